// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The game in words, beside its picture: what is shown, what is new, and moves that are typed. See tools/hosted/spoken.py.

import {findIn} from "page/find.js";
import {isTaken} from "page/keys.js";
import {say, sayOf} from "page/words.js";

// The words of the notation, and their names in the player's language.
/** @type {Record<string, string>} */
const NOTATION = {
  left: "NOTATION.left", right: "NOTATION.right", up: "NOTATION.up", down: "NOTATION.down", draw: "NOTATION.draw",
  pass: "NOTATION.pass", done: "NOTATION.done", lead: "NOTATION.lead", beat: "NOTATION.beat", drop: "NOTATION.drop",
  split: "NOTATION.split",
};
// What can be asked for, by key or by word: the kinds of lines that answer.
/** @type {Record<string, {word: string, key: string, kinds: string[]}>} */
const QUESTIONS = {
  hand: {word: "QUESTIONS.hand", key: "H", kinds: ["hand", "held", "pair", "moves", "drops", "stakes"]},
  ends: {word: "QUESTIONS.ends", key: "E", kinds: ["ends", "trick", "winning", "beaten", "line", "compared"]},
  scores: {word: "QUESTIONS.scores", key: "S", kinds: ["turn", "yours", "partner", "seat", "target", "round", "boneyard", "evening"]},
};
// Other words that press a button of the badge.
/** @type {Record<string, string>} */
const BUTTONS = {pause: "START", a: "A", b: "B", start: "START", select: "SELECT", up: "UP", down: "DOWN",
  left: "LEFT", right: "RIGHT"};
const PAIRS = ["PAIRS.high", "PAIRS.low"], COMPARED = ["COMPARED.high", "COMPARED.low"];
const MOST = 40;  // entries of the log
const FEW = 12;  // lines to choose that can be told in one breath
const HELD = 1000;  // ms, until the game takes a button as held down

// What a line says, by its kind.
/** @type {Record<string, (...values: any[]) => string>} */
const TOLD = {
  heading: (text) => text, text: (text) => text, row: rowOf, chosen: rowOf, turns: () => say("TURNS"),
  games: (games) => say("GAMES", games.join(", ")), nothing: () => say("NOTHING"), said: (text) => text,
  hint: (move, why) => say("HINTED", move ? `${told(move)}. ${why}` : why),
  note: (text) => text, keys: (text) => text, winning: (text) => say("WINNING", text),
  beaten: (names) => names.length ? say("BEATEN", names.join(", ")) : say("UNBEATEN"),
  drops: (move, canBeat) => say(canBeat ? "DROPS.too" : "DROPS.only", told(move)),
  yours: () => say("YOUR_TURN"), turn: (name) => say("TURN", name),
  cursor: (text) => say("CURSOR", told(text)), trick: (name, tiles) => tiles ? `${name}: ${tiles}` : say("FACE_DOWN", name),
  ends: (ends, sum) => say("ENDS", ends.map(endOf).join("; "))
    + (sum === null ? "" : `. ${say("SUM", sum)}`),
  hand: (tiles) => say("HAND", tiles), moves: (moves) => say("MOVES", told(moves.join(", "))),
  line: (moves) => say("LINE", told(moves.join(", "))), boneyard: (count) => say("BONEYARD", count),
  seat: (name, score, tiles, tricks) => say("SEAT", name, score, tiles) + (tricks === null ? "" : `, ${say("TRICKS", tricks)}`),
  target: (score, penalties) => say(penalties ? "TARGET.penalties" : "TARGET.first", score),
  round: (...values) => say("ROUND", ...values),
  pair: (whose, tiles) => say(PAIRS[whose], tiles), stakes: (stakes, chosen) => say("STAKES", chosen, stakes.join(", ")),
  partner: (name) => say("PARTNER", name), evening: (...values) => say("EVENING", ...values),
  choices: (texts) => say("CHOICES", texts.join("; ")), place: (...values) => say("PLACE", ...values),
  held: (name, tiles) => `${name}: ${tiles || "–"}`, left: (who, ...values) => sayOf("LEFT", who, ...values),
  counted: (text) => /^\d/.test(text) ? say("COUNT", text) : text, gained: (who, ...values) => sayOf("GAINED", who, ...values),
  together: (names, ...values) => say("TOGETHER", names, ...values), paid: (who, ...values) => sayOf("PAID", who, ...values),
  earned: (who, ...values) => sayOf("EARNED", who, ...values), stands: (...points) => say("STANDS", ...points),
  compared: (which, mine, bankers, better, ...tiles) => say(COMPARED[which], mine, bankers, say(BETTER[better], ...tiles)),
  laid: (tiles) => say("LAID", told(tiles)), shown: (groups) => say("SHOWN", groups.map(tilesOf).join("; ")),
  ranked: (groups) => say("RANKED", groups.map(tilesOf).join("; ")), answer: (text) => say("ANSWER", told(text)),
  safe: (numbers) => say("SAFE", numbers.join(", ")),
  lacks: (name, numbers) => numbers.length ? say("LACKS", name, numbers.join(", ")) : say("LACKS_NONE", name),
  judged: (move, text) => say("JUDGED", told(move), text), better: (text) => told(text), review: () => say("REVIEW"),
  chances: (chances) => say("CHANCES", chances.join(", ")), swayed: (...changes) => say("SWAYED", ...changes),
  cloth: (count) => say("CLOTH", count), moved: (what, who, ...values) => `${MOVED[what](who, ...values)}.`,
};

// What a line that can be chosen says besides its text.
/** @type {Record<string, string>} */
const ROWS = {game: "ROWS.game", other: "ROWS.other", won: "ROWS.won"};
/** @type {Record<string, string>} */
const WHERE = {left: "WHERE.left", right: "WHERE.right", up: "WHERE.up", down: "WHERE.down"};
// Whose hand of Pai Gow is better, or why.
/** @type {Record<string, string>} */
const BETTER = {yours: "BETTER.yours", banker: "BETTER.banker", level: "BETTER.level", nothing: "BETTER.nothing",
  tile_yours: "BETTER.tile_yours", tile_banker: "BETTER.tile_banker"};
/** @type {Record<string, string>} */
const REASONS = {lead: "REASON.lead", ends: "REASON.ends", double: "REASON.double"};
// What the line of a move says, by what was done; see tools/hosted/moved.py.
/** @type {Record<string, (who: string, ...values: any[]) => string>} */
const MOVED = {
  drew: (who, count, tiles) => sayOf("MOVED.drew", who, who ? count : tiles),
  passed: (who) => sayOf("MOVED.passed", who),
  stopped: (who) => sayOf("MOVED.stopped", who),
  led: (who, tile, ...why) => sayOf("MOVED.led", who, tile) + scored(who, why),
  played: (who, tile, arm, ...why) => sayOf("MOVED.played", who, tile, say(WHERE[arm])) + scored(who, why),
  leads: (who, tiles, name) => sayOf("MOVED.leads", who, named(tiles, name)),
  beats: (who, beaten, tiles, name) => sayOf("MOVED.beats", who, beaten, named(tiles, name)),
  dropped: (who, count, tiles) => sayOf(count > 1 ? "MOVED.dropped_several" : "MOVED.dropped", who, who ? count : tiles),
  took: (who, count, tricks) => count > 1 ? sayOf("MOVED.took_several", who, count, tricks) : sayOf("MOVED.took", who, tricks),
};

export class Told {
  // Tells in an element, and plays with a program.
  /** @param {HTMLElement} element @param {Program} program */
  constructor(element, program) {
    this.element = element;
    this.button = element;  // the switch, once there is one
    this.program = program;
    /** @type {Line[]} */
    this.lines = [];
    this.heading = findIn(element, "h2");
    this.shown = findIn(element, "[data-lines]");
    this.log = findIn(element, "[role=log]");
    this.input = findIn(element, "input");
    findIn(element, "form").addEventListener("submit", (/** @type {Event} */ event) => {
      event.preventDefault();
      this.take(this.input.value);
      this.input.value = "";
    });
    this.shown.addEventListener("click", (/** @type {any} */ {target}) => target.at && program.choose(target.at[0], target.at[1]));
    addEventListener("keydown", (event) => {
      const asked = event.repeat || isTaken(event) ? undefined : questionOf(event);
      if (asked) this.answer(asked);
    });
  }

  // Let a button show the words to everybody, and hide them again.
  /** @param {HTMLElement} button */
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
  /** @param {Line[]} lines @param {Line[]} news */
  show(lines, news) {
    this.lines = lines;
    this.heading.textContent = lines.filter(([kind]) => kind === "heading").map(textOf).join(" ");
    const written = lines.filter(([kind]) => kind !== "heading");
    written.forEach((line, i) => this.write(line, i));
    while (this.shown.children.length > written.length) this.shown.lastChild.remove();
    for (const line of news) this.say(textOf(line));
  }

  // Show a line in the place of its number. An element that can stay does, since it may have the focus.
  /** @param {Line} line @param {number} i */
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
  /** @param {string} text */
  say(text) {
    const entry = document.createElement("p");
    entry.textContent = text;
    this.log.append(entry);
    while (this.log.children.length > MOST) this.log.firstChild.remove();
    this.log.scrollTop = this.log.scrollHeight;
  }

  /** @param {string} asked */
  answer(asked) {
    const found = QUESTIONS[asked].kinds.flatMap((wanted) => this.lines.filter(([kind]) => kind === wanted));
    this.say(found.length ? joined(found.map(textOf)) : say("NOT_HERE"));
  }

  // Do what is typed: answer a question, choose a line, press a button, or make a move.
  /** @param {string} typed */
  take(typed) {
    const text = typed.trim().toLowerCase();
    if (!text) return;
    const asked = Object.keys(QUESTIONS).find((name) => [name, say(QUESTIONS[name].word).toLowerCase()].includes(text));
    if (asked) return this.answer(asked);
    const asksForHelp = ["?", "help", say("HELP").toLowerCase()].includes(text);
    const move = this.gameOf(text) ?? notation(text), found = this.program.make(move);
    if (found.length === 1) return;
    const asksForHint = ["hint", say("HINT").toLowerCase()].includes(text);
    const asksForChart = ["chart", say("CHART").toLowerCase()].includes(text);
    const button = asksForHint || asksForChart ? "SELECT" : BUTTONS[move];
    const rows = this.rows(), row = rows.find((line) => namesOf(line).includes(text))
      ?? (button ? undefined : rows.find((line) => namesOf(line).some((name) => name.startsWith(text))));
    if (row) return this.program.choose(row[2], row[3]);
    if (asksForHelp) return this.help();
    if ((asksForHint || asksForChart) && !this.textsOf("yours").length) return this.say(say("NOT_HERE"));
    if (button) return this.program.press(button, asksForChart ? HELD : 0);
    if (found.length > 1) this.say(say("WHICH", told(found.join(", "))));
    else this.refuse(typed);
  }

  /** @param {string} typed */
  refuse(typed) {
    this.say(joined([say("NO_MOVE", typed.trim()), ...this.textsOf("moves", "stakes", "hand"), say("ASK")]));
  }

  // Tell all that can be typed.
  help() {
    const asked = Object.values(QUESTIONS).map(({word}) => say(word));
    const rows = this.rows().map(textOf), few = rows.length > 0 && rows.length <= FEW;
    this.say(joined([...this.textsOf("games", "moves", "drops", "stakes"), ...few ? [say("CHOICES", rows.join("; "))] : [],
      say("CAN_TYPE", ...asked, say("HINT"), say("CHART"))]));
  }

  // The name of a game as it is written, where one can be chosen.
  /** @param {string} text @returns {string | undefined} */
  gameOf(text) {
    const [, games] = this.lines.find(([kind]) => kind === "games") ?? [];
    return games?.find((/** @type {string} */ name) => name.toLowerCase() === text);
  }

  // The lines that can be chosen.
  rows() {
    return this.lines.filter(([kind]) => ["row", "chosen"].includes(kind));
  }

  // The texts of the lines of some kinds that are shown.
  /** @param {...string} kinds */
  textsOf(...kinds) {
    return this.lines.filter(([kind]) => kinds.includes(kind)).map(textOf);
  }
}

// A line that can be chosen; `what` names what its text is, if that has to be told.
/** @param {string} text @param {number} x @param {number} y @param {string} [what] */
function rowOf(text, x, y, what) {
  return what ? say(ROWS[what], text) : text;
}

// An open end, a side of the spinner that is still free, or a double that lies alone.
/** @param {string[]} end */
function endOf([where, shown, isFree]) {
  if (!shown) return say("END.alone", where);
  return isFree ? say("END.free", told(where), shown) : `${told(where)} ${shown}`;
}

// For what somebody's move scores, as the end of its sentence.
/**
 * @param {string} who
 * @param {any[]} why the reason, the ends, their sum and the points
 */
function scored(who, [reason, ends, sum, points]) {
  if (!points) return "";
  const why = [...reason ? [say(REASONS[reason])] : [], ...ends.length ? [say("COUNTED", ends.join("+"), sum)] : []];
  return `: ${[...why, sayOf("SCORED", who, points)].join(", ")}`;
}

// Tiles of a picture, some of which may be face down, and others left out.
/** @param {string} group */
function tilesOf(group) {
  const [first, last] = group.split(" ... ");
  if (last) return say("RANGE", first, last);
  return group.replace(/\?( \?)*/, (hidden) => say("HIDDEN", hidden.split(" ").length));
}

// Tiles with the name of what they make, if it has one.
/** @param {string} tiles @param {string} name */
function named(tiles, name) {
  return name ? `${tiles}, ${name}` : tiles;
}

// Sentences and other texts as one text.
/** @param {string[]} texts */
function joined(texts) {
  return texts.map((text) => /[.!?]$/.test(text) ? text : `${text}.`).join(" ");
}

// What somebody may type for a line that can be chosen.
/** @param {Line} line */
function namesOf(line) {
  return [line[1], textOf(line)].map((text) => text.toLowerCase());
}

/** @param {Line} line */
function textOf([kind, ...values]) {
  return TOLD[kind](...values);
}

// A text in notation, in the player's language.
/** @param {string} text @returns {string} */
function told(text) {
  return text.replace(/[a-z]+/g, (word) => Object.hasOwn(NOTATION, word) ? say(NOTATION[word]) : word);
}

// A text in the player's language, in notation.
/** @param {string} text @returns {string} */
function notation(text) {
  const words = Object.entries(NOTATION).map(([word, name]) => [say(name).toLowerCase(), word]);
  for (const way of ["up", "down", "left", "right"]) words.push([say(`WAYS.${way.toUpperCase()}`).toLowerCase(), way]);
  return words.reduce((left, [name, word]) => ` ${left} `.replace(` ${name} `, ` ${word} `).trim(), text.replace(/\s+/g, " "));
}

// The question that a key asks, by what is written on it; on a keyboard without Latin letters by its place.
/** @param {KeyboardEvent} event */
function questionOf({key, code}) {
  const letter = key.toUpperCase();
  return Object.keys(QUESTIONS).find((name) => letter === QUESTIONS[name].key
    || code === `Key${QUESTIONS[name].key}` && !/^[A-Z]$/.test(letter));
}
