/** What comes anew again and again, though little of it changes: each part of it is followed by itself. */

class Field {
  value = $state.raw<unknown>();

  constructor(value: unknown) {
    this.value = value;
  }
}

type Renewing = (before: never, next: unknown) => unknown;

/** The fields of every record and list that is followed, by their names. */
const followed = new WeakMap<object, Map<string, Field>>();

/** The record or list we have, with what is new of the next one: who reads a part that stays the same is not asked again.
 *  `part` says what becomes of a part. One with other names takes the place of the one before; what has no parts is itself. */
export function renewed<T>(before: T | undefined, next: T, part: Renewing = (_, next) => next): T {
  if (typeof next !== "object" || next === null) return next;
  const fields = followed.get(before as object);
  const names = Object.keys(next) as (keyof T & string)[];
  if (fields?.size !== names.length || !names.every((name) => fields.has(name))) return follow(next, part);
  for (const name of names) {
    const field = fields.get(name)!;
    field.value = part(field.value as never, next[name]);
  }
  return before as T;
}

function follow<T extends object>(parts: T, part: Renewing): T {
  const fields = new Map(Object.entries(parts).map(([name, value]) => [name, new Field(part(undefined as never, value))]));
  const made = (Array.isArray(parts) ? [] : {}) as T;
  for (const [name, field] of fields) Object.defineProperty(made, name, { get: () => field.value, enumerable: true });
  followed.set(made, fields);
  return made;
}

/** For what was read from the wire as a whole: a part of the same value stays the one we have. */
export const unlessAlike: Renewing = (before, next) => (JSON.stringify(before) === JSON.stringify(next) ? before : next);
