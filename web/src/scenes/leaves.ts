/** Leaves drawn in a unit hexagon, stem down: their tips have radius 1 and lie on its vertices. */
import { at, point } from "../parts/print";

export type LeafShape = "sweetgum" | "silver-maple" | "tulip" | "sassafras" | "trident-maple" | "ginkgo";
type Point = { x: number; y: number; sharp: boolean };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** A point by its angle from the stem. */
const polar = (degrees: number, radius: number, sharp = false): Point => ({
  x: radius * Math.sin(radians(degrees)),
  y: radius * Math.cos(radians(degrees)),
  sharp,
});

/** A leaf of equal lobes: each lobe's half outline as [along, aside, sharp]. */
function lobed(base: number, half: [number, number, boolean][]): Point[] {
  const points = [polar(0, base, true)];
  for (const axis of [60, 120, 180, 240, 300]) {
    const [dx, dy] = [Math.sin(radians(axis)), Math.cos(radians(axis))];
    const side = (sign: number) =>
      half.map(([along, aside, sharp]) => ({ x: dx * along + dy * aside * sign, y: dy * along - dx * aside * sign, sharp }));
    points.push(...side(-1), polar(axis, 1, true), ...side(1).reverse());
  }
  return points;
}

/** A leaf like its own mirror image: the right half as [angle, radius, sharp]. */
function mirrored(half: [number, number, boolean?][]): Point[] {
  const right = half.map(([angle, radius, sharp]) => polar(angle, radius, sharp));
  const left = half
    .slice(1, -1)
    .reverse()
    .map(([angle, radius, sharp]) => polar(-angle, radius, sharp));
  return [...right, ...left];
}

const OUTLINES: Record<LeafShape, Point[]> = {
  sweetgum: lobed(0.3, [
    [0.3, 0.165, false],
    [0.52, 0.2, false],
    [0.8, 0.105, false],
  ]),
  "silver-maple": lobed(0.26, [
    [0.26, 0.12, false],
    [0.44, 0.1, false],
    [0.56, 0.235, true],
    [0.64, 0.115, false],
    [0.73, 0.165, true],
    [0.8, 0.07, false],
  ]),
  tulip: mirrored([
    [0, 0.4, true],
    [16, 0.6],
    [38, 0.74],
    [60, 1, true],
    [76, 0.6],
    [90, 0.5],
    [104, 0.6],
    [120, 1, true],
    [140, 0.74],
    [160, 0.62],
    [180, 0.5, true],
  ]),
  sassafras: mirrored([
    [0, 0.74, true],
    [16, 0.52],
    [44, 0.34],
    [72, 0.4],
    [92, 0.7],
    [106, 0.9],
    [120, 1, true],
    [132, 0.88],
    [143, 0.62],
    [148, 0.36],
    [154, 0.58],
    [162, 0.8],
    [171, 0.92],
    [180, 1, true],
  ]),
  "trident-maple": mirrored([
    [0, 0.5, true],
    [24, 0.62],
    [52, 0.6],
    [80, 0.6],
    [104, 0.78],
    [120, 1, true],
    [132, 0.7],
    [149, 0.48, true],
    [166, 0.7],
    [180, 1, true],
  ]),
  ginkgo: mirrored([
    [0, 0.52, true],
    [30, 0.32],
    [72, 0.3],
    [100, 0.6],
    [114, 0.88],
    [120, 1, true],
    [128, 0.92],
    [134, 0.8],
    [141, 0.9],
    [149, 0.8],
    [157, 0.86],
    [166, 0.74],
    [174, 0.8],
    [180, 0.34, true],
  ]),
};
const VEINS: Record<LeafShape, { base: number; from: number; to: number[] }> = {
  sweetgum: { base: 0.3, from: 0.216, to: [60, 120, 180, 240, 300] },
  "silver-maple": { base: 0.26, from: 0.187, to: [60, 120, 180, 240, 300] },
  tulip: { base: 0.4, from: 0.288, to: [60, 120, 240, 300] },
  sassafras: { base: 0.74, from: 0.15, to: [120, 180, 240] },
  "trident-maple": { base: 0.5, from: 0.42, to: [120, 180, 240] },
  ginkgo: { base: 0.52, from: 0.468, to: [] },
};

/** The outline as a path: sharp points are corners, the others are rounded off. */
export function outline(shape: LeafShape, size: number): string {
  const points = OUTLINES[shape];
  const place = ({ x, y }: { x: number; y: number }) => point(x * size, y * size);
  let path = `M${place(points[0])}`;
  for (let i = 1; i < points.length; i++) {
    const [here, next] = [points[i], points[(i + 1) % points.length]];
    if (here.sharp) path += `L${place(here)}`;
    else path += `Q${place(here)} ${place(next.sharp ? next : { x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 })}`;
    if (!here.sharp && next.sharp) i++;
  }
  return `${path}Z`;
}

/** The veins as a path. */
export function veins(shape: LeafShape, size: number): string {
  const { base, from, to } = VEINS[shape];
  if (shape === "ginkgo") {
    const fan = Array.from({ length: 15 }, (_, ray) => polar(118 + ray * 8.8, 0.7));
    return fan.map(({ x, y }) => `M0 ${at(from * size)}L${point(x * size, y * size)}`).join("");
  }
  let path = `M0 ${at(base * size)}L0 ${at(from * size)}`;
  for (const angle of to) {
    const tip = polar(angle, 0.86);
    const [dx, dy] = [tip.x * size, (tip.y - from) * size];
    path += `M0 ${at(from * size)}l${point(dx, dy)}`;
    for (const part of [0.5, 0.68])
      for (const side of [-0.75, 0.75]) {
        const turn = Math.atan2(dy, dx) + side;
        const long = size * 0.13 * (1.3 - part);
        path += `M${point(dx * part, from * size + dy * part)}l${point(Math.cos(turn) * long, Math.sin(turn) * long)}`;
      }
  }
  return shape === "tulip" ? `${path}M0 ${at(from * size)}L0 ${at(-0.42 * size)}` : path;
}

/** The stem as a path, from the blade to the vertex below. */
export const stem = (shape: LeafShape, size: number): string =>
  `M0 ${at(VEINS[shape].base * size * 0.8)}Q${point(size * 0.03, size * 0.8)} 0 ${size}`;

/** The vertices, counted from the stem, in which the leaf ends. */
export const drawnTips = (shape: LeafShape): number[] =>
  [0, 1, 2, 3, 4, 5].filter((vertex) => {
    const tip = polar(-60 * vertex, 1);
    return vertex === 0 || OUTLINES[shape].some(({ x, y, sharp }) => sharp && Math.hypot(x - tip.x, y - tip.y) < 1e-9);
  });

/** A leaf of one colour around 0, 0. */
export function leaf(shape: LeafShape, colour: string, size: number): string {
  const edge = `color-mix(in oklab, ${colour} 42%, var(--leaf-edge))`;
  const path = outline(shape, size);
  return (
    `<path d="${stem(shape, size)}" stroke="${edge}" stroke-width="${at(size * 0.055)}" fill="none" stroke-linecap="round"/>` +
    `<path d="${path}" fill="${colour}" stroke="${edge}" stroke-width="${at(size * 0.028)}" stroke-miterlimit="3"/>` +
    `<path d="${path}" fill="none" stroke="var(--cream)" stroke-width="${at(size * 0.014)}" opacity=".45" transform="translate(0 ${at(size * 0.018)}) scale(.9)"/>` +
    `<path d="${veins(shape, size)}" stroke="var(--cream)" stroke-width="${at(size * (shape === "ginkgo" ? 0.016 : 0.022))}" fill="none" stroke-linecap="round" opacity=".72"/>`
  );
}
