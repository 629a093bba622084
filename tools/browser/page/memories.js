// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The memories: the browser keeps what the badge would keep without power or through a reset, and the player's choices on
// the page.

// Several copies of the page may have one origin, and so one storage: each has names of its own there, by its path.
const OWN = `boneyard${new URL("./", location.href).pathname}`;
const SHARED = "boneyard.";  // with which the names of older versions begin, the same in every copy
const PATIENCE = 1000;  // ms

export class Memories {
  // `warn(about, name)` is called with the name of a text if something can't be kept or read, and without once it can.
  /** @param {(about: string, name?: string) => void} warn */
  constructor(warn) {
    this.warn = warn;
    this.isAlone = true;  // no other tab keeps anything for this page
    this.unkept = new Set();  // the names under which there was no room
    try {
      this.tab = sessionStorage;
      this.storage = localStorage;
      this.takeOver();
    } catch {
      this.storage = null;
    }
    this.isNew = this.get("nvm") === null;  // nobody has played here yet
    this.left = this.tab?.getItem(OWN) ?? "";  // what this tab showed before the page was loaded again
    this.tell();
  }

  // Note what this tab shows.
  /** @param {string} what */
  shows(what) {
    try {
      this.tab?.setItem(OWN, what);
    } catch {}  // there is no room: then a reload leads to the title
  }

  // Take over what an older version has kept. It stays there, too, since it may be another copy's.
  takeOver() {
    if (this.get("nvm") !== null) return;
    const storage = /** @type {Storage} */ (this.storage);
    for (const name of Object.keys(storage)) {
      const own = name.slice(SHARED.length);
      if (name.startsWith(SHARED) && this.get(own) === null) this.put(own, storage.getItem(name) ?? "");
    }
  }

  // Be the only tab that keeps anything, since two would write over each other. A page that is just being left, as when
  // it is loaded again, is waited for.
  async claim() {
    if (!navigator.locks || !this.storage) return;
    const granted = new Promise((resolve) => {
      navigator.locks.request(OWN, () => {
        resolve(true);
        return new Promise(() => {});  // as long as the page is there
      }).catch(() => resolve(true));  // a page from a file has no locks
    });
    this.isAlone = await Promise.race([granted, new Promise((resolve) => setTimeout(resolve, PATIENCE, false))]);
    this.tell();
    granted.then(() => {
      this.isAlone = true;
      this.tell();
    });
  }

  // Warn if what is played isn't kept.
  tell() {
    const full = this.unkept.size ? "STORAGE_FULL" : undefined;
    this.warn("keeping", !this.storage ? "NOTHING_KEPT" : this.isAlone ? full : "OPEN_TWICE");
  }

  // Fill a Uint8Array with what was kept under a name; if nothing was, it stays as it is.
  /** @param {string} name @param {Uint8Array} bytes */
  recall(name, bytes) {
    try {
      const kept = this.bytes(name);
      if (kept) bytes.set(kept);
    } catch {
      this.setAside(name);
    }
  }

  // The Uint8Array that was kept under a name; null if nothing was. Throws an error if that can't be read.
  /** @param {string} name */
  bytes(name) {
    const kept = this.get(name);
    return kept === null ? null : Uint8Array.from(atob(kept), (character) => character.charCodeAt(0));
  }

  // Keep a copy of what was kept under a name, since it can't be read, or not all of it.
  /** @param {string} name */
  setAside(name) {
    this.put(`${name}.damaged`, this.get(name) ?? "");
    this.warn("kept", "STORAGE_DAMAGED");
  }

  // Keep bytes under a name.
  /** @param {string} name @param {Uint8Array} bytes */
  keep(name, bytes) {
    if (this.isAlone) this.put(name, btoa(String.fromCharCode(...bytes)));
  }

  // The string that is remembered under a name; null if there is none.
  /** @param {string} name */
  get(name) {
    return this.storage ? this.storage.getItem(OWN + name) : null;
  }

  // Remember a string under a name.
  /** @param {string} name @param {string} text */
  put(name, text) {
    try {
      this.storage?.setItem(OWN + name, text);
      this.unkept.delete(name);
    } catch {
      this.unkept.add(name);
    }
    this.tell();
  }
}
