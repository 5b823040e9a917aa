/** Notifications of this browser, as far as it allows them. */
import { lang } from "./lang.svelte";
import { people } from "./people";

const KEPT = "sylve-push";

/** Under which number the server knows this browser, if it does. */
export const known = (): string | null => localStorage.getItem(KEPT);

export const possible = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether the reader and the browser said yes, and the server tells us from now on. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (!subscription) return false;
  const { endpoint, keys } = subscription.toJSON();
  const { id } = await people.addChannel({ kind: "push", address: JSON.stringify({ endpoint, keys }), language: lang.current });
  localStorage.setItem(KEPT, id);
  return true;
}

/** The server is told first: what it does not send cannot ring. */
export async function unsubscribe(id: string): Promise<void> {
  await people.dropChannel(id);
  if (id !== known()) return;
  localStorage.removeItem(KEPT);
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  await subscription?.unsubscribe();
}
