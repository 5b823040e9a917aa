/** The own hand: which cards are which from one state to the next. */
import type { EcosystemeView } from "../../generated/ecosysteme";

export type HeldCard = { kind: string; piece: string };

const heldBy = (table: EcosystemeView, player: number) => table.hands.find((each) => each.player === player);

/** The hand a player holds; it keeps its id as it goes round. */
export const handId = (table: EcosystemeView, player: number): string => `hand-${table.round}-${heldBy(table, player)?.hand}`;

/** The cards of the hand, each with an id it keeps while it stays there. */
export function held(table: EcosystemeView, seat: number): HeldCard[] {
  const hand = handId(table, seat);
  const seen = new Map<string, number>();
  return (table.hand ?? []).map((kind) => {
    const copy = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, copy);
    return { kind, piece: `${hand}-${kind}-${copy}` };
  });
}

/** Where new cards of the hand come from: the neighbour who held them, or alone the pile. */
export function origin(table: EcosystemeView, seat: number): string | undefined {
  if (!table.direction) return "pile";
  const giver = heldBy(table, seat)?.giver ?? null;
  return giver === null ? undefined : `fan-${giver}`;
}

/** Where a card lies in a hand whose kinds overlap: copies under the first of their kind, on its left; the next kind over both. */
export type Lying = {
  copy: boolean /** How many copies, of its kind and the one before, it makes room for. */;
  peeping: number;
  height: number;
};

export function overlapping(kinds: string[]): Lying[] {
  const firsts = kinds.flatMap((kind, place) => (kind === kinds[place - 1] ? [] : [place]));
  const copies = firsts.map((first, group) => (firsts[group + 1] ?? kinds.length) - first - 1);
  return kinds.map((_, place) => {
    const group = firsts.findLastIndex((first) => first <= place);
    const under = place - firsts[group];
    return { copy: under > 0, peeping: copies[group] + (copies[group - 1] ?? 0), height: 10 * (group + 1) - under };
  });
}
