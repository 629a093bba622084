# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows the deals and moves of Pai Gow. Large changes are spread over several frames: none takes long to send."""

from __future__ import annotations

from engine.games.pai_gow import BANKER, house_way, is_better
from handheld.buttons import A
from seats import PERSON
from tables import sounds
from tables.pai_gow.phrases import outcome
from tables.pai_gow.table import lay
from tables.round import beat, dealt, move_between, slide
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.games.pai_gow import Game
    from engine.kinds import Tile
    from engine.match import Happened, RoundEnd
    from kinds import Steps
    from tables.pai_gow.hand import Hand
    from tables.pai_gow.hud import Keys
    from tables.pai_gow.table import Table

# In ms; each is cut short by a press.
_DEAL = 330
_TURN = 130  # to turn a tile over
_COMPARE = 500  # from opening a hand to showing the better one
_LOOK = 900
_FLY = 400

_TILES = (0, 0), (0, 1), (1, 0), (1, 1)  # in the order of the deal: the hand, and the tile in it


class Animation:
    """Shows the deals and moves of a match on a Table."""

    def __init__(self, app: App, match: Game, table: Table, keys: Keys) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.keys = keys
        self.words = table.words

    def deal(self) -> Steps[None]:
        """Let the tiles fly from the last two stacks of the woodpile (generator)."""
        table = self.table
        self._dealt = 0  # the number of tiles that have started
        table.say("")
        self.keys.show("")
        yield
        table.bar.show()
        yield
        yield from table.hide_rules()
        table.show_stacks(False)
        yield
        yield from self.app.animate(_DEAL, self._bring)
        table.pile.y = table.art.height
        table.show_stacks(True)
        yield

    def _bring(self, part: int) -> None:
        """Show the deal when `part` of 256 of its time has gone by. After a press do nothing: the scene puts the
        tiles in their places next."""
        if self.app.hurries():
            return
        table, number = self.table, 0
        for i, k in _TILES:
            for hand in (table.mine[i], table.bankers[i]):
                gone = dealt(part, number, 2 * len(_TILES))
                if gone >= 0 and number == self._dealt:
                    self._dealt += 1
                    if hand is table.mine[i]:
                        self.app.play_sound("deal")
                move_between(hand.sprites[k], table.stacks_place(), hand.place(k), max(0, gone))
                number += 1

    def open(self) -> Steps[None]:
        """Turn the person's tiles over, in the first split (generator)."""
        played, _ = self.match.moves[0]
        for hand, pair in zip(self.table.mine, (played[:2], played[2:])):
            yield from self._turn(hand, pair)

    def _turn(self, hand: Hand, pair: tuple[Tile, ...]) -> Steps[None]:
        """Turn the tiles of a hand over, and show the hand's name (generator)."""
        for i, tile in enumerate(pair):
            hand.turn(i, tile)
            self.app.play_sound("turned")
            yield from beat(self.app, _TURN)
        hand.show_name()
        yield

    def show(self, happened: Happened) -> Steps[None]:
        """Turn the banker's hands over, compare each with the person's, and say who wins (generator)."""
        table, words = self.table, self.words
        played, _ = happened.move
        split = played[:2], played[2:]
        self.keys.show(words(names.NEXT_KEY))
        table.say(words(names.REVEAL))
        yield  # the banker takes a moment to split
        house = house_way(self.match.hands[BANKER])
        for i, (mine, bankers) in enumerate(zip(split, house)):
            yield from self._turn(table.bankers[i], bankers)
            yield from beat(self.app, _COMPARE)
            self.app.play_sound("trick" if is_better(mine, bankers) else "their_trick")
            table.compare(i, mine, bankers)
            yield from self._look()
        self.app.save()
        yield from self._show_end(happened.ended)

    def show_compared(self) -> Steps[None]:
        """Show the compared hands of the finished round (generator)."""
        table, match = self.table, self.match
        ((played, _),) = match.played
        split, house = (played[:2], played[2:]), house_way(match.hands[BANKER])
        yield from lay(table.mine, split)
        yield from lay(table.bankers, house)
        for i, (mine, bankers) in enumerate(zip(split, house)):
            table.compare(i, mine, bankers)
            yield
        self.table.say(*outcome(self.words, match.ended))
        self.table.bar.show_moods(match.ended.side)

    def _look(self) -> Steps[None]:
        """Wait a moment for the person to look (generator). An A cuts it short, and does nothing else."""
        yield from self.app.pause(_LOOK)
        self.app.forget_press(A)

    def _show_end(self, ended: RoundEnd) -> Steps[None]:
        """Say who wins, and let the points fly from one to the other (generator)."""
        table, words = self.table, self.words
        self.table.say(*outcome(self.words, ended))
        table.bar.show_moods(ended.side)
        if ended.side is None:
            return
        yield
        table.points.show(words(names.GAIN) % ended.points)
        grid = table.points.grid
        if ended.side == PERSON:
            sounds.points(self.app.handheld, ended.points, True)
        else:
            sounds.end(self.app.handheld, self.match)
        places = [(score.grid.x + score.width - 2, score.grid.y) for score in table.bar.scores]
        start = grid.x, grid.y = places[1 - ended.side]
        table.page.append(grid)
        yield from slide(self.app, grid, start, places[ended.side], _FLY)
        table.page.pop()
        table.bar.show()
        self.app.forget_press(A)
