// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The screen and the lights below it: how large they are, and how bright.

import {Painter} from "page/painter.js";

// The least and the most pixels of a screen that suits its room. One of 240 pixels and more each way would be one of half as many,
// enlarged; on a wider one tiles would be small for the room that they have.
const LEAST = [160, 128], MOST = [400, 239];
const FINE = 4;  // px that a pixel takes at least where there is room for larger ones: then the table is larger instead
const NEARLY = 0.95;  // of the most room that any size of pixels fills
const SCALE = 4;  // of a picture that leaves the page
// The cloth below the game's title, and the page in the middle of it, which is lower than any screen that is chosen here, and may
// be narrower.
const CLOTH = "#104531", PAGE = [240, 128];
const BRIGHTER = 25;  // times; on the badge 10 of 255 are bright

export class Screen {
  // Shows the picture on a canvas, and makes the lights in an element. Both are in the element `room`, whose size doesn't depend
  // on theirs.
  /** @param {HTMLCanvasElement} canvas @param {HTMLElement} lights @param {HTMLElement} room */
  constructor(canvas, lights, room) {
    this.canvas = canvas;
    this.lights = lights;
    this.room = room;
    this.painter = new Painter(canvas);
  }

  // Fit the canvas into its room whenever that changes, and call `changed()` then.
  /** @param {() => void} changed */
  watch(changed) {
    const fit = () => {
      this.fit();
      changed();
    };
    new ResizeObserver(fit).observe(this.room);
    addEventListener("resize", fit);  // a zoom may leave the room as it was, in px
  }

  // Begin with a black screen of so many pixels, and so many lights that are off.
  /** @param {number[]} size @param {number} lights */
  begin([width, height], lights) {
    this.painter.resize(width, height);
    this.dim(1);
    this.lights.replaceChildren(...Array.from({length: lights}, () => document.createElement("i")));
    this.fit();
  }

  // Show the still of the game's title, until the game paints it.
  /** @param {HTMLImageElement} still */
  showStill(still) {
    const {width, height} = this.canvas, {context} = this.painter;
    context.fillStyle = CLOTH;
    context.fillRect(0, 0, width, height);
    const wide = Math.min(width, PAGE[0]), left = Math.floor((width - wide) / 2), top = Math.floor((height - PAGE[1]) / 2);
    context.drawImage(still, left + Math.floor((wide - still.width) / 2), top);
  }

  // Make the canvas as large as there is room for; each of its pixels takes a whole number of the real screen's.
  fit() {
    const {width, height} = this.canvas, space = this.space(), [wide, high] = space;
    const scale = this.scale([width, height], space);
    /** @type {(name: "width" | "height" | "marginLeft" | "marginTop", length: number) => void} */
    const put = (name, length) => { this.canvas.style[name] = `${length / devicePixelRatio}px`; };
    /** @type {(left: number) => number} */
    const margin = (left) => Math.floor(Math.max(0, left) / 2 + this.edge());
    put("width", width * scale);
    put("height", height * scale);
    put("marginLeft", margin(wide - width * scale));
    put("marginTop", margin(high - height * scale));
  }

  // The size in pixels, [width, height], of the screen that suits the room: with the smallest pixels that fill nearly as much of it
  // as any.
  suitable() {
    const space = this.space(), coarsest = this.scale(LEAST, space), finest = Math.min(coarsest, Math.ceil(FINE * devicePixelRatio));
    const scales = Array.from({length: coarsest - finest + 1}, (_, i) => finest + i);
    const sizes = scales.map((scale) => this.most(scale, space));
    const filled = sizes.map(([wide, high], i) => wide * high * scales[i] ** 2);
    return sizes[filled.findIndex((area) => area >= NEARLY * Math.max(...filled))];
  }

  // The most pixels of that scale, [width, height], for which there is room in a space.
  /** @param {number} scale @param {number[]} space */
  most(scale, space) {
    return space.map((length, i) => Math.min(MOST[i], Math.max(LEAST[i], Math.floor(length / scale))));
  }

  // How many of the real screen's pixels one takes, each way, on a screen of that size in a space.
  /** @param {number[]} size @param {number[]} space */
  scale(size, space) {
    return Math.max(1, Math.floor(Math.min(...space.map((length, i) => length / size[i]))));
  }

  // The space for the canvas, [width, height], in the real screen's pixels.
  space() {
    const {room, lights} = this;
    return [room.clientWidth, room.clientHeight - lights.offsetHeight].map((length) => length * devicePixelRatio - 2 * this.edge());
  }

  // The width of the frame around the canvas, in the real screen's pixels.
  edge() {
    return parseFloat(getComputedStyle(this.canvas).outlineWidth) * devicePixelRatio;
  }

  /** @param {ArrayBuffer} memory @param {number} address @param {number} count */
  paint(memory, address, count) {
    this.painter.paint(memory, address, count);
  }

  // Give the screen's light a brightness from 0 to 1. To the eye it is its square root.
  /** @param {number} brightness */
  dim(brightness) {
    this.canvas.style.filter = brightness < 1 ? `brightness(${Math.sqrt(brightness)})` : "";
  }

  // Show colours in the lights, each a byte of green, of red and of blue.
  /** @param {Uint8Array} colours */
  shine(colours) {
    /** @type {HTMLElement[]} */ ([...this.lights.children]).forEach((light, i) => {
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
    if (!context) throw new Error("there is no canvas");
    context.imageSmoothingEnabled = false;
    context.drawImage(this.canvas, 0, 0, copy.width, this.canvas.height * SCALE);
    return copy.convertToBlob();
  }
}
