// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The dialog "Install on a badge": lets the player connect to the badge or choose its drive, shows the progress, and says
// what comes next.

import {PickedDrive} from "page/drive.js";
import {findIn} from "page/find.js";
import {alone, identify, install} from "page/install.js";
import {Repl} from "page/repl.js";
import {SerialDrive} from "page/serial.js";
import {dialog, say, withReason, write} from "page/words.js";

const CIRCUITPYTHON = '<a href="https://circuitpython.org/downloads" target="_blank" rel="noreferrer">CircuitPython</a>';
const DIALOG = `
<form method="dialog">
<h2 data-word="INSTALL"></h2>
<ol>
<li data-first></li>
<li data-port data-word="INSTALL_SERIAL"></li>
<li data-older data-word="INSTALL_OLDER"></li>
<li data-picker data-word="INSTALL_PICK"></li>
<li data-zip></li>
<li data-last data-word="INSTALL_LAST"></li>
</ol>
<progress data-label="INSTALL" hidden></progress>
<p data-note role="status"></p>
<ul data-notes></ul>
<menu><button type="button" data-connect data-word="CONNECT"></button> <button type="button" data-go data-word="INSTALL_NOW"></button>
<button type="button" data-start data-word="CHOOSE_DRIVE"></button> <button data-close value="" data-word="CLOSE"></button></menu>
</form>`;

// What else a browser without a picker can do: HTML.
function otherwise() {
  if (import.meta.url.startsWith("data:")) return say("INSTALL_SINGLE", "<code>tools/build.py</code>");
  const zip = `<a href="boneyard.zip" download>${say("INSTALL_ZIP")}</a>`;
  const file = `<a href="boneyard-installer.py" download="code.py">${say("INSTALL_FILE")}</a>`;
  return say("INSTALL_OTHERWISE", zip, file, "<code>code.py</code>");
}

const canPick = () => typeof showDirectoryPicker === "function";
const canConnect = () => Boolean(navigator.serial);

// Linux may hold back for half a minute what it has to write to a drive.
const isLinux = () => /Linux/.test(navigator.userAgent) && !/Android/.test(navigator.userAgent);

/** @param {Page} page */
export function connect(page) {
  page.more.add("INSTALL", () => new Dialog(page).show());
}

class Dialog {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {Call} */
    this.call = (name, ...values) => page.program.call(`installer.${name}`, ...values);
    this.dialog = dialog("INSTALL", DIALOG);
    /** @type {SerialDrive | null} */
    this.badge = null;  // the drive that may be installed on
    this.find("first").innerHTML = say("INSTALL_FIRST", CIRCUITPYTHON);
    this.find("zip").innerHTML = canConnect() ? otherwise() : `${say("INSTALL_CANNOT")} ${otherwise()}`;
    this.find("port").hidden = !canConnect();
    this.find("older").hidden = !canConnect() || !canPick();
    this.find("picker").hidden = canConnect() || !canPick();
    this.find("zip").hidden = canPick();
    this.find("last").hidden = canConnect();
    this.offer();
    this.find("connect").addEventListener("click", () => this.connect());
    this.find("go").addEventListener("click", () => this.go());
    this.find("start").addEventListener("click", () => this.start());
    this.dialog.addEventListener("cancel", (/** @type {Event} */ event) => this.isBusy && event.preventDefault());
    /** @type {(event: Event) => void} */
    this.leaving = (event) => event.preventDefault();  // the browser asks whether to leave the page
  }

  /** @param {string} part @returns {any} */
  find(part) {
    return this.dialog.querySelector(`[data-${part}]`);
  }

  async show() {
    await this.page.ask(this.dialog);
    await this.giveBack();
  }

  // Offer what can be done next: to install on the badge that is connected, else to connect or to choose a drive.
  offer() {
    const canBegin = !this.badge && !this.isDone;
    this.find("go").hidden = !this.badge;
    this.find("connect").hidden = !canBegin || !canConnect();
    this.find("start").hidden = !canBegin || !canPick();
  }

  // Ask the badge at the port that the player chooses what it is.
  async connect() {
    let port;
    try {
      port = await /** @type {NonNullable<Navigator["serial"]>} */ (navigator.serial).requestPort();
    } catch (/** @type {any} */ error) {
      return this.say(error.name === "NotFoundError" ? "" : say("SERIAL_BUSY"));
    }
    await this.busily("connect", async () => {
      const badge = new SerialDrive(new Repl(port), this.call);
      await badge.connect(this.page.pack);
      this.badge = badge;
      const {notes} = await identify(badge);
      const {machine, about: {release}} = badge;
      if (badge.isFit) {
        const mustEject = isLinux() && !badge.about.can_write;
        this.say(`${say("SERIAL_READY", machine, release)} ${mustEject ? say("SERIAL_EJECT") : ""}`);
        this.addNotes(notes);
      } else {
        this.say(say("SERIAL_OLD", machine, release));
        await this.giveBack();
      }
    });
  }

  // Install on the badge that is connected.
  async go() {
    const badge = /** @type {SerialDrive} */ (this.badge);
    await this.busily("connect", async () => {
      const done = await alone(() => install(badge, this.page.pack, (...told) => this.tell(...told)));
      await this.giveBack();
      this.finish(done, say("SERIAL_DONE", done.count));
    });
  }

  // Give the badge back to the computer, or to its own program.
  async giveBack() {
    const {badge} = this;
    this.badge = null;
    await badge?.giveBack();
  }

  // Install on the drive that the player chooses.
  async start() {
    let root;
    try {
      root = await showDirectoryPicker({id: "badge", mode: "readwrite"});
    } catch (/** @type {any} */ error) {
      return this.say(error.name === "AbortError" ? "" : withReason(say("CANT_OPEN"), error));
    }
    await this.busily("start", async () => {
      const drive = new PickedDrive(root, this.call);
      const done = await alone(() => install(drive, this.page.pack, (...told) => this.tell(...told)));
      this.finish(done, say("INSTALLED", done.count, done.drive));
    });
  }

  // Do something that the dialog stays open for. If it fails, say so, and let the button try it again.
  /** @param {string} button @param {() => Promise<void>} act */
  async busily(button, act) {
    this.setBusy(true);
    try {
      await act();
      this.offer();
    } catch (/** @type {any} */ error) {
      await this.giveBack();
      this.offer();
      this.say(error.message);
      write(this.find(button), "TRY_AGAIN");
    }
    this.setBusy(false);
  }

  /** @param {{count: number, notes: string[], steps: number}} done @param {string} sentence */
  finish(done, sentence) {
    this.say(done.steps ? sentence : say("INSTALLED_BEFORE", done.count));
    this.addNotes(done.notes);
    this.isDone = true;
  }

  /** @param {string[]} sentences */
  addNotes(sentences) {
    this.find("notes").append(...sentences.map((sentence) => {
      const item = document.createElement("li");
      item.textContent = sentence;
      return item;
    }));
  }

  /** @param {number} done @param {number} steps @param {string} text */
  tell(done, steps, text) {
    const progress = findIn(this.dialog, "progress");
    progress.max = steps || 1;
    progress.value = done;
    this.say(steps ? say("STEP", Math.min(done + 1, steps), steps, text) : text);
  }

  // The tools print a sentence after their own name, in small letters; here it stands alone.
  /** @param {string} sentence */
  say(sentence) {
    this.find("note").textContent = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  /** @param {boolean} isBusy */
  setBusy(isBusy) {
    this.isBusy = isBusy;
    for (const button of this.dialog.querySelectorAll("button")) button.disabled = isBusy;
    findIn(this.dialog, "progress").hidden = !isBusy;
    if (isBusy) this.find("notes").replaceChildren();
    if (isBusy) addEventListener("beforeunload", this.leaving);
    else removeEventListener("beforeunload", this.leaving);
  }
}
