# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A pointer, a mouse or a finger, that presses the badge's buttons. Only hosts that have one load this module, see
places."""

from __future__ import annotations

import carried
import places
from app import App
from handheld.buttons import A
from tables.round import SEEN
from typed import Typist

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from handheld import Handheld
    from kinds import Scene, Steps

_STALE = 250  # ms that a click waits for the app to wait for a press
_MOST = 64  # presses for one place
OVER = "ranking", "judgement"  # the scenes that are shown over another one, see tables.look_up
_HURRIED = "table", "summary", "result"  # scenes with motions, which a click cuts short


class PointedApp(App):
    """An App that knows what a Pointer asks for.

    waits  whether its scene waits for a press
    """

    waits = False

    def __init__(self, handheld: Handheld) -> None:
        # By name: the scene that was made last, and that over which it is shown.
        self._scenes: dict[str, Any] = {}
        super().__init__(handheld)

    @property
    def shown(self) -> Any:
        """The Scene that is shown, or None."""
        return self._scenes.get(self.scene)

    @property
    def failed(self) -> int | None:
        """How many wrong moves were tried in the puzzle that is shown; None where none is."""
        return getattr(self.shown, "failed", None)

    def make(self, name: str) -> Scene:
        """See App."""
        return self.made(name, super().make(name))

    def made(self, name: str, scene: Scene) -> Scene:
        """Note a new Scene of that name, and return it."""
        if name not in OVER:
            self._scenes.clear()
        self._scenes[name] = scene
        return scene

    def press(self, idle: Callable[[], bool | None] | None = None) -> Steps[int]:
        """See App."""
        self.waits = True
        button = yield from super().press(idle)
        self.waits = False
        return button

    def start(self, name: str, opening: Iterable[int | None] = ()) -> None:
        """See App."""
        self.waits = False
        super().start(name, opening)

    def keep(self) -> None:
        """Save at once everything that the game would save a little later: its host may be closed now."""
        if not self.art:
            return  # the game had to stop, and has saved what it could
        if self._to_save or not self.own and self.match and self.match.rounds > self.counted:
            self.save()
        else:
            self.remember()


class Pointer:
    """Presses the buttons of a PointedApp: those that bring its cursor to the place that is pointed at, and those
    that a click there stands for. `press(button)` is the host's function that presses a button, by its number.

    It sees what it does: it presses a button, waits until the app has taken it, and looks at the places again.

    typist  makes the moves that are typed, and that of a tile that is dropped
    """

    def __init__(self, app: PointedApp, press: Callable[[int], object]) -> None:
        self.app = app
        self.typist = Typist(app, press)
        # The point in px of the picture that is to be looked at, or None.
        self._target: tuple[int, int] | None = None
        self._clicked = False  # whether it was clicked
        self._since = 0  # when it became the target
        self._count = 0  # the presses that were sent for it
        self._later = 0  # ms from the last press until the same click is looked at again
        self._carried: carried.Carried | None = None  # the tile that is carried, or on its way back

    def move(self, x: int, y: int) -> bool:
        """Point at x and y, in px of the display. Return whether there is anything to click."""
        at = self._picture(x, y)
        if not self._clicked:
            self._aim(at, False)
        return places.find(self.app, *at) is not None

    def click(self, x: int, y: int) -> None:
        """Click at x and y, in px of the display."""
        self._aim(self._picture(x, y), True)

    def grab(self, x: int, y: int) -> bool:
        """Point at x and y, in px of the display, and take hold of what is there. Return whether it is a tile that
        can be carried."""
        self.let_go()
        self.move(x, y)
        found = carried.find(self.app, *self._picture(x, y))
        if found and not (self._carried and self._carried.has_left):  # another one is still on its way
            self._carried = found
        return found is not None

    def carry(self, x: int, y: int, lifted: bool = False) -> None:
        """Carry the tile that is held, if one is, to x and y, in px of the display; `lifted` above a finger."""
        if self._carried:
            self._carried.move(*self._picture(x, y), lifted)

    def let_go(self) -> None:
        """Let the tile that is held go back."""
        if self._carried:
            self._carried.go_back()

    def drag(self, x: int, y: int, to_x: int, to_y: int, lifted: bool = False) -> None:
        """Drag from one point of the display to another, and let go there. Inside one place that is a click; a tile
        of the hand is laid at the nearest end where it fits, or goes back; anything else stays where it is."""
        start, end = self._picture(x, y), self._picture(to_x, to_y)
        tile = self._carried or carried.find(self.app, *start)
        if places.find(self.app, *start) == places.find(self.app, *end) and not (tile and tile.has_left):
            self.let_go()
            self._aim(end, True)
        elif tile:
            self._carried = tile
            tile.move(*end, lifted)
            arm = tile.arm()
            if arm is None:
                tile.go_back()
            else:
                self._end()
                self.typist.make((tile.tile, arm))

    def _picture(self, x: int, y: int) -> tuple[int, int]:
        scale = self.app.handheld.screen.scale
        return x // scale, y // scale

    def _aim(self, at: tuple[int, int], clicked: bool) -> None:
        self._target, self._clicked, self._since = at, clicked, self.app.handheld.ticks()
        self._count = self._later = 0

    def step(self) -> None:
        """Press the next button if the app waits for one; call this before each frame."""
        if self._carried and not self._carried.show():
            self._carried = None
        was_busy = self.typist.is_busy()
        self.typist.step()
        if was_busy and not self.typist.is_busy():
            self.let_go()  # for a tile that couldn't be laid
        if self._target is None or self.typist.is_busy() or not self.typist.finger.is_free():
            return
        app = self.app
        place = places.find(app, *self._target)
        if app.art and not (app.waits and app.pressed() is None):
            self._wait(place)
        elif self._later and app.handheld.elapsed(app.handheld.buttons.since) < self._later:
            return
        elif not place or self._count >= _MOST:
            self._end()
        elif place.step is not None:
            self._send(place.step)
        elif self._clicked and place.press is not None:
            self._send(place.press)
            if place.again:
                self._later = SEEN  # a press that comes too early for a new choice is dropped, see Presses
            else:
                self._end()
        else:
            self._end()

    def _wait(self, place: places.Place | None) -> None:
        """Do what a click can do while the app doesn't wait for a press."""
        if not self._clicked or self.app.waits:
            return  # a press is about to be taken
        if place and self.app.scene == "table":  # the word for a button, such as that to take a tile back
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
        self.typist.finger.press(button)
