# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The window: keys are buttons, pixels are as big as was asked for, and closing it switches the badge off."""

import re

import displayio
import pygame
import pytest
import vectorio

from handheld import Handheld, buttons
from openings import link
from pointer import PointedApp
from saves import settings
from simulator import key_file
from simulator.badge import PowerOff
from simulator.nvm import Asleep, Nvm
from simulator.panel import STRIP
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


def key(window, kind, code, scancode=None, mod=0):
    """A key is pressed or released; where it lies is of no interest unless a `scancode` says so."""
    place = code if scancode is None else scancode
    pygame.event.post(pygame.event.Event(kind, key=code, scancode=place, mod=mod))
    window.sleep(0)


def presses(window):
    """The buttons pressed so far, in their order."""
    return list(iter(window.handheld.buttons.next, None))


def green():
    """The box on the window that is green."""
    surface = pygame.display.get_surface()
    mask = pygame.mask.from_threshold(surface, (0, 255, 0), (9, 9, 9))
    return [tuple(rect) for rect in mask.get_bounding_rects()]


@pytest.mark.parametrize(
    "code, button",
    [
        (pygame.K_UP, buttons.UP),
        (pygame.K_a, buttons.A),
        (pygame.K_SPACE, buttons.A),
        (pygame.K_KP_ENTER, buttons.A),
        (pygame.K_b, buttons.B),
        (pygame.K_p, buttons.START),
        (pygame.K_TAB, buttons.SELECT),
        (pygame.K_LSHIFT, buttons.SELECT),
    ],
)
def test_keys_are_buttons(window, code, button):
    key(window, pygame.KEYDOWN, code)
    key(window, pygame.KEYUP, code)
    assert (window.handheld.buttons.next(), window.handheld.buttons.next()) == (button, None)


CYRILLIC = [
    ("ф", pygame.KSCAN_A, buttons.A),
    ("з", pygame.KSCAN_P, buttons.START),
]


@pytest.mark.parametrize("letter, place, button", CYRILLIC)
def test_a_key_whose_letter_is_not_latin_is_a_button_by_its_place(window, letter, place, button):
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        key(window, kind, ord(letter), place)
    assert presses(window) == [button]


@pytest.mark.parametrize("code", [pygame.K_LSHIFT, pygame.K_TAB], ids=["language", "windows"])
def test_what_alt_makes_the_systems_is_no_select(window, code):
    """Alt and Shift switch the keyboard's language, Alt and Tab the window."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        key(window, kind, code, mod=pygame.KMOD_LALT)
    assert presses(window) == []


@pytest.mark.parametrize(
    "between",
    [
        pygame.event.Event(pygame.WINDOWFOCUSLOST),
        pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=pygame.BUTTON_LEFT, pos=(0, 0)),
    ],
    ids=["another window", "a click"],
)
def test_a_shift_that_was_for_something_else_is_no_select(window, between):
    window.attend(PointedApp(window.handheld))
    key(window, pygame.KEYDOWN, pygame.K_LSHIFT)
    pygame.event.post(between)
    key(window, pygame.KEYUP, pygame.K_LSHIFT)
    assert presses(window) == []


def test_a_file_of_the_users_changes_the_keys(window, tmp_path):
    file = tmp_path / "keys.txt"
    file.write_text("# mine\nA = j, left ctrl\nleft = b  # for the left hand\n\n", encoding="utf-8")
    named = key_file.read(file)
    assert named == key_file.USUAL | {"A": "J, Left Ctrl", "LEFT": "B", "B": "X, Backspace"}
    keys = key_file.by_code(named)
    assert keys[pygame.K_j] == keys[pygame.K_LCTRL] == "A" and keys[pygame.K_b] == "LEFT"
    assert keys.keys().isdisjoint({pygame.K_a, pygame.K_RETURN, pygame.K_LEFT})
    assert keys[pygame.K_LSHIFT] == keys[pygame.K_RSHIFT] == "SELECT"


@pytest.mark.parametrize(
    "text, told",
    [
        ("A = j\nJUMP = k\n", "line 2: 'JUMP = k' isn't like A = Z, Space"),
        ("A = jjj\n", "line 1: there is no key 'jjj'"),
        ("A = Escape", "line 1: Esc ends the game"),
        ("A = j\n\nB = k, J\n", "line 3: J is there twice"),
    ],
)
def test_what_is_wrong_in_the_file_is_told(window, tmp_path, text, told):
    file = tmp_path / "keys.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(key_file.KeyFileError, match=re.escape(told)):
        key_file.read(file)


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


def test_esc_switches_off(window):
    with pytest.raises(PowerOff):
        key(window, pygame.KEYDOWN, pygame.K_ESCAPE)


@pytest.fixture
def play(window):
    """play(): an App in the window; if this isn't the first, after the window was closed and opened again."""

    def make():
        if window.app:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            with pytest.raises(PowerOff):
                window.sleep(0)
            window.nvm, window.sleep_memory = Nvm(window._file), Asleep(window._file)
        window.app = app = PointedApp(window.handheld)
        window.attend(app)
        return app

    window.app = None
    return make


def to_a_move(app, person):
    """Let a match go on in fast motion until a move of the person's, or another's, has just been made."""
    before = len(app.match.played_by)
    while len(app.match.played_by) == before or app.match.played_by[-1] != (0 if person else 1):
        if app.waits and app.match.turn == 0:
            app.handheld.buttons.events.put(1, True, 0)
            app.handheld.buttons.events.put(1, False, 0)
        app.step()


@pytest.mark.parametrize("by_person", [True, False])
def test_closing_it_in_mid_round_loses_nothing(play, monkeypatch, by_person):
    monkeypatch.setattr(pygame.time, "wait", lambda ms: None)
    app = play()
    settings.choose(app, "language", "en")
    settings.choose(app, "speed", 0)
    app.settings.guide = 0
    app.save()
    link.start(app, {"game": "draw", "level": "beginner", "deal": 3})
    to_a_move(app, True)
    to_a_move(app, by_person)
    played, hands = app.match.pack_round(), [list(hand) for hand in app.match.hands]
    settings.choose(app, "sound", 2)
    again = play()
    assert (again.match.pack_round(), again.match.hands, again.settings.sound) == (played, hands, 2)


@pytest.fixture
def pointed(window):
    """An App whose first screen, the choice of a language, is shown in the window, with `go_on(*events)`, which
    posts events and lets it do some frames, and `spot(row)`, the point of the window where a row of its menu is."""
    app = PointedApp(window.handheld)
    window.attend(app)

    def go_on(*events):
        for kind, options in events:
            pygame.event.post(pygame.event.Event(kind, options))
        for _ in range(20):
            app.step()

    def spot(row):
        menu = app.shown.menu
        return 2 * (menu.left + 4), 2 * (menu.y + row * menu.pitch + 4)

    go_on((pygame.MOUSEMOTION, {"rel": (0, 0), "pos": (0, 0)}))  # the mouse has come into the window
    assert app.scene == "language"
    app.go_on, app.spot = go_on, spot
    return app


def test_the_mouse_presses_what_it_points_at(pointed):
    """In pixels of the window, which are half as large as the screen's."""
    at = {"pos": pointed.spot(2)}
    pointed.go_on((pygame.MOUSEMOTION, {"rel": (1, 0), **at}))
    assert pointed.shown.menu.chosen == 2
    for button in (pygame.BUTTON_RIGHT, pygame.BUTTON_LEFT):
        assert pointed.scene == "language"
        clicked = {"button": button, **at}
        pointed.go_on((pygame.MOUSEBUTTONDOWN, clicked), (pygame.MOUSEBUTTONUP, clicked))
    assert pointed.scene == "title" and pointed.settings.language == "cs"
