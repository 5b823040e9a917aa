import type { Game } from "../../generated/canyon";
import type { GameTable } from "../../lib/game";
import type { Play } from "../../lib/play.svelte";
import { about } from "./about";
import Cards from "./Cards.svelte";
import Mark from "./Mark.svelte";
import Own from "./Own.svelte";
import Panel from "./Panel.svelte";
import Rounds from "./Rounds.svelte";
import Stage from "./Stage.svelte";
import { sections } from "./sections";
import { standing } from "./words";

export const table: GameTable = {
  Stage,
  Own,
  Panel,
  Cards,
  Mark,
  Course: Rounds,
  about,
  keys: ["bid"],
  sections,
  phase(play: Play<Game>) {
    const { phase, counter, tricks } = play.view.table;
    if (phase === "launch") return play.text("phase-of-launch");
    const cards = counter.cards[counter.field - 1];
    const facts = { round: counter.round, trick: tricks.length, tricks: cards };
    return play.text(phase === "play" ? "phase-of-trick" : `phase-of-${phase}`, facts);
  },
  standing: (play: Play<Game>, seat) => ({ thing: "bid", note: standing(play, seat) }),
};
