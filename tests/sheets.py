# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sheets in sprites/ and fonts/, read pixel by pixel, and the tools that make them."""

from PIL import Image

from environment import ROOT
from tests.tools import here

SPRITES = ROOT / "sprites"
FONTS = ROOT / "fonts"


def run(tool, *arguments):
    return here.run(tool.removesuffix(".py"), *arguments)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.rglob("*.*")}


def rows(path):
    """The pixels of a sheet, row by row: palette indexes, or 0 for paper and 255 for ink in a font."""
    with Image.open(path) as image:
        width, height = image.size
        pixels = (image if image.mode == "P" else image.convert("L")).tobytes()
        return [list(pixels[y * width : (y + 1) * width]) for y in range(height)]


def cell(sheet, column, row, width, height):
    return [line[column * width : (column + 1) * width] for line in sheet[row * height : (row + 1) * height]]


def transposed(picture):
    return [list(column) for column in zip(*picture)]
