/** The final count: row by row while the table tells it, then card by card for whoever wants to see it again. */
import type { CountView, EcosystemView, Game } from "../../generated/ecosysteme";
import type { Play } from "../../lib/play.svelte";

export class Count {
  /** How many parts are counted; the last of them is the one shown. */
  done = $state(Infinity);
  running = $state(false);

  constructor(readonly play: Play<Game>) {}

  begin(): void {
    this.done = 0;
    this.running = true;
  }

  /** Go so many parts on, and stay there. */
  step(by: number, parts: number): void {
    this.running = false;
    this.done = Math.max(0, Math.min(parts + 1, Math.min(this.done, parts + 1) + by));
  }

  /** Which row of the pad is being told, counted from one; 0 when none is. */
  get row(): number {
    const told = this.play.view.over ? undefined : this.play.events.findLast((event) => event.kind === "count");
    return told?.kind === "count" ? told.facts.row : 0;
  }

  /** The parts shown now: those of the row that is told, or a single one; none when all is counted. */
  shown({ count, sheet }: EcosystemView): CountView[] {
    const parts = count ?? [];
    if (this.row) return parts.filter(({ rule }) => rule === sheet.at(this.row - 1)?.rule);
    return parts.slice(this.done - 1, this.done);
  }

  /** Points by row of the pad so far. */
  points({ count, sheet }: EcosystemView): Map<string, number> {
    const parts = count ?? [];
    const told = sheet.slice(0, this.row || (this.done > parts.length ? sheet.length : 0)).map(({ rule }) => rule);
    const sums = new Map(told.map((rule) => [rule, 0]));
    const counted = this.row ? parts.filter(({ rule }) => sums.has(rule)) : parts.slice(0, this.done);
    for (const { rule, points } of counted) sums.set(rule, (sums.get(rule) ?? 0) + points);
    return sums;
  }

  total(forest: EcosystemView): number {
    return [...this.points(forest).values()].reduce((sum, points) => sum + points, 0);
  }
}

const counts = new WeakMap<Play, Count>();

/** The same for every part of one table. To be asked for in a derivation of its own: one that makes it would not follow its changes. */
export function countOf(play: Play<Game>): Count {
  const known = counts.get(play) ?? new Count(play);
  counts.set(play, known);
  return known;
}
