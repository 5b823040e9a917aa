/** Finds on the page what a lesson names, and keeps the rest quiet. */
import { thingsNamed } from "../../lib/lit";
import { around, type Box, corners, type Shape, wider, within } from "./geometry";

/** What every table has beside the things that its game names. */
const SHARED: Record<string, string> = {
  go: "main .prompt .acts .go:not([aria-disabled])",
  acts: "main .prompt .acts",
  stage: "main > .stage",
  own: "main > .own",
  seats: "main .seats",
};
const JUTTING = ".card .tag, .card .badge";
const QUIET = "data-quiet";
const CONTROL = "button, [role='button'], a[href], input, summary, [tabindex='0']";

/** The elements of one name that can be seen now. */
export const named = (name: string): HTMLElement[] => all(name).filter(seen);

const all = (name: string): HTMLElement[] => (SHARED[name] ? [...document.querySelectorAll<HTMLElement>(SHARED[name])] : thingsNamed(name));

/** The elements of several names that are on the page, be they out of sight. */
export const present = (names: string): HTMLElement[] =>
  names
    .split(" ")
    .flatMap(all)
    .filter((element) => element.checkVisibility());

/** Several names in one, parted by spaces, are lit as one thing. */
export const found = (names: string): HTMLElement[] => names.split(" ").flatMap(named);

function seen(element: Element): boolean {
  const box = boxOf(element);
  return box.right - box.left > 1 && box.bottom - box.top > 1 && element.checkVisibility();
}

export const control = (element: HTMLElement | undefined): HTMLElement | null =>
  element ? (element.matches(CONTROL) ? element : element.querySelector<HTMLElement>(CONTROL)) : null;

/** Whether it has been chosen already: a control that is pressed. */
export const pressed = (element: HTMLElement): boolean =>
  (element.closest("[aria-pressed]") ?? element.querySelector("[aria-pressed]"))?.getAttribute("aria-pressed") === "true";

/** What can be seen of an element: the part of the table that it lies in may be larger than the screen, and a `data-room` shows a part of what lies in it. */
export const boxOf = (element: Element): Box => within(element.getBoundingClientRect(), roomOf(element));

function roomOf(element: Element): Box {
  const part = element.closest("[data-room], main > .stage, main > .own");
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return part && part !== element ? within(part.getBoundingClientRect(), window) : window;
}

/** The window for an element: so much wider, and with what juts out of its cards. */
export function windowOf(element: Element, pad: number): Box {
  const snug = within(wider(boxOf(element), pad), roomOf(element));
  return around([snug, ...[...element.querySelectorAll(JUTTING)].map(boxOf)]);
}

/** The outline of a control: the polygon it is cut to, else its corners. */
export function outline(element: Element): Shape {
  const box = boxOf(element);
  const cut = getComputedStyle(element).clipPath.match(/^polygon\((.*)\)$/)?.[1];
  if (!cut) return corners(box);
  return cut.split(",").map((point) => {
    const [x, y] = point
      .trim()
      .split(/\s+/)
      .map((share) => Number.parseFloat(share) / 100);
    return { x: box.left + x * (box.right - box.left), y: box.top + y * (box.bottom - box.top) };
  });
}

/** Marks the table and what a step aims at, for the styles of the player. */
export function mark(table: HTMLElement, target: Element | null, step = ""): void {
  for (const element of document.querySelectorAll("[data-target]")) if (element !== target) element.removeAttribute("data-target");
  target?.setAttribute("data-target", step);
  table.toggleAttribute("data-taught", target !== null);
}

/** Everything in the table but these is inert, and wakes again when it is called anew. */
export function quieten(table: HTMLElement, awake: HTMLElement[] | null): void {
  const asleep = new Set<Element>();
  if (awake) lull(table, awake, asleep);
  for (const element of document.querySelectorAll<HTMLElement>(`[${QUIET}]`))
    if (!asleep.has(element)) {
      element.removeAttribute(QUIET);
      element.inert = false;
    }
  for (const element of asleep)
    if (element instanceof HTMLElement && !element.inert) {
      element.setAttribute(QUIET, "");
      element.inert = true;
    }
}

function lull(parent: Element, awake: HTMLElement[], asleep: Set<Element>): void {
  for (const child of parent.children) {
    if (awake.includes(child as HTMLElement)) continue;
    if (awake.some((element) => child.contains(element))) lull(child, awake, asleep);
    else asleep.add(child);
  }
}
