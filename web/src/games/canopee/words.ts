/** The names and values of cards as they are told. */
import type { BedView, CanopeeView, Game, Preview, PrintedView, ThreatView } from "../../generated/canopee";
import { gain, signed } from "../../lib/numbers";
import type { Play } from "../../lib/play.svelte";
import { isAnimal, isBreeding, speciesName, thingName, treePart } from "./species";

type Speaker = Play<Game>;

/** Above a face: « Tronc », the names of pairs without their « couple ». */
export const faceName = (play: Speaker, kind: string): string => play.text(`face-${thingName(speciesName(kind))}`);
/** Spoken: « Tronc de 2 », « Boa émeraude, couple ». */
export function fullName(play: Speaker, kind: string): string {
  const part = treePart(kind);
  return part ? play.text("name-valued", { name: `@name-${kind}`, value: part.value }) : play.text(`name-${kind}`);
}

/** The points printed on a card's face, best last. */
export function printedPoints(table: CanopeeView, kind: string): PrintedView[] {
  if (kind === "orchid") return [table.orchid];
  const found = isAnimal(kind) && table.wildlife.find(({ species }) => species === speciesName(kind));
  if (!found) return [];
  return isBreeding(kind) ? [found.low, found.high] : [found.active];
}

/** What a card does, as its rule says. */
export function ruleOf(play: Speaker, kind: string): string {
  const { table } = play.view;
  const name = speciesName(kind);
  if (isBreeding(kind)) {
    const [low, high] = printedPoints(table, kind);
    return play.text("text-breeding", { low: low?.value ?? 0, high: high?.value ?? 0 });
  }
  return play.text(`text-${thingName(name)}`, { points: table.orchid.value, cards: table.tamarin.value });
}

export const isHouse = (table: CanopeeView, kind: string): boolean =>
  printedPoints(table, kind).some(({ house }) => house) || (kind === "tamarin-active" && table.tamarin.house);

/** What threats will do: « 2 plantes perdues ». */
export const threatWords = (play: Speaker, { kind, count, effect, losses }: ThreatView): string =>
  play.text(`threat-${kind === "disease" ? "disease" : kind === "fire" ? "fire" : "other"}-${effect}`, { count, losses });

/** When plants of a species are worth something else: « trois en tout : 8 ». */
export function nextWords(play: Speaker, { count, next }: BedView): string {
  return next
    ? play.text("plant-next", { more: next.count - count, count: next.count, points: signed(next.points) })
    : play.text("plant-same");
}

/** A few words under a card. */
export type Note = { words: string; bad: boolean };

/** What each card of a preview would bring, or do: « +5 », « 2 plantes brûleront », « perdue », « 3 en tout : 8 ». */
export function notes(play: Speaker, preview: Preview): Map<string, Note[]> {
  const found = new Map<string, Note[]>();
  const wasted = [...preview.wasted];
  for (const { kind, points } of preview.cards) found.set(kind, [...(found.get(kind) ?? []), noteOf(kind, points)]);
  return found;

  function noteOf(kind: string, points: number): Note {
    const lost = points === 0 ? wasted.lastIndexOf(kind) : -1;
    if (lost >= 0) {
      wasted.splice(lost, 1);
      return { words: play.text("note-wasted"), bad: true };
    }
    const threat = preview.threats.find((each) => each.kind === kind);
    if (threat) return { words: threatWords(play, threat), bad: true };
    if (play.says(`note-${kind}`)) return { words: play.text(`note-${kind}`), bad: kind === "drought" };
    const bed = preview.beds.find((each) => each.kind === kind);
    if (points === 0 && bed?.next) return { words: nextWords(play, bed), bad: false };
    return { words: points ? gain(points) : "", bad: points < 0 };
  }
}

const LINES = ["trees", "tallest", "plants", "weather", "wildlife", "season"] as const;

/** The lines of a preview that change anything. */
export function parts(play: Speaker, preview: Preview): string[] {
  return [
    ...LINES.filter((line) => preview[line]).map((line) => play.text("part", { line: `@score-${line}`, gain: gain(preview[line]) })),
    ...preview.threats
      .filter(({ count }) => count > 0)
      .map((threat) => play.text("part-threat", { kind: `@name-${threat.kind}`, effect: threatWords(play, threat) })),
    ...preview.wasted.map(() => play.text("part-wasted", { card: "@face-canopy" })),
    ...preview.beds
      .filter(({ points, next }) => points === 0 && next)
      .map((bed) => play.text("part-next", { kind: `@name-${bed.kind}`, next: nextWords(play, bed) })),
  ];
}

export const forestName = (play: Speaker, forest: { seat: number; spirit: boolean }): string =>
  forest.spirit ? play.text("spirit-name") : play.name(forest.seat);
