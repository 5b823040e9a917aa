import type { EcosystemView, Game } from "../../generated/ecosysteme";
import type { Play } from "../../lib/play.svelte";
import { whereabouts } from "./layout";

type Speaker = Play<Game>;

export const cardName = (play: Speaker, kind: string): string => play.text(`card-${kind}`);
export const cardRule = (play: Speaker, kind: string): string => play.text(`card-${kind}-text`);

/** Where a place lies in an ecosystem. */
export const siteWords = (play: Speaker, forest: EcosystemView, row: number, column: number): string =>
  play.text(whereabouts(forest, row, column), { row, column });

/** Whose ecosystem it is: a name, or what the rival is called. */
export const ownerName = (play: Speaker, { player, rival }: Pick<EcosystemView, "player" | "rival">): string =>
  rival ? play.text(`rival-${rival}`) : play.name(player);

export const forestName = (play: Speaker, forest: EcosystemView): string => {
  if (forest.rival) return play.text(`forest-${forest.rival}`);
  return forest.player === play.seat ? play.text("forest-own") : play.text("forest-of", { seat: forest.player });
};

/** « deux truites et un lapin »: some cards, by their kinds. */
export function countedKinds(play: Speaker, kinds: string[]): string[] {
  return [...new Set(kinds)].map((kind) => play.text(`some-${kind}`, { count: kinds.filter((each) => each === kind).length }));
}
