import type { CardView, Game } from "../../generated/toutlahaut";
import type { OfferOf } from "../../lib/protocol";

export type Offer = OfferOf<Game>;

const laying = (verb: Offer["act"]["verb"]) => (offers: Offer[], card: CardView) =>
  offers.find(({ act }) => act.verb === verb && act.card === card.kind);
export const faceUp = laying("show");
export const faceDown = laying("hide");
export const fits = (offers: Offer[], card: CardView) => faceUp(offers, card)?.refusal === null;

/** The card an offer plays, and which face of it. */
export function planned(offer: Offer | null, hand: CardView[] | null): { card: CardView; shown: boolean } | null {
  const card = hand?.find((each) => each.kind === offer?.act.card);
  return card && offer ? { card, shown: offer.act.verb === "show" } : null;
}
