import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = new URL("./worker.js", import.meta.url);
const WORDS = /\/sylve\/lang\/(fr|en)\.ftl/;
const PUBLIC = ["/leaf.svg", "/leaf-turn.svg", "/manifest.webmanifest", "/icons/192.png"];

/** Writes `sw.js`, the service worker, with the names of all files of this build: those that open the page, and the others. */
export function app(): Plugin {
  return {
    name: "app",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const first = new Set(Object.keys(bundle).filter((name) => name.endsWith(".woff2")));
      const add = (name: string): void => {
        const file = bundle[name];
        if (first.has(name) || file?.type !== "chunk") return;
        first.add(name);
        for (const style of file.viteMetadata?.importedCss ?? []) first.add(style);
        file.imports.forEach(add);
      };
      for (const file of Object.values(bundle))
        if (file.type === "chunk" && (file.isEntry || file.name === "first" || WORDS.test(file.facadeModuleId ?? ""))) add(file.fileName);
      const later = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !first.has(name));
      const listed = (names: Iterable<string>) => [...names].sort().map((name) => `/${name}`);
      const written = readFileSync(WORKER, "utf8")
        .replace('["@first@"]', JSON.stringify([...listed(first), ...PUBLIC]))
        .replace('["@later@"]', JSON.stringify(listed(later)));
      const page = bundle["index.html"];
      const version = createHash("sha256").update(written);
      if (page?.type === "asset") version.update(page.source);
      this.emitFile({ type: "asset", fileName: "sw.js", source: written.replace("@version@", version.digest("hex").slice(0, 12)) });
    },
  };
}
