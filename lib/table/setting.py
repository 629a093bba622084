# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sets the table of a line game: all that is on it when it comes to the screen. Needed only then."""
import gc

import modules
from app import PERSON
from art import BUTTON_A, BUTTON_B, FELT_DARK, HALVES
from table.board import LAYOUT, Board
from table.hand import HEIGHT as HAND
from table.hand import Hand
from table.keys import Keys
from table.status import HEIGHT as STATUS
from table.status import Status

_KEY = 6  # characters
_KEY_ROW = 12  # px
_WIDE = 200  # px; from this width on there is room for the biggest tiles in the line


def set_up(table):
    """Give the Scene of a table its group and what is in it, for its match, whose round is dealt if none is being
    played."""
    app, match = table.app, table.match
    art = app.art
    goes_on = bool(match.moves)
    if not goes_on:
        app.next_deal()
    table.group = art.felt()
    tray = art.height - HAND - STATUS
    bar = _bar(match)
    halves = HALVES if art.width >= _WIDE else HALVES[1:]
    top = match.tiles[-1][0]
    table.board = Board(art, art.width, tray - bar.height, halves, match.line.has_spinner, top)
    table.board.group.y = bar.height
    table.group.append(table.board.group)  # under all else
    art.panel(table.group, FELT_DARK, 0, tray, art.width, art.height - tray)
    table.status = Status(art, table.group, tray)
    table.bar = bar(art, table.group, match, app.names, table.status)
    table.keys = Keys(art, table.group, (BUTTON_A, BUTTON_B), _KEY, 2, art.height - HAND + 3, _KEY_ROW)
    table.hand = Hand(art, art.width, table.keys.left)
    table.hand.group.y = art.height - HAND
    table.group.append(table.hand.group)
    for tile, arm in match.line.tiles:
        table.board.add(tile, arm)
    modules.let_go(LAYOUT)
    table.hand.show(match.hands[PERSON])
    table.bar.show_scores()
    table.show_stock()
    if goes_on:
        table.status.say(app.say.GOES_ON)
    gc.collect()


def _bar(match):
    """The class of what stands at the top of a table; only the one that is needed is loaded."""
    if match.seats > 2:
        from table.seats import Seats
        return Seats
    from table.bar import Bar
    return Bar
