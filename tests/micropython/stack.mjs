// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Arguments: the folder of MicroPython for WebAssembly, a drive, the bytes of the Python stack, a program on the drive,
// and its arguments. Runs a frame of the program's `frame()` at a time, and prints what it returns last, or the error.
import {readdirSync, readFileSync} from "node:fs";

const [runtime, drive, bytes, program, ...rest] = process.argv.slice(2);
const {loadMicroPython} = await import(`${runtime}/micropython.mjs`);
const WORD = 4;
const python = await loadMicroPython({pystack: bytes / WORD, heapsize: 4 << 20, stdout: console.log});

function copy(from, to) {
  python.FS.mkdir(to);
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`];
    if (entry.isDirectory()) copy(source, target);
    else python.FS.writeFile(target, readFileSync(source));
  }
}

copy(drive, "/drive");
python.FS.chdir("/drive");
python.runPython("import sys; sys.path[:] = ['.', 'lib']");
const module = python.pyimport(program);
let told = "";
try {
  module.begin(...rest);
  while (!told) told = module.frame();  // memory is collected between two frames only
} catch (error) {
  told = error.message;
}
console.log(told);
