# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everything on the table of Tien Gow."""

from __future__ import annotations

from drawings import ICON, PAGE, PILE, WHITE
from engine.chinese_moves import DROP
from seats import PERSON
from tables.tricks.hand import HEIGHT as HAND
from tables.tricks.hand import Hand
from tables.tricks.hud import Bar
from tables.tricks.phrases import name, short
from tables.tricks.trick import LADDER, Trick
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import TileGrid

    from art import Art
    from engine.games.tien_gow import Game
    from words.words import Words

_SENTENCE = 156  # px
_LINE = 11  # px from line to line
_RAIL = 2  # px on top of the tray
_TRAY = HAND + _LINE + _RAIL - 1  # px
_AIR = 2  # px at least above the kinds that beat, and below them


class Table:
    """The table for a match, as it is now.

    group    the Group to show
    bar      the rows of the seats, a Bar
    trick    the Trick that is played, beside them and below them
    hand     the person's Hand, on a `tray` that begins that many px from the top
    said     the sentence that is shown, and its colour
    """

    def __init__(self, art: Art, match: Game, players: Sequence[str], words: Words, beside: int = 0) -> None:
        """The line of words below the hand leaves `beside` px free at the right of the screen."""
        self.art = art
        self.match = match
        self.names = players
        self.words = words
        self.group = group = art.felt()
        self.said = "", WHITE
        self.tray = tray = art.height - _TRAY
        high = tray - LADDER - 2 * _AIR
        self.bar = bar = Bar(art, group, match, players, high)
        rung = (bar.height + tray - LADDER) // 2
        self.trick = trick = Trick(art, bar.width, bar.height, rung, words.forms(names.BEATEN_BY))
        group.append(trick.group)
        art.tray(group, tray)
        left = max(0, (art.width - PAGE[0]) // 2 + 2)
        wide = min(_SENTENCE, art.width - left)
        self._message = art.label(group, WHITE, wide, left, tray + _RAIL)
        left = max(1, left)  # a tile at the edge looks cut
        self.hand = Hand(art, (words(names.CIVIL), words(names.MILITARY)), min(wide, art.width - beside - left))
        self.hand.group.x, self.hand.group.y = left, art.height - HAND
        group.append(self.hand.group)
        self.hand.show(match.hands[PERSON])
        self.hand.name_groups()
        if match.trick:
            for move in match.trick:
                if move[1] != DROP:
                    trick.add(move[0])
                    trick.settle(move)
            self.show_best()
            trick.show_ladder()

    def show_pile(self) -> TileGrid:
        """Show the woodpile in the middle of the table. Return its TileGrid, to be removed from the group."""
        art, trick = self.art, self.trick
        return art.icon(self.group, PILE, trick.left + (art.width - trick.left - ICON) // 2, trick.height // 2)

    def say(self, text: str, colour: int = WHITE) -> None:
        """Show a sentence until the next one."""
        self.said = text, colour
        self._message.show(text, self.art.ink(colour))

    def show_best(self) -> None:
        """Crown the tiles that win the trick so far, and name them and their seat."""
        words, tiles = self.words, self.trick.tiles
        self.trick.show_owner(self.names[self.match.winning], name(words, tiles), short(words, tiles))
