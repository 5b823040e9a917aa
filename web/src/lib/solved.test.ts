import { beforeEach, describe, expect, it, vi } from "vitest";

const server = vi.hoisted(() => ({ names: [] as string[], told: [] as string[][] }));
vi.mock("./me.svelte", () => ({ me: { known: async () => {} } }));
vi.mock("./api", () => ({
  api: { learned: async () => ({ names: server.names }), learn: async (names: string[]) => void server.told.push(names) },
}));

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

/** The page as it opens: with what the browser and the server kept. */
async function opens() {
  vi.resetModules();
  const [{ solved }, { learned }] = [await import("./solved.svelte"), await import("./learned.svelte")];
  await learned.load();
  return solved;
}

beforeEach(() => {
  kept.clear();
  server.names = [];
  server.told = [];
});

describe("solved puzzles", () => {
  it("keep their marks when others are exchanged, and nothing new is ticked", async () => {
    (await opens()).add("leaf", "513-121");
    const solved = await opens();
    const exchanged = ["7000-30", "9-80", "513-121"];
    expect(exchanged.filter((name) => solved.has("leaf", name))).toEqual(["513-121"]);
    expect(solved.next("leaf", exchanged)).toBe("7000-30");
    expect(server.told).toContainEqual(["puzzle/leaf/513-121"]);
  });
  it("are never known by their place among the others, as they were once", async () => {
    kept.set("sylve-puzzles", JSON.stringify({ leaf: [1, 2] }));
    server.names = ["puzzle/leaf/1", "lesson/leaf/first"];
    const solved = await opens();
    expect(["7000-30", "7007-78"].some((name) => solved.has("leaf", name))).toBe(false);
    expect(server.told).toEqual([]);
  });
  it("lead to the first again when all are solved", async () => {
    const solved = await opens();
    for (const name of ["7000-30", "7007-78"]) solved.add("leaf", name);
    expect(solved.next("leaf", ["7000-30", "7007-78"])).toBe("7000-30");
    expect(solved.next("leaf", [])).toBeUndefined();
  });
});
