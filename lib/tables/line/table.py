# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Makes everything on the table of a line game."""

from __future__ import annotations

from drawings import IN_HANDS, LARGE
from seats import PERSON
from tables.line import Table
from tables.line.board import Board
from tables.line.hand import Hand
from tables.line.hud import HEIGHT as STATUS
from tables.line.hud import Status
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from app import App
    from art import Art
    from engine.line import Line
    from engine.line_match import LineMatch
    from tables.line.bar_for_several import BarForSeveral
    from tables.line.bar_for_two import BarForTwo
    from tables.line.layout import Layout, State
    from tables.line.review import Shape

    Said = tuple[str] | tuple[str, int]  # a sentence, and its colour unless it is the usual one
    Kept = tuple[tuple[State, int], Said]  # see `lay`

_WHILE = 250  # ms in which tiles of a line are laid before they are shown
_OVER = 3  # px from the top of the tray to its text
_UNDER = 1  # px of the table that the tray covers


def lay(
    art: Art,
    match: LineMatch,
    players: Sequence[str],
    right: int,
    by_suit: bool = False,
    kept: Kept | None = None,
    shape: Shape | None = None,
) -> Table:
    """Return the Table for a match, as it is now, but without the line, see `begin`. Its hand should end before
    `right` px, and is sorted by suit if wanted.

    After a pause, `kept` is ((the line's state, the board's y), the status's `said`), and the line is shown at
    once. A review has a Shape instead of the Layout.
    """
    group = art.felt()
    hand = Hand(art, art.width, right, by_suit)
    top = art.height - hand.height - STATUS
    tray = top - _OVER
    bar = _bar_for(match)
    high = bar.high(art, match)
    height = tray + _UNDER - high
    line: State
    said: Said
    (line, y), said = kept or ((None, 0), None)  # type: ignore[assignment]  # read only if they were kept
    layout = shape or (_restored(line) if kept else new_layout(art, match, height))
    # The sizes that no hand has aren't needed if the line is smaller already.
    art.load_tiles([half for half in art.sizes() if half in (LARGE,) + IN_HANDS or half <= layout.half])
    board = Board(art, art.width, height, match.tiles[-1][0], layout)
    board.group.y = high
    group.append(board.group)  # below everything else
    art.tray(group, tray)
    status = Status(art, group, top)
    table = Table(art, group, board, hand, status, bar(art, group, match, players, status))
    hand.group.y = art.height - hand.height
    group.append(hand.group)
    if kept:
        board.show_from(y)
        status.say(*said)
    board.mark_last(match)
    hand.show(match.hands[PERSON])
    table.bar.show_scores()
    return table


def still_right(app: App, left: dict[str, Any]) -> Kept | None:
    """Return the `kept` for `lay`, from `left`, the dict that Scene.keep has returned before a pause.
    Return None if it is empty, or if numerals were chosen since and the tiles can't keep their size."""
    if not left or left["line"][0][2][0] not in halves_on(app.art):
        return None
    if left["language"] != app.settings.language:
        return (left["line"], left["y"]), (app.words(names.GOES_ON),)
    return (left["line"], left["y"]), left["said"]


def begin(app: App, match: LineMatch, table: Table, goes_on: bool, kept: Kept | None) -> Iterator[None]:
    """Show the sentence, scores and counts of a new Table, and the beginning of its line. Unless the round
    `goes_on`, the tiles are still to be dealt. Return a generator that shows the rest of the line. For `kept` see
    `lay`."""
    laying: Iterator[None] = iter(()) if kept else _show_line(app, table.board, match.line)
    for _ in laying:
        break  # most lines lie after the first step; the rest comes after the first picture
    if goes_on and not kept:
        table.status.say(app.words(names.GOES_ON))
    if match.ended and not match.penalties:
        table.bar.show_scores(match.ended.side, match.ended.points)  # the summary counts these points
    if goes_on:
        table.bar.show_stock()
    else:
        table.bar.show_stock(0)
    return laying


def _show_line(app: App, board: Board, line: Line) -> Iterator[None]:
    """Lay the tiles of a line on an empty Board (generator). That can take seconds; meanwhile show the tiles that
    lie already."""
    for _ in lay_line(app, board.layout, line):
        board.show()
        yield
    if line.tiles:
        board.show()


def lay_line(app: App, layout: Layout, line: Line) -> Iterator[None]:
    """Lay the tiles of a line on an empty Layout, for _WHILE ms in each step (generator)."""
    start = app.handheld.ticks()
    for tile, arm in zip(line.tiles, line.arms):  # `plays` would make one large list
        layout.add(tile, arm)
        if app.handheld.elapsed(start) >= _WHILE:
            yield
            start = app.handheld.ticks()


def _restored(line: State) -> Layout:
    """Return a Layout with the state `line`."""
    from tables.line.layout import restored

    return restored(line)


def new_layout(art: Art, match: LineMatch, height: int) -> Layout:
    """Return an empty Layout, for a match on a table of `height` px."""
    from tables.line.layout import Layout

    return Layout(art.width, height, halves_on(art), match.line.has_spinner, match.tiles[-1][0], match.double_in_middle)


def halves_on(art: Art) -> list[int]:
    """Return the sizes in which the tiles of a line can lie, the largest first, see Layout."""
    return [half for half in art.sizes() if art.lies(half)]


def _bar_for(match: LineMatch) -> type[BarForTwo] | type[BarForSeveral]:
    """Return the class of the bar at the top of a table. Load only that one."""
    if match.seats > 2:
        from tables.line.bar_for_several import BarForSeveral

        return BarForSeveral
    from tables.line.bar_for_two import BarForTwo

    return BarForTwo
