import { beforeAll, describe, expect, it, vi } from "vitest";
import { lang } from "./lang.svelte";
import type { SeatSummary, TableSummary } from "./protocol";
import { deletable, myTurn, span, standing, urgent } from "./turns";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 16);

const seat = (number: number, mine: boolean, more: Partial<SeatSummary> = {}): SeatSummary => ({
  seat: number,
  kind: "person",
  name: mine ? "Mana" : "Ilse",
  bot: null,
  mine,
  present: false,
  thinking: false,
  gone: null,
  rests: null,
  ...more,
});

const table = (id: string, more: Partial<TableSummary> = {}): TableSummary =>
  ({
    table: id,
    game: "leaf",
    status: "playing",
    seats: [seat(0, true), seat(1, false)],
    to_act: [0],
    updated: NOW,
    since: [NOW - 3 * HOUR, null],
    left: [21 * HOUR, null],
    ...more,
  }) as TableSummary;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return lang.speak("en");
});

describe("who may delete a table", () => {
  it("nobody takes it from others who still play there", () => {
    expect(deletable(table("played"))).toBe(false);
    expect(deletable(table("opened", { seats: [seat(0, false)], host: true }))).toBe(false);
  });
  it("whoever plays alone, has left or has finished may", () => {
    expect(deletable(table("robots", { seats: [seat(0, true), seat(1, false, { kind: "bot" })] }))).toBe(true);
    expect(deletable(table("left", { seats: [seat(0, false)] }))).toBe(true);
    expect(deletable(table("over", { status: "over" }))).toBe(true);
  });
});

describe("whose turn it is", () => {
  it("is mine where one of my seats is asked and no robot sits there", () => {
    expect(myTurn(table("a"))).toBe(true);
    expect(myTurn(table("a", { to_act: [1] }))).toBe(false);
    expect(myTurn(table("a", { seats: [seat(0, true, { kind: "bot", bot: "beech" }), seat(1, false)] }))).toBe(false);
  });
  it("comes with since when and how long", () => {
    expect(standing(table("a"), NOW)).toBe("3 hours ago · 21 h left");
    expect(standing(table("a", { to_act: [1], since: [null, NOW - HOUR], left: [null, 50 * HOUR] }), NOW)).toBe(
      "Ilse to play, 1 hour ago · 2 d left",
    );
    expect(standing(table("a", { left: [null, null] }), NOW)).toBe("3 hours ago");
  });
  it("says who has days off", () => {
    const resting = table("a", { to_act: [1], since: [null, NOW], seats: [seat(0, true), seat(1, false, { rests: NOW + 100 * HOUR })] });
    expect(standing(resting, NOW)).toContain("days off until Nov 20");
  });
});

describe("the next table", () => {
  it("is the one with the least time, then the one that has waited for longest", () => {
    const tables = [
      table("calm", { left: [null, null] }),
      table("older", { left: [null, null], since: [NOW - 9 * HOUR, null] }),
      table("theirs", { to_act: [1] }),
      table("urgent"),
    ];
    expect(urgent(tables).map(({ table }) => table)).toEqual(["urgent", "older", "calm"]);
  });
});

describe("a span of time", () => {
  it("is said in few letters", () => {
    expect([span(20_000), span(59 * 60_000), span(47 * HOUR), span(80 * HOUR)]).toEqual(["1 min", "59 min", "47 h", "3 d"]);
  });
});
