# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge in a window."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import pygame
from wires import tell_keys

from simulator import key_file, panel
from simulator.badge import BUTTONS, Badge, PowerOff
from simulator.nvm import NVM, Asleep, Nvm, users_file
from simulator.save_file import SaveFile

if TYPE_CHECKING:
    from engine.kinds import MaybeNone
    from pointer import PointedApp, Pointer
    from simulator.painting import Area

SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)
BIGGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
SCALES = range(1, 9)
SHIFTS = pygame.K_LSHIFT, pygame.K_RSHIFT
# With one of these, Shift and Tab are the system's: they switch windows, or the keyboard's language.
COMBINING = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_MODE
ASCII, UNWRITTEN = 0x7F, 1 << 30  # a key with a letter beyond ASCII has a code between these
LETTERS = 26
MOUSE = pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
LEFT = pygame.BUTTON_LEFT
NOTHING = None, None  # is shown: neither the screen in some brightness, nor how often the lights have changed
# SDL's fallback where there is no screen; nobody would see that window.
BLIND = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on; the text is the system's reason."""


class Window(Badge):
    """A badge whose screen is a window, every pixel `scale` pixels wide, and whose buttons are keys. The mouse
    presses them, too. Shift is a button once it is released and nothing else was pressed meanwhile.

    Its lights are below the screen, and it can be heard unless it is to be `mute`. Its memories are kept in files
    of the user's, as through a reset; `board` is that of Badge. Raises NoDisplay, and KeyFileError if the file of
    the keys is wrong.
    """

    _pointer: Pointer | MaybeNone
    _grabbed: list[int] | MaybeNone
    _shown: tuple[float | None, int | None]

    def __init__(self, scale: int = 4, seed: int | None = None, board: str = "pybadge", mute: bool = False) -> None:
        self._file = SaveFile(users_file(), NVM)
        super().__init__(seed=seed, board=board, nvm=Nvm(self._file), sleep_memory=Asleep(self._file), first_start=True)
        self._app: PointedApp | None = None
        self._start = time.monotonic()
        self._scale = scale
        self.display.painted = []
        self._held: dict[int, str] = {}  # the buttons that are held, by the scancodes of their keys
        self._shift: int | None = None  # the scancode of a Shift that is down, while nothing else was pressed
        self._pressed_by: dict[int, str] = {}
        self._pointer = self._grabbed = None  # the Pointer, and where the mouse's button was pressed
        self._has_entered = False  # whether the mouse has entered the window, and hasn't moved since
        self._strip = panel.STRIP if self.shining() else 0  # px of the badge's, below the screen
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
        return tell_keys(self._named, self.profile.names)

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

    def attend(self, app: PointedApp) -> None:
        """See Badge. The mouse presses this App's buttons."""
        from pointer import Pointer

        self._app = app
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
        drawn = [self._draw(area) for area in areas]
        if self._strip and shown[1] != self._shown[1]:
            drawn.append(panel.draw(self._surface, self.shining(), self._scale))
        if drawn:
            pygame.display.update(drawn)

    def _draw(self, area: Area) -> pygame.Rect:
        """Draw an area of the screen; returns where that is in the window."""
        image = self.frame().crop(area)
        picture = pygame.image.frombuffer(image.tobytes(), image.size, "RGB").convert(self._surface)
        panel.dim(picture, self.display.brightness)
        where = pygame.Rect([self._scale * length for length in (*area[:2], *image.size)])
        pygame.transform.scale(picture, where.size, self._surface.subsurface(where))
        return where

    def _take(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            if self._app:
                self._app.keep()
            raise PowerOff
        if event.type == pygame.KEYDOWN:
            self._key_down(event)
        elif event.type == pygame.KEYUP:
            self._key_up(event)
        elif event.type == pygame.WINDOWFOCUSLOST:  # no key tells any more that it is released
            self._shift = None
            for place in list(self._held):
                self._let_go(place)
        elif event.type == pygame.WINDOWEXPOSED:
            self._shown = NOTHING
        elif event.type == pygame.WINDOWENTER:
            self._has_entered = True
        elif self._pointer and event.type in MOUSE and getattr(event, "button", LEFT) == LEFT:
            self._point(event)

    def _point(self, event: pygame.event.Event) -> None:
        """Take what the mouse does."""
        at = [length // self._scale for length in event.pos]
        if event.type == pygame.MOUSEMOTION:
            # The first event only tells where the mouse is, even one that rests where the window opens.
            if any(event.rel) and not self._has_entered:
                (self._pointer.carry if self._grabbed else self._pointer.move)(*at)
            self._has_entered = False
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._shift = None
            self._grabbed = at
            self._pointer.grab(*at)
        elif self._grabbed:
            self._pointer.drag(*self._grabbed, *at)
            self._grabbed = None

    def _code(self, event: pygame.event.Event) -> int:
        """The code of a key; of one whose letter isn't Latin, that of the letter in its place on a US keyboard."""
        place = event.scancode - pygame.KSCAN_A
        if ASCII < event.key < UNWRITTEN and event.key not in self._pressed_by and place in range(LETTERS):
            return pygame.K_a + place
        return event.key

    def _key_down(self, event: pygame.event.Event) -> None:
        code = self._code(event)
        self._shift = None
        if code in (*SHIFTS, pygame.K_TAB) and event.mod & COMBINING:
            return
        if code in SHIFTS:
            self._shift = event.scancode
        elif code in self._pressed_by:
            button = self._pressed_by[code]
            if button not in self._held.values():
                self.hold(button)
            self._held[event.scancode] = button
        elif code in SMALLER:
            self._resize(self._scale - 1)
        elif code in BIGGER:
            self._resize(self._scale + 1)
        elif code == pygame.K_f:
            self._resize(self._scale % SCALES[-1] + 1)

    def _key_up(self, event: pygame.event.Event) -> None:
        if event.scancode == self._shift and event.key in self._pressed_by:
            self.press(self._pressed_by[event.key])
        self._shift = None
        self._let_go(event.scancode)

    def _let_go(self, place: int) -> None:
        """Release the button of the key with that scancode, unless another key still holds it."""
        button = self._held.pop(place, None)
        if button and button not in self._held.values():
            self.release(button)

    def _resize(self, scale: int) -> None:
        if scale in SCALES:
            self._scale = scale
            self._open()
