/** Light, dark, or as the system wishes; remembered. */
import { remembered } from "./remembered";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
const choice = remembered<Theme>("theme", THEMES, () => "system");

class Appearance {
  theme = $state<Theme>(choice.read());
  #systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (wish) => (this.#systemDark = wish.matches));
    this.#show();
  }

  get dark(): boolean {
    return this.theme === "system" ? this.#systemDark : this.theme === "dark";
  }

  set(theme: Theme): void {
    this.theme = theme;
    choice.write(theme);
    this.#show();
  }

  toggle(): void {
    this.set(this.dark ? "light" : "dark");
  }

  #show(): void {
    if (this.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const appearance = new Appearance();
