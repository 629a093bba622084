// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT

import assert from "node:assert";
import {test} from "node:test";

import {isTaken, told, useLetters} from "page/keys.js";

const key = (name, more = {}) => ({key: name, code: "", target: {}, ...more});

test("a letter is the game's until letters are switched off, in any script", () => {
  for (const letter of ["h", "Z", "я"]) {
    useLetters(true);
    assert.ok(!isTaken(key(letter)));
    useLetters(false);
    assert.ok(isTaken(key(letter)));
  }
});

test("without letters the other keys stay the game's, and the help tells only of those", () => {
  useLetters(false);
  for (const name of ["Enter", " ", "ArrowUp", "Escape", "Backspace", "Shift"]) assert.ok(!isTaken(key(name)));
  assert.ok(Object.values(told()).every((names) => !/\b[A-Z]\b/.test(names)));
  useLetters(true);
});

test("a shortcut of the browser's, and what is typed in a field, isn't the game's", () => {
  assert.ok(isTaken(key("p", {ctrlKey: true})));
  assert.ok(isTaken(key("a", {target: {closest: (selector) => selector.includes("input")}})));
  assert.ok(isTaken({target: {}}));  // a browser that fills in a form tells no key
});

test("a button that has the focus gets the keys that press it, and no other", () => {
  const target = {closest: (selector) => selector.startsWith("button") || null};
  assert.ok(isTaken(key("Enter", {code: "Enter", target})));
  assert.ok(!isTaken(key("ArrowLeft", {code: "ArrowLeft", target})));
});
