/** Looking closer at the river: two fingers pinch, one drags, a button goes to a place and back. */
import type { Point } from "./river/contours";

const MOST = 3;
const CLOSE = 2.2;
/** A finger that moves less than this far has tapped. */
const SLIP = 8;

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
  #frame: HTMLElement | undefined;

  readonly close = $derived(this.scale > 1);
  readonly transform = $derived(`translate(${this.x}px, ${this.y}px) scale(${this.scale})`);

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Looks closer at a place, given from the picture's middle. */
  to([x, y]: Point): void {
    [this.scale, this.x, this.y] = [CLOSE, -x * CLOSE, -y * CLOSE];
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
