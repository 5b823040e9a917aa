/** The offers in groups: by verb, and a verb with very many choices by the first of its fields. */
import type { Fact, Facts, Offer } from "../lib/protocol";

/** `parts` where one looks for the first field first: its values, each with its offers. */
export type Group = { verb: string; offers: Offer[]; parts: Part[] };
export type Part = { field: string; value: Fact; offers: Offer[] };

/** More than this is not taken in at a glance. */
const MANY = 18;

export function grouped(offers: Offer[]): Group[] {
  const verbs = by(offers, ({ act }) => act.verb);
  return [...verbs].map(([verb, all]) => ({ verb, offers: all, parts: all.length > MANY ? parted(all) : [] }));
}

function by(offers: Offer[], key: (offer: Offer) => string): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(key(offer), [...(found.get(key(offer)) ?? []), offer]);
  return found;
}

function parted(offers: Offer[]): Part[] {
  const [field, second] = Object.keys(offers[0].act).filter((name) => name !== "verb");
  if (!second) return [];
  const of = ({ act }: Offer) => (act as Facts)[field];
  const values = by(offers, (offer) => String(of(offer)));
  return [...values.values()].map((all) => ({ field, value: of(all[0]), offers: all }));
}
