// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The dialog "Install on a badge": lets the player choose the drive, shows the progress, and says what comes next.

import {alone, install} from "page/install.js";
import {dialog, say, write} from "page/words.js";

const CIRCUITPYTHON = '<a href="https://circuitpython.org/downloads" target="_blank" rel="noreferrer">CircuitPython</a>';
const DIALOG = `
<form method="dialog">
<h2 data-word="INSTALL"></h2>
<ol>
<li data-first></li>
<li data-picker data-word="INSTALL_PICK"></li>
<li data-zip></li>
<li data-word="INSTALL_LAST"></li>
</ol>
<progress data-label="INSTALL" hidden></progress>
<p data-note role="status"></p>
<ul data-notes></ul>
<menu><button type="button" data-start data-word="CHOOSE_DRIVE"></button> <button data-close value="" data-word="CLOSE"></button></menu>
</form>`;

// What else a browser without a picker can do: HTML.
function otherwise() {
  if (import.meta.url.startsWith("data:")) return say("INSTALL_SINGLE", "<code>tools/build.py</code>");
  const zip = `<a href="boneyard.zip" download>${say("INSTALL_ZIP")}</a>`;
  const file = `<a href="boneyard-installer.py" download="code.py">${say("INSTALL_FILE")}</a>`;
  return say("INSTALL_OTHERWISE", zip, file, "<code>code.py</code>");
}

const canPick = () => typeof showDirectoryPicker === "function";

export function connect(page) {
  page.more.add("INSTALL", () => new Dialog(page).show());
}

class Dialog {
  constructor(page) {
    this.page = page;
    this.dialog = dialog("INSTALL", DIALOG);
    this.find("first").innerHTML = say("INSTALL_FIRST", CIRCUITPYTHON);
    this.find("zip").innerHTML = `${say("INSTALL_CANNOT")} ${otherwise()}`;
    this.find("picker").hidden = this.find("start").hidden = !canPick();
    this.find("zip").hidden = canPick();
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
      return this.say(error.name === "AbortError" ? "" : say("CANT_OPEN", error.message));
    }
    this.setBusy(true);
    try {
      const done = await alone(() => install(root, this.page.pack, this.page.program, (...told) => this.tell(...told)));
      this.say(done.steps ? say("INSTALLED", done.count, done.drive) : say("INSTALLED_BEFORE", done.count));
      this.find("notes").append(...done.notes.map((sentence) => {
        const item = document.createElement("li");
        item.textContent = sentence;
        return item;
      }));
      this.find("start").hidden = true;
    } catch (error) {
      this.say(error.message);
      write(this.find("start"), "TRY_AGAIN");
    }
    this.setBusy(false);
  }

  tell(done, steps, text) {
    const progress = this.dialog.querySelector("progress");
    progress.max = steps || 1;
    progress.value = done;
    this.say(steps ? say("STEP", Math.min(done + 1, steps), steps, text) : text);
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
