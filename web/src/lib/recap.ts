/** What happened since the reader's last turn, turn by turn. */
import type { Play } from "./play.svelte";

/** A turn: whose it was (nobody's: the game's own doing), and what happened in it, with the numbers of the events. */
export type Turn = { seat: number | null; lines: { text: string; number: number; times: number }[] };
/** More than this is not read. */
const LINES = 6;

/** Who acts in each event: whom it names, else whoever acted before. */
export function actors(play: Play): (number | null)[] {
  let actor: number | null = null;
  return play.events.map(({ facts }) => (actor = typeof facts.seat === "number" ? facts.seat : actor));
}

/** Empty where the reader has not acted yet, or nobody since. */
export function recap(play: Play): Turn[] {
  const acting = actors(play);
  // What begins one's turn, a card drawn, is no turn yet.
  const last = acting.findLastIndex((seat) => seat !== play.seat);
  const own = play.seat === null || last < 0 ? -1 : acting.lastIndexOf(play.seat, last);
  if (own < 0) return [];
  const turns: Turn[] = [];
  for (let number = own + 1; number <= last; number++) {
    const event = play.events[number];
    if (!play.says(`log-${event.kind}`)) continue;
    const seat = acting[number];
    if (turns.at(-1)?.seat !== seat) turns.push({ seat, lines: [] });
    add(turns.at(-1)!, shortly(play, seat, play.text(`log-${event.kind}`, event.facts)), number);
  }
  return turns.map((turn) => ({ ...turn, lines: turn.lines.slice(-LINES) }));
}

/** The same thing twice is said once. */
function add({ lines }: Turn, text: string, number: number): void {
  const same = lines.at(-1);
  if (same?.text === text) lines[lines.length - 1] = { ...same, times: same.times + 1 };
  else lines.push({ text, number, times: 1 });
}

/** Whose turn it is stands above: the sentence need not say it again. */
function shortly(play: Play, seat: number | null, sentence: string): string {
  const name = seat === null ? "" : `${play.name(seat)} `;
  return name && sentence.startsWith(name) ? sentence.slice(name.length) : sentence;
}

const KEY = "sylve-turns";
const TABLES = 30;

/** At which of their turns the reader was last at each table, in this browser. */
export const seen = {
  turns(): Record<string, number | undefined> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
      return {};
    }
  },
  note(table: string, sequence: number): void {
    const { [table]: _, ...others } = this.turns();
    const latest = [...Object.entries(others).slice(1 - TABLES), [table, sequence]];
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
    } catch {
      // private browsing: whoever comes back is told nothing
    }
  },
};
