# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Text: fonts that are sheets of equal cells, and labels that are rows of such cells.

All labels share the sheet, so changing a row of cells takes 2 ms, and the row takes 0.2 KB; a bitmap for each label
would take 20 ms and 1.3 KB (measured for 21 letters on the badge's code).
"""
import displayio

AT_LEFT, CENTRE, AT_RIGHT = range(3)
# For some characters, the one to show instead. In sentences, Ⓐ and Ⓑ are buttons that a board may name otherwise.
OTHERS = {}


class Font:
    """A sheet Bitmap of glyphs in cells of `width` x `height` px, and the characters they show, in order."""

    def __init__(self, sheet, characters, width, height):
        self.sheet = sheet
        self.characters = characters
        self.width = width
        self.height = height

    def cell(self, character):
        """Return the cell of a character, or of the one shown for it; a question mark's if the font has neither."""
        cell = self.characters.find(character)
        return cell if cell >= 0 else self.characters.find(OTHERS.get(character, "?"))


class Label:
    """One line of text.

    `grid` is the TileGrid to put into a group; `columns` the number of characters that fit; `align` the place of a
    shorter text within them: AT_LEFT, CENTRE or AT_RIGHT.
    """

    def __init__(self, font, ink, columns, x, y, align=AT_LEFT):
        self.font = font
        self.columns = columns
        self.align = align
        self.grid = displayio.TileGrid(
            font.sheet, pixel_shader=ink, width=columns, height=1, x=x, y=y,
            tile_width=font.width, tile_height=font.height, default_tile=font.cell(" "))

    def before(self, text):
        """Return the number of empty columns before a text."""
        room = self.columns - len(text)
        return (0, room // 2, room)[self.align]

    def show(self, text, ink=None):
        """Show a text, cut off if it is too long, in the palette `ink` or the same one as before."""
        before = self.before(text)
        for column in range(self.columns):
            at = column - before
            # A slice: each single character got by an index would stay in memory as a name.
            cell = self.font.cell(text[at:at + 1] if 0 <= at < len(text) else " ")
            if self.grid[column] != cell:  # setting a cell repaints it even if it stays the same
                self.grid[column] = cell
        if ink is not None and self.grid.pixel_shader is not ink:
            self.grid.pixel_shader = ink
