// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The page: puts its parts together, and starts the game.

import * as badge from "page/badge.js";
import {BOARDS, suitable} from "page/boards.js";
import {listen as listenToKeys, TOLD} from "page/keys.js";
import * as links from "page/links.js";
import {Memories} from "page/memories.js";
import {More} from "page/more.js";
import {load} from "page/pack.js";
import {listen as listenToPad} from "page/pad.js";
import {listen as listenToPointer} from "page/pointer.js";
import {Program} from "page/program.js";
import * as records from "page/records.js";
import {Screen} from "page/screen.js";
import {Speaker} from "page/sound.js";
import * as updates from "page/updates.js";

const PARTS = [links, records, badge];  // modules whose `connect(page)` adds a part of its own
const TOO_OLD = "This browser is too old for the game: it needs WebAssembly and DecompressionStream, as those of 2023 have.";
const NOT_LOADED = "The game could not be loaded: see that this device is on the network, and load the page again.";
const BEFORE_A_MATCH = ["language", "title"];  // the scenes where *Play* is offered
const FAILED = "The game had to stop. Load the page again: your match is kept.";

const find = (id) => document.getElementById(id);

class Page {
  constructor() {
    this.say("");
    find("note").addEventListener("click", () => this.say(""));
    this.memories = new Memories((sentence) => this.say(sentence));
    this.screen = new Screen(find("screen"), find("lights"), find("face"));
    this.more = new More(this);
    onClick(find("play"), () => this.play());
  }

  // Show a sentence below the screen; an empty one removes it.
  say(sentence) {
    find("note").classList.remove("late");
    find("note").textContent = sentence;
  }

  // Say that the game can't go on.
  fail(error) {
    console.error(error);
    this.say(FAILED);
  }

  // Add a button to the commands, and return it.
  addCommand(label, run) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    onClick(button, run);
    find("commands").append(button);
    return button;
  }

  // Show a <dialog>, which gets all keys until it is closed. Resolves with its returnValue, which is "" after Esc.
  async ask(dialog) {
    document.body.append(dialog);
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, {once: true}));
    dialog.remove();
    return dialog.returnValue;
  }

  async start() {
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") return this.say(TOO_OLD);
    try {
      this.pack = await load(find("pack").href);
    } catch (error) {
      console.error(error);
      return this.say(NOT_LOADED);
    }
    await this.memories.claim();
    this.speaker = new Speaker(this.pack);
    const screen = this.screen;
    this.program = new Program(this.pack, {
      begin: (told) => this.begin(told),
      paint: (...orders) => screen.paint(...orders),
      dim: (brightness) => screen.dim(brightness),
      shine: (colours) => screen.shine(colours),
      play: (path) => this.speaker.play(path),
      tell: (scene) => this.follow(scene),
    }, this.memories, (error) => this.fail(error));
    listenToKeys(this.program);
    listenToPad(find("face"), this.program);
    listenToPointer(find("screen"), this.program);
    this.addCommands();
    for (const part of PARTS) part.connect(this);
    this.addCommand("More…", () => this.more.show());
    await this.restart(this.board());
    updates.keep((sentence) => this.say(sentence));
  }

  // The program has begun on a board: the `size` of its screen, the `names` of its buttons, how many `lights`.
  begin({size, names, lights}) {
    find("front").classList.remove("loading");
    this.screen.begin(size, lights);
    ["B", "A", "START", "SELECT"].forEach((button, i) => {
      document.querySelector(`[data-button=${button}]`).textContent = names[i];
    });
  }

  // The scene that the game shows now.
  follow(scene) {
    find("play").classList.toggle("hidden", !BEFORE_A_MATCH.includes(scene));
  }

  // Go on with the match, or begin one as the last was.
  play() {
    this.program?.ready.then(() => this.program.call("opening.play")).catch((error) => this.fail(error));
  }

  // Start the game on the board of a name. The help tells of the keys where the page does.
  restart(board) {
    const keys = getComputedStyle(find("keys")).display === "none" ? undefined : TOLD;
    return this.program.restart({...BOARDS[board], keys});
  }

  // The name of the board that was chosen, or that suits the window.
  board() {
    const chosen = this.memories.get("board");
    return Object.hasOwn(BOARDS, chosen) ? chosen : suitable();
  }

  addCommands() {
    const sound = this.addCommand("", () => this.setMute(!this.speaker.mute));
    this.setMute = (mute) => {
      this.speaker.mute = mute;
      this.memories.put("mute", mute ? "1" : "");
      sound.textContent = mute ? "Sound is off" : "Sound is on";
      sound.setAttribute("aria-pressed", String(!mute));
    };
    this.setMute(Boolean(this.memories.get("mute")));
    if (document.fullscreenEnabled) {
      this.addCommand("Full screen", () => document.fullscreenElement ? document.exitFullscreen()
        : document.documentElement.requestFullscreen());
    }
  }
}

// Run when a button is clicked. After a click of the mouse the keys are the game's.
function onClick(button, run) {
  button.addEventListener("click", (event) => {
    if (event.detail) button.blur();
    run();
  });
}

const page = new Page();
globalThis.boneyard = page;  // for the browser's console, and for tests
await page.start().catch((error) => page.fail(error));
