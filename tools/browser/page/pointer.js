// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The mouse and fingers on the picture. Where they are and what they do is told to the game, which presses its buttons
// itself: lib/pointer.py.

// Let a pointer on a canvas point at the picture of a program.
export function listen(canvas, program) {
  const at = ({clientX, clientY}) => {
    const {left, top, width, height} = canvas.getBoundingClientRect();
    return [Math.floor((clientX - left) * canvas.width / width), Math.floor((clientY - top) * canvas.height / height)];
  };
  let down = null;  // the pointer that is down, and where it came down
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch" && !down) canvas.style.cursor = program.point(...at(event)) ? "pointer" : "";
  });
  canvas.addEventListener("pointerdown", (event) => {
    if (event.button || down) return;
    document.activeElement.blur();  // from now on the keys are the game's
    down = {id: event.pointerId, at: at(event)};
    canvas.setPointerCapture(event.pointerId);
    program.point(...down.at);
  });
  canvas.addEventListener("pointerup", (event) => {
    if (down?.id !== event.pointerId) return;
    program.drag(...down.at, ...at(event));
    down = null;
  });
  canvas.addEventListener("pointercancel", () => { down = null; });
}
