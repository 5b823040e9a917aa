/** What the plain table calls things: the game's own words where it has some, else the names on the wire made readable. */
import { t } from "../lib/lang.svelte";
import { signed } from "../lib/numbers";
import type { Play } from "../lib/play.svelte";
import type { Facts, Offer } from "../lib/protocol";
import type { Plain } from "./reading";

const readable = (name: string): string => {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};

/** What a field is called: the message `zone-<name>`. */
export const label = (play: Play, name: string): string => (play.says(`zone-${name}`) ? play.text(`zone-${name}`) : readable(name));

/** What a value is called: the message `word-<value>`; a seat by who sits there. */
export function word(play: Play, name: string, value: Plain): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "number") return name === "seat" || name.endsWith("_seat") ? play.name(value) : signed(value);
  if (value.startsWith("@")) return play.text(value.slice(1));
  return play.says(`word-${value}`) ? play.text(`word-${value}`) : value;
}

/** What kind of decision it is: the message `choice-<verb>`. */
export const verb = (play: Play, name: string): string => (play.says(`choice-${name}`) ? play.text(`choice-${name}`) : readable(name));

/** One choice of its kind: the message `offer-<verb>` with the fields as facts, else the fields one after the other. */
export function choice(play: Play, { act }: Offer): string {
  const { verb: kind, ...fields } = act as Facts & { verb: string };
  const spoken = Object.entries(fields).map(([name, value]) => [name, said(play, name, value)] as const);
  if (play.says(`offer-${kind}`)) return play.text(`offer-${kind}`, Object.fromEntries(spoken));
  return spoken.map(([, value]) => value).join(" · ") || verb(play, kind);
}

/** Numbers stay numbers, so that plurals work. */
const said = (play: Play, name: string, value: Facts[string]): string | number => {
  if (typeof value === "number" && name !== "seat" && !name.endsWith("_seat")) return value;
  return Array.isArray(value) ? value.map((each) => said(play, name, each)).join(" ") : word(play, name, value as Plain);
};
