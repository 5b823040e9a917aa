/** A card in hand that is pulled over the forest. Only a vertical pull begins it on a touch screen: sideways the row scrolls. */
import type { HeldCard } from "./held";
import type { Intent, Spot } from "./intent.svelte";

/** So many px further it is no press any more. */
const SLIP = 12;

/** What lies under a point of the screen: a tree, the ground of the own forest, or neither. */
function spotAt(x: number, y: number): Spot | null {
  const under = document.elementsFromPoint(x, y);
  const tree = under.map((thing) => thing.closest<HTMLElement>("[data-tree]")).find((thing) => thing);
  if (tree) return Number(tree.dataset.tree);
  return under.some((thing) => thing.closest("[data-ground]")) ? "ground" : null;
}

export class Drag {
  #card = $state.raw<HeldCard | null>(null);
  #from = { x: 0, y: 0 };
  #by = $state.raw({ x: 0, y: 0 });

  constructor(private readonly intent: Intent) {}

  /** How far the card has been pulled; undefined while it lies in the row. */
  of(card: HeldCard): string | undefined {
    return this.#card?.piece === card.piece && this.#moved ? `${this.#by.x}px ${this.#by.y}px` : undefined;
  }

  get #moved(): boolean {
    return Math.hypot(this.#by.x, this.#by.y) > SLIP;
  }

  grab(card: HeldCard, { clientX, clientY, isPrimary }: PointerEvent): void {
    if (!isPrimary || this.intent.play.busy) return;
    this.#card = card;
    this.#from = { x: clientX, y: clientY };
    this.#by = { x: 0, y: 0 };
  }

  pull({ clientX, clientY }: PointerEvent): void {
    if (this.#card) this.#by = { x: clientX - this.#from.x, y: clientY - this.#from.y };
  }

  letGo({ clientX, clientY }: PointerEvent): void {
    const [card, spot] = [this.#card, this.#moved ? spotAt(clientX, clientY) : null];
    this.forget();
    if (card && spot !== null) this.intent.drop(card.offer, spot);
  }

  /** What was pulled was not pressed. */
  hush(click: MouseEvent): void {
    if (this.#moved && click.detail) click.stopPropagation();
  }

  forget(): void {
    this.#card = null;
  }
}
