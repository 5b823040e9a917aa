/** Bringing into sight what a person is asked for or advised. */
import { calm } from "./motion";

export function bring(thing: Element | null | undefined): void {
  thing?.scrollIntoView({ block: "nearest", inline: "center", behavior: calm() ? "auto" : "smooth" });
}
