// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT

import assert from "node:assert";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {runInNewContext} from "node:vm";

const WATCH = new URL("../../../../tools/browser/page/watch.js", import.meta.url);

// What the script makes of the page's element in a browser with these languages, where `kept` was chosen before.
function watched(languages, kept = null) {
  const root = {dataset: {languages: "en bg hu"}, classList: {add() {}, remove() {}}};
  const document = {documentElement: root, addEventListener() {}, getElementById: () => null};
  runInNewContext(readFileSync(WATCH, "utf-8"), {
    document, URL, navigator: {languages}, location: {href: "https://example.org/boneyard/"},
    localStorage: {getItem: (name) => name === "boneyard/boneyard/language" ? kept : null},
  });
  return {lang: root.lang, preferred: root.dataset.preferred};
}

test("the browser's first language that the game knows is preferred, and spoken", () => {
  assert.deepEqual(watched(["de-AT", "hu-HU", "bg"]), {lang: "hu", preferred: "hu"});
});

test("the language that was chosen before is spoken", () => {
  assert.deepEqual(watched(["hu"], "bg"), {lang: "bg", preferred: "hu"});
});

test("without a known language the page speaks its first one", () => {
  assert.deepEqual(watched(["de"], "xx"), {lang: "en", preferred: undefined});
});
