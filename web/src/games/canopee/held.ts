/** The cards on show in the middle: a lifted pile, a hand to place, germination cards, or what may be discarded. */
import type { CanopeeView, PileView } from "../../generated/canopee";
import type { Intent } from "./intent.svelte";
import { allowed, cardOf, type Offer, usable, type Verb } from "./offers";
import { numberOf } from "./seating";

export type HeldCard = {
  /** null: face down. */
  kind: string | null;
  piece: string;
  offer?: Offer;
  /** What else may be done with it. */
  more: Offer[];
  /** It looks for its place just now. */
  now?: boolean;
};
export type Spread = {
  title: string;
  facts: Record<string, number | string>;
  secret: boolean;
  cards: HeldCard[];
};

/** Copies of one kind are equal; the first, second … of them keep their names. */
function pieces(kinds: (string | null)[], deal: (kind: string) => Pick<HeldCard, "offer" | "more">): HeldCard[] {
  const copies = new Map<string | null, number>();
  return kinds.map((kind) => {
    const copy = copies.get(kind) ?? 0;
    copies.set(kind, copy + 1);
    return { kind, piece: `held-${kind}-${copy}`, ...(kind === null ? { more: [] } : deal(kind)) };
  });
}

/** Which of the equal cards it is. */
export const copyOf = (piece: string): number => Number(piece.split("-").at(-1));

/** What may be done with a card in hand instead of adding it. */
const ASIDE: Verb[] = ["return", "tuck", "hide", "spurn"];

const nothing = () => ({ more: [] });

/** What is known of a pile. */
export const known = ({ cards }: PileView): HeldCard[] =>
  pieces(
    cards.flatMap(({ kind }) => (kind === null ? [] : [kind])),
    nothing,
  );

/** What lies before the reader in the middle of the table, if anything does. */
export function spread(intent: Intent): Spread | null {
  const { play, step } = intent;
  const { table } = play.view;
  const { offers } = play;
  const choice = (title: string, verb: Verb): Spread => {
    const choices = new Map(usable(offers, verb).map((offer) => [cardOf(offer) ?? null, offer]));
    return { title, facts: {}, secret: false, cards: pieces([...choices.keys()], (kind) => ({ offer: choices.get(kind), more: [] })) };
  };

  if (intent.aim === "bloom") return choice("held-bloom", "bloom");
  const { shown } = intent;
  if (shown && (step === "start" || (step === "choose" && !intent.lifted)))
    return { title: "held-peek", facts: { pile: numberOf(play, shown) }, secret: true, cards: known(shown) };
  if (step === "choose") {
    const pile = table.piles.find(({ looked_at }) => looked_at);
    if (!pile || !intent.lifted) return null;
    const snatch = (kind: string) => ({ offer: intent.aim === "snatch" ? allowed(offers, "snatch", { card: kind }) : undefined, more: [] });
    return {
      title: "held-pile",
      facts: { pile: numberOf(play, pile) },
      secret: true,
      cards: pieces(
        pile.cards.map(({ kind }) => kind),
        snatch,
      ),
    };
  }
  if (step && ["discard", "burn", "sicken", "blight"].includes(step)) return choice("held-discard", "discard");
  if (step === "take") return choice("held-take", "take");
  if (step === "fell") return { title: "held-fell", facts: {}, secret: false, cards: pieces([table.step!.card], nothing) };
  if (step === "grow" || step === "crown") {
    const waiting = table.hands.find(({ seat }) => seat === play.seat)?.cards ?? [];
    const [card, ...others] = pieces([table.step!.card, ...waiting], nothing);
    return { title: `held-${step}`, facts: {}, secret: false, cards: [{ ...card, now: true }, ...others] };
  }
  if (table.tray.length) {
    const sow = (kind: string) => ({ offer: allowed(offers, "sow", { card: kind }), more: [] });
    return {
      title: "held-germination",
      facts: { seat: table.step?.seat ?? 0 },
      secret: false,
      cards: pieces(table.tray, step === "sow" ? sow : nothing),
    };
  }
  const hand = table.hands.at(-1);
  if (!hand?.cards.length) return null;
  const mine = hand.seat === play.seat && (step === "place" || step === "sift");
  const aside = (kind: string) => ASIDE.flatMap((verb) => usable(offers, verb).filter((offer) => cardOf(offer) === kind));
  const placing = (kind: string) => {
    const all = [allowed(offers, "place", { card: kind }), ...aside(kind)].filter((offer) => offer !== undefined);
    const [offer, ...more] = all.sort((one, other) => Number(other.act.verb === intent.aim) - Number(one.act.verb === intent.aim));
    return { offer, more };
  };
  return {
    title: mine ? `held-${step}` : "held-other",
    facts: { seat: hand.seat },
    secret: mine && !hand.open,
    cards: pieces(hand.cards, mine ? placing : nothing),
  };
}

/** The pile this seat has lifted or may lift now. */
export const liftable = (table: CanopeeView, seat: number | null, step: string | null): number | null =>
  step === "choose" && seat !== null ? (table.piles.find(({ looked_at }) => looked_at)?.pile ?? null) : null;
