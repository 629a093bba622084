// SPDX-FileCopyrightText: 2026 The Boneyard authors
// SPDX-License-Identifier: MIT
// The boards to choose from: for each name what the program is started with. The large screen is as large as there is room.

export const LARGE = "Large screen";
/** @type {Record<string, {board: string, size?: number[]}>} */
export const BOARDS = {
  [LARGE]: {board: "pybadge"},
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
