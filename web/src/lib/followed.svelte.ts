/** Records that come anew again and again, of which little changes: each field is followed by itself. */

class Field {
  value = $state.raw<unknown>();

  constructor(value: unknown) {
    this.value = value;
  }
}

/** The fields of every record that is followed, by their names. */
const fields = new WeakMap<object, Map<string, Field>>();

/** The record we have, with what is new of the next one: who reads a field that stays the same is not asked again. A record of other fields takes its place. */
export function renewed<T extends object>(record: T | undefined, next: T, same: (one: unknown, other: unknown) => boolean = Object.is): T {
  const known = record && fields.get(record);
  const names = Object.keys(next) as (keyof T & string)[];
  if (!known || names.length !== known.size || !names.every((name) => known.has(name))) return followed(next);
  for (const name of names) {
    const field = known.get(name)!;
    if (!same(field.value, next[name])) field.value = next[name];
  }
  return record;
}

function followed<T extends object>(record: T): T {
  const all = new Map(Object.entries(record).map(([name, value]) => [name, new Field(value)]));
  const made = {} as T;
  for (const [name, field] of all) Object.defineProperty(made, name, { get: () => field.value, enumerable: true });
  fields.set(made, all);
  return made;
}

/** For what is read from the wire as a whole. */
export const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
