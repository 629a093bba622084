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
import {Told} from "page/told.js";
import * as updates from "page/updates.js";
import {preferred, say, speak, write} from "page/words.js";

const PARTS = [links, records, badge];  // modules whose `connect(page)` adds a part of its own
const BEFORE_A_MATCH = ["language", "title"];  // the scenes where *Play* and *Today's deal* are offered

const find = (id) => document.getElementById(id);

class Page {
  constructor() {
    this.say("");
    find("note").addEventListener("click", () => this.say(""));
    this.memories = new Memories((sentence) => this.say(sentence));
    speak(this.memories.get("language"));
    this.pack = new Map();  // filled once it is loaded
    this.speaker = new Speaker(this.pack);
    this.screen = new Screen(find("screen"), find("lights"), find("face"));
    this.program = this.makeProgram();
    this.told = new Told(find("told"), this.program);
    this.more = new More(this);
    this.addCommands();
    this.show();
  }

  makeProgram() {
    const {screen} = this;
    return new Program(this.pack, {
      begin: (told) => this.begin(told),
      paint: (...orders) => screen.paint(...orders),
      dim: (brightness) => screen.dim(brightness),
      shine: (colours) => screen.shine(colours),
      play: (path) => this.speaker.play(path),
      tell: (...told) => this.follow(...told),
      speak: (...told) => this.told.show(...told),
    }, this.memories, (error) => this.fail(error));
  }

  // Show the page, with all that will be there when the game has begun, so that nothing moves then.
  show() {
    this.screen.begin(this.sizeOf(this.board()), 0);
    document.documentElement.classList.remove("early");
  }

  // Show a sentence below the screen; an empty one removes it.
  say(sentence) {
    find("note").classList.remove("late");
    find("note").textContent = sentence;
  }

  // Say that the game can't go on.
  fail(error) {
    console.error(error);
    this.say(say("STOPPED"));
  }

  // Add a button with the text of a name to the commands, and return it.
  addCommand(name, run) {
    const button = document.createElement("button");
    button.type = "button";
    write(button, name);
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
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") return this.say(say("TOO_OLD"));
    try {
      await untilSeen();
      for (const [name, bytes] of await load(find("pack").href)) this.pack.set(name, bytes);
    } catch (error) {
      console.error(error);
      return this.say(say("NOT_LOADED"));
    }
    await this.memories.claim();
    listenToKeys(this.program);
    listenToPad(find("face"), this.program);
    listenToPointer(find("screen"), this.program);
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

  // The game shows this scene now, and speaks this language.
  follow(scene, language) {
    if (language !== this.memories.get("language")) this.memories.put("language", language);
    if (language !== document.documentElement.lang) speak(language);
    for (const id of ["play", "today"]) find(id).classList.toggle("hidden", !BEFORE_A_MATCH.includes(scene));
    write(this.shareButton, {result: "SHARE_RESULT", puzzle: "SHARE_PUZZLE"}[scene] ?? "SHARE");
  }

  // Go on with the match, or begin one as the last was.
  play() {
    this.program.ready.then(() => this.program.call("opening.play")).catch((error) => this.fail(error));
  }

  // Start the game on the board of a name. The help tells of the keys where the page does.
  restart(board) {
    const keys = getComputedStyle(find("keys")).display === "none" ? undefined : TOLD;
    return this.program.restart({...BOARDS[board], size: this.sizeOf(board), keys, offered: offered()});
  }

  // The pixels of a board's screen, [width, height].
  sizeOf(board) {
    return BOARDS[board].size ?? this.screen.suitable();
  }

  // The name of the board that was chosen, or that suits the window.
  board() {
    const chosen = this.memories.get("board");
    return Object.hasOwn(BOARDS, chosen) ? chosen : suitable();
  }

  addCommands() {
    onClick(find("play"), () => this.play());
    const sound = this.addCommand("SOUND_ON", () => this.setMute(!this.speaker.mute));
    this.setMute = (mute) => {
      this.speaker.mute = mute;
      this.memories.put("mute", mute ? "1" : "");
      write(sound, mute ? "SOUND_OFF" : "SOUND_ON");
      sound.setAttribute("aria-pressed", String(!mute));
    };
    this.setMute(Boolean(this.memories.get("mute")));
    if (document.fullscreenEnabled) {
      this.addCommand("FULL_SCREEN", () => document.fullscreenElement ? document.exitFullscreen()
        : document.documentElement.requestFullscreen());
    }
    this.told.addSwitch(this.addCommand("IN_WORDS", () => this.told.turn()));
    for (const part of PARTS) part.connect(this);
    this.addCommand("MORE", () => this.more.show());
  }
}

// Resolves once the page's words are on the screen: on a slow network they would wait for the pack.
function untilSeen() {
  return document.hidden || new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

// The settings that the game begins with if none were chosen yet: as the browser's user prefers them anywhere.
function offered() {
  const likes = (what) => matchMedia(`(prefers-${what})`).matches;
  return {
    language: preferred(), ...(likes("reduced-motion: reduce") && {speed: 0}), ...(likes("contrast: more") && {theme: "contrast"}),
  };
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
