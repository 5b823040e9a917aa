/** What may be done, and what the engine says it would bring. */
import type { ChoosePreview, Game, GivePreview, PlacePreview, SwapPreview } from "../../generated/ecosysteme";
import type { OfferOf } from "../../lib/protocol";

export type Offer = OfferOf<Game>;
type Maybe = Offer | null | undefined;

export const choosing = (offer: Maybe): ChoosePreview | null => (offer?.preview && "places" in offer.preview ? offer.preview : null);
export const giving = (offer: Maybe): GivePreview | null => (offer?.preview && "rival" in offer.preview ? offer.preview : null);
export const placing = (offer: Maybe): PlacePreview | null => (offer?.preview && "helpers" in offer.preview ? offer.preview : null);
export const swapping = (offer: Maybe): SwapPreview | null => (offer?.preview && "equal" in offer.preview ? offer.preview : null);

/** The offer that takes a card of this kind from the hand, to keep it or to give it away. */
export const taking = (offers: Offer[], kind: string): Offer | undefined =>
  offers.find(({ act }) => (act.verb === "choose" || act.verb === "give") && act.card === kind);
export const placingAt = (offers: Offer[], row: number, column: number): Offer | undefined =>
  offers.find(({ act }) => act.verb === "place" && act.row === row && act.column === column);
export const keeping = (offers: Offer[]): Offer | undefined => offers.find(({ act }) => act.verb === "keep");

const same = ([row, column]: number[], [otherRow, otherColumn]: number[]): boolean => row === otherRow && column === otherColumn;

/** All swaps that move the card in a cell. */
export const swapsOf = (offers: Offer[], cell: number[]): Offer[] =>
  offers.filter((offer) => swapping(offer)?.cells.some((each) => same(each, cell)));
/** The swap of two cells. */
export const swapOf = (offers: Offer[], one: number[], other: number[]): Offer | undefined => swapsOf(swapsOf(offers, one), other)[0];
export const includes = (cells: number[][], cell: number[]): boolean => cells.some((each) => same(each, cell));
