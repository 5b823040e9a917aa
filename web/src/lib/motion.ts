/** Pieces travel from where they were to where they are now.
 *  An element with `data-piece="<id>"` is a piece; a new one with `data-from="<place>"` comes from the element with `data-place="<place>"`. */

export type Places = Map<string, DOMRect>;

const MOVE = 280;
const FADE = 160;
const SETTLE = "cubic-bezier(.3,1.25,.5,1)";

const journeys = new Set<Promise<Animation>>();

/** The next state waits until this movement is over. */
export function awaited({ finished }: Animation): void {
  const over = () => journeys.delete(finished);
  journeys.add(finished);
  finished.then(over, over);
}

/** When no piece is on a journey any more. */
export async function arrived(): Promise<void> {
  await Promise.allSettled(journeys);
}

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const pieces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-piece]")];
const origin = (piece: HTMLElement): DOMRect | undefined => {
  const from = piece.dataset.from;
  return from ? document.querySelector(`[data-place="${CSS.escape(from)}"]`)?.getBoundingClientRect() : undefined;
};

/** Where every piece and place is now. */
export function whereabouts(): Places {
  return new Map(pieces().map((piece) => [piece.dataset.piece!, piece.getBoundingClientRect()]));
}

/** A piece that is elsewhere than before, or new. */
type Mover = { piece: HTMLElement; now: DOMRect; from: DOMRect | undefined };

const stayed = (was: DOMRect | undefined, now: DOMRect): boolean =>
  !!was && Math.abs(was.x - now.x) < 1 && Math.abs(was.y - now.y) < 1 && Math.abs(was.width - now.width) < 1;

function movers(before: Places): Mover[] {
  return pieces().flatMap((piece) => {
    const was = before.get(piece.dataset.piece!);
    const now = piece.getBoundingClientRect();
    return !now.width || stayed(was, now) ? [] : [{ piece, now, from: was ?? origin(piece) }];
  });
}

/** Moves every piece from where it was before to where it is; which ones. All is measured before anything moves: the page is laid out once. */
export function travel(before: Places): string[] {
  const moving = movers(before);
  const still = calm();
  const ways = moving.map(({ piece, now, from }) => (from?.width && !still ? flight(piece, from, now) : FADING));
  moving.forEach(({ piece }, index) => piece.animate(...ways[index]));
  return moving.map(({ piece }) => piece.dataset.piece!);
}

type Journey = [Keyframe[], KeyframeAnimationOptions];
const FADING: Journey = [[{ opacity: 0 }, { opacity: 1 }], { duration: FADE }];

function flight(piece: HTMLElement, from: DOMRect, to: DOMRect): Journey {
  const [dx, dy, scale] = [from.x - to.x, from.y - to.y, from.width / to.width];
  const own = getComputedStyle(piece).transform.replace("none", "");
  const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) scale(${size}) ${own}`;
  return [
    [
      { transform: at(dx, dy, scale), transformOrigin: "0 0", zIndex: 40 },
      { transform: at(dx * 0.4, dy * 0.4 - 6, (scale + 1) / 2 + 0.03), transformOrigin: "0 0", zIndex: 40, offset: 0.5 },
      { transform: at(0, 0, 1), transformOrigin: "0 0", zIndex: 40 },
    ],
    { duration: MOVE, easing: SETTLE },
  ];
}
