/** What the card of a thing shows beside its words: its drawing, its values, and how it is now. */
import type { Game } from "../../generated/toutlahaut";
import type { Play } from "../../lib/play.svelte";
import type { Glossary, Thing, Worth } from "../../lib/things.svelte";
import { isColour } from "./pigments";
import ThingPicture from "./ThingPicture.svelte";

function worth(play: Play<Game>, { name }: Thing): Worth | null {
  const { objective } = play.view.table;
  return objective?.name === name ? { title: play.text("worth-points"), pairs: [["", String(objective.points)]] } : null;
}

function now(play: Play<Game>, { name }: Thing): string[] {
  const { trees, objective, pile, totals } = play.view.table;
  if (objective?.name === name)
    return [play.text("objective-holders", { count: objective.seats.length, names: objective.seats.map((seat) => play.name(seat)) })];
  if (name === "pile") return [play.text("pile", { cards: pile })];
  return trees.flatMap(({ seat, levels, run }): string[] => {
    const facts = { name: play.name(seat) };
    if (isColour(name))
      return [
        play.text("now-floors", {
          ...facts,
          count: levels.flatMap(({ top, bottom }) => [top, bottom]).filter(({ colour }) => colour === name).length,
        }),
      ];
    if (name === "tree") return [play.text("now-tree", { ...facts, points: totals[seat] })];
    return name === "run" && run ? [play.text("now-run", { ...facts, run: play.text(`run-${run.colour}`, { length: run.length }) })] : [];
  });
}

/** What one does with a card, the objective, the own run, and what cannot be laid face up. */
function news(play: Play<Game>): string[] {
  const { objective, trees, hand } = play.view.table;
  const run = trees.find(({ seat }) => seat === play.seat)?.run;
  return [
    ...(hand ? ["card"] : []),
    ...(objective ? [objective.name] : []),
    ...(run && run.length > 1 ? ["run"] : []),
    ...(trees.some(({ levels }) => levels.some(({ shown }) => !shown)) ? ["grey"] : []),
  ];
}

export const things: Glossary = { Picture: ThingPicture, worth, now, news };
