/** The words of the wire (docs/protocol.md). The server's own types are the truth; these are the few shapes the page adds. */
import type * as wire from "../generated/messages";

export type {
  Decision,
  Deed,
  Event,
  Fact,
  Frame,
  GameSummary,
  HintMessage,
  Idea,
  Lesson,
  LessonStep,
  Me,
  NewSeat,
  Offer,
  Outcome,
  PuzzleMessage,
  ReactionMessage,
  Refusal,
  Review,
  ReviewedMove,
  RuleSection,
  SeatSummary,
  StateMessage,
  TableSummary,
  ToPage as Message,
  Tried,
  Why,
  Words,
} from "../generated/messages";

export type Reaction = wire.ReactionMessage["reaction"];
export type Facts = wire.Refusal["facts"];
export type Choice = wire.OptionSummary["default"];
/** A view whose table is of the game's own type. */
export type View<T = unknown> = Omit<wire.View, "table"> & { table: T };

/** What `generated/<game>.ts` declares under the name `Game`: all that the wire says of one game. */
export type Declared = { view: unknown; act: { verb: string }; preview: unknown; event: { kind: string } };
export type TableOf<G> = G extends Declared ? G["view"] : G;
/** An offer with the game's own verbs, fields and previews. */
export type OfferOf<G> = G extends Declared
  ? Omit<wire.Offer, "act" | "preview"> & { act: G["act"]; preview: G["preview"] | null }
  : wire.Offer;
export type EventOf<G> = G extends Declared ? G["event"] : wire.Event;

type Unnumbered<T> = T extends unknown ? Omit<T, "request"> : never;
/** What a page asks; the socket numbers it. */
export type Request = Unnumbered<wire.FromPage>;
