import { expect, test } from "vitest";
import { feats } from "./feats.svelte";

const done = [
  { section: "leaves", feat: "suns-2" },
  { section: "leaves", feat: "no-pile-empty" },
  { section: "mushrooms", feat: "adults-5" },
];

test("a win notes one feat of each section, once, and a new one first", () => {
  feats.noteWin("one", done);
  expect(feats.of("one")).toEqual({ leaves: "suns-2", mushrooms: "adults-5" });
  feats.noteWin("one", [{ section: "leaves", feat: "suns-5" }]);
  expect(feats.of("one").leaves).toBe("suns-2");
  feats.noteWin("two", done);
  expect(feats.of("two").leaves).toBe("no-pile-empty");
  expect([feats.count("adults-5"), feats.wins]).toEqual([2, 2]);
  feats.note("two", "leaves", "suns-2");
  expect([feats.count("suns-2"), feats.count("no-pile-empty")]).toEqual([2, 0]);
});
