// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Updates: keeps the page for starts without a network, says when a newer version is here, and takes it at the next start.

const PATIENCE = 3000;  // ms that a start waits for a newer version at the most
const NEWER = "A newer version of the game is here: it starts when you open the page again.";

function worksHere() {
  return "serviceWorker" in navigator && isSecureContext && location.protocol.startsWith("http");
}

async function waitingWorker() {
  if (!worksHere()) return null;
  try {
    return (await navigator.serviceWorker.getRegistration())?.waiting;
  } catch {
    return null;  // where a browser keeps nothing for the page it refuses this, too
  }
}

// Take the version that waits, if there is one. Then the page loads again, and this doesn't resolve.
export async function take() {
  const waiting = await waitingWorker();
  if (!waiting) return;
  const taken = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), {once: true});
    setTimeout(resolve, PATIENCE, false);
  });
  waiting.postMessage("take");
  if (!await taken) return;
  location.reload();
  await new Promise(() => {});
}

// Keep the page, and from now on call `tell(sentence)` when a newer version is here.
export async function keep(tell) {
  if (!worksHere()) return;
  try {
    const registration = await navigator.serviceWorker.register("worker.js", {updateViaCache: "none"});
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});  // there may be no network
    });
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) tell(NEWER);
      });
    });
  } catch (error) {
    console.warn("The page isn't kept for starts without a network:", error);
  }
}
