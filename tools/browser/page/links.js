// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Links to a match: the part of the address after # names it, as tools/openings/link.py says.

import {download} from "page/download.js";
import {find, findIn} from "page/find.js";
import {dialog, isUnderstood, say, Trouble, withReason} from "page/words.js";

const PICTURE = "boneyard.png";
const CARD = `
<form method="dialog">
<h2></h2>
<p data-about></p>
<p data-deal data-word="CARD_DEAL"></p>
<p data-word="ABOUT"></p>
<menu><button value="play" data-word="PLAY" autofocus></button> <button value="" data-word="CLOSE"></button></menu>
</form>`;

/** @param {Page} page */
export function connect(page) {
  const links = new Links(page);
  page.shareButton = page.addCommand("SHARE", () => links.share());
  page.more.add("PUZZLES", () => links.call("open_puzzles"));
  addEventListener("hashchange", () => links.open());
  find("today").addEventListener("click", () => links.today());
  page.program.ready.then(() => location.hash.length > 1 ? links.open(page.memories.isNew) : links.reopen());
}

class Links {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  // Begin the match, or show the puzzle, that the address names, if it names one, and take it off the address, so that a reload goes on with it.
  // The game asks before it drops a match that is played. With a `card` the page first says what the link leads to.
  async open(card = false) {
    await this.page.program.ready;
    const {hash} = location;
    if (hash.length < 2) return;
    history.replaceState(null, "", location.pathname + location.search);
    try {
      const link = decoded(hash.slice(1));
      if (card && !await this.introduce(link)) return;
      this.call("start_match", link);
      this.page.say();
    } catch (/** @type {any} */ error) {
      this.page.say(() => withReason(say("BAD_LINK"), error));
    }
  }

  // Say what a link leads to. Resolves with whether to go there.
  /** @param {string} link */
  async introduce(link) {
    const [puzzle, about, namesDeal] = this.call("about", link), card = dialog("TITLE", CARD);
    findIn(card, "h2").textContent = puzzle ? say("CARD_PUZZLE", puzzle) : "Boneyard";
    findIn(card, "[data-about]").textContent = about;
    findIn(card, "[data-deal]").hidden = !namesDeal;
    return await this.page.ask(card) === "play";
  }

  // Show the table again at which this tab was when the page was loaded again.
  reopen() {
    const {left} = this.page.memories;
    if (left) this.call("reopen", left);
  }

  // Begin today's deal, as a link to it would.
  async today() {
    await this.page.program.ready;
    try {
      location.hash = this.call("todays");
    } catch (/** @type {any} */ error) {
      this.page.say(() => sentence(error));
    }
  }

  // Share the match that is played, the puzzle that is shown, or the result of the match.
  async share() {
    try {
      const link = this.call("link_of");
      const address = home();
      if (!link) this.page.say(() => say("NO_DEAL"));
      else if (!address) this.page.say(() => say("NO_ADDRESS"));
      else await this.hand(`${address}#${link}`, await this.result());
    } catch (/** @type {any} */ error) {
      this.page.say(() => sentence(error));
    }
  }

  // The result that is shown, {text, files}, which gives no tile away; an empty text if none is shown.
  async result() {
    const [text, height] = this.call("result") ?? [];
    if (!text) return {text: "", files: []};
    return {text, files: [new File([await this.page.screen.picture(height)], PICTURE, {type: "image/png"})]};
  }

  // Share an address, and the `text` and the `files` of a result if there is one, by the system's own dialog. Where there is
  // none, the words go to the clipboard, and the browser saves the picture; not every dialog takes files.
  /** @param {string} url @param {{text: string, files: File[]}} result */
  async hand(url, {text, files}) {
    try {
      if (navigator.share) {
        const words = {title: "Boneyard", url, ...(text && {text})};
        return await navigator.share(files.length && navigator.canShare?.({...words, files}) ? {...words, files} : words);
      }
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      for (const file of files) download(file, file.name);
      const {hash} = new URL(url);
      const link = hash.startsWith("#puzzle") ? "SHARED_PUZZLE" : hash.startsWith("#evening") ? "SHARED_EVENING" : "SHARED";
      const shared = text ? "SHARED_RESULT" : link;
      this.page.say(() => say(shared, PICTURE));
    } catch (/** @type {any} */ error) {
      if (error.name !== "AbortError") this.page.say(() => say("COPY_LINK", url));
    }
  }

  /** @param {string} name @param {...any} values */
  call(name, ...values) {
    return this.page.program.call(`opening.${name}`, ...values);
  }
}

// The address of the page, without what is after #; null for a file that doesn't know where the page is served.
function home() {
  if (location.protocol !== "file:") return location.href.split("#")[0];
  return document.querySelector('meta[property="og:url"]')?.getAttribute("content") ?? null;
}

// The text that an address has after its #.
/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Trouble("NO_TEXT");
  }
}

// The text of an Error of the game's, as a sentence that stands alone; of one that isn't understood, the text of a name.
/** @param {Error} error @param {string} [name] */
export function sentence(error, name = "FAILED") {
  const message = isUnderstood(error) ? error.message : say(name);
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return text.endsWith(".") ? text : `${text}.`;
}
