/** What the card of a thing shows beside its words: its drawing, its values, and how it is now. */
import type { AnimalView, ForestView, Game } from "../../generated/canopee";
import { signed } from "../../lib/numbers";
import type { Play } from "../../lib/play.svelte";
import type { Glossary, Thing, Worth } from "../../lib/things.svelte";
import { isAnimal, isBreeding, PRINTS, thingName } from "./species";
import ThingPicture from "./ThingPicture.svelte";
import { forestName, isHouse, nextWords, printedPoints, threatWords } from "./words";

const WEATHER = ["rain", "sun"];
const WOOD = ["tree", "trunk", "canopy", "forest"];

function worth(play: Play<Game>, { name }: Thing): Worth | null {
  const { table } = play.view;
  if (WOOD.includes(name)) return { title: play.text("worth-tallest"), pairs: [["", String(table.tallest_award)]] };
  const points = printedPoints(table, name);
  if (!points.length) return null;
  const heads = isBreeding(name) ? [play.text("worth-alone"), play.text("worth-pair")] : [""];
  return {
    title: play.text("worth-printed"),
    pairs: points.map(({ value }, at) => [heads[at], signed(value)]),
    house: isHouse(table, name),
  };
}

/** How an animal in a forest is just now. */
function animalState(play: Play<Game>, animal: AnimalView): string[] {
  if (!animal.active)
    return [play.text(animal.points === animal.high ? "pair-complete" : "pair-waits", { high: signed(animal.high ?? 0) })];
  return animal.ability && play.says(`ability-${animal.ability}`) ? [play.text(`ability-${animal.ability}`)] : [];
}

/** What a forest has of it. */
function inForest(play: Play<Game>, forest: ForestView, name: string): string[] {
  const facts = { name: forestName(play, forest) };
  const { rain, sun, points } = forest.weather;
  const plant = forest.plants.find(({ kind }) => kind === name);
  const threat = forest.threats.find(({ kind }) => kind === name);
  if (plant) {
    const next = forest.seat === play.seat ? [nextWords(play, plant)] : [];
    return [play.text("now-plants", { ...facts, count: plant.count, points: plant.points }), ...next];
  }
  if (threat) return [play.text("now-threats", { ...facts, count: threat.count, effect: threatWords(play, threat) })];
  if (isAnimal(name)) return forest.animals.filter(({ kind }) => kind === name).flatMap((animal) => animalState(play, animal));
  if (WEATHER.includes(name) && rain + sun) return [play.text("now-weather", { ...facts, rain, sun, points })];
  if (name === "seed" && forest.seeds) return [play.text("now-count", { ...facts, count: forest.seeds })];
  if (!WOOD.includes(name)) return [];
  return [play.text("now-trees", { ...facts, trees: forest.complete_trees, tallest: forest.tallest })];
}

function now(play: Play<Game>, { name }: Thing): string[] {
  const { forests, deck, later_decks } = play.view.table;
  if (name === "deck") return [play.text("deck-label", { cards: deck, later: later_decks.map(String), seasons: later_decks.length })];
  return forests.flatMap((forest) => inForest(play, forest, name));
}

const facts: Glossary["facts"] = (play: Play<Game>, { name }: Thing) => {
  const { orchid, tamarin, season_card, past_season_cards } = play.view.table;
  const [low, high] = printedPoints(play.view.table, name);
  const card = [season_card, ...past_season_cards].find((each) => `sign-${each?.name}` === name);
  return { points: orchid.value, cards: tamarin.value, low: low?.value ?? 0, high: high?.value ?? 0, value: card?.value ?? 0 };
};

const THREATS = ["fire", "disease", "blight", "drought", "lightning"];
/** So few cards are left when the season's end is near. */
const FEW = 5;

/** The cards in hand and in the own forest, threats first; the card of the season, and its end. */
function news(play: Play<Game>): string[] {
  const { piles, hands, forests, season_card, deck } = play.view.table;
  const own = forests.find(({ seat }) => seat === play.seat);
  const looked = piles.filter((pile) => pile.looked_at).flatMap(({ cards }) => cards.map(({ kind }) => kind));
  const held = hands.filter(({ seat }) => seat === play.seat).flatMap(({ cards }) => cards);
  const grown = own ? [...own.threats, ...own.plants, ...own.animals].map(({ kind }) => kind) : [];
  const kinds = [...looked, ...held, ...grown].flatMap((kind) => (kind ? [thingName(kind)] : []));
  const [threats, others] = [kinds.filter((kind) => THREATS.includes(kind)), kinds.filter((kind) => !THREATS.includes(kind))];
  return [...threats, ...(season_card ? [`sign-${season_card.name}`] : []), ...others, ...(deck < FEW ? ["season-end"] : [])];
}

export const things: Glossary = { Picture: ThingPicture, prints: PRINTS, worth, now, facts, news };
