/** Leads somebody through a lesson at its table: which step stands, what was not the one, and when the lesson plays on. */
import { untrack } from "svelte";
import { director } from "../../lib/director.svelte";
import { lang, t } from "../../lib/lang.svelte";
import { calm } from "../../lib/motion";
import { gain } from "../../lib/numbers";
import { progress } from "../../lib/progress.svelte";
import type { Facts, Lesson, LessonStep, Offer } from "../../lib/protocol";
import type { Room } from "../../lib/room.svelte";

/** Milliseconds before the lesson makes a prepared move. */
const BREATH = 900;
/** A wrong piece has been seen where it was put before the bubble speaks of it. */
const SEEN = 400;
/** Between two lines of the score. */
const LINE = 500;

type Reason = { id: string; facts: Facts };
/** A line of the score at the end: its points, and where they lie. */
export type Line = { rule: string; lit: string[]; points: number; told: string };

export class Guide {
  /** How many steps without an action were passed where the table stands now. */
  #looked = $state(0);
  /** Why the last wish was not the one. */
  wrong = $state.raw<Reason | null>(null);
  /** Whether all that the step asks for is chosen, and only its main button is left. */
  placed = false;
  /** Whether the reason stays although the right thing is chosen now: the lesson has chosen it. */
  #explains = false;
  /** Raised when the ask is to be said again. */
  said = $state(0);
  /** How many lines of the score are on show. */
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly room: Room,
    readonly lesson: Lesson,
    readonly lessons: Lesson[],
    /** Says what went wrong. */
    readonly complain: (problem: unknown) => void,
  ) {}

  get play() {
    return this.room.play;
  }
  readonly ready = $derived.by(() => this.play.ready && !this.room.showing);
  readonly made = $derived.by(() => this.play.entry);
  readonly ended = $derived.by(() => this.play.ready && this.made === this.lesson.ahead.length - 1 && !this.#here.length);
  readonly #here = $derived.by(() => this.lesson.steps.filter((step) => step.at === this.made).slice(this.#looked));
  /** The step that stands, while nothing is being shown. */
  readonly step = $derived.by(() => (this.ready ? (this.#here[0] ?? null) : null));
  /** Which step that is or, between two, comes next. */
  readonly number = $derived.by(() => {
    const next = this.lesson.steps.findIndex((step) => step.at >= this.made);
    return this.ended || next < 0 ? this.lesson.steps.length : next + this.#looked;
  });

  readonly lines = $derived.by((): Line[] => {
    const rows = this.play.outcome?.breakdown ?? [];
    return this.lesson.lines.map(({ rule, lit }) => {
      const points = rows.find((row) => row.rule === rule)?.points[this.lesson.seat] ?? 0;
      return { rule, lit, points, told: gain(points) };
    });
  });
  readonly shownLines = $derived.by(() => this.lines.slice(0, this.#shown));
  readonly counted = $derived.by(() => this.#shown > this.lines.length);

  /** All lines of the score at once. */
  showAll(): void {
    this.#shown = this.lines.length + 1;
  }

  /** Follows the table from now on; returns what ends that. */
  start(): () => void {
    this.play.guard = (offer) => this.#allows(offer as unknown as Offer);
    const stop = $effect.root(() => {
      $effect(() => {
        void this.made;
        this.#looked = 0;
        this.wrong = null;
      });
      $effect(() => this.#watch(this.play.chosen as Offer | null));
      $effect(() => {
        this.play.meant = this.play.offer(this.step?.action ?? -1) ?? null;
      });
      // What the rules refuse is explained like any other step that was not the one.
      $effect(() => {
        if (this.play.refusal && this.step) this.wrong = { id: `${this.step.name}-wrong`, facts: {} };
      });
      $effect(() => {
        if (this.ready && !this.#here.length && this.lesson.ahead[this.made] > this.made) return this.#goOn(this.lesson.ahead[this.made]);
      });
      $effect(() => {
        if (!this.ended || !this.ready) return;
        this.#shown = 0;
        if (calm()) return this.showAll();
        const counting = setInterval(() => {
          this.#shown += 1;
          if (this.counted) clearInterval(counting);
        }, LINE);
        return () => clearInterval(counting);
      });
      $effect(() => {
        if (!this.play.ready) return;
        const { ended, number } = this;
        const { game, table } = this.room.table;
        const news = { table: ended ? null : table, step: number, of: this.lesson.steps.length, ...(ended ? { done: true } : {}) };
        untrack(() => progress.note(game, this.lesson.name, news));
      });
    });
    return () => {
      clearTimeout(this.#timer);
      this.play.guard = this.play.meant = null;
      stop();
    };
  }

  /** A sentence of this lesson. */
  text(id: string, facts: Facts = {}): string {
    return this.play.text(`lesson-${this.lesson.name}${id && `-${id}`}`, { click: t(touches() ? "lesson-tap" : "lesson-click"), ...facts });
  }
  says(id: string): boolean {
    return lang.has(`lesson-${this.lesson.name}-${id}`, this.play.game);
  }

  /** Passes a step at which one only looks. */
  goOn(): void {
    if (this.step && this.step.action === null) this.#looked += 1;
  }

  get mayGoBack(): boolean {
    return this.number > 0;
  }

  /** Back to the step before: the table goes back with it. */
  async back(): Promise<void> {
    if (this.#looked) this.#looked -= 1;
    else await this.#go(this.lesson.steps[Math.max(0, this.number - 1)].at);
  }

  again(): Promise<void> {
    return this.#go(this.lesson.opening);
  }

  #allows(offer: Offer): boolean {
    if (this.step?.action === offer.action) return true;
    this.#blame(offer);
    return false;
  }

  /** Something was chosen: the right one brings the next target, another one a reason. */
  #watch(chosen: Offer | null): (() => void) | undefined {
    const expected = this.step?.action;
    if (!chosen || expected === undefined || expected === null) return;
    if (chosen.action === expected) {
      if (!this.#explains) this.wrong = null;
      this.#explains = false;
    }
    // Where something else than the main button is pressed last, what is chosen on the way there is not meant yet.
    else if (this.step?.targets.at(-1) === "go") {
      const later = setTimeout(() => this.#judge(chosen), SEEN);
      return () => clearTimeout(later);
    }
  }

  /** What was not the one is explained; where it lies beside what was asked for, it returns. */
  #judge(chosen: Offer): void {
    const corrected = this.placed && this.wrong !== null;
    if (!corrected) this.#blame(chosen);
    if (!this.placed) return;
    this.#explains = !corrected;
    this.play.choose(this.play.offer(this.step?.action ?? -1) ?? null);
  }

  #blame(offer: Offer): void {
    const { step } = this;
    if (!step) return;
    const right = this.play.offer(step.action ?? -1) as unknown as Offer | undefined;
    this.wrong = {
      id: reason(step, offer),
      facts: { ...simple(right?.preview, "right_"), ...simple(offer.preview), ...simple(offer.act) },
    };
    this.said += 1;
  }

  #goOn(to: number): () => void {
    const timer = setTimeout(() => void this.#go(to), director.tempo === "instant" ? 0 : BREATH);
    this.#timer = timer;
    return () => clearTimeout(timer);
  }

  async #go(to: number): Promise<void> {
    this.room.still = Math.abs(to - this.made) > 1;
    try {
      await this.room.ask({ type: "go", to });
    } catch (problem) {
      this.complain(problem);
    } finally {
      this.room.still = false;
    }
  }
}

export const touches = (): boolean => matchMedia("(pointer: coarse)").matches;

/** The message that says why this was not the one: the first whose fields it has, else the step's own. */
export function reason(step: LessonStep, offer: Offer): string {
  const fields = offer.act as Record<string, unknown>;
  const known = step.wrong.find(({ act }) => Object.entries(act).every(([name, value]) => String(fields[name]) === String(value)));
  return known?.why ?? `${step.name}-wrong`;
}

/** The numbers and words among some facts, as a sentence can take them. */
function simple(facts: object | null | undefined, before = ""): Facts {
  return Object.fromEntries(
    Object.entries(facts ?? {}).flatMap(([name, fact]) =>
      typeof fact === "number" || typeof fact === "string" ? [[before + name, fact]] : [],
    ),
  );
}
