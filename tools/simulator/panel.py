# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The parts of a window beside the badge's picture: its sound, and a strip with its lights."""

import contextlib
import os
from collections.abc import Iterator

import pygame

STRIP = 8  # px of the badge's, below the picture
CASE = (24, 24, 28)
_BRIGHTER = 25  # times; on the badge 10 of 255 are bright


class Speaker:
    """Plays sounds, unless the computer has nothing to play them with."""

    def __init__(self) -> None:
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        with _silent(), contextlib.suppress(pygame.error):
            pygame.mixer.init(11025, channels=1, buffer=256)
        self._works = pygame.mixer.get_init() is not None

    def play(self, path: str) -> None:
        """Play a WAV file, and nothing else."""
        if not self._works:
            return
        if path not in self._sounds:
            self._sounds[path] = pygame.mixer.Sound(path)
        pygame.mixer.stop()
        self._sounds[path].play()


@contextlib.contextmanager
def _silent() -> Iterator[None]:
    """Hide the complaints of libraries on the console: without a sound card, that is a page of Linux's ALSA."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def dim(picture: pygame.Surface, brightness: float) -> None:
    """Make a picture as dark as it looks with the screen's light at that part of 1."""
    level = round(255 * brightness**0.5)
    picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)


def draw(surface: pygame.Surface, colours: bytes, scale: int) -> pygame.Rect:
    """Draw the strip with lights of these colours, three bytes each, on the bottom of a surface; returns where."""
    width, bottom = surface.get_size()
    strip = surface.fill(CASE, (0, bottom - STRIP * scale, width, STRIP * scale))
    for i in range(0, len(colours), 3):
        green, red, blue = (min(255, part * _BRIGHTER) for part in colours[i : i + 3])
        x = width * (i + 3) // (len(colours) + 3)
        size = (STRIP - 4) * scale
        pygame.draw.rect(
            surface, (red, green, blue), (x - size // 2, bottom - (STRIP - 2) * scale, size, size), border_radius=scale
        )
    return strip
