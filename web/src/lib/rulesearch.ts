/** Finding words in the rules, whatever their accents and capitals. */
import type { RuleSection } from "./protocol";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
const withoutTags = (html: string) => html.replace(/<[^>]*>/g, " ").replaceAll("&amp;", "&");

/** The sections that hold every word; without words, all of them. */
export function matching(sections: RuleSection[], words: string): RuleSection[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return sections;
  return sections.filter(({ section, title, html }) => {
    const text = plain(`${section} ${title} ${withoutTags(html)}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** The game first: what holds at every table comes last. */
export function gameFirst(sections: RuleSection[]): RuleSection[] {
  const everywhere = sections.filter(({ section }) => section.split(".")[0] === "0");
  return [...sections.filter((section) => !everywhere.includes(section)), ...everywhere];
}
