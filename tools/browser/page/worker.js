// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The service worker: keeps all files of the page, so that it starts without a network. Each version has a cache of its own,
// named by the page's path: several copies of the page may have one origin, and so one list of caches.
// When the page is opened, it gets the newest version that is complete, and all its files come from that one. So it doesn't
// matter which version's worker answers: a browser puts off the next one for as long as it likes.

importScripts("served.js");

const OWN = `boneyard${new URL("./", location.href).pathname}`;
const SHARED = "boneyard-";  // with which the names of older versions begin, the same in every copy
const CACHE = OWN + SERVED.version;
const PAGE = "./";

const cacheOf = new Map();  // the cache that the files of each open page come from, by the id of the page

self.addEventListener("install", (event) => event.waitUntil(keep()));

// Keep all files. The page itself comes last, so a cache that has it is complete.
async function keep() {
  /** @type {(name: string) => Request} */
  const fresh = (name) => new Request(name, {cache: "no-cache"});
  const cache = await caches.open(CACHE);
  await cache.addAll(SERVED.files.map(fresh));
  await cache.add(fresh(PAGE));
}

// A worker is activated once no page needs what an older one keeps.
self.addEventListener("activate", (event) => {
  event.waitUntil(owned().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))));
});

// The names of the caches of this copy of the page, in the order in which they were made, as the browser gives them. An older
// version's is this copy's if it has its page.
async function owned() {
  /** @type {(name: string) => Promise<boolean>} */
  const owns = async (name) => name.startsWith(OWN) && !name.slice(OWN.length).includes("/")
    || name.startsWith(SHARED) && Boolean(await (await caches.open(name)).match(PAGE));
  const names = await caches.keys(), ours = await Promise.all(names.map(owns));
  return names.filter((_, i) => ours[i]);
}

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(answer(event));
});

/** @param {FetchEvent} event */
async function answer({request, clientId, resultingClientId}) {
  if (request.mode === "navigate") cacheOf.set(resultingClientId, await newest());
  const page = request.mode === "navigate" ? resultingClientId : clientId;
  const cache = cacheOf.get(page) ?? await newest();
  return await cache?.match(request, {ignoreSearch: true}) ?? fetch(request);
}

// The newest cache that is complete.
async function newest() {
  for (const name of (await owned()).reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(PAGE)) return cache;
  }
}
