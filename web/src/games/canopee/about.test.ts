import { expect, test } from "vitest";
import type { Event, Game } from "../../generated/canopee";
import type { Play } from "../../lib/play.svelte";
import { about } from "./about";

const play = { seat: 0 } as Play<Game>;
const names = (event: Event) => about(play, event);

test("a line of the count is about the cards that it counts", () => {
  expect(names({ kind: "plants", facts: { seat: 1, points: 4 } })).toEqual(expect.arrayContaining(["lies-1-fern", "lies-1-orchid"]));
  expect(names({ kind: "spirit-weather", facts: { forest: 1, points: 10 } })).toEqual(["lies-1-rain", "lies-1-sun"]);
  expect(names({ kind: "wildlife", facts: { seat: 0, points: 1 } })).toContain("animal-toucan-active");
});

test("a threat is seen where it strikes", () => {
  expect(names({ kind: "fire-strikes", facts: { seat: 1, count: 2 } })).toEqual(["lies-1-fire"]);
});
