/** What a person has in mind: the lifted pile, the ability being aimed, the forest looked at, the season's end being read again. */
import type { Event, ForestView, Game, PileView, Preview } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import { allowed, isSmall, needsAim, type Offer, offered, usable, type Verb } from "./offers";
import { pileOf } from "./seating";

/** What is said of the lifted pile. */
const SAID_LOOKING: (Verb | null)[] = ["keep", "pass", "snatch"];
const ENDS_A_TURN: Event["kind"][] = ["season", "keep", "draw", "spirit-keep"];
/** Where a card is let go: on a tree of that number, or on the ground. */
export type Spot = number | "ground";

export class Intent {
  /** The forest shown in large. */
  inspected = $state<number | null>(null);
  /** The step of the season's end on show, from 0; null when it is closed. */
  endingStep = $state<number | null>(null);
  /** The pile of which one looks again at what one knows. */
  recalled = $state<number | null>(null);
  #aim = $state.raw<{ verb: Verb; moment: string } | null>(null);
  #lifted = $state<number | null>(null);
  /** Where the card that is on its way was let go. */
  #spot = $state<Spot | null>(null);

  constructor(readonly play: Play<Game>) {}

  /** Whose eyes the table is seen with: the own seat, for spectators the first. */
  get viewer(): number {
    return this.play.seat ?? 0;
  }

  get own(): ForestView {
    return this.play.view.table.forests[this.viewer];
  }

  /** The step this seat is asked about. */
  get step(): string | null {
    const { myTurn, view, seat } = this.play;
    return myTurn && view.table.step?.seat === seat ? view.table.step.name : null;
  }

  /** The ability that waits for its target. */
  get aim(): Verb | null {
    const armed = this.#aim?.moment === this.#moment ? this.#aim.verb : null;
    const meant = this.#said && needsAim(this.#said) ? this.#said : armed;
    return meant && usable(this.play.offers, meant).length ? meant : null;
  }

  /** While it lasts an ability stays armed: one decision, or the placing of one hand. */
  get #moment(): string {
    return this.step === "place" ? `place ${this.#turn}` : String(this.play.sequence);
  }

  /** What the own forest would become by what is in hand or prepared. */
  get foreseen(): Preview | null {
    const { chosen, offers } = this.play;
    if (chosen) return chosen.act.verb === "pass" ? null : chosen.preview;
    return this.step === "choose" && this.lifted && !this.aim ? (offered(offers, "keep")?.preview ?? null) : null;
  }

  /** The pile that an animal has shown in this turn. */
  get shown(): PileView | undefined {
    const { events, seat, view } = this.play;
    const peek = events.slice(this.#turn + 1).findLast(({ kind }) => kind === "peek");
    return peek?.kind === "peek" && seat !== null && peek.facts.seat === seat ? pileOf(view.table, seat, peek.facts.pile) : undefined;
  }

  /** Whether the own pile is in hand; a pile passed on brings the next one along. */
  get lifted(): boolean {
    return this.step !== "choose" || this.#lifted === this.#turn || SAID_LOOKING.includes(this.#said);
  }

  /** The verb of what is prepared; a hint prepares without asking for the pile or the ability first. */
  get #said(): Verb | null {
    return this.play.chosen?.act.verb ?? null;
  }

  get #turn(): number {
    return this.play.events.findLastIndex(({ kind }) => ENDS_A_TURN.includes(kind));
  }

  lift(): void {
    this.#lifted = this.#turn;
    this.endingStep = null;
  }

  /** Lifts the pile, or puts it down again. */
  turn(): void {
    if (this.lifted) {
      this.#lifted = null;
      this.relent();
    } else this.lift();
  }

  /** Uses an ability, or waits for its target; the same button again lets go. */
  use(word: Verb): void {
    const { play } = this;
    const [first] = usable(play.offers, word);
    if (!first) play.choose(play.offers.find(({ act }) => act.verb === word) ?? null);
    else if (!needsAim(word)) this.take(first);
    else {
      play.choose(null);
      this.#aim = this.aim === word ? null : { verb: word, moment: this.#moment };
      if (word === "snatch" && this.#aim) this.lift();
    }
  }

  /** Small steps are done at once; others are prepared first, and meant when taken twice. */
  take(offer: Offer): void {
    const { play } = this;
    if (isSmall(offer)) play.send(offer);
    else play.take(offer);
  }

  /** Lets a card go over the own forest: on a tree if it finds one there, else the table asks for it. */
  drop(offer: Offer | undefined, spot: Spot): void {
    this.#spot = spot;
    if (offer) this.play.send(offer);
    else this.settle();
  }

  /** Once the table asks for the tree of a card that was let go, that is the answer. */
  settle(): void {
    const { offers, busy } = this.play;
    if (this.#spot === null || busy) return;
    const spot = this.#spot;
    this.#spot = null;
    const there =
      typeof spot === "number"
        ? (allowed(offers, "grow", { tree: spot }) ?? allowed(offers, "crown", { tree: spot }))
        : allowed(offers, "sprout");
    if (there) this.play.send(there);
  }

  relent(): void {
    this.#aim = null;
    this.play.choose(null);
  }
}

const intents = new WeakMap<Play<Game>, Intent>();

/** The same for every part of one table. */
export function intentOf(play: Play<Game>): Intent {
  const known = intents.get(play) ?? new Intent(play);
  intents.set(play, known);
  return known;
}
