import { describe, expect, it } from "vitest";
import { doing } from "./ideas";
import { bundle, say } from "./lang.svelte";
import type { Play } from "./play.svelte";
import type { Deed, Facts } from "./protocol";

const texts = bundle(
  "en",
  `act-place = Lay it { $direction } of leaf { $leaf }, in row { $row }.
log-hide = A card, face down.
known-hide = { $card }, face down.
log-show = { $card }.`,
);
const play = {
  says: (id: string) => texts.hasMessage(id),
  text: (id: string, facts: Facts) => say(texts, id, facts),
} as unknown as Play;

const placing = { act: { verb: "place", leaf: 12, direction: "se", row: 3 }, say: "", told: null } as unknown as Deed;
const told = (kind: string) => ({ act: { verb: kind }, say: "", told: { kind, facts: { seat: 1, card: "red" } } }) as unknown as Deed;

describe("what a seat could do", () => {
  it("names a thing by its number", () => expect(doing(play, 0, placing)).toBe("Lay it se of leaf 12, in row 3."));
  it("names what the log kept from others", () => expect(doing(play, 1, told("hide"))).toBe("red, face down."));
  it("is told as in the log where nothing was kept", () => expect(doing(play, 1, told("show"))).toBe("red."));
});
