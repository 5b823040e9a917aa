/** The lattice the leaves lie on, in units of a hexagon's radius: pointed tops, y down, vertex i at 30 + 60·i degrees. */

export type Cell = { q: number; r: number };
export type Point = { x: number; y: number };

const ROOT = Math.sqrt(3);

export const centre = ({ q, r }: Cell): Point => ({ x: ROOT * (q + r / 2), y: 1.5 * r });

/** Where a vertex lies, from the middle of its hexagon. */
export const corner = (vertex: number): Point => {
  const angle = ((30 + 60 * vertex) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
};

/** How far a leaf drawn with its stem down is turned on the screen. */
export const degrees = (turn: number): number => 60 * (turn - 1);

/** A hexagon around 0, 0 as a path. */
export const hexagon = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((vertex) => `${(corner(vertex).x * radius).toFixed(2)} ${(corner(vertex).y * radius).toFixed(2)}`).join("L")}Z`;

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The smallest box around the hexagons. */
export function bounds(cells: Cell[]): Bounds {
  const middles = cells.map(centre);
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  return { left: Math.min(...xs) - ROOT / 2, top: Math.min(...ys) - 1, right: Math.max(...xs) + ROOT / 2, bottom: Math.max(...ys) + 1 };
}

/** The nearest of some cells to a point, if one is within reach. */
export function nearest<T extends Cell>(cells: T[], { x, y }: Point, reach: number): T | null {
  let [best, least]: [T | null, number] = [null, reach];
  for (const cell of cells) {
    const middle = centre(cell);
    const distance = Math.hypot(middle.x - x, middle.y - y);
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** Turns that bring the tips to the same corners are one choice; the drawing takes one of them, by the leaf's number, so that no two look alike. */
export const shownTurn = (turn: number, different: number, leaf: number): number => turn + different * (leaf % (6 / different));
