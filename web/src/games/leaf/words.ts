/** Sentences about leaves, places and players, in the words of the game's language files. */
import type { Game, LeafView } from "../../generated/leaf";
import type { Play } from "../../lib/play.svelte";
import type { Colour } from "./colours";
import type { Place, Way } from "./offers";

type Speaker = Play<Game>;

/** The player that the North Wind is, alone. */
export const WIND = 1;

/** A player's name; alone, the second player is the North Wind. */
export const who = (play: Speaker, player: number): string =>
  play.view.table.players[player].wind ? play.text("wind") : play.name(player);

/** « 2 soleils » */
export const earned = (play: Speaker, colour: Colour, count: number): string => play.text(`earn-${colour}`, { count });

/** Whose mushrooms would react, and with how many suns. */
export const reactions = (play: Speaker, { reactions }: Way["preview"]): string[] =>
  Object.entries(reactions).map(([player, suns]) => play.text("ghost-reaction", { name: who(play, Number(player)), suns }));

/** « au sud-est de la feuille 4, tulipier jaune : 3 actions au plus, 2 orientations » */
export function placeName(play: Speaker, place: Place): string {
  const beside = play.view.table.leaves[place.leaf - 1];
  return play.text("place", {
    direction: `@direction-${place.direction}`,
    leaf: place.leaf,
    tile: `@tile-${beside.tile.tile}`,
    most: place.most,
    ways: place.ways.length,
  });
}

export function leafName(play: Speaker, leaf: LeafView): string {
  const mushrooms = leaf.mushrooms.map(({ player, adult }) => play.text(adult ? "leaf-adult" : "leaf-baby", { name: who(play, player) }));
  const facts = { leaf: leaf.leaf, tile: `@tile-${leaf.tile.tile}`, action: `@action-${leaf.tile.colour}` };
  return mushrooms.length ? play.text("leaf-with", { ...facts, mushrooms }) : play.text("leaf", facts);
}

/** « 2 glands » */
export const reward = (play: Speaker, kind: string, amount: number): string => play.text(`reward-${kind}`, { amount });
