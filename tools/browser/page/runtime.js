// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The runtime: MicroPython for WebAssembly, with the game's drive in its file system.

const PYSTACK = 16 << 10;  // words
const NOWHERE = "data:application/wasm,";  // what it fetches doesn't matter: it gets the compiled module
const MPY_ON_BADGE = "C".charCodeAt(0), MPY_HERE = "M".charCodeAt(0);  // the first byte of a compiled module
const FOLDERS = {drive: "drive", hosts: "drive", stand_ins: "stand_ins", board: "board"};  // of the pack, and where each lies

let compiled;  // the module of WebAssembly, which is the same for all

// A new MicroPython with the files of a pack, and with `browser` as a module of that name. Returns its API (`pyimport`,
// ...), `memory()`, the ArrayBuffer that its addresses lie in, and `end()`, after which it must not be called any more.
// What it prints goes to the console.
export async function start(pack, browser) {
  compiled ??= await WebAssembly.compile(pack.get("runtime/micropython.wasm"));
  const frame = await windowOfItsOwn(pack.get("runtime/micropython.mjs"));
  const {WebAssembly: its, loadMicroPython} = frame.contentWindow;
  const {instantiate} = its;
  let memory;
  // Whatever it tries to fetch, it gets the compiled module. Its memory has to be found here, since it doesn't tell.
  its.instantiate = its.instantiateStreaming = async (_, imports) => {
    const instance = await instantiate.call(its, compiled, imports);
    memory = Object.values(instance.exports).find((value) => value instanceof its.Memory);
    return {instance, module: compiled};
  };
  const python = await loadMicroPython({url: NOWHERE, pystack: PYSTACK, stdout: console.log, stderr: console.log});
  python.registerJsModule("browser", browser);
  fill(python.FS, pack);
  python.FS.chdir("/drive");
  python.runPython("import sys; sys.path[:] = ['/stand_ins', '/board', '/drive', '/drive/lib', '.frozen']");
  return {python, memory: () => memory.buffer, end: () => frame.remove()};
}

// A hidden frame in which a module of JavaScript has been loaded. MicroPython keeps its references to JavaScript in global
// variables, so two of them in one window would mix theirs up.
async function windowOfItsOwn(source) {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, {once: true});
    document.body.append(frame);
  });
  const script = frame.contentDocument.createElement("script");
  const url = URL.createObjectURL(new Blob([source], {type: "text/javascript"}));
  await new Promise((resolve, reject) => {
    Object.assign(script, {type: "module", src: url, onload: resolve, onerror: reject});
    frame.contentDocument.head.append(script);
  });
  URL.revokeObjectURL(url);
  return frame;
}

function fill(files, pack) {
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
    files.writeFile(path, path.endsWith(".mpy") && bytes[0] === MPY_ON_BADGE ? here(bytes) : bytes);
  }
}

function here(bytes) {
  const copy = bytes.slice();
  copy[0] = MPY_HERE;
  return copy;
}
