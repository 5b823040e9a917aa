import { describe, expect, it } from "vitest";
import { gameFirst, matching } from "./rulesearch";

const SECTIONS = [
  { section: "1.1", title: "La forêt", html: "<p>Douze <strong>cerfs</strong> et huit lapins.</p>" },
  { section: "4.13", title: "Biodiversité", html: "<p>Une lacune est une espèce qui n’a rien rapporté.</p>" },
];
const found = (words: string) => matching(SECTIONS, words).map(({ section }) => section);

describe("words in the rules", () => {
  it("are found whatever their accents and capitals", () => {
    expect(found("FORET")).toEqual(["1.1"]);
    expect(found("biodiversite")).toEqual(["4.13"]);
  });
  it("must all be there, in title or text, but not in the markup", () => {
    expect(found("lapins cerfs")).toEqual(["1.1"]);
    expect(found("lapins lacune")).toEqual([]);
    expect(found("strong")).toEqual([]);
  });
  it("show first what is about them", () => {
    const [cards, fire] = [
      { section: "1.1", title: "Les cartes", html: "<p>Six feux.</p>" },
      { section: "5.4", title: "Le feu", html: "<p>Deux plantes.</p>" },
    ];
    expect(matching([cards, fire], "feu")).toEqual([fire, cards]);
  });
  it("show everything while none is asked for", () => expect(found("  ")).toEqual(["1.1", "4.13"]));
});

it("the game comes first, and last what holds at every table", () => {
  const numbered = (...sections: string[]) => sections.map((section) => ({ section, title: "", html: "" }));
  expect(gameFirst(numbered("0", "0.1", "1", "1.1", "10")).map(({ section }) => section)).toEqual(["1", "1.1", "10", "0", "0.1"]);
});
