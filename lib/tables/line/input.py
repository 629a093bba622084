# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's choice of a move in a line game: first a tile, then, if it fits several ends, one of the ends."""

from __future__ import annotations

import loader
from drawings import GOLD
from engine.line import FIRST
from engine.moves import DONE, DRAW
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tables.line import ASK, plays_itself
from tables.round import LOOK
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from app import App
    from engine.kinds import LineMove, MaybeNone, Move, Tile
    from engine.line_match import LineMatch
    from kinds import Steps
    from tables.line import Choice, Table
    from tables.line.board import Board
    from tables.line.ends import Ends as LineEnds
    from tables.line.hand import Hand
    from tables.line.hud import Keys, Status
    from tables.round import Presses


class Input:
    """The person's turn at a Table: does the work of the buttons, and shows their meanings by Keys.

    `presses` are the Presses of the turn.

    arm   the arm at whose end the ghost lies, if the tile fits several, or None; START leaves it as it was
    ends  the marks at the ends of the line, Ends
    """

    board: Board
    hand: Hand
    status: Status

    def __init__(self, app: App, match: LineMatch, table: Table, keys: Keys, presses: Presses) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.board, self.hand, self.status = table.board, table.hand, table.status
        self.keys = keys
        self.words = app.words
        self.arm: int | None = None
        self._moves: list[Move] = match.moves
        self._presses = presses
        self.ends: LineEnds | MaybeNone = None  # until the person chooses a tile

    def choose(self, begun: bool = False, arm: int | None = None) -> Steps[Choice]:
        """Let the person choose (generator). Return their move, ASK for a hint, or None if START was pressed.

        If they had `begun` before a pause, keep the line of text, and show the ghost at the end of `arm` again, if
        it isn't None.
        """
        moves = self._moves
        if plays_itself(self.match, self.app.settings.forced):
            return (yield from self._play_only(moves[0]))
        if moves[0] == DRAW:
            return (yield from self._draw())
        if not begun:
            if DONE in moves:
                self._say(self.words(names.MAY_STOP))
            yield  # the tiles change in the next frames, so that none takes long to send
        yield from self.hand.light(moves)
        return (yield from self._choose_tile(arm))

    def go_on(self, found: tuple[LineMove, str] | None) -> Steps[Choice]:
        """Show the hint that App.hint has found, or if it is None what was said before, and let the person choose
        (generator). Return the same as `choose`."""
        if not found:
            self._end_hint()
            return (yield from self._choose_tile())
        (tile, arm), why = found
        if not tile:
            self._say(self.words(names.HINT_STOP))
            return (yield from self._choose_tile())
        self._say(why)
        self.hand.cursor = self.hand.tiles.index(tile)
        return (yield from self._choose_tile(arm if len(self._fits(tile)) > 1 else None))

    def _end_hint(self) -> None:
        """Say what was said before a hint: its reason isn't one for another move."""
        if self._presses.said:
            self.status.say(*self._presses.said)

    def _say(self, text: str) -> None:
        self.status.say(text, GOLD)

    def _answer(self, move: LineMove) -> Steps[LineMove]:
        """Show that the press for a move was taken (generator). Return the move."""
        self.keys.show()
        self.hand.choose(None)
        yield
        return move

    def _play_only(self, move: LineMove) -> Steps[Choice]:
        """Show the only move, and return it after a look (generator). After a draw, drawing goes on at once."""
        if move == DRAW and self.match.drawn:
            return move
        self._mark_ends()
        yield from self.hand.light(self._moves)
        self.ends.show_numbers()
        yield from self.app.pause(LOOK)
        return (yield from self._leave(move))

    def _draw(self) -> Steps[Choice]:
        """Show that the person can only draw, and wait for A (generator). Return the move, or None after START."""
        yield from self.hand.light(self._moves)
        self.keys.show(self.words(names.DRAW_KEY))
        self._mark_ends()
        button = None
        while button not in (A, START):
            self.ends.show_numbers()
            button = yield from self._press()
            if button in (B, LEFT, RIGHT):
                self.app.play_sound("refused")
        return (yield from self._leave(None if button == START else DRAW))

    def _press(self, idle: Callable[[], bool | None] | None = None) -> Steps[int]:
        """Wait for the next press, and return its button (generator). UP and DOWN also move the window along a line
        that goes on beyond the table. For `idle` see App.press."""
        button = yield from self._presses.next(idle)
        if button in (UP, DOWN):
            self.board.look(1 if button == DOWN else -1)
        return button

    def _choose_tile(self, arm: int | None = None) -> Steps[Choice]:
        """Let the person choose a playable tile, and an end for it (generator). Return the same as `choose`. If
        `arm` is given, the tile at the cursor is chosen already, and its ghost is at the end of that arm."""
        hand = self.hand
        playable = [tile for tile, how in self._moves if tile]
        places = [i for i, tile in enumerate(hand.tiles) if tile in playable]
        if hand.cursor not in places:
            hand.cursor = places[0]
        self._mark_ends()
        offer = self._presses.offer
        rest = offer.beside(self.ends.rest) if offer else self.ends.rest
        move: Choice
        ended, move = None, None
        if arm is not None:
            hand.choose(hand.cursor)
            ended, move = yield from self._choose_end(arm)
        while not move and ended != START:
            self._show_cursor()
            button = ended = yield from self._press(rest)
            if button == A:
                ended, move = yield from self._choose_end()
            elif button == SELECT and self.app.settings.hints:
                move = ASK
            elif button == B and DONE in self._moves:
                move = DONE
            elif button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                hand.cursor = places[(places.index(hand.cursor) + step) % len(places)]
                self._end_hint()
        return (yield from self._leave(move))

    def _leave(self, move: Choice) -> Steps[Choice]:
        """End the choice with a move, ASK or None, and return that (generator). After ASK the marks stay until the
        next choice."""
        if move == ASK:
            self._presses.said = self._presses.said or self.status.said
            self._say(self.words(names.THINKING))
            yield
        else:
            self.board.hide_marks()
            if move:
                yield from self._answer(move)
            else:
                self._end_hint()  # after a pause it would stand at other tiles, too
            while len(self.board.marks):
                self.board.marks.pop()
        return move

    def _choose_end(self, arm: int | None = None) -> Steps[tuple[int, LineMove | None]]:
        """Let the person move the ghost of the tile at the cursor from end to end, and choose one (generator). The
        ghost begins at `arm`, if given. Return the button that ended the choice, and the move or None: A with the
        move, B to choose another tile, or START."""
        fits = self._fits(self.hand.tiles[self.hand.cursor])
        if len(fits) == 1:
            return A, fits[0]
        self.board.hide_marks()
        self.keys.show(self.words(names.PLAY_KEY), self.words(names.BACK_KEY))
        yield  # answer the press at once: finding the ghost's place takes longer
        at = 0 if arm is None else [how for _, how in fits].index(arm)
        self._presses.call()
        while True:
            tile, arm = fits[at]
            self.arm = arm
            gets_smaller = self.board.aim(tile, arm)
            self.board.ghost(tile, arm, self._gain(tile, arm))
            if gets_smaller:
                yield  # a sound would stutter during this frame
                self.app.play_sound("zoom")
            button = yield from self._presses.next()
            if button == START:
                return START, None
            if button in (A, B):
                self.arm = None
            if button == A:
                return A, fits[at]
            if button == B:
                self._end_hint()
                self.board.hide_ghost()
                yield
                return B, None
            if button in (LEFT, RIGHT, UP, DOWN):
                at = (at + (1 if button in (RIGHT, DOWN) else -1)) % len(fits)
                self._end_hint()

    def _fits(self, tile: Tile) -> list[tuple[Tile, int]]:
        return [move for move in self._moves if move[0] == tile]

    def _gain(self, tile: Tile, arm: int) -> int:
        """Return the points to show for a move: none in a puzzle, which they would solve."""
        return 0 if self.app.puzzle else self.match.gain(tile, arm)

    def _show_cursor(self) -> None:
        """Show the chosen tile, and the most points that it could score."""
        words = self.words
        tile = self.hand.tiles[self.hand.cursor]
        arms = [arm for _, arm in self._fits(tile)]
        gains = [self._gain(tile, arm) for arm in arms]
        most = max(gains)
        self.hand.choose(self.hand.cursor)
        stop = words(names.STOP_KEY) if DONE in self._moves else ""
        self.keys.show(words(names.PLAY_KEY), stop, gain=words(names.GAIN) % most if most else "")
        if arms[0] != FIRST:
            self.ends.show(tile, arms, () if self.keys.gain.text else gains)

    def _mark_ends(self) -> None:
        """Make new marks at the ends, still hidden."""
        loader.load("tables.line.markers", "tables.line.ends")
        from tables.line.ends import Ends

        self.ends = Ends(self.app, self.match, self.board)
