/** The cards on show in the middle: a lifted pile, a hand to place, germination cards, or what may be discarded. */
import type { CanopeeView } from "../../generated/canopee";
import type { Offer } from "../../lib/protocol";
import type { Intent } from "./intent.svelte";
import { allowed, object, usable, verb } from "./offers";

export type HeldCard = {
  /** null: face down. */
  kind: string | null;
  piece: string;
  offer?: Offer;
  /** What else may be done with it. */
  more: Offer[];
};
export type Spread = {
  title: string;
  facts: Record<string, number | string>;
  secret: boolean;
  cards: HeldCard[];
  /** The prompt says as much: where room is scarce, it goes to what is asked about. */
  told?: boolean;
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

/** What may be done with a card in hand instead of adding it. */
const ASIDE = ["return", "tuck", "hide", "spurn"];

const nothing = () => ({ more: [] });

/** What lies before the reader in the middle of the table, if anything does. */
export function spread(intent: Intent): Spread | null {
  const { play, step } = intent;
  const { table } = play.view;
  const { offers } = play;
  const choice = (title: string, word: string): Spread => ({
    title,
    facts: {},
    secret: false,
    cards: pieces(usable(offers, word).map(object), (kind) => ({ offer: allowed(offers, `${word} ${kind}`), more: [] })),
  });

  if (intent.aim === "bloom") return choice("held-bloom", "bloom");
  if (step === "choose") {
    const pile = table.piles.find(({ looked_at }) => looked_at);
    if (!pile || !intent.lifted) return null;
    const snatch = (kind: string) => ({ offer: intent.aim === "snatch" ? allowed(offers, `snatch ${kind}`) : undefined, more: [] });
    return { title: "held-pile", facts: { pile: pile.number ?? pile.pile + 1 }, secret: true, cards: pieces(pile.cards.map(({ kind }) => kind), snatch) };
  }
  if (step && ["discard", "burn", "sicken", "blight"].includes(step)) return choice("held-discard", "discard");
  if (step === "take") return choice("held-take", "take");
  if (step && ["grow", "crown", "fell"].includes(step))
    return { title: `held-${step}`, facts: {}, secret: false, cards: pieces([table.step!.card], nothing), told: true };
  if (table.tray.length) {
    const sow = (kind: string) => ({ offer: allowed(offers, `sow ${kind}`), more: [] });
    return { title: "held-germination", facts: { seat: table.step?.seat ?? 0 }, secret: false, cards: pieces(table.tray, step === "sow" ? sow : nothing) };
  }
  const hand = table.hands.at(-1);
  if (!hand?.cards.length) return null;
  const mine = hand.seat === play.seat && (step === "place" || step === "sift");
  const aside = (kind: string) => ASIDE.flatMap((word) => offers.filter(({ say, refusal }) => !refusal && `${say} `.startsWith(`${word} ${kind} `)));
  const placing = (kind: string) => {
    const all = [allowed(offers, `place ${kind}`), ...aside(kind)].filter((offer) => offer !== undefined);
    const [offer, ...more] = all.sort((one, other) => Number(verb(other) === intent.aim) - Number(verb(one) === intent.aim));
    return { offer, more };
  };
  return { title: mine ? `held-${step}` : "held-other", facts: { seat: hand.seat }, secret: mine && !hand.open, cards: pieces(hand.cards, mine ? placing : nothing) };
}

/** The pile this seat has lifted or may lift now. */
export const liftable = (table: CanopeeView, seat: number | null, step: string | null): number | null =>
  step === "choose" && seat !== null ? (table.piles.find(({ looked_at }) => looked_at)?.pile ?? null) : null;
