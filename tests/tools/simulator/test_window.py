# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The window: keys are buttons, pixels are as big as was asked for, and closing it switches the badge off."""

import re

import displayio
import pygame
import pytest
import vectorio

from handheld import Handheld, buttons
from saves.memory import Memory
from simulator import key_file
from simulator.badge import PowerOff
from simulator.panel import STRIP
from simulator.save_file import ELSEWHERE
from simulator.window import Window


@pytest.fixture
def window(monkeypatch, tmp_path):
    """A window with pixels of 2 x 2 that nobody sees; its program shows a green dot at (10, 20)."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr("simulator.window.users_file", lambda: tmp_path / "data" / "nvm.bin")
    monkeypatch.setattr("simulator.key_file.users_file", lambda: tmp_path / "data" / "keys.txt")
    with Window(scale=2, seed=1) as window:
        window.handheld = Handheld()
        palette = displayio.Palette(1)
        palette[0] = 0x00FF00
        window.dot = vectorio.Rectangle(pixel_shader=palette, width=1, height=1, x=10, y=20)
        group = displayio.Group()
        group.append(window.dot)
        window.handheld.screen.show(group)
        frame(window)
        yield window


def frame(window):
    window.handheld.screen.refresh()
    window.sleep(0)


def key(window, kind, code):
    pygame.event.post(pygame.event.Event(kind, key=code))
    window.sleep(0)


def green():
    """The box on the window that is green."""
    surface = pygame.display.get_surface()
    mask = pygame.mask.from_threshold(surface, (0, 255, 0), (9, 9, 9))
    return [tuple(rect) for rect in mask.get_bounding_rects()]


@pytest.mark.parametrize(
    "code, button",
    [
        (pygame.K_UP, buttons.UP),
        (pygame.K_DOWN, buttons.DOWN),
        (pygame.K_LEFT, buttons.LEFT),
        (pygame.K_RIGHT, buttons.RIGHT),
        (pygame.K_a, buttons.A),
        (pygame.K_z, buttons.A),
        (pygame.K_SPACE, buttons.A),
        (pygame.K_RETURN, buttons.A),
        (pygame.K_KP_ENTER, buttons.A),
        (pygame.K_b, buttons.B),
        (pygame.K_x, buttons.B),
        (pygame.K_BACKSPACE, buttons.B),
        (pygame.K_p, buttons.START),
        (pygame.K_LSHIFT, buttons.SELECT),
        (pygame.K_RSHIFT, buttons.SELECT),
    ],
)
def test_keys_are_buttons(window, code, button):
    key(window, pygame.KEYDOWN, code)
    key(window, pygame.KEYUP, code)
    assert (window.handheld.buttons.next(), window.handheld.buttons.next()) == (button, None)


def test_two_keys_of_a_button_are_one_press(window):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        for code in (pygame.K_a, pygame.K_SPACE):
            key(window, kind, code)
    assert (window.handheld.buttons.next(), window.handheld.buttons.next()) == (buttons.A, None)
    events = []
    while event := window.keys.get():
        events.append(event.pressed)
    assert events == []


def test_the_help_is_told_the_keys(window):
    assert window.keyboard() == "A: A, Z, Space, Enter. B: B, X, Backspace. START: P. SELECT: Shift."


def test_a_file_of_the_users_changes_the_keys(window, tmp_path):
    file = tmp_path / "keys.txt"
    file.write_text("# mine\nA = j, left ctrl\nleft = b  # for the left hand\n\n", encoding="utf-8")
    named = key_file.read(file)
    assert named == key_file.USUAL | {"A": "J, Left Ctrl", "LEFT": "B", "B": "X, Backspace"}
    keys = key_file.by_code(named)
    assert keys[pygame.K_j] == keys[pygame.K_LCTRL] == "A" and keys[pygame.K_b] == "LEFT"
    assert keys.keys().isdisjoint({pygame.K_a, pygame.K_RETURN, pygame.K_LEFT})
    assert keys[pygame.K_LSHIFT] == keys[pygame.K_RSHIFT] == "SELECT"


def test_without_a_file_the_keys_are_the_usual_ones(window, tmp_path):
    assert key_file.read(tmp_path / "keys.txt") == key_file.USUAL


@pytest.mark.parametrize(
    "text, told",
    [
        ("A = j\nJUMP = k\n", "line 2: 'JUMP = k' isn't like A = Z, Space"),
        ("A =\n", "line 1: 'A =' isn't like"),
        ("A = jjj\n", "line 1: there is no key 'jjj'"),
        ("A = Escape", "line 1: Esc ends the game"),
        ("A = Esc", "line 1: Esc ends the game"),
        ("A = j\n\nB = k, J\n", "line 3: J is there twice"),
    ],
)
def test_what_is_wrong_in_the_file_is_told(window, tmp_path, text, told):
    file = tmp_path / "keys.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(key_file.KeyFileError, match=re.escape(told)):
        key_file.read(file)


def test_other_keys_are_nothing(window):
    key(window, pygame.KEYDOWN, pygame.K_q)
    key(window, pygame.KEYUP, pygame.K_q)
    assert window.handheld.buttons.next() is None


def test_a_key_is_let_go_when_the_window_loses_the_focus(window):
    key(window, pygame.KEYDOWN, pygame.K_LEFT)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    window.sleep(0)
    events = (window.keys.get(), window.keys.get())
    assert [(event.key_number, event.pressed) for event in events] == [(7, True), (7, False)]


def test_pixels_are_scaled_and_repainted(window):
    assert pygame.display.get_surface().get_size() == (320, 2 * (128 + STRIP))
    assert green() == [(20, 40, 2, 2)]
    window.dot.x = 30
    frame(window)
    assert green() == [(60, 40, 2, 2)]


def test_keys_resize_the_window_between_1_and_8(window):
    key(window, pygame.KEYDOWN, pygame.K_PLUS)
    frame(window)
    assert green() == [(30, 60, 3, 3)]
    for _ in range(5):
        key(window, pygame.KEYDOWN, pygame.K_MINUS)
    assert pygame.display.get_surface().get_size() == (160, 128 + STRIP)
    for _ in range(9):
        key(window, pygame.KEYDOWN, pygame.K_PLUS)
    assert pygame.display.get_surface().get_size() == (1280, 8 * (128 + STRIP))
    key(window, pygame.KEYDOWN, pygame.K_f)
    assert pygame.display.get_surface().get_size() == (160, 128 + STRIP)


@pytest.mark.parametrize(
    "event",
    [pygame.event.Event(pygame.QUIT), pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE)],
    ids=["close", "Esc"],
)
def test_closing_switches_off(window, event):
    pygame.event.post(event)
    with pytest.raises(PowerOff):
        window.sleep(0)


def test_the_memory_is_kept_in_a_file(window, tmp_path):
    Memory(window.nvm).save({"choice": b"kurnik"})
    kept = (tmp_path / "data" / "nvm.bin").read_bytes()
    assert kept == window.nvm[:] and b"kurnik" in kept
    assert pygame.display.get_caption()[0] == "Boneyard"


def test_a_second_window_says_in_its_title_that_it_saves_nothing(window, capsys):
    Memory(window.nvm).save({"choice": b"kurnik"})
    again = Window(scale=2, seed=1)
    assert b"kurnik" in again.nvm[:]
    Memory(again.nvm).save({"choice": b"draw"})
    again.sleep(0)
    assert pygame.display.get_caption()[0] == "Boneyard - not saved: open in another window, too"
    assert capsys.readouterr().err == ELSEWHERE + "\n"


def test_only_what_has_changed_is_drawn(window, monkeypatch):
    drawn = []
    monkeypatch.setattr(pygame.display, "update", drawn.extend)
    frame(window)
    assert drawn == []
    window.dot.x = 11
    frame(window)
    assert [tuple(rect) for rect in drawn] == [(20, 40, 4, 2)]


def test_the_mouse_presses_what_it_points_at(window):
    """In pixels of the window, which are half as large as the screen's."""
    from pointer import PointedApp

    app = PointedApp(window.handheld)
    window.attend(app)

    def go_on(*events):
        for kind, *options in events:
            pygame.event.post(pygame.event.Event(kind, *options))
        for _ in range(20):
            app.step()

    go_on()
    assert app.scene == "language"
    menu = app.shown.menu
    at = {"pos": (2 * (menu.left + 4), 2 * (menu.y + 2 * menu.pitch + 4))}
    go_on((pygame.MOUSEMOTION, at))
    assert menu.chosen == 2
    go_on((pygame.MOUSEBUTTONDOWN, {"button": 3, **at}), (pygame.MOUSEBUTTONUP, {"button": 3, **at}))
    assert app.scene == "language"
    go_on((pygame.MOUSEBUTTONDOWN, {"button": 1, **at}), (pygame.MOUSEBUTTONUP, {"button": 1, **at}))
    assert app.scene == "title" and app.settings.language == "cs"
