/** A notification of the browser, when it is the reader's turn and the page is not in sight. */
import { settings } from "./settings.svelte";

const here = (): boolean => "Notification" in globalThis;

/** Asks the browser, which may ask the reader. */
export async function mayNotify(): Promise<boolean> {
  return here() && (await Notification.requestPermission()) === "granted";
}

/** Says it once: another notice about the same thing takes its place. */
export function notify(title: string, body: string, about: string): void {
  if (!settings.is("notices") || !document.hidden || !here() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, tag: about, icon: "/leaf-turn.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
