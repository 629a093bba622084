# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Pai Gow: rounds against the banker are played here, until the match is over or the player leaves."""

from __future__ import annotations

import loader
from handheld.buttons import START, UP, A
from tables.pai_gow.animation import Animation
from tables.pai_gow.hud import Keys
from tables.pai_gow.input import Input
from tables.pai_gow.table import Table, lay
from tables.round import Round
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from app import App
    from engine.games.pai_gow import Game
    from engine.kinds import Move
    from engine.match import Happened
    from kinds import Steps


class Scene(Round):
    """The table's screen, and the flow of the rounds on it: see Round. Each round has only the person's turn."""

    match: Game

    def __init__(self, app: App) -> None:
        super().__init__(app)
        words = app.words
        if not app.art.chinese:
            app.art.load_chinese()  # here, since deep in the Table there is too little Python stack for it
        self.table = table = Table(app.art, self.match, app.names, words)
        self.group = table.group
        self.keys = Keys(app.art, table.page, words(names.RANKING_KEY))
        left, app.left_table = app.left_table or {}, None
        self.compared = left.get("compared", False)
        self._staked = False  # whether the stake of the next round is chosen
        for hand, pair in zip(table.mine, left.get("laid", ())):
            hand.lay(pair)
        self.input = Input(app, self.match, table, self.keys, left.get("shown"))
        self.animation = Animation(app, self.match, table, self.keys)

    def cases(self) -> ModuleType:
        """See Round."""
        from tables.pai_gow import cases

        return cases

    def begin(self) -> Steps[None]:
        """See Round. Let the person choose the stake, and deal. If a round goes on, or its hands were being
        compared when the person left the table, show all hands in the first picture."""
        if self.compared or self.match.moves:
            for _ in self._bring():
                pass
        if self.compared:
            for _ in self.animation.show_compared():
                pass
        elif not self.match.moves:
            yield from self._begin_round()

    def _begin_round(self) -> Steps[None]:
        """Let the person choose the stake, unless they have, and deal (generator)."""
        table = self.table
        table.pile.y = table.pile_top
        yield
        if not self._staked:
            if not self.match.rounds:
                yield from table.show_rules()
            self.app.remember()  # a new match isn't saved otherwise before its first deal
            if self.guided:
                table.bar.show_stakes(self.match.stakes())
            if (yield from self.explain()) == START or not (yield from self.input.choose_stake(True)):
                self.leave("pause")
                return
        self._staked = False
        self.app.next_deal()
        yield from self.animation.deal()
        yield from self._bring()
        with loader.guest():
            yield from _match_point().say(self.app, self.match, table)
        yield from self.animation.open()

    def _bring(self) -> Steps[None]:
        """Show the hands that are dealt, the banker's face down, in several frames (generator)."""
        table = self.table
        for i in (0, 1):
            for k in (0, 1):
                table.put(i, k)
                if not k:
                    yield
            table.bankers[i].cover("")
            yield
        table.show_titles(not self.compared)
        yield

    def choose(self) -> Steps[Move | None]:
        """See Round."""
        if self.guided and not self.input.shown:
            played, _ = self.match.moves[0]
            yield from lay(self.table.mine, (played[:2], played[2:]))
            if (yield from self.explain()) == START:
                return None
        return (yield from self.input.choose())

    def show(self, happened: Happened) -> Steps[None]:
        """See Round."""
        return self.animation.show(happened)

    def end(self) -> Steps[None]:
        """See Round. Wait until the person goes on, with the stake of the next round, and clear the table for it."""
        self.compared, is_over = True, self.match.result is not None
        button = yield from self.explain()
        if button != START:
            button = (yield from self._see_result()) if is_over else (yield from self._stake_again())
        if button == START:
            self.leave("pause")
            return
        self.compared = False
        yield from self.table.clear()
        if is_over:
            self.next = "result"

    def _see_result(self) -> Steps[int]:
        """Wait for A or START (generator). Return it."""
        self.keys.show(self.table.words(names.RESULT_KEY))
        while True:
            button = yield from self.app.press()
            if button in (A, START):
                return button
            if button == UP:
                yield from self.input.look_up()

    def _stake_again(self) -> Steps[int]:
        """Let the person choose the next stake beside the hands that were compared (generator). Return A, or START if
        that was pressed."""
        self._staked = yield from self.input.choose_stake(False)
        return A if self._staked else START

    def keep(self) -> dict[str, Any]:
        """See Round."""
        laid = [hand.tiles for hand in self.table.mine]
        return {"compared": self.compared, "laid": laid, "shown": self.input.shown}

    def show_turn(self, seat: int | None) -> None:
        """See Round. It is always the person's turn."""


def _match_point() -> ModuleType:
    from tables.pai_gow import match_point

    return match_point
