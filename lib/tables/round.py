# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A round at a table: whose turn it is, and what the machine does in its own."""
import modules
from handheld.buttons import START, A, B
from seats import PERSON
from tables.hud import Mark

LOOK = 700  # ms that one has to see what happened; cut short by a press
SEEN = 250  # ms from the first picture of a turn, before which nobody can have seen what there is to choose
_CALLED = 200  # the same for what one has called up, and looks for: no less, for a double press is as quick


class Round:
    """What the scenes in which rounds are played share.

    A scene overrides `choose` and `make`, generators that find the person's move and show a move, and what else is
    different about it.

    match  the match that is played
    mark   the Mark at whose turn it is, which the scene makes
    next   the scene that comes next, or None while this one goes on
    """

    mark: Mark

    def __init__(self, app):
        self.app = app
        self.match = app.match
        self.next = None

    def run(self):
        """See scenes."""
        while not self.next:
            yield from self.begin()
            while self.match.moves and not self.next:
                yield from self._turn()
            if not self.next:
                yield from self.end()
        self.app.show_lights(None)
        return self.next

    def _turn(self):
        seat = self.match.turn
        self.make_room(seat)
        modules.collect()  # while one sees what happened before: none is due when a button is pressed
        self.show_turn(seat)
        move = yield from (self.choose() if seat == PERSON else self._think(seat))
        if move is not None:
            yield from self.make(move)
        elif not self.next:
            yield from (self.pause() if seat == PERSON else self.take_back())
        forget_hurry(self.app, self.match, seat)

    # What a scene may override.

    def begin(self):
        """A generator: begin a round, unless one goes on."""
        yield from ()

    def choose(self):
        """A generator: the person's move, or None for a pause."""
        raise NotImplementedError

    def make(self, move):
        """A generator: make a move, and show what happened."""
        raise NotImplementedError

    def offer_undo(self):
        """Whether the person may take their last move back until another moves; if so, that is shown."""
        return False

    def take_back(self):
        """A generator: take the person's last move back, and show that."""
        raise NotImplementedError

    def end(self):
        """A generator: what follows the last move of a round."""
        self.show_turn(None)
        self.app.save()
        yield from self.app.pause(2 * LOOK)
        self.next = "summary" if self.match.ended else "result"

    def keep(self):
        """What is to be shown once more by the table that is made anew after a screen that one reads, as its
        scene understands it."""

    def make_room(self, seat):
        """Let go of what isn't needed in the turn of a seat, or with None in a pause. Garbage is collected then."""

    def get_ready(self):
        """Load what the machine's move is shown with, while one still looks at what happened before."""

    def look(self):
        """How long to leave things as they are before the machine's move, in ms."""
        return LOOK

    def show_turn(self, seat):
        """Show whose turn it is; None for nobody's."""
        self.mark.show(seat)
        self.app.show_lights(seat)

    # The rest is the same at all tables.

    def pause(self):
        """A generator: let the person pause, and leave if they want to."""
        self.make_room(None)
        self.next = yield from self.app.halt()
        self.app.kept = self.keep() if self.next else None

    def _think(self, seat):
        """The move of the machine at a seat, or None if the person left or takes their own move back. It thinks
        while they look at what happened before, so that a turn takes the longer of both; after a pause it thinks
        anew."""
        app, match = self.app, self.match
        since = app.handheld.ticks()
        yield  # what there is to be seen comes before what is read for it
        remember(app, match)
        stops = (START, B) if self.offer_undo() else (START,)
        move, paused = None, False
        while not move and not self.next:
            move, chances = yield from self._thought(seat, stops)
            if move:
                self.get_ready()
            if move and not paused:
                yield from app.pause(self.look() - app.handheld.elapsed(since))
            if app.are_pressed(stops):
                if (yield from self._first_of(stops)) == B:
                    return None
                paused = True
                yield from self.pause()
        if self.next:
            return None
        app.chances[seat] = chances  # a pause before a move doesn't change what the machine plays
        return move

    def _thought(self, seat, stops):
        """The machine's move at a seat, or None after a press that stops it, and the chances that it has left. The
        player itself, and all that it is made of, is gone then, to make room for what comes next."""
        app = self.app
        with modules.Passing():
            player = app.player(seat)
            move = yield from app.think(player.think(self.match.view(seat)), stops, self.mark.stretch)
            chances = player.rng
            del player
        self.mark.stretch(0)
        return move, chances

    def _first_of(self, buttons):
        """Take the press of one of these buttons that waits; what was pressed before isn't for what it leads to."""
        button = None
        while button not in buttons:
            button = yield from self.app.press()
        return button


def beat(app, duration):
    """A generator: leave so many ms, or as many as is set, to see what has changed; none once a press waits."""
    start = app.handheld.ticks()
    while app.handheld.elapsed(start) < duration * app.settings.speed // 2 and app.pressed() is None:
        yield


def slowing(part):
    """How much of a way is done, in 256ths, after that part of the time: one slows down while one arrives."""
    return part * (512 - part) // 256


def slide(app, sprite, start, end, duration):
    """A generator: let a sprite slide from one place to another, each x and y in px, in so many ms."""
    x, y = start
    wide, high = end[0] - x, end[1] - y

    def draw(part):
        part = slowing(part)
        sprite.x = x + wide * part // 256
        sprite.y = y + high * part // 256

    draw(0)
    yield from app.animate(duration, draw)


def dealt(part, i, count):
    """How much of its way the tile number `i` of so many has done, in 256ths, after that part of the deal: each is
    off when the one before it is halfway. Below 0, it has not begun."""
    gone = part * (count + 1) // 2 - i * 128
    return slowing(min(gone, 256)) if gone >= 0 else -1


def forget_hurry(app, match, seat):
    """Drop the press that has cut short what a seat did, lest it also hurry those who come next. What was
    pressed for one's own turn stays, and what leads to the pause."""
    button = app.pressed()
    if button == A or seat != PERSON and match.turn != PERSON and button != START:
        app.forget_press(button)


def remember(app, match):
    """Keep the person's last move for after a reset, while there is time: they look at what they did."""
    if match.by[-1:] == bytes((PERSON,)):
        app.remember()


class Presses:
    """The presses in one turn of the person's, or in another choice of theirs that begins by itself."""

    def __init__(self, app, match):
        self._app = app
        self._match = match
        self._shown = None  # when the screen had the first picture of what there is to choose
        self._called = False

    def call(self):
        """From the next picture on there is something else to choose, which the person has called up with an A. Of
        another A the same is true as of one before a turn; a B takes it back at any time."""
        self._shown = None
        self._called = True

    def next(self, idle=None):
        """A generator: wait for a press, take it and return it. For `idle` see App.press.

        An A or a B from before one can have seen what there is to choose is dropped: it would play a tile, or
        end the turn, unseen.
        """
        app = self._app
        unseen, time = ((A,), _CALLED) if self._called else ((A, B), SEEN)
        if self._shown is None:
            yield
            self._shown = app.handheld.screen.shown
            app.forget_presses(unseen)
            if not self._called:
                remember(app, self._match)
        while True:
            button = yield from app.press(idle)
            if button not in unseen or app.handheld.elapsed(self._shown) >= time:
                return button
