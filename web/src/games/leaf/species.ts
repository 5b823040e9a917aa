/** The six species of leaves: how they are drawn on the floor and printed on their cards. */

import type { GameLeafView, TileView } from "../../generated/leaf";
import { block, point, printed, tex } from "../../parts/print";
import { type LeafShape, leaf, outline, stem, veins } from "../../scenes/leaves";
import { type Colour, pigment } from "./colours";
import { corner } from "./lattice";

export type Species = TileView["species"];
/** The species of which there is a card, with how many there are. */
export const held = (cards: { [species: string]: number }) =>
  (Object.entries(cards) as [Species, number][]).filter(([, count]) => count > 0);

export const SIZE = 100;

/** How far the medallion lies from the middle towards the apex. */
const MEDALLION: Record<LeafShape, number> = {
  sweetgum: 0,
  "silver-maple": 0,
  tulip: 0.02,
  sassafras: 0.1,
  "trident-maple": 0.16,
  ginkgo: 0.26,
};

export const isSpecies = (name: string): name is Species => name in MEDALLION;
export const outlineOf = (species: Species): string => outline(species, SIZE);

/** A leaf with its stem down, around 0, 0. */
export const drawing = (species: Species, colour: Colour): string => leaf(species, pigment(colour).ink, SIZE);

/** The tips of a species, as far as one of its leaves can be seen. */
export const tipsOf = ({ piles, leaves }: Pick<GameLeafView, "piles" | "leaves">, species: Species): number[] =>
  (piles.find((pile) => pile.species === species)?.top ?? leaves.find((leaf) => leaf.tile.species === species)?.tile)?.tips ?? [];

/** Where the medallion of a turned leaf lies. */
export const medallion = (species: Species, turn: number) => {
  const { x, y } = corner(turn);
  const away = -MEDALLION[species] * SIZE;
  return { x: x * away, y: y * away };
};

export const CARD_BOX = "0 0 100 110";
const CARD_LEAF = 43;

/** The print on a leaf card: the bare leaf on fir, its tips marked. */
export function cardPrint(species: Species, tips: number[]): string {
  const kind = species;
  const dots = tips.map((tip) => {
    const { x, y } = corner(tip + 1);
    return `<circle cx="${(x * CARD_LEAF).toFixed(1)}" cy="${(y * CARD_LEAF).toFixed(1)}" r="3.6" fill="var(--pig-honey)" stroke="var(--pig-fir)" stroke-width="1.5"/>`;
  });
  return printed(
    block(100, 110, `leaf-${species}`, 2.5),
    `leaf-${species}`,
    `<rect width="100" height="110" fill="var(--pig-fir)"/>${tex("leafy", 100, 110, species, 0.22)}` +
      `<g transform="translate(${point(50, kind === "ginkgo" ? 50 : 54)})">` +
      `<path d="${stem(kind, CARD_LEAF)}" stroke="var(--cream)" stroke-width="3" fill="none" stroke-linecap="round"/>` +
      `<path d="${outline(kind, CARD_LEAF)}" fill="var(--cream)"/>` +
      `<path d="${veins(kind, CARD_LEAF)}" stroke="var(--pig-fir)" stroke-width="1" fill="none" stroke-linecap="round" opacity=".72"/>${dots.join("")}</g>`,
  );
}
