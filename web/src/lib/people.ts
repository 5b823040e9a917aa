/** The calls that are about oneself rather than a table. */
import type { Arrived, DeviceLink, Words, You } from "../generated/people";
import { call } from "./api";

export type { DeviceLink, You } from "../generated/people";

export const people = {
  you: () => call<You>("GET", "/api/me/you"),
  openLink: (moves: boolean) => call<DeviceLink>("POST", "/api/me/link", { moves }),
  useLink: (token: string) => call<Arrived>("POST", "/api/devices", { token }),
  newPhrase: () => call<Words>("POST", "/api/me/phrase"),
  usePhrase: (phrase: string) => call<Arrived>("POST", "/api/phrases", { phrase }),
  /** Days off from now on; none: back again. */
  rest: (days: number) => call<void>("PUT", "/api/me/rest", { days }),
  shutOut: () => call<unknown>("DELETE", "/api/me/devices"),
  forget: () => call<Arrived>("DELETE", "/api/me"),
  everything: "/api/me/everything",
};

/** A picture that the server drew, as an address. */
export const picture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
