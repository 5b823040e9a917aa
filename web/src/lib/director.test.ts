import { expect, test } from "vitest";
import { Director, type Telling } from "./director.svelte";

const told = (letters: number, more: Partial<Telling> = {}): Telling => ({
  scene: "beat",
  kind: "lays",
  seat: 1,
  sentence: "x".repeat(letters),
  more: [],
  things: [],
  again: false,
  ...more,
});

test("a moment lasts at least its sentence, and never too long", () => {
  const director = new Director();
  expect(director.time(told(10))).toBe(1400);
  expect(director.time(told(100))).toBe(3500);
  expect(director.time(told(1000))).toBe(6000);
});

test("one more of the same is read at a glance", () => {
  const director = new Director();
  expect(director.time(told(10, { again: true }))).toBe(650);
  expect(director.time(told(100, { again: true }))).toBe(1750);
});

test("a sentence goes when something moves of which nothing is told, and when the reader hurries on", () => {
  const director = new Director();
  director.announce(told(10));
  director.announce(null);
  expect(director.telling).toBeNull();
  director.announce(told(10));
  director.skip();
  director.announce(told(20));
  expect(director.telling).toBeNull();
});
