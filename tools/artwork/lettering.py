# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Writes on pictures with the game's own letters, without the simulator."""

from PIL import Image

from environment import ROOT


class Font:
    """A font of the game, whose sheet is in fonts/, in cells of `width` by `height` pixels."""

    def __init__(self, name, width, height):
        path = ROOT / "fonts" / name
        self.width, self.height = width, height
        self._sheet = Image.open(path.with_suffix(".bmp")).convert("1")
        self._characters = path.with_name("characters.txt").read_text(encoding="utf-8")

    def write(self, picture, x, y, text, colour):
        """Write a line from its upper left corner on."""
        for at, character in enumerate(text):
            picture.paste(colour, (x + at * self.width, y), self._glyph(character))

    def centre(self, picture, x, y, text, colour):
        """Write a line with the middle of its upper edge there."""
        self.write(picture, x - len(text) * self.width // 2, y, text, colour)

    def _glyph(self, character):
        row, column = divmod(self._characters.index(character), self._sheet.width // self.width)
        x, y = column * self.width, row * self.height
        return self._sheet.crop((x, y, x + self.width, y + self.height))
