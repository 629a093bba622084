// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// What the page tells below the screen: notes, which pass, and warnings, which stay for as long as they hold.

import {findIn, leaveFocus} from "page/find.js";
import {write} from "page/words.js";

export class Notes {
  // Shows a note in one element, and warnings in another.
  /** @param {HTMLElement} note @param {HTMLElement} warnings */
  constructor(note, warnings) {
    this.note = note;
    this.warnings = warnings;
    this.told = () => "";
    this.note.addEventListener("click", () => this.say());
  }

  // Show a note until the next one or a click; without one, show none. `told()` returns its sentence in the language that is
  // spoken.
  say(told = () => "") {
    this.told = told;
    this.note.classList.remove("late");
    this.translate();
  }

  // Write the note again, in the language that is spoken now.
  translate() {
    const sentence = this.told();
    if (this.note.textContent !== sentence) this.note.textContent = sentence;  // else a screen reader would say it again
  }

  // Show the text of a name as the warning about something, in place of the one before; without a name, there is nothing to warn
  // of any longer. A click on its sign folds it, and unfolds it. An `offer` is a button: {name, run}.
  /**
   * @param {string} about
   * @param {string} [name]
   * @param {{sign?: string, offer?: {name: string, run: () => void}}} [more]
   */
  warn(about, name, {sign = "⚠", offer} = {}) {
    const before = findIn(this.warnings, `[data-about=${about}]`);
    if (before?.dataset.name === name) return;
    before?.remove();
    if (!name) return;
    const made = document.createElement("details"), summary = document.createElement("summary");
    made.open = true;
    made.dataset.about = about;
    made.dataset.name = name;
    summary.textContent = sign;
    made.append(summary, written("span", name));
    if (offer) {
      const button = written("button", offer.name);
      button.type = "button";
      button.addEventListener("click", offer.run);
      made.append(" ", button);
    }
    made.addEventListener("click", ({detail}) => detail && leaveFocus());  // the keys are the game's again
    this.warnings.append(made);
  }
}

// An element with the text of a name.
/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} name */
function written(tag, name) {
  const element = document.createElement(tag);
  write(element, name);
  return element;
}
