import { describe, expect, it } from "vitest";
import { companyOf, meaningful, seatsFor, settled } from "./company";
import type { GameSummary } from "./protocol";

const option = (name: string, choices: string[], parts: string[] = []) => ({ name, choices, default: choices[0], parts });
const canopee = {
  id: "canopee",
  options: [
    option("cards", ["base", "flora", "mixed-6"]),
    option("first", ["drawn", "first-seat"]),
    option("seasons", ["fixed", "changing"]),
    option("spirit", ["normal", "harder"]),
    option("species", ["drawn"], ["boa", "ant"]),
  ],
} as unknown as GameSummary;
const me = { kind: "me" as const, bot: null, name: "Mana" };
const names = (seats: number, chosen = {}) => meaningful(canopee, seats, chosen).map(({ name }) => name);

describe("with whom one plays", () => {
  it("makes the seats, and is told by them", () => {
    for (const company of ["solo", "robots", "friends", "here"] as const) expect(companyOf(seatsFor(company, 3, "pine", me))).toBe(company);
    expect(seatsFor("robots", 3, "pine", me)[2]).toEqual({ kind: "bot", bot: "pine", name: "" });
    expect(companyOf([me, { kind: "bot", bot: "pine", name: "" }, { kind: "open", bot: null, name: "" }])).toBe(null);
  });

  it("hides the options that mean nothing then", () => {
    expect(names(1)).toEqual(["cards"]);
    expect(names(2)).toEqual(["cards", "first", "seasons"]);
    expect(names(2, { cards: "mixed-6" })).toContain("species");
    expect(meaningful(canopee, 4, {})[0].choices).toEqual(["base", "flora"]);
  });

  it("sends the usual choice where another means nothing", () => {
    const chosen = { cards: "mixed-6", first: "first-seat", seasons: "changing", spirit: "harder", species: "boa+ant" };
    expect(settled(canopee, 1, chosen)).toEqual({
      cards: "mixed-6",
      first: "drawn",
      seasons: "fixed",
      spirit: "harder",
      species: "boa+ant",
    });
    expect(settled(canopee, 4, chosen)).toEqual({
      cards: "base",
      first: "first-seat",
      seasons: "changing",
      spirit: "normal",
      species: "drawn",
    });
  });
});
