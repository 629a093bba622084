# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A pointer, a mouse or a finger, that presses the badge's buttons. Only hosts that have one load this module, see
places."""

import places
from app import App
from handheld.buttons import A
from tables.round import SEEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from handheld import Handheld
    from kinds import Scene, Steps

_SOON = 150  # ms in which the app takes a press
_STALE = 250  # ms that a click waits for the app to wait for a press
_GHOST = 1000  # ms until the ghost of a tile is shown, at most
_MOST = 64  # presses for one place
OVER = "ranking", "judgement"  # the scenes that are shown over another one, see App.look_up
_HURRIED = "table", "summary", "result"  # scenes with motions, which a click cuts short


class PointedApp(App):
    """An App that knows what a Pointer asks for.

    waits  whether its scene waits for a press
    """

    waits = False

    def __init__(self, handheld: "Handheld") -> None:
        # By name: the scene that was made last, and that over which it is shown.
        self._scenes: "dict[str, Any]" = {}
        super().__init__(handheld)

    @property
    def shown(self) -> "Any":
        """The Scene that is shown, or None."""
        return self._scenes.get(self.scene)

    def make(self, name: str) -> "Scene":
        """See App."""
        if name not in OVER:
            self._scenes.clear()
        self._scenes[name] = scene = super().make(name)
        return scene

    def press(self, idle: "Callable[[], bool | None] | None" = None) -> "Steps[int]":
        """See App."""
        self.waits = True
        button = yield from super().press(idle)
        self.waits = False
        return button

    def start(self, name: str, opening: "Iterable[int | None]" = ()) -> None:
        """See App."""
        self.waits = False
        super().start(name, opening)


class Finger:
    """Presses the buttons of an App one after another. `press(button)` is the host's function that presses a
    button, by its number."""

    def __init__(self, app: App, press: "Callable[[int], object]") -> None:
        self.app = app
        self._press = press
        # The time of the app's last press when another was sent, and when that was; or None.
        self._sent: tuple[int, int] | None = None

    def press(self, button: int) -> None:
        """Press a button. The app has to be free."""
        buttons = self.app.handheld.buttons
        self._sent = buttons.since, self.app.handheld.ticks()
        self._press(1 - button if buttons.swap and button <= A else button)

    def is_free(self) -> bool:
        """Return whether the app has taken the last press, or never will."""
        if self._sent:
            before, when = self._sent
            handheld = self.app.handheld
            if handheld.buttons.since == before and handheld.elapsed(when) < _SOON:
                return False
            self._sent = None
        return True


class Pointer:
    """Presses the buttons of a PointedApp: those that bring its cursor to the place that is pointed at, and those
    that a click there stands for. `press(button)` is the host's function that presses a button, by its number.

    It sees what it does: it presses a button, waits until the app has taken it, and looks at the places again.
    """

    def __init__(self, app: PointedApp, press: "Callable[[int], object]") -> None:
        self.app = app
        self._finger = Finger(app, press)
        # The point in px of the picture that is to be looked at, or None.
        self._target: tuple[int, int] | None = None
        self._clicked = False  # whether it was clicked
        self._since = 0  # when it became the target
        self._count = 0  # the presses that were sent for it
        self._later = 0  # ms from the last press until the same click is looked at again
        # The point at which a tile is dropped once it was clicked, or None.
        self._drop: tuple[int, int] | None = None
        self._drops = False  # whether the click is such a drop

    def move(self, x: int, y: int) -> bool:
        """Point at x and y, in px of the display. Return whether there is anything to click."""
        at = self._picture(x, y)
        if not self._clicked:
            self._aim(at, False)
        return places.find(self.app, *at) is not None

    def click(self, x: int, y: int) -> None:
        """Click at x and y, in px of the display."""
        self._aim(self._picture(x, y), True)

    def drag(self, x: int, y: int, to_x: int, to_y: int) -> None:
        """Drag from one point of the display to another. Inside one place that is a click; a tile of the hand is
        dropped on the table, and anything else stays where it is."""
        start, end = self._picture(x, y), self._picture(to_x, to_y)
        place = places.find(self.app, *start)
        if place == places.find(self.app, *end):
            self._aim(end, True)
        elif self.app.scene == "table" and place and place.press == A and end[1] < place.y:
            self._aim(start, True)
            self._drop = end

    def _picture(self, x: int, y: int) -> tuple[int, int]:
        scale = self.app.handheld.screen.scale
        return x // scale, y // scale

    def _aim(self, at: tuple[int, int], clicked: bool) -> None:
        self._target, self._clicked, self._since = at, clicked, self.app.handheld.ticks()
        self._count = self._later = 0
        self._drop, self._drops = None, False

    def step(self) -> None:
        """Press the next button if the app waits for one; call this before each frame."""
        if self._target is None or not self._finger.is_free():
            return
        app = self.app
        place = places.find(app, *self._target)
        if app.art and not (app.waits and app.pressed() is None):
            self._wait(place)
        elif self._later and app.handheld.elapsed(app.handheld.buttons.since) < self._later:
            return
        elif not place or self._count >= _MOST or self._drops and not self._is_aiming():
            self._end()
        elif place.step is not None:
            self._send(place.step)
        elif self._clicked and place.press is not None:
            self._send(place.press)
            if place.again or self._drop:
                self._later = SEEN  # a press that comes too early for a new choice is dropped, see Presses
                self._drops = bool(self._drop)
                self._target, self._drop = self._drop or self._target, None
            else:
                self._end()
        else:
            self._end()

    def _is_aiming(self) -> bool:
        """Return whether a ghost is moved from end to end: a tile that fits only one is laid at once."""
        choice = self.app.shown.input
        return choice and choice.arm is not None

    def _wait(self, place: places.Place | None) -> None:
        """Do what a click can do while the app doesn't wait for a press."""
        if not self._clicked:
            return
        if self._drops:
            if self.app.handheld.elapsed(self.app.handheld.buttons.since) > _GHOST:
                self._end()
        elif self.app.waits:
            return  # a press is about to be taken
        elif place and self.app.scene == "table":  # the word for a button, such as that to take a tile back
            self._send(place.press)
            self._end()
        elif self.app.handheld.elapsed(self._since) > _STALE:
            if self.app.scene in _HURRIED and not self._count:
                self._send(A)
            self._end()

    def _end(self) -> None:
        self._target, self._clicked = None, False

    def _send(self, button: int) -> None:
        self._count += 1
        self._finger.press(button)
