// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Stands inside the page, before all else: chooses the language and has its texts loaded, hides the page until its modules show
// it as a whole, and says when one can't be loaded. No module can say it, and the texts may be what is missing.

{
  const root = document.documentElement, known = String(root.dataset.languages).split(" ");
  const kept = () => {
    try {
      return localStorage.getItem(`boneyard${new URL("./", location.href).pathname}language`);  // as memories.js names it
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
  root.lang = [kept(), preferred].find((code) => code && known.includes(code)) ?? known[0];
  root.classList.add("early");
  document.addEventListener("error", ({target}) => target instanceof HTMLScriptElement && tell(), true);
  import(`page/texts-${root.lang}.js`).catch(tell);
}
