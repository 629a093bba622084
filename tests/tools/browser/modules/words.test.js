// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT

import assert from "node:assert";
import {beforeEach, test} from "node:test";

import {isUnderstood, say, sayOf, speak, Trouble, withReason} from "page/words.js";

beforeEach(() => speak("en"));

test("values stand in their order in the places of a text", () => {
  assert.equal(say("MADE", "Pip", 10), "Pip made 10.");
});

test("a sentence about the player has its first form, one about another the second, with the name", () => {
  assert.equal(sayOf("DID", "", "6-4"), "You draw 6-4");
  assert.equal(sayOf("DID", "Pip", 2), "Pip draws 2");
});

test("a language that the page doesn't know changes nothing", async () => {
  await speak("xx");
  assert.equal(say("BAD"), "It can't be opened.");
});

test("of languages that are asked for in haste the last one is spoken", async () => {
  await Promise.all([speak("hu"), speak("en")]);
  assert.equal(say("BAD"), "It can't be opened.");
});

test("a reason in English is told only in English", async () => {
  const sentence = () => withReason(say("BAD"), new Error("it is empty."));
  assert.equal(sentence(), "It can't be opened: it is empty.");
  await speak("hu");
  assert.equal(sentence(), "Nem nyitható meg.");
});

test("a trouble is told in the language that is spoken when it is read, and so is its cause", async () => {
  const trouble = new Trouble("BAD", new Trouble("WHY"));
  assert.equal(trouble.message, "It can't be opened: it has no end.");
  await speak("hu");
  assert.equal(trouble.message, "Nem nyitható meg: nincs vége.");
  assert.ok(isUnderstood(trouble) && !isUnderstood(new Error("no")));
});
