// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The service worker: keeps all files of the page, so that it starts without a network, and always with files of one
// version. A newer version is taken when the page asks for it, at its next start.

importScripts("served.js");

const PREFIX = "boneyard-";
const CACHE = PREFIX + SERVED.version;

self.addEventListener("install", (event) => {
  const fresh = (name) => new Request(name, {cache: "no-cache"});
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(["./", ...SERVED.files].map(fresh))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys().then((names) => Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)))));
});

self.addEventListener("message", (event) => event.data === "take" && self.skipWaiting());

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== location.origin) return;
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(event.request, {ignoreSearch: true}))
    .then((kept) => kept ?? fetch(event.request)));
});
