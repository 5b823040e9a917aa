/** What a person has in mind at the table: the card, the place thought of with it, the cards to swap, whose ecosystem to look at. */
import type { EcosystemView, Game, PlacePreview } from "../../generated/ecosysteme";
import type { Play } from "../../lib/play.svelte";
import { siteName } from "./layout";
import { choosing, giving, placing } from "./offers";

export class Intent {
  /** The place pointed at. */
  pointed = $state<string | null>(null);
  /** The kind whose rule is asked for. */
  asked = $state<string | null>(null);
  /** The first of two cards to swap, by its cell. */
  first = $state.raw<number[] | null>(null);
  /** Whose ecosystem a spectator, or anybody after the game, looks at. */
  shown = $state<number | null>(null);
  /** By seat: the place thought of while choosing the card, until the cards are revealed. */
  #remembered = $state<Record<number, number>>({});

  constructor(readonly play: Play<Game>) {}

  /** The own ecosystem. */
  get own(): EcosystemView | null {
    const { seat, view } = this.play;
    return seat === null ? null : view.table.ecosystems[seat];
  }

  /** What is expected of this seat now. */
  get step(): string | null {
    return this.play.myTurn ? (this.own?.step ?? null) : null;
  }

  /** The kind of card to be placed or given. */
  get card(): string | null {
    const { chosen, view } = this.play;
    if (this.step === "place") return view.table.picked;
    return (choosing(chosen) ?? giving(chosen))?.card ?? null;
  }

  /** Every place the card may take, with what it would bring. */
  get places(): Map<string, PlacePreview> {
    const { chosen, offers } = this.play;
    const open =
      this.step === "place" ? offers.flatMap((offer) => (offer.refusal ? [] : [placing(offer)!])) : (choosing(chosen)?.places ?? []);
    return new Map(open.map((place) => [siteName(place.row, place.column), place]));
  }

  /** The place decided on: chosen now, or remembered until the reveal. */
  get planned(): PlacePreview | null {
    const { chosen, seat } = this.play;
    const action = this.step === "place" ? chosen?.action : seat === null ? undefined : this.#remembered[seat];
    return [...this.places.values()].find((place) => place.action === action) ?? null;
  }

  /** The place whose points are shown. */
  get foreseen(): PlacePreview | null {
    return (this.pointed && this.places.get(this.pointed)) || this.planned;
  }

  /** Think of a place; thinking of it twice means it. */
  take(place: PlacePreview): void {
    const { play } = this;
    const offer = this.step === "place" ? play.offer(place.action) : undefined;
    if (this.planned?.action === place.action) play.confirm();
    else if (offer) play.take(offer);
    else if (play.seat !== null) this.#remembered[play.seat] = place.action;
  }

  /** After the reveal, the card goes to the place that was confirmed with it. */
  recall(): void {
    const { play } = this;
    if (this.step !== "place" || play.busy || play.seat === null || this.#remembered[play.seat] === undefined) return;
    const offer = play.offer(this.#remembered[play.seat]);
    delete this.#remembered[play.seat];
    if (offer && !offer.refusal) play.send(offer);
  }

  /** The only card or place that is left needs no choosing. */
  prepare(): void {
    const { play, step } = this;
    if (play.chosen || play.busy || play.refusal || (step !== "choose" && step !== "give" && step !== "place")) return;
    const open = play.offers.filter((offer) => !offer.refusal);
    if (open.length === 1) play.choose(open[0]);
  }

  /** Let go of what was prepared last: the place, then the card. */
  relent(): void {
    const { play } = this;
    this.asked = null;
    if (this.step === "choose" && this.planned && play.seat !== null) delete this.#remembered[play.seat];
    else if (play.chosen) play.choose(null);
    else this.first = null;
  }
}

const intents = new WeakMap<Play, Intent>();

/** The same for every part of one table. To be asked for in a derivation of its own: one that makes it would not follow its changes. */
export function intentOf(play: Play<Game>): Intent {
  const known = intents.get(play) ?? new Intent(play);
  intents.set(play, known);
  return known;
}
