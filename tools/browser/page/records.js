// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Records (docs/record-format.md): the page looks back at one that is dropped onto it, and saves a match as one, or as a
// picture, still or moving.

import {download} from "page/download.js";
import {film} from "page/film.js";
import {sentence} from "page/links.js";
import {dialog, say} from "page/words.js";

const SAVE = `
<form method="dialog">
<h2 data-word="SAVE"></h2>
<p><button value="record" data-word="SAVE_RECORD"></button> <span data-record></span></p>
<p><button value="film" data-word="SAVE_FILM"></button> <span data-word="ABOUT_FILM"></span></p>
<p><button value="picture" data-word="SAVE_PICTURE"></button></p>
<menu><button value="" data-word="CLOSE"></button></menu>
</form>`;

export function connect(page) {
  const records = new Records(page);
  page.more.add("LOOK", () => records.choose());
  page.more.add("SAVE", () => records.ask());
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) records.open(file);
  });
}

class Records {
  constructor(page) {
    this.page = page;
    this.input = Object.assign(document.createElement("input"), {type: "file", accept: ".json,application/json"});
    this.input.addEventListener("change", () => {
      if (this.input.files.length) this.open(this.input.files[0]);
      this.input.value = "";
    });
  }

  choose() {
    this.input.click();
  }

  // Look back at the match whose record is in a file.
  async open(file) {
    try {
      this.call("look_at", await read(file, this.call("most_bytes")));
      this.page.say(say("LOOKS_BACK", file.name));
    } catch (error) {
      this.page.say(`${file.name}: ${sentence(error)}`);
    }
  }

  async ask() {
    const asked = dialog("SAVE", SAVE);
    asked.querySelector("[data-record]").innerHTML = say("ABOUT_RECORD", "<code>replay.py</code>");
    const what = await this.page.ask(asked);
    if (!what) return;
    try {
      await this[what]();
    } catch (error) {
      this.page.say(sentence(error));
    }
  }

  record() {
    const record = this.call("record_of");
    download(new Blob([`${JSON.stringify(record)}\n`], {type: "application/json"}), `boneyard-${record.game}.json`);
  }

  async film() {
    const record = this.call("record_of");
    const blob = await film(this.page, record, (part) => this.page.say(say("FILMING", Math.floor(100 * part))));
    download(blob, `boneyard-${record.game}.gif`);
    this.page.say("");
  }

  async picture() {
    download(await this.page.screen.picture(), "boneyard.png");
  }

  call(name, ...values) {
    return this.page.program.call(`opening.${name}`, ...values);
  }
}

// The JSON value in a file of at most so many bytes. If there is none, an Error with a sentence is thrown.
async function read(file, most) {
  if (file.size > most) throw new Error(say("NOT_A_RECORD.size"));
  const bytes = await file.arrayBuffer().catch(() => { throw new Error(say("NOT_A_RECORD.read")); });
  let text;
  try {
    text = new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    throw new Error(say("NOT_A_RECORD.text"));
  }
  try {
    return parse(text);
  } catch (error) {
    throw new Error(say("NOT_A_RECORD.json", error.message.replace(/\.$/, "")));
  }
}

// The value that a text in JSON has. Of a key that an object has twice, JSON.parse would take the last: so the keys are counted.
function parse(text) {
  let taken = -1;  // since the whole value is counted, too
  const value = JSON.parse(text, function (key, each) {
    if (!Array.isArray(this)) taken++;
    return each;
  });
  const written = (text.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? []).filter((token) => token.endsWith(":"));
  if (written.length > taken) throw new Error(say("TWICE"));
  return value;
}
