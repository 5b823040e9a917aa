import { describe, expect, it } from "vitest";
import { doing, reason } from "./ideas";
import { bundle, say } from "./lang.svelte";
import type { Play } from "./play.svelte";
import type { Deed, Facts, Why } from "./protocol";

const texts = bundle(
  "en",
  `act-place = Lay it { $direction } of leaf { $leaf }, in row { $row }.
log-hide = A card, face down.
known-hide = { $card }, face down.
log-show = { $card }.
because-fires-own-more = about { $amount } fires more
because-fires-own-more-often = more often a fire (+{ $percent }%)`,
);
const play = {
  says: (id: string) => texts.hasMessage(id),
  text: (id: string, facts: Facts) => say(texts, id, facts),
  name: () => "Birch",
} as unknown as Play;

const placing = { act: { verb: "place", leaf: 12, direction: "se", row: 3 }, say: "", told: null } as unknown as Deed;
const told = (kind: string) => ({ act: { verb: kind }, say: "", told: { kind, facts: { seat: 1, card: "red" } } }) as unknown as Deed;

describe("what a seat could do", () => {
  it("names a thing by its number", () => expect(doing(play, 0, placing)).toBe("Lay it se of leaf 12, in row 3."));
  it("names what the log kept from others", () => expect(doing(play, 1, told("hide"))).toBe("red, face down."));
  it("is told as in the log where nothing was kept", () => expect(doing(play, 1, told("show"))).toBe("red."));
});

describe("why", () => {
  const fires = (amount: number) => reason(play, 0, { name: "fires", seat: 0, amount, good: false } as Why);
  it("tells how much more there is", () => expect(fires(1.34)).toBe("about 1.3 fires more"));
  it("and of a part of one thing how often it is there", () => expect(fires(0.12)).toBe("more often a fire (+12%)"));
});
