/** What to call whoever sits somewhere. */
import { t } from "./lang.svelte";
import type { SeatSummary } from "./protocol";

/** What the server's own policies are called, in front of their names. */
const LEARNED = "learned:";

/** What a robot is like: its level, or that it has learned. */
export const botLevel = (bot: string): string =>
  bot.startsWith(LEARNED) ? t("bot-learned", { name: bot.slice(LEARNED.length) }) : t(`bot-${bot}`);

/** The level that a robot has unless somebody wants another: the middle of the ladder. */
export function usualBot(bots: string[]): string | null {
  const ladder = bots.filter((bot) => !bot.startsWith(LEARNED));
  return ladder[Math.floor(ladder.length / 2)] ?? null;
}

/** Where a word is parted, roughly, in French and in English: before a consonant with its vowel, where a syllable has ended. */
const SEAMS = /(?<=\p{L}[aeiouyàâéèêëîïôöùûü][lmnrs]?)(?=[bcdfghjklmnpqrstvwxzç][aeiouyàâéèêëîïôöùûü]\p{L})/giu;
const LONG_WORD = /\p{L}{10,}/gu;

/** A name that wears a hyphen where a narrow place breaks it. */
export const parted = (name: string): string => name.replace(LONG_WORD, (word) => word.replace(SEAMS, "\u00ad"));

const own = (seat: SeatSummary): string => {
  if (seat.kind === "bot") return t(`bot-name-${seat.seat + 1}`);
  if (seat.name) return seat.name;
  return t(seat.kind === "open" ? "seat-open" : "seat-name", { number: seat.seat + 1 });
};

/** The seat's name; where two seats share one, the number of the seat tells them apart. */
export function seatName(seats: SeatSummary[], seat: number): string {
  const here = seats.find((each) => each.seat === seat);
  if (!here) return t("seat-name", { number: seat + 1 });
  const name = own(here);
  const shared = here.kind === "person" && seats.some((each) => each !== here && each.kind === "person" && own(each) === name);
  return shared ? t("seat-namesake", { name, number: seat + 1 }) : name;
}
