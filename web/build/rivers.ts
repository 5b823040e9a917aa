import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { drawingOf } from "../src/games/canyon/river/course.ts";
import { picture } from "../src/games/canyon/river/picture.ts";
import type { BoardView } from "../src/generated/canyon.ts";

const MAP = new URL("../../src/sylve/games/canyon/our_map.py", import.meta.url);
const ALL = "virtual:rivers";
const PREFIX = "virtual:river-";

/** Canyon's two boards, of the map that the rules read too; the quick one leaves out the ranks with a minus. */
export function boards(): BoardView[] {
  const lines = readFileSync(MAP, "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const lanes = lines.find(([word]) => word === "rank")![1];
  const exits = lines.find(([word]) => word === "cave")!.slice(1);
  const ranks = lines.filter(([word]) => /^\d+-?$/.test(word));
  return (["full", "quick"] as const).map((name) => {
    const kept = name === "full" ? ranks : ranks.filter(([word]) => !word.endsWith("-"));
    const moved = (exit: string) => `${exit[0]}${kept.findIndex(([word]) => parseInt(word) === Number(exit.slice(1)))}`;
    return { name, house: true, lanes, rows: kept.map(([, row]) => row), cave_exits: exits.map(moved), length: kept.length - 1 };
  });
}

/** `import rivers from "virtual:rivers"` gives, by drawing, how to load its picture; each picture is a file of its own. */
export function rivers(): Plugin {
  const drawings = boards().flatMap((board) =>
    [false, true].map((upright) => ({ id: `${PREFIX}${board.name}-${upright ? "upright" : "wide"}`, board, upright })),
  );
  const loaders = drawings.map(({ id, board, upright }) => `${JSON.stringify(drawingOf(board, upright))}: () => import("${id}")`);
  return {
    name: "rivers",
    resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) return `export default { ${loaders.join(", ")} }`;
      const drawing = drawings.find((each) => id === `\0${each.id}`);
      return drawing && `export default ${JSON.stringify(picture(drawing.board, drawing.upright))}`;
    },
  };
}
