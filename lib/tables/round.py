# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A round at a table: whose turn it is, and what the machine does in its turns."""
import loader
from handheld.buttons import START, A, B
from seats import PERSON
from tables.hud import Mark

LOOK = 700  # ms for the person to see what happened; cut short by a press
SEEN = 250  # ms from the first picture of a turn: earlier, nobody can have seen what there is to choose
_CALLED = 200  # ms, the same for what the person has called up and expects; a double press can be as quick


class Round:
    """What the scenes in which rounds are played share.

    Only a Round plays moves: a scene finds the person's move, and shows what happened. So it overrides the
    generators `choose` and `show`, and whatever else differs in it.

    match  the match that is played
    mark   the Mark for whose turn it is, which the scene makes
    next   the name of the scene that comes next, or None while this one goes on
    """

    mark: Mark

    def __init__(self, app):
        self.app = app
        self.match = app.match
        self.next = None
        app.back = "table"

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
        loader.collect()  # now, while the person sees what happened, so that none is due when a button is pressed
        self.show_turn(seat)
        move = yield from (self._let_choose() if seat == PERSON else self._think(seat))
        while move:
            happened = self.match.play(move)
            yield from self.show(happened)
            move = self.follows(happened)
            forget_hurry(self.app, self.match, seat)

    def _let_choose(self):
        """Return the person's move, or None if they leave the table (generator)."""
        if self._person_has_played():
            self.app.remember()
        move = yield from self.choose()
        if not move:
            self.leave("pause")
        return move

    # What a scene may override.

    def begin(self):
        """A generator: begin a round, unless one goes on."""
        yield from ()

    def choose(self):
        """A generator: let the person choose; returns their move, or None if START was pressed."""
        raise NotImplementedError

    def show(self, happened):
        """A generator: show what happened with a move, see engine.match.Happened."""
        raise NotImplementedError

    def follows(self, happened):
        """Return the move that follows at once, without a choice, or None."""

    def offer_undo(self):
        """Return whether the person may take their last move back before another moves; if so, show that."""
        return False

    def take_back(self):
        """A generator: take the person's last move back, and show that."""
        raise NotImplementedError

    def end(self):
        """A generator: show what follows the last move of a round."""
        self.show_turn(None)
        self.app.save(self.drop)
        yield from self.app.pause(2 * LOOK)
        self.next = "summary" if self.match.ended else "result"

    def keep(self):
        """Return what the table needs to look the same after a pause, a dict, see App.left_table."""

    def drop(self):
        """Drop the objects whose modules are unloaded while a player thinks, see loader.guest."""

    def look(self):
        """Return how long to wait before the machine's move, in ms."""
        return LOOK

    def show_turn(self, seat):
        """Show whose turn it is; None for nobody's."""
        self.mark.show(seat)
        self.app.show_lights(seat)

    # The rest is the same at all tables.

    def leave(self, name):
        """Leave for the scene of that name, after which this table is made anew."""
        self.app.left_table = self.keep()
        self.next = name

    def _think(self, seat):
        """Return the machine's move at a seat, or None if the person leaves the table or takes their last move back
        before it (generator). It thinks while the person looks at what happened before, so a turn takes the longer
        of the two; after a pause it thinks again."""
        app, match = self.app, self.match
        since = app.handheld.ticks()
        yield  # show the picture before the player is loaded
        if self._person_has_played():
            app.remember()
        stops = (START, B) if self.offer_undo() else (START,)
        move, chances = match.moves[0], app.chances[seat]
        if len(match.moves) > 1:
            with loader.guest(self.drop):
                move, chances = yield from _machine().find_move(app, seat, stops, self.mark.stretch)
            self.mark.stretch(0)
            yield from app.think(loader.load_again(), stops)
        if move and not app.are_pressed(stops):
            yield from app.pause(self.look() - app.handheld.elapsed(since))
        if app.are_pressed(stops):
            if self._first_of(stops) == START:
                self.leave("pause")
            else:
                yield from self.take_back()
            return None
        app.chances[seat] = chances  # set only now: a pause before a move mustn't change what the machine plays
        return move

    def _person_has_played(self):
        """Return whether the person made the round's last move: it is saved now, so that it survives a reset."""
        return self.match.played_by[-1:] == bytes((PERSON,))

    def _first_of(self, buttons):
        """Take the waiting press of one of these buttons, and drop the presses before it; returns its button."""
        button = None
        while button not in buttons:
            button = self.app.pressed()
            self.app.forget_press(button)
        return button


def _machine():
    from tables import machine

    return machine


def beat(app, duration):
    """A generator: wait `duration` ms, scaled by the speed that is set, for the person to see what has changed; not
    at all once a press waits."""
    start = app.handheld.ticks()
    while app.handheld.elapsed(start) < duration * app.settings.speed // 2 and app.pressed() is None:
        yield


def slowing(part):
    """Return how much of a way is done after `part` of the time, both in 256ths, for a motion that slows down at
    the end."""
    return part * (512 - part) // 256


def slide(app, sprite, start, end, duration):
    """A generator: let a sprite slide from `start` to `end`, both x and y in px, in `duration` ms."""
    def draw(part):
        move_between(sprite, start, end, slowing(part))

    draw(0)
    yield from app.animate(duration, draw)


def move_between(sprite, start, end, part):
    """Put a sprite `part` of 256 of the way from `start` to `end`, both x and y in px."""
    (x, y), (end_x, end_y) = start, end
    sprite.x, sprite.y = x + (end_x - x) * part // 256, y + (end_y - y) * part // 256


def dealt(part, i, count):
    """Return how much of its way tile number `i` of `count` has done after `part` of the deal, both in 256ths. Each
    tile starts when the one before it is halfway. Below 0 it has not started."""
    gone = part * (count + 1) // 2 - i * 128
    return slowing(min(gone, 256)) if gone >= 0 else -1


def forget_hurry(app, match, seat):
    """Drop the press that has cut short a seat's move, so that it doesn't also hurry the next seats. Presses for
    the person's own turn stay, and those that lead to the pause."""
    button = app.pressed()
    if button == A or seat != PERSON and match.turn != PERSON and button != START:
        app.forget_press(button)


class Presses:
    """The presses in one turn of the person's, or in another choice that they didn't call up themselves."""

    def __init__(self, app):
        self._app = app
        self._shown = None  # when the screen first showed what there is to choose
        self._called = False

    def call(self):
        """From the next picture on there is something else to choose, which the person has called up with an A.
        Another A that comes too early is dropped, as at the start of a turn; a B always counts."""
        self._shown = None
        self._called = True

    def next(self, idle=None):
        """A generator: wait for a press, take it and return its button. For `idle` see App.press.

        An A or a B from before the person can have seen what there is to choose is dropped: it would play a tile,
        or end the turn, unseen.
        """
        app = self._app
        unseen, time = ((A,), _CALLED) if self._called else ((A, B), SEEN)
        if self._shown is None:
            yield
            self._shown = app.handheld.screen.shown
            app.forget_presses(unseen)
        while True:
            button = yield from app.press(idle)
            if button not in unseen or app.handheld.elapsed(self._shown) >= time:
                return button
