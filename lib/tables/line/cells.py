# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes the contents of the bars at the top of the tables of line games. They are made once, so this module is
unloaded in play."""

from __future__ import annotations

from drawings import BLUE, FACE, FELT, GOAT, GOLD, GOLD_LIGHT, GREY, ICON, INK, PARTNER, RED_LIGHT, SLATE, WHITE, WIDE
from seats import PERSON
from tables.hud import NAME_WIDE, Mark
from tables.line.hud import PENALTIES, Box
from words.label import AT_RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group, TileGrid

    from art import Art
    from engine.line_match import LineMatch
    from tables.line.bar_for_several import BarForSeveral
    from words.label import Label

_COUNT, _COUNT_OF_MANY = 12, 18  # px of a number of tiles with a dash, of one digit and of two
_POINTS = 18  # px of three digits
_GAP = 1  # px
_BELOW = 10  # px from the names to the scores below them; there is 1 px between a score and its track
_STRIPE = 2, 9  # px of the stripe at a pair's row
_BESIDE_STRIPE = 3  # px to the cells of a pair
_PAIR = 30, 53  # px of a pair's score; the second where it has space for the number that loses the match
_UNDER = 10  # px from the top of a name to a line under it


def fill(bar: BarForSeveral, group: Group) -> None:
    """Find the places in a BarForSeveral, and make its contents."""
    art, match = bar.art, bar.match
    sides = len(match.scores)
    bar.pairs = sides < match.seats
    bar.rows = sides if bar.pairs else 1
    bar.height = bar.high(art, match)
    bar.start = _BESIDE_STRIPE if bar.pairs else 0
    bar.cell = (art.width - bar.start - _score_width(bar)) // bar.across
    bar.margin = 1 + (bar.beside and not art.is_narrow)
    art.strip(group, INK, 0, bar.height)
    labels = [art.label(group, GREY, NAME_WIDE, bar.left(i), bar.top(i)) for i in range(match.seats)]
    below = _UNDER if bar.across < match.seats else 0  # tails of the first row would lie on a line over the second
    bar.mark = Mark(art, group, labels, bar.cell - 2, below)
    for seat in range(match.seats):
        bar.show_name(seat, NAME_WIDE)
    bar.counts, bar.faces = _add_seats(bar, group, match)
    bar.scores = [_add_score(bar, group, match, side) for side in range(sides)]
    has_tracks = not bar.beside and not art.big_set
    bar.tracks = [_add_track(bar, group, match, side) for side in range(sides)] if has_tracks else []


def _add_seats(bar: BarForSeveral, group: Group, match: LineMatch) -> tuple[list[Box], list[tuple[int, TileGrid]]]:
    """Make the contents of the cells in a BarForSeveral, but for the scores. Return the Boxes with the numbers of
    tiles, and the faces."""
    counts, faces = [], []
    for seat in range(match.seats):
        x, y = bar.left(seat), bar.top(seat)
        right = x + bar.cell - bar.margin - 1
        if bar.beside:
            if x > bar.left(0) and y == bar.top(0):
                bar.art.panel(group, FELT, x - bar.margin, 0, 1, bar.height)
            counts.append(Box(bar.art, group, _COUNT, x, y))
            continue
        box = min(x + NAME_WIDE, right - _COUNT - 1 - bar.pairs * (ICON + _GAP))
        bar.show_name(seat, box - x - 1)
        end = box + _COUNT + 1
        if seat != PERSON and match.side(seat) == match.side(PERSON):
            bar.art.icon(group, PARTNER, end + _GAP, y - 1)
            end += _GAP + ICON
        face = end + _GAP
        if bar.art.faces and not bar.art.is_narrow and seat != PERSON and face + FACE <= right:
            faces.append((seat, bar.art.face(group, face, y - 1 - bar.pairs, bar.art.faces[seat - 1])))
        elif not bar.pairs:
            end = right
        counts.append(Box(bar.art, group, min(_COUNT_OF_MANY, end - box), box, y))
    return counts, faces


def _add_score(bar: BarForSeveral, group: Group, match: LineMatch, side: int) -> Label:
    """Make the score of a side in a BarForSeveral, and return its Label: below its seat's name or beside it, or at
    the end of the row of a pair, which is gold for the person's, with a stripe."""
    art, x, y = bar.art, bar.left(side), bar.top(side)
    right = x + bar.cell - bar.margin - 1
    if bar.beside:
        return art.label(group, WHITE, _POINTS, right + 1 - _POINTS, y, AT_RIGHT, digits=True)
    colour = RED_LIGHT if match.penalties else WHITE
    if bar.pairs:
        x, right = _right_of_pairs(bar)
        colour = BLUE
        if side == match.side(PERSON):
            colour = GOLD
            bar.mark.rest = [
                GOLD_LIGHT if match.side(seat) == side else rest for seat, rest in enumerate(bar.mark.rest)
            ]
            bar.mark.show(None)
        art.panel(group, colour, 0, y - 1, *_STRIPE)
    else:
        y += _BELOW
    if match.penalties:
        art.icon(group, GOAT, x, y - bar.pairs)
        x += ICON + 1
    return art.label(group, colour, min(PENALTIES, right - x), x, y, digits=True)


def _add_track(bar: BarForSeveral, group: Group, match: LineMatch, side: int) -> TileGrid:
    """Put the track to the target for the score of a side into a BarForSeveral, and return its panel."""
    if bar.pairs:
        x, right = _right_of_pairs(bar)
        return track(bar.art, group, match, side, x, bar.top(side) + _BELOW - 2, right - x)
    return track(bar.art, group, match, side, bar.left(side), bar.height - 1, bar.cell - 3)


def _score_width(bar: BarForSeveral) -> int:
    """Return the width of a pair's score at the end of its row, in px; 0 without pairs."""
    return _PAIR[bar.art.width >= WIDE] if bar.pairs else 0


def _right_of_pairs(bar: BarForSeveral) -> tuple[int, int]:
    """Return where the scores of pairs begin and end, in px."""
    return bar.art.width - _score_width(bar), bar.art.width - 1


def track(
    art: Art, group: Group, match: LineMatch, seat: int, x: int, y: int, wide: int, mirrored: bool = False
) -> TileGrid:
    """Put the track to the target for a seat's score into a group, `wide` px long. Return its panel, of which the
    first px are filled, or the last if it is `mirrored`: gold for the person's side, blue for others, and red where
    points are penalties."""
    colour = RED_LIGHT if match.penalties else BLUE if match.side(seat) else GOLD
    panel = art.panel(group, colour, x, y, wide, 1)
    panel.pixel_shader = art.ink(SLATE, colour) if mirrored else art.ink(colour, SLATE)
    return panel
