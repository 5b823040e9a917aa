import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HELD, Holding } from "./holding";

/** What a pointer tells of itself, on the page itself. */
class Told extends Event {
  constructor(kind: string, { bubbles = false, ...facts }: EventInit = {}) {
    super(kind, { cancelable: true, bubbles });
    Object.assign(this, { pointerId: 1, isPrimary: true, button: 0, clientX: 100, clientY: 100, detail: 1, ...facts });
  }
}

describe("a press that is held", () => {
  const page = new EventTarget();
  const asked = vi.fn<(target: EventTarget) => boolean>();
  const clicked = vi.fn();
  let deaf: () => void;
  const tell = (kind: string, facts: object = {}) => {
    const event = new Told(kind, facts);
    page.dispatchEvent(event);
    return event;
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("PointerEvent", Told);
    asked.mockReset().mockReturnValue(true);
    clicked.mockReset();
    deaf = new Holding(asked, page).listen();
    page.addEventListener("click", clicked);
  });
  afterEach(() => {
    deaf();
    page.removeEventListener("click", clicked);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks, and is no tap", () => {
    tell("pointerdown");
    tell("pointermove", { clientX: 104 });
    vi.advanceTimersByTime(HELD);
    tell("pointerup");
    tell("click");
    expect([asked.mock.calls.length, clicked.mock.calls.length]).toEqual([1, 0]);
  });

  it("leaves the next tap alone", () => {
    tell("pointerdown");
    vi.advanceTimersByTime(HELD);
    tell("pointerup");
    tell("pointerdown");
    tell("pointerup");
    tell("click");
    expect(clicked).toHaveBeenCalledOnce();
  });

  it.each([
    ["lifted before its time", "pointerup", {}],
    ["that moves on", "pointermove", { clientX: 112 }],
    ["that scrolls", "pointercancel", {}],
  ])("is none when it is one %s", (_, kind, facts) => {
    tell("pointerdown");
    vi.advanceTimersByTime(HELD - 1);
    tell(kind, facts);
    vi.advanceTimersByTime(HELD);
    tell("click");
    expect([asked.mock.calls.length, clicked.mock.calls.length]).toEqual([0, 1]);
  });

  it("is a tap where there is nothing to tell", () => {
    asked.mockReturnValue(false);
    tell("pointerdown");
    vi.advanceTimersByTime(HELD);
    tell("pointerup");
    tell("click");
    expect(clicked).toHaveBeenCalledOnce();
  });

  it("moves nothing behind what it opened", () => {
    const moved = vi.fn();
    page.addEventListener("pointermove", moved);
    tell("pointerdown");
    vi.advanceTimersByTime(HELD);
    tell("pointermove", { clientX: 180 });
    tell("pointerup");
    tell("pointermove", { clientX: 190 });
    expect(moved).toHaveBeenCalledOnce();
  });

  it("shows no menu of the browser, nor asks twice where the screen tells of it too", () => {
    tell("pointerdown");
    vi.advanceTimersByTime(HELD);
    const menu = tell("contextmenu");
    expect([menu.defaultPrevented, asked.mock.calls.length]).toEqual([true, 1]);
  });

  it("is asked by the right button too, where there is something to tell", () => {
    expect(tell("contextmenu").defaultPrevented).toBe(true);
    asked.mockReturnValue(false);
    expect(tell("contextmenu").defaultPrevented).toBe(false);
  });
});
