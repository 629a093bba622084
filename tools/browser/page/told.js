// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The game in words, beside its picture: what is shown, what is new, and moves that are typed. See lib/spoken.py.

import {isTaken} from "page/keys.js";
import {say} from "page/words.js";

// The words of the notation, and their names in the player's language.
const NOTATION = {
  left: "NOTATION.left", right: "NOTATION.right", up: "NOTATION.up", down: "NOTATION.down", draw: "NOTATION.draw",
  pass: "NOTATION.pass", done: "NOTATION.done", lead: "NOTATION.lead", beat: "NOTATION.beat", drop: "NOTATION.drop",
  split: "NOTATION.split",
};
// What can be asked for, by key or by word: the kinds of lines that answer.
const QUESTIONS = {
  hand: {word: "QUESTIONS.hand", key: "H", kinds: ["hand", "pair", "moves", "stakes"]},
  ends: {word: "QUESTIONS.ends", key: "E", kinds: ["ends", "trick", "winning", "line"]},
  scores: {word: "QUESTIONS.scores", key: "S", kinds: ["turn", "yours", "seat", "boneyard"]},
};
// Other words that press a button of the badge.
const BUTTONS = {hint: "SELECT", pause: "START", a: "A", b: "B", start: "START", select: "SELECT", up: "UP", down: "DOWN",
  left: "LEFT", right: "RIGHT"};
const PAIRS = ["PAIRS.high", "PAIRS.low", "PAIRS.banker_high", "PAIRS.banker_low"];
const MOST = 40;  // entries of the log

// What a line says, by its kind.
const TOLD = {
  heading: (text) => text, text: (text) => text, row: (text) => text, chosen: (text) => text, said: (text) => text,
  note: (text) => text, winning: (text) => say("WINNING", text), yours: () => say("YOUR_TURN"), turn: (name) => say("TURN", name),
  cursor: (text) => say("CURSOR", told(text)), trick: (name, tiles) => tiles ? `${name}: ${tiles}` : say("FACE_DOWN", name),
  ends: (ends, sum) => say("ENDS", ends.map((end) => told(end.join(" "))).join(", ")) + (sum === null ? "" : `. ${say("SUM", sum)}`),
  hand: (tiles) => say("HAND", tiles), moves: (moves) => say("MOVES", told(moves.join(", "))),
  line: (moves) => say("LINE", told(moves.join(", "))), boneyard: (count) => say("BONEYARD", count),
  seat: (name, score, tiles, tricks) => say("SEAT", name, score, tiles) + (tricks === null ? "" : `, ${say("TRICKS", tricks)}`),
  pair: (whose, tiles) => say(PAIRS[whose], tiles), stakes: (stakes, chosen) => say("STAKES", chosen, stakes.join(", ")),
  left: (name, tiles) => `${name}: ${tiles}`, picture: (tiles) => say("SHOWN", told(tiles)),
  judged: (text) => told(text),
};

export class Told {
  // Tells in an element, and plays with a program.
  constructor(element, program) {
    Object.assign(this, {element, program});
    this.lines = [];
    this.heading = element.querySelector("h2");
    this.shown = element.querySelector("[data-lines]");
    this.log = element.querySelector("[role=log]");
    this.input = element.querySelector("input");
    element.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.take(this.input.value);
      this.input.value = "";
    });
    this.shown.addEventListener("click", ({target}) => target.at && program.choose(...target.at));
    addEventListener("keydown", (event) => {
      const asked = event.repeat || isTaken(event) ? undefined : questionOf(event);
      if (asked) this.answer(asked);
    });
  }

  // Let a button show the words to everybody, and hide them again.
  addSwitch(button) {
    this.button = button;
    button.setAttribute("aria-expanded", "false");
    button.setAttribute("aria-controls", this.element.id);
  }

  turn() {
    const hidden = this.element.classList.toggle("unseen");
    this.button.setAttribute("aria-expanded", String(!hidden));
    if (!hidden) this.element.scrollIntoView({block: "nearest"});
  }

  // Show the lines of what the game shows, and add to the log those that are new.
  show(lines, news) {
    this.lines = lines;
    this.heading.textContent = lines.filter(([kind]) => kind === "heading").map(textOf).join(" ");
    const written = lines.filter(([kind]) => kind !== "heading");
    written.forEach((line, i) => this.write(line, i));
    while (this.shown.children.length > written.length) this.shown.lastChild.remove();
    for (const line of news) this.say(textOf(line));
  }

  // Show a line in the place of its number. An element that can stay does, since it may have the focus.
  write(line, i) {
    const [kind, , ...at] = line, tag = ["row", "chosen"].includes(kind) ? "BUTTON" : "P";
    let element = this.shown.children[i];
    if (element?.tagName !== tag) {
      const made = document.createElement(tag);
      if (element) element.replaceWith(made);
      else this.shown.append(made);
      element = made;
    }
    const text = textOf(line);
    if (element.textContent !== text) element.textContent = text;
    if (tag !== "BUTTON") return;
    Object.assign(element, {type: "button", at});
    element.setAttribute("aria-current", String(kind === "chosen"));
  }

  // Add a sentence to the log, which a screen reader says.
  say(text) {
    const entry = document.createElement("p");
    entry.textContent = text;
    this.log.append(entry);
    while (this.log.children.length > MOST) this.log.firstChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  answer(asked) {
    const found = QUESTIONS[asked].kinds.flatMap((wanted) => this.lines.filter(([kind]) => kind === wanted));
    this.say(found.length ? found.map(textOf).join(". ") : say("NOT_HERE"));
  }

  // Do what is typed: answer a question, choose a line, press a button, or make a move.
  take(typed) {
    const text = typed.trim().toLowerCase();
    if (!text) return;
    const asked = Object.keys(QUESTIONS).find((name) => [name, say(QUESTIONS[name].word).toLowerCase()].includes(text));
    if (asked) return this.answer(asked);
    const row = this.lines.find(([kind, said]) => ["row", "chosen"].includes(kind) && said.toLowerCase().startsWith(text));
    if (row) return this.program.choose(...row.slice(2));
    const move = notation(text);
    const button = text === say("HINT").toLowerCase() ? "SELECT" : BUTTONS[move];
    if (button) return this.program.press(button);
    const found = this.program.make(move);
    if (found.length > 1) this.say(say("WHICH", told(found.join(", "))));
    else if (!found.length) this.refuse(typed);
  }

  refuse(typed) {
    const moves = this.lines.filter(([kind]) => ["moves", "stakes", "hand"].includes(kind)).map(textOf);
    this.say([say("NO_MOVE", typed.trim()), ...moves].join(" "));
  }
}

function textOf([kind, ...values]) {
  return TOLD[kind](...values);
}

// A text in notation, in the player's language.
function told(text) {
  return text.replace(/[a-z]+/g, (word) => Object.hasOwn(NOTATION, word) ? say(NOTATION[word]) : word);
}

// A text in the player's language, in notation.
function notation(text) {
  const words = new Map(Object.entries(NOTATION).map(([word, name]) => [say(name).toLowerCase(), word]));
  return text.split(/\s+/).map((word) => words.get(word) ?? word).join(" ");
}

// The question that a key asks, by what is written on it; on a keyboard without Latin letters by its place.
function questionOf({key, code}) {
  const letter = key.toUpperCase();
  return Object.keys(QUESTIONS).find((name) => letter === QUESTIONS[name].key
    || code === `Key${QUESTIONS[name].key}` && !/^[A-Z]$/.test(letter));
}
