import { describe, expect, it } from "vitest";
import { codeIn, spelt } from "./invitations";

describe("a code that was said aloud", () => {
  it("is understood however it is written", () => {
    for (const said of ["badokilu", "BADO KILU", " bado-kilu ", "Bado·Kilu"]) expect(codeIn(said)).toBe("badokilu");
  });

  it("is told from a link and from a table's id", () => {
    for (const other of ["/table/badokilu", "TIXyGyuBGoDk12ab", "badokil", "bradokil", ""]) expect(codeIn(other)).toBe(null);
  });

  it("is written in two halves", () => expect(spelt("badokilu")).toBe("BADO KILU"));
});
