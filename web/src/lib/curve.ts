/** The curve of winning chances: where its points lie. */
import type { Outcome, ReviewedMove } from "./protocol";

export type Point = { move: number; chance: number; x: number; y: number };
export type Box = { width: number; height: number };

/** A seat's chances at each of its decisions, and at the last move what became of them. */
export function curve(moves: ReviewedMove[], seat: number, last: number, outcome: Outcome | null, { width, height }: Box): Point[] {
  const ends = outcome !== null;
  const chances = moves
    .filter((each) => each.seat === seat && !(ends && each.move === last))
    .map((each) => ({ move: each.move, chance: each.played.chance }));
  if (ends) chances.push({ move: last, chance: share(outcome.ranks, seat) });
  return chances.map(({ move, chance }) => ({ move, chance, x: (width * move) / Math.max(1, last), y: height * (1 - chance) }));
}

/** A win is 1, a shared one a half; who loses alone is second. */
function share(ranks: number[], seat: number): number {
  if (ranks[seat] !== 1) return 0;
  return ranks.filter((rank) => rank === 1).length > 1 ? 0.5 : 1;
}

export const path = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The few decisions of a seat that cost most, the worst first. */
export const costliest = (moves: ReviewedMove[], seat: number, least: number, most = 3): ReviewedMove[] =>
  moves
    .filter((each) => each.seat === seat && each.cost >= least)
    .sort((one, other) => other.cost - one.cost || one.move - other.move)
    .slice(0, most);
