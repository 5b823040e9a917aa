import treeFace from "virtual:icon/tree-face";
import type { Game } from "../../generated/canopee";
import type { GameTable } from "../../lib/game";
import type { Play } from "../../lib/play.svelte";
import { about } from "./about";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { sections } from "./sections";

export const table: GameTable = {
  Stage,
  Own,
  Panel,
  namesSeats: true,
  about,
  automa: { icon: treeFace, kinds: /^spirit-/ },
  keys: ["lift", "keep", "pass"],
  sections,
  phase(play: Play<Game>) {
    const { season, seasons, deck, ending } = play.view.table;
    return play.text(ending ? "phase-ending" : "phase-deck", { season, seasons, deck, step: ending ?? 0 });
  },
  standing(play: Play<Game>, seat) {
    const forest = play.view.table.forests[seat];
    return {
      points: forest.points,
      thing: "forest",
      note: play.text("standing", { trees: forest.complete_trees, animals: forest.animals.length }),
    };
  },
};
