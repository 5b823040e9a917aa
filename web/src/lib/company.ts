/** With whom one plays: each choice makes the seats of a new table; and which options then have a meaning. */
import type { GameId } from "./game";
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

/** Who is played against alone: the option that says how strong, and those that mean nothing then. */
export const AUTOMAS: Partial<Record<GameId, { level?: string; without: string[] }>> = {
  canopee: { level: "spirit", without: ["seasons", "first", "deck"] },
  leaf: { level: "wind", without: ["first", "turns"] },
  ecosysteme: { without: ["memory_aid", "picks"] },
};

type Option = GameSummary["options"][number];

/** The options that mean something for so many seats and with what else was chosen, each with the choices that do. */
export function meaningful(game: GameSummary, seats: number, chosen: Record<string, Choice>): Option[] {
  const automa = AUTOMAS[game.id as GameId];
  const without = seats === 1 ? [...(automa?.without ?? []), automa?.level] : [automa?.level];
  const species = seats < 4 && String(chosen.cards ?? "").startsWith("mixed");
  return game.options
    .filter(({ name }) => !without.includes(name) && (name !== "species" || species))
    .map((option) =>
      game.id === "canopee" && option.name === "cards" && seats === 4 ? { ...option, choices: ["base", "flora"] } : option,
    );
}

/** What is sent: a choice that means nothing here is the usual one. */
export function settled(game: GameSummary, seats: number, chosen: Record<string, Choice>): Record<string, Choice> {
  const level = seats === 1 ? AUTOMAS[game.id as GameId]?.level : undefined;
  const kept = new Map(meaningful(game, seats, chosen).map((option) => [option.name, option]));
  return Object.fromEntries(
    game.options.map(({ name, default: usual }) => {
      const option = kept.get(name);
      const fits = option && (option.choices.includes(chosen[name]) || option.parts.length > 0);
      return [name, name === level || fits ? chosen[name] : usual];
    }),
  );
}
