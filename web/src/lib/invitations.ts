/** Bringing people to a table: a code one can say aloud, and addresses that others can reach. */
import type { Reach, TableCode } from "../generated/invitations";
import { call } from "./api";

/** Four syllables, however they are written. */
const CODE = /^([bdfgklmnprstvz][aeiou]){4}$/;

/** The code that somebody typed, or nothing. */
export function codeIn(text: string): string | null {
  const plain = text.toLowerCase().replace(/[\s\-·.]/g, "");
  return CODE.test(plain) ? plain : null;
}

/** As it is written to be read aloud: BADO KILU. */
export const spelt = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.toUpperCase();

export const invitations = {
  code: (table: string) => call<TableCode>("POST", `/api/tables/${encodeURIComponent(table)}/code`),
  table: (code: string) => call<{ table: string }>("GET", `/api/codes/${encodeURIComponent(code)}`),
  reach: () => call<Reach>("GET", "/api/reach"),
};

/** Whether this page was asked at an address that means this machine to itself. */
export const atHome = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
