/** Texts: Fluent messages shared with the server, and how the facts of the wire become their arguments. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import type { Fact, Facts } from "./protocol";
import { remembered } from "./remembered";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose name a seat bears, and whether it is the reader's own. */
export type Reader = { name: (seat: number) => string; seat: number | null };
const NOBODY: Reader = { name: (seat) => String(seat + 1), seat: null };

const sources = {
  ...import.meta.glob<string>("../../../src/sylve/lang/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/sylve/games/*/lang/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/sylve/games/*/{lessons,puzzles}/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/sylve/games/*/things/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../../../src/sylve/lang/{learn,meet,things}/*.ftl", { query: "?raw", import: "default" }),
};
const path = (language: Language, game: string) => `../../../src/sylve/games/${game}/lang/${language}.ftl`;
/** Whether another package brings it: the server has its words. */
const isGuest = (game: string) => !(path("en", game) in sources);
const source = (language: Language, game = ""): (() => Promise<string>) => {
  if (!game) return sources[`../../../src/sylve/lang/${language}.ftl`];
  return isGuest(game) ? async () => (await api.words(game, language)).text : sources[path(language, game)];
};

/** What lessons and puzzles say, in all games and in this one. */
const lessons = (language: Language, game: string) => [
  sources[`../../../src/sylve/lang/learn/${language}.ftl`],
  sources[`../../../src/sylve/games/${game}/lessons/${language}.ftl`],
  sources[`../../../src/sylve/games/${game}/puzzles/${language}.ftl`],
];

/** What things are, in all games and in this one. */
const things = (language: Language, game: string) => [
  sources[`../../../src/sylve/lang/things/${language}.ftl`],
  sources[`../../../src/sylve/games/${game}/things/${language}.ftl`],
];

const choice = remembered("language", LANGUAGES, () =>
  navigator.languages.some((tag) => tag.startsWith("fr")) || !navigator.languages.some((tag) => tag.startsWith("en")) ? "fr" : "en",
);

export function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** French: « de » and « que » lose their vowel before that of a name. */
const elided = (text: string): string => text.replace(/(?<!\p{L})([dD]|[qQ]u)e (?=[AEIOUÀÂÉÈÊÎÔÛ])/gu, "$1’");

/** What was said already: with every state the page says nearly the same again, and making a sentence is dear. */
const said = new WeakMap<FluentBundle, Map<string, string>>();
const MOST_SAID = 2000;

/** One message, or its id when there is none. */
export function say(texts: FluentBundle, id: string, facts: Facts = {}, reader: Reader = NOBODY): string {
  const pattern = texts.getMessage(id)?.value;
  if (!pattern) return id;
  const told = args(texts, facts, reader);
  const kept = said.get(texts) ?? new Map<string, string>();
  const key = id + JSON.stringify(told);
  let sentence = kept.get(key);
  if (sentence === undefined) {
    sentence = texts.formatPattern(pattern, told, []);
    if (texts.locales[0] === "fr") sentence = elided(sentence);
    if (kept.size >= MOST_SAID) kept.clear();
    kept.set(key, sentence);
    said.set(texts, kept);
  }
  return sentence;
}

function args(texts: FluentBundle, facts: Facts, reader: Reader): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, fact] of Object.entries(facts)) {
    const isSeat = typeof fact === "number" && (name === "seat" || name.endsWith("_seat"));
    made[name] = isSeat ? reader.name(fact) : word(texts, fact, reader);
    if (isSeat) made[name.replace(/seat$/, "you")] = fact === reader.seat ? "yes" : "no";
  }
  return made;
}

/** A number below zero, with the sign that print has. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

function word(texts: FluentBundle, fact: Fact, reader: Reader): FluentVariable {
  if (typeof fact === "number") return fact < 0 ? new Negative(fact) : fact;
  if (typeof fact === "string") return fact.startsWith("@") ? say(texts, fact.slice(1), {}, reader) : fact;
  if (Array.isArray(fact)) {
    const words = fact.map((part) => String(word(texts, part, reader)));
    const last = words.pop() ?? "";
    return words.length ? say(texts, "list-and", { first: words.join(", "), last }) : last;
  }
  return fact === null ? "none" : String(fact);
}

class Lang {
  current = $state<Language>(choice.read());
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #games = new Set<string>();
  #taught = new Set<string>();
  #meets = false;
  #named = new Set<string>();
  #before: Promise<unknown> = Promise.resolve();

  /** The shell's texts, and from now on those of `game`, in the current language; `anew` where there are more of them now. One after the other: none undoes what another has just brought. */
  load(game = "", anew = false): Promise<void> {
    const loaded = this.#before.then(() => this.#load(game, anew));
    this.#before = loaded.catch(() => {});
    return loaded;
  }

  async #load(game: string, anew: boolean): Promise<void> {
    const language = this.current;
    const shell = await source(language)();
    const fresh = new Map(this.#bundles);
    for (const id of new Set(["", ...this.#games, game])) {
      const key = `${language}/${id}`;
      if (anew || !fresh.has(key)) fresh.set(key, bundle(language, shell, ...(await this.#own(language, id))));
    }
    if (game) this.#games.add(game);
    this.#bundles = fresh;
    document.documentElement.lang = language;
  }

  /** The texts of a game, those of its lessons and puzzles too. */
  async loadLessons(game: string): Promise<void> {
    const fresh = !this.#taught.has(game);
    this.#taught.add(game);
    await this.load(game, fresh);
  }

  /** What is said where people meet, and of one's games. */
  async loadMeeting(): Promise<void> {
    const fresh = !this.#meets;
    this.#meets = true;
    await this.load("", fresh);
  }

  /** The texts of a game, those of its things too. */
  async loadThings(game: string): Promise<void> {
    const fresh = !this.#named.has(game);
    this.#named.add(game);
    await this.load(game, fresh);
  }

  async #own(language: Language, game: string): Promise<string[]> {
    const taught = game ? this.#taught.has(game) : this.#taught.size > 0;
    const meeting = this.#meets ? [sources[`../../../src/sylve/lang/meet/${language}.ftl`]] : [];
    const files = [
      game ? source(language, game) : undefined,
      ...(taught ? lessons(language, game) : []),
      ...(this.#named.has(game) ? things(language, game) : []),
      ...meeting,
    ];
    return Promise.all(files.flatMap((file) => (file ? [file()] : [])));
  }

  async speak(language: Language): Promise<void> {
    choice.write(language);
    const before = this.current;
    this.current = language;
    try {
      await this.load();
    } catch (problem) {
      this.current = before;
      throw problem;
    }
  }

  text(id: string, facts: Facts = {}, game = "", reader: Reader = NOBODY): string {
    const texts =
      this.#bundles.get(`${this.current}/${game || this.#guest(id)}`) ??
      this.#bundles.get(`${this.current}/`) ??
      [...this.#bundles.values()][0];
    return texts ? say(texts, id, facts, reader) : "";
  }

  /** The guest whose name or tagline it is: the shell's texts have our own games' alone. */
  #guest(id: string): string {
    if (!id.startsWith("game-")) return "";
    return [...this.#games].find((game) => isGuest(game) && (id === `game-${game}` || id.startsWith(`game-${game}-`))) ?? "";
  }

  has(id: string, game = ""): boolean {
    return this.#bundles.get(`${this.current}/${game}`)?.hasMessage(id) ?? false;
  }
}

export const lang = new Lang();
/** A text of the shell. */
export const t = (id: string, facts: Facts = {}): string => lang.text(id, facts);
