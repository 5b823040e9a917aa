import { describe, expect, it } from "vitest";
import { hex, hmac, sha256, unhex } from "./sha256";

const bytes = (text: string) => new TextEncoder().encode(text);
const digest = async (message: Uint8Array<ArrayBuffer>) => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message)));

describe("SHA-256", () => {
  it("is the one that everybody knows", () => {
    expect(hex(sha256(bytes("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hex(sha256(bytes("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
  it("agrees with the browser's at every length around a block", async () => {
    for (let length = 0; length < 200; length += 1) {
      const message = Uint8Array.from({ length }, (_, n) => (n * 7 + length) % 256);
      expect(hex(sha256(message))).toBe(await digest(message));
    }
  });
  it("is keyed as RFC 4231 says", () => {
    expect(hex(hmac(bytes("Jefe"), bytes("what do ya want for nothing?")))).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    expect(hex(hmac(unhex("aa".repeat(131)), bytes("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});
