// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// Links to a match: the part of the address after # names it, as tools/openings/link.py says.

import {download} from "page/download.js";
import {dialog, say} from "page/words.js";

const PICTURE = "boneyard.png";
const QUESTION = `
<form method="dialog">
<p data-word="GIVE_UP"></p>
<menu><button value="open" data-word="OPEN_LINK"></button> <button value="" data-word="KEEP_MATCH" autofocus></button></menu>
</form>`;

export function connect(page) {
  const links = new Links(page);
  page.shareButton = page.addCommand("SHARE", () => links.share());
  page.more.add("PUZZLES", () => links.call("open_puzzles"));
  addEventListener("hashchange", () => links.open());
  document.getElementById("today").addEventListener("click", () => page.program.ready.then(() => links.today()));
  page.program.ready.then(() => links.open());
}

class Links {
  constructor(page) {
    this.page = page;
  }

  // Begin the match, or show the puzzle, that the address names, if it names one, and take it off the address, so that a reload goes on with it.
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
      this.page.say(say("BAD_LINK", error instanceof URIError ? say("NO_TEXT") : error.message));
    }
  }

  // Begin today's deal, as a link to it would.
  today() {
    try {
      location.hash = this.call("todays");
    } catch (error) {
      this.page.say(sentence(error));
    }
  }

  ask() {
    return this.page.ask(dialog("GIVE_UP", QUESTION));
  }

  // Share the match that is played, the puzzle that is shown, or the result of the match.
  async share() {
    try {
      const link = this.call("link_of");
      const address = home();
      if (!link) this.page.say(say("NO_DEAL"));
      else if (!address) this.page.say(say("NO_ADDRESS"));
      else await this.hand(`${address}#${link}`, await this.result());
    } catch (error) {
      this.page.say(sentence(error));
    }
  }

  // The result that is shown, {text, files}, which gives no tile away; {} if none is shown.
  async result() {
    const [text, height] = this.call("result") ?? [];
    if (!text) return {};
    return {text, files: [new File([await this.page.screen.picture(height)], PICTURE, {type: "image/png"})]};
  }

  // Share an address, and the `text` and the `files` of a result if there is one, by the system's own dialog. Where there is
  // none, the words go to the clipboard, and the browser saves the picture; not every dialog takes files.
  async hand(url, {text, files = []}) {
    try {
      if (navigator.share) {
        const words = {title: "Boneyard", url, ...(text && {text})};
        return await navigator.share(files.length && navigator.canShare?.({...words, files}) ? {...words, files} : words);
      }
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      for (const file of files) download(file, file.name);
      this.page.say(text ? say("SHARED_RESULT", PICTURE) : say(new URL(url).hash.startsWith("#puzzle") ? "SHARED_PUZZLE" : "SHARED"));
    } catch (error) {
      if (error.name !== "AbortError") this.page.say(say("COPY_LINK", url));
    }
  }

  call(name, ...values) {
    return this.page.program.call(`opening.${name}`, ...values);
  }
}

// The address of the page, without what is after #; null for a file that doesn't know where the page is served.
function home() {
  if (location.protocol !== "file:") return location.href.split("#")[0];
  return document.querySelector('meta[property="og:url"]')?.content ?? null;
}

// The text of an Error of the game's, as a sentence that stands alone.
export function sentence({message}) {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return text.endsWith(".") ? text : `${text}.`;
}
