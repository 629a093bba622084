// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The memories: the browser keeps what the badge would keep without power or through a reset, and the player's choices on
// the page.

import {say} from "page/words.js";

const NAME = "boneyard.";
const PATIENCE = 1000;  // ms

export class Memories {
  // `tell(sentence)` is called if something can't be kept or read.
  constructor(tell) {
    this.tell = tell;
    this.works = true;
    try {
      this.storage = localStorage;
      this.storage.getItem(NAME);
    } catch {
      this.storage = null;
      this.fail(say("NOTHING_KEPT"));
    }
  }

  // Be the only page that keeps anything, since two would write over each other. A page that is just being left, as when
  // it is loaded again, is waited for.
  async claim() {
    if (!navigator.locks || !this.storage) return;
    const granted = new Promise((resolve) => {
      navigator.locks.request("boneyard", () => {
        resolve(true);
        return new Promise(() => {});  // as long as the page is there
      }).catch(() => resolve(true));  // a page from a file has no locks
    });
    if (await Promise.race([granted, new Promise((resolve) => setTimeout(resolve, PATIENCE))])) return;
    this.fail(say("OPEN_TWICE"));
    granted.then(() => {
      this.works = true;
      this.tell("");
    });
  }

  fail(sentence) {
    this.works = false;
    this.tell(sentence);
  }

  // Fill a Uint8Array with what was kept under a name; if nothing was, it stays as it is.
  recall(name, bytes) {
    const kept = this.get(name);
    if (kept === null) return;
    try {
      bytes.set(Uint8Array.from(atob(kept), (character) => character.charCodeAt(0)));
    } catch {
      this.setAside(name);
    }
  }

  // Keep a copy of what was kept under a name, since it can't be read, or not all of it.
  setAside(name) {
    this.put(`${name}.damaged`, this.get(name));
    this.tell(say("STORAGE_DAMAGED"));
  }

  // Keep bytes under a name.
  keep(name, bytes) {
    if (this.works) this.put(name, btoa(String.fromCharCode(...bytes)));
  }

  // The string that is remembered under a name; null if there is none.
  get(name) {
    return this.storage ? this.storage.getItem(NAME + name) : null;
  }

  // Remember a string under a name.
  put(name, text) {
    try {
      this.storage?.setItem(NAME + name, text);
    } catch {
      if (this.works) this.fail(say("STORAGE_FULL"));
    }
  }
}
