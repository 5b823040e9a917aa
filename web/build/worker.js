// @ts-nocheck -- a worker has no document, and the types of the page know nothing else
/* The page's own keeper in the browser: it opens the page at once from what it keeps, and makes room for a new version when
   the page says so. `build/app.ts` writes the lists of files in. Nothing of the server's calls is ever kept. */
const VERSION = "@version@";
const FIRST = ["@first@"];
const LATER = ["@later@"];
const CACHE = `sylve-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepFirst());
});

async function keepFirst() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request("/", { cache: "reload" }));
  await cache.addAll(FIRST);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** The version before stays: a page of it may still be open somewhere. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith("sylve-"));
  const before = ours.filter((name) => name !== CACHE).at(-1);
  await Promise.all(ours.filter((name) => name !== CACHE && name !== before).map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep all") event.waitUntil(keepAll());
});

/** Whatever else the page may need, one file after the other. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of LATER) if (!(await cache.match(file))) await cache.add(file).catch(() => {});
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || /^\/(api|ws|healthz)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(kept("/", request));
  else if (FIRST.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(kept(pathname, request));
});

/** What this version keeps, else what an earlier one does, else what the server says. */
async function kept(key, request) {
  const cache = await caches.open(CACHE);
  const found = (await cache.match(key)) ?? (key === "/" ? undefined : await caches.match(key));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && key !== "/") await cache.put(key, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const { title = "Sylve", body = "", table = "", off = "", stop = "" } = event.data?.json() ?? {};
  const actions = off ? [{ action: "off", title: stop }] : [];
  const shown = { body, icon: "/icons/192.png", tag: table || "sylve", data: { table, off }, actions };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { table, off } = event.notification.data ?? {};
  event.waitUntil(event.action === "off" ? switchOff(off) : lead(table));
});

/** One press: the server tells this browser nothing any more. */
async function switchOff(token) {
  const headers = { "Content-Type": "application/json", "X-Sylve": "1" };
  await fetch("/api/off", { method: "POST", headers, body: JSON.stringify({ token }) });
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

/** To the table: in a window that shows it, else in a new one. */
async function lead(table) {
  const path = table ? `/table/${encodeURIComponent(table)}` : "/next";
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
