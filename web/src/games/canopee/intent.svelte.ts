/** What a person has in mind: the lifted pile, the ability being aimed, the card or forest asked about, the season's end being read again. */
import type { Event, ForestView, Game } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import { isSmall, needsAim, type Offer, usable, type Verb } from "./offers";

/** What is said of the lifted pile. */
const SAID_LOOKING: (Verb | null)[] = ["keep", "pass", "snatch"];
const ENDS_A_TURN: Event["kind"][] = ["season", "keep", "draw", "spirit-keep"];

export class Intent {
  /** The kind of card whose rule is asked for. */
  asked = $state<string | null>(null);
  /** The forest shown in large. */
  inspected = $state<number | null>(null);
  /** The step of the season's end on show, from 0; null when it is closed. */
  endingStep = $state<number | null>(null);
  #aim = $state<Verb | null>(null);
  #lifted = $state<number | null>(null);

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
    const meant = this.#said && needsAim(this.#said) ? this.#said : this.#aim;
    return meant && usable(this.play.offers, meant).length ? meant : null;
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
      this.#aim = this.aim === word ? null : word;
      if (word === "snatch" && this.#aim) this.lift();
    }
  }

  /** Small steps are done at once; others are prepared first, and meant when taken twice. */
  take(offer: Offer): void {
    const { play } = this;
    if (isSmall(offer)) play.send(offer);
    else play.take(offer);
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
