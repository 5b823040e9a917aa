/** The own hand: which cards are which from one state to the next. */
import type { EcosystemeView } from "../../generated/ecosysteme";

export type HeldCard = { kind: string; piece: string };

const step = (table: EcosystemeView): number => (table.direction === "right" ? -1 : 1);
const around = (table: EcosystemeView, player: number): number => {
  const circle = table.hands.length;
  return ((player % circle) + circle) % circle;
};

/** The hands keep their number as they go round. */
const handNumber = (table: EcosystemeView, seat: number): number => around(table, seat - step(table) * (table.pick - 1));

/** The cards of the hand, each with an id it keeps while it stays there. */
export function held(table: EcosystemeView, seat: number): HeldCard[] {
  const round = table.direction ? `${table.round}-${handNumber(table, seat)}` : "solo";
  const seen = new Map<string, number>();
  return (table.hand ?? []).map((kind) => {
    const copy = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, copy);
    return { kind, piece: `hand-${round}-${kind}-${copy}` };
  });
}

/** Where new cards of the hand come from: the neighbour who held them, or alone the pile. */
export function origin(table: EcosystemeView, seat: number): string | undefined {
  if (!table.direction) return "pile";
  return table.pick > 1 ? `fan-${around(table, seat - step(table))}` : undefined;
}
