// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The page's words, in the player's language: those of the section [page] of lib/words/*.txt.
//
// An element with a `data-word` shows the text of that name, and one with a `data-label` has it as its label; both follow
// when another language is spoken.

const root = document.documentElement;
const LANGUAGES = String(root.dataset.languages).split(" ");

let language = root.lang, texts = await textsOf(language);  // which watch.js has chosen, and begun to load
/** @type {string} */
let asked = language;

// The texts in a language, by their names.
/** @param {string} code @returns {Promise<Record<string, string>>} */
async function textsOf(code) {
  return (await import(`page/texts-${code}.js`)).TEXTS;
}

// The language of the game that the browser's user prefers, which watch.js has found; undefined if the game knows none of theirs.
export function preferred() {
  return root.dataset.preferred;
}

// The text of a name, with values in the places of its %s and %d.
/** @param {string} name @param {...(string | number)} values */
export function say(name, ...values) {
  return filled(texts[name], values);
}

// A sentence about somebody: of the text's two forms, the first if `who` is "", the player, else the second, which names them.
/** @param {string} name @param {string} who @param {...(string | number)} values */
export function sayOf(name, who, ...values) {
  const [you, they] = texts[name].split("|");
  return who ? filled(they, [who, ...values]) : filled(you, values);
}

/** @param {string} text @param {(string | number)[]} values */
function filled(text, values) {
  const left = [...values];
  return text.replace(/%[sd]/g, () => String(left.shift()));
}

// Speak a language from now on, if the page knows it, as soon as its texts are here.
/** @param {string | null} wanted */
export async function speak(wanted) {
  if (wanted !== null && LANGUAGES.includes(wanted)) asked = wanted;
  if (asked !== language) {
    const found = await textsOf(asked);
    if (wanted !== asked) return;  // another one was asked for since
    [language, texts] = [asked, found];
  }
  root.lang = language;
  translate(document);
}

// An error whose message is the text of a name, in the language that is spoken when it is read. Another error may be its `cause`.
export class Trouble extends Error {
  /** @param {string} name @param {Error} [cause] */
  constructor(name, cause) {
    super(undefined, {cause});
    this.say = () => withReason(say(name), cause);
  }

  get message() {
    return this.say();
  }
}

// Whether the message of an error is in the language that is spoken: the game and browsers explain themselves in English.
/** @param {Error} error */
export function isUnderstood(error) {
  return error instanceof Trouble || language === "en";
}

// A sentence, with the message of an error as the reason, if that is understood.
/** @param {string} sentence @param {Error} [error] */
export function withReason(sentence, error) {
  return error?.message && isUnderstood(error) ? `${sentence.replace(/\.$/, "")}: ${error.message}` : sentence;
}

// Let an element show the text of a name.
/** @param {HTMLElement} element @param {string} name */
export function write(element, name) {
  element.dataset.word = name;
  element.textContent = say(name);
}

// Write what the elements in another one have to show; returns that one.
/** @template {ParentNode} T @param {T} root @returns {T} */
export function translate(root) {
  for (const element of found(root, "word")) element.textContent = say(String(element.dataset.word));
  for (const element of found(root, "label")) element.setAttribute("aria-label", say(String(element.dataset.label)));
  return root;
}

/** @param {ParentNode} root @param {string} name @returns {NodeListOf<HTMLElement>} */
function found(root, name) {
  return root.querySelectorAll(`[data-${name}]`);
}

// A <dialog> with some HTML in it, in the player's language, and the label of that name.
/** @param {string} label @param {string} html */
export function dialog(label, html) {
  const made = document.createElement("dialog");
  made.innerHTML = html;
  made.setAttribute("aria-label", say(label));
  return translate(made);
}
