/** The river laid out on paper: from the start to the right, round a bend, and back to the village; upright, the same turned by a quarter. */
import type { BoardView } from "../../../generated/canyon.ts";
import type { Point } from "./contours.ts";

export type Cell = { space: string; rank: number; lane: number; sign: string };

/** What each arrow adds to rank and lane. */
export const ARROWS: Record<string, [number, number]> = {
  "↓": [1, 0],
  "→": [0, 1],
  "←": [0, -1],
  "↑": [-1, 0],
  "↘": [1, 1],
  "↙": [1, -1],
  "↗": [-1, 1],
  "↖": [-1, -1],
};
export const CAVE = "cave";

/** What tells a drawing of a river from every other. */
export const drawingOf = (board: BoardView, upright: boolean): string =>
  [upright ? "upright" : "wide", board.lanes, ...board.rows, ...board.cave_exits].join(" ");

/** The bend begins and ends there, on a river of this many ranks. */
const RANKS = 28;
const BEND = [7.9, 14.5] as const;
const LANES = 6;

const WIDE = { width: 1100, height: 610, lane: 35, bulge: 16, radius: 134, before: 48, after: 44, x: 812, y: 318, reach: 270, scale: 1 };
const UPRIGHT = {
  width: 380,
  height: 496,
  lane: 26.5,
  bulge: 7,
  radius: 94,
  before: 25,
  after: 20.5,
  x: 194,
  y: 192,
  reach: 182,
  scale: 0.66,
};

export class Course {
  readonly width: number;
  readonly height: number;
  /** How large things are drawn, of what they are in the wide drawing. */
  readonly scale: number;
  readonly cells: Cell[];
  /** The last rank, where the landing stages are. */
  readonly last: number;
  /** The offset of the outermost lane from the middle of the river. */
  readonly edge: number;
  /** How far apart lanes lie. */
  readonly narrowest: number;
  readonly cave: { rank: number; offset: number };
  readonly #paper: typeof WIDE;
  readonly #lanes: string;
  /** How much wider lanes are at the top of the bend; less where the river fills it to the edge of the paper. */
  readonly #bulge: number;

  constructor(
    board: BoardView,
    readonly upright: boolean,
  ) {
    this.#paper = upright ? UPRIGHT : WIDE;
    this.#lanes = board.lanes;
    ({ width: this.width, height: this.height, scale: this.scale } = this.#paper);
    this.last = board.rows.length - 1;
    this.edge = (board.lanes.length - 1) / 2;
    this.narrowest = this.#paper.lane * (LANES / board.lanes.length);
    this.cells = board.rows.flatMap((row, rank) =>
      [...row].map((sign, lane) => ({ space: `${board.lanes[lane]}${rank}`, rank, lane, sign })),
    );
    const { radius, reach, lane, bulge } = this.#paper;
    const outermost = Math.max(
      1,
      ...waters(this)
        .filter((cell) => Math.abs(this.#turned(cell.rank) - 0.5) < 0.3)
        .map((cell) => this.#spread(this.offset(cell.lane) + 0.5)),
    );
    this.#bulge = Math.min(bulge, (reach - radius) / outermost - lane);
    this.cave = this.#mouth(board.cave_exits);
  }

  /** Where a place on the river lies on paper; `offset` counts lanes from its middle. */
  at(rank: number, offset: number): Point {
    const { lane, radius, before, after, x, y } = this.#paper;
    const along = this.#along(rank);
    const turned = this.#turned(rank);
    const inBend = turned > 0 && turned < 1;
    const out = this.#spread(offset) * (lane + (inBend ? this.#bulge * Math.sin(Math.PI * turned) : 0));
    const [right, low] = inBend
      ? [Math.cos(Math.PI * (0.5 - turned)) * (radius + out), Math.sin(Math.PI * (0.5 - turned)) * (radius + out)]
      : turned <= 0
        ? [(along - BEND[0]) * before, radius + out + Math.sin(along * 1.05) * 3]
        : [(BEND[1] - along) * after, Math.sin(along * 0.95) * 3 - radius - out];
    return this.upright ? [low + y, x - right] : [right + x, low + y];
  }

  /** The rank, were the river of the usual length. */
  #along(rank: number): number {
    return (rank / this.last) * RANKS;
  }

  /** How much of the bend lies behind: from 0 to 1 inside it. */
  #turned(rank: number): number {
    return (this.#along(rank) - BEND[0]) / (BEND[1] - BEND[0]);
  }

  /** The offset, were the river of the usual breadth. */
  #spread(offset: number): number {
    return (offset * LANES) / this.#lanes.length;
  }

  offset(lane: number): number {
    return lane - this.edge;
  }

  middle({ rank, lane }: Cell): Point {
    return this.at(rank, this.offset(lane));
  }

  /** The outline of a cell, `gap` inside its borders. */
  outline({ rank, lane }: Cell, gap = 0): Point[] {
    const [half, offset] = [0.5 - gap, this.offset(lane)];
    const along = [-half, -half / 2, 0, half / 2, half];
    return [
      ...along.map((step) => this.at(rank + step, offset - half)),
      ...along.toReversed().map((step) => this.at(rank + step, offset + half)),
    ];
  }

  /** The middle of a space by its name; the cave has a place of its own. */
  place(space: string): Point {
    return space === CAVE ? this.at(this.cave.rank, this.cave.offset) : this.middle(this.cell(space)!);
  }

  /** Through the middles of spaces along the water, the half-ways between them included. */
  way(spaces: string[]): Point[] {
    return spaces.flatMap((space, step) => (step ? [this.between(spaces[step - 1], space), this.place(space)] : [this.place(space)]));
  }

  /** Half-way from one space to the next. */
  between(from: string, to: string): Point {
    const [a, b] = [this.cell(from), this.cell(to)];
    if (a && b) return this.at((a.rank + b.rank) / 2, this.offset((a.lane + b.lane) / 2));
    const [[fromX, fromY], [toX, toY]] = [this.place(from), this.place(to)];
    return [(fromX + toX) / 2, (fromY + toY) / 2];
  }

  cell(space: string): Cell | undefined {
    return this.cells.find((cell) => cell.space === space);
  }

  /** Where a canoe that drifts off a space goes over the fall. */
  brink(space: string): Point {
    const from = this.cell(space)!;
    const far = (cell: Cell) => Math.hypot(cell.rank - from.rank, cell.lane - from.lane);
    const falls = this.cells.filter((cell) => cell.sign === "W").sort((a, b) => far(a) - far(b));
    return falls.length ? this.middle(falls[0]) : this.middle(from);
  }

  /** The cave lies beside the spaces it opens on, on the side of the nearer bank. */
  #mouth(exits: string[]): { rank: number; offset: number } {
    const cells = exits.map((exit) => this.cell(exit)!);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const offset = this.offset(mean(cells.map((cell) => cell.lane)));
    return { rank: mean(cells.map((cell) => cell.rank)), offset: offset + 1.15 * Math.sign(offset || 1) };
  }
}

const isWater = (cell: Cell): boolean => cell.sign === "~" || cell.sign in ARROWS;
export const calmCells = (course: Course): Cell[] => course.cells.filter((cell) => cell.sign === "~");
export const rapids = (course: Course): Cell[] => course.cells.filter((cell) => cell.sign in ARROWS);
export const waters = (course: Course): Cell[] => course.cells.filter(isWater);
/** What the log, the seats and the buttons call by name: water, piers and landing stages. */
export const named = (course: Course): Cell[] => course.cells.filter((cell) => isWater(cell) || "SL".includes(cell.sign));
export const signed = (course: Course, sign: string): Cell[] => course.cells.filter((cell) => cell.sign === sign);
