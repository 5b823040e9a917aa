import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GAMES } from "./game";

const rulesOf = (game: string) => new URL(`../../../src/sylve/games/${game}/`, import.meta.url);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word]) => word);

describe.each(GAMES)("the rules of %s", (game) => {
  it("open at a section that they have, whatever is asked", async () => {
    const { sections } = (await import(`../games/${game}/sections.ts`)) as { sections: Record<string, string> };
    const words = readFileSync(new URL("lang/en.ftl", rulesOf(game)), "utf8");
    const asked = found(words, /^prompt-([\w-]+) =/gm).filter((code) => !code.endsWith("-hint"));
    expect(Object.keys(sections).sort()).toEqual(asked.sort());
    const numbers = found(readFileSync(new URL("RULES.md", rulesOf(game)), "utf8"), /^#+ (\d[\d.]*) /gm);
    expect(Object.values(sections).filter((section) => !numbers.includes(section))).toEqual([]);
  });
});
