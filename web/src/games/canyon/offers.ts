import type { Offer } from "../../lib/protocol";

export type BidPreview = { bid: number; tempo: number[]; bonus: number; points: number; possible: boolean; best: boolean };
export type PlayPreview = { card: string; leads: boolean; takes: boolean; last: boolean };
export type WayPreview = { to: string; path: string[]; steps: number; unused: number; lands: boolean };

const verb = (offer: Offer): string => offer.say.split(" ")[0];

export const playing = (offers: Offer[], card: string): Offer | undefined => offers.find((offer) => offer.say === `play ${card}`);
export const playPreview = (offer: Offer | null | undefined) => (offer && verb(offer) === "play" ? (offer.preview as PlayPreview) : null);

export const bidPreview = (offer: Offer | null | undefined) => (offer && verb(offer) === "bid" ? (offer.preview as BidPreview) : null);
/** The offer that lays just these tempo cards. */
export const laying = (offers: Offer[], tempo: number[]): Offer | undefined =>
  offers.find((offer) => offer.say === `bid ${tempo.toSorted((a, b) => b - a).join("+")}`);
/** The best way to bid this number. */
export const bidding = (offers: Offer[], bid: number): Offer | undefined =>
  offers.find((offer) => bidPreview(offer)?.bid === bid && bidPreview(offer)?.best);

/** Offers of a space: a pier to launch from, or the end of a move. */
export const isWay = (offer: Offer): boolean => verb(offer) === "go" || verb(offer) === "launch";
export const spaceOf = (offer: Offer): string => offer.say.split(" ")[1];
export const wayPreview = (offer: Offer | null | undefined) => (offer && verb(offer) === "go" ? (offer.preview as WayPreview) : null);
/** Where a canoe may go, in the order of the spaces. */
export const ways = (offers: Offer[]): Offer[] => offers.filter((offer) => isWay(offer) && !offer.refusal);
