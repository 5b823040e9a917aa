/** The five suits: an ink, a symbol and a print each. */
import fire from "virtual:icon/campfire";
import feather from "virtual:icon/feather";
import paw from "virtual:icon/paw-print";
import pine from "virtual:icon/pine-tree";
import sun from "virtual:icon/sun";
import type { CardView } from "../../generated/canyon";
import { art, type Texture } from "../../parts/print";

export type Suit = CardView["suit"];

const LOOKS: Record<Suit, { icon: string; texture: Texture; paper?: string }> = {
  sun: { icon: sun, texture: "rays", paper: "var(--soot)" },
  feather: { icon: feather, texture: "sky" },
  paw: { icon: paw, texture: "grass" },
  pine: { icon: pine, texture: "hill" },
  fire: { icon: fire, texture: "leafy" },
};

export const SUITS = Object.keys(LOOKS) as Suit[];
export const isSuit = (name: string): name is Suit => name in LOOKS;
export const ink = (suit: Suit): string => `var(--c-${suit})`;
export const symbol = (suit: Suit): string => LOOKS[suit].icon;
export const printId = (suit: Suit): string => `canyon-suit-${suit}`;
const print = (suit: Suit): string =>
  art(printId(suit), { ...LOOKS[suit], ink: ink(suit), width: 100, height: 100, size: 62, dy: 2, opacity: 0.36 });
export const PRINTS = SUITS.map((suit) => ({ id: printId(suit), box: "0 0 100 100", markup: print(suit) }));
