# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is shown when the game can't go on: a sentence, as large as there is room for."""
import displayio

from sheets import load, make_font
from text.label import Label, wrap

_MARGIN = 6  # px


def show(handheld, sentence):
    """Show a sentence on the screen. Raises Trouble where even the font is gone."""
    path = "fonts/6x9"
    font = make_font(load(path)[0], path, 6, 9)
    ink = displayio.Palette(2)
    ink[1] = 0xFFE384
    screen = handheld.screen
    group = displayio.Group()
    columns = (screen.width - 2 * _MARGIN) // font.width
    for row, line in enumerate(wrap(sentence, columns)):
        label = Label(font, ink, columns, _MARGIN, _MARGIN + row * (font.height + 2))
        label.show(line)
        group.append(label.grid)
    screen.show(group)
    screen.refresh()
