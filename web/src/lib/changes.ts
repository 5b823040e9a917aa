/** States told by what changed (docs/protocol.md): made whole again from the one before. */
import type { ChangesMessage, StateMessage } from "../generated/messages";

type Change = NonNullable<ChangesMessage["view"]>[number];
type Node = Record<string | number, unknown>;

/** The state that the changes lead to; null where they begin at another one than we have. */
export function whole(before: StateMessage | null, told: ChangesMessage): StateMessage | null {
  if (!before || before.sequence !== told.after) return null;
  let { view } = before;
  const beats = (told.beats ?? []).map((beat) => {
    view = changed(view, beat.view);
    return { events: beat.events, view };
  });
  return {
    type: "state",
    sequence: told.sequence,
    seat: before.seat,
    view: changed(view, told.view ?? []),
    offers: told.offers ?? before.offers,
    events: told.events ?? [],
    beats,
    undo: told.undo ?? false,
    outcome: told.outcome ?? null,
    entry: told.entry,
    reset: false,
    left: told.left ?? before.left.map(() => null),
    late: told.late ?? null,
  };
}

/** A copy in which these places are new; all others are shared with the original, which stays as it was. */
export function changed<T>(original: T, changes: Change[]): T {
  const copies = new Set<unknown>();
  const own = <N>(node: N): N => {
    if (copies.has(node)) return node;
    const copy = (Array.isArray(node) ? [...node] : { ...node }) as N;
    copies.add(copy);
    return copy;
  };
  let made = original;
  for (const [path, value] of changes) {
    if (!path.length) {
      made = value as T;
      continue;
    }
    made = own(made);
    let place = made as Node;
    for (const step of path.slice(0, -1)) {
      place[step] = own(place[step]);
      place = place[step] as Node;
    }
    place[path[path.length - 1]] = value;
  }
  return made;
}
