/** What the card of a thing shows beside its words: its drawing, its values, and how it is now. */
import type { Game, GroupView } from "../../generated/leaf";
import type { Play } from "../../lib/play.svelte";
import type { Glossary, Thing, Worth } from "../../lib/things.svelte";
import { isAnimal } from "./animals";
import { COLOURS, isColour } from "./colours";
import { isSpecies, tipsOf } from "./species";
import ThingPicture from "./ThingPicture.svelte";
import { leafName, reward, who } from "./words";

/** « 1 → 1, 2 → 3, 3 → 6, 4 → 7 » */
const sets = (play: Play<Game>, title: string, amounts: number[]): Worth => ({
  title: play.text(title),
  pairs: amounts.map((acorns, at) => [String(at + 1), String(acorns)]),
});

function worth(play: Play<Game>, { name }: Thing): Worth | null {
  const { animal_sets, mushroom_sets, house } = play.view.table;
  if (isAnimal(name) || name === "den") return sets(play, "worth-animals", animal_sets);
  if (name === "mushroom" || name === "red") return sets(play, "worth-mushrooms", mushroom_sets);
  const tips = isSpecies(name) ? tipsOf(play.view.table, name).length : 0;
  return tips ? { title: play.text("worth-tips"), pairs: [["", String(tips)]], house: house.includes(`tips-${name}`) } : null;
}

const many = (groups: GroupView[], animal: string): number => groups.find((group) => group.animal === animal)?.count ?? 0;

function now(play: Play<Game>, { name, which }: Thing): string[] {
  const { players, leaves, piles, tree, season } = play.view.table;
  const each = (id: string, facts: (player: (typeof players)[number]) => Record<string, number>): string[] =>
    players.map((player) => play.text(id, { name: who(play, player.player), ...facts(player) }));
  if (isAnimal(name)) return each("now-held", ({ forest, den }) => ({ forest: many(forest, name), den: many(den, name) }));
  if (isColour(name)) return which ? [leafName(play, leaves[Number(which) - 1])] : [];
  if (isSpecies(name)) {
    const { top, left, below } = piles.find((pile) => pile.species === name)!;
    const facts = { tile: `@tile-${top?.tile}`, left, colours: below.map((colour) => `@colour-${colour}`) };
    return [top ? play.text(below.length ? "pile-leaves" : "pile-last", facts) : play.text("pile-none", { species: `@species-${name}` })];
  }
  switch (name) {
    case "tree": {
      const cell = tree.find((each) => String(each.cell) === which);
      const climbed = players.map(({ player, height }) => play.text("tree-height", { name: who(play, player), height }));
      return [
        ...(cell?.height ? [play.text("now-cell", { height: cell.height, reward: reward(play, cell.reward, cell.amount) })] : []),
        ...climbed,
      ];
    }
    case "season":
    case "frost":
    case "winter":
      return [play.text("season", { marker: season.marker, last: season.cells.length - 1, frosts: season.frosts })];
    case "mushroom":
      return each("now-grown", ({ babies, adults, breakdown }) => ({ babies, adults, points: breakdown.mushrooms }));
    case "suns":
      return each("now-count", ({ suns }) => ({ count: suns }));
    case "acorns":
      return each("now-count", ({ acorns }) => ({ count: acorns }));
    case "hand":
      return each("now-count", ({ cards }) => ({ count: cards }));
    default:
      return [];
  }
}

/** The frost that comes next, the actions to spend, and alone the card that the wind turned. */
function news(play: Play<Game>): string[] {
  const { turn, season, wind } = play.view.table;
  const line = season.cells[season.marker + 1]?.line;
  return [
    ...(turn.step === "frost" ? ["frost"] : []),
    ...(line ? [line] : []),
    ...COLOURS.filter((colour) => turn.step === "act" && turn.pending[colour] > 0),
    ...(wind?.shown.length ? ["wind-card"] : []),
  ];
}

export const things: Glossary = { Picture: ThingPicture, worth, now, news };
