# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's turn in a line game. Let go after it: there is no room for it while the machine thinks."""
from app import PERSON
from art import GOLD
from engine import tiles
from engine.line import START as LEAD
from engine.moves import DONE, DRAW, PASS
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from table.turns import LOOK


class Person:
    """The choice of a move at a `table`, which is the scene."""

    def __init__(self, table):
        self.table = table
        self.match = table.match
        self.moves = table.match.legal_moves()
        self.say = table.app.words("person")

    def choose(self):
        """The move, or None for a pause."""
        if self.match.drawn and self.moves[0] == DRAW:
            return DRAW  # after the first tile, drawing goes on by itself
        move = yield from self._choose()
        if move:
            # The press is answered at once: what shows the move has to be loaded first.
            self.table.keys.show()
            self.table.hand.choose(None)
            yield
        return move

    def _choose(self):
        moves, say, table = self.moves, self.say, self.table
        first = moves[0]
        if first in (DRAW, PASS):
            return (yield from self._stand(first))
        if first[1] == LEAD:
            if len(moves) == 1:  # a tile that has to lead is placed by itself
                self._tell(say.MUST_LEAD % tiles.name(first[0]))
                yield from table.app.pause(LOOK)
                return first
            self._tell(say.YOUR_LEAD)
        elif DONE in moves:
            self._tell(say.MAY_STOP)
        return (yield from self._pick())

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
        return move if button == A else None

    def _press(self):
        """The next press; UP and DOWN look along a line that goes on beyond the table."""
        button = yield from self.table.take_press()
        if button in (UP, DOWN):
            self.table.board.look(1 if button == DOWN else -1)
        return button

    def _pick(self):
        """Choose a tile that is playable, and where to play it."""
        table = self.table
        hand = table.hand.tiles
        playable = [tile for tile, how in self.moves if tile]
        table.hand.light(playable)
        places = [i for i, tile in enumerate(hand) if tile in playable]
        if table.cursor not in places:
            table.cursor = places[0]
        button = None
        while button != START:
            self._show_cursor(hand[table.cursor])
            button = yield from self._press()
            if button == B and DONE in self.moves:
                return DONE
            arm = (yield from self._hint()) if button == SELECT else None
            if button == A or arm is not None:
                move, button = yield from self._aim(hand[table.cursor], arm)
                if move:
                    return move
            elif button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                table.cursor = places[(places.index(table.cursor) + step) % len(places)]
        return None

    def _fits(self, tile):
        return [move for move in self.moves if move[0] == tile]

    def _show_cursor(self, tile):
        """Show the chosen tile, and the most points that it would score."""
        say, table = self.say, self.table
        view = self.match.view(PERSON)
        most = max([view.points(move) for move in self._fits(tile)])
        table.hand.choose(table.cursor)
        stop = say.STOP_KEY if DONE in self.moves else ""
        self._show_keys(say.PLAY_KEY, stop, gain=say.GAIN % most if most else "")

    def _aim(self, tile, arm=None):
        """The move that plays a tile and A, or None and what was pressed instead: where it fits several ends, a
        ghost of it is moved among them first, from `arm` on."""
        fits = self._fits(tile)
        if len(fits) == 1:
            return fits[0], A
        at = [how for _, how in fits].index(fits[0][1] if arm is None else arm)
        return (yield from self.table.app.use("table.layout", lambda _: self._place(fits, at)))

    def _place(self, fits, at):
        table = self.table
        tile = fits[0][0]
        view = self.match.view(PERSON)
        self._show_keys(self.say.PLAY_KEY, self.say.BACK_KEY)
        while True:
            table.board.ghost(tile, fits[at][1], view.points(fits[at]))
            button = yield from table.take_press()
            if button == A:
                return fits[at], A
            if button in (B, START):
                table.board.hide_ghost()
                return None, button
            if button in (LEFT, RIGHT, UP, DOWN):
                at = (at + (1 if button in (RIGHT, DOWN) else -1)) % len(fits)

    def _hint(self):
        """Put the cursor on the tile that Skilled would play, and say why; returns the arm where that is to be
        chosen. Any press drops the hint."""
        say, table = self.say, self.table
        self._tell(say.THINKING)
        yield
        found = yield from table.app.use("table.hint", lambda hint: hint.ask(table.app))
        if not found:
            self._tell("")
            return None
        (tile, how), why = found
        if not tile:
            self._tell(say.HINT_STOP)
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
