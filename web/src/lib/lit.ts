/** Things on the table have names: `data-lit` (one of its words), `data-piece` or `data-place`. Lessons, the log and what is told light them up by these. */

/** What lies in the table under one of these names, be it in sight or not. */
export function thingsNamed(...names: string[]): HTMLElement[] {
  const wanted = names
    .map((name) => CSS.escape(name))
    .flatMap((name) => ["lit~", "piece", "place"].map((kind) => `main [data-${kind}="${name}"]`));
  return wanted.length ? [...document.querySelectorAll<HTMLElement>(wanted.join())] : [];
}

/** Marks the things of these names, and nothing else. */
export function light(names: readonly string[]): void {
  const lit = new Set(thingsNamed(...names));
  for (const thing of [...document.getElementsByClassName("lit")]) if (!lit.has(thing as HTMLElement)) thing.classList.remove("lit");
  for (const thing of lit) thing.classList.add("lit");
}
