/** The squirrels' tree in a box of 240 × 570: where its cells lie, and how it is drawn. */
import type { TreeCellView } from "../../generated/leaf";
import { at, point, type Random, random } from "../../parts/print";

export const WIDTH = 240;
export const HEIGHT = 570;
const FOOT = 508;
const SUMMIT = 39;
const FORK = 44;

export type Spot = { x: number; y: number };

/** Cells from the foot to the summit, winding a little around the trunk; branches of a fork side by side. */
export function spots(cells: TreeCellView[]): Spot[] {
  const top = Math.max(...cells.map((cell) => cell.height));
  return cells.map(({ height, side }) => {
    const aside = side === "left" ? -FORK : side === "right" ? FORK : 0;
    return { x: WIDTH / 2 + Math.sin(height * 0.9) * 10 + aside, y: FOOT - (height * (FOOT - SUMMIT)) / top };
  });
}

/** The way up as a dotted path. */
export function ways(cells: TreeCellView[]): string {
  const places = spots(cells);
  const line = (from: number, to: number) => `M${point(places[from].x, places[from].y)}L${point(places[to].x, places[to].y)}`;
  return cells
    .flatMap(({ cell, left, right }) =>
      [left, right].filter((next, side) => next !== null && (side === 0 || next !== left)).map((next) => line(cell, next!)),
    )
    .join("");
}

const crown = (x: number, y: number, across: number, up: number, fill: string, scallops: number) => {
  const edge = (part: number, reach = 1) => {
    const angle = (part / scallops) * Math.PI * 2;
    return point(x + Math.cos(angle) * across * reach, y + Math.sin(angle) * up * reach);
  };
  const scalloped = Array.from({ length: scallops }, (_, i) => `Q${edge(i + 0.5, 1.32)} ${edge(i + 1)}`).join("");
  return `<path d="M${edge(0)}${scalloped}Z" fill="${fill}"/>`;
};

function scattered(next: Random, x: number, y: number, across: number, up: number): [number, number] {
  const [angle, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.92];
  return [x + Math.cos(angle) * across * reach, y + Math.sin(angle) * up * reach];
}

const ticks = (next: Random, x: number, y: number, across: number, up: number, count: number) => {
  const marks = Array.from({ length: count }, () => {
    const [cx, cy] = scattered(next, x, y, across, up);
    return `M${point(cx - 4, cy + 3)}q3 -7 9 -5`;
  });
  return `<path d="${marks.join("")}" fill="none" stroke="var(--cream)" stroke-width="1.7" stroke-linecap="round" opacity=".55"/>`;
};

const foliage = (next: Random, x: number, y: number, across: number, up: number, count: number) =>
  Array.from({ length: count }, () => {
    const [cx, cy] = scattered(next, x, y, across, up);
    return `<path d="M0 -7C5 -3 5 3 0 8 -5 3 -5 -3 0 -7Z" transform="translate(${point(cx, cy)}) rotate(${at(next() * 360)})" fill="var(--shade-leaf)"/>`;
  }).join("");

const TRUNK =
  "M66 548C92 536 100 500 100 420V340C70 330 50 300 42 252C62 292 82 306 104 312L106 180C82 170 64 150 54 100C76 142 92 156 108 160L114 36H126L132 160C150 154 162 140 188 98C174 150 156 170 134 182L136 312C158 304 172 288 200 250C186 300 168 328 138 342V420C138 500 148 536 176 548C160 546 150 540 142 534C138 542 132 548 126 549C122 544 120 540 118 536C112 544 104 548 98 548C98 544 98 540 100 534C90 542 78 548 66 548Z";
const BOUGHS = "M122 452C104 440 84 424 76 402V372C84 352 100 346 116 340M122 452C146 440 160 424 168 402V372C160 352 144 346 126 340";
const GROOVES = "M112 520c2-40 0-90 4-130M126 530c2-50-2-100 0-150M118 360v-60M122 250v-50M116 150v-60M124 110v-50";

/** Crown and trunk; `--bright-leaf` and `--shade-leaf` are its two inks. */
export function drawn(): string {
  const next = random("tree");
  const [shade, bright] = ["var(--shade-leaf)", "var(--bright-leaf)"];
  return (
    crown(58, 232, 46, 46, shade, 9) +
    crown(184, 228, 46, 46, shade, 9) +
    crown(120, 112, 88, 98, shade, 13) +
    crown(54, 226, 36, 36, bright, 9) +
    crown(180, 222, 36, 36, bright, 9) +
    crown(114, 104, 74, 82, bright, 12) +
    ticks(next, 114, 104, 74, 84, 26) +
    ticks(next, 54, 226, 34, 34, 9) +
    ticks(next, 180, 222, 34, 34, 9) +
    foliage(next, 120, 112, 80, 86, 22) +
    `<path d="${TRUNK}" fill="var(--pig-bark)"/><path d="${BOUGHS}" stroke="var(--pig-bark)" stroke-width="9" fill="none"/>` +
    `<path d="${GROOVES}" stroke="var(--pig-umber)" stroke-width="2.6" fill="none" opacity=".6" stroke-linecap="round"/>`
  );
}
