# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The parts of a window beside the picture: lights that can be seen, a picture that dims, and sounds."""

import displayio
import pygame
import pytest
import vectorio

from handheld import Handheld
from simulator import panel
from simulator.window import Window

WHITE = (255, 255, 255)


@pytest.fixture
def new_window(monkeypatch, tmp_path):
    """new_window(board="pybadge", mute=False): a window with pixels of 2 x 2 that nobody sees or hears; its program
    shows nothing but white."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr("simulator.window.users_file", lambda: tmp_path / "nvm.bin")
    open_windows = []

    def make(**options):
        window = Window(scale=2, seed=1, **options)
        window.__enter__()
        open_windows.append(window)
        window.handheld = Handheld()
        palette = displayio.Palette(1)
        palette[0] = 0xFFFFFF
        group = displayio.Group()
        width, height = window.display.width, window.display.height
        group.append(vectorio.Rectangle(pixel_shader=palette, width=width, height=height, x=0, y=0))
        window.handheld.screen.show(group)
        window.handheld.screen.refresh()
        window.sleep(0)
        return window

    yield make
    for window in open_windows:
        window.__exit__(None, None, None)


def colours(window):
    """All colours in the strip below the picture but its own."""
    window.sleep(0)
    surface = pygame.display.get_surface()
    width, height = surface.get_size()
    top = height - 2 * panel.STRIP
    seen = {tuple(surface.get_at((x, y)))[:3] for x in range(width) for y in range(top, height)}
    return seen - {panel.CASE}


def test_lights_that_are_dim_on_the_badge_are_bright_below_the_picture(new_window):
    window = new_window()
    assert colours(window) == {(0, 0, 0)}
    window.handheld.lights.show(0, 2, True)
    window.sleep(0.2)
    window.handheld.lights.step(False)
    assert colours(window) == {(0, 0, 0), (250, 125, 0)}
    assert pygame.display.get_surface().get_at((0, 255)) == WHITE


def test_a_dimmed_picture_is_darker_and_can_be_seen(new_window):
    window = new_window()
    assert pygame.display.get_surface().get_at((5, 5)) == WHITE
    window.handheld.screen.dim(True)
    window.sleep(0)
    assert 60 < pygame.display.get_surface().get_at((5, 5)).r < 150
    window.handheld.screen.dim(False)
    window.sleep(0)
    assert pygame.display.get_surface().get_at((5, 5)) == WHITE
