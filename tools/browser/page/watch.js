// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Hides the page until its modules show it as a whole, and says when one can't be loaded. No module can say it, and the texts
// may be what is missing.

document.documentElement.classList.add("early");
document.addEventListener("error", ({target}) => {
  if (target.tagName !== "SCRIPT") return;
  document.documentElement.classList.remove("early");
  const note = document.getElementById("note");
  note.classList.remove("late");
  note.textContent = "A part of the page could not be loaded: see that this device is on the network, and load the page again.";
}, true);
