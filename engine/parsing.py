# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the notation of tiles and moves, in records (docs/record-format.md) and in the pictures of the help."""

from engine import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kinds import ChineseMove, LineMove, Move, Tile
    from engine.match import Match


def tile(text: str) -> "Tile":
    """Return the tile that a text names.

    Raises ValueError for anything but a larger half, a dash and a smaller half.
    """
    high, dash, low = text.partition("-")
    try:
        found: "Tile | None" = (int(high), int(low))
    except ValueError:
        found = None
    if found is None or not 0 <= found[1] <= found[0] or tiles.name(found) != text:
        raise ValueError("'%s' is not a tile; a tile is written larger half first, such as 6-1" % text)
    return found


def move_of(match: "Match", text: str) -> "Move":
    """Return the move that a text names in a match. Raises ValueError if it names none."""
    from engine import moves

    return move(text) if match.notation is moves else chinese_move(text)


def move(text: str) -> "LineMove":
    """Return the move of a line game that a text names. Raises ValueError if it names none."""
    from engine.line import FIRST
    from engine.moves import DONE, DRAW, PASS, WORDS, name

    first, space, word = text.partition(" ")
    for rest in (DRAW, PASS, DONE):
        if text == name(rest):
            return rest
    if not space:
        return tile(first), FIRST
    if word not in WORDS[:FIRST]:
        raise ValueError("'%s' is not a move; a tile is played left, right, up or down" % text)
    return tile(first), WORDS.index(word)


def chinese_move(text: str) -> "ChineseMove":
    """Return the move that a text names; its Chinese tiles may be in any order. Raises ValueError if it names
    none."""
    from engine.chinese_moves import SPLIT, WORDS

    word, *names = text.split(" ")
    if word not in WORDS:
        raise ValueError("'%s' is not a move; a move is one of %s, and tiles" % (text, ", ".join(WORDS)))
    how = WORDS.index(word)
    if how == SPLIT:
        if len(names) != 5 or names[2] != "/":
            raise ValueError("'%s' is not a split; that is two tiles, a / and two tiles" % text)
        return _arranged(names[:2]) + _arranged(names[3:]), how
    return _arranged(names), how


def _arranged(names: "Iterable[str]") -> "tuple[Tile, ...]":
    from engine import chinese

    return chinese.arrange(map(tile, names))
