# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Tien Gow: rounds are played here, until the match is over or the player leaves."""

from __future__ import annotations

from drawings import ARROW_UP, BUTTON_A, BUTTON_B, GOLD
from handheld.buttons import START, A
from tables.hud import Keys
from tables.round import LOOK, Round
from tables.tricks.animation import Animation
from tables.tricks.hand import HEIGHT as HAND
from tables.tricks.input import Input
from tables.tricks.table import Table
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from app import App
    from engine.games.tien_gow import Game
    from engine.kinds import Move
    from engine.match import Happened
    from kinds import Steps

_KEY = 30  # px
_KEY_ROW = 10  # px
_LOOK_IN_TURN = 400  # ms


class Scene(Round):
    """The table's screen, and the flow of a round on it: see Round."""

    match: Game

    def __init__(self, app: App) -> None:
        super().__init__(app)
        art, match = app.art, self.match
        art.forget_inks()
        self._goes_on = goes_on = bool(match.moves)
        if not goes_on:
            app.next_deal()
        words = app.words
        self.table = table = Table(art, match, app.names, words)
        self.group, self.mark = table.group, table.bar.mark
        self.keys = Keys(art, self.group, (BUTTON_A, BUTTON_B, ARROW_UP), _KEY, 1, art.height - HAND, _KEY_ROW)
        left, app.left_table = app.left_table or {}, None
        if left and left["language"] == app.settings.language:
            table.say(*left["said"])
        else:
            table.say(words(names.GOES_ON) if goes_on else app.sentence(match.leader, names.TRICKS_BANKER))
        self.input = Input(app, match, table, self.keys, left.get("picks"))
        self.animation = Animation(app, match, table)

    def keep(self) -> dict[str, Any]:
        """See Round."""
        return {"said": self.table.said, "language": self.app.settings.language, "picks": self.input.picks}

    def cases(self) -> ModuleType:
        """See Round."""
        from tables.tricks import cases

        return cases

    def begin(self) -> Steps[None]:
        """See Round."""
        if not self._goes_on:
            yield from self.animation.deal()
            self.app.forget_press(A)  # it has only cut the deal short
            if self.match.rounds + 1 == self.match.options["rounds"]:
                yield from self._say_last_round()

    def _say_last_round(self) -> Steps[None]:
        """Say that this round is the last, unless two seats are level after it."""
        table, before = self.table, self.table.said
        table.say(table.words(names.LAST_ROUND), GOLD)
        self.app.play_sound("match_point")
        yield from self.app.pause(LOOK)
        self.app.forget_press(A)
        table.say(*before)

    def look(self) -> int:
        """See Round."""
        return _LOOK_IN_TURN if self.match.trick else 0  # before a lead the person has just seen who leads

    def choose(self) -> Steps[Move | None]:
        """See Round. The sentence on the move before can be read before the person's task takes its place."""
        if self.match.trick and not self.input.picks:
            yield from self.app.pause(LOOK)
        if self.guided and not self.input.picks:
            self.input.aim()  # the note may be about which tiles beat
            if (yield from self.explain()) == START:
                return None
        return (yield from self.input.choose(self.presses(self.table.say)))

    def show(self, happened: Happened) -> Steps[None]:
        """See Round."""
        return self.animation.show(happened)
