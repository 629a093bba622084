# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in a look back at a match of Pai Gow."""
from app import PERSON
from art import GOLD
from engine.games.pai_gow import BANKER, house_way
from scenes.pai_gow import KEYS, Scene


class View(Scene):
    """See review_table.View. All tiles are open, before the split as they were dealt."""

    covers = False

    def __init__(self, app):
        super().__init__(app)
        self.rows = self.table, 3, KEYS - 9, 9
        hands = self.match.hands
        for i in (0, 1):
            self._bring(i, 256)
        self._put(self.mine, _halves(hands[PERSON]))
        self._put(self.bankers, _halves(hands[BANKER]))

    def _make_keys(self):
        """There is nothing to do."""

    def _put(self, hands, split, named=False):
        for hand, pair in zip(hands, split):
            hand.lay(pair)
            if named:
                hand.name()

    def add(self, happened):
        """See review_table.View."""
        split, house = _halves(happened.move[0]), house_way(self.match.hands[BANKER])
        self._put(self.mine, split, True)
        self._put(self.bankers, house, True)
        for title, name in zip(self._titles, self.say.HANDS):
            title.show(name)
        for verdict, mine, bankers in zip(self._verdicts, split, house):
            verdict.show(mine, bankers)

    def show(self, happened):
        """See review_table.View."""
        if happened:
            ended, say = happened.ended, self.say
            self._show_bar()
            self.tell(say.PUSH if ended.side is None else
                      (say.WON if ended.side == PERSON else say.LOST) % ended.points)

    def tell(self, text, colour=GOLD):
        """See review_table.View."""
        self._status.show(text, self.art.ink(colour))


def _halves(tiles):
    return tuple(tiles[:2]), tuple(tiles[2:])
