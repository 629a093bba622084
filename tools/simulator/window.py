# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge in a window."""

import os
import sys
import time
from typing import TYPE_CHECKING

import pygame
from wires import tell_keys

from simulator import key_file, panel
from simulator.badge import BUTTONS, Badge, PowerOff
from simulator.nvm import NVM, Nvm, users_file  # type: ignore[attr-defined]  # NVM is hardware's
from simulator.save_file import SaveFile

if TYPE_CHECKING:
    from pointer import PointedApp, Pointer
    from simulator.painting import Area

SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)
BIGGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
SCALES = range(1, 9)
MOUSE = pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
LEFT = pygame.BUTTON_LEFT
NOTHING = None, None  # is shown: neither the screen in some brightness, nor how often the lights have changed
# The variables that lead to a screen on Linux; without them SDL would look around, and complain on its own.
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
# SDL's fallback where there is no screen; nobody would see that window.
BLIND = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on; the text is the system's reason."""


class Window(Badge):
    """A badge whose screen is a window, every pixel `scale` pixels wide, and whose buttons are keys. The mouse
    presses them, too.

    Its lights are below the screen, and it can be heard unless it is to be `mute`. Its memory is kept in a file of
    the user's; `board` is that of Badge. Raises NoDisplay, and KeyFileError if the file of the keys is wrong.
    """

    _pointer: "Pointer | None"
    _grabbed: list[int] | None
    _shown: tuple[float | None, int | None]

    def __init__(self, scale: int = 4, seed: int | None = None, board: str = "pybadge", mute: bool = False) -> None:
        self._file = SaveFile(users_file(), NVM)
        super().__init__(seed=seed, board=board, nvm=Nvm(self._file), first_start=True)
        self._start = time.monotonic()
        self._scale = scale
        self.display.painted = []
        self._held: set[int] = set()
        self._pressed_by: dict[int, str] = {}
        self._pointer = self._grabbed = None  # the Pointer, and where the mouse's button was pressed
        self._strip = panel.STRIP if self.shining() else 0  # px of the badge's, below the screen
        if sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
            raise NoDisplay(f"none of {', '.join(SCREENS)} is set")
        try:
            pygame.display.init()
            driver = pygame.display.get_driver()
            if driver in BLIND and driver != os.environ.get("SDL_VIDEODRIVER"):
                raise NoDisplay("no screen was found")
            self._open()
            self._named = key_file.read(key_file.users_file())
            self._pressed_by = key_file.by_code(self._named)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        if not mute:
            self.hear = panel.Speaker().play  # type: ignore[method-assign]  # of this one

    def keyboard(self) -> str:
        """Return the sentences that tell which keys press the buttons."""
        return tell_keys(self._named, self.profile.names)  # type: ignore[no-any-return]  # see Badge

    def __exit__(self, *exception: object) -> None:
        super().__exit__(*exception)
        pygame.mixer.quit()
        pygame.display.quit()

    def ms(self) -> int:
        """The real time in ms since the start."""
        return int((time.monotonic() - self._start) * 1000)

    @property
    def datetime(self) -> tuple[int, ...]:
        """The computer's date and time."""
        return tuple(time.localtime()[:6])

    def sleep(self, seconds: float) -> None:
        """Show the frame, sleep, and take the keys."""
        self._show()
        pygame.time.wait(round(seconds * 1000))
        self.release_what_is_due()
        for event in pygame.event.get():
            self._take(event)
        if self._pointer:
            self._pointer.step()

    def attend(self, app: "PointedApp") -> None:
        """See Badge. The mouse presses this App's buttons."""
        from pointer import Pointer

        self._pointer = Pointer(app, lambda button: self.press(BUTTONS[button]))

    def _open(self) -> None:
        height = self.display.height + self._strip
        self._surface = pygame.display.set_mode((self.display.width * self._scale, height * self._scale))
        self._shown = NOTHING

    def _show(self) -> None:
        """Draw the changes since the last time."""
        title = f"Boneyard - {self._file.trouble}" if self._file.trouble else "Boneyard"
        if title != pygame.display.get_caption()[0]:
            pygame.display.set_caption(title)
        areas, self.display.painted = self.display.painted, []
        shown, self._shown = self._shown, (self.display.brightness, len(self.lights))
        if shown[0] != self._shown[0]:
            areas = [(0, 0, self.display.width, self.display.height)]
        drawn = [self._draw(area) for area in areas]  # type: ignore[union-attr]  # a list since __init__
        if self._strip and shown[1] != self._shown[1]:
            drawn.append(panel.draw(self._surface, self.shining(), self._scale))
        if drawn:
            pygame.display.update(drawn)

    def _draw(self, area: "Area") -> pygame.Rect:
        """Draw an area of the screen; returns where that is in the window."""
        image = self.frame().crop(area)
        picture = pygame.image.frombuffer(image.tobytes(), image.size, "RGB").convert(self._surface)
        panel.dim(picture, self.display.brightness)
        where = pygame.Rect([self._scale * length for length in (*area[:2], *image.size)])
        pygame.transform.scale(picture, where.size, self._surface.subsurface(where))
        return where

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            raise PowerOff
        if event.type == pygame.KEYDOWN:
            self._key_down(event.key)
        elif event.type == pygame.KEYUP:
            self._let_go(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:  # no key tells any more that it is released
            for key in list(self._held):
                self._let_go(key)
        elif event.type == pygame.WINDOWEXPOSED:
            self._shown = NOTHING
        elif self._pointer and event.type in MOUSE and getattr(event, "button", LEFT) == LEFT:
            self._point(event.type, [length // self._scale for length in event.pos])

    def _point(self, kind: int, at: list[int]) -> None:
        """Take what the mouse does at a point of the screen."""
        if kind == pygame.MOUSEMOTION:
            self._pointer.move(*at)  # type: ignore[union-attr]  # see _take
        elif kind == pygame.MOUSEBUTTONDOWN:
            self._grabbed = at
        elif self._grabbed:
            self._pointer.drag(*self._grabbed, *at)  # type: ignore[union-attr]  # the same
            self._grabbed = None

    def _key_down(self, key: int) -> None:
        if key in self._pressed_by:
            if self._pressed_by[key] not in map(self._pressed_by.get, self._held):
                self.hold(self._pressed_by[key])
            self._held.add(key)
        elif key in SMALLER:
            self._resize(self._scale - 1)
        elif key in BIGGER:
            self._resize(self._scale + 1)
        elif key == pygame.K_f:
            self._resize(self._scale % SCALES[-1] + 1)

    def _let_go(self, key: int) -> None:
        if key in self._held:
            self._held.remove(key)
            if self._pressed_by[key] not in map(self._pressed_by.get, self._held):
                self.release(self._pressed_by[key])

    def _resize(self, scale: int) -> None:
        if scale in SCALES:
            self._scale = scale
            self._open()
