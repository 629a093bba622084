// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The buttons of the badge's face, for fingers and the mouse. A finger may slide from one to another.

import {findIn} from "page/find.js";

const NEAR = 0.14;  // of the cross's width: so near its middle it is no way
const TICK = 8;  // ms that the device trembles when a finger finds a button

// Let the buttons in an element press those of a program: any with a `data-button`, and those of a cross, `data-cross`, if there is
// one, whose arms have a `data-way`.
/** @param {HTMLElement} face @param {Program} program */
export function listen(face, program) {
  const fingers = new Map();  // the buttons that are pressed, by the ids of pointers
  /** @type {(button: string | undefined) => boolean} */
  const isPressed = (button) => [...fingers.values()].includes(button);
  /** @type {(id: number, button: string | undefined) => void} */
  const move = (id, button) => {
    const before = fingers.get(id);
    if (button === before) return;
    fingers.set(id, button);
    if (before && !isPressed(before)) program.release(before);
    if (button) {
      program.hold(button);
      navigator.vibrate?.(TICK);
    }
    show(face, isPressed);
  };
  /** @type {(event: any) => void} */
  const touch = (event) => {
    if (event.type === "pointerdown") {
      if (!event.target.closest("[data-button], [data-cross]") || event.button) return;
      event.preventDefault();
      fingers.set(event.pointerId, undefined);
      face.setPointerCapture(event.pointerId);
    }
    if (fingers.has(event.pointerId)) move(event.pointerId, buttonAt(face, event.clientX, event.clientY));
  };
  /** @type {(event: any) => void} */
  const leave = (event) => {
    if (!fingers.has(event.pointerId)) return;
    move(event.pointerId, undefined);
    fingers.delete(event.pointerId);
  };
  face.addEventListener("pointerdown", touch);
  face.addEventListener("pointermove", touch);
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) face.addEventListener(end, leave);
  face.addEventListener("mousedown", (/** @type {any} */ event) => {
    if (event.target.closest("[data-button], [data-cross]")) event.preventDefault();  // the focus stays where it is
  });
  // A button that has the focus is clicked by a key, and by a screen reader: such a click has no detail.
  face.addEventListener("click", (/** @type {any} */ {target, detail}) => {
    const pressed = /** @type {HTMLElement | null} */ (target.closest("[data-button], [data-way]"));
    const {button, way} = pressed?.dataset ?? {};
    const wanted = button ?? way;
    if (!detail && wanted) program.press(wanted);
  });
  face.addEventListener("contextmenu", (/** @type {any} */ event) => {
    if (event.target.closest("[data-button], [data-cross]")) event.preventDefault();
  });
}

// The button at a point of the window; undefined if there is none.
/** @param {HTMLElement} face @param {number} x @param {number} y */
function buttonAt(face, x, y) {
  const found = /** @type {HTMLElement | null | undefined} */ (
    document.elementFromPoint(x, y)?.closest("[data-button], [data-cross]"));
  if (!found || !face.contains(found)) return undefined;
  if (found.dataset.button) return found.dataset.button;
  const {left, top, width, height} = found.getBoundingClientRect();
  const across = x - left - width / 2, down = y - top - height / 2;
  if (Math.hypot(across, down) < NEAR * width) return undefined;
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? "LEFT" : "RIGHT";
  return down < 0 ? "UP" : "DOWN";
}

/** @param {HTMLElement} face @param {(button: string | undefined) => boolean} isPressed */
function show(face, isPressed) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (face.querySelectorAll("[data-button]"))) {
    element.classList.toggle("pressed", isPressed(element.dataset.button));
  }
  const cross = findIn(face, "[data-cross]");
  if (cross) cross.dataset.cross = ["UP", "DOWN", "LEFT", "RIGHT"].find(isPressed) ?? "";
}
