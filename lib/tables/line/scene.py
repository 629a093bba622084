# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game: rounds are played here, until the match is over or the player leaves."""

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

    from engine.kinds import LineMove
    from engine.line_match import LineMatch
    from engine.match import Happened
    from kinds import Steps
    from tables.line import Choice, LineApp
    from tables.line.animation import Animation
    from tables.line.input import Input

_LOOK_IN_TURN = 300  # ms to look at a move if a turn of another player follows
_LOOK_FOR_UNDO = 2000  # ms to take a tile back, at least, against opponents of this level:
_SLOW_LEVEL = "beginner"


class Scene(Round):
    """The table's screen, and the flow of a round on it: see Round."""

    app: "LineApp"
    match: "LineMatch"

    def __init__(self, app: "LineApp") -> None:
        from tables.line import table as made

        super().__init__(app)
        art, match = app.art, self.match
        art.forget_inks()
        art.load_faces(app.level if app.settings.faces else "")
        left, app.left_table = app.left_table or {}, None
        self._goes_on = goes_on = bool(match.moves or left)  # the end of a round may have been paused
        if not goes_on:
            app.next_deal()
        match.line.reserve(len(match.tiles))
        self._begun = left.get("begun", False)  # whether the person has begun to choose
        self._arm: int | None = left.get("arm")  # the end at which the ghost lay, or None
        chosen, kept = left.get("chosen"), made.still_right(app, left)
        self.table = table = made.lay(art, match, app.names, left_of_keys(art, KEY), app.settings.hand == "suit", kept)
        if chosen in table.hand.tiles:  # the order may be another now
            table.hand.cursor = table.hand.tiles.index(chosen)
        # The generator that shows the rest of the line.
        self._laying: "Iterator[None]" = made.begin(app, match, table, goes_on, kept)
        self.guide = None if app.puzzle else made.guide(app, match, table)
        self.group, self.mark = table.group, table.bar.mark
        self.keys = Keys(table)
        self.input: "Input | None" = None  # while the person chooses
        handheld = app.handheld
        handheld.buttons.charts = app.settings.chart and not handheld.profile.held
        self._animation: "Animation | None" = None  # of moves, while it is loaded

    def begin(self) -> "Steps[None]":
        """See Round."""
        # Drop it: it keeps its module in memory.
        laying, self._laying = self._laying, None  # type: ignore[assignment]  # it is used only once
        if self._goes_on:
            yield  # show the first picture before more modules are loaded
            yield from laying
        else:
            for sprite in self.table.hand.group:
                sprite.x = -self.app.art.width
            yield  # show the first picture before more modules are loaded
            with loader.guest():
                yield from _deal().begin(self.app, self.match, self.table)

    def keep(self) -> "dict[str, Any]":
        """See Round."""
        from tables.line import table as made

        return made.kept(self.app, self.table, self._begun, self._arm)

    def drop(self) -> None:
        """See Round."""
        self._animation = None
        self.table.board.drop_layout()
        for half in HALVES:
            if half > self.table.board.half and half not in IN_HANDS:
                self.app.art.unload_tiles(half)  # no line gets larger again

    def look(self) -> int:
        """See Round. There is no wait before a seat goes on drawing, and a short one if several others follow."""
        if self.match.drawn:
            return 0
        if self._may_take_back():
            return _LOOK_FOR_UNDO if self.app.level == _SLOW_LEVEL else LOOK
        return LOOK if self.match.seats == 2 else _LOOK_IN_TURN

    def _may_take_back(self) -> bool:
        """Return whether the person may take a tile back. A tile that had to lead could only be laid again."""
        match = self.match
        chosen = len(match.line.tiles) > 1 or not match.lead_key(match)
        return self.app.settings.undo and chosen and match.has_just_played(PERSON)

    def offer_undo(self) -> bool:
        """See Round. A sign beside the tile that was laid offers it. A draw can't be taken back, since it has shown
        a hidden tile."""
        may, board = self._may_take_back(), self.table.board
        if may:
            board.show_sign("Ⓑ " + self.app.words(names.UNDO_KEY), board.box(board.spots[-1]))
        return may

    def take_back(self) -> "Steps[None]":
        """See Round."""
        self.app.play_sound("undone")
        self.table.board.hide_ghost()
        yield  # answer the press at once: reading the modules takes longer
        with loader.guest():
            tile = yield from _undo().take_back(self.app, self.match, self.table)
        self.app.remember()
        self.table.hand.cursor = self.table.hand.tiles.index(tile)

    def choose(self) -> "Steps[LineMove | None]":
        """See Round."""
        if self.guide and not self._begun:
            yield from self.table.hand.light(self.match.moves)  # the note may be about which tiles fit
            if (yield from self.guide.explain()) == START:
                return None
        presses = Presses(self.app)
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

    def hint(self, presses: "Presses") -> "Steps[tuple[LineMove, str] | None]":
        """Find a hint for the person, who makes these `presses` (generator). Return the move and the reason for it
        in words, or None."""
        return (yield from self.app.hint())  # type: ignore[no-any-return]  # what a hint is

    def _choose(self, presses: "Presses", *found: "tuple[LineMove, str] | None") -> "Steps[Choice]":
        """Let the person choose with an Input, or go on choosing after the hint that was `found` (generator).
        Return the Input's result."""
        yield from self.app.think(loader.load_again())  # so that A is answered at once
        from tables.line.input import Input

        self.table.board.reserve(self.match.seats)
        choice = self.input = Input(self.app, self.match, self.table, self.keys, presses)
        move = yield from (choice.go_on(*found) if found else choice.choose(self._begun, self._arm))
        self._begun, self._arm = not move, choice.arm
        self.input = None
        return move

    def show(self, happened: "Happened") -> "Steps[None]":
        """See Round."""
        loader.unload_away()  # for the memory to lay the line again
        if happened.seat != PERSON:  # whose own press must not wait
            yield loader.COLLECT
        self.keys.show()
        self.table.board.hide_ghost()
        if not self._animation:
            from tables.line.animation import Animation

            self._animation = Animation(self.app, self.match, self.table, self.guide)
        yield from self._animation.show(happened)

    def follows(self, happened: "Happened") -> "LineMove | None":
        """See Round. After a draw the seat goes on drawing, until START is pressed."""
        draws = happened.move == DRAW and DRAW in self.match.moves
        return DRAW if draws and self.app.pressed() != START else None

    def end(self) -> "Steps[None]":
        """See Round. A banner says how the round has ended, and the guide explains it."""
        self.show_turn(None)
        yield  # show the last move before modules are read
        yield from self._save(self.app.save)  # first: the memory isn't enough for the banner beside it
        with loader.guest(self.drop):
            yield loader.COLLECT
            yield from _ending().show(self)
        yield loader.COLLECT
        if not self.next:
            self.next = "summary" if self.match.ended else "result"


def _deal() -> "ModuleType":
    from tables.line import deal

    return deal


def _undo() -> "ModuleType":
    from tables.line import undo

    return undo


def _ending() -> "ModuleType":
    from tables.line import ending

    return ending
