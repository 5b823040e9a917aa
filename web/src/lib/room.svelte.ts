/** A table somebody is at: its socket, its seats, the play on it, and the curtain between people who share a screen. */
import { tick } from "svelte";
import { Problem } from "./api";
import { director } from "./director.svelte";
import { renewed, unlessAlike } from "./followed.svelte";
import { t } from "./lang.svelte";
import { arrived, calm, travel, whereabouts } from "./motion";
import { Play } from "./play.svelte";
import { promise, tell } from "./promises";
import type { Message, Reaction, ReactionMessage, Refusal, Request, StateMessage, TableSummary } from "./protocol";
import { scenes } from "./scenes";
import { Socket } from "./socket.svelte";
import { stops } from "./stops.svelte";
import { toasts } from "./toast.svelte";

/** Between two states, so that one thing moves at a time. */
const BREATH = 420;
const CALM_BREATH = 180;
/** Milliseconds for which the server lets a reader's clock stand. */
const PATIENCE = 30_000;
/** Milliseconds for which a reaction is seen. */
const REACTION = 2_600;

export class Room {
  table = $state.raw<TableSummary>(undefined as unknown as TableSummary);
  readonly play: Play;
  readonly socket: Socket;
  /** Who comes back, or looked elsewhere, has not seen what happened. */
  away = $state(false);
  /** The seat whose turn it is to look, while the screen is handed over. */
  curtain = $state<number | null>(null);

  /** What is expressed just now. */
  reactions = $state.raw<{ id: number; seat: number; reaction: Reaction }[]>([]);
  #expressed = 0;

  /** Own seats that no bot keeps warm. */
  readonly mine = $derived(this.table.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat));

  #arrived: StateMessage[] = [];
  /** What happened is being shown. */
  showing = $state(false);
  /** Bots wait for us, and our clock stands. */
  #reading = false;
  /** What comes next is not worth a film: a lesson leaps over it. */
  still = false;
  /** The deal is being answered. */
  #dealing = false;
  /** Who waits until every state that has arrived is on the screen. */
  #behind: (() => void)[] = [];
  /** The seat whose view we asked for; undefined leaves it to the server. States of another seat are on their way out and are dropped. */
  #looking: number | null | undefined;

  constructor(
    table: TableSummary,
    /** Whether seats must not see each other's view. */
    private readonly hidden: boolean,
  ) {
    this.table = renewed(undefined, table);
    this.play = new Play(table.game, { ask: (request) => this.ask(request) });
    this.play.seated(table);
    if (hidden && this.mine.length > 1) this.#looking = null;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.socket = new Socket(
      `${scheme}//${location.host}/ws/tables/${encodeURIComponent(table.table)}`,
      (message) => this.#hear(message),
      () => this.#greet(),
    );
  }

  /** Answered when what came of it is on the screen. */
  async ask(request: Request): Promise<Refusal | null> {
    if (request.type === "play") this.away = false;
    const refusal = await this.socket.ask(request);
    if (this.#arrived.length) await new Promise<void>((shown) => this.#behind.push(shown));
    return refusal;
  }

  sit(seat: number): Promise<Refusal | null> {
    return this.ask({ type: "sit", seat, promise: promise() });
  }

  /** The person named on the curtain has the screen now. */
  lift(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.#look(seat);
    this.curtain = null;
  }

  leave(): void {
    this.socket.close();
  }

  /** After a reconnection the server must be told again what we were looking at. */
  #greet(): void {
    if (this.play.problem?.code === "disconnected") this.play.problem = null;
    this.#arrived = [];
    this.#reading = false;
    this.#caughtUp();
    if (this.#looking !== undefined) this.#look(this.#looking);
  }

  #look(seat: number | null): void {
    this.#looking = seat;
    this.ask({ type: "look", seat }).catch((problem) => {
      if (problem.code !== "disconnected") this.#looking = undefined;
    });
  }

  #hear(message: Message): void {
    if (message.type === "table") {
      this.table = renewed(this.table, message.table, unlessAlike);
      this.play.seated(this.table);
      void this.#deal();
    } else if (message.type === "reaction") this.#express(message);
    else if (message.type === "stops") stops.hear(message.seconds);
    else if (message.type === "hint") this.play.advise(message);
    else if (message.type === "error") toasts.problem(new Problem(message.code, message.facts));
    else if (message.type === "state" && (this.#looking === undefined || message.seat === this.#looking)) {
      this.#arrived.push(message);
      if (director.telling) this.#reads(true);
      void this.#showAll();
    }
  }

  /** For a moment, and one at a time from each seat. */
  #express({ seat, reaction }: ReactionMessage): void {
    const id = ++this.#expressed;
    this.reactions = [...this.reactions.filter((shown) => shown.seat !== seat), { id, seat, reaction }];
    setTimeout(() => (this.reactions = this.reactions.filter((shown) => shown.id !== id)), REACTION);
  }

  /** Does what the making of the deal asks of this page: promises a salt, and tells it once all promises are fixed. */
  async #deal(): Promise<void> {
    const { table, commitment, deal, seats } = this.table;
    if (!deal?.asks || this.#dealing) return;
    const own = deal.promises[deal.seats.findIndex((seat) => seats[seat].mine)];
    const salt = deal.asks === "salt" ? tell(table, { commitment, promises: deal.promises, own }) : null;
    this.#dealing = true;
    await this.ask(salt ? { type: "reveal", salt } : { type: "promise", promise: promise() }).catch(() => {});
    this.#dealing = false;
    if (this.table.deal !== deal) void this.#deal();
  }

  async #showAll(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    const begun = Date.now();
    for (let state = this.#arrived.shift(); state; state = this.#arrived.shift()) {
      if (!this.play.ready || state.reset) {
        this.away ||= !this.play.ready;
        this.#rest(state);
        await tick();
        continue;
      }
      await this.#film(state);
      if (this.play.reading) {
        this.#reads(true);
        await this.#read();
      }
    }
    director.rest();
    if (this.#reading) this.play.spare(Math.min(PATIENCE, Date.now() - begun));
    this.#reads(false);
    this.showing = false;
  }

  /** Shows what led to a state, one scene after the other; the state itself is the last. */
  async #film(state: StateMessage): Promise<void> {
    const all = scenes(this.play, state);
    const behind = this.#arrived.flatMap((later) => scenes(this.play, later)).flatMap(({ telling }) => telling ?? []);
    const tooLong = this.still || document.hidden || director.tooLong(behind);
    this.away ||= tooLong && !this.still;
    const straight = tooLong || director.tempo === "instant";
    const told = all.filter(({ telling }) => telling).length;
    this.#reads(this.#holds(state, straight ? 0 : told));
    let number = 0;
    for (const { view, events, telling } of straight ? all.slice(-1) : all) {
      if (telling) director.moment = { number: number++, of: told + behind.length };
      const before = whereabouts();
      director.announce(tooLong ? null : telling);
      if (view) this.play.stage(view, events);
      else this.#rest({ ...state, events: straight ? state.events : events });
      await tick();
      this.play.note(travel(before));
      await Promise.all([arrived(), telling && !tooLong ? director.tell(telling) : this.#breath()]);
    }
  }

  /** So that one sees a piece arrive before the next one leaves; at once, nobody waits for that. */
  #breath(): Promise<void> {
    const rest = director.tempo === "instant" ? 0 : calm() ? CALM_BREATH : BREATH;
    return new Promise((go) => setTimeout(go, rest));
  }

  /** Until nothing is open any more that the reader did not ask for. */
  #read(): Promise<void> {
    return new Promise((done) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (this.play.reading) return;
          queueMicrotask(stop);
          done();
        });
      });
    });
  }

  /** Whether the table waits while this is told: where a moment is worth seeing or more comes behind it; a clock stands until all is told. */
  #holds({ beats }: StateMessage, told: number): boolean {
    if (this.table.pace) return told > 0 || this.#reading;
    return told > 0 && (beats.length > 0 || this.#arrived.length > 0);
  }

  /** Bots wait while we are being shown what happened. */
  #reads(reading: boolean): void {
    if (reading === this.#reading) return;
    this.#reading = reading;
    this.socket.ask({ type: "reading", reading }).catch(() => {});
  }

  #rest(state: StateMessage): void {
    this.play.receive(state);
    if (state.late !== null && !state.reset)
      toasts.say(t("clock-decided", { name: this.play.name(state.late), you: state.late === this.play.seat ? "yes" : "no" }));
    this.#handOver();
    if (!this.#arrived.length) this.#caughtUp();
  }

  #caughtUp(): void {
    for (const shown of this.#behind.splice(0)) shown();
  }

  /** When another of the seats at this screen has to act, it gets the screen: behind a curtain if hands are hidden. */
  #handOver(): void {
    const { view } = this.play;
    if (this.mine.length < 2 || view.over) {
      this.curtain = null;
      if (this.mine.length > 1 && (this.#looking ?? null) !== null) this.#look(null); // the end is everybody's
      return;
    }
    const next = view.to_act.find((seat) => this.mine.includes(seat));
    const looking = this.#looking ?? null;
    if (next === undefined || (looking !== null && view.to_act.includes(looking))) return;
    if (!this.hidden) this.#look(next);
    else if (this.curtain !== next) {
      this.curtain = next;
      if (this.#looking !== null) this.#look(null);
    }
  }
}
