/** What the scenes on the boxes are made of. All scenes are 400 × 260. */
import { at, point, random } from "../parts/print";

export const WIDTH = 400;
export const HEIGHT = 260;
const CREAM = "var(--cream)";

export const paper = (fill: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`;
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;
export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
export const each = <T>(items: T[], draw: (item: T, index: number) => string): string => items.map(draw).join("");

/** A pine standing on y, with chisel ticks unless it is far away. */
export function pine(x: number, y: number, height: number, fill: string, ticks = true): string {
  const h = (part: number) => at(height * part);
  const outline =
    `M${point(x, y - height)}l${h(0.17)} ${h(0.33)}h${h(-0.07)}l${h(0.14)} ${h(0.3)}h${h(-0.07)}l${h(0.12)} ${h(0.25)}h${h(-0.24)}v${h(0.12)}` +
    `h${h(-0.1)}v${h(-0.12)}h${h(-0.24)}l${h(0.12)} ${h(-0.25)}h${h(-0.07)}l${h(0.14)} ${h(-0.3)}h${h(-0.07)}Z`;
  const marks =
    `M${point(x - height * 0.05, y - height * 0.7)}l${h(0.08)} ${h(0.08)}M${point(x - height * 0.1, y - height * 0.44)}l${h(0.14)} ${h(0.1)}` +
    `M${point(x - height * 0.14, y - height * 0.2)}l${h(0.18)} ${h(0.08)}`;
  return shape(outline, fill) + (ticks ? stroke(marks, CREAM, 1.6, 0.5) : "");
}

/** A sun with its rays. */
export function sun(x: number, y: number, radius: number, count: number, colour: string): string {
  let rays = "";
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray / count) * Math.PI * 2;
    const [inner, outer] = [radius * 1.25 + 1, radius * 1.5 + 2 + (ray % 2) * 6];
    rays += `M${point(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner)}L${point(x + Math.cos(angle) * outer, y + Math.sin(angle) * outer)}`;
  }
  return disc(x, y, radius, colour) + stroke(rays, colour, 3);
}

export function clouds(seed: string, count: number, top: number, bottom: number, opacity: number): string {
  const next = random(seed);
  const marks = Array.from({ length: count }, () => `M${point(next() * WIDTH, top + next() * (bottom - top))}h${at(14 + next() * 40)}`);
  return stroke(marks.join(""), CREAM, 2, opacity);
}

export function grass(seed: string, count: number, top: number, bottom: number, opacity: number): string {
  const next = random(seed);
  const blades = Array.from(
    { length: count },
    () => `M${point(next() * WIDTH, top + next() * (bottom - top))}q${at((next() - 0.5) * 4)} -6 ${at((next() - 0.5) * 8)} -10`,
  );
  return stroke(blades.join(""), CREAM, 1.8, opacity);
}

/** The scalloped crown of a tree. */
export function crown(x: number, y: number, across: number, up: number, fill: string, scallops: number): string {
  const edge = (angle: number, reach = 1) => point(x + Math.cos(angle) * across * reach, y + Math.sin(angle) * up * reach);
  let outline = `M${edge(0.3)}`;
  for (let scallop = 0; scallop < scallops; scallop++) {
    const angle = (part: number) => ((scallop + part) / scallops) * Math.PI * 2 + 0.3;
    outline += `Q${edge(angle(0.5), 1.28)} ${edge(angle(1))}`;
  }
  return shape(`${outline}Z`, fill);
}

export const birds = (path: string, colour = CREAM): string => stroke(path, colour, 2.4);
