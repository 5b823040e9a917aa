import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_PACKING = /\.(js|css|svg|html|webmanifest)$/;
const SMALLEST = 400;

/** Lays a packed copy (`.br`) beside every file that is the smaller for it; the server sends that one to whoever can read it. */
export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: "utf8" })) {
        if (!WORTH_PACKING.test(name)) continue;
        const plain = readFileSync(join(dir!, name));
        if (plain.length < SMALLEST) continue;
        const small = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } });
        if (small.length < plain.length) writeFileSync(join(dir!, `${name}.br`), small);
      }
    },
  };
}
