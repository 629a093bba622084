# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Codes the texts of a language with a dictionary of pieces, as lib/words/words.py decodes them.

A byte below FIRST stands for itself, one from FIRST on for a piece of two to four bytes of UTF-8, and LITERAL says
that the next byte stands for itself.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

FIRST, LITERAL = 0x80, 0xFF
LONGEST = 4  # bytes of a piece; the decoder copies no more
_AT_ONCE = 6  # pieces that are found from one count: counting takes all the time
_FEWEST = 10  # times that a pair has to be there
_BETWEEN = "\0"  # two texts
_MARKS = 0xE000  # the first of the characters that stand for pieces here; no text has them


class Coding:
    """Texts, and the dictionary that makes them small.

    pieces  the dictionary, a list of bytes: first those of two bytes, then of three, then of four
    """

    def __init__(self, texts: Iterable[str]) -> None:
        """The pieces are found pair by pair: a pair of neighbours that saves most becomes a piece, which may be one
        of the next pair."""
        said = list(dict.fromkeys(texts))
        self._pieces: dict[str, bytes] = {}  # by the characters that stand for them
        marks: dict[bytes, str] = {}
        marked = _BETWEEN.join(said)
        while (free := LITERAL - FIRST - len(marks)) and (found := self._found(marked)):
            for part in found[:free]:
                mark = marks.setdefault(piece := self._bytes(part), chr(_MARKS + len(marks)))
                self._pieces[mark] = piece
                marked = marked.replace(part, mark)
        self.pieces = sorted(marks, key=lambda piece: (len(piece), piece))
        codes = {piece: bytes((FIRST + number,)) for number, piece in enumerate(self.pieces)}
        shown = {mark: codes[piece] for mark, piece in self._pieces.items()}
        self._coded = {
            text: b"".join(shown.get(part) or _alone(part) for part in parts)
            for text, parts in zip(said, marked.split(_BETWEEN))
        }

    def __call__(self, text: str) -> bytes:
        """Return one of the texts coded, bytes."""
        return self._coded[text]

    def starts(self) -> tuple[int, int]:
        """Return the first codes of pieces of three and of four bytes."""
        short = [sum(len(piece) < size for piece in self.pieces) for size in (3, 4)]
        return FIRST + short[0], FIRST + short[1]

    def planes(self) -> bytes:
        """Return the first bytes of all pieces, then the second ones, the third and the fourth."""
        return bytes(piece[at] for at in range(LONGEST) for piece in self.pieces if at < len(piece))

    def _found(self, marked: str) -> list[str]:
        """The next pieces, the best first: letters that aren't ASCII, and pairs."""
        saved = [(count * (self._size(part) - 1), part) for part, count in Counter(marked).items()]
        saved += [
            (count * (self._size(one) + self._size(other) - 1), one + other)
            for (one, other), count in Counter(zip(marked, marked[1:])).items()
            if count >= _FEWEST and len(self._bytes(one)) + len(self._bytes(other)) <= LONGEST
        ]
        found: list[str] = []
        for bytes_saved, part in sorted(saved, reverse=True):
            if bytes_saved <= len(part) or len(found) == _AT_ONCE:
                break
            # Of pieces that share a letter, the second is counted anew when the first is there.
            if _BETWEEN not in part and not set(part) & set("".join(found)):
                found.append(part)
        return found

    def _bytes(self, part: str) -> bytes:
        return b"".join(self._pieces.get(letter) or letter.encode() for letter in part)

    def _size(self, letter: str) -> int:
        """How many bytes a letter, or a piece, takes coded."""
        return 1 if letter in self._pieces else len(_alone(letter))


def _alone(letter: str) -> bytes:
    """A letter that no piece has."""
    return letter.encode() if letter.isascii() else b"".join(bytes((LITERAL, byte)) for byte in letter.encode())
