/** The page as an app: kept by the browser, and brought up to date at a moment when nothing is lost by it. */
import { router } from "./router.svelte";

const HOUR = 3_600_000;

class App {
  online = $state(navigator.onLine);
  /** Something is prepared and not sent, which a new beginning would lose. */
  held = false;
  #registration: ServiceWorkerRegistration | undefined;
  /** The version of this page. */
  #own: ServiceWorker | null = null;

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }

  /** Lets the browser keep the page from now on, where it can: over HTTPS, or on the own machine. */
  async start(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const keep = (): void => serviceWorker.controller?.postMessage("keep all");
    serviceWorker.addEventListener("controllerchange", keep);
    const registration = await serviceWorker.register("/sw.js").catch(() => undefined);
    if (!registration) return;
    this.#registration = registration;
    this.#own = registration.waiting ?? registration.active ?? registration.installing;
    // Only now: a browser may forget whom it was asked for while one version takes over from another.
    registration.waiting?.postMessage("take over");
    keep();
    setInterval(() => this.#look(), HOUR);
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#look();
      else if (!this.held) this.#renew(() => location.reload());
    });
    router.leaving = (to) => this.#renew(() => location.assign(to));
  }

  #look(): void {
    this.#registration?.update().catch(() => {});
  }

  /** Begins anew with the newest version, where that is another than this page's; whether it is. Any version opens its page. */
  #renew(begin: () => void): boolean {
    const newest = this.#registration?.waiting ?? this.#registration?.active;
    if (!newest || newest === this.#own) return false;
    begin();
    return true;
  }
}

export const app = new App();
