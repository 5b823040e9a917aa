/** The offers of each step of a turn, by what they mean. */
import type { Fact, Offer } from "../../lib/protocol";
import type { Colour } from "./colours";
import type { Cell } from "./lattice";

export type Tip = { vertex: number; leaf: number; colour: Colour };
export type Laying = {
  q: number;
  r: number;
  turn: number;
  tips: number[];
  actions: Partial<Record<Colour, number>>;
  total: number;
  met: Tip[];
  reactions: Record<string, number>;
};
/** A free cell, by the oldest leaf beside it, with every way the leaf fits there. */
export type Place = Cell & { leaf: number; direction: string; ways: Offer[]; most: number };
export type Taking = { tile: string | null; places: number; most: number };
export type Growing = { mushroom: "baby" | "adult"; points: number; group: number };
export type Climbing = { cell: number; height: number; reward: string; amount: number; points: number };
export type Advancing = { points: number; line: string; winter: boolean };
export type Sheltering = { count: number; den: number; points: number };

const preview = <T>(offer: Offer | null | undefined) => (offer?.preview ?? null) as Record<string, Fact> & T;

export const said = (offers: Offer[], say: string): Offer | undefined => offers.find((offer) => offer.say === say);
export const isLaying = (offer: Offer | null): offer is Offer => offer?.say.startsWith("place ") ?? false;
export const laying = (offer: Offer) => preview<Laying>(offer);
export const taking = (offer: Offer) => preview<Taking>(offer);
export const growing = (offer: Offer) => preview<Growing>(offer);
export const climbing = (offer: Offer) => preview<Climbing>(offer);
export const advancing = (offer: Offer) => preview<Advancing>(offer);
export const sheltering = (offer: Offer) => preview<Sheltering>(offer);

/** Every cell in which the leaf in hand fits, oldest neighbours first. */
export function placesOf(offers: Offer[]): Place[] {
  const places = new Map<string, Place>();
  for (const offer of offers) {
    if (!isLaying(offer) || offer.refusal) continue;
    const [, leaf, direction] = offer.say.split(" ");
    const { q, r, total } = laying(offer);
    const place = places.get(`${leaf} ${direction}`) ?? { q, r, leaf: Number(leaf.slice("leaf-".length)), direction, ways: [], most: 0 };
    place.ways.push(offer);
    place.most = Math.max(place.most, total);
    places.set(`${leaf} ${direction}`, place);
  }
  return [...places.values()];
}

/** The way of lying in a place that keeps the turn, or else earns the most. */
export function wayIn(place: Place, turn: number | null): Offer {
  return place.ways.find((way) => laying(way).turn === turn) ?? place.ways.reduce((best, way) => (laying(way).total > laying(best).total ? way : best));
}

/** The next way, round and round. */
export function turned(place: Place, offer: Offer, by: number): Offer {
  const here = place.ways.findIndex((way) => way.action === offer.action);
  return place.ways[(here + by + place.ways.length) % place.ways.length];
}

const WORDS: Record<string, Colour> = { grow: "red", draw: "green", take: "orange", deck: "orange", sun: "yellow", climb: "brown" };

/** The colour whose action an offer spends, or gives for an acorn. */
export function colourOf(offer: Offer | null): Colour | undefined {
  const [word, colour] = offer?.say.split(" ") ?? [];
  return word === "acorn" ? (colour as Colour) : WORDS[word];
}

/** The offers that spend an action of a colour, the acorn for it apart. */
export const spending = (offers: Offer[], colour: Colour | null): Offer[] => offers.filter((offer) => WORDS[offer.say.split(" ")[0]] === colour);
export const exchanging = (offers: Offer[], colour: Colour | null): Offer | undefined => said(offers, `acorn ${colour}`);
