// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Install on a badge: what tools/flash.py does, by the same rules, on a drive that drive.js or serial.js reaches.

import {digest} from "page/drive.js";
import {say} from "page/words.js";

const MANIFEST = "boneyard.json";
const LOCK = "boneyard-install";

const text = (bytes) => {
  try {
    return bytes && new TextDecoder("utf-8", {fatal: true}).decode(bytes);
  } catch {
    return "";  // which is no manifest
  }
};

// The game as it goes onto a badge, from the page's pack.
export class Game {
  constructor(pack) {
    this.files = new Map();
    for (const [name, bytes] of pack) if (name.startsWith("drive/")) this.files.set(name.slice("drive/".length), bytes);
    this.version = JSON.parse(text(this.files.get(MANIFEST))).version;
  }

  // The game's files for a board: their `bytes`, their digests (`new`), and the text of the manifest (`whole`).
  async for(board, circuitpython, call) {
    const bytes = new Map(this.files), digests = {};
    bytes.delete(MANIFEST);
    for (const [path, data] of bytes) digests[path] = digest(data);
    const whole = call("manifest_text", this.version, board, circuitpython, digests);
    bytes.set(MANIFEST, new TextEncoder().encode(whole));
    return {bytes, whole, new: {...digests, [MANIFEST]: digest(bytes.get(MANIFEST))}};
  }
}

// Look at the drive, and decide what is to be done. `game` is what Game.for gives.
async function decide(drive, game, call) {
  const state = await look(drive, game, call);
  const job = call("plan_job", drive.name, game.new, game.whole, ...state, await drive.room());
  if (job.obstacle) throw new Error(job.obstacle);
  return {...job, state};
}

// What is on the drive: the text of the manifest there, its digest, and the listing.
async function look(drive, game, call) {
  const manifest = await drive.read(MANIFEST);
  const old = text(manifest), its = manifest ? digest(manifest) : "";
  const paths = await drive.paths(call("folders"));
  const files = paths.filter(([, isFolder]) => !isFolder).map(([path]) => path);
  return [old, its, await drive.listing(paths, call("concerned", game.new, old, its, files))];
}

async function carryOut(drive, game, job, call, tell) {
  const expected = {};
  for (const [count, {do: what, path, kept, text: told, over, over_kept: overKept}] of job.steps.entries()) {
    tell(count, job.steps.length, told);
    if (what === "keep") {
      await drive.expect(path, over);
      await drive.write(kept, await drive.read(path), overKept);
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

// What the badge of a drive is: its `board`, the number of CircuitPython, and a `note` on its version, or null. If the game
// can't run there, an Error with a sentence is thrown.
export async function identify(drive) {
  const names = (await drive.paths([])).map(([path]) => path);
  return drive.call("badge", drive.name, names, await drive.describe(names));
}

// Put the game on a drive; `tell(done, steps, text)` is called at each step. Returns the `count` of files, the sentences to
// tell as `notes`, and the `steps` that were done. If it fails, an Error with a sentence is thrown.
export async function install(drive, pack, tell) {
  const {call} = drive;
  const {board, circuitpython, note} = await identify(drive);
  tell(0, 0, `${drive.name}: a ${board} with CircuitPython ${circuitpython}`);
  await drive.take(MANIFEST);
  const game = await new Game(pack).for(board, circuitpython, call);
  const job = await decide(drive, game, call);
  await carryOut(drive, game, job, call, tell);
  if (job.steps.length) {
    tell(job.steps.length, job.steps.length, say("READING_BACK"));
    const again = await decide(drive, game, call);
    const wrong = call("wrong", drive.name, game.new, job.state, again.state);
    if (wrong) throw new Error(drive.say("WORN_OUT", drive.place(wrong)));
    if (again.steps.length) throw new Error(drive.say("CHANGED", drive.place(again.steps[0].path)));
  }
  const notes = [...note ? [note] : [], ...job.kept.map((text) => `${text}.`)];
  return {drive: drive.name, count: game.bytes.size, notes, steps: job.steps.length};
}

// Only one tab at a time may install.
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
