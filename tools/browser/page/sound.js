// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The speaker: plays the game's sounds, one at a time. A browser allows that from the first press on.

export class Speaker {
  // Plays files of the drive in a pack.
  /** @param {Pack} pack */
  constructor(pack) {
    this.pack = pack;
    this.mute = false;
    /** @type {AudioContext | null | undefined} */
    this.context = undefined;  // until the first press; null if there is nothing to play with
    /** @type {AudioBufferSourceNode | undefined} */
    this.source = undefined;  // of the sound that plays
    this.sounds = new Map();  // AudioBuffers, by their paths
    for (const event of ["pointerup", "keydown"]) addEventListener(event, () => this.wake(), {capture: true});
  }

  wake() {
    try {
      this.context ??= new AudioContext({latencyHint: "interactive"});
      if (this.context.state !== "running") this.context.resume().catch(() => {});
    } catch {
      this.context = null;  // the game goes on without
    }
  }

  // Start a sound in place of the one that plays.
  /** @param {string} path */
  async play(path) {
    if (this.mute || this.context?.state !== "running") return;
    try {
      if (!this.sounds.has(path)) {
        const bytes = /** @type {Bytes} */ (this.pack.get(`drive/${path}`)).slice();
        this.sounds.set(path, await this.context.decodeAudioData(bytes.buffer));
      }
    } catch {
      return;  // this browser can't play it
    }
    this.source?.stop();
    this.source = this.context.createBufferSource();
    this.source.buffer = this.sounds.get(path);
    this.source.connect(this.context.destination);
    this.source.start();
  }
}
