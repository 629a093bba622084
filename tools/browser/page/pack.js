// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The pack: all that the page loads beside itself, in one gzipped tar.

import {pause} from "page/pause.js";

const BLOCK = 512;  // bytes; a tar is made of such blocks

// The files in the pack at an address, a Map of Uint8Arrays by their names.
/** @param {string} address */
export async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return unpack(await gunzipped(await response.arrayBuffer()));
}

// Some bytes, unpacked; a server may have done that already.
/** @param {ArrayBuffer} buffer */
async function gunzipped(buffer) {
  const bytes = new Uint8Array(buffer);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const slowly = new TransformStream({transform: async (part, stream) => {
    await pause();
    stream.enqueue(part);
  }});
  const stream = new Blob([bytes]).stream().pipeThrough(slowly).pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {Bytes} tar @returns {Pack} */
function unpack(tar) {
  const files = new Map();
  /** @type {(at: number, length: number) => string} */
  const text = (at, length) => new TextDecoder().decode(tar.subarray(at, at + length)).split("\0")[0];
  for (let at = 0; at < tar.length && tar[at];) {
    const size = parseInt(text(at + 124, 12), 8);
    files.set(text(at, 100), tar.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
