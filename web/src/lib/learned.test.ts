import { describe, expect, it, vi } from "vitest";
import { learned } from "./learned.svelte";

const server = vi.hoisted(() => ({ names: ["lesson/leaf/first"], told: [] as string[][] }));
vi.mock("./me.svelte", () => ({ me: { known: async () => {} } }));
vi.mock("./api", () => ({
  api: { learned: async () => ({ names: server.names }), learn: async (names: string[]) => void server.told.push(names) },
}));

describe("what a person has learned", () => {
  it("comes from the server, and what this browser knew before goes there", async () => {
    learned.brings(() => ["puzzle/leaf/513-121", "lesson/leaf/first"]);
    await learned.load();
    expect(learned.has("lesson/leaf/first")).toBe(true);
    expect(server.told).toEqual([["puzzle/leaf/513-121"]]);
  });
  it("is told once", async () => {
    learned.add("lesson/leaf/boost");
    learned.add("lesson/leaf/boost");
    await vi.waitFor(() => expect(server.told).toHaveLength(2));
    expect(server.told[1]).toEqual(["lesson/leaf/boost"]);
  });
});
