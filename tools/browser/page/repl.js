// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The REPL of a badge, at a serial port: runs Python there. If that fails, an Error with a sentence is thrown.

import {say} from "page/words.js";

const OPTIONS = {baudRate: 115200, bufferSize: 4096};  // 1200 baud would call the badge's bootloader
const INTERRUPT = "\x03", RAW = "\x01", FRIENDLY = "\x02", END = "\x04";
const PATIENCE = 15_000;  // ms for an answer; taking the drive takes the badge 2.5 s
const TRIES = 8, A_TRY = 700;  // ms until the REPL is called again

// What the badge says: that it is in the raw REPL; and its answer, which is the output of the code, and then its traceback.
const ENTERED = /raw REPL; CTRL-B to exit\r\n>/;
/* eslint-disable no-control-regex -- a terminal's answers have them */
const ANSWER = /OK([^\x04]*)\x04([^\x04]*)\x04>/;
const TITLE = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)/g;  // of the terminal's window, which CircuitPython puts in anywhere
/* eslint-enable no-control-regex */

// An exception that the code has raised on the badge.
export class Failure extends Error {}

export class Repl {
  /** @param {SerialPort} port */
  constructor(port) {
    this.port = port;
    this.said = "";  // by the badge, since it was last asked
    this.isGone = false;
    this.heard = () => {};
    /** @type {WritableStreamDefaultWriter<Uint8Array> | undefined} */
    this.writer = undefined;  // and `reader`: while the port is open
    /** @type {ReadableStreamDefaultReader<Uint8Array> | undefined} */
    this.reader = undefined;
  }

  // Open the port, stop the program that runs on the badge, and enter its raw REPL.
  async open() {
    try {
      await this.port.open(OPTIONS);
    } catch {
      throw new Error(say("SERIAL_BUSY"));
    }
    this.writer = this.port.writable.getWriter();
    this.reader = this.port.readable.getReader();
    this.listen();
    try {
      await this.port.setSignals({dataTerminalReady: true});  // a badge sends nothing to a port that nobody reads
      await this.enter();
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  // A program may take a while to stop, and the first key after that only wakes the REPL, so it is called more than once.
  async enter() {
    for (let tries = 0; tries < TRIES; tries++) {
      await this.send(INTERRUPT + INTERRUPT + RAW);
      if (await this.waitFor(ENTERED, A_TRY)) return;
    }
    throw new Error(say("SERIAL_SILENT"));
  }

  // Run Python there, and return its output.
  /** @param {string} code */
  async run(code) {
    this.said = "";
    await this.send(code + END);
    const found = await this.waitFor(ANSWER, PATIENCE);
    if (!found) throw new Error(say("SERIAL_SILENT"));
    const [, output, failure] = found;
    if (failure) throw new Failure(say("SERIAL_FAILED", failure.trim().split("\n").at(-1)?.trim() ?? ""));
    return output;
  }

  // Run code that never answers, since it resets the badge, and close the port.
  /** @param {string} code */
  async runLast(code) {
    this.said = "";
    await this.send(code + END).catch(() => {});
    await this.waitFor(/^OK/, A_TRY).catch(() => {});
    await this.close();
  }

  // Let the badge start its own program again, and close the port.
  async leave() {
    await this.send(FRIENDLY + END).catch(() => {});
    await this.close();
  }

  /** @param {string} text */
  async send(text) {
    try {
      await this.writer?.write(new TextEncoder().encode(text));
    } catch {
      throw new Error(say("SERIAL_GONE"));
    }
  }

  async listen() {
    const decoder = new TextDecoder();
    try {
      for (;;) {
        const read = await this.reader?.read();
        if (!read || read.done) break;
        this.said = (this.said + decoder.decode(read.value, {stream: true})).replace(TITLE, "");
        this.heard();
      }
    } catch {}  // it was pulled out
    this.isGone = true;
    this.heard();
  }

  // What the pattern finds in what the badge says, or null if it doesn't say that for so many milliseconds.
  /** @param {RegExp} pattern @param {number} patience @returns {Promise<RegExpMatchArray | null>} */
  async waitFor(pattern, patience) {
    const end = performance.now() + patience;
    for (;;) {
      const found = this.said.match(pattern), left = end - performance.now();
      if (found || left <= 0) return found;
      if (this.isGone) throw new Error(say("SERIAL_GONE"));
      await new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
        const timer = setTimeout(resolve, left);
        this.heard = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async close() {
    try {
      await this.reader?.cancel();
      this.reader?.releaseLock();
      this.writer?.releaseLock();
      await this.port.close();
    } catch {}  // which is as good as closed
  }
}
