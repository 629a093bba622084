// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The page: puts its parts together, and starts the game.

import * as badge from "page/badge.js";
import {BOARDS, LARGE} from "page/boards.js";
import {find, findIn} from "page/find.js";
import {listen as listenToKeys, told as toldKeys, useLetters} from "page/keys.js";
import * as links from "page/links.js";
import {Memories} from "page/memories.js";
import {More} from "page/more.js";
import {Notes} from "page/notes.js";
import {load} from "page/pack.js";
import {listen as listenToPad} from "page/pad.js";
import {pause} from "page/pause.js";
import {listen as listenToPointer, usesFingers, watchFingers} from "page/pointer.js";
import {Program} from "page/program.js";
import * as records from "page/records.js";
import {Screen} from "page/screen.js";
import {Speaker} from "page/sound.js";
import {Told} from "page/told.js";
import * as updates from "page/updates.js";
import {preferred, say, speak, write} from "page/words.js";

const PARTS = [links, records, badge];  // modules whose `connect(page)` adds a part of its own
const BEFORE_A_MATCH = ["language", "title"];  // the scenes where *Play* and *Today's deal* are offered
const CALM = [...BEFORE_A_MATCH, "table"];  // those that a start on another board shows again just as they were
const AT_A_TABLE = ["table", "summary", "pause", "leave"];  // the scenes from which a reload leads back to the table
const PATIENCE = 300;  // ms without a change of the window, after which another board is chosen

export class Page {
  constructor() {
    this.notes = new Notes(find("note"), find("warnings"));
    this.say();
    this.memories = new Memories((about, name) => this.notes.warn(about, name));
    this.speak(this.memories.get("language"));
    this.pack = new Map();  // filled once it is loaded
    this.speaker = new Speaker(this.pack);
    this.screen = new Screen(/** @type {HTMLCanvasElement} */ (find("screen")), find("lights"), find("front"));
    this.program = this.makeProgram();
    this.told = new Told(find("told"), this.program);
    this.more = new More(this);
    this.scene = "";  // that is shown
    this.left = "";  // what a reload leads back to
    /** @type {HTMLElement | null} the button that shares, which links.js adds */
    this.shareButton = null;
    this.showPad(Boolean(this.memories.get("pad")));
    this.showLetters(this.memories.get("letters") !== "off");
    this.addCommands();
    watchFingers(() => this.tellOfFingers());
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
    document.documentElement.classList.remove("early");
    this.screen.begin(this.sizeOf(this.board()), 0);
    this.screen.watch(() => this.suit());
    this.showStill().catch(console.warn);
  }

  // Show a newcomer the still of the title, with which the game will begin there. Anybody else's page is kept, and so is quick.
  async showStill() {
    const still = /** @type {HTMLImageElement} */ (find("still"));
    await still.decode();
    const isAwaited = this.memories.isNew && this.board() === LARGE && !location.hash && !("theme" in offered());
    if (!isAwaited || this.program.host) return;
    this.screen.showStill(still);
    performance.mark("still");
  }

  // Show the buttons of the badge around the picture, or leave their room to it.
  /** @param {boolean} shown */
  showPad(shown) {
    document.body.classList.toggle("pad", shown);
    this.tellOfFingers();
  }

  // Whether the player taps the picture, and presses no buttons.
  taps() {
    return usesFingers() && !document.body.classList.contains("pad");
  }

  tellOfFingers() {
    this.program.host?.use_fingers(this.taps());
  }

  // Show these buttons if they are hidden, else hide them; the next visit begins so, too.
  turnPad() {
    const shown = !document.body.classList.contains("pad");
    this.showPad(shown);
    this.memories.put("pad", shown ? "1" : "");
  }

  // Soon go on with a board that suits the window, if another one does by then and nothing is lost by it; else see `follow`.
  suit() {
    clearTimeout(this.suiting);
    this.suiting = setTimeout(async () => {
      const {options, host} = this.program;
      if (!host || options.virtual || this.board() !== LARGE || !CALM.includes(this.scene)) return;
      if (String(this.sizeOf(LARGE)) !== String(options.size)) await this.resume();
    }, PATIENCE);
  }

  // Start the game again on its board, and show the same screen, one of CALM.
  async resume() {
    const {left, program} = this;
    program.host.keep();
    await this.restart(this.board());
    if (left) program.call("opening.reopen", left);
  }

  // Let the letters be keys of the game, or not, as the next visit begins, too. The help tells of the keys.
  /** @param {boolean} used */
  useLetters(used) {
    this.memories.put("letters", used ? "" : "off");
    this.showLetters(used);
    this.say(() => say(used ? "LETTERS_ON" : "LETTERS_OFF"));
    if (this.program.host && CALM.includes(this.scene)) this.resume();
  }

  /** @param {boolean} used */
  showLetters(used) {
    /** @param {boolean} used */
    useLetters(used);
    write(find("keys"), used ? "KEYS" : "KEYS_PLAIN");
    find("letter-keys").hidden = !used;
  }

  // Show a note below the screen, see Notes.
  /** @param {() => string} [told] */
  say(told) {
    this.notes.say(told);
  }

  // Say that the game can't go on.
  /** @param {Error} error */
  fail(error) {
    console.error(error);
    this.notes.warn("game", "STOPPED");
  }

  // Add a button with the text of a name to the commands, and return it.
  /** @param {string} name @param {() => void} run */
  addCommand(name, run) {
    const button = document.createElement("button");
    button.type = "button";
    write(button, name);
    onClick(button, run);
    find("commands").append(button);
    return button;
  }

  // Show a <dialog>, which gets all keys until it is closed. Resolves with its returnValue, which is "" after Esc.
  /** @param {HTMLDialogElement} dialog */
  async ask(dialog) {
    document.body.append(dialog);
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, {once: true}));
    dialog.remove();
    return dialog.returnValue;
  }

  async start() {
    await pause();
    this.show();
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function") return this.notes.warn("game", "TOO_OLD");
    const link = /** @type {HTMLLinkElement} */ (find("pack"));
    link.rel ||= "preload";  // watch.js hasn't begun it yet, so that it isn't asked for twice
    try {
      for (const [name, bytes] of await load(link.href)) this.pack.set(name, bytes);
      performance.mark("loaded");
    } catch (error) {
      console.error(error);
      return this.notes.warn("game", "NOT_LOADED");
    }
    await this.memories.claim();
    listenToKeys(this.program);
    for (const id of ["face", "bar"]) listenToPad(find(id), this.program);
    listenToPointer(this.screen.canvas, this.program);
    await this.restart(this.board());
    performance.mark("title");
    updates.keep(() => this.notes.warn("update", "NEWER", {sign: "↻", offer: {name: "LOAD_NEWER", run: () => location.reload()}}));
  }

  // The program has begun on a board: the `size` of its screen, the `names` of its buttons, how many `lights`.
  /** @param {{size: number[], names: string[], lights: number}} told */
  begin({size, names, lights}) {
    this.notes.warn("game");
    find("front").classList.remove("loading");
    this.screen.begin(size, lights);
    ["B", "A", "START", "SELECT"].forEach((button, i) => {
      findIn(find("face"), `[data-button=${button}]`).textContent = names[i];
    });
  }

  // The game shows this scene now, and speaks this language; `puzzle` is the number of the puzzle that is shown, or 0.
  /** @param {string} scene @param {string} language @param {number} puzzle */
  follow(scene, language, puzzle) {
    if (language !== this.memories.get("language")) this.memories.put("language", language);
    if (language !== document.documentElement.lang) this.speak(language).catch(console.warn);  // without a network
    for (const id of ["play", "today"]) find(id).classList.toggle("hidden", !BEFORE_A_MATCH.includes(scene));
    find("bar").classList.toggle("hidden", BEFORE_A_MATCH.includes(scene));
    for (const button of ["SELECT", "START"]) {
      findIn(find("bar"), `[data-button=${button}]`).hidden = !["table", "puzzle"].includes(scene);
    }
    this.scene = scene;
    this.left = puzzle ? `puzzle=${puzzle}` : AT_A_TABLE.includes(scene) ? "table" : "";
    this.memories.shows(this.left);
    this.suit();
    /** @type {Record<string, string>} */
    const names = {result: "SHARE_RESULT", puzzle: "SHARE_PUZZLE", evening: "SHARE_EVENING"};
    if (this.shareButton) write(this.shareButton, names[scene] ?? "SHARE");
  }

  // Speak a language from now on, if the page knows it.
  /** @param {string | null} language */
  async speak(language) {
    await speak(language);
    this.notes.translate();
  }

  // Go on with the match, or begin one as the last was.
  play() {
    this.program.ready.then(() => this.program.call("opening.play")).catch((error) => this.fail(error));
  }

  // Start the game on the board of a name. The help tells of the keys where the page does.
  /** @param {string} board */
  restart(board) {
    const keys = getComputedStyle(find("keys")).display === "none" ? undefined : toldKeys();
    return this.program.restart({...BOARDS[board], size: this.sizeOf(board), keys, fingers: this.taps(), offered: offered()});
  }

  // The pixels of a board's screen, [width, height].
  /** @param {string} board @returns {number[]} */
  sizeOf(board) {
    return BOARDS[board].size ?? this.screen.suitable();
  }

  // The name of the board that was chosen, or of the one that suits the window.
  board() {
    const chosen = this.memories.get("board");
    return chosen !== null && Object.hasOwn(BOARDS, chosen) ? chosen : LARGE;
  }

  addCommands() {
    onClick(find("play"), () => this.play());
    const sound = this.addCommand("SOUND_ON", () => setMute(!this.speaker.mute));
    /** @type {(mute: boolean) => void} */
    const setMute = (mute) => {
      this.speaker.mute = mute;
      this.memories.put("mute", mute ? "1" : "");
      write(sound, mute ? "SOUND_OFF" : "SOUND_ON");
      sound.setAttribute("aria-pressed", String(!mute));
    };
    setMute(Boolean(this.memories.get("mute")));
    if (document.fullscreenEnabled) {
      this.addCommand("FULL_SCREEN", () => document.fullscreenElement ? document.exitFullscreen()
        : document.documentElement.requestFullscreen());
    }
    this.told.addSwitch(this.addCommand("IN_WORDS", () => this.told.turn()));
    for (const part of PARTS) part.connect(this);
    this.more.add("PAD", () => this.turnPad());
    this.more.add("LETTERS", () => this.useLetters(this.memories.get("letters") === "off"));
    this.addCommand("MORE", () => this.more.show());
  }
}

// The settings that the game begins with if none were chosen yet: as the browser's user prefers them anywhere.
function offered() {
  /** @type {(what: string) => boolean} */
  const likes = (what) => matchMedia(`(prefers-${what})`).matches;
  return {
    language: preferred(), ...(likes("reduced-motion: reduce") && {speed: 0}), ...(likes("contrast: more") && {theme: "contrast"}),
  };
}

// Run when a button is clicked. After a click of the mouse the keys are the game's.
/** @param {HTMLElement} button @param {() => void} run */
function onClick(button, run) {
  button.addEventListener("click", (event) => {
    if (event.detail) button.blur();
    run();
  });
}

const page = new Page();
Object.assign(globalThis, {boneyard: page});  // for the browser's console, and for tests
await page.start().catch((error) => page.fail(error));
