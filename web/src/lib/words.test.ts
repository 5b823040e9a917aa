import { describe, expect, it } from "vitest";
import { ago } from "./ago";
import { parted, seatName, usualBot } from "./names";
import { gain, signed } from "./numbers";
import type { SeatSummary } from "./protocol";

const seat = (number: number, name: string, kind: SeatSummary["kind"] = "person"): SeatSummary => ({
  seat: number,
  kind,
  name,
  bot: null,
  mine: false,
  present: true,
  thinking: false,
  gone: null,
  rests: null,
});

describe("names", () => {
  it("are what people call themselves", () => {
    expect(seatName([seat(0, "<b>Mana</b>"), seat(1, "Ferdi")], 0)).toBe("<b>Mana</b>");
  });
});

describe("long names", () => {
  it("are parted where a syllable ends; others stay as they are", () => {
    expect(["Maximilienne", "Guillermina", "Lichen"].map(parted)).toEqual([
      "Ma\u00adxi\u00admi\u00adlienne",
      "Guil\u00adler\u00admina",
      "Lichen",
    ]);
  });
});

describe("robots", () => {
  it("come from the middle of the ladder unless somebody wants another, whatever has been learned", () => {
    const ladder = ["seedling", "pine", "oak"];
    expect([usualBot(ladder), usualBot([...ladder, "learned:a", "learned:b", "learned:c"]), usualBot([])]).toEqual(["pine", "pine", null]);
  });
});

describe("numbers", () => {
  it("wear the true minus, and gains their sign", () => {
    expect([signed(-5), signed(3), gain(4), gain(0), gain(-2)]).toEqual(["−5", "3", "+4", "0", "−2"]);
  });
});

describe("how long ago", () => {
  it.each([
    [20_000, "en", "now"],
    [5 * 60_000, "fr", "il y a 5 minutes"],
    [3 * 3600_000, "en", "3 hours ago"],
    [25 * 3600_000, "en", "yesterday"],
  ])("%i ms in %s", (passed, language, words) => {
    expect(ago(0, passed, language)).toBe(words);
  });
});
