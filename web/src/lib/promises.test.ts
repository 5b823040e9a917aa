import { beforeEach, describe, expect, it, vi } from "vitest";
import { keeps, promise, promisedAt, tell } from "./promises";
import { hex, sha256, unhex } from "./sha256";

// As `sylve` writes it; the moves are left out.
const RECORD = `sylve-record 1 ~03c3b933
game toutlahaut ~999a59f9
name 1 "Zoé" ~04bd23a2
commitment 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd ~eb24bce2
secret 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f ~817b8d11
salt 01010101010101010101010101010101 ~91f6ea7c
salt 02020202020202020202020202020202 ~e8291817
seed 1c650adf9459beb83b8f613beb7c3ef7e17e15b88571fff06fb4b4d3c4400ca1 ~0ec311a9
scores 41 39 ~727439a1
`;
const PROMISES = [
  "cc8cd41cef907c4d216069122c4b89936211361f9050a717a1e37ad1862e952f",
  "292afde3b64e6636d68f1120d9242f1f85e38ef7bf306e4407c2303eb63791ef",
];
const DEAL = { commitment: "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd", promises: PROMISES, own: PROMISES[1] };
const SEAL = hex(sha256(new TextEncoder().encode(RECORD)));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("a promise", () => {
  it("is kept by a record with the same secret and salts", () => {
    expect(keeps(RECORD, DEAL, SEAL)).toBe(true);
    expect(keeps(RECORD, DEAL, null)).toBe(true);
  });
  it("is broken by any other", () => {
    const other = "0".repeat(64);
    expect(keeps(RECORD, { ...DEAL, commitment: other }, SEAL)).toBe(false);
    expect(keeps(RECORD, { ...DEAL, promises: [PROMISES[1], PROMISES[0]] }, SEAL)).toBe(false);
    expect(keeps(RECORD, { ...DEAL, promises: [PROMISES[0]] }, SEAL)).toBe(false);
    expect(keeps(RECORD, { ...DEAL, own: other }, SEAL)).toBe(false);
    expect(keeps(RECORD.replace("seed 1", "seed 2"), DEAL, null)).toBe(false);
    expect(keeps(RECORD.replace("salt 01", "salt 03"), DEAL, null)).toBe(false);
    expect(keeps(RECORD.replace("Zoé", "Eve"), DEAL, SEAL)).toBe(false);
  });
  it("is told for one deal alone", () => {
    const own = promise();
    const deal = { commitment: DEAL.commitment, promises: [own], own };
    const salt = tell("table", deal)!;
    expect(hex(sha256(unhex(salt)))).toBe(own);
    expect(tell("table", deal)).toBe(salt);
    expect(tell("table", { ...deal, promises: [own, PROMISES[0]] })).toBeNull();
    expect(promisedAt("table")).toEqual(deal);
  });
  it("of another browser is not told", () => {
    expect(tell("table", DEAL)).toBeNull();
    expect(promisedAt("table")).toBeUndefined();
  });
});
