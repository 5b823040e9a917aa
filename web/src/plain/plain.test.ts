import { describe, expect, it } from "vitest";
import { bundle, say } from "../lib/lang.svelte";
import { Play } from "../lib/play.svelte";
import type { Offer } from "../lib/protocol";
import { grouped } from "./choices";
import { around, read } from "./reading";
import { choice, label, verb, word } from "./words";

const texts = bundle(
  "en",
  `zone-heap = Pebbles in the heap
choice-take = Take
offer-take = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
word-fox = Fox`,
);

function speaking(): Play {
  const play = new Play("pebbles");
  play.says = (id) => texts.hasMessage(id);
  play.text = (id, facts) => say(texts, id, facts);
  play.name = (seat) => ["Ana", "Bo"][seat];
  return play;
}

const offer = (action: number, act: object): Offer => ({ action, act: act as Offer["act"], preview: null, refusal: null });

describe("any game's view", () => {
  it("is read as what lies before each seat, where it says whose it is, and what lies in the middle", () => {
    const trees = [
      { seat: 1, floors: ["a"], points: 3 },
      { seat: 0, floors: [], points: 0 },
    ];
    const { middle, seats } = read({ heap: 7, hand: ["x", "y"], trees, marker: { seat: 0, dealer: true }, none: [] }, 2);
    expect(middle.map(({ name }) => name)).toEqual(["heap", "hand", "none"]);
    expect(seats.map((fields) => fields.map(({ name }) => name))).toEqual([
      ["floors", "points", "dealer"],
      ["floors", "points"],
    ]);
  });

  it("shows the own seat first, then the others in the order of play", () => {
    expect([around(3, 2), around(3, null)]).toEqual([
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });
});

describe("the plain table's words", () => {
  it("are the game's own where it has some", () => {
    const play = speaking();
    expect([label(play, "heap"), word(play, "card", "fox"), verb(play, "take")]).toEqual(["Pebbles in the heap", "Fox", "Take"]);
    expect([1, 2].map((count) => choice(play, offer(0, { verb: "take", count })))).toEqual(["1 pebble", "2 pebbles"]);
  });

  it("are the names on the wire otherwise, seats by who sits there", () => {
    const play = speaking();
    expect([label(play, "first_player"), word(play, "to_seat", 1), word(play, "points", -2)]).toEqual(["First player", "Bo", "−2"]);
    expect(choice(play, offer(0, { verb: "swap", card: "fox", to_seat: 1, cells: [1, 2] }))).toBe("Fox · Bo · 1 2");
    expect(choice(play, offer(0, { verb: "pass" }))).toBe("Pass");
  });
});

describe("choices", () => {
  it("stand together by verb, in the order of the wire", () => {
    const groups = grouped([offer(0, { verb: "lay", card: "a" }), offer(3, { verb: "pass" }), offer(1, { verb: "lay", card: "b" })]);
    expect(groups.map(({ verb, offers, parts }) => [verb, offers.map(({ action }) => action), parts])).toEqual([
      ["lay", [0, 1], []],
      ["pass", [3], []],
    ]);
  });

  it("are parted by their first field where there are very many", () => {
    const many = Array.from({ length: 24 }, (_, action) => offer(action, { verb: "place", card: action % 3, cell: action }));
    expect(grouped(many)[0].parts.map(({ field, value, offers }) => [field, value, offers.length])).toEqual([
      ["card", 0, 8],
      ["card", 1, 8],
      ["card", 2, 8],
    ]);
    expect(grouped(many.map(({ action }) => offer(action, { verb: "bid", points: action })))[0].parts).toEqual([]);
  });
});
