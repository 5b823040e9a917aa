import wind from "virtual:icon/windy-stripes";
import type { Game } from "../../generated/leaf";
import type { GameTable } from "../../lib/game";
import type { Play } from "../../lib/play.svelte";
import { about } from "./about";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import Score from "./Score.svelte";
import Stage from "./Stage.svelte";
import { sections } from "./sections";
import { WIND, who } from "./words";

export const table: GameTable = {
  Stage,
  Own,
  Panel,
  Score,
  about,
  keys: ["turn", "lay", "zoom", "boost"],
  sections,
  phase(play: Play<Game>) {
    const { turn, season } = play.view.table;
    const round = { round: turn.round };
    if (season.last_turns !== null) return play.text("phase-winter", { ...round, left: season.last_turns });
    return play.text(season.frosts ? "phase-frosts" : "phase", { ...round, frosts: season.frosts });
  },
  automa: {
    icon: wind,
    seat: WIND,
    kinds: /^wind-/,
    standing(play: Play<Game>) {
      const rival = play.view.table.players[WIND];
      return rival.wind
        ? {
            name: who(play, WIND),
            points: rival.points,
            thing: "acorns",
            note: play.text("standing", { suns: rival.suns, acorns: rival.acorns }),
          }
        : null;
    },
  },
  standing(play: Play<Game>, seat) {
    const { points, suns, acorns } = play.view.table.players[seat];
    return { points, thing: "acorns", note: play.text("standing", { suns, acorns }) };
  },
};
