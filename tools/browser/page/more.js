// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The dialog "More": what few players look for, such as records and the badge.

import {BOARDS} from "page/boards.js";

const DIALOG = `
<form method="dialog">
<h2>More</h2>
<menu data-commands></menu>
<p><label>The screen and the buttons of <select></select></label> <button value="board">Start again with them</button></p>
<menu><button value="" autofocus>Close</button></menu>
</form>`;

export class More {
  constructor(page) {
    this.page = page;
    this.dialog = document.createElement("dialog");
    this.dialog.setAttribute("aria-label", "More");
    this.dialog.innerHTML = DIALOG;
    this.runs = {board: () => this.start()};  // by the values of the buttons
    this.boards = this.dialog.querySelector("select");
    for (const [name, {size}] of Object.entries(BOARDS)) {
      this.boards.add(new Option(`${name}, ${size.join(" × ")}`, name));
    }
  }

  // Add a button to the dialog, which closes it.
  add(label, run) {
    const button = document.createElement("button");
    button.textContent = button.value = label;
    this.dialog.querySelector("[data-commands]").append(button);
    this.runs[label] = run;
  }

  async show() {
    this.boards.value = this.page.board();
    this.runs[await this.page.ask(this.dialog)]?.();
  }

  // Start the game again on the board that is chosen.
  start() {
    this.page.memories.put("board", this.boards.value);
    this.page.restart(this.boards.value);
  }
}
