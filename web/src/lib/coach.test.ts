import { beforeEach, describe, expect, it, vi } from "vitest";
import { Coach } from "./coach.svelte";

const learned = vi.hoisted(() => new Set<string>());
vi.mock("./learned.svelte", () => ({
  learned: { has: (name: string) => learned.has(name), add: (name: string) => learned.add(name), brings: () => {} },
}));

const seen = () => true;

describe("the coach", () => {
  beforeEach(() => {
    learned.clear();
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  /** What a coach at a table tells, question by question. */
  function told(coach: Coach, ...questions: string[][]): (string | null)[] {
    return questions.map((news, sequence) => {
      coach.asked(String(sequence));
      coach.look(news, seen);
      return coach.telling;
    });
  }

  it("tells of a thing once, whichever of them it is and at whatever table", () => {
    expect(told(new Coach("canyon", "one"), ["rapids d9"], [], [], ["rapids e9", "fall"])).toEqual(["rapids d9", null, null, "fall"]);
    expect(told(new Coach("canyon", "two"), ["rapids d9"])).toEqual([null]);
  });

  it("tells nothing that it has told the same person on another device", () => {
    learned.add("coach/canyon/rapids");
    expect(told(new Coach("canyon", "one"), ["rapids d9", "fall"])).toEqual(["fall"]);
    expect([...learned]).toEqual(["coach/canyon/rapids", "coach/canyon/fall"]);
  });

  it("is silent in two decisions out of three", () => {
    const news = ["fire", "rain", "fern", "seed", "boa"];
    expect(told(new Coach("canopee", "one"), news, news, news, news, news)).toEqual(["fire", null, null, "rain", null]);
  });

  it("comes to the first two games of a kind", () => {
    told(new Coach("leaf", "one"), ["red"]);
    told(new Coach("leaf", "two"), ["green"]);
    expect(told(new Coach("leaf", "three"), ["brown"])).toEqual([null]);
    expect(told(new Coach("leaf", "two"), ["brown"])).toEqual(["brown"]);
    expect(told(new Coach("canopee", "three"), ["fire"])).toEqual(["fire"]);
  });

  it("goes when one plays on or has understood, and waits for what cannot be seen yet", () => {
    const coach = new Coach("canopee", "one");
    coach.asked("1");
    coach.look(["fire"], () => false);
    expect(coach.telling).toBeNull();
    coach.look(["fire"], seen);
    expect(coach.telling).toBe("fire");
    coach.asked("1");
    expect(coach.telling).toBe("fire");
    coach.asked("2");
    expect(coach.telling).toBeNull();
  });
});
