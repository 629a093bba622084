// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Lets Node find the page's modules by their names in the page, with two texts in the place of all.

import {register} from "node:module";

const TEXTS = {
  en: {BAD: "It can't be opened.", MADE: "%s made %d.", DID: "You draw %s|%s draws %d", WHY: "it has no end."},
  hu: {BAD: "Nem nyitható meg.", MADE: "%s: %d.", DID: "Húzod: %s|%s húz %d követ", WHY: "nincs vége."},
};
const HOOKS = `
export function resolve(name, context, next) {
  if (name.startsWith("page/texts-")) return {url: "data:text/javascript,export const TEXTS = " + encodeURIComponent(
    JSON.stringify(${JSON.stringify(TEXTS)}[name.slice(11, 13)])), shortCircuit: true};
  if (name.startsWith("page/")) return next(new URL("../page/" + name.slice(5), ${JSON.stringify(import.meta.url)}).href, context);
  return next(name, context);
}
export async function load(url, context, next) {
  return next(url, url.includes("/browser/page/") ? {...context, format: "module"} : context);
}`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
Object.defineProperty(globalThis, "navigator", {value: {userAgent: ""}, configurable: true});
globalThis.document = {documentElement: {lang: "hu", dataset: {languages: "en hu"}}, querySelectorAll: () => []};
