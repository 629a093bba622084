// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The keyboard and gamepads, as buttons of the badge.

// Keys are known by their places, and by what is written on them: on some keyboards Z and X are elsewhere, and both serve.
const CODES = {
  ArrowUp: "UP", ArrowDown: "DOWN", ArrowLeft: "LEFT", ArrowRight: "RIGHT", KeyZ: "A", Space: "A", Enter: "A",
  NumpadEnter: "A", KeyX: "B", Backspace: "B",
};
// Shift is SELECT if it is released and no other key was pressed meanwhile: Shift+Tab is none of the game's.
const SHIFTS = ["ShiftLeft", "ShiftRight"];
const LETTERS = {a: "A", b: "B", p: "START", z: "A", x: "B"};
// On a keyboard without Latin letters those have only their places.
const PLACES = {KeyA: "A", KeyB: "B", KeyP: "START"};

export const TOLD = {A: "A, Z, Space, Enter", B: "B, X, Backspace", START: "P", SELECT: "Shift"};  // by the help

// The buttons of a gamepad with the standard mapping, by number: the right hand's four, those in the middle, the cross.
const GAMEPAD = {0: "A", 1: "B", 2: "B", 3: "SELECT", 8: "SELECT", 9: "START", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT"};
const STICK = [["LEFT", "RIGHT"], ["UP", "DOWN"]];
const TILTED = 0.5;  // of a stick's way

// Whether a key isn't the game's: a part of the page that has the focus gets the keys that it uses itself.
export function isTaken({ctrlKey, metaKey, altKey, isComposing, target, code}) {
  return ctrlKey || metaKey || altKey || isComposing || target.closest?.("dialog, input, textarea, select")
    || target.closest?.("button, a, summary") && ["Enter", "NumpadEnter", "Space"].includes(code);
}

function buttonOf(event) {
  if (isTaken(event)) return undefined;
  const letter = event.key.toLowerCase();
  return CODES[event.code] ?? LETTERS[letter] ?? (/^[a-z]$/.test(letter) ? undefined : PLACES[event.code]);
}

// Let the keyboard press the buttons of a program.
export function listen(program) {
  const held = new Map();  // the buttons, by the codes of their keys
  let shift = null;  // the code of a Shift that is down, while no other key was pressed
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

function listenToGamepads(program) {
  let before = new Set(), polls = false;
  const poll = () => {
    const gamepads = document.querySelector("dialog[open]") ? [] : navigator.getGamepads();
    const now = new Set(gamepads.flatMap((gamepad) => gamepad ? pressed(gamepad) : []));
    for (const button of before) if (!now.has(button)) program.release(button);
    for (const button of now) if (!before.has(button)) program.hold(button);
    before = now;
    polls = navigator.getGamepads().some(Boolean);
    if (polls) requestAnimationFrame(poll);
  };
  addEventListener("gamepadconnected", () => {
    if (!polls) poll();
  });
}

function pressed(gamepad) {
  const buttons = gamepad.buttons.flatMap((button, i) => button.pressed && GAMEPAD[i] ? [GAMEPAD[i]] : []);
  const tilts = STICK.flatMap((ways, axis) => {
    const tilt = gamepad.axes[axis] ?? 0;
    return Math.abs(tilt) > TILTED ? [ways[Number(tilt > 0)]] : [];
  });
  return [...buttons, ...tilts];
}
