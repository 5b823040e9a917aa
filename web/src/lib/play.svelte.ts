/** What a game's components see of a running, finished or replayed game, and all they may do. */
import { untrack } from "svelte";
import { Problem } from "./api";
import { director } from "./director.svelte";
import { renewed } from "./followed.svelte";
import { lang, type Reader } from "./lang.svelte";
import { seatName } from "./names";
import type {
  Event,
  EventOf,
  Facts,
  Frame,
  HintMessage,
  Idea,
  OfferOf,
  Outcome,
  Refusal,
  ReviewedMove,
  SeatSummary,
  StateMessage,
  TableOf,
  TableSummary,
  View,
  Why,
} from "./protocol";
import { settings } from "./settings.svelte";
import type { Wire } from "./socket.svelte";
import { overDays } from "./turns";

export type Sitter = "robot" | "here" | "gone";
/** The same nothing each time: who sees that there is none is not told so again. */
const NONE: never[] = [];
type Numbered = { action: number };
const sameActions = (one: Numbered[], other: Numbered[]): boolean =>
  one.map((offer) => offer.action).join() === other.map((offer) => offer.action).join();

/** `G` is what the wire says of the game: `Game` of its generated types. */
// biome-ignore lint/suspicious/noExplicitAny: what the shell passes on without looking into it
export class Play<G = any> {
  view = $state.raw<View<TableOf<G>>>(undefined as unknown as View<TableOf<G>>);
  offers = $state.raw<OfferOf<G>[]>(NONE);
  outcome = $state.raw<Outcome | null>(null);
  seats = $state.raw<SeatSummary[]>([]);
  events = $state.raw<EventOf<G>[]>([]);
  /** In a replay, where `events` are those of one move, the last of what had happened before. */
  earlier = $state.raw<EventOf<G>[]>([]);
  /** How many of `events`, from the end, came with the last state. */
  fresh = $state(0);
  /** Which pieces moved with an event, by its number; as far as this page saw it. */
  moved = $state.raw(new Map<number, string[]>());
  /** The seat looked at; null for a spectator. */
  seat = $state<number | null>(null);
  /** A request is on its way. */
  busy = $state(false);
  /** Prepared, not sent: shown as a ghost. */
  chosen = $state.raw<OfferOf<G> | null>(null);
  /** Why the last wish was not granted. */
  refusal = $state.raw<Refusal | null>(null);
  /** What went wrong with the last request; text `error-<code>`. */
  problem = $state.raw<Problem | null>(null);
  canUndo = $state(false);
  /** Until when each seat has to decide, where a clock runs; as `Date.now()` counts. */
  until = $state.raw<(number | null)[]>([]);
  /** The seats that have given up. */
  conceded = $state.raw<number[]>([]);
  /** Whether one may ask at this table what a bot would do. */
  hints = $state(false);
  /** It is played over days: whoever is not here has not left. */
  overDays = $state(false);
  /** A hint is on its way. */
  pondering = $state(false);
  /** What a bot would do, the best first. */
  ideas = $state.raw<Idea[]>(NONE);
  /** What speaks for the first idea, and the action it is compared with. */
  why = $state.raw<Why[]>([]);
  rather = $state<number | null>(null);
  /** In a replay, the mistake that comes next. */
  reviewed = $state.raw<ReviewedMove | null>(null);
  #sent: OfferOf<G> | null = null;
  sequence = $state(0);
  /** How many actions have been played. */
  entry = $state(0);
  /** A page that opened by itself is being read: what happens next waits, until it is closed or the reader plays on. */
  reading = $state(false);
  /** Asked before anything is sent; in a lesson only the expected action is. */
  guard: ((offer: OfferOf<G>) => boolean) | null = null;
  /** The names of the things on the table that an event is about; the game's table knows them. */
  about: (play: Play, event: Event) => string[] = () => [];
  /** What a lesson asks for: the table brings it near. */
  meant = $state.raw<OfferOf<G> | null>(null);
  /** Whether this is a lesson, which tells the score itself. */
  get taught(): boolean {
    return this.guard !== null;
  }

  /** The idea on show: the one chosen, else the best. */
  readonly idea = $derived(this.ideas.find((idea) => idea.action === this.chosen?.action) ?? this.ideas.at(0));
  readonly #names = $derived(new Map(this.seats.map(({ seat }) => [seat, seatName(this.seats, seat)])));
  readonly ready = $derived(this.view !== undefined);
  /** A robot keeps the own seat until one takes it back. */
  readonly lent = $derived.by(
    () => this.wire !== null && this.seats.some(({ seat, mine, kind }) => seat === this.seat && mine && kind === "bot"),
  );
  readonly myTurn = $derived(this.ready && !this.view.over && !this.lent && this.seat !== null && this.view.to_act.includes(this.seat));
  /** Whether there is something to decide, and one may ask about it. */
  readonly mayAsk = $derived(this.hints && this.myTurn && this.offers.filter((offer) => !offer.refusal).length > 1);

  constructor(
    readonly game: string,
    private readonly wire: Wire | null = null,
  ) {}

  choose(offer: OfferOf<G> | null): void {
    this.refusal = offer?.refusal ?? null;
    this.problem = null;
    this.chosen = offer?.refusal ? null : offer;
  }

  /** Whether a touch of it means it: the second one, or the first where the reader has said so. */
  means(offer: OfferOf<G>): boolean {
    return offer.action === this.chosen?.action || (settings.is("once") && !offer.refusal);
  }

  take(offer: OfferOf<G>): void {
    if (this.means(offer)) this.send(offer);
    else this.choose(offer);
  }

  /** Asks what a bot would do. The answer is dropped when the table has changed meanwhile. */
  async ponder(): Promise<void> {
    if (!this.mayAsk || this.pondering || this.seat === null || !this.wire) return;
    this.pondering = true;
    this.problem = this.refusal = null;
    try {
      await this.wire.ask({ type: "hint", seat: this.seat, sequence: this.sequence });
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem("internal");
    } finally {
      this.pondering = false;
    }
  }

  /** Takes a hint: its first idea is shown as chosen. */
  advise({ seat, sequence, ideas, why, rather }: HintMessage): void {
    if (seat !== this.seat || sequence > this.sequence || !this.myTurn || !ideas.length) return;
    if (!ideas.every((idea) => this.offer(idea.action))) return;
    this.ideas = ideas;
    this.why = why;
    this.rather = rather;
    this.choose(this.offer(ideas[0].action)!);
  }

  /** The word on a chosen card. In a review nobody has chosen it: it is the better one, and marked as such. */
  get chosenTag(): string | undefined {
    return this.reviewed ? undefined : this.text("tag-chosen");
  }

  /** Whether the hint on show would do this. */
  advises(offer: { action: number } | null | undefined): boolean {
    return this.idea !== undefined && this.idea.action === offer?.action && this.idea.action === this.chosen?.action;
  }

  confirm(): void {
    if (this.chosen) this.send(this.chosen);
  }

  send(offer: OfferOf<G>): void {
    if (offer.refusal) this.choose(offer);
    else if (this.seat !== null && (this.guard?.(offer) ?? true)) {
      director.skip();
      this.chosen = this.#sent = offer;
      void this.#ask({ type: "play", seat: this.seat, action: offer.action, sequence: this.sequence });
    }
  }

  undo(): void {
    if (this.seat !== null) void this.#ask({ type: "undo", seat: this.seat, sequence: this.sequence });
  }

  name(seat: number): string {
    return this.#names.get(seat) ?? seatName(this.seats, seat);
  }

  /** Who sits there: a robot, or somebody else who is here or gone. Of oneself, of who plays over days and is not here, and of a game that is looked at again, nothing is told. */
  sitter(seat: number): Sitter | undefined {
    const sits = this.seats.find((each) => each.seat === seat);
    if (sits?.kind === "bot") return "robot";
    if (sits?.kind !== "person" || sits.mine || !this.wire) return undefined;
    if (sits.present) return "here";
    return this.overDays ? undefined : "gone";
  }

  text(id: string, facts: Facts = {}): string {
    return lang.text(id, facts, this.game, this.#reader);
  }

  /** Whether the game's or the shell's texts hold this message. */
  says(id: string): boolean {
    return lang.has(id, this.game);
  }

  /** The offer of an action, if it was offered. */
  offer(action: number): OfferOf<G> | undefined {
    return this.offers.find((offer) => offer.action === action);
  }

  /** Takes what the server says of the table. */
  seated(table: TableSummary): void {
    this.seats = table.seats;
    this.hints = table.hints;
    this.overDays = overDays(table);
    this.conceded = table.conceded;
  }

  /** Takes a new state. What was chosen stays chosen while it is still allowed to the same seat. */
  receive(state: StateMessage): void {
    const offers = state.offers.length ? (state.offers as unknown as OfferOf<G>[]) : NONE;
    const events = state.events as unknown as EventOf<G>[];
    const kept = state.seat === this.seat && offers.find((offer) => offer.action === this.chosen?.action && !offer.refusal);
    if (state.seat !== this.seat || this.#sent !== null || !sameActions(offers, this.offers)) this.ideas = NONE;
    this.events = state.reset ? events : [...this.events, ...events];
    this.fresh = state.reset ? Math.min(1, state.events.length) : state.events.length;
    if (state.reset) this.moved = new Map();
    if (state.sequence !== this.sequence || state.seat !== this.seat) this.refusal = this.problem = null;
    this.chosen = kept && this.#sent === null ? kept : null;
    this.#sent = null;
    this.#see(state.view);
    this.offers = offers;
    this.seat = state.seat;
    this.sequence = state.sequence;
    this.entry = state.entry;
    this.canUndo = state.undo;
    this.until = state.left.map((left) => (left === null ? null : Date.now() + left));
    this.outcome = state.outcome;
  }

  /** The own clock stood still for so long. */
  spare(milliseconds: number): void {
    this.until = this.until.map((until, seat) => (until !== null && seat === this.seat ? until + milliseconds : until));
  }

  /** Shows the table in the middle of what happened; nobody is asked anything. */
  stage(view: View, events: Event[]): void {
    this.#see(view);
    this.events = [...this.events, ...(events as unknown as EventOf<G>[])];
    this.fresh = events.length;
    this.offers = this.ideas = NONE;
    this.chosen = this.refusal = this.problem = null;
    this.canUndo = false;
  }

  /** Notes which pieces moved with what happened last. */
  note(pieces: string[]): void {
    if (!pieces.length || !this.fresh) return;
    const numbers = Array.from({ length: this.fresh }, (_, back) => this.events.length - 1 - back);
    this.moved = new Map([...this.moved, ...numbers.map((number) => [number, pieces] as const)]);
  }

  /** The names of what an event, by its number, is about; else of what moved with it. */
  concerned(number: number): string[] {
    const names = this.about(this, this.events[number] as unknown as Event);
    return names.length ? names : (this.moved.get(number) ?? []);
  }

  /** Takes a frame of a finished game; with the mistake that comes next, where one would think again. */
  show(frame: Frame, seats: SeatSummary[], mistake: ReviewedMove | null = null): void {
    this.seats = seats;
    this.offers = frame.offers as unknown as OfferOf<G>[];
    this.reviewed = mistake;
    this.ideas = mistake ? [mistake.best, mistake.played] : [];
    this.chosen = (mistake && this.offer(mistake.best.action)) ?? null;
    this.#see(frame.view);
    this.seat = frame.view.seat;
    this.events = frame.events as unknown as EventOf<G>[];
    this.earlier = frame.earlier as unknown as EventOf<G>[];
    this.fresh = frame.events.length;
    this.outcome = frame.outcome;
    this.sequence = frame.move;
  }

  /** The table as it is now: who looks at a part of it is told when that part changes. */
  #see(view: View): void {
    this.view = untrack(() => renewed(this.view, view as View<TableOf<G>>, (before, part) => renewed(before, part, renewed)));
  }

  async #ask(request: Parameters<Wire["ask"]>[0]): Promise<void> {
    if (this.busy || !this.wire) return;
    this.busy = true;
    this.reading = false;
    this.problem = this.refusal = null;
    try {
      this.refusal = await this.wire.ask(request);
      if (this.refusal) this.chosen = this.#sent = null;
    } catch (problem) {
      this.problem = problem instanceof Problem ? problem : new Problem("internal");
      this.#sent = null;
    } finally {
      this.busy = false;
    }
  }

  get #reader(): Reader {
    return { name: (seat) => this.name(seat), seat: this.seat };
  }
}
