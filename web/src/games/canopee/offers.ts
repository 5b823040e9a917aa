/** What the engine offers, by the words of its actions. */
import type { ThreatView } from "../../generated/canopee";
import type { Offer } from "../../lib/protocol";

/** What an action would do to the own points, line by line. */
export type Preview = {
  points: number;
  trees: number;
  plants: number;
  weather: number;
  wildlife: number;
  season?: number;
  threats: ThreatView[];
};

export const verb = (offer: Offer): string => offer.say.split(" ")[0];
export const object = (offer: Offer): string => offer.say.split(" ")[1] ?? "";
export const previewOf = (offer: Offer | null | undefined): Preview | null => (offer?.preview ?? null) as Preview | null;

/** The offer of exactly these words, allowed or not. */
export const offered = (offers: Offer[], say: string): Offer | undefined => offers.find((offer) => offer.say === say);
export const allowed = (offers: Offer[], say: string): Offer | undefined => offers.find((offer) => offer.say === say && !offer.refusal);
/** All that may be done with a verb. */
export const usable = (offers: Offer[], word: string): Offer[] => offers.filter((offer) => verb(offer) === word && !offer.refusal);

/** The verb of each animal's ability, and of the plants that can be used. */
const ABILITIES: Record<string, string> = {
  boa: "snatch",
  frog: "croak",
  ant: "gnaw",
  sloth: "doze",
  toucan: "peek",
  spider: "return",
  hoatzin: "tuck",
  howler: "sweep",
  butterfly: "bloom",
  tamarin: "forage",
  mushroom: "compost",
  pitcher: "hide",
};
export const abilityOf = (name: string): string | undefined => ABILITIES[name];

/** Abilities that ask for a pile or a card before they do anything. */
const AIMED = new Set(["snatch", "peek", "return", "tuck", "bloom", "hide"]);
export const needsAim = (word: string): boolean => AIMED.has(word);

/** Steps of one decision that need no second thought: the table asks on. */
const SMALL = new Set(["place", "hide", "tuck", "return", "spurn", "peek"]);
export const isSmall = (offer: Offer): boolean => SMALL.has(verb(offer));
