import type { Game } from "../../generated/canyon";
import type { OfferOf } from "../../lib/protocol";

export type Offer = OfferOf<Game>;
type Maybe = Offer | null | undefined;

export const playing = (offers: Offer[], card: string): Offer | undefined =>
  offers.find(({ act }) => act.verb === "play" && act.card === card);
export const playPreview = (offer: Maybe) => (offer?.preview && "takes" in offer.preview ? offer.preview : null);

export const bidPreview = (offer: Maybe) => (offer?.preview && "tempo" in offer.preview ? offer.preview : null);
/** The offer that lays just these tempo cards. */
export const laying = (offers: Offer[], tempo: number[]): Offer | undefined =>
  offers.find((offer) => {
    const laid = bidPreview(offer)?.tempo;
    return laid?.length === tempo.length && laid.every((value) => tempo.includes(value));
  });
/** The best way to bid this number. */
export const bidding = (offers: Offer[], bid: number): Offer | undefined =>
  offers.find((offer) => bidPreview(offer)?.bid === bid && bidPreview(offer)?.best);

/** An offer of a space: a pier to launch from, or the end of a move. */
export type Way = Offer & { act: { verb: "launch" | "go" } };
export const isWay = (offer: Offer): offer is Way => offer.act.verb === "go" || offer.act.verb === "launch";
export const spaceOf = ({ act }: Way): string => (act.verb === "go" ? act.space : act.pier);
export const wayPreview = (offer: Maybe) => (offer?.preview && "path" in offer.preview ? offer.preview : null);
/** Where a canoe may go, in the order of the spaces. */
export const ways = (offers: Offer[]): Way[] => offers.filter(isWay).filter((offer) => !offer.refusal);
