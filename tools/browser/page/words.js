// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The page's words, in the player's language: those of the section [page] of lib/words/*.txt.
//
// An element with a `data-word` shows the text of that name, and one with a `data-label` has it as its label; both follow
// when another language is spoken.

import {TEXTS} from "page/texts.js";

let language = preferred();

// The language of the game that the browser's user prefers.
export function preferred() {
  const codes = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => Object.hasOwn(TEXTS, code)) ?? Object.keys(TEXTS)[0];
}

// The text of a name, with values in the places of its %s and %d.
export function say(name, ...values) {
  return TEXTS[language][name].replace(/%[sd]/g, () => values.shift());
}

// Speak a language from now on, if the page knows it.
export function speak(wanted) {
  if (Object.hasOwn(TEXTS, wanted ?? "")) language = wanted;
  document.documentElement.lang = language;
  translate(document);
}

// Let an element show the text of a name.
export function write(element, name) {
  element.dataset.word = name;
  element.textContent = say(name);
}

// Write what the elements in another one have to show; returns that one.
export function translate(root) {
  for (const element of root.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  for (const element of root.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.dataset.label));
  return root;
}

// A <dialog> with some HTML in it, in the player's language, and the label of that name.
export function dialog(label, html) {
  const made = document.createElement("dialog");
  made.innerHTML = html;
  made.setAttribute("aria-label", say(label));
  return translate(made);
}
