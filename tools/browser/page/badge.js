// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The dialog "Install on a badge": lets the player choose the drive, shows the progress, and says what comes next.

import {alone, install} from "page/install.js";

const CANNOT = "This browser can't write to the drive; Chrome and Edge on a computer can.";
const DIALOG = `
<form method="dialog">
<h2>Install on a badge</h2>
<ol>
<li>Put <a href="https://circuitpython.org/downloads" target="_blank" rel="noreferrer">CircuitPython</a> 10 or 9 on the
badge, and connect it by a USB cable that carries data. A drive CIRCUITPY appears.</li>
<li data-picker>Choose this drive, and allow the page to change it. What is yours there stays: a file in the place of one of the
game's is kept under another name.</li>
<li data-zip>${CANNOT} Otherwise download
<a href="boneyard.zip" download>the game as a zip</a>, and unpack it onto the drive; or, with CircuitPython 10.3 or newer,
download <a href="boneyard-installer.py" download="code.py">the game in one file</a>, and copy
it there as <code>code.py</code>: it unpacks itself, and keeps what is yours.</li>
<li>Eject the drive, and press RESET on the badge. The game starts by itself.</li>
</ol>
<progress hidden></progress>
<p data-note role="status"></p>
<ul data-notes></ul>
<menu><button type="button" data-start>Choose the drive…</button> <button data-close value="">Close</button></menu>
</form>`;
const DONE = ({drive, count, steps}) => (steps
  ? `All ${count} files are there, verified. Eject the drive ${drive}, and press RESET on the badge: the game starts by itself.`
  : `All ${count} files are there already, verified.`);

const SINGLE = `This page is a single file, which has no zip beside it: open the page where it is served, or make the zip by
<code>tools/build.py</code>.`;

const canPick = () => typeof showDirectoryPicker === "function";

export function connect(page) {
  page.more.add("Install on a badge", () => new Dialog(page).show());
}

class Dialog {
  constructor(page) {
    this.page = page;
    this.dialog = document.createElement("dialog");
    this.dialog.setAttribute("aria-label", "Install on a badge");
    this.dialog.innerHTML = DIALOG;
    this.find("picker").hidden = this.find("start").hidden = !canPick();
    this.find("zip").hidden = canPick();
    if (import.meta.url.startsWith("data:")) this.find("zip").innerHTML = `${CANNOT} ${SINGLE}`;
    this.find("start").addEventListener("click", () => this.start());
    this.dialog.addEventListener("cancel", (event) => this.isBusy && event.preventDefault());
    this.leaving = (event) => event.preventDefault();  // the browser asks whether to leave the page
  }

  find(part) {
    return this.dialog.querySelector(`[data-${part}]`);
  }

  show() {
    this.page.ask(this.dialog);
  }

  async start() {
    let root;
    try {
      root = await showDirectoryPicker({id: "badge", mode: "readwrite"});
    } catch (error) {
      return this.say(error.name === "AbortError" ? "" : `the drive can't be opened: ${error.message}`);
    }
    this.setBusy(true);
    try {
      const done = await alone(() => install(root, this.page.pack, this.page.program, (...told) => this.tell(...told)));
      this.say(DONE(done));
      this.find("notes").append(...done.notes.map((sentence) => {
        const item = document.createElement("li");
        item.textContent = sentence;
        return item;
      }));
      this.find("start").hidden = true;
    } catch (error) {
      this.say(error.message);
      this.find("start").textContent = "Try again…";
    }
    this.setBusy(false);
  }

  tell(done, steps, text) {
    const progress = this.dialog.querySelector("progress");
    progress.max = steps || 1;
    progress.value = done;
    this.say(steps ? `${Math.min(done + 1, steps)} of ${steps}: ${text}` : text);
  }

  // The tools print a sentence after their own name, in small letters; here it stands alone.
  say(sentence) {
    this.find("note").textContent = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  setBusy(isBusy) {
    this.isBusy = isBusy;
    this.find("start").disabled = this.find("close").disabled = isBusy;
    this.dialog.querySelector("progress").hidden = !isBusy;
    if (isBusy) this.find("notes").replaceChildren();
    if (isBusy) addEventListener("beforeunload", this.leaving);
    else removeEventListener("beforeunload", this.leaving);
  }
}
