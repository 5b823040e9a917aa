import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { bundle, lang, type Reader, say } from "./lang.svelte";

const root = join(import.meta.dirname, "../../..");
/** What the page says outside the games, with what it says of lessons and where people meet. */
const shell = (language: "fr" | "en") =>
  ["", "learn/", "meet/"].map((folder) => readFileSync(join(root, `src/sylve/lang/${folder}${language}.ftl`), "utf8")).join("\n");

const texts = bundle(
  "fr",
  `list-and = { $first } et { $last }
card-b2 = bleu 2
draws = { $you ->
    [yes] Tu pioches { $card }
   *[no] { $seat } pioche { $card }
}
passes = { $seat } { $to_you ->
    [yes] te la passe
   *[no] la passe à { $to_seat }
}
owns = La forêt de { $seat } possède { $what }, plus haute que { $to_seat }.
counts = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
lists = { $things }
says = { $what }
`,
);
const reader: Reader = { name: (seat) => ["Mana", "Ferdi"][seat], seat: 0 };

describe("texts are loaded", () => {
  it("keeps all of what several parts of the page ask for at the same time", async () => {
    vi.stubGlobal("document", { documentElement: {} });
    await lang.load();
    await Promise.all([lang.loadLessons("leaf"), lang.loadMeeting(), lang.loadLessons("leaf"), lang.loadThings("leaf")]);
    for (const message of ["learn-offer", "clearing-heading"]) expect(lang.text(message)).not.toBe(message);
  });
});

describe("facts become arguments", () => {
  it("writes what is below zero with the sign of print, in the singular or the plural", () => {
    expect(say(texts, "counts", { cards: -3 })).toBe("−3 cartes");
    expect(say(texts, "counts", { cards: -1 })).toBe("une carte");
  });

  it("elides before the vowel of a name, in French alone", () => {
    const guests: Reader = { name: (seat) => ["Anna", "Élise"][seat], seat: null };
    const facts = { seat: 0, what: "Ulm", to_seat: 1 };
    expect(say(texts, "owns", facts, guests)).toBe("La forêt d’Anna possède Ulm, plus haute qu’Élise.");
    expect(say(bundle("en", "of = the den of de { $seat }"), "of", facts, guests)).toBe("the den of de Anna");
  });

  it("names whoever sits on a seat, and tells the reader's own seat", () => {
    expect(say(texts, "draws", { seat: 0, card: "@card-b2" }, reader)).toBe("Tu pioches bleu 2");
    expect(say(texts, "draws", { seat: 1, card: "@card-b2" }, reader)).toBe("Ferdi pioche bleu 2");
    expect(say(texts, "passes", { seat: 0, to_seat: 1 }, reader)).toBe("Mana la passe à Ferdi");
    expect(say(texts, "passes", { seat: 1, to_seat: 0 }, reader)).toBe("Ferdi te la passe");
  });
  it("says by how much one lost to oneself, not to one's name", () => {
    const french = bundle("fr", shell("fr"));
    expect(say(french, "won-by", { points: 34, seat: 0 }, reader)).toBe("34 points d’avance sur toi.");
    expect(say(french, "won-by", { points: 1, seat: 1 }, reader)).toBe("Un point d’avance sur Ferdi.");
  });
  it("keeps numbers, so that plurals work", () => {
    expect(say(texts, "counts", { cards: 1 })).toBe("une carte");
    expect(say(texts, "counts", { cards: 3 })).toBe("3 cartes");
  });
  it("joins lists with the language's own and", () => {
    expect(say(texts, "lists", { things: ["@card-b2"] })).toBe("bleu 2");
    expect(say(texts, "lists", { things: ["un", "deux", "@card-b2"] })).toBe("un, deux et bleu 2");
    expect(say(texts, "lists", { things: [] })).toBe("");
  });
  it("says truth and nothing as the server does", () => {
    expect(say(texts, "says", { what: true })).toBe("true");
    expect(say(texts, "says", { what: null })).toBe("none");
  });
  it("leaves names alone: they are data", () => {
    expect(say(texts, "says", { what: "<b>{ $x }</b>" })).toBe("<b>{ $x }</b>");
  });
  it("shows the id of a missing message", () => {
    expect(say(texts, "nowhere")).toBe("nowhere");
  });
});

const files = readdirSync(join(root, "web/src"), { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(svelte|ts)$/.test(name) && !/^games|test\.ts$/.test(name),
);
const sources = files.map((name) => readFileSync(join(root, "web/src", name), "utf8")).join("\n");
const asked = [...sources.matchAll(/\bt\(\s*(?:[^"`()]*\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g)].flatMap((found) =>
  found.slice(1).filter(Boolean),
);
const codes = [...readFileSync(join(root, "docs/protocol.md"), "utf8").matchAll(/^`bad-message`.*\n.*$/gm)].flatMap((lines) =>
  [...lines[0].matchAll(/`([a-z]+(?:-[a-z]+)+|internal)/g)].map((found) => found[1]),
);

describe.each(["fr", "en"] as const)("the shell's texts in %s", (language) => {
  const messages = bundle(language, shell(language));
  it("hold every message the page asks for", () => {
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !messages.hasMessage(id))).toEqual([]);
  });
  it("hold a text for every error of the protocol", () => {
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !messages.hasMessage(`error-${code}`))).toEqual([]);
  });
});
