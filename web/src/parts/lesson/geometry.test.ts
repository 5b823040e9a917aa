import { describe, expect, it } from "vitest";
import type { LessonStep, Offer } from "../../lib/protocol";
import { apart, type Box, block, corners, merged, overlap, pillAt, place, rays, ring } from "./geometry";
import { reason } from "./guide.svelte";

const room: Box = { left: 0, top: 56, right: 1440, bottom: 900 };
const size = { width: 360, height: 220 };
const at = (left: number, top: number, width = 100, height = 100): Box => ({ left, top, right: left + width, bottom: top + height });

describe("where a bubble stands", () => {
  const windows = [at(20, 700, 300, 180), at(600, 100, 400, 300), at(1200, 60, 220, 100), at(10, 60, 200, 800)];
  it.each(windows)("covers no window and stays in the room", (lit) => {
    const placed = place(size, room, [lit], lit, ["top", "bottom", "right", "left"]);
    const box = at(placed.left, placed.top, size.width, size.height);
    expect(overlap(box, lit)).toBe(0);
    expect(box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom).toBe(true);
  });
  it("covers as little as can be of what is spared, though it stands farther away", () => {
    const phone = { left: 0, top: 56, right: 360, bottom: 640 };
    const [small, card, button] = [{ width: 340, height: 98 }, at(10, 400, 340, 130), at(184, 549, 166, 75)];
    const beside = place(small, phone, [button], button, ["top", "bottom"]);
    expect(overlap(at(beside.left, beside.top, 340, 98), card)).toBeGreaterThan(0);
    const aside = place(small, phone, [button], button, ["top", "bottom"], [card]);
    expect(overlap(at(aside.left, aside.top, 340, 98), card)).toBe(0);
  });
  it("stays beside its target where it is told to go less far", () => {
    const [forest, button] = [at(0, 300, 1440, 480), at(960, 800, 160, 70)];
    const places = [2, 0.05].map((thrift) => place(size, room, [button], button, ["top", "bottom", "right", "left"], [forest], thrift));
    expect(places.map(({ wedge }) => wedge !== null)).toEqual([false, true]);
  });
  it("points at the window with its wedge", () => {
    const lit = at(600, 100, 400, 300);
    const { left, top, wedge } = place(size, room, [lit], lit, ["bottom"]);
    expect(wedge).toMatchObject({ side: "top" });
    expect(top + wedge!.tip.y).toBe(lit.bottom);
    expect(left + wedge!.tip.x).toBe(800);
  });
});

it("windows that touch are cut as one", () => {
  expect(merged([at(0, 0), at(50, 50), at(400, 0)])).toEqual([at(0, 0, 150, 150), at(400, 0)]);
});

it("of points that would lie on each other, the last are seen", () => {
  const [first, second, far] = [at(0, 100), at(20, 100), at(300, 100)].map((box) => pillAt(box, room));
  expect(apart([first, second, far])).toEqual([second, far]);
});

it("draws closed blocks, rings and rays", () => {
  expect(block(at(0, 0))).toMatch(/^M10 0.*Z$/);
  expect(ring(corners(at(0, 0)))).toMatch(/^M.*Z$/);
  expect(rays(corners(at(500, 500)), room).match(/M/g)).toHaveLength(6);
});

describe("why it was not the one", () => {
  const step = { name: "place", wrong: [{ act: { verb: "place", leaf: 1 }, why: "place-green" }] } as unknown as LessonStep;
  const offer = (act: object) => ({ act }) as Offer;
  it("is said by the fields of the action", () => expect(reason(step, offer({ verb: "place", leaf: 1, turned: 0 }))).toBe("place-green"));
  it("else by the step", () => expect(reason(step, offer({ verb: "place", leaf: 2 }))).toBe("place-wrong"));
});
