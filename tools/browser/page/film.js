// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// A match as a moving picture: a second program, which nobody sees, goes through the look back at it.

import {Painter} from "page/painter.js";
import {Program} from "page/program.js";

const BOARD = {board: "pybadge", size: [160, 128], virtual: true, seed: 0, unjudged: true};
const SCALE = 3;
const COLOURS = 255;  // and one that leaves a pixel as it was
const DEALT = 1500, DREW = 300, PLAYED = 900, ROUND_OVER = 2500, MATCH_OVER = 5000;  // ms, as tools/pictures/record.py
const FRAMES = 12;  // in which a look back shows a move whole: numbers, table, line, sentence; its clock stands still meanwhile
const SOONER = 10;  // frames after which the page has its turn

// The GIF of the match of a record, as a Blob. `tell(part)` is called from time to time with the share that is made.
export async function film(page, record, tell) {
  const gif = await import(URL.createObjectURL(new Blob([page.pack.get("runtime/gifenc.esm.js")], {type: "text/javascript"})));
  const canvas = document.createElement("canvas");
  const program = await begin(page, record, new Painter(canvas));
  const encoder = gif.GIFEncoder();
  const times = timesOf(record);
  let before = null;
  try {
    for (const [count, delay] of times.entries()) {
      if (count) press(program, "RIGHT");
      before = add(gif, encoder, enlarged(canvas), before, delay);
      if (count % SOONER === 0) {
        tell(count / times.length);
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
  } finally {
    program.end();
  }
  encoder.finish();
  return new Blob([encoder.bytes()], {type: "image/gif"});
}

// For how long each picture of the look back is shown, those of the deals included.
function timesOf({rounds}) {
  return rounds.flatMap(({moves}, round) => [DEALT, ...moves.map((move, i) => {
    if (i < moves.length - 1) return move === "draw" ? DREW : PLAYED;
    return round < rounds.length - 1 ? ROUND_OVER : MATCH_OVER;
  })]);
}

// A program that shows the beginning of the look back at a record, in the player's language and theme.
async function begin(page, record, painter) {
  let failure = null;
  const program = new Program(page.pack, {
    begin: ({size}) => painter.resize(...size), paint: (...orders) => painter.paint(...orders),
    dim: () => {}, shine: () => {}, play: () => {}, tell: () => {}, speak: () => {},
  }, {
    recall: (name, bytes) => name === "nvm" && page.memories.recall(name, bytes), keep: () => {}, setAside: () => {},
  }, (error) => { failure = error; });
  await program.restart(BOARD);
  if (failure) throw failure;
  program.doStep();  // makes the app; by `step` nothing is done in a tab that is hidden
  program.call("opening.look_at", record);
  for (let i = 0; i <= record.rounds.length; i++) program.doStep();  // it plays through a round in each
  for (let i = 0; i < 2 * record.rounds.length; i++) press(program, "UP");
  return program;
}

// Press a button, and wait until all that the press leads to is shown.
function press(program, button) {
  program.press(button);
  for (let i = 0; i < FRAMES; i++) program.doStep();
}

// The pixels of a canvas, each of them SCALE pixels wide.
function enlarged(canvas) {
  const copy = new OffscreenCanvas(canvas.width * SCALE, canvas.height * SCALE);
  const context = copy.getContext("2d");
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, copy.width, copy.height);
  return context.getImageData(0, 0, copy.width, copy.height);
}

// Add a picture to a GIF, without the pixels that are as in `before`, the colours of the one before. Returns its colours.
function add(gif, encoder, {data, width, height}, before, delay) {
  const colours = new Uint32Array(data.buffer);
  const palette = gif.quantize(data, COLOURS, {format: "rgb565"});
  const pixels = gif.applyPalette(data, palette, "rgb565");
  if (before) for (let i = 0; i < pixels.length; i++) if (colours[i] === before[i]) pixels[i] = palette.length;
  encoder.writeFrame(pixels, width, height, {
    palette: [...palette, [0, 0, 0]], delay, transparent: Boolean(before), transparentIndex: palette.length, dispose: 1,
  });
  return colours;
}
