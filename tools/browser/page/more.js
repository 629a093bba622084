// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The dialog "More": what few players look for, such as records and the badge.

import {BOARDS, LARGE} from "page/boards.js";
import {findIn} from "page/find.js";
import {dialog, say, write} from "page/words.js";

const DIALOG = `
<form method="dialog">
<h2 data-word="MORE"></h2>
<menu data-commands></menu>
<p><label><span data-word="BOARD"></span> <select></select></label>
<button value="board" data-word="START_AGAIN"></button></p>
<menu><button value="" data-word="CLOSE" autofocus></button></menu>
</form>`;

export class More {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** @type {Record<string, () => void>} */
    this.runs = {};  // by the names of the commands
  }

  // Add a command with the text of a name; it closes the dialog.
  /** @param {string} name @param {() => void} run */
  add(name, run) {
    this.runs[name] = run;
  }

  async show() {
    const shown = dialog("MORE", DIALOG);
    for (const name of Object.keys(this.runs)) {
      const button = Object.assign(document.createElement("button"), {value: name});
      write(button, name);
      findIn(shown, "[data-commands]").append(button);
    }
    const boards = findIn(shown, "select");
    for (const name of Object.keys(BOARDS)) {
      boards.add(new Option(`${name === LARGE ? say("LARGE") : name}, ${this.page.sizeOf(name).join(" × ")}`, name));
    }
    boards.value = this.page.board();
    const chosen = await this.page.ask(shown);
    if (chosen === "board") this.start(boards.value);
    else this.runs[chosen]?.();
  }

  // Start the game again on the board of a name.
  /** @param {string} board */
  start(board) {
    this.page.memories.put("board", board);
    this.page.restart(board);
  }
}
