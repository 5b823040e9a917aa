/** Finding words in the rules, whatever their accents and capitals. */
import type { RuleSection } from "./protocol";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&");

/** The sections that hold every word, first those that are about them by their titles; without words, all of them. */
export function matching(sections: RuleSection[], words: string): RuleSection[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  const holds = (text: string) => wanted.every((word) => plain(text).includes(word));
  const found = sections.filter(({ section, title, html }) => holds(`${section} ${title} ${withoutTags(html)}`));
  const about = found.filter(({ title }) => holds(title));
  return [...about, ...found.filter((section) => !about.includes(section))];
}

/** The game first: what holds at every table comes last. */
export function gameFirst(sections: RuleSection[]): RuleSection[] {
  const everywhere = sections.filter(({ section }) => section.split(".")[0] === "0");
  return [...sections.filter((section) => !everywhere.includes(section)), ...everywhere];
}
