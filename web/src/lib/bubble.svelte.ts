/** A few words beside the thing they are about: why a dimmed button does nothing now. */
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
  control.addEventListener("click", say);
  control.addEventListener("focus", focus);
  control.addEventListener("blur", hush);
  return {
    update(next: string | undefined) {
      if (next === undefined) hush();
      reason = next;
    },
    destroy() {
      hush();
      control.removeEventListener("click", say);
      control.removeEventListener("focus", focus);
      control.removeEventListener("blur", hush);
    },
  };
}
