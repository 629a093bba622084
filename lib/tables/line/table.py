# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that lies and stands on the table of a line game."""
from drawings import FELT_DARK, HALVES
from seats import PERSON
from tables.line.board import Board
from tables.line.hand import HEIGHT as HAND
from tables.line.hand import Hand
from tables.line.hud import HEIGHT as STATUS
from tables.line.hud import Status


class Table:
    """The table for a match, as it is now; if another table was `kept`, the line lies as it did there. A look back
    has a Sentence of its own, and a Shape in place of the Layout.

    art     the Art that draws it
    group   the Group to show
    board   the line of play, a Board
    hand    the person's Hand, which should end before `right` px; by suit if wanted
    status  what just happened, a Status
    bar     what stands at the top, a BarForTwo or a BarForSeveral
    """

    def __init__(self, art, match, names, right, by_suit=False, kept=None, sentence=None, shape=None):
        self.art = art
        self.match = match
        art.load_tiles()
        self.group = group = art.felt()
        tray = art.height - HAND - (sentence.height if sentence else STATUS)
        bar = _bar_for(match)
        height = tray - bar.height
        self.board = Board(art, art.width, height, match.tiles[-1][0], shape or new_layout(art, match, height))
        self.board.group.y = bar.height
        group.append(self.board.group)  # under all else
        art.panel(group, FELT_DARK, 0, tray, art.width, art.height - tray)
        self.status = Status(art, group, tray, sentence)
        self.bar = bar(art, group, match, names, self.status)
        self.hand = Hand(art, art.width, right, by_suit)
        self.hand.group.y = art.height - HAND
        group.append(self.hand.group)
        if kept:
            line, said = kept
            self.board.restore(line)
            self.status.say(*said)
        else:
            self._lay_line()
        self.board.mark_last(match)
        self.hand.show(match.hands[PERSON])
        self.bar.show_scores()

    def _lay_line(self):
        for tile, arm in self.match.line.plays():
            self.board.layout.add(tile, arm)
        if self.match.line.tiles:
            self.board.show()

    def keep(self):
        """Return what another Table of this match needs to show what this one shows, a tuple."""
        return self.board.keep(), self.status.said


def new_layout(art, match, height):
    """Return a Layout of no tiles, for a match on a table of `height` px."""
    from tables.line.layout import Layout

    return Layout(art.width, height, halves_on(art), match.line.has_spinner, match.tiles[-1][0],
                  match.double_in_middle)


def halves_on(art):
    """Return the sizes in which the tiles of a line can lie, the largest first, see Layout."""
    return HALVES if art.lies(HALVES[0]) else HALVES[1:]


def _bar_for(match):
    """Return the class of the bar at the top of a table; only the one that is needed is loaded."""
    if match.seats > 2:
        from tables.line.bar_for_several import BarForSeveral
        return BarForSeveral
    from tables.line.bar_for_two import BarForTwo
    return BarForTwo
