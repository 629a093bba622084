// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Records (docs/record-format.md): the page looks back at one that is dropped onto it, and saves a match as one, or as a
// picture, still or moving.

import {download} from "page/download.js";
import {film} from "page/film.js";
import {findIn} from "page/find.js";
import {sentence} from "page/links.js";
import {usesFingers} from "page/pointer.js";
import {dialog, say, Trouble} from "page/words.js";

const STEP = 5;  // % in which the progress of a film is told, since a screen reader says each
const SAVE = `
<form method="dialog">
<h2 data-word="SAVE"></h2>
<p><button value="record" data-word="SAVE_RECORD"></button> <span data-record></span></p>
<p><button value="film" data-word="SAVE_FILM"></button> <span data-word="ABOUT_FILM"></span></p>
<p><button value="picture" data-word="SAVE_PICTURE"></button></p>
<menu><button value="" data-word="CLOSE"></button></menu>
</form>`;

/** @param {Page} page */
export function connect(page) {
  const records = new Records(page);
  page.more.add("LOOK", () => records.choose());
  page.more.add("SAVE", () => records.ask());
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file) records.open(file);
  });
}

class Records {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.input = document.createElement("input");
    this.input.type = "file";
    this.input.accept = ".json,application/json";
    this.input.addEventListener("change", () => {
      const [file] = this.input.files ?? [];
      if (file) this.open(file);
      this.input.value = "";
    });
  }

  choose() {
    this.input.click();
  }

  // Look back at the match whose record is in a file, once the game has begun.
  /** @param {File} file */
  async open(file) {
    await this.page.program.ready;
    try {
      this.call("look_at", await read(file, this.call("most_bytes")));
      this.page.say(() => say(usesFingers() ? "LOOKS_BACK_TAPPED" : "LOOKS_BACK", file.name));
    } catch (/** @type {any} */ error) {
      this.page.say(() => `${file.name}: ${sentence(error, "NOT_A_RECORD.other")}`);
    }
  }

  async ask() {
    const asked = dialog("SAVE", SAVE);
    findIn(asked, "[data-record]").innerHTML = say("ABOUT_RECORD", "<code>replay.py</code>");
    const what = await this.page.ask(asked);
    if (!what) return;
    try {
      await /** @type {any} */ (this)[what]();
    } catch (/** @type {any} */ error) {
      this.page.say(() => sentence(error));
    }
  }

  record() {
    const record = this.call("record_of");
    download(new Blob([`${JSON.stringify(record)}\n`], {type: "application/json"}), `boneyard-${record.game}.json`);
  }

  async film() {
    const record = this.call("record_of");
    const blob = await film(this.page, record, (part) => {
      const percent = STEP * Math.floor(100 * part / STEP);
      this.page.say(() => say("FILMING", percent));
    });
    download(blob, `boneyard-${record.game}.gif`);
    this.page.say();
  }

  async picture() {
    download(await this.page.screen.picture(), "boneyard.png");
  }

  /** @param {string} name @param {...any} values */
  call(name, ...values) {
    return this.page.program.call(`opening.${name}`, ...values);
  }
}

// The JSON value in a file of at most so many bytes. If there is none, an Error with a sentence is thrown.
/** @param {File} file @param {number} most */
async function read(file, most) {
  if (file.size > most) throw new Trouble("NOT_A_RECORD.size");
  const bytes = await file.arrayBuffer().catch(() => { throw new Trouble("NOT_A_RECORD.read"); });
  let text;
  try {
    text = new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    throw new Trouble("NOT_A_RECORD.text");
  }
  try {
    return parse(text);
  } catch (/** @type {any} */ error) {
    throw new Trouble("NOT_A_RECORD.json", error);
  }
}

// The value that a text in JSON has. Of a key that an object has twice, JSON.parse would take the last: so the keys are counted.
/** @param {string} text */
function parse(text) {
  let taken = -1;  // since the whole value is counted, too
  const value = JSON.parse(text, function (key, each) {
    if (!Array.isArray(this)) taken++;
    return each;
  });
  const written = (text.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? []).filter((token) => token.endsWith(":"));
  if (written.length > taken) throw new Trouble("TWICE");
  return value;
}
