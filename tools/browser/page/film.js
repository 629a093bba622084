// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// A match as a moving picture, which a worker makes: see film_worker.js.

// The GIF of the match of a record, as a Blob. `tell(part)` is called from time to time with the share that is made.
/** @param {Page} page @param {any} record @param {(part: number) => void} tell @returns {Promise<Blob>} */
export async function film(page, record, tell) {
  const url = await copyOf("page/film_worker.js"), worker = new Worker(url, {type: "module"});
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener("error", ({message}) => reject(new Error(message)));
      worker.addEventListener("message", ({data: {part, gif, error}}) => {
        if (error) reject(new Error(error));
        else if (gif) resolve(gif);
        else tell(part);
      });
      const language = document.documentElement.lang;  // of who has kept nothing yet
      worker.postMessage({pack: page.pack, nvm: nvmOf(page.memories), language, record});
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}

// The address of a copy of a module, as this page has it: a worker's own request could get that of a newer version. Where the page is one file, its address is the module itself already.
/** @param {string} name */
async function copyOf(name) {
  const url = import.meta.resolve(name);
  return url.startsWith("data:") ? url : URL.createObjectURL(await (await fetch(url)).blob());
}

// What is kept of the game, which has the player's language and theme; null if that is nothing, or can't be read.
/** @param {Memories} memories */
function nvmOf(memories) {
  try {
    return memories.bytes("nvm");
  } catch {
    return null;
  }
}
