# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Writes on pictures with the game's own letters, without the simulator."""

from artwork import proportional
from environment import ROOT


def centre(picture, x, y, text, colour):
    """Write a line of text in a colour, with the middle of its upper edge at `x` and `y`, in pixels."""
    glyphs = proportional.read_bdf(ROOT / "fonts" / "source" / "prose.bdf")
    x -= sum(len(glyphs[letter][0]) + proportional.GAP for letter in text) // 2
    for letter in text:
        for down, row in enumerate(glyphs[letter]):
            for across, dot in enumerate(row):
                if dot:
                    picture.paste(colour, (x + across, y + down, x + across + 1, y + down + 1))
        x += len(glyphs[letter][0]) + proportional.GAP
