/** Shows what happened, one moment after the other, at the reader's pace: each has its sentence and its time on stage. */
import { MediaQuery } from "svelte/reactivity";
import { remembered } from "./remembered";
import { settings } from "./settings.svelte";

export const TEMPOS = ["calm", "normal", "quick", "instant"] as const;
export type Tempo = (typeof TEMPOS)[number];

/** Milliseconds on stage: a move, a moment worth seeing, each letter of its sentence; and the breath after it. */
const TIMES: Record<Tempo, { move: number; beat: number; letter: number; breath: number }> = {
  calm: { move: 1100, beat: 2400, letter: 55, breath: 240 },
  normal: { move: 650, beat: 1400, letter: 35, breath: 160 },
  quick: { move: 300, beat: 700, letter: 18, breath: 80 },
  instant: { move: 0, beat: 0, letter: 0, breath: 0 },
};
const LONGEST = 6_000;
/** Nobody sits through more than this. */
const FILM = 15_000;

/** What the prompt bar tells while it is on stage: who acts, what happened, and what came with it. */
export type Telling = {
  scene: "move" | "beat";
  /** The kind of event it is about. */
  kind: string;
  seat: number | null;
  sentence: string;
  more: string[];
  /** The names of the things on the table that it is about. */
  things: string[];
  /** One more of what was just told, read at a glance. */
  again: boolean;
};

/** Letters that find room on a phone without moving the board; the journal has the rest. */
const ROOM = 150;
const narrow = new MediaQuery("max-width: 900px");

/** What is told beside the sentence: as much as there is room for. */
export function beside({ sentence, more }: Pick<Telling, "sentence" | "more">): string {
  if (!narrow.current) return more.join(" ");
  const fits = (lines: number) => [sentence, ...more.slice(0, lines)].join("").length <= ROOM;
  return more.filter((_, number) => fits(number + 1)).join(" ");
}

const kept = remembered("tempo", TEMPOS, () => "normal");

export class Director {
  #tempo = $state<Tempo>(kept.read());
  telling = $state.raw<Telling | null>(null);
  paused = $state(false);
  /** Milliseconds that the moment on stage lasts, for its line of time. */
  lasts = $state(0);
  /** Which of the moments of this film is on stage, and how many there are. */
  moment = $state({ number: 0, of: 1 });
  #go: (() => void) | null = null;
  #halt: ((paused: boolean) => void) | null = null;
  #hurried = false;

  get tempo(): Tempo {
    return this.#tempo;
  }

  set tempo(tempo: Tempo) {
    this.#tempo = tempo;
    kept.write(tempo);
    if (tempo === "instant") this.next();
  }

  /** How long something would be on stage. */
  time({ scene, sentence, more, again }: Pick<Telling, "scene" | "sentence" | "more" | "again">): number {
    const times = TIMES[this.#tempo];
    const letters = sentence.length + beside({ sentence, more }).length;
    return Math.min(LONGEST, again ? Math.max(times.move, (times.letter * letters) / 2) : Math.max(times[scene], times.letter * letters));
  }

  /** Whether all of it is too long to sit through. */
  tooLong(tellings: Telling[]): boolean {
    return tellings.reduce((sum, telling) => sum + this.time(telling), 0) > FILM;
  }

  /** A sentence comes with its pieces, not after them; and it goes when pieces move of which nothing is told. */
  announce(telling: Telling | null): void {
    this.lasts = telling && !this.#hurried ? this.time(telling) : 0;
    this.telling = this.lasts ? telling : null;
  }

  /** Tells it, until its time is over or the reader goes on. */
  async tell(telling: Telling): Promise<void> {
    const time = this.#hurried ? 0 : this.time(telling);
    if (!time) return;
    this.telling = telling;
    this.lasts = time;
    await this.#timed(time, settings.is("waits"));
    if (!this.#hurried) await new Promise((rest) => setTimeout(rest, TIMES[this.#tempo].breath));
  }

  /** All has been told: the bar asks again. */
  rest(): void {
    this.telling = null;
    this.paused = this.#hurried = false;
  }

  next(): void {
    this.paused = false;
    this.#go?.();
  }

  /** Straight to where the table stands. */
  skip(): void {
    if (!this.telling) return;
    this.#hurried = true;
    this.next();
  }

  pause(): void {
    if (!this.telling || settings.is("waits")) return;
    this.paused = !this.paused;
    this.#halt?.(this.paused);
  }

  /** Until it is over; where it waits for a touch, until then. */
  #timed(time: number, waits: boolean): Promise<void> {
    return new Promise((done) => {
      let left = time;
      let since = performance.now();
      let timer = waits ? undefined : setTimeout(finish, left);
      const director = this;
      function finish() {
        clearTimeout(timer);
        director.#go = director.#halt = null;
        done();
      }
      this.#go = finish;
      if (waits) return;
      this.#halt = (paused) => {
        clearTimeout(timer);
        if (paused) left -= performance.now() - since;
        else {
          since = performance.now();
          timer = setTimeout(finish, left);
        }
      };
    });
  }
}

export const director = new Director();
