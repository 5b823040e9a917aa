import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";
import { bounds, type Cell, centre } from "./lattice";

const row = (length: number): Cell[] => Array.from({ length }, (_, q) => ({ q, r: 0 }));

function over(cells: Cell[]): Camera {
  const camera = new Camera();
  [camera.width, camera.height, camera.box] = [340, 250, bounds(cells)];
  return camera;
}

describe("what a lesson asks for", () => {
  it("comes near on a full floor, and is in sight", () => {
    const cells = row(14);
    const camera = over(cells);
    const small = camera.shot.size;
    for (const cell of cells) {
      camera.near(cell);
      const { size, x, y } = camera.shot;
      const [across, down] = [x + centre(cell).x * size, y + centre(cell).y * size];
      expect(size).toBeGreaterThan(small);
      expect(across > size && across < camera.width - size && down > size && down < camera.height - size).toBe(true);
    }
  });
  it("leaves an empty floor as it is", () => {
    const camera = over(row(2));
    camera.near({ q: 0, r: 0 });
    expect(camera.moved).toBe(false);
  });
});

it("shows a late floor whole on the smallest phone, the places around it included", () => {
  const camera = new Camera();
  const rows = Array.from({ length: 8 }, (_, r) => ({ q: -Math.floor(r / 2), r }));
  [camera.width, camera.height, camera.box] = [360, 203, bounds(rows)];
  const { size, y } = camera.shot;
  expect(y + camera.box.top * size).toBeGreaterThanOrEqual(0);
  expect(y + camera.box.bottom * size).toBeLessThanOrEqual(camera.height);
});
