import type { ToutLaHautView } from "../../generated/toutlahaut";

type Scores = Pick<ToutLaHautView, "totals" | "earlier">;

/** What a seat scored in an earlier game, if there was one. */
export const before = ({ earlier }: Scores, seat: number): number => earlier?.[seat] ?? 0;

/** What a seat would have if everything ended now. */
export const standing = (table: Scores, seat: number): number => table.totals[seat] + before(table, seat);
