import { expect, test } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** A size in so many pixels or rem, that does not follow from what a card or the screen measures. */
const RAW = /^\s*font(-size)?:[^;(]*\d(px|rem)\b/;

test("letters take their size from the tokens", () => {
  const raw = Object.entries(components).flatMap(([file, text]) =>
    text.split("\n").flatMap((line) => (RAW.test(line) ? [`${file}: ${line.trim()}`] : [])),
  );
  expect(raw).toEqual([]);
});
