# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A round at a table: takes the turns in order, and plays the moves."""

from __future__ import annotations

import loader
from handheld.buttons import CHART, START, A, B
from seats import PERSON
from tables.hud import Mark

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any, Protocol

    from displayio import Group

    from app import App
    from engine.kinds import Move
    from engine.match import Happened, Match
    from kinds import Place, Steps
    from tables.offer import Offer

    class Sprite(Protocol):
        """Anything in a Group."""

        x: int
        y: int


LOOK = 700  # ms to look at a move; cut short by a press
SEEN = 250  # ms from the first picture of a turn: nobody sees the choice and presses a button sooner
_CALLED = 200  # ms, the same for a choice that the person has called up and expects; a double press can be as quick


class Round:
    """The base class of the scenes in which rounds are played.

    Only a Round plays moves. A scene lets the person choose a move, and shows the result of each move: it overrides
    the generators `choose` and `show`, and other methods where its table differs.

    match  the match that is played
    group  the Group to show; the scene makes it
    mark   the Mark that shows whose turn it is; the scene makes it
    next   the name of the scene that comes next, or None while this one goes on
    guided  whether the guide has more notes on this game
    note    the Group of the guide's note that is shown, or None
    told    its text, and the word for B
    """

    mark: Mark
    group: Group
    guided = False
    note: Group | None = None
    told = "", ""

    def __init__(self, app: App) -> None:
        self.app = app
        self.match = app.match
        self.next: str | None = None
        app.back = "table"
        if app.settings.guide and not app.puzzle:
            with loader.guest():
                self.guided = bool(app.settings.guide & _notes().of_game(self.match.game))

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.leads = "pause"
        while not self.next:
            yield from self.begin()
            while self.match.moves and not self.next:
                yield from self._turn()
            if not self.next:
                yield from self.end()
        self.app.leads = ""
        self.app.show_lights(None)
        return self.next

    def _turn(self) -> Steps[None]:
        if self.app.pressed() == START:
            self.app.forget_press(START)
            self.leave("pause")
            return
        seat = self.match.turn
        loader.unload_away()
        yield loader.COLLECT  # while the person sees what happened, so that none is due when a button is pressed
        while loader.gets_tighter():
            yield loader.COLLECT
        self.show_turn(seat)
        move = yield from (self._let_choose() if seat == PERSON else self._think(seat))
        while move:
            happened = self.match.play(move)
            yield from self.show(happened)
            move = self.follows(happened)
            forget_hurry(self.app, self.match, seat)

    def _let_choose(self) -> Steps[Move | None]:
        """Return the person's move, or None if they leave the table (generator)."""
        if self.person_has_played():
            yield from self._remember()
        else:
            self.app.play_sound("turn")
        move = yield from self.choose()
        if not move and not self.next:
            self.leave("pause")
        return move

    # A scene overrides these where it differs.

    def cases(self) -> ModuleType:
        """Return the module with the cases that the guide explains, see tables.guide. The caller unloads it."""
        raise NotImplementedError

    def begin(self) -> Steps[None]:
        """Begin a round, unless one goes on (generator)."""
        yield from ()

    def choose(self) -> Steps[Move | None]:
        """Let the person choose (generator). Return their move, or None if START was pressed."""
        raise NotImplementedError

    def show(self, happened: Happened) -> Steps[None]:
        """Show a move and its results (generator). `happened` is the Happened that Match.play returned."""
        raise NotImplementedError

    def follows(self, happened: Happened) -> Move | None:
        """Return the move that the same seat makes next without a choice, or None."""

    def offer_undo(self) -> bool:
        """Return whether the person may take their last move back now. If so, show the key for it."""
        return False

    def take_back(self) -> Steps[None]:
        """Take the person's last move back, and show that (generator)."""
        raise NotImplementedError

    def end(self) -> Steps[None]:
        """Save the finished round, and leave time to look at the table (generator)."""
        self.show_turn(None)
        yield from self._save()
        button = yield from self.explain()
        if button is None:
            yield from self.app.pause(2 * LOOK)
        self.finish(button == START)

    def keep(self) -> dict[str, Any] | None:
        """Return the data that make the table look the same after a pause, a dict; see App.left_table."""

    def drop(self) -> None:
        """Drop the objects whose modules are unloaded while a player thinks, see loader.guest."""

    def look(self) -> int:
        """Return the shortest time from one move to the machine's next, in ms."""
        return LOOK

    def show_turn(self, seat: int | None) -> None:
        """Mark the seat whose turn it is; None marks none."""
        self.mark.show(seat)
        self.app.show_lights(seat)

    # The rest is the same at all tables.

    def finish(self, paused: bool = False) -> None:
        """Lead to the summary of the round, or to the result of a match that was won in mid-round; if START waits,
        or was `paused` by it, by way of the pause."""
        app = self.app
        self.next = "summary" if self.match.ended else "result"
        if paused or app.pressed() == START:
            app.forget_press(START)
            app.back, self.next = self.next, "pause"

    def explain(self) -> Steps[int | None]:
        """Let the guide show a note, if one is due (generator). Return the button that has ended it, or None."""
        if not self.guided:
            return None
        with loader.guest():
            button = yield from _guide().explain(self)
        if button == B:
            yield from self._save()  # the guide is skipped for good
        return button

    def presses(self, say: Callable[[str, int], None]) -> Presses:
        """Return new Presses. At a guided table they offer a hint by `say`."""
        presses = Presses(self.app)
        if self.guided:
            presses.offer = _offer().Offer(self.app, presses, say)
        return presses

    def leave(self, name: str) -> None:
        """Leave for the scene of that name, and keep the data from which this table is made again."""
        self.app.left_table = self.keep()
        self.next = name

    def _think(self, seat: int) -> Steps[Move | None]:
        """Let the machine find the move of a seat (generator). Return it, or None if the person leaves the table or
        takes their last move back. The machine thinks while the person looks at the move before, so a turn takes
        the longer of the two times. After a pause the machine thinks again."""
        app, match = self.app, self.match
        since = app.handheld.ticks()
        yield  # show the picture before the player is loaded
        stops = (START, B) if self.offer_undo() else (START,)
        move: Move | None
        move, chances = match.moves[0], app.chances[seat]
        if len(match.moves) > 1 or self.person_has_played():
            with loader.regular(self.drop) as dropped:
                if dropped:
                    yield loader.COLLECT
                if self.person_has_played():
                    app.remember()
                if len(match.moves) > 1:
                    move, chances = yield from _machine().find_move(app, seat, stops, self.mark.stretch)
            yield loader.COLLECT
            self.mark.stretch(0)
        if not app.are_pressed(stops):
            yield from app.think(loader.load_again(), stops)
        if move and not app.are_pressed(stops):
            yield from app.pause(self.look() - app.handheld.elapsed(since))
        if app.are_pressed(stops):
            if self._first_of(stops) == START:
                self.leave("pause")
            else:
                yield from self.take_back()
            return None
        app.chances[seat] = chances  # set only now: a pause before a move mustn't change the move
        return move

    def _save(self) -> Steps[None]:
        """Call the App's `save`, which collects the garbage at its end (generator)."""
        with loader.guest(self.drop):
            yield loader.COLLECT
            self.app.save()

    def _remember(self) -> Steps[None]:
        """Call the App's `remember` (generator)."""
        with loader.regular(self.drop) as dropped:
            if dropped:
                yield loader.COLLECT
            self.app.remember()

    def person_has_played(self) -> bool:
        """Return whether the person made the round's last move: only then is the match saved at once."""
        return self.match.played_by[-1:] == bytes((PERSON,))

    def _first_of(self, buttons: tuple[int, ...]) -> int:
        """Take the waiting press of one of these buttons, and drop the presses before it. Return its button."""
        button = None
        while button not in buttons:
            button = self.app.pressed()
            self.app.forget_press(button)
        return button


def _machine() -> ModuleType:
    from tables import machine

    return machine


def _offer() -> ModuleType:
    from tables import offer

    return offer


def _guide() -> ModuleType:
    from tables import guide

    return guide


def _notes() -> ModuleType:
    from saves import notes

    return notes


def beat(app: App, duration: int) -> Steps[None]:
    """Wait `duration` ms, scaled by the speed that is set, or until a press (generator)."""
    start = app.handheld.ticks()
    while app.handheld.elapsed(start) < duration * app.settings.speed // 2 and app.pressed() is None:
        yield


def slowing(part: int) -> int:
    """Return how much of a motion is done after `part` of its time, both in 256ths, if it slows down towards the
    end."""
    return part * (512 - part) // 256


def slide(app: App, sprite: Sprite, start: Place, end: Place, duration: int) -> Steps[None]:
    """Let a sprite slide from `start` to `end`, both x and y in px, in `duration` ms (generator)."""

    def draw(part: int) -> None:
        move_between(sprite, start, end, slowing(part))

    move_between(sprite, start, end, 0)
    yield from app.animate(duration, draw)


def move_between(sprite: Sprite, start: Place, end: Place, part: int) -> None:
    """Put a sprite `part` of 256 of the way from `start` to `end`, both x and y in px."""
    (x, y), (end_x, end_y) = start, end
    sprite.x, sprite.y = x + (end_x - x) * part // 256, y + (end_y - y) * part // 256


def dealt(part: int, i: int, count: int) -> int:
    """Return how far tile number `i` of `count` has come after `part` of the deal, both in 256ths; -1 before it
    starts. Each tile starts when the one before it is halfway."""
    gone = part * (count + 1) // 2 - i * 128
    return slowing(min(gone, 256)) if gone >= 0 else -1


def forget_hurry(app: App, match: Match, seat: int) -> None:
    """Drop the press that has cut a seat's move short, so that it doesn't also hurry the next seats. A press for
    the person's own turn stays, and so does one that leads to the pause."""
    button = app.pressed()
    if button == A or seat != PERSON and match.turn != PERSON and button != START:
        app.forget_press(button)


class Presses:
    """Reads the presses for one choice of the person's. It drops a press that comes before the person can have seen
    the choice.

    shown    when the screen first showed the choice, or None
    offer    what offers a hint to a person who waits for long, an Offer, or None
    charted  whether SELECT was held down, which ends the choice like START, but leads to the chart
    said     the sentence that hints take the place of, and its colour; or None before the first
    """

    charted = False
    said: tuple[str, int] | None = None
    shown: int | None = None
    offer: Offer | None = None

    def __init__(self, app: App) -> None:
        self._app = app
        self._called = False

    def call(self) -> None:
        """Begin another choice with the next picture. The person has called it up with a press and expects it: so
        only an A can come too early now, and a B always counts."""
        self.shown = None
        self._called = True

    def next(self, idle: Callable[[], bool | None] | None = None) -> Steps[int]:
        """Wait for a press, take it and return its button (generator). For `idle` see App.press.

        An A or a B is dropped if the person can't have seen the choice yet: it would play a tile, or end the turn,
        unseen.
        """
        app = self._app
        unseen, time = ((A,), _CALLED) if self._called else ((A, B), SEEN)
        if self.shown is None:
            yield
            self.shown = app.handheld.screen.shown
            app.forget_presses(unseen)
        while True:
            button = yield from app.press(idle)
            if button == CHART:
                self.charted = True
                app.answer("chart")
                return START
            if button not in unseen or app.handheld.elapsed(self.shown) >= time:
                return button
            app.play_sound("dropped")
