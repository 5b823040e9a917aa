/** Looking closer at the river: it shows what matters as near as it can; two fingers pinch, one drags. */
import type { Point } from "./river/contours";

const MOST = 3;
/** Room around what is shown, in pixels. */
const ROOM = 34;
/** A finger that moves less than this far has tapped. */
const SLIP = 8;

type Span = { middle: number; size: number };
function span(places: Point[], axis: number): Span {
  const [least, most] = [Math.min(...places.map((place) => place[axis])), Math.max(...places.map((place) => place[axis]))];
  return { middle: (least + most) / 2, size: Math.max(1, most - least) };
}

type Finger = { x: number; y: number };
const middle = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The last touch moved the picture: it is no tap. */
  dragged = false;
  /** Fingers hold the picture: it follows them without delay. */
  held = $state(false);
  #fingers = new Map<number, Finger>();
  #frame = $state.raw<HTMLElement>();

  readonly ready = $derived(this.#frame !== undefined);
  readonly close = $derived(this.scale > 1);
  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Shows some places of the whole picture, given from its middle, and as much of some others as it can; no closer than `most`. */
  show(places: Point[], others: Point[], most: number): void {
    const { clientWidth, clientHeight } = this.#frame!;
    const [wide, high] = [0, 1].map((axis) => span(places, axis));
    this.scale = Math.max(1, Math.min(most, MOST, (clientWidth - 2 * ROOM) / wide.size, (clientHeight - 2 * ROOM) / high.size));
    const towards = (axis: number, { middle, size }: Span, room: number): number => {
      const aside = Math.max(0, room / this.scale - size) / 2;
      const wanted = span([...places, ...others], axis).middle;
      return -this.scale * Math.max(middle - aside, Math.min(middle + aside, wanted));
    };
    [this.x, this.y] = [towards(0, wide, clientWidth - 2 * ROOM), towards(1, high, clientHeight - 2 * ROOM)];
    this.#drag(0, 0);
  }

  /** An attachment: follows the fingers on a frame that holds the picture in its middle. */
  readonly touch = (element: HTMLElement): (() => void) => {
    this.#frame = element;
    const press = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      if (!this.#fingers.size) this.dragged = false;
      this.#fingers.set(event.pointerId, event);
      this.held = true;
    };
    const move = (event: PointerEvent): void => {
      const before = this.#fingers.get(event.pointerId);
      if (!before) return;
      const others = [...this.#fingers].filter(([finger]) => finger !== event.pointerId).map(([, finger]) => finger);
      const steady = others[0];
      if (steady) this.#pinch(middle(before, steady), middle(event, steady), apart(event, steady) / apart(before, steady));
      else if (this.close && (this.dragged || apart(event, before) > SLIP)) this.#drag(event.x - before.x, event.y - before.y);
      else return;
      this.dragged = true;
      this.#fingers.set(event.pointerId, event);
    };
    const lift = (event: PointerEvent): void => {
      this.#fingers.delete(event.pointerId);
      this.held = this.#fingers.size > 0;
    };
    element.addEventListener("pointerdown", press);
    addEventListener("pointermove", move);
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    return () => {
      element.removeEventListener("pointerdown", press);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", lift);
      removeEventListener("pointercancel", lift);
    };
  };

  /** What lies between the fingers stays there. */
  #pinch(from: Finger, to: Finger, grows: number): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * grows));
    const box = this.#frame!.getBoundingClientRect();
    const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
    const grown = scale / this.scale;
    this.x = to.x - left - (from.x - left - this.x) * grown;
    this.y = to.y - top - (from.y - top - this.y) * grown;
    this.scale = scale;
    this.#drag(0, 0);
  }

  /** The picture never leaves its frame. */
  #drag(x: number, y: number): void {
    const frame = this.#frame!;
    const picture = frame.firstElementChild as HTMLElement;
    const wide = Math.max(0, (picture.offsetWidth * this.scale - frame.clientWidth) / 2);
    const high = Math.max(0, (picture.offsetHeight * this.scale - frame.clientHeight) / 2);
    this.x = Math.max(-wide, Math.min(wide, this.x + x));
    this.y = Math.max(-high, Math.min(high, this.y + y));
  }
}
