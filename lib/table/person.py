# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's turn in a line game. Let go after it: there is no room for it while the machine thinks."""
from art import GOLD
from engine import tiles
from engine.line import START as LEAD
from engine.moves import DONE, DRAW, PASS
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from table.turns import LOOK


def choose(table, hint):
    """See scenes.table. The `hint` is what hint.ask has found: None in a turn that begins, and () where nothing
    was found or what was aimed at isn't played."""
    return (yield from Person(table).choose(hint))


class Person:
    """The choice of a tile at a `table`, which is the scene."""

    def __init__(self, table):
        self.table = table
        self.match = table.match
        self.moves = table.match.legal_moves()
        self.say = table.app.words("person")

    def choose(self, hint):
        """See above."""
        moves, say, table = self.moves, self.say, self.table
        first = moves[0]
        if hint is not None:
            return (yield from self._pick(hint))
        if first in (DRAW, PASS):
            if self.match.drawn and first == DRAW:
                return None, DRAW  # after the first tile, drawing goes on by itself
            return (yield from self._stand(first))
        if first[1] == LEAD:
            if len(moves) == 1:  # a tile that has to lead is placed by itself
                self._tell(say.MUST_LEAD % tiles.name(first[0]))
                yield from table.app.pause(LOOK)
                return (yield from table.answer(first))
            self._tell(say.YOUR_LEAD)
        elif DONE in moves:
            self._tell(say.MAY_STOP)
        return (yield from self._pick(()))

    def _tell(self, text):
        self.table.status.say(text, GOLD)

    def _stand(self, move):
        """Draw or pass: the game says so, and A does it."""
        say, table = self.say, self.table
        drawn = self.match.drawn
        table.hand.light(())
        if move == DRAW:
            self._tell(say.MUST_DRAW)
        else:
            self._tell(say.DREW_IN_VAIN % drawn if drawn else say.MUST_PASS)
        self._show_keys(say.DRAW_KEY if move == DRAW else say.PASS_KEY)
        button = None
        while button not in (A, START):
            button = yield from self._press()
            if button in (B, LEFT, RIGHT):
                table.app.handheld.speaker.play("refused")
        if button == START:
            return None, None
        return (yield from table.answer(move))

    def _press(self):
        """The next press; UP and DOWN look along a line that goes on beyond the table."""
        button = yield from self.table.take_press()
        if button in (UP, DOWN):
            self.table.board.look(1 if button == DOWN else -1)
        return button

    def _pick(self, hint):
        """Choose a tile that is playable; where it fits several ends, or a hint is wanted, another part is next."""
        table = self.table
        hand = table.hand.tiles
        playable = [tile for tile, how in self.moves if tile]
        table.hand.light(playable)
        places = [i for i, tile in enumerate(hand) if tile in playable]
        if table.cursor not in places:
            table.cursor = places[0]
        arm = self._show_hint(hint) if hint else None
        while arm is None:
            self._show_cursor(hand[table.cursor])
            button = yield from self._press()
            if button == A:
                break
            if button == START:
                return None, None
            if button == SELECT and table.app.settings.hints:
                self._tell(self.say.THINKING)
                yield
                return "hint", None
            if button == B and DONE in self.moves:
                return (yield from table.answer(DONE))
            if button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                table.cursor = places[(places.index(table.cursor) + step) % len(places)]
        fits = self._fits(hand[table.cursor])
        if len(fits) == 1:
            return (yield from table.answer(fits[0]))
        self._show_keys(self.say.PLAY_KEY, self.say.BACK_KEY)
        yield
        return "aim", (fits, 0 if arm is None else [how for _, how in fits].index(arm))

    def _fits(self, tile):
        return [move for move in self.moves if move[0] == tile]

    def _show_cursor(self, tile):
        """Show the chosen tile, and the most points that it would score."""
        say, table = self.say, self.table
        line, points = self.match.line, self.match.points_in_play
        most = max([line.having(tile, how, points) for _, how in self._fits(tile)])
        table.hand.choose(table.cursor)
        stop = say.STOP_KEY if DONE in self.moves else ""
        self._show_keys(say.PLAY_KEY, stop, gain=say.GAIN % most if most else "")

    def _show_hint(self, hint):
        """Put the cursor on the tile of a hint, and say why; returns the arm where that is to be chosen."""
        (tile, how), why = hint
        table = self.table
        if not tile:
            self._tell(self.say.HINT_STOP)
            return None
        table.cursor = table.hand.tiles.index(tile)
        table.hand.choose(table.cursor)
        self._tell(why)
        return how if len(self._fits(tile)) > 1 else None

    def _show_keys(self, *words, gain=""):
        """Show what the keys do, and the points that can be had, where the hand leaves room for it."""
        keys = self.table.keys
        if self.table.hand.right() < keys.left:
            keys.show(*words, gain=gain)
        else:
            keys.show()
