# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Every screen on boards of other sizes, with other buttons, and with firmware that lacks some modules."""

import runpy
import subprocess
import sys

import pytest
from PIL import Image

from engine import games
from environment import ROOT
from keys.files import read_keys, read_seed
from languages import Language
from pictures.screens import BOARDS as LOOKS
from pictures.screens import GUIDED, Look
from saves import settings
from simulator.badge import SIZES, PowerOff
from simulator.headless import Headless
from words import LANGUAGES
from words.label import Label

IN_RUSSIAN = pytest.mark.slow("a match on each board, once more")
SLOW = pytest.mark.slow("all screens of a language on a board take 2 s")

FIXTURES = ROOT / "tests" / "fixtures" / "boards"
SHOTS = {"title", "new-game", "pause", "ghost", "summary", "tien-gow", "pai-gow"}
# A board for each screen; no board has the last yet.
BOARDS = ("pygamer", "tinycircuits_thumby_color", "pimoroni_picosystem", "deshipu_ugame_s3", "240x135")
SCREENS = [(128, 128), (160, 128), (240, 135), (240, 240), (320, 240)]


@pytest.mark.parametrize("russian", ["", pytest.param("_ru", marks=IN_RUSSIAN)])
@pytest.mark.parametrize("board", BOARDS)
def test_screens_of_every_size_look_as_they_should(board, russian, tmp_path):
    """The keys files say how play.py makes the pictures again; the pictures of a size without a board are those
    that this test leaves in its folder."""
    text = (FIXTURES / f"keys{russian}.txt").read_text(encoding="utf-8")
    options = {"board": board} if board in SIZES else {"size": tuple(map(int, board.split("x")))}
    with pytest.raises(PowerOff), Headless(read_keys(text), tmp_path, read_seed(text), **options):
        runpy.run_path(str(ROOT / "code.py"), run_name="__main__")
    assert {path.stem for path in tmp_path.iterdir()} == SHOTS
    for name in SHOTS:
        recorded = FIXTURES / f"{board}{russian}" / f"{name}.png"
        with Image.open(recorded) as wanted, Image.open(tmp_path / f"{name}.png") as seen:
            is_same = wanted.size == seen.size and wanted.tobytes() == seen.tobytes()
        assert is_same, f"{name} looks different"  # a comparison of the bytes, told by pytest, takes minutes


def test_a_page_fills_the_screen(new_person):
    for width, height in SCREENS:
        person = new_person(seed=1, size=(width, height))
        art, scale = person.app.art, person.app.handheld.screen.scale
        assert art.page_width * scale >= 0.9 * width and art.page_height * scale >= 0.9 * height
        assert person.display.root_group.scale == scale == (2 if height == 240 else 1)


# The page in a browser has screens as large as its window has room for, such as these.
OF_WINDOWS = [(240, 128), (222, 138), (165, 163)]


@pytest.mark.parametrize("size", SCREENS + OF_WINDOWS, ids=str)
@pytest.mark.parametrize("game, hands", [("all_fives", 2), ("kozel", 2), ("kozel", 4), ("blitz", 8)])
def test_no_text_at_a_table_is_cut_off_or_touches_another(new_person, begin, check, size, game, hands):
    person = new_person(seed=1, size=size)
    match = begin(game, *[""] * hands)
    person.sit_down(match)
    person.wait(1)
    check(person.badge)
    person.play(1, ["A", "RIGHT"])
    person.wait(0.5)  # for the next deal, whose tiles pass under the scores
    check(person.badge)


@pytest.fixture
def cut(monkeypatch):
    """The texts for which their labels had no room, a list."""
    texts, show = [], Label.show

    def watch(label, text, ink=None):
        if not label.fits(text):
            texts.append(text)
        show(label, text, ink)

    monkeypatch.setattr(Label, "show", watch)
    return texts


JUDGEMENTS = {}  # of the matches that all of these show


# Each language on one board before every commit, and the boards in turn.
@pytest.mark.usefixtures("judged_roughly")
@pytest.mark.parametrize(
    "language, board",
    [
        pytest.param(language, board, marks=[SLOW] if (number + at) % len(LOOKS) else [])
        for number, language in enumerate(LANGUAGES)
        for at, board in enumerate(LOOKS)
    ],
)
def test_no_text_of_any_screen_is_cut_or_touches_another(cut, check, undrawn, language, board):
    with Look(language, "felt", board, painted=False, judgements=JUDGEMENTS) as look:
        for name in look.screens():
            assert cut == [], name
            if not name.startswith(GUIDED):  # the guide's words cover others
                check(look.badge, name)


@pytest.mark.parametrize("board", ["pewpew_m4", "hack_club_sprig", "pimoroni_explorer2350", "hardkernel_odroid_go"])
def test_hint_and_pause_can_be_reached(new_person, board):
    person = new_person(seed=1, board=board)
    person.press("A", "A")
    person.wait_for_turn()
    person.wait(1)
    person.badge.press("SELECT")
    person.wait(2)
    assert person.scene_name == "tables.line.scene"
    person.badge.press("START")
    person.wait(1)
    assert person.scene_name == "scenes.pause"
    assert any(person.app.handheld.profile.names[3] in text for text, _ in person.texts)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Hold MENU"),
        ("bg", "Задръж MENU"),
        ("cs", "Podrž MENU"),
        ("hu", "MENU hosszan"),
        ("pl", "Trzymaj MENU"),
        ("ru", "Держи MENU"),
    ],
)
def test_a_button_that_is_held_down_is_told_in_every_language(new_person, language, told):
    person = new_person(seed=1, board="meowbit_v121")
    settings.choose(person.app, "language", language)
    person.press("A", "DOWN")  # to the first row
    assert Language(language).HELP_KEY % told in read(person)
    person.press("UP", "A")
    person.wait_until_still()
    person.press("START")
    assert Language(language).HINT_KEY % told in read(person)
    person.sit_down(games.load("pai_gow")())
    person.wait(2)
    person.press("A")
    person.wait(3)
    assert Language(language).SHORT_HINT_KEY % told in read(person)


def read(person):
    """Everything that can be read, from top to bottom."""
    return " ".join(text for text, box in sorted(person.texts, key=lambda found: found[1][1]))


def test_words_name_the_buttons_as_the_case_does(new_person):
    person = new_person(seed=1, board="hack_club_sprig")
    person.press("A", "DOWN")  # to the game, with the key that opens its help
    person.wait(0.5)
    assert "J: how to play" in [text for text, box in person.texts]


HIDDEN = """
import builtins
import sys
builtins.FontProtocol = None  # a type hint of adafruit_display_text, at which the badge doesn't look
board, *hidden = sys.argv[1].split()
sys.path += sys.argv[2:]
from simulator import Simulator
for module in hidden:
    sys.modules[module] = None
with Simulator(seed=1, board=board) as badge:
    badge.start()
    badge.run(0.5)
    for button in ("A", "A"):
        badge.press(button)
        badge.run(0.5)
    print(type(badge.scene).__module__, flush=True)
    badge.frame().save(sys.stdout.buffer, "PNG")
"""


def start_without(*modules, board="pybadge"):
    """The picture at the table on firmware that lacks these modules: the scene's name and the picture's bytes."""
    arguments = " ".join((board, *modules)), *map(str, (ROOT / "tools", ROOT, ROOT / "lib"))
    done = subprocess.run([sys.executable, "-c", HIDDEN, *arguments], capture_output=True)
    assert not done.stderr, done.stderr.decode()
    return done.stdout


@pytest.mark.parametrize(
    "board, hidden",
    [("pybadge", ("terminalio", "fontio")), ("pewpew_m4", ("vectorio", "analogio", "terminalio", "fontio"))],
)
def test_it_looks_the_same_on_firmware_that_lacks_modules(board, hidden):
    """In some languages the PyBadge's has no fonts, and the PewPew M4's never has vectorio and analogio."""
    seen = start_without(*hidden, board=board)
    assert b"tables.line.scene" in seen and seen == start_without(board=board)
