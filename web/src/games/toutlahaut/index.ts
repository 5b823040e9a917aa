import type { Game } from "../../generated/toutlahaut";
import type { GameTable } from "../../lib/game";
import type { Play } from "../../lib/play.svelte";
import type { EventOf } from "../../lib/protocol";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import Stage from "./Stage.svelte";
import { sections } from "./sections";

export const table: GameTable = {
  Stage,
  Own,
  Panel,
  namesSeats: true,
  about: (_play: Play<Game>, { kind, facts }: EventOf<Game>) =>
    kind === "show" || kind === "hide" || kind === "run" ? [`floor-${facts.seat}`] : [],
  keys: ["hide"],
  sections,
  phase(play: Play<Game>) {
    const { game, games, round, rounds, objective } = play.view.table;
    const phase = play.text(games > 1 ? "phase-of-two" : "phase", { game, games, round, rounds });
    return objective ? play.text("phase-objective", { phase, objective: `@objective-${objective.name}` }) : phase;
  },
  standing(play: Play<Game>, seat) {
    const { table } = play.view;
    return { points: table.totals[seat], thing: "tree", note: seat === table.receiver ? play.text("standing-receiver") : undefined };
  },
};
