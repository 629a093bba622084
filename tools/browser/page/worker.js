// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The service worker: keeps all files of the page, so that it starts without a network. Each version has a cache of its own.
// When the page is opened, it gets the newest version that is complete, and all its files come from that one. So it doesn't
// matter which version's worker answers: a browser puts off the next one for as long as it likes.

importScripts("served.js");

const PREFIX = "boneyard-";
const CACHE = PREFIX + SERVED.version;
const PAGE = "./";

const cacheOf = new Map();  // the cache that the files of each open page come from, by the id of the page

self.addEventListener("install", (event) => event.waitUntil(keep()));

// Keep all files. The page itself comes last, so a cache that has it is complete.
async function keep() {
  const fresh = (name) => new Request(name, {cache: "no-cache"});
  const cache = await caches.open(CACHE);
  await cache.addAll(SERVED.files.map(fresh));
  await cache.add(fresh(PAGE));
}

// A worker is activated once no page needs what an older one keeps.
self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(answer(event));
});

async function answer({request, clientId, resultingClientId}) {
  if (request.mode === "navigate") cacheOf.set(resultingClientId, await newest());
  const page = request.mode === "navigate" ? resultingClientId : clientId;
  const cache = cacheOf.get(page) ?? await newest();
  return await cache?.match(request, {ignoreSearch: true}) ?? fetch(request);
}

// The newest cache that is complete. The browser names the caches in the order in which they were made.
async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(PAGE)) return cache;
  }
}
