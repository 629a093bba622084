// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The mouse and fingers on the picture. Where they are and what they do is told to the game, which presses its buttons
// itself: tools/hosted/pointer.py.

import {leaveFocus} from "page/find.js";

const STILL = 6;  // px that a pointer may move and still click

let fingers = matchMedia("(pointer: coarse)").matches;  // whether a finger was used last, or is all there is
let changed = () => {};  // what is called when that changes
addEventListener("pointerdown", ({pointerType}) => use(pointerType === "touch"), {capture: true});
addEventListener("keydown", () => use(false), {capture: true});

/** @param {boolean} used */
function use(used) {
  if (used === fingers) return;
  fingers = used;
  changed();
}

// Whether the player uses fingers, and no key or mouse: then all words tell what to tap.
export function usesFingers() {
  return fingers;
}

// Call a function whenever that has changed.
/** @param {() => void} run */
export function watchFingers(run) {
  changed = run;
}

// Let a pointer on a canvas point at the picture of a program.
/** @param {HTMLCanvasElement} canvas @param {Program} program */
export function listen(canvas, program) {
  /** @type {(event: PointerEvent) => [number, number]} */
  const at = ({clientX, clientY}) => {
    const {left, top, width, height} = canvas.getBoundingClientRect();
    return [Math.floor((clientX - left) * canvas.width / width), Math.floor((clientY - top) * canvas.height / height)];
  };
  // The pointer that is down: where it came down, in the window and on the picture, whether it holds a tile, and has carried it.
  /** @type {{id: number, at: [number, number], x: number, y: number, carries: boolean, holds: boolean} | null} */
  let down = null;
  /** @type {(event: PointerEvent) => boolean} */
  const isFinger = ({pointerType}) => pointerType === "touch";
  canvas.addEventListener("pointermove", (event) => {
    if (down) {
      if (down.id !== event.pointerId || !down.holds) return;
      down.carries ||= Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL;
      if (down.carries) program.carry(...at(event), isFinger(event));
      return;
    }
    if (isFinger(event)) return;
    // A browser also tells of a mouse that rests, once something else lies under it, as when the page has been loaded.
    if (event.movementX || event.movementY) canvas.style.cursor = program.point(...at(event)) ? "pointer" : "";
  });
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button || down) return;
    leaveFocus();  // from now on the keys are the game's
    down = {id: event.pointerId, at: at(event), x: event.clientX, y: event.clientY, carries: false, holds: false};
    canvas.setPointerCapture(event.pointerId);
    down.holds = program.grab(...down.at);
  });
  // A finger scrolls a page that is higher than its window, see #screen in page.css, unless it holds a tile.
  canvas.addEventListener("touchstart", (event) => {
    if (down?.holds && event.cancelable) event.preventDefault();
  }, {passive: false});
  canvas.addEventListener("pointerup", (event) => {
    if (!down || down.id !== event.pointerId) return;
    const {at: start, carries} = down;
    down = null;
    program.drag(...start, ...at(event), carries && isFinger(event));
  });
  canvas.addEventListener("pointercancel", (event) => {
    if (!down || down.id !== event.pointerId) return;
    down = null;
    program.letGo();
  });
}
