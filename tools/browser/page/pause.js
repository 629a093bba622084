// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Pauses between the parts of something long, in which the browser answers presses and paints.

const LONG = 5;  // ms that go by between two pauses
let last = 0;

// Let the browser have its turn, if it is time. A timer would take 4 ms.
export async function pause() {
  if (performance.now() - last < LONG) return;
  await new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.addEventListener("message", resolve, {once: true});
    port1.start();
    port2.postMessage(null);
  });
  last = performance.now();
}
