/** What is told of a thing on the table when it is touched. */
import type { Game, LeafView, PileView, TreeCellView } from "../../generated/leaf";
import type { Play } from "../../lib/play.svelte";
import type { Animal } from "./animals";
import type { Colour } from "./colours";
import { leafName, reward, who } from "./words";

type Speaker = Play<Game>;
export type About = {
  title: string;
  lines: string[];
  /** The colour whose action it is about. */
  colour?: Colour;
  /** What sets of one, two, three … are worth. */
  sets?: number[];
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const aboutColour = (play: Speaker, colour: Colour): About => ({
  title: play.text(`legend-title-${colour}`),
  lines: [play.text(`about-${colour}`), play.text("about-met")],
  colour,
});

export function aboutLeaf(play: Speaker, leaf: LeafView): About {
  const { colour } = leaf.tile;
  return {
    title: leafName(play, leaf),
    lines: [play.text("about-tip", { action: `@action-${colour}` }), play.text(`about-${colour}`)],
    colour,
  };
}

export const aboutAnimal = (play: Speaker, animal: Animal): About => {
  const { players, animal_sets } = play.view.table;
  const held = players.map(({ player, forest, den }) => {
    const count = (groups: typeof forest) => groups.find((group) => group.animal === animal)?.count ?? 0;
    return play.text("about-held", { name: who(play, player), forest: count(forest), den: count(den) });
  });
  return { title: capital(play.text(`animal-${animal}`)), lines: [play.text("about-animal"), ...held], sets: animal_sets };
};

export const aboutTree = (play: Speaker, cell: TreeCellView): About => ({
  title: play.text("about-cell", { height: cell.height, reward: reward(play, cell.reward, cell.amount) }),
  lines: [play.text("about-tree"), play.text("about-tree-end")],
  colour: "brown",
});

export function aboutSeason(play: Speaker): About {
  const { season } = play.view.table;
  return {
    title: play.text("about-season-title"),
    lines: [
      play.text("about-season"),
      play.text("about-frost"),
      play.text("season", { marker: season.marker, last: season.cells.length - 1, frosts: season.frosts }),
    ],
    colour: "yellow",
  };
}

export function aboutPile(play: Speaker, pile: PileView, label: string): About {
  return {
    title: play.text("about-pile-title", { species: `@species-${pile.species}` }),
    lines: [label, play.text("about-pile")],
    colour: pile.top?.colour,
  };
}
