/** What a reader has set for this browser, beside language, light and pace; kept. */
import { remembered } from "./remembered";

const SWITCHES = {
  /** Nothing moves on before a touch. */
  waits: false,
  /** An account of what happened, for whoever comes back. */
  recap: true,
  /** In one's first games the coach says what a thing is. */
  coach: true,
  sounds: false,
  /** A notification when it is one's turn and the page is not in sight. */
  notices: false,
  /** What others express is shown. */
  reactions: true,
  /** One touch plays; without it the first one shows what would happen. */
  once: false,
} as const;
export type Switch = keyof typeof SWITCHES;

class Settings {
  #on = $state<Record<string, boolean>>({});
  readonly #kept = Object.fromEntries(
    Object.entries(SWITCHES).map(([name, usual]) => [name, remembered(name, ["on", "off"], () => (usual ? "on" : "off"))]),
  );

  constructor() {
    for (const [name, kept] of Object.entries(this.#kept)) this.#on[name] = kept.read() === "on";
  }

  is(name: Switch): boolean {
    return this.#on[name];
  }

  set(name: Switch, on: boolean): void {
    this.#on[name] = on;
    this.#kept[name].write(on ? "on" : "off");
  }
}

export const settings = new Settings();
