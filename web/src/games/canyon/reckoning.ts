import type { CanyonView } from "../../generated/canyon";
import type { Play } from "../../lib/play.svelte";
import type { Event } from "../../lib/protocol";

/** What a round brought a seat. */
export type Reckoned = { seat: number; bid: number; tricks: number; bonus: number; points: number; exact: boolean; drifts: boolean };

const isReckoning = ({ kind }: Event): boolean => kind === "exact" || kind === "missed";

/** The reckoning of the last round that was played out, in the order of moving. */
export function told(events: Event[]): Reckoned[] {
  const last = events.findLastIndex(isReckoning);
  if (last < 0) return [];
  const first = events.slice(0, last).findLastIndex((event) => !isReckoning(event)) + 1;
  return events.slice(first, last + 1).map(({ kind, facts }) => {
    const { seat, bid, tricks, bonus, points, rapids } = facts as Omit<Reckoned, "exact" | "drifts"> & { rapids: boolean };
    return { seat, bid, tricks, bonus, points, exact: kind === "exact", drifts: rapids && kind === "missed" };
  });
}

/** While canoes move: this round's reckoning, as it was told, or (in a replay) as the canoes show it. */
export function reckoned(play: Play<CanyonView>): Reckoned[] {
  const known = told(play.events);
  if (known.length) return known;
  const { canoes, first_seat } = play.view.table;
  return canoes
    .map((_, place) => canoes[((first_seat ?? 0) + place) % canoes.length])
    .map(({ seat, bid, tricks, bonus, points, exact, water }) => ({
      seat,
      bid: bid?.total ?? 0,
      tricks,
      bonus,
      points,
      exact,
      drifts: water === "rapids" && !exact,
    }));
}
