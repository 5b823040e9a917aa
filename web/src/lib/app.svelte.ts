/** The page as an app: kept by the browser, and brought up to date at a moment when nothing is lost by it. */
import { router } from "./router.svelte";

const HOUR = 3_600_000;
/** Milliseconds that a browser may take to hand over to a new version before the page goes on without it. */
const AT_MOST = 2_000;

class App {
  online = $state(navigator.onLine);
  /** Something is prepared and not sent, which a new beginning would lose. */
  held = false;
  #registration: ServiceWorkerRegistration | undefined;
  #controlled = false;
  #outdated = false;

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }

  /** Lets the browser keep the page from now on, where it can: over HTTPS, or on the own machine. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    this.#controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => this.#changed());
    const registration = await serviceWorker.register("/sw.js").catch(() => undefined);
    if (!registration) return;
    this.#registration = registration;
    setInterval(() => this.#look(), HOUR);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#look();
      else if (!this.held) this.#renew(() => location.reload());
    });
    router.leaving = (to) => this.#leave(() => location.assign(to));
    (await serviceWorker.ready).active?.postMessage("keep all");
  }

  #look(): void {
    this.#registration?.update().catch(() => {});
  }

  /** Another page has let the new version take over: this one follows when it can. The very first keeper changes nothing. */
  #changed(): void {
    this.#outdated = this.#controlled;
    this.#controlled = true;
  }

  /** Leaves with the version that waits, or without it: a press is never lost. */
  #leave(go: () => void): boolean {
    const renews = this.#renew(go);
    if (renews) setTimeout(go, AT_MOST);
    return renews;
  }

  /** Begins anew with the version that waits; whether there is one. */
  #renew(begin: () => void): boolean {
    const waiting = this.#registration?.waiting;
    if (!waiting && !this.#outdated) return false;
    if (!waiting) begin();
    else {
      navigator.serviceWorker.addEventListener("controllerchange", begin, { once: true });
      waiting.postMessage("take over");
    }
    return true;
  }
}

export const app = new App();
