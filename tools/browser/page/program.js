// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The program: the game's code.py, which does a frame whenever one is due or a button is pressed.

import {begin, call} from "page/runtime.js";
import {Trouble} from "page/words.js";

const NOT_NOW = ["NO_RECORD", "CANT_SAVE", "NOT_RUNNING"];  // the texts of opening.NotNow
const STILL = 3000;  // ms without a change on the screen, after which the game rests
const RESTS = 200;  // ms between two frames then; a press comes at once

export class Program {
  // `outputs` gets what the game puts out, by `paint`, `dim`, `shine` and `play`, what is known of the board once it has
  // started, by `begin`, by `tell` the scene that is shown, the language and the number of a puzzle, each time one of them
  // changes, and by `speak` what is shown in words, and what of it is new, as tools/hosted/spoken.py has it; `memories` gets what is to be
  // kept.
  // `failed(error)` is called if the game can't go on.
  /** @param {Pack} pack @param {Outputs} outputs @param {Kept} memories @param {(error: any) => void} failed */
  constructor(pack, outputs, memories, failed) {
    this.pack = pack;
    this.outputs = outputs;
    this.memories = memories;
    this.failed = failed;
    this.runtime = this.host = null;  // while no game runs
    /** @type {Options} */
    this.options = {};
    this.run = 0;  // the number of this start
    this.held = new Set();
    this.changed = 0;  // when the game last changed something
    /** @type {number[] | null} */
    this.frames = null;  // ms that each frame took, for whoever wants them and puts a list here
    this.isReady = () => {};  // resolves `ready`
    this.ready = this.notReady();  // resolves once the game has begun
    document.addEventListener("visibilitychange", () => this.seen());
    addEventListener("pagehide", () => this.host?.keep());
  }

  /** @returns {Promise<void>} */
  notReady() {
    return new Promise((resolve) => { this.isReady = resolve; });
  }

  // Start the game anew, with the options of runtime.js. With `virtual` nothing happens by itself: `step` does each frame.
  /** @param {Options} options */
  async restart(options) {
    const run = ++this.run;
    this.end();
    this.held.clear();
    this.options = options;
    try {
      const runtime = await begin(this.pack, options, this.noting(), this.memories, () => run === this.run);
      if (!runtime) return;  // another one was started since
      const {host, told} = this.runtime = runtime;
      this.outputs.begin(told);
      this.host = host;
      this.doStep = host.step;
      this.isReady();
      if (!options.virtual) this.step();
    } catch (/** @type {any} */ error) {
      this.failed(error);
    }
  }

  // End the game; it can be started anew.
  end() {
    clearTimeout(this.timer);
    if (this.runtime) this.ready = this.notReady();  // before the first start somebody may wait for it already
    this.host = null;
    this.runtime?.end();
    this.runtime = null;
  }

  // The outputs, of which each that changes something is noted.
  noting() {
    const noted = (/** @type {(...values: any[]) => void} */ put) => (/** @type {any[]} */ ...values) => {
      this.changed = performance.now();
      put(...values);
    };
    const {paint, shine} = this.outputs;
    return {...this.outputs, paint: noted(paint), shine: noted(shine), work: noted(() => {})};
  }

  step() {
    clearTimeout(this.timer);
    if (!this.host || document.hidden) return;
    const before = performance.now();
    let left;
    try {
      left = this.doStep();
    } catch (/** @type {any} */ error) {
      this.host = null;
      this.failed(error);
      return;
    }
    this.frames?.push(performance.now() - before);
    if (left < 0) this.restart(this.options);
    else if (!this.options.virtual) this.timer = setTimeout(() => this.step(), this.rests() ? RESTS : left);
  }

  // Whether nothing happens: nothing has changed for long, no move is judged, and no button is held.
  rests() {
    return !this.held.size && performance.now() - this.changed > STILL;
  }

  // Do a frame soon, since somebody has done something.
  wake() {
    this.changed = performance.now();
    if (this.options.virtual) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step());
  }

  // The page is hidden, or seen again; the game stands still meanwhile.
  seen() {
    clearTimeout(this.timer);
    if (document.hidden) this.host?.keep();  // on a phone nothing else tells that the page may be left
    if (!this.host || document.hidden || this.options.virtual) return;
    this.host.skip();
    this.step();
  }

  // Press a button, without releasing it; the game takes it at once.
  /** @param {string} button */
  hold(button) {
    if (!this.host || this.held.has(button)) return;
    this.held.add(button);
    this.host.hold(button);
    this.wake();
  }

  /** @param {string} button */
  release(button) {
    if (this.held.delete(button) && this.host) this.host.release(button);
  }

  // Point at a pixel of the screen. Returns whether there is anything to click.
  /** @param {number} x @param {number} y */
  point(x, y) {
    if (!this.host) return false;
    if (this.rests()) this.wake();
    return this.host.point(x, y);
  }

  // Take hold of what is at a pixel of the screen. Returns whether it is a tile that can be carried.
  /** @param {number} x @param {number} y */
  grab(x, y) {
    if (!this.host) return false;
    this.wake();
    return this.host.grab(x, y);
  }

  // Carry the tile that is held to a pixel of the screen; `lifted` above a finger, which would hide it.
  /** @param {number} x @param {number} y @param {boolean} lifted */
  carry(x, y, lifted) {
    if (!this.host) return;
    this.host.carry(x, y, lifted);
    if (this.rests()) this.wake();
    this.changed = performance.now();
  }

  // Let the tile that is held go back.
  letGo() {
    this.host?.let_go();
  }

  // Go from one pixel of the screen to another with a finger or the mouse's button down, and let go there: a click, if they are
  // the same. For `lifted` see `carry`.
  /** @param {number} x @param {number} y @param {number} toX @param {number} toY @param {boolean} lifted */
  drag(x, y, toX, toY, lifted) {
    if (!this.host) return;
    this.host.drag(x, y, toX, toY, lifted);
    this.wake();
  }

  // Choose a line of those that were told in words, by its place.
  /** @param {number} x @param {number} y */
  choose(x, y) {
    this.call("host.choose", x, y);
    this.wake();
  }

  // Make a move that was typed in notation. Returns the moves that it can mean: just one, if it is made.
  /** @param {string} text @returns {string[]} */
  make(text) {
    const found = this.call("host.make", text);
    this.wake();
    return found;
  }

  // Press a button, and hold it down for some ms.
  /** @param {string} button @param {number} [time] */
  press(button, time = 0) {
    this.hold(button);
    if (time) setTimeout(() => this.release(button), time);
    else this.release(button);
  }

  // Call a function of a module in MicroPython, see runtime.js.
  /** @param {string} name @param {...any} values */
  call(name, ...values) {
    if (!this.host) throw new Trouble("NOT_RUNNING");
    try {
      return call(this.host, name, ...values);
    } catch (/** @type {any} */ error) {
      throw NOT_NOW.includes(error.message) ? new Trouble(error.message) : error;
    }
  }
}
