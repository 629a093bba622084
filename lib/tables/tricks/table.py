# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everything on the table of Tien Gow."""

from drawings import GOLD_LIGHT, ICON, PAGE, PILE, WHITE
from seats import PERSON
from tables.tricks.hand import HEIGHT as HAND
from tables.tricks.hand import Hand
from tables.tricks.hud import Bar
from tables.tricks.phrases import name
from tables.tricks.trick import Trick
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from displayio import TileGrid

    from art import Art
    from engine.games.tien_gow import Game
    from words.words import Words

_SENTENCE = 156  # px
_BEST = 10  # px of the names of the winning tiles
_LINE = 11  # px from line to line
_RAIL = 2  # px on top of the tray
_TRAY = HAND + 2 * _LINE + _RAIL - 1  # px


class Table:
    """The table for a match, as it is now.

    group    the Group to show
    bar      the strip at the top, a Bar
    trick    the Trick that is played; below it the label `best` names the winning tiles
    hand     the person's Hand, on a `tray` that begins that many px from the top
    said     the sentence that is shown, and its colour
    verdict  the label that tells the effect of the picked tiles
    """

    def __init__(self, art: "Art", match: "Game", players: "Sequence[str]", words: "Words") -> None:
        self.art = art
        self.match = match
        self.names = players
        self.words = words
        self.group = group = art.felt()
        self.said = "", WHITE
        self.tray = tray = art.height - _TRAY
        self.trick = Trick(art, match.seats)
        self.trick.group.y = (tray + Bar.height - self.trick.height - _BEST - 1) // 2
        group.append(self.trick.group)  # below everything else
        self.best = art.label(group, GOLD_LIGHT, art.width, 0, self.trick.group.y + self.trick.height, CENTRE)
        art.tray(group, tray)
        self.bar = Bar(art, group, match, players)
        left = max(0, (art.width - PAGE[0]) // 2 + 2)
        wide = min(_SENTENCE, art.width - left)
        self._message = art.label(group, WHITE, wide, left, tray + _RAIL)
        self.verdict = art.label(group, WHITE, wide, left, tray + _RAIL + _LINE)
        self.hand = Hand(art, (words(names.CIVIL), words(names.MILITARY)))
        self.hand.group.x, self.hand.group.y = left, art.height - HAND
        group.append(self.hand.group)
        self.hand.show(match.hands[PERSON])
        self.hand.name_groups()
        first = match.turn - len(match.trick)
        for i, move in enumerate(match.trick):
            self.trick.add((first + i) % match.seats, move)
        if match.trick:
            self.show_best()

    def show_pile(self) -> "TileGrid":
        """Show the woodpile in the middle of the table. Return its TileGrid, to be removed from the group."""
        art = self.art
        return art.icon(self.group, PILE, (art.width - ICON) // 2, self.trick.group.y + self.trick.height // 2)

    def say(self, text: str, colour: int = WHITE) -> None:
        """Show a sentence until the next one."""
        self.said = text, colour
        self._message.show(text, self.art.ink(colour))

    def show_best(self) -> None:
        """Crown the tiles that win the trick so far, and name them."""
        winner = self.match.winning
        self.trick.crown(winner)
        self.best.show(self.words(names.WINNING) % (self.names[winner], name(self.words, self.trick.tiles[winner])))  # type: ignore[arg-type]  # face up
