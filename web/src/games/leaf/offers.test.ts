import { expect, test } from "vitest";
import type { Colour } from "./colours";
import { colourOf, exchanging, growingOn, type Offer, placesOf, spending, turned, type Way, wayIn } from "./offers";

let number = 0;
const offer = (act: Offer["act"], preview: Offer["preview"] = null): Offer => ({ action: number++, act, preview, refusal: null });
const lie = (leaf: 1 | 2, q: number, turn: 0 | 1 | 2, total: number) =>
  offer(
    { verb: "place", leaf, direction: leaf === 1 ? "e" : "sw", turned: turn },
    { q, r: 0, turn, leaf, tips: [], actions: {}, total, met: [], adjacent: [], reactions: {} },
  ) as Way & Offer;
const refused: Offer = { ...lie(1, 1, 1, 1), preview: null, refusal: { code: "too-few-tips", section: "3.3", facts: {} } };
const ways = [lie(1, 1, 0, 2), lie(1, 1, 2, 3), lie(2, 4, 0, 2)];
const offers = [ways[0], refused, ways[1], ways[2]];

test("offers are gathered by the cell they lie in, refused ones left out", () => {
  const [one, other] = placesOf(offers);
  expect([one.leaf, one.direction, one.ways.length, one.most]).toEqual([1, "e", 2, 3]);
  expect([other.leaf, other.direction, other.q]).toEqual([2, "sw", 4]);
});

test("a leaf keeps its turn where it can, and else lies where it earns the most", () => {
  const [place] = placesOf(offers);
  expect(wayIn(place, 0)).toBe(ways[0]);
  expect(wayIn(place, 1)).toBe(ways[1]);
  expect(turned(place, ways[1], 1)).toBe(ways[0]);
  expect(turned(place, ways[0], -1)).toBe(ways[1]);
});

test("every action is spent in the colour that its preview says", () => {
  const spent = (act: Offer["act"], colour: Colour) => offer(act, { colour, cards: 1 });
  const grow = spent({ verb: "grow", leaf: 3 }, "red");
  const [take, deck] = [spent({ verb: "take", slot: 1 }, "orange"), spent({ verb: "deck" }, "orange")];
  const acorn = spent({ verb: "acorn", colour: "red" }, "red");
  const all = [grow, take, deck, acorn];
  expect(spending(all, "orange")).toEqual([take, deck]);
  expect(spending(all, "red")).toEqual([grow]);
  expect([exchanging(all, "red"), exchanging(all, "orange")]).toEqual([acorn, undefined]);
  expect([growingOn(all, 3), growingOn(all, 2)]).toEqual([grow, undefined]);
  expect(all.map(colourOf)).toEqual(["red", "orange", "orange", "red"]);
  expect([colourOf(ways[0]), colourOf(null)]).toEqual([undefined, undefined]);
});
