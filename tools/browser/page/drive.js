// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// A badge's drive: reads, lists, writes and removes files, but none that somebody else has changed meanwhile.

import {say} from "page/words.js";

const BOOT_OUT = "boot_out.txt";
const FOLDER = null, UNKNOWN = "";  // in place of a digest, see tools/drive/plan.py
/** @type {Record<string, string>} */
const SENTENCES = {
  QuotaExceededError: "DRIVE.FULL", NotAllowedError: "DRIVE.READ_ONLY", NoModificationAllowedError: "DRIVE.READ_ONLY",
  TypeMismatchError: "DRIVE.IN_THE_WAY", InvalidModificationError: "DRIVE.IN_THE_WAY",
};

const CRC_32 = new Uint32Array(256).map((_, i) => {
  for (let bit = 0; bit < 8; bit++) i = i >>> 1 ^ (i & 1 && 0xEDB88320);
  return i;
});

// The digest of bytes as tools/drive/manifest.py has it: their CRC-32 in hexadecimal, and how many they are.
/** @param {Uint8Array} bytes */
export function digest(bytes) {
  let crc = ~0;
  for (const byte of bytes) crc = CRC_32[(crc ^ byte) & 255] ^ crc >>> 8;
  return written(~crc >>> 0, bytes.length);
}

// The digest of bytes by their CRC-32 and how many they are.
/** @param {number} crc @param {number} size */
export function written(crc, size) {
  return `${crc.toString(16).padStart(8, "0")}-${size}`;
}

// What is the same however the drive is reached. Each way adds:
//
//   describe(names)  the text that names the board and CircuitPython's version, as boot_out.txt has it, or null; `names` are
//                    those in the root
//   take(manifest)   get ready to write
//   room()           the bytes of a cluster, and those that are free; null if nobody can tell
//   read(path)       the bytes of a file, or null if there is none
//   digest(path)     the digest of a file; null if there is no file
//   paths(wanted)    all paths in the root and in those of its folders that are `wanted`, each with whether it is a folder
//   put(path, bytes) write a file, and see that it reads as it was written, or throw `wornOut(path)`
//   removeFolder(path) remove an empty folder, or a file
/**
 * @typedef {object} Ways
 * @property {(path: string) => Promise<string | null>} digest
 * @property {(path: string, bytes: Uint8Array) => Promise<void>} put
 * @property {(path: string) => Promise<void>} removeFolder
 */
export class Drive {
  // `call(name, ...values)` calls a function of the module `installer` in MicroPython.
  /** @param {string} name @param {Call} call */
  constructor(name, call) {
    this.name = name;
    this.call = call;
  }

  // This drive, with what its way to be reached adds.
  get way() {
    return /** @type {Drive & Ways} */ (/** @type {unknown} */ (this));
  }

  /** @param {string} path */
  place(path) {
    return `${this.name}/${path}`;
  }

  // What is on the drive, as tools/drive/plan.py wants it: the digests of the files that are `concerned`.
  /** @param {[string, boolean][]} paths @param {string[]} concerned */
  async listing(paths, concerned) {
    const matters = new Set(concerned);
    /** @type {Record<string, string | null>} */
    const there = {};
    for (const [path, isFolder] of paths) {
      there[path] = isFolder ? FOLDER : matters.has(path) ? await this.way.digest(path) ?? UNKNOWN : UNKNOWN;
    }
    return there;
  }

  // Write a file in place of the one with the digest `over`, or of none.
  /** @param {string} path @param {Bytes} bytes @param {string | null} [over] */
  async write(path, bytes, over = null) {
    await this.expect(path, over);
    await this.way.put(path, bytes);
  }

  /** @param {string} path @param {string | null} over */
  async remove(path, over) {
    await this.expect(path, over);
    await this.way.removeFolder(path);
  }

  /** @param {string} path @param {string | null} over */
  async expect(path, over) {
    if (await this.way.digest(path) !== over) throw new Error(say("DRIVE.CHANGED", this.place(path)));
  }

  /** @param {string} path */
  wornOut(path) {
    return new Error(say("DRIVE.WORN_OUT", this.place(path)));
  }
}

// A drive by the handle of its folder, which the browser's picker returns.
export class PickedDrive extends Drive {
  /** @param {FileSystemDirectoryHandle} root @param {Call} call */
  constructor(root, call) {
    super(/[\w-]/.test(root.name) ? root.name : "CIRCUITPY", call);  // on Windows a drive has none but "\"
    this.root = root;
    this.spelling = new Map();  // how each path that was found is spelt there, by the path itself and in small letters
  }

  /** @param {string[]} names */
  async describe(names) {
    const bytes = await this.read(names.find((name) => name.toLowerCase() === BOOT_OUT) ?? BOOT_OUT);
    return bytes && new TextDecoder().decode(bytes);
  }

  take() {}

  room() {
    return null;
  }

  // The handle of a path's folder, and the last name in the path, as it is spelt there. With `create`, missing folders are
  // made.
  /** @param {string} path @param {boolean} [create] @returns {Promise<[FileSystemDirectoryHandle, string]>} */
  async parent(path, create = false) {
    const names = this.spelt(path).split("/"), last = names.pop() ?? "";
    let folder = this.root;
    for (const name of names) folder = await folder.getDirectoryHandle(name, {create});
    return [folder, last];
  }

  // A path as it is spelt on the drive, where names are found whatever their capitals, as on FAT.
  /** @param {string} path @returns {string} */
  spelt(path) {
    const found = this.spelling.get(path) ?? this.spelling.get(path.toLowerCase());
    if (found || !path.includes("/")) return found ?? path;
    const end = path.lastIndexOf("/");
    return this.spelt(path.slice(0, end)) + path.slice(end);
  }

  // The bytes of a file, or null if there is none.
  /** @param {string} path @returns {Promise<Bytes | null>} */
  read(path) {
    return this.watched(path, async () => {
      try {
        const [folder, name] = await this.parent(path);
        const file = await (await folder.getFileHandle(name)).getFile();
        return new Uint8Array(await file.arrayBuffer());
      } catch (/** @type {any} */ error) {
        const isNone = error.name === "NotFoundError" || error.name === "TypeMismatchError";
        if (isNone && await this.isThere()) return null;
        throw error;
      }
    });
  }

  // All paths in the root and in those of its folders that are `wanted`, each with whether it is a folder.
  /** @param {string[]} wanted @returns {Promise<[string, boolean][]>} */
  paths(wanted) {
    return this.watched("", async () => {
      /** @type {[string, boolean][]} */
      const found = [];
      /** @type {(folder: FileSystemDirectoryHandle, before: string) => Promise<void>} */
      const look = async (folder, before) => {
        for await (const [name, handle] of folder.entries()) {
          const path = before + name, isFolder = handle.kind === "directory";
          found.push([path, isFolder]);
          if (!isFolder || !wanted.includes(path.split("/")[0].toLowerCase())) continue;
          await look(/** @type {FileSystemDirectoryHandle} */ (handle), `${path}/`);
        }
      };
      await look(this.root, "");
      const paths = found.map(([path]) => path);
      this.spelling = new Map(paths.map((path) => [path.toLowerCase(), path]));
      for (const path of paths) this.spelling.set(path, path);
      return found;
    });
  }

  // The digest of a file; null if there is no file.
  /** @param {string} path */
  async digest(path) {
    const bytes = await this.read(path);
    return bytes && digest(bytes);
  }

  // The browser writes a file under another name, and renames it once it is complete, so at any moment either the old file is
  // there or the whole new one.
  /** @param {string} path @param {Bytes} bytes */
  async put(path, bytes) {
    await this.watched(path, async () => {
      const [folder, name] = await this.parent(path, true);
      const stream = await (await folder.getFileHandle(name, {create: true})).createWritable();
      try {
        await stream.write(bytes);
      } catch (/** @type {any} */ error) {
        await stream.abort().catch(() => {});
        throw error;
      }
      await stream.close();
    });
    if (await this.digest(path) !== digest(bytes)) throw this.wornOut(path);
  }

  // Remove an empty folder, or a file.
  /** @param {string} path */
  removeFolder(path) {
    return this.watched(path, async () => {
      const [folder, name] = await this.parent(path);
      await folder.removeEntry(name);
    });
  }

  // Do something with a path. If the drive fails, an Error with a sentence is thrown.
  /** @template T @param {string} path @param {() => Promise<T>} act @returns {Promise<T>} */
  async watched(path, act) {
    try {
      return await act();
    } catch (/** @type {any} */ error) {
      if (!await this.isThere()) throw new Error(say("DRIVE.GONE", this.name));
      const sentence = SENTENCES[error.name];
      if (sentence === "DRIVE.IN_THE_WAY") throw new Error(say(sentence, this.place(path)));
      throw new Error(sentence ? say(sentence, this.name) : say("DRIVE.FAILED", this.name, error.name));
    }
  }

  async isThere() {
    try {
      await this.root.keys().next();
      return true;
    } catch {
      return false;
    }
  }
}
