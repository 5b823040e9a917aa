import type { CanoeView, Game } from "../../generated/canyon";
import type { Play } from "../../lib/play.svelte";
import { CAVE } from "./river/course";

type Speaker = Play<Game>;

/** « d10 », or « grotte » */
export const spaceName = (play: Speaker, space: string): string => (space === CAVE ? play.text("cave") : space);

/** Where a canoe is and how far it has to go. */
export const canoeWords = (play: Speaker, canoe: CanoeView): string =>
  canoe.space === null
    ? play.text("table-ashore", { seat: canoe.seat })
    : play.text("table-canoe", { seat: canoe.seat, space: spaceName(play, canoe.space), left: canoe.left });

/** What the list of seats says of a canoe: how the bid stands, and where it is. */
export function standing(play: Speaker, seat: number): string {
  const { phase, canoes, dealer_seat } = play.view.table;
  const canoe = canoes[seat];
  if (canoe.space === null) return play.text("note-ashore");
  const space = spaceName(play, canoe.space);
  if (phase === "over") return canoe.left ? play.text("note-left", { left: canoe.left }) : play.text("note-landed");
  if (!canoe.bid)
    return play.text(
      seat === dealer_seat ? "note-deals" : canoe.has_bid ? "note-sealed" : canoe.water === "cave" ? "note-cave" : "note-place",
      { space },
    );
  if (phase === "bid") return play.text("note-bid", { bid: canoe.bid.total, space });
  if (canoe.exact) return play.text("note-exact", { space });
  const missing = canoe.bid.total - canoe.tricks;
  const short = phase === "play" ? "note-missing" : "note-short";
  return play.text(missing > 0 ? short : "note-over", { tricks: Math.abs(missing), space });
}
