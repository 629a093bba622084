# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The README's drawing of a PyBadge: what each button does, and the steps to install the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import BdfFontFile, Image, ImageDraw

from environment import ROOT

if TYPE_CHECKING:
    from PIL.ImageFont import ImageFont

SIZE = 400, 330
WHITE, DARK, BOARD, EDGE = "#ffffff", "#151220", "#2c2342", "#7f6bb0"
GOLD, CREAM, GREEN, PALE = "#ffb52e", "#f4eed8", "#12432f", "#a3bfa8"
SCREEN = 120, 58
LINE = 11  # px from line to line
# Texts on the board, centred at a place: its lines, each with its colour.
TEXTS = (
    ((61, 47), (("SELECT", CREAM), ("a hint", GOLD))),
    ((337, 47), (("START", CREAM), ("pause", GOLD))),
    ((132, 19), (("on/off", PALE),)),
    ((249, 19), (("RESET", CREAM), ("at the back", PALE))),
    ((54, 158), (("choose a tile,", GOLD), ("then an end", GOLD))),
    ((54, 186), (("up, down: look", CREAM), ("along the line", CREAM))),
    ((348, 158), (("A: play, draw,", GOLD), ("pass, go on", GOLD))),
    ((348, 186), (("B: take back,", CREAM), ("or stop", CREAM))),
)
STEPS = (
    ("Plug it in, press", "RESET twice, drag", "CircuitPython to", "PYBADGEBOOT."),
    ("Open the page in a", "browser: More,", "Install on a badge.", "Or run flash.py."),
    ("Choose a language", "with A. Press it", "twice more, and", "play!"),
)


def badge(screen: Image.Image) -> Image.Image:
    """Return the drawing, an image in RGB, with a picture of 160x128 px on the badge's screen."""
    image = Image.new("RGB", SIZE, WHITE)
    pen = ImageDraw.Draw(image)
    with (ROOT / "fonts" / "source" / "prose.bdf").open("rb") as file:
        font = BdfFontFile.BdfFontFile(file).to_imagefont()
    _draw_board(pen)
    image.paste(screen, SCREEN)
    _draw_buttons(pen, font)
    for place, lines in TEXTS:
        for number, (text, colour) in enumerate(lines):
            _write(pen, font, text, (place[0], place[1] + number * LINE), colour)
    for number, step in enumerate(STEPS):
        _draw_step(pen, font, number, step)
    return image


def _draw_board(pen: ImageDraw.ImageDraw) -> None:
    pen.rectangle((194, 0, 205, 8), DARK)  # the cable
    pen.rectangle((183, 7, 217, 16), PALE, DARK)
    pen.rectangle((125, 9, 138, 16), DARK)
    pen.rounded_rectangle((4, 14, 395, 260), 10, BOARD, EDGE, 2)
    pen.rounded_rectangle((106, 50, 293, 202), 4, DARK, EDGE)
    for x in (21, 378):
        for y in (31, 243):
            _disc(pen, x, y, 7, WHITE, GOLD)
    for number in range(5):
        x = 112 + 40 * number
        pen.rectangle((x, 223, x + 16, 239), CREAM, PALE)
        _disc(pen, x + 8, 231, 5, DARK if number else GOLD)


def _draw_buttons(pen: ImageDraw.ImageDraw, font: ImageFont) -> None:
    for x in (61, 337):
        _disc(pen, x, 31, 14, DARK, EDGE)
    _disc(pen, 293, 31, 7, BOARD, PALE)
    for x, y, points in (
        (54, 88, ((-6, 4), (6, 4), (0, -6))),
        (54, 137, ((-6, -4), (6, -4), (0, 6))),
        (30, 113, ((4, -6), (4, 6), (-6, 0))),
        (78, 113, ((-4, -6), (-4, 6), (6, 0))),
    ):
        _disc(pen, x, y, 14, DARK, EDGE)
        pen.polygon([(x + right, y + down) for right, down in points], CREAM)
    for x, y, colour, name in ((372, 102, GOLD, "A"), (337, 124, CREAM, "B")):
        _disc(pen, x, y, 14, colour, EDGE)
        _write(pen, font, name, (x, y - 6), DARK)


def _draw_step(pen: ImageDraw.ImageDraw, font: ImageFont, number: int, lines: tuple[str, ...]) -> None:
    left, top = 4 + 132 * number, 268
    pen.rounded_rectangle((left, top, left + 127, top + 58), 4, GREEN, EDGE)
    _disc(pen, left + 11, top + 11, 7, GOLD)
    _write(pen, font, str(number + 1), (left + 11, top + 5), DARK)
    for line, text in enumerate(lines):
        pen.text((left + 24, top + 4 + line * (LINE + 2)), text, CREAM, font)


def _disc(pen: ImageDraw.ImageDraw, x: int, y: int, radius: int, colour: str, edge: str | None = None) -> None:
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), colour, edge, 2 if edge else 0)


def _write(pen: ImageDraw.ImageDraw, font: ImageFont, text: str, middle: tuple[int, int], colour: str) -> None:
    """Write a text whose top has its middle at a place."""
    pen.text((middle[0] - round(font.getlength(text) / 2), middle[1]), text, colour, font)
