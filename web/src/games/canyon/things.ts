/** What the card of a thing shows beside its words: its drawing, its values, and how it is now. */
import type { CanoeView, Game } from "../../generated/canyon";
import { gain } from "../../lib/numbers";
import type { Play } from "../../lib/play.svelte";
import type { Glossary, Thing, Worth } from "../../lib/things.svelte";
import { wayPreview } from "./offers";
import { CAVE } from "./river/course";
import { isSuit, PRINTS } from "./suits";
import ThingPicture from "./ThingPicture.svelte";
import { canoeWords } from "./words";

function worth(play: Play<Game>, { name }: Thing): Worth | null {
  const { bonus, counter } = play.view.table;
  if (name === "counter")
    return { title: play.text("worth-cards"), pairs: counter.cards.map((cards, at) => [String(at + 1), String(cards)]) };
  if (!["bid", "tempo", "rapids", "calm"].includes(name)) return null;
  const last = bonus.length - 1;
  return {
    title: play.text("worth-bonus"),
    pairs: bonus.map((points, bid) => [play.text(bid === last ? "bonus-more" : "bonus-bid", { bid }), gain(points)]),
  };
}

function now(play: Play<Game>, { name, which }: Thing): string[] {
  const { canoes, trump, counter } = play.view.table;
  const names = (there: CanoeView[]) => (there.length ? [play.text("now-there", { names: there.map(({ seat }) => play.name(seat)) })] : []);
  if (isSuit(name)) {
    const lacking = canoes.filter(({ lacks }) => lacks.includes(name)).map(({ seat }) => play.text("now-lacks", { name: play.name(seat) }));
    return [...(trump?.suit === name ? [play.text("now-trump")] : []), ...lacking];
  }
  switch (name) {
    case "trump":
      return trump ? [play.text("trump-card", { card: `@card-${trump.card}` })] : [];
    case "canoe":
      return canoes.filter(({ seat }) => String(seat) === which).map((canoe) => canoeWords(play, canoe));
    case "bid":
      return canoes.flatMap(({ seat, bid, tricks }) =>
        bid ? [play.text("now-pips", { name: play.name(seat), bid: bid.total, tricks })] : [],
      );
    case "counter":
      return [play.text("counter", { round: counter.round, cards: counter.cards[counter.field - 1] })];
    case "cave":
      return names(canoes.filter(({ space }) => space === CAVE));
    case "start":
    case "calm":
    case "rapids":
    case "stage":
      return names(canoes.filter(({ water }) => water === name));
    default:
      return [];
  }
}

/** How far from the village the landing stages matter. */
const NEAR = 6;

function news(play: Play<Game>): string[] {
  const { phase, canoes, counter } = play.view.table;
  const own = canoes.find(({ seat }) => seat === play.seat);
  const ahead = play.offers.map(wayPreview).find((way) => way?.water === "rapids");
  return [
    ...(own?.water === "cave" ? ["cave"] : []),
    ...(own?.water === "rapids" ? [`rapids ${own.space}`, "fall"] : []),
    ...(ahead ? [`rapids ${ahead.to}`] : []),
    ...(phase === "bid" ? ["tempo"] : phase === "play" ? ["trick"] : []),
    ...(canoes.some(({ space, left }) => space !== null && left <= NEAR) ? ["stage"] : []),
    ...(counter.round > 1 ? ["counter"] : []),
  ];
}

export const things: Glossary = { Picture: ThingPicture, prints: PRINTS, worth, now, news };
