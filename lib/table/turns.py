# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The turns of a round: whose it is, and what the machine does in its own."""
import gc

from app import PERSON
from handheld.buttons import START, A

LOOK = 700  # ms; cut short by a press


class Turns:
    """What the scenes in which rounds are played share. A scene overrides `show_turn`, and `choose` and `make`,
    which are generators."""

    summary = "summary"  # the scene that comes after a round

    def __init__(self, app):
        self.app = app
        self.match = app.match
        self.next = None  # the scene that comes next
        self._seen = False  # whether the person has seen what there is to choose

    def run(self):
        """See scenes."""
        while self.match.moves and not self.next:
            seat = self.match.turn
            gc.collect()  # often, lest garbage be scattered and no large block be left
            self.show_turn(seat)
            move = yield from (self.choose() if seat == PERSON else self._think(seat))
            if move is not None:
                yield from self.make(move)
            self._seen = False
            self._forget_hurry(seat)
        if not self.next:
            self.show_turn(None)
            yield from self.app.pause(2 * LOOK)
            self.next = self.summary if self.match.round else "result"
        return self.next

    def take_press(self):
        """A generator: wait for a press in the person's turn, take it and return it.

        An A from before one could see what there is to choose is dropped: it would play a tile unseen.
        """
        if not self._seen:
            self._seen = True
            yield
            while self.app.pressed() == A:
                self.app.forget_press(A)
        return (yield from self.app.press())

    def _forget_hurry(self, seat):
        """Drop the press that has cut short what a seat did, lest it also hurry those who come next. What was
        pressed for one's own turn stays, and what leads to the pause."""
        button = self.app.pressed()
        if button == A or seat != PERSON and self.match.turn != PERSON and button != START:
            self.app.forget_press(button)

    def show_turn(self, seat):
        """Mark the seat whose turn it is; None marks none."""
        raise NotImplementedError

    def choose(self):
        """The person's move, or None if they paused or took something back."""
        raise NotImplementedError

    def make(self, move):
        """Make a move, and show what happened."""
        raise NotImplementedError

    def look(self):
        """How long to leave things as they are before the machine's turn, in ms."""
        return LOOK

    def pause(self):
        """Let the player pause, and leave if they want to."""
        self.next = yield from self.app.play("pause")

    def _think(self, seat):
        """The move of the machine at a seat, or None if the player left."""
        yield from self.app.pause(self.look())
        for move in self.app.players[seat].think(self.match.view(seat)):
            yield
            if self.app.pressed() == START:
                yield from self.app.press()
                yield from self.pause()
                if self.next:
                    return None
        return move
