# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's choices in Pai Gow: the stake before a deal, then the split of the four tiles."""

from __future__ import annotations

from engine.chinese_moves import SPLIT
from handheld.buttons import LEFT, RIGHT, SELECT, START, UP, A
from tables.look_up import look_up
from tables.pai_gow.table import lay
from tables.round import Presses
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.games.pai_gow import Game
    from engine.kinds import Move, Tile
    from kinds import Steps
    from tables.pai_gow.hud import Keys
    from tables.pai_gow.table import Table


class Input:
    """The person's turn at a Table: does the work of the buttons, and shows their meanings by Keys.

    shown  the number of the split, and the message, when the pause was called up, until `choose` shows them again;
           or None
    """

    def __init__(self, app: App, match: Game, table: Table, keys: Keys, shown: tuple[int, str] | None = None) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.keys = keys
        self.words = table.words
        self.shown = shown

    def choose_stake(self, first: bool) -> Steps[bool]:
        """Let the person choose the stake (generator). Return whether to deal; False if START was pressed. Unless it
        is the `first` one, the sentence on the last round stays."""
        match, words, bar = self.match, self.words, self.table.bar
        stakes = match.stakes()
        if first:
            self.table.say(words(names.STAKE))
        self.keys.show(words(names.DEAL_KEY), words(names.STAKE_KEY))
        yield  # the stakes come in another frame
        presses = Presses(self.app)
        button = None
        while button not in (A, START):
            bar.show_stakes(stakes)
            button = yield from presses.next()
            if button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                match.bet(stakes[(stakes.index(match.stake) + step) % len(stakes)])
            elif button == UP:
                yield from self.look_up()
                presses.call()
        return button == A

    def look_up(self) -> Steps[None]:
        """Show the ranking of hands (generator)."""
        return look_up(self.app, self.table.group)

    def choose(self) -> Steps[Move | None]:
        """Let the person choose a split (generator). Return the move, or None if START was pressed; then `shown`
        keeps the choice so far."""
        words = self.words
        splits = _splits(self.match)
        hints = self.app.settings.hints
        hint_key = words(names.SHORT_HINT_KEY) % self.app.button_name(SELECT) if hints else ""
        goal = words(names.GOAL)
        at, message = self.shown or (0, goal)
        self.shown = None
        presses = Presses(self.app)
        while True:
            self.keys.show(words(names.PAI_GOW_PLAY_KEY), words(names.SPLIT_KEY) % (at + 1, len(splits)), hint_key)
            yield from lay(self.table.mine, splits[at])
            self.table.say(message)
            button = yield from presses.next()
            if button == A:
                return splits[at][0] + splits[at][1], SPLIT
            if button == START:
                self.shown = at, message
                return None
            if button == UP:
                yield from self.look_up()
                presses.call()
            elif button in (LEFT, RIGHT):
                at = (at + (1 if button == RIGHT else -1)) % len(splits)
                message = goal
            elif button == SELECT and hints:
                self.table.say(words(names.THINKING))
                yield
                found = yield from self.app.hint()
                message = goal
                if found:
                    (tiles, _), message = found
                    at = [sorted(split) for split in splits].index(sorted((tiles[:2], tiles[2:])))


def _splits(match: Game) -> list[tuple[tuple[Tile, ...], tuple[Tile, ...]]]:
    """Return the different splits of the person's tiles. If both hands rank alike, either may be the high one."""
    splits: list[tuple[tuple[Tile, ...], tuple[Tile, ...]]] = []
    for played, _ in match.moves:
        high, low = played[:2], played[2:]
        if (low, high) not in splits:
            splits.append((high, low))
    return splits
