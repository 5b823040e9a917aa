import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Socket } from "./socket.svelte";

/** A connection whose other end is held by the test. */
class Line {
  static last: Line;
  sent: { type: string; request: number }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  answers(request: number): void {
    this.onmessage({ data: JSON.stringify({ type: "done", request }) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connect = (greet = () => {}) => new Socket("", () => {}, greet);

describe("what is asked", () => {
  it("before the connection stands is sent as soon as it does, after the greeting", async () => {
    const socket = connect(() => void socket.ask({ type: "look", seat: 0 }));
    const answer = socket.ask({ type: "start" });
    expect(Line.last.sent).toEqual([]);
    Line.last.onopen();
    expect(Line.last.sent.map(({ type }) => type)).toEqual(["look", "start"]);
    Line.last.answers(1);
    expect(await answer).toBe(null);
  });

  it("before a connection that never stands is answered with a problem", async () => {
    const answer = connect().ask({ type: "start" });
    Line.last.onclose({ code: 1006 });
    await expect(answer).rejects.toMatchObject({ code: "disconnected" });
  });

  it("while the connection is lost is refused at once, and never sent later", async () => {
    const socket = connect();
    Line.last.onopen();
    Line.last.onclose({ code: 1006 });
    await expect(socket.ask({ type: "start" })).rejects.toMatchObject({ code: "disconnected" });
    vi.runOnlyPendingTimers();
    Line.last.onopen();
    expect(Line.last.sent).toEqual([]);
  });

  it("of a server that does not want us here is refused at once", async () => {
    const socket = connect();
    Line.last.onclose({ code: 4004 });
    await expect(socket.ask({ type: "start" })).rejects.toMatchObject({ code: "disconnected" });
  });
});
