/** Whose turn it is at a table, since when, and how long that may last. */
import { ago } from "./ago";
import { lang, t } from "./lang.svelte";
import { seatName } from "./names";
import type { TableSummary } from "./protocol";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether it is played over days: nobody waits at the table. */
export const overDays = (table: Pick<TableSummary, "pace">): boolean => 1000 * table.pace >= DAY;

/** The own seats that no robot keeps warm. */
const mine = (table: TableSummary): number[] => table.seats.filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.seat);

export const myTurn = (table: TableSummary): boolean =>
  table.status === "playing" && table.to_act.some((seat) => mine(table).includes(seat));

/** Whether somebody else has a seat there. */
export const shared = (table: TableSummary): boolean => table.seats.some((seat) => seat.kind === "person" && !seat.mine);

/** Whether the reader may be rid of the table: nobody takes it from others who still play there. */
export const deletable = (table: TableSummary): boolean =>
  table.status === "over" || !shared(table) || !(table.host || table.seats.some((seat) => seat.mine));

/** How long is left, in few letters: « 3 j », « 19 h », « 40 min ». */
export function span(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return t("span-days", { days: Math.floor(milliseconds / DAY) });
  if (milliseconds >= HOUR) return t("span-hours", { hours: Math.floor(milliseconds / HOUR) });
  return t("span-minutes", { minutes: Math.max(1, Math.floor(milliseconds / MINUTE)) });
}

/** The shortest time that one of these seats has left. */
function left(table: TableSummary, seats: number[]): number | null {
  const times = seats.map((seat) => table.left[seat]).filter((time) => time !== null);
  return times.length ? Math.min(...times) : null;
}

/** The tables where it is the own turn, the most urgent first, then those that have waited for longest. */
export function urgent(tables: TableSummary[]): TableSummary[] {
  const time = (table: TableSummary) => left(table, mine(table)) ?? Infinity;
  const since = (table: TableSummary) => Math.min(...mine(table).map((seat) => table.since[seat] ?? Infinity));
  return tables.filter(myTurn).sort((one, other) => time(one) - time(other) || since(one) - since(other));
}

/** One line on a table: who is awaited, since when, and for how long still. */
export function standing(table: TableSummary, now = Date.now()): string {
  const when = ago(table.updated, now, lang.current);
  if (table.status === "waiting") return t("table-waiting", { when });
  if (table.status === "over") return t("table-over", { when });
  const asked = myTurn(table) ? mine(table).filter((seat) => table.to_act.includes(seat)) : table.to_act;
  const since = ago(Math.min(...asked.map((seat) => table.since[seat] ?? table.updated)), now, lang.current);
  const time = left(table, asked);
  const said = myTurn(table)
    ? t("table-since", { when: since })
    : t("table-their-turn", { names: asked.map((seat) => seatName(table.seats, seat)), when: since });
  const resting = asked.map((seat) => table.seats[seat].rests).filter((until) => until !== null);
  if (resting.length === asked.length && resting.length) return `${said} · ${t("seat-rests", { date: date(Math.max(...resting)) })}`;
  return time === null ? said : `${said} · ${t("table-left", { span: span(time) })}`;
}

/** A day in few letters: « 3 déc. ». */
export const date = (moment: number): string =>
  new Intl.DateTimeFormat(lang.current, { day: "numeric", month: "short" }).format(new Date(moment));
