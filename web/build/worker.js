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

/** The page comes last: with it a version is whole. One that was kept before, and returns, is the newest again. */
async function keepFirst() {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await cache.addAll(FIRST);
  await cache.add(new Request("/", { cache: "reload" }));
}

/** The versions that are kept, the oldest first. */
async function versions() {
  return (await caches.keys()).filter((name) => name.startsWith("sylve-"));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** The version before stays: a page of it may still be open somewhere. */
async function tidy() {
  const others = (await versions()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep all") event.waitUntil(keepAll());
});

/** Whatever else the page may need, one file after the other; until a newer version is there, which waits for us. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of LATER) {
    if (self.registration.waiting) return;
    if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || /^\/(api|ws|healthz)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(newestPage(request));
  else if (FIRST.includes(pathname) || pathname.startsWith("/assets/")) event.respondWith(kept(pathname, request));
});

/** The page of the newest version, whether or not that has taken over: it does so when nothing is asked of us, at its leisure. */
async function newestPage(request) {
  for (const cacheName of (await versions()).reverse()) {
    const page = await caches.match("/", { cacheName });
    if (page) return page;
  }
  return fetch(request);
}

/** What this version keeps, else what another one does, else what the server says. */
async function kept(file, request) {
  const cache = await caches.open(CACHE);
  const found = (await cache.match(file)) ?? (await caches.match(file));
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(file, answer.clone());
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
