/** What a person has in mind: where the leaf might lie, which action to spend, where a gained card came from. */
import type { Game } from "../../generated/leaf";
import type { Play } from "../../lib/play.svelte";
import { COLOURS, type Colour } from "./colours";
import { by, colourOf, isWay, type Offer, type Place, placesOf, spending, turned, type Way, wayIn } from "./offers";

export class Intent {
  /** The way of lying that is pointed at, not chosen. */
  pointed = $state.raw<Way | null>(null);
  /** The action picked to be spent next. */
  picked = $state<Colour | null>(null);
  /** The place the last animal was taken from. */
  origin = $state("animals");
  #turn: number | null = null;

  constructor(readonly play: Play<Game>) {}

  readonly step = $derived.by(() => (this.play.myTurn ? this.play.view.table.turn.step : null));
  readonly places = $derived.by(() => (this.step === "place" ? placesOf(this.play.offers) : []));
  /** The leaf as it would lie: chosen, else pointed at. */
  readonly ghost = $derived.by(() => {
    if (this.step !== "place") return null;
    if (isWay(this.play.chosen)) return this.play.chosen;
    return this.places.some((place) => place.ways.some((way) => way === this.pointed)) ? this.pointed : null;
  });
  readonly place = $derived.by(() => (this.ghost ? this.placeOf(this.ghost) : null));
  /** The colour whose actions can be spent now: that of the chosen action, the picked one while it lasts, else the first. */
  readonly colour = $derived.by(() => {
    const { pending } = this.play.view.table.turn;
    if (this.step === "reward") return "orange";
    if (this.step !== "act") return null;
    const wanted = colourOf(this.play.chosen) ?? this.picked;
    return wanted && pending[wanted] > 0 ? wanted : (COLOURS.find((colour) => pending[colour] > 0) ?? null);
  });
  /** Where a mushroom may grow now, by the number of the leaf. */
  readonly growing = $derived.by(
    () => new Map(this.colour === "red" ? by(this.play.offers, "grow").map((offer) => [offer.act.leaf, offer]) : []),
  );
  readonly spendable = $derived.by(() => (this.colour ? spending(this.play.offers, this.colour) : []));

  placeOf(way: Way): Place | null {
    return this.places.find((place) => place.ways.some((other) => other.action === way.action)) ?? null;
  }

  point(place: Place | null): void {
    if (place && this.pointed && this.placeOf(this.pointed) === place) return;
    this.pointed = place && wayIn(place, this.#turn);
  }

  lay(place: Place): void {
    const way = this.pointed && this.placeOf(this.pointed) === place ? this.pointed : wayIn(place, this.#turn);
    this.#turn = way.preview.turn;
    this.play.choose(way);
  }

  turn(by: number): void {
    const [{ ghost, place }, chosen] = [this, isWay(this.play.chosen)];
    if (!ghost || !place) return;
    const next = turned(place, ghost, by);
    this.#turn = next.preview.turn;
    if (chosen) this.play.choose(next);
    else this.pointed = next;
  }

  pick(colour: Colour): void {
    this.picked = colour;
    this.play.choose(null);
  }

  take(offer: Offer): void {
    if (this.play.means(offer)) this.send(offer);
    else this.play.choose(offer);
  }

  send(offer: Offer): void {
    this.origin = offer.act.verb === "take" ? `slot-${offer.act.slot}` : "animals";
    this.play.send(offer);
  }
}

const intents = new WeakMap<Play, Intent>();

export function intentOf(play: Play<Game>): Intent {
  const intent = intents.get(play) ?? new Intent(play);
  intents.set(play, intent);
  return intent;
}
