import alban from "virtual:icon/robin-hood-hat";
import type { Game } from "../../generated/ecosysteme";
import type { GameTable } from "../../lib/game";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";
import Cards from "./Cards.svelte";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import RuleSign from "./RuleSign.svelte";
import Score from "./Score.svelte";
import Stage from "./Stage.svelte";
import { sections } from "./sections";

export const table: GameTable = {
  Stage,
  Own,
  Panel,
  Cards,
  Score,
  RuleSign,
  namesSeats: true,
  about: (play: Play<Game>, { facts }: EventOf<Game>) => ("seat" in facts && facts.seat !== play.seat ? [`forest-${facts.seat}`] : []),
  automa: { icon: alban, kinds: /^alban$/ },
  sections,
  phase(play: Play<Game>) {
    const { round, pick, picks, direction } = play.view.table;
    return play.text(direction ? "phase" : "phase-solo", { round, pick, picks });
  },
  standing(play: Play<Game>, seat) {
    const { ecosystems } = play.view.table;
    const { total, step } = ecosystems[seat];
    return { points: total, thing: "grid", note: play.view.over ? undefined : play.text(`neighbour-${step}`) };
  },
};
