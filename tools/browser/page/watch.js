// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Stands inside the page, before all else: chooses the language and has its texts loaded, hides what doesn't work or isn't right
// until the modules do, and says when one can't be loaded. No module can say it, and the texts may be what is missing.

{
  const root = document.documentElement, known = String(root.dataset.languages).split(" ");
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(`boneyard${new URL("./", location.href).pathname}${name}`);  // as memories.js names it
    } catch {
      return null;
    }
  };
  const tell = () => {
    root.classList.remove("early");
    const note = document.getElementById("note");
    if (!note) return;
    note.classList.remove("late");
    note.textContent = "A part of the page could not be loaded: see that this device is on the network, and load the page again.";
  };
  const codes = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const preferred = codes.find((code) => known.includes(code));
  if (preferred) root.dataset.preferred = preferred;  // for words.js
  root.lang = [kept("language"), preferred].find((code) => code && known.includes(code)) ?? known[0];
  root.classList.add("early");
  // The texts inside the page are in its first language, and who has been here may have chosen other buttons.
  root.classList.toggle("differs", root.lang !== known[0] || kept("nvm") !== null);
  document.addEventListener("error", ({target}) => target instanceof HTMLScriptElement && tell(), true);
  // The pack would only delay what the first paint needs.
  new PerformanceObserver(() => {
    /** @type {HTMLLinkElement} */ (document.getElementById("pack")).rel ||= "preload";
  }).observe({type: "paint", buffered: true});
  import(`page/texts-${root.lang}.js`).catch(tell);
}
