/** Which part of the forest floor is seen: all of it, until somebody pans or zooms. Sizes are pixels for a hexagon's radius. */
import { type Bounds, type Cell, centre, type Point } from "./lattice";

type Shot = { size: number; x: number; y: number };
/** A corner of the floor that something lies over. */
export type Corner = { width: number; height: number };

const LEAST = 12;
const MOST = 76;
/** A finger meets a hexagon of this size. */
const TOUCHED = 30;
const NEAREST = 120;
const MARGIN = 10;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** What is to be seen. */
  box = $state.raw<Bounds>({ left: -1, top: -1, right: 1, bottom: 1 });
  /** What must not lie under the upper right corner, and that corner. */
  cells = $state.raw<Cell[]>([]);
  corner = $state.raw<Corner>({ width: 0, height: 0 });
  /** Kept free below, for the tray. */
  below = $state(0);
  #own = $state.raw<Shot | null>(null);

  readonly #whole = $derived.by(() => {
    const shot = this.#fit(this.width);
    return this.#hides(shot) ? this.#fit(this.width - this.corner.width) : shot;
  });
  readonly shot = $derived.by(() => this.#own ?? this.#whole);
  /** Somebody moved it. */
  readonly moved = $derived.by(() => this.#own !== null);
  /** Not all of it is seen. */
  readonly cut = $derived.by(() => this.moved || this.shot.size <= LEAST);

  /** The point of the lattice under a point of the floor. */
  under({ x, y }: Point): Point {
    const { size, x: left, y: top } = this.shot;
    return { x: (x - left) / size, y: (y - top) / size };
  }

  pan(dx: number, dy: number): void {
    this.#own = this.#kept({ ...this.shot, x: this.shot.x + dx, y: this.shot.y + dy });
  }

  /** Zooms and keeps what is under `around` where it is. */
  zoom(by: number, around: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const fixed = this.under(around);
    const size = Math.min(NEAREST, Math.max(Math.min(LEAST, this.#whole.size), this.shot.size * by));
    this.#own = this.#kept({ size, x: around.x - fixed.x * size, y: around.y - fixed.y * size });
  }

  whole(): void {
    this.#own = null;
  }

  /** Where it is too small to be touched, a cell comes near, as much as can be in the middle. */
  near(cell: Cell): void {
    this.whole();
    if (this.shot.size >= TOUCHED) return;
    const { left, top, right, bottom } = this.box;
    const at = (middle: number, low: number, high: number, room: number) => {
      const [least, most] = [room - MARGIN - high * TOUCHED, MARGIN - low * TOUCHED];
      return Math.max(Math.min(least, most), Math.min(Math.max(least, most), room / 2 - middle * TOUCHED));
    };
    const { x, y } = centre(cell);
    this.#own = { size: TOUCHED, x: at(x, left, right, this.width), y: at(y, top, bottom, this.height - this.below) };
  }

  /** Pans just so far that a cell is seen. */
  show(cell: Cell): void {
    const { size, x, y } = this.shot;
    const middle = centre(cell);
    const [left, top] = [x + middle.x * size, y + middle.y * size];
    const outside = (at: number, room: number) => (at < size ? size - at : at > room - size ? room - size - at : 0);
    const [dx, dy] = [outside(left, this.width), outside(top, this.height - this.below)];
    if (dx || dy) this.pan(dx, dy);
  }

  #fit(width: number): Shot {
    const { left, top, right, bottom } = this.box;
    const [across, down] = [width - 2 * MARGIN, this.height - this.below - 2 * MARGIN];
    const size = Math.max(LEAST, Math.min(MOST, across / (right - left), down / (bottom - top)));
    return { size, x: MARGIN + across / 2 - ((left + right) / 2) * size, y: MARGIN + down / 2 - ((top + bottom) / 2) * size };
  }

  #hides({ size, x, y }: Shot): boolean {
    return this.cells.some((cell) => {
      const middle = centre(cell);
      return x + (middle.x + 0.8) * size > this.width - this.corner.width && y + (middle.y - 0.9) * size < this.corner.height;
    });
  }

  /** Something of the floor always stays in sight. */
  #kept(shot: Shot): Shot {
    const { left, top, right, bottom } = this.box;
    const hold = (at: number, low: number, high: number, room: number) =>
      Math.min(room - shot.size - low * shot.size, Math.max(shot.size - high * shot.size, at));
    return { size: shot.size, x: hold(shot.x, left, right, this.width), y: hold(shot.y, top, bottom, this.height) };
  }
}
