// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// A worker that makes a moving picture of a match: in a game of its own, which nobody sees, it goes through the look back at it.
// The page has its turns meanwhile, however long a picture takes.

import {Painter} from "page/painter.js";
import {begin, call} from "page/runtime.js";

const SIZE = [160, 128];
const BOARD = {board: "pybadge", size: SIZE, virtual: true, seed: 0, unjudged: true};
const SCALE = 3;
const COLOURS = 255;  // and one that leaves a pixel as it was
const DEALT = 1500, DREW = 300, PLAYED = 900, ROUND_OVER = 2500, MATCH_OVER = 5000;  // ms, as tools/pictures/record.py
const FRAMES = 12;  // in which a look back shows a move whole: numbers, table, line, sentence; its clock stands still meanwhile

addEventListener("message", async ({data}) => {
  try {
    postMessage({gif: await film(data)});
  } catch (/** @type {any} */ error) {
    postMessage({error: error.message});
  }
});

// The GIF of the match of a record, as a Blob. `nvm` is what is kept of the game. Who
// has kept nothing yet speaks that `language`.
/** @param {{pack: Pack, nvm: Uint8Array | null, language: string, record: any}} wanted */
async function film({pack, nvm, language, record}) {
  const source = /** @type {Bytes} */ (pack.get("runtime/gifenc.esm.js"));
  const gif = await import(URL.createObjectURL(new Blob([source], {type: "text/javascript"})));
  const [wide, high] = SIZE, canvas = new OffscreenCanvas(wide, high), painter = new Painter(canvas);
  painter.resize(wide, high);
  const {host} = /** @type {{host: any}} */ (await begin(pack, {...BOARD, offered: {language}}, outputs(painter), memories(nvm)));
  const press = (/** @type {string} */ button) => {
    host.hold(button);
    host.release(button);
    for (let i = 0; i < FRAMES; i++) host.step();
  };
  host.step();  // makes the app
  call(host, "opening.look_at", record);
  for (let i = 0; i <= record.rounds.length; i++) host.step();  // it plays through a round in each
  for (let i = 0; i < 2 * record.rounds.length; i++) press("UP");  // to the beginning
  const encoder = gif.GIFEncoder(), times = timesOf(record);
  let before = null;
  for (const [count, delay] of times.entries()) {
    if (count) press("RIGHT");
    before = add(gif, encoder, canvas, before, delay);
    postMessage({part: count / times.length});
  }
  encoder.finish();
  return new Blob([encoder.bytes()], {type: "image/gif"});
}

// The outputs of a game of which only the picture is wanted.
/** @param {Painter} painter */
function outputs(painter) {
  const nothing = () => {};
  /** @type {Outputs} */
  const made = {
    paint: (...orders) => painter.paint(...orders), begin: nothing, dim: nothing, shine: nothing, play: nothing, work: nothing,
    tell: nothing, speak: nothing,
  };
  return made;
}

// The memories of a game that begins with what is kept, and keeps nothing.
/** @param {Uint8Array | null} nvm */
function memories(nvm) {
  /** @type {Kept["recall"]} */
  const recall = (name, bytes) => {
    if (name === "nvm" && nvm) bytes.set(nvm);
  };
  return {recall, keep: () => {}, setAside: () => {}};
}

// For how long each picture of the look back is shown, those of the deals included.
/** @param {{rounds: {moves: string[]}[]}} record */
function timesOf({rounds}) {
  return rounds.flatMap(({moves}, round) => [DEALT, ...moves.map((move, i) => {
    if (i < moves.length - 1) return move === "draw" ? DREW : PLAYED;
    return round < rounds.length - 1 ? ROUND_OVER : MATCH_OVER;
  })]);
}

// Add the picture on a canvas to a GIF, without the pixels that are as in `before`, the colours of the one before. Returns its
// colours.
/**
 * @param {any} gif
 * @param {any} encoder
 * @param {OffscreenCanvas} canvas
 * @param {Uint32Array | null} before
 * @param {number} delay
 */
function add(gif, encoder, canvas, before, delay) {
  const {width, height} = canvas, context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const {data} = context.getImageData(0, 0, width, height);
  const colours = new Uint32Array(data.buffer);
  const palette = gif.quantize(data, COLOURS, {format: "rgb565"});
  const pixels = gif.applyPalette(data, palette, "rgb565");
  if (before) for (let i = 0; i < pixels.length; i++) if (colours[i] === before[i]) pixels[i] = palette.length;
  encoder.writeFrame(enlarged(pixels, width), SCALE * width, SCALE * height, {
    palette: [...palette, [0, 0, 0]], delay, transparent: Boolean(before), transparentIndex: palette.length, dispose: 1,
  });
  return colours;
}

// Pixels in rows of that width, each of them SCALE pixels wide and high.
/** @param {Uint8Array} pixels @param {number} width */
function enlarged(pixels, width) {
  const made = new Uint8Array(pixels.length * SCALE * SCALE), wide = SCALE * width;
  for (let i = 0, to = 0; i < pixels.length; i += width, to += SCALE * wide) {
    for (let x = 0; x < wide; x++) made[to + x] = pixels[i + Math.floor(x / SCALE)];
    for (let row = 1; row < SCALE; row++) made.copyWithin(to + row * wide, to, to + wide);
  }
  return made;
}
