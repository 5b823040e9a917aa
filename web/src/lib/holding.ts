/** A press that stays where it is: it asks, and is no tap any more. Whoever moves on drags, scrolls or pans as ever. */

/** Milliseconds until a press is held. */
export const HELD = 500;
/** A finger that moves less than this far, in pixels, stays. */
const STILL = 8;

type Press = { pointer: number; x: number; y: number; target: EventTarget; timer: ReturnType<typeof setTimeout> };

export class Holding {
  #press: Press | null = null;
  /** The pointer whose press was held: all it does until it is lifted is nobody's. */
  #held: number | null = null;
  #hush = false;

  /** `ask` is told of the target, and says whether it has something to tell. */
  constructor(
    readonly ask: (target: EventTarget) => boolean,
    readonly page: EventTarget = globalThis,
  ) {}

  /** Listens to everything on the page, before anything else does. */
  readonly listen = (): (() => void) => {
    const heard = {
      pointerdown: (event: PointerEvent) => this.#down(event),
      pointermove: (event: PointerEvent) => this.#move(event),
      pointerup: (event: PointerEvent) => this.#up(event),
      pointercancel: (event: PointerEvent) => this.#up(event),
      click: (event: PointerEvent) => this.#click(event),
      contextmenu: (event: PointerEvent) => this.#menu(event),
    };
    const listeners = Object.entries(heard) as [string, (event: Event) => void][];
    for (const [kind, listener] of listeners) this.page.addEventListener(kind, listener, { capture: true });
    return () => {
      this.#forget();
      for (const [kind, listener] of listeners) this.page.removeEventListener(kind, listener, { capture: true });
    };
  };

  #down(event: PointerEvent): void {
    this.#forget();
    if (!event.isPrimary || event.button || !event.target) return;
    this.#hush = false;
    const { pointerId: pointer, clientX: x, clientY: y, target } = event;
    this.#press = { pointer, x, y, target, timer: setTimeout(() => this.#hold(), HELD) };
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId === this.#held) event.stopImmediatePropagation();
    else if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) this.#forget();
  }

  #up(event: PointerEvent): void {
    this.#forget();
    if (event.pointerId === this.#held) {
      this.#held = null;
      event.stopImmediatePropagation();
    }
  }

  #hold(): void {
    const { pointer, target } = this.#press!;
    this.#press = null;
    if (!this.ask(target)) return;
    // To the table the finger is gone: nothing is dragged on behind the card.
    target.dispatchEvent(new PointerEvent("pointercancel", { pointerId: pointer, bubbles: true, isPrimary: true }));
    this.#hush = true;
    this.#held = pointer;
  }

  #click(event: MouseEvent): void {
    if (!this.#hush || !event.detail) return;
    this.#hush = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  /** The right button, and how some screens tell of a long press. */
  #menu(event: MouseEvent): void {
    this.#forget();
    const told = this.#held !== null;
    if (!told && !(event.target && this.ask(event.target))) return;
    event.preventDefault();
    this.#hush = told || (event as PointerEvent).pointerType === "touch";
  }

  #forget(): void {
    if (this.#press) clearTimeout(this.#press.timer);
    this.#press = null;
  }
}
