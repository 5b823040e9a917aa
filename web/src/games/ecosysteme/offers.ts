/** What the engine says an action would bring. */
import type { Offer } from "../../lib/protocol";

export type Part = { rule: string; points: number };
export type Gain = { points: number; total: number; parts: Part[]; gaps_before: number; gaps: number };
export type Placing = Gain & { action: number; row: number; column: number; helpers: number[][]; swap: boolean };
export type Choosing = { card: string; best: number; places: Placing[] };
export type Swapping = Gain & { cells: number[][]; equal: boolean };
export type Giving = Gain & { card: string; cell: number[]; draws: number; rival: Gain };

const preview = <T>(offer: Offer | null | undefined): T | null => (offer?.preview ?? null) as T | null;
const starts = (offer: Offer | null, word: string): boolean => offer?.say.startsWith(`${word} `) ?? false;

export const choosing = (offer: Offer | null): Choosing | null => (starts(offer, "choose") ? preview(offer) : null);
export const giving = (offer: Offer | null): Giving | null => (starts(offer, "give") ? preview(offer) : null);
export const placing = (offer: Offer | null): Placing | null => (starts(offer, "place") ? preview(offer) : null);
export const swapping = (offer: Offer | null): Swapping | null => (starts(offer, "swap") ? preview(offer) : null);

/** The offer that takes a card of this kind from the hand, to keep it or to give it away. */
export const taking = (offers: Offer[], kind: string): Offer | undefined =>
  offers.find((offer) => offer.say === `choose ${kind}` || offer.say === `give ${kind}`);
export const keeping = (offers: Offer[]): Offer | undefined => offers.find((offer) => offer.say === "keep");

const same = ([row, column]: number[], [otherRow, otherColumn]: number[]): boolean => row === otherRow && column === otherColumn;

/** All swaps that move the card in a cell. */
export const swapsOf = (offers: Offer[], cell: number[]): Offer[] => offers.filter((offer) => swapping(offer)?.cells.some((each) => same(each, cell)));
/** The swap of two cells. */
export const swapOf = (offers: Offer[], one: number[], other: number[]): Offer | undefined => swapsOf(swapsOf(offers, one), other)[0];
export const includes = (cells: number[][], cell: number[]): boolean => cells.some((each) => same(each, cell));
