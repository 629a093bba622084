// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Links to a match: the part of the address after # names it, as tools/openings/link.py says.

const COPIED = "The link to this deal is copied: whoever opens it plays the same tiles.";
const NO_DEAL = "No match is being played: start one first, and share its deal then.";
const NO_TEXT = "its end after # is no text.";
const QUESTION = `
<form method="dialog">
<p>You have a match that isn't over. The link begins another one in its place.</p>
<menu><button value="open">Open the link</button> <button value="" autofocus>Keep my match</button></menu>
</form>`;

export function connect(page) {
  const links = new Links(page);
  page.addCommand("Share this deal", () => links.share());
  addEventListener("hashchange", () => links.open());
  page.program.ready.then(() => links.open());
}

class Links {
  constructor(page) {
    this.page = page;
  }

  // Begin the match that the address names, if it names one, and take it off the address, so that a reload goes on with it.
  async open() {
    const {hash} = location;
    if (hash.length < 2) return;
    history.replaceState(null, "", location.pathname + location.search);
    try {
      const link = decodeURIComponent(hash.slice(1));
      if (this.call("is_given_up", link) && await this.ask() !== "open") return;
      this.call("start_match", link);
      this.page.say("");
    } catch (error) {
      this.page.say(`The link can't be opened: ${error instanceof URIError ? NO_TEXT : error.message}`);
    }
  }

  ask() {
    const dialog = document.createElement("dialog");
    dialog.innerHTML = QUESTION;
    return this.page.ask(dialog);
  }

  // Share the deal that is played.
  async share() {
    try {
      const link = this.call("link_of");
      if (link) await this.hand(`${location.href.split("#")[0]}#${link}`);
      else this.page.say(NO_DEAL);
    } catch (error) {
      this.page.say(sentence(error));
    }
  }

  // Share an address by the device's own dialog, or put it on the clipboard.
  async hand(url) {
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({title: "Boneyard", url});
      await navigator.clipboard.writeText(url);
      this.page.say(COPIED);
    } catch (error) {
      if (error.name !== "AbortError") this.page.say(`Copy this link: ${url}`);
    }
  }

  call(name, ...values) {
    return this.page.program.call(`opening.${name}`, ...values);
  }
}

// The text of an Error of the game's, as a sentence that stands alone.
export function sentence({message}) {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return text.endsWith(".") ? text : `${text}.`;
}
