# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Every screen on boards of other sizes, with other buttons, and with firmware that lacks some modules."""

import runpy
import subprocess
import sys

import pytest
from PIL import Image

from environment import ROOT
from keys.files import read_keys, read_seed
from pictures.screens import BOARDS as LOOKS
from pictures.screens import GUIDED, Look
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


# The page in a browser has screens as large as its window has room for, such as the first three.
@pytest.mark.parametrize("size", [(240, 128), (222, 138), (165, 163), (128, 128)], ids=str)
@pytest.mark.parametrize("game, hands", [("all_fives", 2), ("blitz", 8)])
def test_no_text_at_a_table_is_cut_off_or_touches_another(new_person, begin, check, size, game, hands):
    person = new_person(seed=1, size=size)
    match = begin(game, *[""] * hands)
    person.sit_down(match)
    person.wait(1)
    check(person.badge)
    person.play(1, ["A", "RIGHT"])
    person.wait_for_choice()  # in the next deal tiles pass under the scores
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


@pytest.mark.parametrize("board", ["pewpew_m4", "hack_club_sprig"])
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


def test_words_name_the_buttons_as_the_case_does_and_tell_which_is_held_down(new_person):
    for board, told in ("meowbit_v121", "Hold MENU: how to play"), ("hack_club_sprig", "J: how to play"):
        person = new_person(seed=1, board=board)
        person.press("A", "DOWN")  # to the game, with the key that opens its help
        person.wait(0.5)
        assert told in [text for text, box in person.texts]


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


def start_without(*modules):
    """The picture at the table on a PewPew M4 that lacks these modules: the scene's name and the picture's bytes."""
    arguments = " ".join(("pewpew_m4", *modules)), *map(str, (ROOT / "tools", ROOT, ROOT / "lib"))
    done = subprocess.run([sys.executable, "-c", HIDDEN, *arguments], capture_output=True)
    assert not done.stderr, done.stderr.decode()
    return done.stdout


def test_it_looks_the_same_on_firmware_that_lacks_modules():
    """In some languages the PyBadge's has no fonts, and the PewPew M4's never has vectorio and analogio."""
    seen = start_without("vectorio", "analogio", "terminalio", "fontio")
    assert b"tables.line.scene" in seen and seen == start_without()
