// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT

import assert from "node:assert";
import {test} from "node:test";

import {Screen} from "page/screen.js";

const EDGE = 2;  // px of the frame around the picture

/** A Screen in a room of that size, on a display with so many pixels for each of the window's. */
function screenIn(clientWidth, clientHeight, ratio = 1) {
  globalThis.devicePixelRatio = ratio;
  globalThis.getComputedStyle = () => ({outlineWidth: `${EDGE}px`});
  const canvas = {style: {}, getContext: () => null};
  globalThis.ImageData = class { data = new Uint8ClampedArray(4); };
  return new Screen(canvas, {offsetHeight: 0}, {clientWidth, clientHeight});
}

for (const [room, ratio] of [[[320, 380], 2], [[390, 600], 3], [[780, 330], 3], [[1280, 700], 1], [[1920, 980], 1]]) {
  test(`the picture that suits ${room} at ${ratio} fills most of one side, in whole pixels, and is no larger than the room`, () => {
    const screen = screenIn(...room, ratio), size = screen.suitable(), space = screen.space();
    const scale = screen.scale(size, space), filled = size.map((length, i) => length * scale / space[i]);
    assert.ok(Number.isInteger(scale) && size.every(Number.isInteger));
    assert.ok(size[0] >= 160 && size[1] >= 128 && size[0] <= 400 && size[1] <= 239, String(size));
    assert.ok(Math.max(...filled) <= 1 && Math.max(...filled) > 0.9, String(filled));
  });
}

test("a room with no space for a whole pixel still has a picture", () => {
  assert.equal(screenIn(100, 60).scale([160, 128], [96, 56]), 1);
});
