# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The badge in a window."""

import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402 (it greets on the console unless it is told before)

from simulator.badge import Badge, PowerOff  # noqa: E402
from simulator.clock import WallClock  # noqa: E402
from simulator.nvm import Nvm, users_file  # noqa: E402

KEYS = {
    pygame.K_UP: "UP",
    pygame.K_DOWN: "DOWN",
    pygame.K_LEFT: "LEFT",
    pygame.K_RIGHT: "RIGHT",
    pygame.K_z: "A",
    pygame.K_x: "B",
    pygame.K_RETURN: "START",
    pygame.K_KP_ENTER: "START",
    pygame.K_LSHIFT: "SELECT",
    pygame.K_RSHIFT: "SELECT",
}
SMALLER = (pygame.K_MINUS, pygame.K_KP_MINUS)
BIGGER = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
SCALES = range(1, 9)
# The variables that lead to a screen on Linux; without them SDL would look around, and complain on its own.
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
# What SDL falls back on where there is no screen; nobody would see that window.
BLIND = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on; the text is the system's reason."""


class Window(Badge):
    """A badge whose screen is a window, every pixel `scale` pixels wide, and whose buttons are keys.

    What it remembers is kept in a file of the user's. Raises NoDisplay.
    """

    def __init__(self, scale=4, seed=None):
        super().__init__(seed=seed, nvm=Nvm(users_file()), clock=WallClock())
        self._scale = scale
        self._shown = None
        self._held = set()
        if sys.platform == "linux" and not any(map(os.environ.get, SCREENS)):
            raise NoDisplay(f"none of {', '.join(SCREENS)} is set")
        try:
            pygame.display.init()
            driver = pygame.display.get_driver()
            if driver in BLIND and driver != os.environ.get("SDL_VIDEODRIVER"):
                raise NoDisplay("no screen was found")
            self._open()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error

    def __exit__(self, *exception):
        super().__exit__(*exception)
        pygame.display.quit()

    def sleep(self, seconds):
        """Show the frame, sleep, and take the keys."""
        self._show()
        super().sleep(seconds)
        for event in pygame.event.get():
            self._take(event)

    def _open(self):
        size = (self.display.width * self._scale, self.display.height * self._scale)
        self._surface = pygame.display.set_mode(size)
        pygame.display.set_caption("Boneyard")
        self._shown = None

    def _show(self):
        if self._shown == self.display.pixels:  # nothing was repainted since
            return
        self._shown = self.display.pixels
        image = self.frame()
        picture = pygame.image.frombuffer(image.tobytes(), image.size, "RGB").convert(self._surface)
        pygame.transform.scale(picture, self._surface.get_size(), self._surface)
        pygame.display.flip()

    def _take(self, event):
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
            self._shown = None

    def _key_down(self, key):
        if key in KEYS:
            self._held.add(key)
            self.hold(KEYS[key])
        elif key in SMALLER + BIGGER + (pygame.K_f,):
            self._resize(key)

    def _let_go(self, key):
        if key in self._held:
            self._held.remove(key)
            self.release(KEYS[key])

    def _resize(self, key):
        if key == pygame.K_f:
            scale = self._scale % SCALES[-1] + 1
        else:
            scale = self._scale + (1 if key in BIGGER else -1)
        if scale in SCALES:
            self._scale = scale
            self._open()
