# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game while a puzzle is shown on it: the person looks for the best move. A wrong one isn't
made, the right one is."""

from __future__ import annotations

import loader
from drawings import GOLD
from seats import PERSON
from tables.line import scene
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from app import App
    from engine.kinds import LineMove
    from kinds import Steps
    from tables.line import LineApp
    from tables.round import Presses


def task_of(app: App) -> str:
    """Return the sentence that says what is to be done in the App's puzzle."""
    told: str = app.words.forms(names.TASKS)[app.puzzle[1]]
    return told.replace("%d", str(app.puzzle[4]))


class Scene(scene.Scene):
    """See Round. Here one move is made, and the scene ends with it.

    failed  how many wrong moves were tried
    """

    def __init__(self, app: LineApp) -> None:
        self.failed = (app.left_table or {}).get("failed", 0)
        super().__init__(app)
        self._puzzle, _, self._losses, self._reason, self._amount = app.puzzle
        self._is_own = self._puzzle < 0  # a position of the person's own matches
        if not self._begun:
            self.table.status.say(task_of(app), GOLD)
            self._begin_beside_solution()

    def _begin_beside_solution(self) -> None:
        """Move the cursor to the first tile that only loses: else one press would solve some."""
        hand, moves = self.table.hand, self.match.moves
        solutions = [move[0] for move, loss in zip(moves, self._losses) if not loss]
        for tile, _ in moves:
            if tile and tile not in solutions:
                hand.cursor = hand.tiles.index(tile)
                break

    def keep(self) -> dict[str, Any]:
        """See Round."""
        kept = super().keep()
        kept["failed"] = self.failed
        return kept

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.leads = back = "statistics" if self._is_own else "puzzles"  # they have led here
        yield from self.begin()
        self.show_turn(PERSON)
        while not self.next:
            move = yield from self.choose()
            if move:
                yield from self._try(move)
            elif not self.next:
                self.next = back
        self.app.leads = ""
        self.app.show_lights(None)
        return self.next

    def _try(self, move: LineMove) -> Steps[None]:
        """Make a move if it is the solution, else say how much it would lose (generator)."""
        app, match = self.app, self.match
        loss = self._losses[match.moves.index(move)]
        if loss:
            self.failed += 1
            self._begun = True
            app.play_sound("refused")
            self.table.status.say(app.words(names.WRONG) % loss, GOLD)
            return
        yield from self.show(match.play(move))
        self.show_turn(None)
        with loader.guest(self.drop):
            yield loader.COLLECT
            self._saved().solve(app)
        yield loader.COLLECT
        app.play_sound("round_won")
        yield from self._praise()

    def _praise(self) -> Steps[None]:
        """Say why the solution is the best, in a note that leaves it in view. Go on to the next puzzle after A,
        else to the list (generator)."""
        app, board = self.app, self.table.board
        x, y, wide, high = board.box(board.spots[-1])
        box = x, y - board.y + board.group.y, wide, high
        proved, own = app.words.forms(names.RIGHT)
        least = min([loss for loss in self._losses if loss])
        text = own % self._why() if self._is_own else proved % (self._why(), least)
        button = yield from _guide().show(self, text, [(box, False)], app.words(names.BACK_KEY))
        with loader.guest(self.drop):
            yield loader.COLLECT
            self.next = self._saved().go_on(app, button)

    def hint(self, presses: Presses) -> Steps[tuple[LineMove, str] | None]:
        """See scene.Scene. Before the first try a hint tells only the reason, and after it the solution."""
        found = yield from self.app.hint(self._find)
        if found and not self.failed:
            presses.said = found[1], GOLD
            return None
        return found

    def _find(self, app: App) -> Steps[tuple[LineMove, str]]:
        yield
        return self.match.moves[self._losses.index(b"\0")], self._why()

    def _why(self) -> str:
        """Return the reason for the solution, in words."""
        from tables import hint

        return hint.sentence(self.app, self._reason, self._amount)

    def _saved(self) -> ModuleType:
        """Return the module that has saved the position. The caller unloads it."""
        if self._is_own:
            from saves import judged

            return judged
        from saves import puzzles

        return puzzles


def _guide() -> ModuleType:
    """Return the module that shows notes: a puzzle that isn't solved has no memory for it."""
    from tables import guide

    return guide
