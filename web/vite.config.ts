import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./build/icons.ts";
import { packed } from "./build/packed.ts";
import { rivers } from "./build/rivers.ts";

const server = process.env.SYLVE_SERVER ?? "http://127.0.0.1:8000";

// What every page begins with travels as one file: each file of its own costs half a kilobyte of headers.
const FIRST =
  /src\/(?:parts\/(?:Bubble|Button|Dialog|Emblem|Failure|Masthead|Name|Preferences|Segmented|Shortcuts|Sign|Toast|Tool|Treeline|Wordmark)\.svelte|pages\/(?:Home|home\/\w+)\.svelte|lib\/(?:ago|api|bubble|invitations|keys|me|names|toast|turns)\b.*)$/;

export default defineConfig({
  plugins: [icons(), rivers(), svelte(), packed()],
  build: {
    outDir: "../src/sylve/server/static",
    emptyOutDir: true,
    // The page's policy allows only files of its own origin: nothing is inlined as a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: FIRST }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/healthz": server, "/ws": { target: server, ws: true } },
  },
  // Tests run the browser's side of Svelte, where state is reactive.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
