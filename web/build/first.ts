import type { ModuleInfo } from "rolldown";

type Context = { getModuleInfo: (id: string) => ModuleInfo | null };

const ENTRY = /\/web\/index\.html$/;
let reached: Set<string> | undefined;

/** Everything that the first screen needs travels as one file: many small ones weigh more by their envelopes than by what is in them. */
export function first(id: string, context: Context): string | null {
  reached ??= follow(id, context);
  return reached.has(id) ? "first" : null;
}

/** From any module up to the page, and from there down along what it imports at once. */
function follow(id: string, context: Context): Set<string> {
  const up = [id];
  for (const each of up) {
    const info = context.getModuleInfo(each);
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) if (!up.includes(importer)) up.push(importer);
  }
  const down = up.filter((each) => ENTRY.test(each));
  for (const each of down)
    for (const needed of context.getModuleInfo(each)?.importedIds ?? []) if (!down.includes(needed)) down.push(needed);
  return new Set(down);
}
