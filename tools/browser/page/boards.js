// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The boards to choose from: for each name what the program is started with.

export const LARGE = "Large screen";
export const BOARDS = {
  [LARGE]: {board: "pybadge", size: [320, 240]},
  "PyBadge": {board: "pybadge", size: [160, 128]},
  "PyGamer": {board: "pygamer", size: [160, 128]},
  "PewPew M4": {board: "pewpew_m4", size: [160, 128]},
  "Meowbit": {board: "meowbit_v121", size: [160, 128]},
  "Sprig": {board: "hack_club_sprig", size: [160, 128]},
  "PicoSystem": {board: "pimoroni_picosystem", size: [240, 240]},
  "PicoPad": {board: "pajenicko_picopad", size: [320, 240]},
  "µGame 22": {board: "ugame22", size: [320, 240]},
  "µGame S3": {board: "deshipu_ugame_s3", size: [320, 240]},
  "Odroid Go": {board: "hardkernel_odroid_go", size: [320, 240]},
  "Explorer": {board: "pimoroni_explorer2350", size: [320, 240]},
  "Thumby Color": {board: "tinycircuits_thumby_color", size: [128, 128]},
};

const ROOM = [1050, 644];  // px of a window in which each pixel of the large screen is two

// The name of the board that suits the window best.
export function suitable() {
  return innerWidth >= ROOM[0] && innerHeight >= ROOM[1] ? LARGE : "PyBadge";
}
