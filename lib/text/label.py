# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Text: fonts that are sheets of equal cells, and labels that are rows of them.

A row of cells of a sheet shared by all labels is changed in 2 ms and costs 0.2 KB; a bitmap of its own for
each label would take 20 ms and 1.3 KB (measured for 21 letters on the badge's code).
"""
import displayio

AT_LEFT, CENTRE, AT_RIGHT = range(3)
# By character: the one that is shown for it. In sentences, Ⓐ and Ⓑ are buttons, whatever a board calls them.
OTHERS = {}


class Font:
    """A sheet Bitmap of glyphs in cells of `width` x `height` px, and the characters they show, in order."""

    def __init__(self, sheet, characters, width, height):
        self.sheet = sheet
        self.characters = characters
        self.width = width
        self.height = height

    def cell(self, character):
        """The cell of a character or of what is shown for it; of a question mark if the font has neither."""
        cell = self.characters.find(character)
        return cell if cell >= 0 else self.characters.find(OTHERS.get(character, "?"))


class Label:
    """One line of text.

    `grid` is the TileGrid to put into a group; `columns` how many characters fit; `align` says where a
    shorter text lies within them: AT_LEFT, CENTRE or AT_RIGHT.
    """

    def __init__(self, font, ink, columns, x, y, align=AT_LEFT):
        self.font = font
        self.columns = columns
        self.align = align
        self.grid = displayio.TileGrid(
            font.sheet, pixel_shader=ink, width=columns, height=1, x=x, y=y,
            tile_width=font.width, tile_height=font.height, default_tile=font.cell(" "))

    def before(self, text):
        """How many columns are empty before a text."""
        room = self.columns - len(text)
        return (0, room // 2, room)[self.align]

    def show(self, text, ink=None):
        """Show a text, cut where it is too long, in the palette `ink` or that of before."""
        before = self.before(text)
        for column in range(self.columns):
            at = column - before
            # A slice: of each single character that is asked for a name would stay in memory.
            cell = self.font.cell(text[at:at + 1] if 0 <= at < len(text) else " ")
            if self.grid[column] != cell:  # an equal one would be repainted all the same
                self.grid[column] = cell
        if ink is not None and self.grid.pixel_shader is not ink:
            self.grid.pixel_shader = ink
