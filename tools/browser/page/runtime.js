// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The runtime: MicroPython for WebAssembly, with the game's drive in its file system, and the game in it. A worker has it, too.

import {pause} from "page/pause.js";

const PYSTACK = 16 << 10;  // words
const NOWHERE = "data:application/wasm,";  // what it fetches doesn't matter: it gets the compiled module
const MPY_ON_BADGE = "C".charCodeAt(0), MPY_HERE = "M".charCodeAt(0);  // the first byte of a compiled module
// The modules that a start needs, in the order in which they are loaded: one comes after those that it imports. Those that take
// no time are left out.
const MODULES = ("group tilegrid painting hardware wires saves.memory handheld.boards handheld.profile words.label art "
  + "words.words app moved counted engine.chinese judged written told_pages told_tables spoken pointer typed handheld.screen "
  + "handheld.wiring saves.settings words.font sheets themes.felt handheld.chance saves.match saves.store screens saves.choice "
  + "scenes.menu scenes.title words.lines adafruit_display_text.bitmap_label words.prose words.plurals saves.doubles "
  + "saves.evening saves.puzzles saves.statistics saves.the_set engine.line_match engine.games.all_fives handheld.audio host").split(" ");
/** @type {Record<string, string>} */
const FOLDERS = {drive: "drive", hosts: "drive", stand_ins: "beside", board: "beside"};  // of the pack, and where each lies

// An error of MicroPython's file system. Its own kind writes a text and a stack for each file that an import looks for in vain.
class Missing {
  name = "ErrnoError";

  /** @param {number} errno */
  constructor(errno) {
    this.errno = errno;
  }
}

// Start the game with the files of a pack: {board, size, seed, virtual, unjudged}; see stand_ins/host.py. All chances of the run
// come from `seed`. `outputs` and `memories` are those of program.js. Returns the module `host`, what is known of the board as
// `told`, and `end()`, after which nothing must be called any more; null if it isn't wanted any longer by then.
/**
 * @param {Pack} pack
 * @param {Options} options
 * @param {Outputs} outputs
 * @param {Kept} memories
 * @param {() => boolean} [isWanted]
 */
export async function begin(pack, options, outputs, memories, isWanted = () => true) {
  const runtime = await start(pack, browserOf(() => runtime.memory(), options, outputs, memories));
  let /** @type {any} */ host, /** @type {any} */ told;
  const parts = [
    ...MODULES.map((name) => () => { host = runtime.python.pyimport(name); }),
    () => { told = JSON.parse(host.start(JSON.stringify({size: null, virtual: false, ...options}))); },
    () => host.make_app(),
  ];
  for (const part of parts) {
    part();
    await pause();
    if (isWanted()) continue;
    runtime.end();
    return null;
  }
  return {host, told, end: runtime.end};
}

// Call a function of a module in MicroPython, such as "records.replay", and return what it returns. What it raises is
// thrown as an Error with the same text.
/** @param {any} host @param {string} name @param {...any} values */
export function call(host, name, ...values) {
  const {value, error} = JSON.parse(host.call(name, JSON.stringify(values)));
  if (error !== undefined) throw new Error(error);
  return value;
}

// The module `browser` of stand_ins/.
/** @param {() => ArrayBuffer} memory @param {Options} options @param {Outputs} outputs @param {Kept} memories */
function browserOf(memory, options, outputs, memories) {
  const bytes = (/** @type {number} */ address, /** @type {number} */ count) => new Uint8Array(memory(), address, count);
  /** @type {BrowserModule} */
  const made = {
    random_bits: (count) => options.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] >>> 32 - count,
    now: () => Math.floor(performance.now()),
    date: () => {
      const now = new Date();
      return `${now.getFullYear()} ${now.getMonth() + 1} ${now.getDate()}`;
    },
    paint: (address, count) => outputs.paint(memory(), address, count),
    dim: (brightness) => outputs.dim(brightness),
    shine: (address, count) => outputs.shine(bytes(address, count).slice()),
    play: (path) => outputs.play(path),
    work: () => outputs.work?.(),
    tell: (scene, language, puzzle) => outputs.tell(scene, language, puzzle),
    speak: (text) => outputs.speak(.../** @type {[Line[], Line[]]} */ (JSON.parse(text))),
    recall: (name, address, count) => memories.recall(name, bytes(address, count)),
    set_aside: (name) => memories.setAside(name),
    keep: (name, address, count) => memories.keep(name, bytes(address, count).slice()),
  };
  return made;
}

/** @type {WebAssembly.Module | undefined} */
let compiled;  // the module of WebAssembly, which is the same for all

// A new MicroPython with the files of a pack, and with `browser` as a module of that name. Returns its API (`pyimport`,
// ...), `memory()`, the ArrayBuffer that its addresses lie in, and `end()`, after which it must not be called any more.
// What it prints goes to the console.
/** @param {Pack} pack @param {object} browser */
async function start(pack, browser) {
  compiled ??= await WebAssembly.compile(/** @type {Bytes} */ (pack.get("runtime/micropython.wasm")));
  const {place, leave} = await placeOfItsOwn(/** @type {Bytes} */ (pack.get("runtime/micropython.mjs")));
  const {WebAssembly: its, loadMicroPython} = place;
  const {instantiate} = its;
  /** @type {WebAssembly.Memory} */
  let memory;
  // Whatever it tries to fetch, it gets the compiled module. Its memory has to be found here, since it doesn't tell.
  its.instantiate = its.instantiateStreaming = async (/** @type {unknown} */ _, /** @type {object} */ imports) => {
    const instance = await instantiate.call(its, compiled, imports);
    memory = Object.values(instance.exports).find((value) => value instanceof its.Memory);
    return {instance, module: compiled};
  };
  const python = await loadMicroPython({url: NOWHERE, pystack: PYSTACK, stdout: console.log, stderr: console.log});
  python.registerJsModule("browser", browser);
  python.FS.ErrnoError = Missing;
  await fill(python.FS, pack);
  python.FS.chdir("/drive");
  python.runPython("import sys; sys.path[:] = ['/beside', '/drive', '/drive/lib', 'lib/libraries', '.frozen']");
  return {python, memory: () => memory.buffer, end: leave};
}

// The global object of a hidden frame in which a module of JavaScript has been loaded, as `place`, and how to `leave` it.
// MicroPython keeps its references to JavaScript in global variables, so two of them in one window would mix theirs up. A worker
// has a global object of its own.
/** @param {Bytes} source */
async function placeOfItsOwn(source) {
  const url = URL.createObjectURL(new Blob([source], {type: "text/javascript"}));
  try {
    if (!globalThis.document) {
      await import(url);
      return {place: /** @type {any} */ (globalThis), leave: close};
    }
    const frame = await emptyFrame(), page = /** @type {Document} */ (frame.contentDocument);
    const script = page.createElement("script");
    await new Promise((resolve, reject) => {
      Object.assign(script, {type: "module", src: url, onload: resolve, onerror: reject});
      page.head.append(script);
    });
    return {place: frame.contentWindow, leave: () => frame.remove()};
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function emptyFrame() {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, {once: true});
    document.body.append(frame);
  });
  return frame;
}

/** @param {any} files @param {Pack} pack */
async function fill(files, pack) {
  const made = new Set();
  for (const [name, bytes] of pack) {
    const [first, ...rest] = name.split("/");
    if (!FOLDERS[first]) continue;
    const path = `/${[FOLDERS[first], ...rest].join("/")}`;
    const folders = path.split("/").slice(1, -1);
    folders.forEach((_, i) => {
      const folder = `/${folders.slice(0, i + 1).join("/")}`;
      if (!made.has(folder)) files.mkdir(folder);
      made.add(folder);
    });
    await pause();
    files.writeFile(path, path.endsWith(".mpy") && bytes[0] === MPY_ON_BADGE ? here(bytes) : bytes);
  }
}

/** @param {Bytes} bytes */
function here(bytes) {
  const copy = bytes.slice();
  copy[0] = MPY_HERE;
  return copy;
}
