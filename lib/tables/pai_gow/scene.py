# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Pai Gow: rounds against the banker are played here, until the match is over or the player leaves."""

import loader
from handheld.buttons import START, UP, A
from tables.pai_gow.animation import Animation
from tables.pai_gow.hud import Keys
from tables.pai_gow.input import Input
from tables.pai_gow.table import PILE, Table
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

    match: "Game"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        words = app.words
        self.table = table = Table(app.art, self.match, app.names, words)
        self.group = table.group
        self.keys = Keys(app.art, table.page, words(names.RANKING_KEY))
        left, app.left_table = app.left_table or {}, None
        self._compared = left.get("compared", False)
        for hand, pair in zip(table.mine, left.get("laid", ())):
            hand.lay(pair)
        self.input = Input(app, self.match, table, self.keys, left.get("shown"))
        self.animation = Animation(app, self.match, table, self.keys)

    def begin(self) -> "Steps[None]":
        """See Round. Let the person choose the stake, and deal. If a round goes on, or its hands were being
        compared when the person left the table, show all hands in the first picture."""
        if self._compared or self.match.moves:
            for _ in self._bring():
                pass
        if self._compared:
            for _ in self.animation.show_compared():
                pass
        elif not self.match.moves:
            yield from self._begin_round()

    def _begin_round(self) -> "Steps[None]":
        """Let the person choose the stake, and deal (generator)."""
        table = self.table
        table.pile.y = PILE
        yield
        yield from table.show_rules()
        self.app.remember()  # a new match isn't saved otherwise before its first deal
        if not (yield from self.input.choose_stake()):
            self.leave("pause")
            return
        self.app.next_deal()
        yield from self.animation.deal()
        yield from self._bring()
        with loader.guest():
            yield from _match_point().say(self.app, self.match, table)
        yield from self.animation.open()

    def _bring(self) -> "Steps[None]":
        """Show the hands that are dealt, the banker's face down, in several frames (generator)."""
        table = self.table
        for i in (0, 1):
            for k in (0, 1):
                table.put(i, k)
                if not k:
                    yield
            table.titles[i].show(table.words.forms(names.HANDS)[i])
            table.bankers[i].cover(table.words(names.BANKER))
            yield

    def choose(self) -> "Steps[Move | None]":
        """See Round."""
        return self.input.choose()

    def show(self, happened: "Happened") -> "Steps[None]":
        """See Round."""
        return self.animation.show(happened)

    def end(self) -> "Steps[None]":
        """See Round. Wait until the person goes on, and clear the table for the next round."""
        self._compared = True
        if self.match.result is not None:
            self.keys.show(self.table.words(names.RESULT_KEY))
        button = None
        while button not in (A, START):
            button = yield from self.app.press()
            if button == UP:
                yield from self.input.look_up()
        if button == START:
            self.leave("pause")
            return
        self._compared = False
        yield from self.table.clear()
        if self.match.result is not None:
            self.next = "result"

    def keep(self) -> "dict[str, Any]":
        """See Round."""
        laid = [hand.tiles for hand in self.table.mine]
        return {"compared": self._compared, "laid": laid, "shown": self.input.shown}

    def show_turn(self, seat: "int | None") -> None:
        """See Round. It is always the person's turn."""


def _match_point() -> "ModuleType":
    from tables.pai_gow import match_point

    return match_point
