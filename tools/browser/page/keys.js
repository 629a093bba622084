// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The keyboard and gamepads, as buttons of the badge.

// Keys are known by their places, and by what is written on them: on some keyboards Z and X are elsewhere, and both serve.
/** @type {Record<string, string>} */
const CODES = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT", KeyZ: "A", Space: "A", Enter: "A",
  NumpadEnter: "A", KeyX: "B", Backspace: "B", Escape: "START",
};
// Shift is SELECT if it is released and no other key was pressed meanwhile: Shift+Tab is none of the game's.
const SHIFTS = ["ShiftLeft", "ShiftRight"];
/** @type {Record<string, string>} */
const LETTERS = {a: "A", b: "B", p: "START", z: "A", x: "B"};
// On a keyboard without Latin letters those have only their places.
/** @type {Record<string, string>} */
const PLACES = {KeyA: "A", KeyB: "B", KeyP: "START"};

let letters = true;  // whether letters are keys of the game

// Let the letters be keys of the game, or not: a screen reader, or speech that is typed, may use them for itself.
/** @param {boolean} used */
export function useLetters(used) {
  letters = used;
}

// The keys of the buttons, as the help tells them.
export function told() {
  return letters ? {A: "A, Z, Space, Enter", B: "B, X, Backspace", START: "P, Esc", SELECT: "Shift"}
    : {A: "Space, Enter", B: "Backspace", START: "Esc", SELECT: "Shift"};
}

// The buttons of a gamepad with the standard mapping, by number: the right hand's four, those in the middle, the cross.
/** @type {Record<number, string>} */
const GAMEPAD = {0: "A", 1: "B", 2: "B", 3: "SELECT", 8: "SELECT", 9: "START", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT"};
const STICK = [["LEFT", "RIGHT"], ["UP", "DOWN"]];
const TILTED = 0.5;  // of a stick's way

// Whether a key isn't the game's: a part of the page that has the focus gets the keys that it uses itself. A browser that fills
// in a form sends events without a key.
/** @param {any} event */
export function isTaken({key, ctrlKey, metaKey, altKey, isComposing, target, code}) {
  return !key || !letters && /^\p{L}$/u.test(key) || ctrlKey || metaKey || altKey || isComposing
    || target.closest?.("dialog, input, textarea, select")
    || target.closest?.("button, a, summary") && ["Enter", "NumpadEnter", "Space"].includes(code);
}

/** @param {KeyboardEvent} event */
function buttonOf(event) {
  if (isTaken(event)) return undefined;
  const letter = event.key.toLowerCase();
  return CODES[event.code] ?? LETTERS[letter] ?? (/^[a-z]$/.test(letter) ? undefined : PLACES[event.code]);
}

// Let the keyboard press the buttons of a program.
/** @param {Program} program */
export function listen(program) {
  const held = new Map();  // the buttons, by the codes of their keys
  /** @type {string | null} */
  let shift = null;  // the code of a Shift that is down, while no other key was pressed
  /** @param {string} code */
  const release = (code) => {
    const button = held.get(code);
    held.delete(code);
    if (![...held.values()].includes(button)) program.release(button);
  };
  addEventListener("keydown", (event) => {
    if (!event.repeat) shift = SHIFTS.includes(event.code) && !isTaken(event) ? event.code : null;
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    if (event.repeat) return;
    held.set(event.code, button);
    program.hold(button);
  });
  addEventListener("keyup", (event) => {
    if (held.has(event.code)) release(event.code);
    if (event.code === shift) program.press("SELECT");
    shift = null;
  });
  addEventListener("pointerdown", () => { shift = null; });
  addEventListener("blur", () => {
    shift = null;
    [...held.keys()].forEach(release);  // no key tells any more that it is released
  });
  listenToGamepads(program);
}

/** @param {Program} program */
function listenToGamepads(program) {
  const atRest = new Set();  // the indexes of the gamepads whose sticks have been seen at rest
  let before = new Set(), polls = false;
  const poll = () => {
    // Of any other it isn't known what its buttons and axes are: they may look pressed for ever.
    const gamepads = navigator.getGamepads().flatMap((gamepad) => gamepad?.mapping === "standard" ? [gamepad] : []);
    for (const gamepad of gamepads) if (!tilts(gamepad).length) atRest.add(gamepad.index);
    const counting = document.querySelector("dialog[open]") ? [] : gamepads.filter(({index}) => atRest.has(index));
    const now = new Set(counting.flatMap(pressed));
    for (const button of before) if (!now.has(button)) program.release(button);
    for (const button of now) if (!before.has(button)) program.hold(button);
    before = now;
    polls = gamepads.length > 0;
    if (polls) requestAnimationFrame(poll);
  };
  addEventListener("gamepadconnected", () => {
    if (!polls) poll();
  });
  addEventListener("gamepaddisconnected", ({gamepad}) => atRest.delete(gamepad.index));
}

/** @param {Gamepad} gamepad */
function pressed(gamepad) {
  const buttons = gamepad.buttons.flatMap((button, i) => button.pressed && GAMEPAD[i] ? [GAMEPAD[i]] : []);
  return [...buttons, ...tilts(gamepad)];
}

// The ways in which the stick of a gamepad is tilted.
/** @param {Gamepad} gamepad */
function tilts({axes}) {
  return STICK.flatMap((ways, axis) => {
    const tilt = axes[axis];
    return Number.isFinite(tilt) && Math.abs(tilt) > TILTED ? [ways[Number(tilt > 0)]] : [];
  });
}
