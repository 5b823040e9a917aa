/** A few words beside the thing they are about: why a dimmed button does nothing now. */
import { on } from "svelte/events";

class Bubble {
  text = $state("");
  beside = $state.raw<Element | null>(null);

  say(beside: Element, text: string): void {
    this.text = text;
    this.beside = beside;
  }

  hush(beside: Element): void {
    if (this.beside === beside) this.beside = null;
  }
}

export const bubble = new Bubble();

/** `use:explained={why}`: pressed or focused, it says why it does nothing; without a reason it is silent. */
export function explained(control: HTMLElement, why: string | undefined) {
  let reason = why;
  const say = () => reason && bubble.say(control, reason);
  const focus = () => control.matches(":focus-visible") && say();
  const hush = () => bubble.hush(control);
  // A control that goes while it has the focus is blurred in the midst of the page's own work: `on` keeps the two apart.
  const offs = [on(control, "click", say), on(control, "focus", focus), on(control, "blur", hush)];
  return {
    update(next: string | undefined) {
      if (next === undefined) hush();
      reason = next;
    },
    destroy() {
      hush();
      for (const off of offs) off();
    },
  };
}
