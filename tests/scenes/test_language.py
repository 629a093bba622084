# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The first start: the choice of a language."""

import subprocess
import sys

import pytest
from PIL import Image

from environment import ROOT
from languages import Language
from saves.choice import Choice, last_choice
from simulator.nvm import Nvm
from words import LANGUAGES

FIXTURES = ROOT / "tests" / "fixtures" / "first_start"


def names():
    return [Language(language).LANGUAGE for language in LANGUAGES]


@pytest.fixture
def newcomer(new_person):
    """newcomer(...): a Person whose badge has never kept anything of this game."""
    return lambda **options: new_person(seed=1, first_start=True, **options)


def test_who_starts_the_game_for_the_first_time_chooses_a_language_by_its_own_name(newcomer):
    person = newcomer()
    assert person.scene_name == "scenes.language"
    seen = [line for line, box in sorted(person.texts, key=lambda seen: seen[1][1])]
    assert seen == names() and seen[0] == "English"


@pytest.mark.parametrize("count", [6, 9])
@pytest.mark.parametrize("size", [(128, 128), (160, 128)])
def test_more_languages_than_fit_are_scrolled_to(newcomer, check, monkeypatch, size, count):
    monkeypatch.setattr("words.words.available", lambda: ["en", *["cs"] * (count - 2), "ru"])
    person = newcomer(size=size)
    assert "English" in person.read()
    check(person.badge, "the first")
    person.press("UP")
    assert Language("ru").LANGUAGE in person.read()
    check(person.badge, "the last")


def test_one_press_of_a_is_enough_for_english(newcomer):
    person = newcomer()
    person.press("A")
    assert person.scene_name == "scenes.title" and person.app.settings.language == "en"


def test_the_language_that_is_chosen_is_spoken_from_then_on(newcomer):
    nvm = Nvm()
    person = newcomer(nvm=nvm)
    person.press(*["DOWN"] * (len(LANGUAGES) - 1), "A")
    language = LANGUAGES[-1]
    assert person.scene_name == "scenes.title"
    assert Language(language).NEW_GAME in person.read()
    assert nvm.writes == 1
    again = newcomer(nvm=nvm)
    assert again.scene_name == "scenes.title" and again.app.settings.language == language


def test_the_first_match_is_against_pip_the_beginner_and_later_ones_as_was_chosen(newcomer):
    nvm = Nvm()
    person = newcomer(nvm=nvm)
    person.press("A")
    person.wait(0.5)
    assert "All Fives, Pip" in person.read()
    person.press("A", "A")
    person.wait(1)
    assert person.scene_name == "tables.line.scene" and person.app.names == ("You", "Pip")
    choice = Choice(person.app.packed_choice)
    choice.level = "greedy"
    choice.start(person.app)
    again = newcomer(nvm=nvm)
    assert last_choice(again.app).level == "greedy"


def test_without_a_choice_it_is_asked_again(newcomer):
    nvm = Nvm()
    newcomer(nvm=nvm).press("DOWN", "B")
    assert nvm.writes == 0
    assert newcomer(nvm=nvm).scene_name == "scenes.language"


def test_the_first_start_looks_as_it_should(tmp_path):
    """Its keys file says how play.py makes the pictures again."""
    keys = FIXTURES / "keys.txt"
    command = [sys.executable, ROOT / "tools" / "play.py", "--headless", "--first-start", "--keys", keys]
    command += ["--shots", tmp_path, "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    for name in ("language", "chosen", "title"):
        with Image.open(FIXTURES / f"{name}.png") as wanted, Image.open(tmp_path / f"{name}.png") as seen:
            assert wanted.size == seen.size and wanted.tobytes() == seen.tobytes(), f"{name} looks different"
