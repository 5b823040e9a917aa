import { describe, expect, it } from "vitest";
import { doing } from "./ideas";
import { bundle, say } from "./lang.svelte";
import type { Play } from "./play.svelte";
import type { Deed, Facts } from "./protocol";

const texts = bundle("en", "act-place = Lay it { $direction } of leaf { $leaf }, in row { $row }.");
const play = {
  says: (id: string) => texts.hasMessage(id),
  text: (id: string, facts: Facts) => say(texts, id, facts),
} as unknown as Play;

const placing = { act: { verb: "place", leaf: "leaf-12", direction: "se", row: 3 }, say: "", told: null } as unknown as Deed;

describe("what a seat could do", () => {
  it("names a thing by its number", () => expect(doing(play, 0, placing)).toBe("Lay it se of leaf 12, in row 3."));
});
