# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a deal and a move in Pai Gow look like. What changes is shown in several frames where it is much, so that
none takes long to send."""
from engine.games.pai_gow import BANKER, house_way
from handheld.buttons import A
from seats import PERSON
from tables import sounds
from tables.pai_gow.table import STATUS, lay

# In ms; each is cut short by a press.
_DEAL = 130  # a hand to each
_FLY = 400
_LOOK = 900


class Animation:
    """The deals and moves of a match on a Table."""

    def __init__(self, app, match, table, keys):
        self.app = app
        self.match = match
        self.table = table
        self.keys = keys
        self.words = table.words

    def deal(self):
        """A generator: let the tiles come from the last two stacks of the woodpile."""
        table = self.table
        table.hide_stakes()
        table.show_rules(False)
        table.show_stacks(False)
        yield
        for i in (0, 1):
            self.app.play_sound("drawn")
            yield from self.app.animate(_DEAL, lambda part: table.bring(i, part))
        table.pile.y = table.art.height
        table.show_stacks(True)
        yield

    def make(self, move):
        """A generator: turn the banker's tiles over, say which hands are better, make the move, say who wins."""
        table, words = self.table, self.words
        split = move[0][:2], move[0][2:]
        table.show_goal(False)
        self.keys.show(words.NEXT_KEY)
        table.say(words.REVEAL)
        yield  # the banker takes a moment to split
        house = house_way(self.match.hands[BANKER])
        yield from lay(table.bankers, house)
        for verdict, mine, bankers in zip(table.verdicts, split, house):
            yield from self._look()
            self.app.play_sound("laid")
            verdict.show(mine, bankers)
        yield from self._look()
        ended = self.match.play(move).ended
        self.app.save()
        yield from self._show_end(ended)

    def show_compared(self):
        """A generator: show the hands of the round that is over as they were compared."""
        table, match = self.table, self.match
        (played, _), = match.played
        split, house = (played[:2], played[2:]), house_way(match.hands[BANKER])
        yield from lay(table.mine, split)
        yield from lay(table.bankers, house)
        for verdict, mine, bankers in zip(table.verdicts, split, house):
            verdict.show(mine, bankers)
            yield
        self._say_end(match.ended)
        self.keys.show(self.words.NEXT_KEY)

    def _say_end(self, ended):
        words = self.words
        if ended.side is None:
            self.table.say(words.PUSH)
        else:
            self.table.say((words.WON if ended.side == PERSON else words.LOST) % ended.points)

    def _look(self):
        """Leave a moment to look; an A that cuts it short has done its work."""
        yield from self.app.pause(_LOOK)
        self.app.forget_press(A)

    def _show_end(self, ended):
        """Say who wins, and let the points fly there."""
        table, words = self.table, self.words
        self._say_end(ended)
        if ended.side is None:
            return
        yield
        table.points.show(words.GAIN % ended.points)
        grid = table.points.grid
        if ended.side == PERSON:
            sounds.points(self.app.handheld, ended.points, True)
        else:
            sounds.end(self.app.handheld, self.match)
        start, end, top = table.art.wide // 2 - 9, table.bar.scores[ended.side].grid.x + 20, STATUS - 9

        def fly(part):
            grid.x = start + (end - start) * part // 256
            grid.y = top - top * part // 256

        fly(0)
        table.page.append(grid)
        yield from self.app.animate(_FLY, fly)
        table.page.pop()
        table.bar.show()
        self.app.forget_press(A)
