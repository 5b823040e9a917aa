import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "virtual:icon/";

/** `import fox from "virtual:icon/fox"` gives the icon's one path, drawn in a 512 × 512 box; only icons in use reach the bundle. */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  const set = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const name = id.slice(PREFIX.length + 1);
      const path = set.icons[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (!path) throw new Error(`there is no icon "${name}"`);
      return `export default ${JSON.stringify(path)}`;
    },
  };
}
