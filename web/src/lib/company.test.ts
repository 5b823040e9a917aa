import { describe, expect, it } from "vitest";
import { companyOf, meaningful, seatsFor, settled, strengthOf } from "./company";
import type { Choice, GameSummary } from "./protocol";

type When = GameSummary["options"][number]["when"][number];
const at = (fewest: number, most: number, more: Partial<When> = {}): When => ({
  seats: [fewest, most],
  chosen: {},
  choices: [],
  most: null,
  ...more,
});
const option = (name: string, choices: Choice[], when: When[] = [], parts: string[] = []) => ({
  name,
  choices,
  default: choices[0],
  parts,
  when,
});
const PARTS = ["ant", "boa", "frog"];
const game = {
  id: "any",
  options: [
    option("cards", ["base", "flora", "mix-1", "mix-2"], [at(1, 3), at(4, 4, { choices: ["flora"] })]),
    option("seasons", ["fixed", "changing"], [at(2, 4)]),
    option("strength", ["normal", "harder"], [at(1, 1)]),
    option(
      "species",
      ["drawn"],
      [at(1, 3, { chosen: { cards: "mix-1" }, most: 1 }), at(1, 3, { chosen: { cards: "mix-2" }, most: 2 })],
      PARTS,
    ),
    option("deck", ["whole", "nine"], [at(2, 4, { chosen: { seasons: "fixed" } })]),
    option("aid", [false, true]),
  ],
} as unknown as GameSummary;
const me = { kind: "me" as const, bot: null, name: "Mana" };
const names = (seats: number, chosen: Record<string, Choice> = {}) => meaningful(game, seats, chosen).map(({ name }) => name);
const offered = (name: string, seats: number, chosen: Record<string, Choice> = {}) =>
  meaningful(game, seats, chosen).find((each) => each.name === name);

describe("with whom one plays", () => {
  it("makes the seats, and is told by them", () => {
    for (const company of ["solo", "robots", "friends", "here"] as const) expect(companyOf(seatsFor(company, 3, "pine", me))).toBe(company);
    expect(seatsFor("robots", 3, "pine", me)[2]).toEqual({ kind: "bot", bot: "pine", name: "" });
    expect(companyOf([me, { kind: "bot", bot: "pine", name: "" }, { kind: "open", bot: null, name: "" }])).toBe(null);
  });
});

describe("what is offered", () => {
  it("follows from how many play", () => {
    expect(names(1)).toEqual(["cards", "strength", "aid"]);
    expect(names(2)).toEqual(["cards", "seasons", "deck", "aid"]);
    expect(offered("cards", 3)?.choices).toEqual(["base", "flora", "mix-1", "mix-2"]);
    expect(offered("cards", 4)?.choices).toEqual(["base", "flora"]);
  });

  it("follows from what else is chosen, where that means something itself", () => {
    expect(names(2, { seasons: "changing" })).toEqual(["cards", "seasons", "aid"]);
    expect(names(2, { cards: "mix-1" })).toContain("species");
    expect(names(4, { cards: "mix-1" })).not.toContain("species");
  });

  it("has parts, so many at most", () => {
    expect(offered("species", 2, { cards: "mix-1" })?.most).toBe(1);
    expect(offered("species", 2, { cards: "mix-2" })?.most).toBe(2);
  });

  it("knows who is strong alone", () => expect(strengthOf(game)?.name).toBe("strength"));
});

describe("what is sent", () => {
  const chosen = { cards: "mix-2", seasons: "changing", strength: "harder", species: "ant+boa", deck: "nine", aid: true };

  it("is the usual choice where another means nothing", () => {
    expect(settled(game, 1, chosen)).toEqual({ ...chosen, seasons: "fixed", deck: "whole" });
    expect(settled(game, 2, chosen)).toEqual({ ...chosen, strength: "normal", deck: "whole" });
    expect(settled(game, 4, chosen)).toEqual({ ...chosen, cards: "base", strength: "normal", species: "drawn", deck: "whole" });
  });

  it("is the usual choice where too many parts are chosen, or one that there is not", () => {
    expect(settled(game, 2, { ...chosen, cards: "mix-1" }).species).toBe("drawn");
    expect(settled(game, 2, { ...chosen, species: "ant+unicorn" }).species).toBe("drawn");
    expect(settled(game, 2, { ...chosen, cards: "mix-1", species: "boa" }).species).toBe("boa");
  });
});
