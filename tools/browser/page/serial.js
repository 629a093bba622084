// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// A badge's drive, by its serial port: the badge's REPL reads and writes it, by the functions of tools/drive/at_repl.py.

import {digest, Drive, written} from "page/drive.js";
import {Failure} from "page/repl.js";
import {say} from "page/words.js";

const PROGRAM = ["on_badge", "at_repl"];  // modules of tools/drive
// Bytes that one command carries. The next one is sent only when the badge has answered, so it needn't hold more at a time.
const PART = 384;
/** @type {Record<number, string>} */
const SENTENCES = {28: "SERIAL_FULL", 30: "SERIAL_READ_ONLY"};  // by the numbers of errors

// The parts of bytes in base64.
/** @param {Uint8Array} bytes */
function* parts(bytes) {
  for (let i = 0; i < bytes.length; i += PART) yield btoa(String.fromCharCode(...bytes.subarray(i, i + PART)));
}

export class SerialDrive extends Drive {
  /** @param {Repl} repl @param {Call} call */
  constructor(repl, call) {
    super("CIRCUITPY", call);
    this.repl = repl;
    this.isTaken = false;
  }

  // Connect to the badge at a port, and ask what it is; nothing is written. `pack` has the modules to be sent.
  /** @param {Pack} pack */
  async connect(pack) {
    await this.repl.open();
    try {
      await this.repl.run("import binascii\np=bytearray()");
      for (const name of PROGRAM) {
        for (const part of parts(/** @type {Bytes} */ (pack.get(`repl/${name}.py`)))) {
          await this.repl.run(`p+=binascii.a2b_base64(${JSON.stringify(part)})`);
        }
      }
      await this.repl.run('exec(str(p,"utf-8"));del p');
      this.about = await this.ask("about");
    } catch (error) {
      await this.repl.leave();
      throw error instanceof Failure ? new Error(say("SERIAL_STRANGER")) : error;
    }
  }

  // Call a function of at_repl.py, and return its value.
  /** @param {string} name @param {...any} values @returns {Promise<any>} */
  async ask(name, ...values) {
    const output = await this.repl.run(`answer(${[name, ...values.map((value) => JSON.stringify(value))]})`);
    const {value, errno} = JSON.parse(output.slice(output.indexOf("{")));
    if (errno === undefined) return value;
    throw new Error(errno in SENTENCES ? say(SENTENCES[errno]) : say("SERIAL_FAILED", errno));
  }

  // Whether the badge can write to its drive in this way.
  get isFit() {
    return this.about.can_write || this.about.can_take;
  }

  // What the badge is called, as "Adafruit PyGamer".
  get machine() {
    return this.about.machine.split(" with ")[0];
  }

  // boot_out.txt may tell of an earlier version: the badge itself is asked.
  describe() {
    const {board, machine, release} = this.about;
    return `Adafruit CircuitPython ${release}; ${machine}\nBoard ID:${board}\n`;
  }

  // Take the drive from the computer. If a cut came while the badge was replacing the manifest, finish that.
  /** @param {string} manifest */
  async take(manifest) {
    this.isTaken = true;
    if (!this.about.can_write) await this.ask("take");
    if (await this.digest(manifest) !== null) return;
    const kept = this.call("temporary", manifest), bytes = await this.read(kept);
    if (bytes && this.call("is_manifest", new TextDecoder().decode(bytes))) await this.ask("rename", kept, manifest);
  }

  // Give the drive back to the computer, which only a hard reset does wholly, or let the badge's program go on.
  async giveBack() {
    if (this.isTaken) await this.repl.runLast("import microcontroller\nmicrocontroller.reset()");
    else await this.repl.leave();
  }

  room() {
    return this.ask("room");
  }

  /** @param {string} path */
  async digest(path) {
    const found = await this.ask("check", path);
    return found && written(found[0], found[1]);
  }

  /** @param {string} path */
  async read(path) {
    const found = await this.ask("check", path);
    if (!found) return null;
    const bytes = new Uint8Array(found[1]);
    for (let start = 0; start < bytes.length;) {
      const part = atob(await this.ask("read", path, start));
      for (const letter of part) bytes[start++] = letter.charCodeAt(0);
    }
    if (digest(bytes) !== written(found[0], found[1])) throw this.wornOut(path);
    return bytes;
  }

  /** @param {string[]} wanted */
  async paths(wanted) {
    /** @type {[string, boolean][]} */
    const found = [];
    /** @type {(folder: string) => Promise<void>} */
    const look = async (folder) => {
      for (const [name, isFolder] of await this.ask("names", folder)) {
        const path = folder ? `${folder}/${name}` : name;
        found.push([path, isFolder]);
        if (isFolder && wanted.includes(path.split("/")[0].toLowerCase())) await look(path);
      }
    };
    await look("");
    return found;
  }

  // The badge writes a file under another name, tells the digest of what lies there, and renames it. Its renaming first removes
  // the old file, so for a moment the new one is there only under the other name.
  /** @param {string} path @param {Bytes} bytes */
  async put(path, bytes) {
    const folders = path.split("/").slice(0, -1), temporary = this.call("temporary", path);
    for (let count = 1; count <= folders.length; count++) await this.ask("make_folder", folders.slice(0, count).join("/"));
    await this.ask("begin", temporary);
    for (const part of parts(bytes)) await this.ask("add", part);
    await this.ask("end");
    if (await this.digest(temporary) !== digest(bytes)) throw this.wornOut(path);
    await this.ask("rename", temporary, path);
  }

  /** @param {string} path */
  async removeFolder(path) {
    await this.ask("remove", path);
  }
}
