/** Arrow keys walk among the controls inside an element, by where they lie on the screen; one of them at a time is a tab stop. */

const CONTROLS = "button, [role='button'], input, a[href]";
const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const controls = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.checkVisibility());

const reach = (control: HTMLElement, tabIndex: number): void => {
  if (control.getAttribute("tabindex") !== `${tabIndex}`) control.tabIndex = tabIndex;
};

const middle = (element: HTMLElement): [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The nearest control in a direction: being off the line counts three times. */
function neighbour(from: HTMLElement, all: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from);
  let [best, least]: [HTMLElement | undefined, number] = [undefined, Infinity];
  for (const control of all) {
    const [cx, cy] = middle(control);
    const ahead = (cx - x) * dx + (cy - y) * dy;
    const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
    if (control !== from && ahead > 2 && ahead + 3 * aside < least) [best, least] = [control, ahead + 3 * aside];
  }
  return best;
}

/** An attachment: `{@attach roving}`. */
export function roving(root: HTMLElement): () => void {
  let stop: HTMLElement | undefined;

  const settle = (wanted?: HTMLElement): void => {
    const all = controls(root);
    stop = all.find((control) => control === (wanted ?? stop)) ?? all.find((control) => control.ariaPressed === "true") ?? all[0];
    for (const control of all) reach(control, control === stop ? 0 : -1);
  };
  const key = (press: KeyboardEvent): void => {
    const from = (press.target as HTMLElement).closest<HTMLElement>(CONTROLS);
    if (!from || press.altKey || press.ctrlKey || press.metaKey) return;
    if (!(press.key in DIRECTIONS || press.key === "Home" || press.key === "End")) return;
    for (const flight of root.getAnimations({ subtree: true })) flight.finish(); // a piece counts where it lands
    const all = controls(root);
    const to = press.key === "Home" ? all[0] : press.key === "End" ? all.at(-1) : neighbour(from, all, DIRECTIONS[press.key]);
    if (!to) return;
    press.preventDefault();
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  const focus = (event: FocusEvent): void => settle((event.target as HTMLElement).closest<HTMLElement>(CONTROLS) ?? undefined);

  const watcher = new MutationObserver(() => settle());
  watcher.observe(root, { childList: true, subtree: true });
  root.addEventListener("keydown", key);
  root.addEventListener("focusin", focus);
  settle();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", key);
    root.removeEventListener("focusin", focus);
  };
}
