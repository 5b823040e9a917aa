/** Things on the table have names: `data-lit` (one of its words), `data-piece` or `data-place`. Lessons, the log and what is told light them up by these. */

/** What lies in the table under a name, be it in sight or not. */
export function thingsNamed(name: string): HTMLElement[] {
  const quoted = CSS.escape(name);
  return [...document.querySelectorAll<HTMLElement>(["lit~", "piece", "place"].map((kind) => `main [data-${kind}="${quoted}"]`).join())];
}

/** Marks the things of these names, and nothing else. */
export function light(names: readonly string[]): void {
  const lit = new Set(names.flatMap(thingsNamed));
  for (const thing of document.querySelectorAll(".lit")) if (!lit.has(thing as HTMLElement)) thing.classList.remove("lit");
  for (const thing of lit) thing.classList.add("lit");
}
