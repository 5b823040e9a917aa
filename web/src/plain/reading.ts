/** How the plain table reads any game's view: what lies on the table, and what lies before each seat. docs/protocol.md says it in words. */

export type Plain = string | number | boolean | null;
export type Seen = Plain | Seen[] | Fields;
export type Fields = { [name: string]: Seen };
export type Named<T = Seen> = { name: string; value: T };

export const isPlain = (value: Seen): value is Plain => value === null || typeof value !== "object";
export const isFields = (value: Seen): value is Fields => !isPlain(value) && !Array.isArray(value);
const isOfSeat = (value: Seen): value is Fields & { seat: number } => isFields(value) && typeof value.seat === "number";

export const named = (fields: Fields): Named[] => Object.entries(fields).map(([name, value]) => ({ name, value }));
export const plainOnes = (all: Named[]): Named<Plain>[] => all.filter((each): each is Named<Plain> => isPlain(each.value));
export const deepOnes = (all: Named[]): Named<Seen[] | Fields>[] =>
  all.filter((each): each is Named<Seen[] | Fields> => !isPlain(each.value));

/** Whatever says which seat it belongs to is read as that seat's; all else lies in the middle. */
export type Reading = { middle: Named[]; seats: Named[][] };

export function read(table: Fields, seats: number): Reading {
  const reading: Reading = { middle: [], seats: Array.from({ length: seats }, () => []) };
  for (const { name, value } of named(table)) {
    const parts = Array.isArray(value) ? value : [value];
    if (parts.length && parts.every(isOfSeat)) {
      for (const { seat, ...fields } of parts) reading.seats[seat]?.push(...named(fields));
    } else reading.middle.push({ name, value });
  }
  return reading;
}

/** The seats in the order of play, the own one first. */
export const around = (seats: number, own: number | null): number[] =>
  Array.from({ length: seats }, (_, place) => ((own ?? 0) + place) % seats);
