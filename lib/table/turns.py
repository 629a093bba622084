# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The turns of a round: whose it is, and what the machine does in its own."""
import gc

from app import PERSON
from handheld.buttons import START, A

LOOK = 700  # ms; cut short by a press


class Turns:
    """What the scenes in which rounds are played share. A scene has a `bar` with a Mark, and overrides `choose`
    and `make`, which are generators."""

    summary = "summary"  # the scene that comes after a round

    def __init__(self, app):
        self.app = app
        app.art.let_go_large()
        self.match = app.match
        self.bar = None
        self.next = None  # the scene that comes next
        self._seen = False  # whether the person has seen what there is to choose

    def run(self):
        """See scenes."""
        lights = self.app.handheld.lights
        while self.match.moves and not self.next:
            seat = self.match.turn
            gc.collect()  # often, lest garbage be scattered and no large block be left
            self.bar.mark.show(seat)
            lights.show(seat * 4 // (self.match.seats - 1), 1, seat == PERSON)
            move = yield from (self.choose() if seat == PERSON else self._think(seat))
            if move is not None:
                yield from self.make(move)
            elif not self.next:
                yield from self.pause()
            self._seen = False
            self.forget_hurry(seat)
        lights.show(0, 0, False)
        if not self.next:
            self.app.save()
            self.bar.mark.show(None)
            yield from self.app.pause(2 * LOOK)
            self.next = self.summary if self.match.ended else "result"
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
            self.remember_persons()
        return (yield from self.app.press())

    def forget_hurry(self, seat):
        """Drop the press that has cut short what a seat did, lest it also hurry those who come next. What was
        pressed for one's own turn stays, and what leads to the pause."""
        button = self.app.pressed()
        if button == A or seat != PERSON and self.match.turn != PERSON and button != START:
            self.app.forget_press(button)

    def choose(self):
        """The person's move, or None for a pause, or if they left in one."""
        raise NotImplementedError

    def make(self, move):
        """Make a move, and show what happened."""
        raise NotImplementedError

    def look(self):
        """How long to leave things as they are before the machine's turn, in ms."""
        return LOOK

    def pause(self):
        """Let the player pause, and leave if they want to."""
        self.next = yield from self.app.halt()

    def _think(self, seat):
        """The move of the machine at a seat, or None if the player left; after a pause it thinks anew."""
        self.remember_persons()
        yield from self.app.pause(self.look())
        while not self.next:
            move = yield from self.app.think(
                self.app.player(seat).think(self.match.view(seat)), START, self.bar.mark.stretch)
            self.bar.mark.stretch(0)
            if move:
                return move
            while (yield from self.app.press()) != START:
                pass  # what was pressed before it isn't for the pause
            yield from self.pause()
        return None

    def remember_persons(self):
        """Keep the person's last move for after a reset, while there is time: they look at what they did."""
        if self.match.by[-1:] == bytes((PERSON,)):
            self.app.remember()
