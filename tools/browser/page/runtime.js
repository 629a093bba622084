// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The runtime: MicroPython for WebAssembly, with the game's drive in its file system.

const PYSTACK = 16 << 10;  // words
const NOWHERE = "data:application/wasm,";  // what it fetches doesn't matter: it gets the compiled module
const MPY_ON_BADGE = "C".charCodeAt(0), MPY_HERE = "M".charCodeAt(0);  // the first byte of a compiled module
const FOLDERS = ["drive", "stand_ins", "board"];  // of the pack

let module, compiled;  // of JavaScript and of WebAssembly: they outlive a restart

// A new MicroPython with the files of a pack, and `browser` as a module of that name: its API (`pyimport`, ...), and
// `memory()`, the ArrayBuffer that its addresses lie in. What it prints goes to the console.
export async function start(pack, browser) {
  module ??= await import(URL.createObjectURL(new Blob([pack.get("runtime/micropython.mjs")], {type: "text/javascript"})));
  compiled ??= await WebAssembly.compile(pack.get("runtime/micropython.wasm"));
  let memory;
  const python = await withInstances((instance) => {
    memory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
  }, () => module.loadMicroPython({
    url: NOWHERE, pystack: PYSTACK, stdout: console.log, stderr: console.log,
  }));
  python.registerJsModule("browser", browser);
  fill(python.FS, pack);
  python.FS.chdir("/drive");
  python.runPython("import sys; sys.path[:] = ['/stand_ins', '/board', '/drive', '/drive/lib', '.frozen']");
  return {python, memory: () => memory.buffer};
}

// Load something that makes an instance of the compiled module, whatever it has fetched, and tell which that is: this
// MicroPython doesn't say where its memory is.
async function withInstances(tell, load) {
  const {instantiate, instantiateStreaming} = WebAssembly;
  const make = async (_, imports) => {
    const instance = await instantiate.call(WebAssembly, compiled, imports);
    tell(instance);
    return {instance, module: compiled};
  };
  Object.assign(WebAssembly, {instantiate: make, instantiateStreaming: make});
  try {
    return await load();
  } finally {
    Object.assign(WebAssembly, {instantiate, instantiateStreaming});
  }
}

function fill(files, pack) {
  const made = new Set();
  for (const [name, bytes] of pack) {
    if (!FOLDERS.includes(name.split("/")[0])) continue;
    const path = `/${name}`;
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
