// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The program: the game's code.py, which does a frame whenever one is due or a button is pressed.

import {start as startRuntime} from "page/runtime.js";
import {say} from "page/words.js";

const STILL = 3000;  // ms without a change on the screen, after which the game rests
const RESTS = 200;  // ms between two frames then; a press comes at once

// Lets the browser do other things between the parts of a start, each of which takes some 50 ms.
const pause = () => new Promise((resolve) => setTimeout(resolve));

export class Program {
  // `outputs` gets what the game puts out, by `paint`, `dim`, `shine` and `play`, what is known of the board once it has
  // started, by `begin`, by `tell` the scene that is shown and the language, each time one of them changes, and by `speak`
  // what is shown in words, and what of it is new, as lib/spoken.py has it; `memories` gets what is to be kept.
  // `failed(error)` is called if the game can't go on.
  constructor(pack, outputs, memories, failed) {
    Object.assign(this, {pack, outputs, memories, failed});
    this.run = 0;  // the number of this start
    this.held = new Set();
    this.changed = 0;  // when the game last changed something
    this.frames = null;  // ms that each frame took, for whoever wants them and puts a list here
    this.ready = new Promise((resolve) => { this.isReady = resolve; });
    document.addEventListener("visibilitychange", () => this.seen());
    addEventListener("pagehide", () => this.host?.keep());
  }

  // Start the game anew: {board, size, seed, virtual, unjudged}; see stand_ins/host.py. All chances of the run come from `seed`. With
  // `virtual` nothing happens by itself: `step` does each frame.
  async restart(options) {
    const run = ++this.run;
    this.end();
    this.held.clear();
    this.options = options;
    try {
      const runtime = await startRuntime(this.pack, this.browser(() => runtime));
      await pause();
      if (run !== this.run) return runtime.end();  // another one was started since
      const host = runtime.python.pyimport("host");
      await pause();
      if (run !== this.run) return runtime.end();
      this.runtime = runtime;
      const told = JSON.parse(host.start(JSON.stringify({size: null, virtual: false, ...options})));
      this.outputs.begin(told);
      this.host = host;
      this.doStep = host.step;
      this.isReady();
      if (!options.virtual) this.step();
    } catch (error) {
      this.failed(error);
    }
  }

  // End the game; it can be started anew.
  end() {
    clearTimeout(this.timer);
    this.host = null;
    this.runtime?.end();
    this.runtime = null;
  }

  // The module `browser` of stand_ins/.
  browser(runtime) {
    const bytes = (address, count) => new Uint8Array(runtime().memory(), address, count);
    return {
      random_bits: (count) => this.options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] >>> 32 - count,
      now: () => Math.floor(performance.now()),
      date: () => {
        const now = new Date();
        return `${now.getFullYear()} ${now.getMonth() + 1} ${now.getDate()}`;
      },
      paint: (address, count) => {
        this.changed = performance.now();
        this.outputs.paint(runtime().memory(), address, count);
      },
      dim: (brightness) => this.outputs.dim(brightness),
      shine: (address, count) => {
        this.changed = performance.now();
        this.outputs.shine(bytes(address, count).slice());
      },
      play: (path) => this.outputs.play(path),
      work: () => { this.changed = performance.now(); },
      tell: (scene, language) => this.outputs.tell(scene, language),
      speak: (text) => this.outputs.speak(...JSON.parse(text)),
      recall: (name, address, count) => this.memories.recall(name, bytes(address, count)),
      set_aside: (name) => this.memories.setAside(name),
      keep: (name, address, count) => this.memories.keep(name, bytes(address, count).slice()),
    };
  }

  step() {
    clearTimeout(this.timer);
    if (!this.host || document.hidden) return;
    const before = performance.now();
    let left;
    try {
      left = this.doStep();
    } catch (error) {
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
  hold(button) {
    if (!this.host || this.held.has(button)) return;
    this.held.add(button);
    this.host.hold(button);
    this.wake();
  }

  release(button) {
    if (this.held.delete(button) && this.host) this.host.release(button);
  }

  // Point at a pixel of the screen. Returns whether there is anything to click.
  point(x, y) {
    if (!this.host) return false;
    if (this.rests()) this.wake();
    return this.host.point(x, y);
  }

  // Go from one pixel of the screen to another with a finger or the mouse's button down: a click, if they are the same.
  drag(...pixels) {
    if (!this.host) return;
    this.host.drag(...pixels);
    this.wake();
  }

  // Choose a line of those that were told in words, by its place.
  choose(x, y) {
    this.call("host.choose", x, y);
    this.wake();
  }

  // Make a move that was typed in notation. Returns the moves that it can mean: just one, if it is made.
  make(text) {
    const found = this.call("host.make", text);
    this.wake();
    return found;
  }

  press(button) {
    this.hold(button);
    this.release(button);
  }

  // Call a function of a module in MicroPython, such as "records.replay", and return what it returns. What it raises is
  // thrown as an Error with the same text; its `kind` is the name of the class.
  call(name, ...values) {
    if (!this.host) throw new Error(say("NOT_RUNNING"));
    const {value, error, kind} = JSON.parse(this.host.call(name, JSON.stringify(values)));
    if (error !== undefined) throw Object.assign(new Error(error), {kind});
    return value;
  }
}
