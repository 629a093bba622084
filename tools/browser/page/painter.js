// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The painter: paints the areas of the screen that a refresh sends, from the bitmaps in WebAssembly's memory.
//
// stand_ins/painting.py describes them by numbers: for each area x1, y1, x2, y2 and how many layers are seen in it; then
// for each layer, the lowest first, NUMBERS numbers in the order in which they are read below.

const TILES = 0;  // the kind of a TileGrid; that of a rectangle is 1
const NUMBERS = 18;
const TRANSPARENT = 1 << 24;
const BLACK = 0xff000000;

// The screen's 16 bits of a colour 0xRRGGBB, as the 32 bits of a canvas's pixel.
/** @param {number} colour */
function shown(colour) {
  const red = Math.floor((colour >> 19 & 31) * 255 / 31);
  const green = Math.floor((colour >> 10 & 63) * 255 / 63);
  const blue = Math.floor((colour >> 3 & 31) * 255 / 31);
  return (BLACK | blue << 16 | green << 8 | red) >>> 0;
}

export class Painter {
  // Paints on a canvas in which each pixel is one of the badge's.
  /** @param {HTMLCanvasElement | OffscreenCanvas} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (
      canvas.getContext("2d", {alpha: false, willReadFrequently: true}));
    this.image = new ImageData(1, 1);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  // Begin with a black screen of that size.
  /** @param {number} width @param {number} height */
  resize(width, height) {
    this.canvas.width = width;
    this.canvas.height = height;
    this.image = this.context.createImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer).fill(BLACK);
    this.context.putImageData(this.image, 0, 0);
  }

  // Carry out the orders in `count` numbers at an address in a memory, an ArrayBuffer.
  /** @param {ArrayBuffer} memory @param {number} address @param {number} count */
  paint(memory, address, count) {
    const orders = new Int32Array(memory, address, count);
    for (let at = 0; at < count;) {
      const area = orders.subarray(at, at + 4);
      const layers = orders[at + 4];
      at += 5;
      this.fill(area);
      for (let i = 0; i < layers; i++, at += NUMBERS) this.layer(memory, area, orders.subarray(at, at + NUMBERS));
      const [x1, y1, x2, y2] = area;
      this.context.putImageData(this.image, 0, 0, x1, y1, x2 - x1, y2 - y1);
    }
  }

  /**
   * @param {ArrayLike<number> & Iterable<number>} area
   * @param {number} [colour]
   */
  fill(area, colour = BLACK) {
    const [x1, y1, x2, y2] = area;
    const {width} = this.canvas;
    for (let y = y1; y < y2; y++) this.pixels.fill(colour, y * width + x1, y * width + x2);
  }

  /** @param {ArrayBuffer} memory @param {Int32Array} area @param {Int32Array} layer */
  layer(memory, area, layer) {
    const [kind, left, top, right, bottom, palette, count, ...rest] = layer;
    const part = [Math.max(area[0], left), Math.max(area[1], top), Math.min(area[2], right), Math.min(area[3], bottom)];
    const raw = new Uint32Array(memory, palette, count);
    if (kind === TILES) {
      this.tiles(memory, part, left, top, Array.from(raw, (colour) => colour & TRANSPARENT ? 0 : shown(colour)), rest);
      return;
    }
    const colour = raw[rest[0]] & TRANSPARENT ? BLACK : shown(raw[rest[0]]);  // what is transparent the core paints black
    this.fill(part, colour);
  }

  /**
   * @param {ArrayBuffer} memory
   * @param {number[]} part
   * @param {number} left
   * @param {number} top
   * @param {number[]} colours
   * @param {number[]} rest
   */
  tiles(memory, part, left, top, colours, rest) {
    const [x1, y1, x2, y2] = part;
    const [bitmap, row, bits, tilesAcross, wide, high, cells, across, down, flips, scale] = rest;
    const bytes = new Uint8Array(memory, bitmap);
    const tiles = new Int16Array(memory, cells, across * down);
    const flipX = flips & 1, flipY = flips & 2, transposed = flips & 4;
    const lastColumn = across * wide - 1, lastRow = down * high - 1, mask = (1 << bits) - 1;
    for (let y = y1; y < y2; y++) {
      const downHere = Math.floor((y - top) / scale);
      for (let x = x1; x < x2; x++) {
        let column = Math.floor((x - left) / scale), line = downHere;
        if (transposed) [column, line] = [line, column];
        if (flipX) column = lastColumn - column;
        if (flipY) line = lastRow - line;
        const tile = tiles[Math.floor(line / high) * across + Math.floor(column / wide)];
        const u = (tile % tilesAcross * wide + column % wide) * bits;
        const v = Math.floor(tile / tilesAcross) * high + line % high;
        const colour = colours[bytes[v * row + (u >> 3)] >> 8 - bits - (u & 7) & mask];
        if (colour) this.pixels[y * this.canvas.width + x] = colour;
      }
    }
  }
}
