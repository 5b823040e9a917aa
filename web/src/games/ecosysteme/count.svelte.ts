/** The final count, card by card: how far it has come. */
import type { CountView, EcosystemeView, EcosystemView } from "../../generated/ecosysteme";
import type { Play } from "../../lib/play.svelte";

export class Count {
  /** How many parts are counted; the last of them is the one shown. */
  done = $state(Infinity);
  running = $state(false);

  begin(): void {
    this.done = 0;
    this.running = true;
  }

  /** Go so many parts on, and stay there. */
  step(by: number, parts: number): void {
    this.running = false;
    this.done = Math.max(0, Math.min(parts + 1, Math.min(this.done, parts + 1) + by));
  }

  /** The part shown now; none when all is counted. */
  part(forest: EcosystemView): CountView | undefined {
    return forest.count?.[this.done - 1];
  }

  /** Points by row of the pad so far. */
  points(forest: EcosystemView): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { rule, points } of (forest.count ?? []).slice(0, this.done)) sums.set(rule, (sums.get(rule) ?? 0) + points);
    if (this.done > (forest.count?.length ?? 0)) for (const { rule } of forest.sheet) if (!sums.has(rule)) sums.set(rule, 0);
    return sums;
  }

  total(forest: EcosystemView): number {
    return [...this.points(forest).values()].reduce((sum, points) => sum + points, 0);
  }
}

const counts = new WeakMap<Play, Count>();

/** The same for every part of one table. To be asked for in a derivation of its own: one that makes it would not follow its changes. */
export function countOf(play: Play<EcosystemeView>): Count {
  const known = counts.get(play) ?? new Count();
  counts.set(play, known);
  return known;
}
