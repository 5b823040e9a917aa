/** The offers of each step of a turn, by what they mean. */
import type {
  AcornPreview,
  Act,
  AnimalPreview,
  ClimbPreview,
  DeckPreview,
  DrawPreview,
  Game,
  GrowPreview,
  KeepPreview,
  LeafPreview,
  PlacePreview,
  SeasonPreview,
  ShelterPreview,
  SunPreview,
} from "../../generated/leaf";
import type { OfferOf } from "../../lib/protocol";
import type { Animal } from "./animals";
import type { Colour } from "./colours";
import type { Cell } from "./lattice";
import type { Species } from "./species";

/** What the preview of each verb says. */
type Previews = {
  card: LeafPreview;
  boost: LeafPreview;
  pile: LeafPreview;
  place: PlacePreview;
  grow: GrowPreview;
  draw: DrawPreview;
  take: AnimalPreview;
  deck: DeckPreview;
  sun: SunPreview;
  climb: ClimbPreview;
  acorn: AcornPreview;
  advance: SeasonPreview;
  keep: KeepPreview;
  shelter: ShelterPreview;
};
type Verb = Act["verb"];
export type Offer = OfferOf<Game>;
export type OfferTo<V extends Verb> = Omit<Offer, "act" | "preview"> & { act: Extract<Act, { verb: V }>; preview: Previews[V] | null };

const does = <V extends Verb>(offer: Offer | null, verb: V): offer is OfferTo<V> & Offer => offer?.act.verb === verb;
/** All offers with that verb. */
export const by = <V extends Verb>(offers: Offer[], verb: V): OfferTo<V>[] => offers.filter((offer) => does(offer, verb));
/** The one offer of a verb that says all. */
export const only = <V extends Verb>(offers: Offer[], verb: V): OfferTo<V> | undefined => by(offers, verb)[0];
export const cardOf = (offers: Offer[], species: Species | null) => by(offers, "card").find(({ act }) => act.species === species);
export const boostOf = (offers: Offer[], species: Species | null) => by(offers, "boost").find(({ act }) => act.species === species);
export const pileOf = (offers: Offer[], species: Species) => by(offers, "pile").find(({ act }) => act.species === species);
export const growingOn = (offers: Offer[], leaf: number) => by(offers, "grow").find(({ act }) => act.leaf === leaf);
export const takingFrom = (offers: Offer[], slot: number) => by(offers, "take").find(({ act }) => act.slot === slot);
export const sheltering = (offers: Offer[], animal: Animal) => by(offers, "shelter").find(({ act }) => act.animal === animal);
export const exchanging = (offers: Offer[], colour: Colour | null) => by(offers, "acorn").find(({ act }) => act.colour === colour);

/** The species of the card that an offer plays. */
export const speciesOf = (offer: Offer | null): Species | null => (does(offer, "card") || does(offer, "boost") ? offer.act.species : null);

/** A way in which the leaf in hand can lie: the offer, and what it would bring. */
export type Way = OfferTo<"place"> & { preview: PlacePreview };
export const isWay = (offer: Offer | null): offer is Way & Offer => does(offer, "place") && offer.preview !== null;
/** A free cell, by the oldest leaf beside it, with every way the leaf fits there. */
export type Place = Cell & { leaf: number; direction: Way["act"]["direction"]; ways: Way[]; most: number };

/** Every cell in which the leaf in hand fits, oldest neighbours first. */
export function placesOf(offers: Offer[]): Place[] {
  const places = new Map<string, Place>();
  for (const way of offers.filter(isWay)) {
    const { leaf, q, r, total } = way.preview;
    const key = `${q} ${r}`;
    const place = places.get(key) ?? { q, r, leaf, direction: way.act.direction, ways: [], most: 0 };
    place.ways.push(way);
    place.most = Math.max(place.most, total);
    places.set(key, place);
  }
  return [...places.values()];
}

/** The way of lying in a place that keeps the turn, or else earns the most. */
export function wayIn(place: Place, turn: number | null): Way {
  return (
    place.ways.find((way) => way.preview.turn === turn) ??
    place.ways.reduce((best, way) => (way.preview.total > best.preview.total ? way : best))
  );
}

/** The next way, round and round. */
export function turned(place: Place, way: Way, by: number): Way {
  const here = place.ways.findIndex((other) => other.action === way.action);
  return place.ways[(here + by + place.ways.length) % place.ways.length];
}

/** The colour whose action an offer spends, or gives for an acorn. */
export const colourOf = (offer: Offer | null): Colour | undefined =>
  offer?.preview && "colour" in offer.preview ? offer.preview.colour : undefined;

/** The offers that spend an action of a colour, the acorn for it apart. */
export const spending = (offers: Offer[], colour: Colour | null): Offer[] =>
  offers.filter((offer) => !does(offer, "acorn") && colourOf(offer) === colour);
