// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Updates: keeps the page for starts without a network, and says when a newer version is here, which worker.js takes at the
// next start.

function worksHere() {
  return "serviceWorker" in navigator && isSecureContext && location.protocol.startsWith("http");
}

// Keep the page, and from now on call `tell()` when a newer version is here.
/** @param {() => void} tell */
export async function keep(tell) {
  if (!worksHere()) return;
  try {
    const registration = await navigator.serviceWorker.register("worker.js", {updateViaCache: "none"});
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {});  // there may be no network
    });
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && navigator.serviceWorker.controller) tell();
      });
    });
  } catch (error) {
    console.warn("The page isn't kept for starts without a network:", error);
  }
}
