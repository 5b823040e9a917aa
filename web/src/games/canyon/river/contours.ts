/** Smooth outlines at given distances around a union of polygons: a field of distances, softened, then cut by marching squares. */
import { point } from "../../../parts/print.ts";

export type Point = [number, number];
/** Unevenness added to a level, so that banks look cut by hand. */
export type Noise = (x: number, y: number, level: number) => number;

const SOFTENINGS = 3;
const SHORTEST_LOOP = 9;

type Field = { across: number; down: number; step: number; values: Float32Array };

/** One closed path for each level, to be filled with the even-odd rule. */
export function contours(polygons: Point[][], width: number, height: number, step: number, levels: number[], noise: Noise): string[] {
  const field = soften(distances(polygons, width, height, step), SOFTENINGS);
  return levels.map((level, number) =>
    loops(field, (x, y) => level + noise(x, y, number))
      .filter((loop) => loop.length >= SHORTEST_LOOP)
      .map(smooth)
      .join(""),
  );
}

/** How far each point of the grid lies outside the polygons; less than nothing inside. */
function distances(polygons: Point[][], width: number, height: number, step: number): Field {
  const across = Math.ceil(width / step) + 1;
  const down = Math.ceil(height / step) + 1;
  const inside = new Uint8Array(across * down);
  for (const polygon of polygons) fill(inside, across, down, step, polygon);
  const outwards = spread(across, down, (index) => inside[index] === 1);
  const inwards = spread(across, down, (index) => inside[index] === 0);
  const values = outwards.map((far, index) => (inside[index] ? 0.5 - inwards[index] : far - 0.5) * step);
  return { across, down, step, values };
}

function fill(inside: Uint8Array, across: number, down: number, step: number, polygon: Point[]): void {
  const [xs, ys] = [polygon.map(([x]) => x / step), polygon.map(([, y]) => y / step)];
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row <= Math.min(down - 1, Math.ceil(Math.max(...ys))); row++)
    for (let column = Math.max(0, Math.floor(Math.min(...xs))); column <= Math.min(across - 1, Math.ceil(Math.max(...xs))); column++)
      if (holds(polygon, column * step, row * step)) inside[row * across + column] = 1;
}

/** Whether a point lies in a polygon. */
export function holds(polygon: Point[], x: number, y: number): boolean {
  let within = false;
  polygon.forEach(([xa, ya], index) => {
    const [xb, yb] = polygon.at(index - 1)!;
    if (ya > y !== yb > y && x < ((xb - xa) * (y - ya)) / (yb - ya) + xa) within = !within;
  });
  return within;
}

/** Steps from each point of the grid to the nearest source, diagonals counted as such. */
function spread(across: number, down: number, isSource: (index: number) => boolean): Float32Array {
  const far = Float32Array.from({ length: across * down }, (_, index) => (isSource(index) ? 0 : 1e6));
  const neighbours: [number, number, number][] = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, Math.SQRT2],
    [1, -1, Math.SQRT2],
  ];
  const relax = (column: number, row: number, sense: 1 | -1): void => {
    for (const [dx, dy, cost] of neighbours) {
      const [x, y] = [column + dx * sense, row + dy * sense];
      if (x >= 0 && y >= 0 && x < across && y < down)
        far[row * across + column] = Math.min(far[row * across + column], far[y * across + x] + cost);
    }
  };
  for (let row = 0; row < down; row++) for (let column = 0; column < across; column++) relax(column, row, 1);
  for (let row = down - 1; row >= 0; row--) for (let column = across - 1; column >= 0; column--) relax(column, row, -1);
  return far;
}

/** Each value becomes the mean of its surroundings. */
function soften(field: Field, times: number): Field {
  if (!times) return field;
  const { across, down, values } = field;
  const softer = new Float32Array(values.length);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++) {
          sum += values[y * across + x];
          count++;
        }
      softer[row * across + column] = sum / count;
    }
  return soften({ ...field, values: softer }, times - 1);
}

/** Edges of a square, clockwise from the top, that the line enters and leaves by, for every way its corners can be inside. */
const CUTS: Record<number, [number, number][]> = {
  1: [[0, 3]],
  2: [[1, 0]],
  3: [[1, 3]],
  4: [[2, 1]],
  5: [
    [0, 3],
    [2, 1],
  ],
  6: [[2, 0]],
  7: [[2, 3]],
  8: [[3, 2]],
  9: [[0, 2]],
  10: [
    [1, 0],
    [3, 2],
  ],
  11: [[1, 2]],
  12: [[3, 1]],
  13: [[0, 1]],
  14: [[3, 0]],
};

/** The lines where the field crosses the level, joined until they close. */
function loops({ across, down, step, values }: Field, level: (x: number, y: number) => number): Point[][] {
  const heights = values.map((value, index) => {
    const [column, row] = [index % across, Math.floor(index / across)];
    const border = column === 0 || row === 0 || column === across - 1 || row === down - 1;
    return border ? 1e3 : value - level(column * step, row * step);
  });
  /** By the number of an edge of the grid: the edge where its line goes on. */
  const onwards = new Map<number, number>();
  for (let row = 0; row < down - 1; row++)
    for (let column = 0; column < across - 1; column++) {
      const corner = row * across + column;
      const inside = (index: number, bit: number) => (heights[index] < 0 ? bit : 0);
      const cuts = CUTS[inside(corner, 1) + inside(corner + 1, 2) + inside(corner + across + 1, 4) + inside(corner + across, 8)];
      if (!cuts) continue;
      const edges = [2 * corner, 2 * (corner + 1) + 1, 2 * (corner + across), 2 * corner + 1];
      for (const [enters, leaves] of cuts) onwards.set(edges[enters], edges[leaves]);
    }
  /** An even edge lies to the right of its corner, an odd one below. */
  const crossing = (edge: number): Point => {
    const corner = Math.floor(edge / 2);
    const other = corner + (edge % 2 ? across : 1);
    const part = heights[corner] / (heights[corner] - heights[other]);
    const [column, row] = [corner % across, Math.floor(corner / across)];
    return edge % 2 ? [column * step, (row + part) * step] : [(column + part) * step, row * step];
  };
  return joined(onwards).map((loop) => loop.map(crossing));
}

function joined(onwards: Map<number, number>): number[][] {
  const found: number[][] = [];
  for (const start of onwards.keys()) {
    const loop: number[] = [];
    for (let edge: number | undefined = start; edge !== undefined && onwards.has(edge); ) {
      loop.push(edge);
      const next: number | undefined = onwards.get(edge);
      onwards.delete(edge);
      edge = next;
    }
    found.push(loop);
  }
  return found;
}

/** Every third point is kept as a bend; the line runs through the middles between them. */
function smooth(loop: Point[]): string {
  const bends = loop.filter((_, index) => index % 3 === 0);
  const middle = (index: number): string => {
    const [[xa, ya], [xb, yb]] = [bends.at(index)!, bends[(index + 1) % bends.length]];
    return point((xa + xb) / 2, (ya + yb) / 2);
  };
  return `M${middle(-1)}${bends.map(([x, y], index) => `Q${point(x, y)} ${middle(index)}`).join("")}Z`;
}
