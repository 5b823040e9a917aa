/** Crowns, chisel ticks and the forest behind a forest. */
import { at, point, random } from "../../parts/print";

/** The scalloped outline of a crown. */
export function crown(x: number, y: number, across: number, up: number, scallops = 9, bulge = 1.26): string {
  const edge = (angle: number, reach = 1) => point(x + Math.cos(angle) * across * reach, y + Math.sin(angle) * up * reach);
  let outline = `M${edge(0.2)}`;
  for (let scallop = 0; scallop < scallops; scallop++) {
    const angle = (part: number) => ((scallop + part) / scallops) * Math.PI * 2 + 0.2;
    outline += `Q${edge(angle(0.5), bulge)} ${edge(angle(1))}`;
  }
  return `${outline}Z`;
}

/** Little strokes of bare paper inside a crown. */
export function ticks(x: number, y: number, across: number, up: number, seed: string, count: number): string {
  const next = random(seed);
  let marks = "";
  for (let tick = 0; tick < count; tick++) {
    const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.9];
    marks += `M${point(x + Math.cos(angle) * across * reach - 3, y + Math.sin(angle) * up * reach + 2)}q3 -6 7 -4`;
  }
  return `<path d="${marks}" fill="none" stroke="var(--cream)" stroke-width="1.6" stroke-linecap="round" opacity=".65"/>`;
}

/** Trees in the mist and the forest floor, 1060 × 200. */
export function backdrop(seed: string): string {
  const next = random(seed);
  let trees = "";
  for (let tree = 0; tree < 22; tree++) {
    const [x, tall] = [tree * 52 + next() * 40 - 20, 20 + next() * 60];
    trees += `<path d="M${at(x - 4)} 200V${at(110 - tall * 0.4)}h8V200Z"/><path d="${crown(x, 100 - tall * 0.5, 30 + next() * 18, 14 + next() * 8, 8)}"/>`;
  }
  return `<g fill="var(--mist)">${trees}</g>`;
}
