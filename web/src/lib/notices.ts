/** A notification of the browser, when it is the reader's turn and the page is not in sight. */
import { settings } from "./settings.svelte";

const here = (): boolean => "Notification" in globalThis;

/** Asks the browser, which may ask the reader. */
export async function mayNotify(): Promise<boolean> {
  return here() && (await Notification.requestPermission()) === "granted";
}

/** Says it once: another notice about the same table takes its place. The page's keeper says it where there is one: phones let nobody else. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!settings.is("notices") || !document.hidden || !here() || Notification.permission !== "granted") return;
  const said = { body, tag: table, icon: "/leaf-turn.svg", data: { table } };
  const keeper = await navigator.serviceWorker?.getRegistration();
  if (keeper?.active) return keeper.showNotification(title, said);
  const notice = new Notification(title, said);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
