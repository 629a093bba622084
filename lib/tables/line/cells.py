# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the contents of the bars at the top of the tables of line games. They are made once, so this module is
unloaded in play."""

from drawings import BLUE, FACE, FELT, GOAT, GOLD, ICON, PARTNER, RED_LIGHT, SLATE, WHITE
from seats import PERSON
from tables.hud import NAME_WIDE, ROW
from tables.line.hud import BOX, PENALTIES, Box
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group, TileGrid

    from art import Art
    from engine.line_match import LineMatch
    from tables.line.bar_for_several import BarForSeveral
    from words.label import Label

_DIGITS = 6, 12, 18  # px of a number with one digit, with two and with three
_GAP = 2  # px


def add(
    bar: "BarForSeveral", group: "Group", match: "LineMatch", seat: int, below: bool
) -> "tuple[Box, Label, TileGrid | None]":
    """Make the contents of a seat's cell in a BarForSeveral; the score stands `below` the name or beside it. Return
    the Box with the number of its tiles, the Label of its score, and the TileGrid of its face or None."""
    art, x, y = bar.art, bar.left(seat), bar.top(seat)
    right = x + bar.cell - bar.margin - 1
    if not below:
        if y == bar.top(0) and seat:
            art.panel(group, FELT, x - bar.margin, 0, 1, bar.height)
        count = Box(art, group, _DIGITS[0], x, y)
        return count, art.label(group, WHITE, _DIGITS[2], right + 1 - _DIGITS[2], y, AT_RIGHT, digits=True), None
    box = min(x + NAME_WIDE, right - _DIGITS[1] - 1)
    count = Box(art, group, _DIGITS[1], box, y)
    bar.show_name(seat, box - x)
    goat, left, face = GOAT, box + _DIGITS[1] + _GAP, None
    if seat != PERSON and match.side(seat) == match.side(PERSON):
        sign = box + BOX + _GAP
        if sign + ICON <= right:
            art.icon(group, PARTNER, sign, y - 1)
            left = sign + ICON + 1
        else:
            goat = PARTNER  # its icon replaces the goat's
    if art.faces and seat != PERSON and left + FACE <= right:
        face = art.face(group, left, y - 1)
    y += ROW - 1  # so that there is 1 px between the score and its track
    if match.penalties:
        art.icon(group, goat, x, y)
        x += ICON + 1
    colour = RED_LIGHT if match.penalties else WHITE
    return count, art.label(group, colour, min(PENALTIES, right - x), x, y, digits=True), face


def track(
    art: "Art", group: "Group", match: "LineMatch", seat: int, x: int, y: int, wide: int, mirrored: bool = False
) -> "TileGrid":
    """Put the track to the target for a seat's score into a group, `wide` px long. Return its panel, of which the
    first px are filled, or the last if it is `mirrored`: gold for the person's side, blue for others, and red where
    points are penalties."""
    colour = RED_LIGHT if match.penalties else BLUE if match.side(seat) else GOLD
    panel = art.panel(group, colour, x, y, wide, 1)
    panel.pixel_shader = art.ink(SLATE, colour) if mirrored else art.ink(colour, SLATE)
    return panel
