# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game: rounds are played here, until the match is over or the player leaves."""

from __future__ import annotations

import loader
from drawings import HALVES, IN_HANDS
from engine.moves import DRAW
from handheld.buttons import START
from seats import PERSON
from tables.hud import left_of_keys
from tables.line import ASK
from tables.line.hud import KEY, Keys
from tables.round import LOOK, Presses, Round
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType
    from typing import Any

    from engine.kinds import LineMove, MaybeNone
    from engine.line_match import LineMatch
    from engine.match import Happened
    from kinds import Steps
    from tables.line import Choice, LineApp
    from tables.line.animation import Animation
    from tables.line.input import Input

_LOOK_FOR_UNDO = 1200, 2000  # ms to take a tile back, at least, in a usual and in a guided match


class Scene(Round):
    """The table's screen, and the flow of a round on it: see Round."""

    app: LineApp
    match: LineMatch

    def __init__(self, app: LineApp) -> None:
        from tables.line import table as made

        super().__init__(app)
        art, match = app.art, self.match
        art.forget_inks()
        left, app.left_table = app.left_table or {}, None
        self._goes_on = goes_on = bool(match.moves or left)  # the end of a round may have been paused
        self._before = match.ended  # the end of the round before, if a new one is dealt
        if not goes_on:
            app.next_deal()
        match.line.reserve(len(match.tiles))
        self._begun = left.get("begun", False)  # whether the person has begun to choose
        self._chose = left.get("chose", False)  # whether their last move had an alternative
        self._arm: int | None = left.get("arm")  # the end at which the ghost lay, or None
        chosen, kept = left.get("chosen"), made.still_right(app, left)
        self.table = table = made.lay(art, match, app.names, left_of_keys(art, KEY), app.settings.hand == "suit", kept)
        if chosen in table.hand.tiles:  # the order may be another now
            table.hand.cursor = table.hand.tiles.index(chosen)
        for seat, passed in enumerate(left.get("passed", b"")):
            table.bar.mark_passed(seat, bool(passed))
        # The generator that shows the rest of the line.
        self._laying: Iterator[None] | MaybeNone = made.begin(app, match, table, goes_on, kept)
        self.slow = 2 * self.guided  # how many counts of points are still to be shown slowly
        self.group, self.mark = table.group, table.bar.mark
        self.keys = Keys(table)
        self.input: Input | MaybeNone = None  # while the person chooses
        handheld = app.handheld
        handheld.buttons.charts = app.settings.chart and not handheld.profile.held
        self._animation: Animation | None = None  # of moves, while it is loaded

    def cases(self) -> ModuleType:
        """See Round."""
        from tables.line import cases

        return cases

    def begin(self) -> Steps[None]:
        """See Round."""
        # Drop it: it keeps its module in memory.
        laying, self._laying = self._laying, None  # it is used only once
        if self._goes_on:
            yield  # show the first picture before more modules are loaded
            yield from laying
        else:
            for sprite in self.table.hand.group:
                sprite.x = -self.app.art.width
            yield  # show the first picture before more modules are loaded
            yield loader.COLLECT
            with loader.guest():
                _deal()
                yield  # something moves before the deal begins: reading the module takes long
                yield from _deal().begin(self.app, self.match, self.table, self._before)

    def keep(self) -> dict[str, Any]:
        """See Round."""
        hand, board = self.table.hand, self.table.board
        chosen = hand.tiles[hand.cursor] if hand.cursor < len(hand.tiles) else None
        return {
            "line": board.line_state(),
            "y": board.y,
            "said": self.table.status.said,
            "language": self.app.settings.language,
            "chosen": chosen,
            "begun": self._begun,
            "chose": self._chose,
            "arm": self._arm,
            "passed": bytes(self.table.bar.passed) if self.match.seats > 2 else b"",
        }

    def drop(self) -> None:
        """See Round."""
        self._animation = None
        self.table.board.drop_layout()
        for half in HALVES:
            if half > self.table.board.half and half not in IN_HANDS:
                self.app.art.unload_tiles(half)  # no line gets larger again

    def show_turn(self, seat: int | None) -> None:
        """See Round. A pass of the seat's last turn is told no longer."""
        super().show_turn(seat)
        if seat is not None and self.match.seats > 2:
            self.table.bar.mark_passed(seat, False)

    def look(self) -> int:
        """See Round. There is no wait before a seat goes on drawing."""
        if self.match.drawn:
            return 0
        return _LOOK_FOR_UNDO[self.guided] if self._may_take_back() else LOOK

    def _may_take_back(self) -> bool:
        """Return whether the person may take a tile back. The only tile could only be laid again."""
        return self.app.settings.undo and self._chose and self.match.has_just_played(PERSON)

    def offer_undo(self) -> bool:
        """See Round. A draw can't be taken back, since it has shown a hidden tile."""
        may = self._may_take_back()
        if may:
            self.keys.show("", self.app.words(names.UNDO_KEY))
        return may

    def take_back(self) -> Steps[None]:
        """See Round."""
        self.app.play_sound("undone")
        self.keys.show()
        yield  # answer the press at once: reading the modules takes longer
        with loader.guest():
            tile = yield from _undo().take_back(self.app, self.match, self.table)
        self.table.hand.cursor = self.table.hand.tiles.index(tile)
        yield from self._remember()

    def choose(self) -> Steps[LineMove | None]:
        """See Round."""
        if self.guided and not self._begun:
            yield from self.table.hand.light(self.match.moves)  # the note may be about which tiles fit
            if (yield from self.explain()) == START:
                return None
        presses = self.presses(self.table.status.say)
        move = yield from self._choose(presses)
        while move == ASK:
            with loader.guest(self.drop):
                yield loader.COLLECT
                found = yield from self.hint(presses)
            yield loader.COLLECT
            move = yield from self._choose(presses, found)
        if presses.charted:
            self.leave("chart")
        return move

    def hint(self, presses: Presses) -> Steps[tuple[LineMove, str] | None]:
        """Find a hint for the person, who makes these `presses` (generator). Return the move and the reason for it
        in words, or None."""
        return (yield from self.app.hint())

    def _choose(self, presses: Presses, *found: tuple[LineMove, str] | None) -> Steps[Choice]:
        """Let the person choose with an Input, or go on choosing after the hint that was `found` (generator).
        Return the Input's result."""
        self._animation = None  # its module may be among those, see screens.away_at
        loader.unload_away()
        yield from self.app.think(loader.load_again())  # so that A is answered at once
        from tables.line.input import Input

        self.table.board.reserve(self.match.seats)
        choice = self.input = Input(self.app, self.match, self.table, self.keys, presses)
        move = yield from (choice.go_on(*found) if found else choice.choose(self._begun, self._arm))
        self._begun, self._arm = not move, choice.arm
        self._chose = len(self.match.moves) > 1
        self.input = None
        return move

    def show(self, happened: Happened) -> Steps[None]:
        """See Round."""
        loader.unload_away()  # for the memory to lay the line again
        self.keys.show()
        self.table.board.hide_ghost()
        loader.pass_time()
        if not self._animation:
            from tables.line.animation import Animation

            self._animation = Animation(self)
        yield from self._animation.show(happened)

    def follows(self, happened: Happened) -> LineMove | None:
        """See Round. After a draw the seat goes on drawing, until START is pressed."""
        draws = happened.move == DRAW and DRAW in self.match.moves
        return DRAW if draws and self.app.pressed() != START else None

    def end(self) -> Steps[None]:
        """See Round. A banner says how the round has ended, and the guide explains it."""
        self.show_turn(None)
        yield  # show the last move before modules are read
        yield from self._save()  # first: the memory isn't enough for the banner beside it
        guided = self.guided
        with loader.guest(self.drop):
            yield loader.COLLECT
            yield from _ending().show(self)
        yield loader.COLLECT
        if guided and not self.guided:
            yield from self._save()  # the same
        if not self.next:
            self.finish()


def _deal() -> ModuleType:
    from tables.line import deal

    return deal


def _undo() -> ModuleType:
    from tables.line import undo

    return undo


def _ending() -> ModuleType:
    from tables.line import ending

    return ending
