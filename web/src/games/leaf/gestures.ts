/** Fingers and mouse on the forest floor: one pans, two pinch, one that starts on the ghost carries it. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./lattice";

const STILL = 7;

type Carrying = { /** Whether the ghost lies there. */ holds: (at: Point) => boolean; carry: (at: Point) => void };

export class Gestures {
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #carries = false;
  /** The pointer went so far that its click is none. */
  moved = false;

  constructor(
    readonly camera: Camera,
    readonly ghost: Carrying,
  ) {}

  down(floor: HTMLElement, event: PointerEvent): void {
    if (event.button) return;
    const at = place(floor, event);
    if (event.isPrimary) this.#fingers.clear(); // a gesture begins: no finger that was lost before has a part in it
    this.#fingers.set(event.pointerId, at);
    if (!event.isPrimary) return;
    [this.#start, this.moved] = [at, false];
    this.#carries = this.ghost.holds(this.camera.under(at));
  }

  move(floor: HTMLElement, event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const at = place(floor, event);
    if (!this.moved && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < STILL) return;
    this.moved = true;
    if (!floor.hasPointerCapture(event.pointerId)) floor.setPointerCapture(event.pointerId);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.#pinch(before, at, other);
    else if (this.#carries) this.ghost.carry(this.camera.under(at));
    else this.camera.pan(at.x - before.x, at.y - before.y);
    this.#fingers.set(event.pointerId, at);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pinch(before: Point, at: Point, other: Point): void {
    const apart = (one: Point) => Math.max(20, Math.hypot(one.x - other.x, one.y - other.y));
    this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    this.camera.zoom(apart(at) / apart(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
  }
}

/** Where a pointer is on the floor. */
export function place(floor: HTMLElement, event: MouseEvent): Point {
  const { left, top } = floor.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
