// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT

import assert from "node:assert";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {runInNewContext} from "node:vm";

const WATCH = new URL("../../../../tools/browser/page/watch.js", import.meta.url);

// What the script makes of the page's element in a browser with these languages, where `language` was chosen before, and the game
// was played if there is an `nvm`.
function watched(languages, language = null, nvm = null) {
  const shown = {}, classList = {add() {}, remove() {}, toggle: (name, on) => { shown[name] = on; }};
  const root = {dataset: {languages: "en bg hu"}, classList};
  const document = {documentElement: root, addEventListener() {}, getElementById: () => null};
  runInNewContext(readFileSync(WATCH, "utf-8"), {
    document, URL, PerformanceObserver: class { observe() {} }, navigator: {languages}, location: {href: "https://example.org/boneyard/"},
    localStorage: {getItem: (name) => ({"boneyard/boneyard/language": language, "boneyard/boneyard/nvm": nvm})[name] ?? null},
  });
  return {lang: root.lang, preferred: root.dataset.preferred, ...shown};
}

test("the browser's first language that the game knows is preferred, and spoken", () => {
  assert.deepEqual(watched(["de-AT", "hu-HU", "bg"]), {lang: "hu", preferred: "hu", differs: true});
});

test("the language that was chosen before is spoken", () => {
  assert.deepEqual(watched(["hu"], "bg"), {lang: "bg", preferred: "hu", differs: true});
});

test("without a known language the page speaks its first one", () => {
  assert.deepEqual(watched(["de"], "xx"), {lang: "en", preferred: undefined, differs: false});
});

test("a newcomer who speaks the page's first language sees it at once, and nobody else", () => {
  assert.equal(watched(["en-GB"]).differs, false);
  assert.equal(watched(["en-GB"], "en", "…").differs, true);
});
