/** The calls that are about oneself rather than a table. */
import type { Arrived, ChannelSummary, DeviceLink, Muted, NewChannel, PhraseWords, QuietHours, Told, You } from "../generated/people";
import { call } from "./api";

export type { ChannelSummary, DeviceLink, NewChannel, QuietHours, Told, You } from "../generated/people";

export const people = {
  you: () => call<You>("GET", "/api/me/you"),
  openLink: (moves: boolean) => call<DeviceLink>("POST", "/api/me/link", { moves }),
  useLink: (token: string) => call<Arrived>("POST", "/api/devices", { token }),
  newPhrase: () => call<PhraseWords>("POST", "/api/me/phrase"),
  usePhrase: (phrase: string) => call<Arrived>("POST", "/api/phrases", { phrase }),
  /** Days off from now on; none: back again. */
  rest: (days: number) => call<void>("PUT", "/api/me/rest", { days }),
  shutOut: () => call<unknown>("DELETE", "/api/me/devices"),
  forget: () => call<Arrived>("DELETE", "/api/me"),
  told: () => call<Told>("GET", "/api/me/channels"),
  addChannel: (channel: NewChannel) => call<ChannelSummary>("POST", "/api/me/channels", channel),
  dropChannel: (id: string) => call<void>("DELETE", `/api/me/channels/${encodeURIComponent(id)}`),
  setQuiet: (quiet: QuietHours | null) => call<void>("PUT", "/api/me/quiet", { quiet }),
  muted: (table: string) => call<Muted>("GET", `/api/me/mutes/${encodeURIComponent(table)}`),
  mute: (table: string, muted: boolean) => call<void>("PUT", `/api/me/mutes/${encodeURIComponent(table)}`, { muted }),
  /** One press in a message: stop (`off`), or yes (`confirm`). */
  press: (what: "off" | "confirm", token: string) => call<void>("POST", `/api/${what}`, { token }),
  everything: "/api/me/everything",
};

/** A picture that the server drew, as an address. */
export const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
