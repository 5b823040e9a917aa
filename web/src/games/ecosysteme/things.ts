/** What the card of a thing shows beside its words: its drawing, and how it is now. */
import type { Game } from "../../generated/ecosysteme";
import type { Play } from "../../lib/play.svelte";
import type { Glossary, Thing } from "../../lib/things.svelte";
import { KINDS, PRINTS } from "./species";
import ThingPicture from "./ThingPicture.svelte";
import { ownerName } from "./words";

function now(play: Play<Game>, { name }: Thing): string[] {
  return play.view.table.ecosystems.flatMap((forest): string[] => {
    const facts = { name: ownerName(play, forest) };
    const points = forest.sheet.find(({ rule }) => rule === name)?.points ?? 0;
    const count = forest.cards.filter(({ kind }) => kind === name).length;
    if (KINDS.includes(name)) return count ? [play.text("now-lies", { ...facts, count, points })] : [];
    if (!forest.sheet.length) return [];
    if (name === "biodiversity") return [play.text("now-gaps", { ...facts, gaps: forest.gaps.length, points })];
    return name === "grid" || name === forest.rival ? [play.text("now-total", { ...facts, points: forest.total })] : [];
  });
}

/** The own first place, the neutral player, and the kinds in hand. */
function news(play: Play<Game>): string[] {
  const { picked, hand, ecosystems } = play.view.table;
  const rivals = ecosystems.flatMap(({ rival, cards }) => (rival && cards.length ? [rival] : []));
  return [...(picked ? [picked] : []), ...rivals, ...(hand ?? [])];
}

export const things: Glossary = { Picture: ThingPicture, prints: PRINTS, now, news };
