import { describe, expect, it } from "vitest";
import { address, read, tableIn } from "./router.svelte";

describe("addresses", () => {
  it("lead to their pages", () => {
    expect(read("/")).toEqual({ page: "home" });
    expect(read("/about")).toEqual({ page: "about" });
    expect(read("/you")).toEqual({ page: "you" });
    expect(read("/device", "#aB-9_")).toEqual({ page: "device", token: "aB-9_" });
    expect(read("/off", "#a.b")).toEqual({ page: "press", what: "off", token: "a.b" });
    expect(read("/next")).toEqual({ page: "next" });
    expect(read("/new/leaf")).toEqual({ page: "new", game: "leaf" });
    expect(read("/table/a-b_9")).toEqual({ page: "table", table: "a-b_9" });
    expect(read("/table/x/replay/12")).toEqual({ page: "replay", table: "x", move: 12 });
    expect(read("/learn/leaf")).toEqual({ page: "learn", game: "leaf", lesson: "", step: "" });
    expect(read(address.step("leaf", "first", "climb"))).toEqual({ page: "learn", game: "leaf", lesson: "first", step: "climb" });
    expect(read(address.puzzle("leaf", "513-121"))).toEqual({ page: "puzzle", game: "leaf", name: "513-121" });
    expect(read("/rules/canyon", "#2.3")).toEqual({ page: "rules", game: "canyon", section: "2.3" });
  });
  it.each(["/nope", "/table", "/table/x/replay", "/table/x/replay/last", "/new/leaf/2", "/table/%E0%A4%A"])("%s leads nowhere", (path) => {
    expect(read(path)).toEqual({ page: "missing" });
  });
  it("are read back as they were written", () => {
    expect(read(address.table("a/b c"))).toEqual({ page: "table", table: "a/b c" });
    const [path, hash] = address.rules("leaf", "2.3").split("#");
    expect(read(path, `#${hash}`)).toEqual({ page: "rules", game: "leaf", section: "2.3" });
  });
});

describe("what people paste to join", () => {
  it.each([
    ["https://sylve.example/table/Ab_9-x", "Ab_9-x"],
    ["  http://10.0.0.2:8000/table/Ab9?x=1#y  ", "Ab9"],
    ["Ab_9-x", "Ab_9-x"],
    ["hello there", null],
    ["", null],
  ])("%s", (text, table) => {
    expect(tableIn(text)).toBe(table);
  });
});
