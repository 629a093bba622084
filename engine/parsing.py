# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Reads the notation of tiles and moves, in records (docs/record-format.md) and in the pictures of the help."""

from __future__ import annotations

from . import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .kinds import ChineseMove, Move, Tile
    from .match import Match


LETTERS = 40  # the most in a text that a sentence quotes; the name of a move has 23


def tile(text: str) -> Tile:
    """Return the tile that a text names.

    Raises ValueError for anything but a larger half, a dash and a smaller half.
    """
    high, dash, low = text.partition("-")
    try:
        found: Tile | None = (int(high), int(low))
    except ValueError:
        found = None
    if found is None or not 0 <= found[1] <= found[0] or tiles.name(found) != text:
        raise ValueError("'%s' is not a tile; a tile is written larger half first, such as 6-1" % text)
    return found


def legal_move(match: Match, text: str) -> Move:
    """Return the legal move of that name. Raises ValueError, which lists the legal moves, if there is none."""
    import json

    from .refusals import illegal

    try:
        if type(text) is not str:
            raise ValueError("a move is a string")
        if len(text) > LETTERS:
            raise ValueError("a move can't be longer than %d letters" % LETTERS)
        found = move_of(match, text)
        if found in match.moves:
            return found
        why = illegal(match, found)
    except ValueError as error:
        why = str(error)
    raise ValueError("%s is illegal: %s; legal: %s" % (cut(json.dumps(text)), why, legal(match)))


def legal(match: Match) -> str:
    """Return the names of the legal moves of a match, for the end of a sentence."""
    return ", ".join(map(match.name, match.moves)) or "nothing"


def cut(text: str) -> str:
    """Return the beginning of a text that may be too long to be quoted."""
    return text if len(text) <= LETTERS else text[:LETTERS] + "..."


def move_of(match: Match, text: str) -> Move:
    """Return the move that a text names in the notation of a match, legal or not. Raises ValueError if it names
    none."""
    from . import moves

    return move(text) if match.notation is moves else chinese_move(text)


def move(text: str) -> Move:
    """Return the move of a line game that a text names. Raises ValueError if it names none."""
    from .line import FIRST
    from .moves import DONE, DRAW, PASS, WORDS, name

    first, space, word = text.partition(" ")
    for rest in (DRAW, PASS, DONE):
        if text == name(rest):
            return rest
    if not space:
        return tile(first), FIRST
    if word not in WORDS[:FIRST]:
        raise ValueError("'%s' is not a move; a tile is played left, right, up or down" % text)
    return tile(first), WORDS.index(word)


def chinese_move(text: str) -> ChineseMove:
    """Return the move that a text names; its Chinese tiles may be in any order. Raises ValueError if it names
    none."""
    from .chinese_moves import SPLIT, WORDS

    word, *names = text.split(" ")
    if word not in WORDS:
        raise ValueError("'%s' is not a move; a move is one of %s, and tiles" % (text, ", ".join(WORDS)))
    how = WORDS.index(word)
    if how == SPLIT:
        if len(names) != 5 or names[2] != "/":
            raise ValueError("'%s' is not a split; that is two tiles, a / and two tiles" % text)
        return _arranged(names[:2]) + _arranged(names[3:]), how
    return _arranged(names), how


def _arranged(names: Iterable[str]) -> tuple[Tile, ...]:
    from . import chinese

    return chinese.arrange(map(tile, names))
