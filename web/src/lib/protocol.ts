/** The words of the wire (docs/protocol.md). The server's own types are the truth; these are the few shapes the page adds. */
import type * as wire from "../generated/messages";

export type {
  Event,
  Fact,
  Frame,
  GameSummary,
  HintMessage,
  Idea,
  Me,
  NewSeat,
  Offer,
  Outcome,
  Refusal,
  Review,
  ReviewedMove,
  RuleSection,
  SeatSummary,
  StateMessage,
  TableSummary,
  ToPage as Message,
} from "../generated/messages";

export type Facts = wire.Refusal["facts"];
export type Choice = wire.OptionSummary["default"];
/** A view whose table is of the game's own type. */
export type View<T = unknown> = Omit<wire.View, "table"> & { table: T };

type Unnumbered<T> = T extends unknown ? Omit<T, "request"> : never;
/** What a page asks; the socket numbers it. */
export type Request = Unnumbered<wire.FromPage>;
