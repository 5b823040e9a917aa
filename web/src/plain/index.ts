/** The table of every game that brings none of its own: drawn from what the wire says of any game. */
import type { GameTable } from "../lib/game";
import type { Play } from "../lib/play.svelte";
import Own from "./Own.svelte";
import { type Fields, read } from "./reading";
import Stage from "./Stage.svelte";

export const table: GameTable = {
  Stage,
  Own,
  namesSeats: true,
  standing(play: Play, seat) {
    const points = read(play.view.table as Fields, play.view.seats).seats[seat]?.find(({ name }) => name === "points")?.value;
    return { points: typeof points === "number" ? points : undefined };
  },
};
