import type { CardView } from "../../generated/toutlahaut";
import type { Offer } from "../../lib/protocol";

export type Preview = { points: number; run: number; run_gain: number; total: number };

export const faceUp = (offers: Offer[], card: CardView) => offers.find((offer) => offer.say === `show ${card.kind}`);
export const faceDown = (offers: Offer[], card: CardView) => offers.find((offer) => offer.say === `hide ${card.kind}`);
export const fits = (offers: Offer[], card: CardView) => faceUp(offers, card)?.refusal === null;
export const previewOf = (offer: Offer | null | undefined) => (offer?.preview ?? null) as Preview | null;

/** The card an offer plays, and which face of it. */
export function planned(offer: Offer | null, hand: CardView[] | null): { card: CardView; shown: boolean } | null {
  const [face, kind] = offer?.say.split(" ") ?? [];
  const card = hand?.find((each) => each.kind === kind);
  return card ? { card, shown: face === "show" } : null;
}
