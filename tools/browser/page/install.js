// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Install on a badge: what tools/flash.py does, by the same rules, on a drive that drive.js or serial.js reaches.

import {digest} from "page/drive.js";
import {isUnderstood, say} from "page/words.js";

const MANIFEST = "boneyard.json";
const LOCK = "boneyard-install";
// What a step does, by its name, if it doesn't just write a file; and what is in the way, by the name of the sentence.
/** @type {Record<string, string>} */
const STEPS = {keep: "KEPT", begin: "BEGUN", remove: "REMOVED", "remove folder": "REMOVED_FOLDER"};
/** @type {Record<string, string>} */
const OBSTACLES = {OBSTACLE: "DRIVE.OBSTACLE", HIDES: "DRIVE.HIDES", ROOM: "DRIVE.ROOM"};

/** @param {Uint8Array | null | undefined} bytes */
const text = (bytes) => {
  try {
    return bytes && new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    return "";  // which is no manifest
  }
};

// The game as it goes onto a badge, from the page's pack.
export class Game {
  /** @param {Pack} pack */
  constructor(pack) {
    this.files = new Map();
    for (const [name, bytes] of pack) if (name.startsWith("drive/")) this.files.set(name.slice("drive/".length), bytes);
    this.version = JSON.parse(text(this.files.get(MANIFEST)) || "{}").version;
  }

  // The game's files for a board: their `bytes`, their digests (`new`), and the text of the manifest (`whole`).
  /** @param {string} board @param {number} circuitpython @param {Call} call */
  async for(board, circuitpython, call) {
    const bytes = new Map(this.files);
    /** @type {Record<string, string>} */
    const digests = {};
    bytes.delete(MANIFEST);
    for (const [path, data] of bytes) digests[path] = digest(data);
    const whole = call("manifest_text", this.version, board, circuitpython, digests);
    bytes.set(MANIFEST, new TextEncoder().encode(whole));
    return {bytes, whole, new: {...digests, [MANIFEST]: digest(bytes.get(MANIFEST))}};
  }
}

// Look at the drive, and decide what is to be done. `game` is what Game.for gives.
/** @param {AnyDrive} drive @param {any} game @param {Call} call */
async function decide(drive, game, call) {
  const state = await look(drive, game, call);
  const job = call("plan_job", drive.name, game.new, game.whole, ...state, await drive.room());
  if (job.obstacle) {
    const [name, ...values] = job.obstacle;
    throw new Error(say(OBSTACLES[name], ...values.map(written)));
  }
  return {...job, state};
}

// A value as a sentence has it: a large number with its thousands apart.
/** @param {string | number} value */
function written(value) {
  return value.toLocaleString(document.documentElement.lang);
}

// What is on the drive: the text of the manifest there, its digest, and the listing.
/**
 * @param {AnyDrive} drive
 * @param {any} game
 * @param {Call} call
 * @returns {Promise<[string | null | undefined, string, object]>}
 */
async function look(drive, game, call) {
  const manifest = await drive.read(MANIFEST);
  const old = text(manifest), its = manifest ? digest(manifest) : "";
  const paths = await drive.paths(call("folders"));
  const files = paths.filter(([, isFolder]) => !isFolder).map(([path]) => path);
  return [old, its, await drive.listing(paths, call("concerned", game.new, old, its, files))];
}

/** @param {AnyDrive} drive @param {any} game @param {any} job @param {Call} call @param {TellStep} tell */
async function carryOut(drive, game, job, call, tell) {
  /** @type {Record<string, string>} */
  const expected = {};
  for (const [count, {do: what, path, kept, over, over_kept: overKept}] of job.steps.entries()) {
    tell(count, job.steps.length, textOf(what, path, kept));
    if (what === "keep") {
      await drive.expect(path, over);
      await drive.write(kept, /** @type {Bytes} */ (await drive.read(path)), overKept);
    } else if (what === "remove") {
      await drive.remove(path, over);
    } else if (what === "remove folder") {
      await drive.removeFolder(path);
    } else {
      const data = what === "begin" ? new TextEncoder().encode(job.begun) : game.bytes.get(path);
      await drive.write(path, data, expected[path] ?? over);
      expected[path] = digest(data);
    }
  }
}

/** @param {string} what @param {string} path @param {string} kept */
function textOf(what, path, kept) {
  return what in STEPS ? say(STEPS[what], path, kept) : path;
}

// What the badge of a drive is: its `board`, the number of CircuitPython, and the `notes` on its version. If the game can't run
// there, an Error with a sentence is thrown.
/** @param {AnyDrive} drive @returns {Promise<{board: string, circuitpython: number, notes: string[]}>} */
export async function identify(drive) {
  const names = (await drive.paths([])).map(([path]) => path), text = await drive.describe(names);
  try {
    const {newer, ...badge} = drive.call("badge", drive.name, names, text);
    return {...badge, notes: newer ? [say("NEWER_THAN_TRIED", ...newer, newer[1])] : []};
  } catch (/** @type {any} */ error) {
    throw isUnderstood(error) ? error : new Error(say("UNFIT", drive.name));
  }
}

// Put the game on a drive; `tell(done, steps, text)` is called at each step. Returns the `count` of files, the sentences to
// tell as `notes`, and the `steps` that were done. If it fails, an Error with a sentence is thrown.
/** @param {AnyDrive} drive @param {Pack} pack @param {TellStep} tell */
export async function install(drive, pack, tell) {
  const {call} = drive;
  const {board, circuitpython, notes} = await identify(drive);
  tell(0, 0, `${drive.name}: ${board}, CircuitPython ${circuitpython}`);
  await drive.take(MANIFEST);
  const game = await new Game(pack).for(board, circuitpython, call);
  const job = await decide(drive, game, call);
  await carryOut(drive, game, job, call, tell);
  if (job.steps.length) {
    tell(job.steps.length, job.steps.length, say("READING_BACK"));
    const again = await decide(drive, game, call);
    const wrong = call("wrong", drive.name, game.new, job.state, again.state);
    if (wrong) throw new Error(say("DRIVE.WORN_OUT", drive.place(wrong)));
    if (again.steps.length) throw new Error(say("DRIVE.CHANGED", drive.place(again.steps[0].path)));
  }
  for (const {do: what, path, kept} of job.steps) if (what === "keep") notes.push(`${textOf(what, path, kept)}.`);
  return {drive: drive.name, count: game.bytes.size, notes, steps: job.steps.length};
}

// Only one tab at a time may install.
/** @template T @param {() => Promise<T>} act @returns {Promise<T>} */
export async function alone(act) {
  if (!navigator.locks) return act();
  return navigator.locks.request(LOCK, {ifAvailable: true}, (lock) => {
    if (!lock) throw new Error(say("ANOTHER_TAB"));
    return act();
  }).catch((error) => {
    if (error.name === "SecurityError") return act();  // a page from a file has no locks
    throw error;
  });
}
