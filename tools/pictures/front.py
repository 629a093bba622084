# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""A drawing of the PyBadge's front: what each of its buttons does, and below it the steps that put the game there.

All is drawn in the size of the screen's pixels and then enlarged, so that the game's own letters serve.
"""

from PIL import Image, ImageDraw

from artwork import palette
from artwork.lettering import Font

SIZE = 400, 332
LEFT, TOP = 4, 14  # where the board's corner is
MM = 160 / 35.04  # px in a mm: the 160 pixels of a screen of 1.8" are 35.04 mm wide

(FELT, INK, IVORY, GOLD, WHITE, GREY) = ("#%06x" % palette.PALETTE[colour] for colour in (
    palette.FELT, palette.INK, palette.IVORY, palette.GOLD, palette.WHITE, palette.GREY))
BOARD, RIM, DARK, METAL = "#2b2140", "#8a7bb0", "#17121f", "#a9adb8"
CLEAR = (0, 0, 0, 0)

# In mm from the board's upper left corner, by its makers' drawings.
BOARD_SIZE = 85.725, 54.1
CORNER = 3
HOLES = (3.81, 3.81), (81.92, 3.81), (3.81, 50.17), (81.92, 50.17)
SCREEN = 42.86, 24.5  # its middle
GLASS = 3, 2.6  # how far it goes beyond the pixels, to the sides, and above and below
USB, SWITCH, RESET = 42.86, 27.94, (63.25, 3.62)
LIGHTS = (25.4, 34.13, 42.86, 51.59, 60.33), 47.63
LIGHT = 3.5  # its side
BUTTON = 3  # its radius
ARROWS = ((5.52, 21.59, -1, 0), (10.8, 16.26, 0, -1), (16.07, 21.59, 1, 0), (10.8, 26.92, 0, 1))  # and where to
LETTERS = ("A", 80.58, 19.18, GOLD), ("B", 72.9, 24.07, IVORY)
PLAIN = (12.51, 3.68), (72.96, 3.68)

# What is written on the board: the middle of the text's upper edge in mm, and lines with their colours.
NOTES = (
    (12.51, 7.4, ((WHITE, "SELECT"), (GOLD, "a hint"))),
    (72.96, 7.4, ((WHITE, "START"), (GOLD, "pause"))),
    (10.8, 32, ((GOLD, "choose a tile,"), (GOLD, "then an end"))),
    (10.8, 38, ((IVORY, "up, down: look"), (IVORY, "along the line"))),
    (75.7, 32, ((GOLD, "A: play, draw,"), (GOLD, "pass, go on"))),
    (75.7, 38, ((IVORY, "B: take back,"), (IVORY, "or stop"))),
    (53.6, 1.6, ((WHITE, "RESET"), (GREY, "at the back"))),
    (27.94, 1.6, ((GREY, "on/off"),)),
)
STEPS = (
    ("Plug it in, press", "RESET twice; drag", "CircuitPython to", "PYBADGEBOOT."),
    ("On the computer,", "tools/flash.py", "copies the game", "to CIRCUITPY."),
    ("Choose a language", "with A; press it", "twice more, and", "play!"),
)
PANELS, PANEL, GAP = 270, (127, 58), 5  # px: how far down the panels begin, their size, the gap between them


def draw(frame, scale):
    """The picture, with the game's `frame` on the screen, and each pixel `scale` pixels wide; clear around."""
    picture = Image.new("RGBA", SIZE, CLEAR)
    pen = ImageDraw.Draw(picture)
    small, large = Font("6x9", 6, 9), Font("7x13B", 7, 13)
    draw_board(pen)
    draw_screen(picture, pen, frame)
    for x, y, right, down in ARROWS:
        x, y = draw_button(pen, x, y, DARK)
        draw_arrow(pen, x, y, right, down)
    for name, x, y, colour in LETTERS:
        x, y = draw_button(pen, x, y, colour)
        large.centre(picture, x + 1, y - 6, name, INK)
    for x, y in PLAIN:
        draw_button(pen, x, y, DARK)
    for x, y, lines in NOTES:
        x, y = place(x, y)
        for row, (colour, line) in enumerate(lines):
            small.centre(picture, x, y + row * (small.height + 1), line, colour)
    for number, lines in enumerate(STEPS, 1):
        draw_step(picture, pen, number, lines, small, large)
    return picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST)


def place(x, y):
    """The pixel of a place in mm."""
    return LEFT + round(x * MM), TOP + round(y * MM)


def around(x, y, across, down):
    """The box of pixels that goes so far in mm from a place in mm, to the sides, and up and down."""
    return (*place(x - across, y - down), *place(x + across, y + down))


def draw_board(pen):
    """The board with its holes and lights, and what is on its upper edge."""
    pen.rectangle(around(USB, -2, 1.2, 2), DARK, METAL)
    pen.rectangle(around(USB, -0.8, 3.7, 0.8), METAL, DARK)
    pen.rectangle(around(SWITCH, -0.5, 1.5, 0.7), DARK, RIM)
    pen.rounded_rectangle((*place(0, 0), *place(*BOARD_SIZE)), round(CORNER * MM), BOARD, RIM, 2)
    for x, y in HOLES:
        pen.ellipse(around(x, y, 1.5, 1.5), CLEAR, GOLD, 2)
    for at, x in enumerate(LIGHTS[0]):
        pen.rectangle(around(x, LIGHTS[1], LIGHT / 2, LIGHT / 2), IVORY, GREY)
        pen.ellipse(around(x, LIGHTS[1], 1, 1), DARK if at else GOLD)
    pen.ellipse(around(*RESET, 1.5, 1.5), None, GREY)


def draw_screen(picture, pen, frame):
    """The screen in its glass."""
    across, down = frame.width / MM / 2 + GLASS[0], frame.height / MM / 2 + GLASS[1]
    pen.rounded_rectangle(around(*SCREEN, across, down), 4, DARK, RIM)
    x, y = place(*SCREEN)
    picture.paste(frame, (x - frame.width // 2, y - frame.height // 2))


def draw_button(pen, x, y, colour):
    """A round button; returns its middle, in px."""
    pen.ellipse(around(x, y, BUTTON, BUTTON), colour, RIM, 2)
    return place(x, y)


def draw_arrow(pen, x, y, right, down):
    """A triangle on a button of the pad, with its middle in px, that points so."""
    tip, base = (x + 5 * right, y + 5 * down), (x - 3 * right, y - 3 * down)
    pen.polygon((tip, (base[0] + 6 * down, base[1] + 6 * right), (base[0] - 6 * down, base[1] - 6 * right)), IVORY)


def draw_step(picture, pen, number, lines, small, large):
    """The panel of a step: its number and what to do."""
    width, height = PANEL
    x = LEFT + (number - 1) * (width + GAP)
    pen.rounded_rectangle((x, PANELS, x + width, PANELS + height), 6, FELT, RIM)
    pen.ellipse((x + 4, PANELS + 4, x + 16, PANELS + 16), GOLD)
    large.centre(picture, x + 11, PANELS + 4, str(number), INK)
    for row, line in enumerate(lines):
        small.write(picture, x + 20, PANELS + 6 + row * 12, line, IVORY)
