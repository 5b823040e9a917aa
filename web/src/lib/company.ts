/** With whom one plays: each choice makes the seats of a new table; and which options mean something there, as the game declares it. */
import type { Choice, GameSummary, NewSeat } from "./protocol";

export const COMPANIES = ["solo", "robots", "friends", "here"] as const;
export type Company = (typeof COMPANIES)[number];

const KIND: Record<Exclude<Company, "solo">, NewSeat["kind"]> = { robots: "bot", friends: "open", here: "me" };

export const seatOf = (kind: NewSeat["kind"], bot: string | null): NewSeat => ({ kind, bot: kind === "bot" ? bot : null, name: "" });

/** Oneself, and so many of these. */
export function seatsFor(company: Company, count: number, bot: string | null, me: NewSeat): NewSeat[] {
  if (company === "solo") return [me];
  return [me, ...Array.from({ length: count - 1 }, () => seatOf(KIND[company], bot))];
}

/** What seats amount to; nothing where they are mixed. */
export function companyOf(seats: NewSeat[]): Company | null {
  const [first, ...others] = seats;
  if (first?.kind !== "me") return null;
  if (!others.length) return "solo";
  const found = Object.entries(KIND).find(([, kind]) => others.every((seat) => seat.kind === kind));
  return (found?.[0] as Company | undefined) ?? null;
}

type Chosen = Record<string, Choice>;
type Option = GameSummary["options"][number];
/** An option at one table: the choices that mean something there, and how many parts together. */
export type Offered = Option & { most: number };

/** The option at a table of so many seats where the options before it are chosen so. */
function offered(option: Option, seats: number, chosen: Chosen): Offered {
  const here = option.when.filter(
    (when) =>
      when.seats[0] <= seats && seats <= when.seats[1] && Object.entries(when.chosen).every(([name, choice]) => chosen[name] === choice),
  );
  if (!option.when.length) return { ...option, most: option.parts.length };
  const means = (choice: Choice) => choice === option.default || here.some(({ choices }) => !choices.length || choices.includes(choice));
  const most = Math.max(0, ...here.map((when) => when.most ?? option.parts.length));
  return { ...option, choices: option.choices.filter(means), parts: most ? option.parts : [], most };
}

const names = (choice: Choice) => String(choice).split("+");

function fits({ choices, parts, most }: Offered, choice: Choice): boolean {
  return choices.includes(choice) || (names(choice).length <= most && names(choice).every((name) => parts.includes(name)));
}

/** The options with what is chosen of each: what means nothing at such a table is the usual one. */
function considered(game: GameSummary, seats: number, chosen: Chosen): { options: Offered[]; settled: Chosen } {
  const settled: Chosen = {};
  const options = game.options.map((option) => {
    const here = offered(option, seats, settled);
    settled[option.name] = fits(here, chosen[option.name]) ? chosen[option.name] : option.default;
    return here;
  });
  return { options, settled };
}

/** The options that mean something for so many seats and with what else was chosen. */
export const meaningful = (game: GameSummary, seats: number, chosen: Chosen): Offered[] =>
  considered(game, seats, chosen).options.filter(({ choices, parts }) => choices.length > 1 || parts.length > 0);

/** What is sent. */
export const settled = (game: GameSummary, seats: number, chosen: Chosen): Chosen => considered(game, seats, chosen).settled;

/** How strong who is played against alone is: an option that nobody else has. */
export const strengthOf = (game: GameSummary): Option | undefined =>
  game.options.find(({ when }) => when.length > 0 && when.every(({ seats }) => seats[1] === 1));
