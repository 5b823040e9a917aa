import { afterEach, describe, expect, it, vi } from "vitest";
import { api, type Problem } from "./api";

const answering = (status: number, body: unknown) => {
  const fetch = vi.fn(
    async (_path: string, _how: RequestInit) => new Response(body === undefined ? null : JSON.stringify(body), { status }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

describe("a call", () => {
  it("carries the header that other sites cannot send", async () => {
    const fetch = answering(204, undefined);
    await api.rename("Mana");
    const [path, how] = fetch.mock.calls[0];
    expect(path).toBe("/api/me");
    expect(how.method).toBe("PUT");
    expect(how.headers).toMatchObject({ "X-Sylve": "1", "Content-Type": "application/json" });
    expect(how.body).toBe('{"name":"Mana"}');
  });
  it("escapes what it puts into addresses", async () => {
    const fetch = answering(200, {});
    await api.frame("a/b", 3, 1);
    expect(fetch.mock.calls[0][0]).toBe("/api/tables/a%2Fb/moves/3?seat=1");
  });
});

describe("a refused call", () => {
  const problem = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (caught: unknown) => caught as Problem,
    );
  it("throws the server's code and facts", async () => {
    answering(400, { code: "bad-name", facts: { most: 24 } });
    expect(await problem(api.rename("x"))).toMatchObject({ code: "bad-name", facts: { most: 24 } });
  });
  it("is internal when the answer cannot be read", async () => {
    vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
    expect(await problem(api.me())).toMatchObject({ code: "internal" });
  });
  it("is unreachable when there is no answer", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
    expect(await problem(api.me())).toMatchObject({ code: "unreachable" });
  });
});
