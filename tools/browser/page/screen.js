// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The screen and the lights below it: how large they are, and how bright.

import {Painter} from "page/painter.js";

// The least and the most pixels of a screen that suits the window: a page of the game takes no more in width, and in a screen
// of 240 pixels and more each way everything is twice as large.
const LEAST = [160, 128], MOST = [240, 239];
const SCALE = 4;  // of a picture that leaves the page
const BRIGHTER = 25;  // times; on the badge 10 of 255 are bright

export class Screen {
  // Shows the picture on a canvas, and makes the lights in an element. The style of the element `around` says how much room
  // other things need: --beside the canvas and --above it, in px.
  constructor(canvas, lights, around) {
    Object.assign(this, {canvas, lights, around});
    this.painter = new Painter(canvas);
    addEventListener("resize", () => this.fit());
  }

  // Begin with a black screen of so many pixels, and so many lights that are off.
  begin([width, height], lights) {
    this.painter.resize(width, height);
    this.dim(1);
    this.lights.replaceChildren(...Array.from({length: lights}, () => document.createElement("i")));
    this.fit();
  }

  // Make the canvas as large as there is room for, and in a low window half as high, so that the page can be scrolled; each
  // pixel takes a whole number of the real screen's.
  fit() {
    const {width, height} = this.canvas, scale = this.scale([width, height]);
    this.canvas.style.width = `${width * scale / devicePixelRatio}px`;
    this.canvas.style.height = `${height * scale / devicePixelRatio}px`;
  }

  // The size in pixels, [width, height], of the screen that fills the room, with pixels as large as they can be.
  suitable() {
    const scale = this.scale(LEAST);
    return this.room().map((length, i) => Math.min(MOST[i], Math.max(LEAST[i], Math.floor(length / scale))));
  }

  // How many of the real screen's pixels one takes, each way, on a screen of that size.
  scale([width, height]) {
    const [wide, high] = this.room();
    return Math.max(1, Math.floor(Math.min(wide / width, high / height)));
  }

  // The room for the canvas, [width, height], in the real screen's pixels.
  room() {
    const style = getComputedStyle(this.around);
    const left = (name, length) => Math.max(length - parseFloat(style.getPropertyValue(name)), length / 2) * devicePixelRatio;
    return [left("--beside", innerWidth), left("--above", innerHeight)];
  }

  paint(memory, address, count) {
    this.painter.paint(memory, address, count);
  }

  // Give the screen's light a brightness from 0 to 1. To the eye it is its square root.
  dim(brightness) {
    this.canvas.style.filter = brightness < 1 ? `brightness(${Math.sqrt(brightness)})` : "";
  }

  // Show colours in the lights, each a byte of green, of red and of blue.
  shine(colours) {
    [...this.lights.children].forEach((light, i) => {
      const [green, red, blue] = Array.from(colours.subarray(3 * i, 3 * i + 3), (part) => Math.min(255, part * BRIGHTER));
      const on = red || green || blue;
      light.style.cssText = on ? `--colour: rgb(${red} ${green} ${blue})` : "";
      light.classList.toggle("on", Boolean(on));
    });
  }

  // The picture, or only its upper part of that height in pixels, as a PNG in a Blob. Each of the badge's pixels is SCALE
  // pixels wide.
  picture(height = this.canvas.height) {
    const copy = new OffscreenCanvas(this.canvas.width * SCALE, height * SCALE);
    const context = copy.getContext("2d");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.canvas, 0, 0, copy.width, this.canvas.height * SCALE);
    return copy.convertToBlob();
  }
}
