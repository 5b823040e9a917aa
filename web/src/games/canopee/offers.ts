/** What the engine offers, by verbs and fields. */
import type { Act, AnimalView, Game, PlantView } from "../../generated/canopee";
import type { OfferOf } from "../../lib/protocol";

export type Offer = OfferOf<Game>;
export type Verb = Act["verb"];
type ActOf<V extends Verb> = Extract<Act, { verb: V }>;
/** Some of the fields of a verb; kinds of cards may come from the view. */
type Fields<V extends Verb> = { [Name in Exclude<keyof ActOf<V>, "verb">]?: ActOf<V>[Name] extends string ? string : ActOf<V>[Name] };

/** The offer with this verb and these fields, allowed or not. */
export function offered<V extends Verb>(offers: Offer[], verb: V, fields: Fields<V> = {}): Offer | undefined {
  const wanted = Object.entries({ verb, ...fields });
  return offers.find(({ act }) => wanted.every(([name, value]) => act[name as keyof Act] === value));
}

/** The same, if it is allowed. */
export function allowed<V extends Verb>(offers: Offer[], verb: V, fields: Fields<V> = {}): Offer | undefined {
  const offer = offered(offers, verb, fields);
  return offer?.refusal ? undefined : offer;
}

/** All that may be done with a verb. */
export const usable = (offers: Offer[], verb: Verb): Offer[] => offers.filter(({ act, refusal }) => act.verb === verb && !refusal);

/** The kind of card that an act names. */
export function cardOf({ act }: Offer): string | undefined {
  if ("card" in act) return act.card;
  if ("threat" in act) return act.threat;
  if ("plant" in act) return act.plant;
  return "animal" in act ? act.animal : undefined;
}

/** The verb that an animal or a plant can be used with. */
export const abilityOf = (card: AnimalView | PlantView): Verb | null => card.use as Verb | null;

/** Abilities that ask for a pile or a card before they do anything. */
const AIMED: Verb[] = ["snatch", "peek", "return", "tuck", "bloom", "hide"];
export const needsAim = (verb: Verb): boolean => AIMED.includes(verb);

/** Steps of one decision that need no second thought: the table asks on. */
const SMALL: Verb[] = ["place", "hide", "tuck", "return", "spurn", "peek"];
export const isSmall = ({ act }: Offer): boolean => SMALL.includes(act.verb);
