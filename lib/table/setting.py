# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sets the table of a line game: all that is on it when it comes to the screen. Needed only then."""
import modules
from app import PERSON
from art import FELT_DARK, HALVES, WIDE
from table.board import LAYOUT, Board
from table.hand import HEIGHT as HAND
from table.hand import Hand
from table.status import HEIGHT as STATUS
from table.status import Status


def set_up(app, right):
    """What is on the table for the match of an App, whose round is dealt if none is being played: the group to
    show, and in it the Board, the Status, the bar and the Hand, which should end before `right` px."""
    match, art = app.match, app.art
    goes_on = bool(match.moves)
    if not goes_on:
        app.next_deal()
    group = art.felt()
    tray = art.height - HAND - STATUS
    bar = _bar(match)
    halves = HALVES if art.width >= WIDE else HALVES[1:]
    board = Board(art, art.width, tray - bar.height, halves, match.line.has_spinner, match.tiles[-1][0])
    board.group.y = bar.height
    group.append(board.group)  # under all else
    art.panel(group, FELT_DARK, 0, tray, art.width, art.height - tray)
    status = Status(art, group, tray)
    bar = bar(art, group, match, app.names, status)
    hand = Hand(art, art.width, right)
    hand.group.y = art.height - HAND
    group.append(hand.group)
    for tile, arm in match.line.tiles:
        board.add(tile, arm)
    modules.let_go(LAYOUT)
    hand.show(match.hands[PERSON])
    bar.show_scores()
    if goes_on:
        status.say(app.say.GOES_ON)
    return group, board, status, bar, hand


def _bar(match):
    """The class of what stands at the top of a table; only the one that is needed is loaded."""
    if match.seats > 2:
        from table.seats import Seats
        return Seats
    from table.bar import Bar
    return Bar
