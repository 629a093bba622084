// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Pauses between the parts of something long, in which the browser answers presses and paints. A worker has them, too.

const LONG = 5, FRAMES = 100;  // ms that go by between two pauses, and until a frame is waited for
let last = 0, painted = 0;

// Let the browser have its turn, if it is time. It would put off painting for as long as messages come, and a timer takes 4 ms.
export async function pause() {
  const now = performance.now();
  if (now - last < LONG) return;
  if (now - painted > FRAMES && globalThis.document?.visibilityState === "visible") {
    await new Promise(requestAnimationFrame);
    painted = performance.now();
  }
  await new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.addEventListener("message", resolve, {once: true});
    port1.start();
    port2.postMessage(null);
  });
  last = performance.now();
}
