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
