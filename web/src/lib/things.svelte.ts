/** What a thing of the table is. An element says by `data-thing` which one it shows; a press that is held, a right click or `?` asks about it. */
import type { Component } from "svelte";
import type { Print } from "../parts/Prints.svelte";
import { lang } from "./lang.svelte";
import type { Play } from "./play.svelte";
import type { Facts } from "./protocol";

/** A thing of the game's glossary, and which of them where there are several: « fern 1 » is the fern of seat 1. */
export type Thing = { name: string; which: string };
/** What amounts of it are worth: « 2 → 3 ». */
export type Worth = {
  title: string;
  pairs: [of: string, worth: string][];
  /** Not read from the box. */
  house?: boolean;
};

/** What `src/games/<id>/things.ts` exports as `things`. */
export type Glossary = {
  /** Draws it; nothing where there is no drawing. */
  Picture: Component<{ name: string; play?: Play }>;
  /** What its drawings are made of, where they need it on the page. */
  prints?: Print[];
  /** Further values, as they stand in the view. */
  worth?: (play: Play, thing: Thing) => Worth | null;
  /** Numbers within its words that the box has. */
  facts?: (play: Play, thing: Thing) => Facts;
  /** What the coach may tell of now, what matters most first. */
  news?: (play: Play) => string[];
  /** How it is with this one just now, as the view has it. */
  now?: (play: Play, thing: Thing) => string[];
};

const glossaries = import.meta.glob<{ things: Glossary }>("../games/*/things.ts");

/** A game's drawings and its words for its things. */
export async function loadGlossary(game: string): Promise<Glossary | null> {
  const load = glossaries[`../games/${game}/things.ts`];
  if (!load) return null;
  const [{ things }] = await Promise.all([load(), lang.loadThings(game)]);
  return things;
}

const words = import.meta.glob<string>("../../../src/sylve/games/*/things/en.ftl", { query: "?raw", import: "default" });

/** The things that each section of the rules speaks of. */
export async function thingsBySection(game: string): Promise<Map<string, string[]>> {
  const told = new Map<string, string[]>();
  const text = (await words[`../../../src/sylve/games/${game}/things/en.ftl`]?.()) ?? "";
  for (const [, name, section] of text.matchAll(/^thing-([\w-]+)-rule = (.+)$/gm)) told.set(section, [...(told.get(section) ?? []), name]);
  return told;
}

export function thingOf(words: string): Thing {
  const [name, ...which] = words.split(" ");
  return { name, which: which.join(" ") };
}

/** The thing that an element shows or lies in. */
export const thingAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]")?.dataset.thing : undefined;

/** The things on the page, each once. */
export function thingsInSight(): string[] {
  const names = [...document.querySelectorAll<HTMLElement | SVGElement>("main [data-thing]")].map(
    (each) => each.dataset.thing!.split(" ")[0],
  );
  return [...new Set(names)];
}

class Things {
  /** What is asked about. */
  asked = $state.raw<Thing | null>(null);
  /** The game whose things they are; empty where there is no table. */
  game = $state("");

  ask(words: string): void {
    this.asked = thingOf(words);
  }

  close(): void {
    this.asked = null;
  }

  text(part: "" | "text" | "short" | "rule", name: string, facts: Facts = {}): string {
    return lang.text(part ? `thing-${name}-${part}` : `thing-${name}`, facts, this.game);
  }
}

export const things = new Things();
