# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Writes on pictures with the game's own letters, without the simulator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from artwork import proportional
from environment import ROOT

if TYPE_CHECKING:
    from PIL.Image import Image


def centre(picture: Image, x: int, y: int, text: str, colour: str) -> None:
    """Write a line of text in a colour, with the middle of its upper edge at `x` and `y`, in pixels."""
    glyphs = proportional.read_bdf(ROOT / "fonts" / "source" / "prose.bdf")
    x -= sum(len(glyphs[letter][0]) + proportional.GAP for letter in text) // 2
    for letter in text:
        for down, row in enumerate(glyphs[letter]):
            for across, dot in enumerate(row):
                if dot:
                    picture.paste(colour, (x + across, y + down, x + across + 1, y + down + 1))
        x += len(glyphs[letter][0]) + proportional.GAP
