# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The cases that the guide explains at the table of Pai Gow, see tables.guide."""

from __future__ import annotations

from drawings import ICON
from engine import chinese
from engine.games.pai_gow import BANKER, CIVIL_PAIR, GONG, MILITARY_PAIR, SUPREME_PAIR, hand_class, house_way, rank
from seats import PERSON
from tables.pai_gow.table import HIGH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.games.pai_gow import Game
    from engine.kinds import Tile
    from kinds import Box
    from tables.pai_gow.scene import Scene

_LINE = 12  # px of a line of text

# The parts: the stakes (S), the person's hands (M), all hands (A), the high hand (H) and the low one (L), and the
# titles of both (T).
NOTES = "stake:S split:M won:A level:A digit:M wong:M either:M military:M pairs:M order:hlT"


def arisen(scene: Scene) -> tuple[object, ...]:
    """Return for each of NOTES whether the table shows its case: before the deal, before the split, or after it."""
    match = scene.match
    if scene.compared:
        return False, False, True, _is_level(match), False, False, False, False, False, False
    if not match.moves:
        return (True,) + (False,) * 9
    played, _ = match.moves[0]  # the split that is shown first
    classes = hand_class(played[:2]), hand_class(played[2:])
    return (
        False,
        True,
        False,
        False,
        min(classes) < GONG,
        any([GONG <= found < MILITARY_PAIR for found in classes]),
        any([tile in chinese.SUPREME for tile in match.hands[PERSON]]),
        any([MILITARY_PAIR <= found < CIVIL_PAIR for found in classes]),
        any([CIVIL_PAIR <= found < SUPREME_PAIR for found in classes]),
        True,
    )


def _is_level(match: Game) -> bool:
    """Return whether two of the hands that were compared are level, or both count 0."""
    ((played, _),) = match.played
    compared: Sequence[tuple[tuple[Tile, ...], tuple[Tile, ...]]]
    compared = list(zip((played[:2], played[2:]), house_way(match.hands[BANKER])))
    return any([rank(mine) == rank(other) or hand_class(mine) == hand_class(other) == 0 for mine, other in compared])


def values(scene: Scene) -> tuple[object, ...]:
    """No note of this room has numbers."""
    return ()


def rows(scene: Scene) -> list[tuple[int, int]]:
    """Return the rows that a note should cover as a whole or not at all: the strip of the person, the sentence and
    the words for the buttons, and those of the woodpile."""
    table = scene.table
    y = table.page.y
    strip, below, pile = y + table.bar.top, y + table.below, y + table.pile.y
    piled = [(pile + i * ICON, pile + (i + 1) * ICON) for i in range(HIGH)]
    return [(strip, strip + table.bar.high), (below, below + _LINE), (below + _LINE, table.art.height)] + piled


def boxes(scene: Scene, part: str) -> list[Box]:
    """Return the boxes of a part of the table on the screen, a list."""
    table = scene.table
    page = table.page
    high, low = table.mine
    first = page.y + high.y
    end = first + high.place(2)[0] - high.place(0)[0]  # two tiles are as wide as high
    if part == "S":
        return [(0, page.y + table.bar.top, table.art.width, table.bar.high)]
    if part == "A":
        top = page.y + table.bankers[0].y
        return [(0, top, table.art.width, end - top)]
    if part == "M":
        return [(0, first, table.art.width, end - first)]
    if part == "T":
        title = table.titles[0].grid
        return [(0, page.y + title.y, table.art.width, title.tile_height)]
    hand = high if part == "H" else low
    side = end - first - 1  # without the gap after its tiles
    return [(page.x + hand.x, first, side, side)]
