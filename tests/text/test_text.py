# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences: all that is said is there, all that is there is said, and it can be shown."""
import ast

import pytest

import text
from choice import GAMES
from engine import games, players
from environment import ROOT
from text.label import flow, wrap

STATUS_COLUMNS = 19
KEY_COLUMNS = 6
MENU_COLUMNS = 15
HEAD_COLUMNS = 22


def names_said():
    """The sentences that the scenes ask for, by name."""
    said = set()
    for path in (ROOT / "lib").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and (
                    isinstance(node.value, ast.Name) and node.value.id == "say"
                    or isinstance(node.value, ast.Attribute) and node.value.attr == "say"):
                said.add(node.attr)
    return said


def sentences(module):
    return {name: value for name, value in vars(module).items() if name.isupper()}


def strings(value):
    """All strings in a sentence, a dict or a tuple of them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from strings(part)


@pytest.fixture(params=text.LANGUAGES)
def say(request):
    return text.load(request.param)


def test_every_sentence_is_there_and_is_said(say):
    assert set(sentences(say)) == names_said()


def test_every_game_level_and_option_has_its_words(say):
    assert set(say.GAMES) == set(GAMES) and set(say.LEVELS) == set(players.LEVELS)
    for name in GAMES:
        assert name in say.ABOUT
        for key, _, allowed in games.load(name).OPTIONS:
            assert key in say.OPTIONS
            assert all(value in say.VALUES for value in allowed if isinstance(value, str))


@pytest.mark.parametrize("font", ["5x8", "6x9", "7x13B"])
def test_every_letter_is_in_every_font(say, font):
    letters = (ROOT / "fonts" / f"{font}.txt").read_text(encoding="utf-8").rstrip("\n")
    assert set("".join(strings(tuple(sentences(say).values())))) <= set(letters)


def test_what_happened_fits_the_status_line(say):
    opponents = [name for level, name in say.LEVELS.values()]
    for name in opponents:
        for said in (say.THEY_PLAYED % (name, "6-6"), say.THEY_DREW % (name, 14), say.THEY_PASS % name,
                     say.THEY_DREW_PLAYED % (name, 9, "6-6"), say.THEY_OUT % name):
            assert len(said) <= STATUS_COLUMNS, said
    for said in (say.YOU_PLAYED % "6-6", say.YOU_DREW % 14, say.YOU_PASS, say.MUST_DRAW, say.MUST_PASS, say.GOES_ON,
                 say.YOUR_LEAD, say.HINT % "6-6", say.BLOCKED, say.YOU_OUT):
        assert len(said) <= STATUS_COLUMNS, said


def test_keys_menus_and_headings_fit(say):
    for word in (say.PLAY_KEY, say.BACK_KEY, say.DRAW_KEY, say.PASS_KEY):
        assert len(word) <= KEY_COLUMNS
    for line in (say.GO_ON, say.NEW_MATCH, say.QUIT):
        assert len(line) <= MENU_COLUMNS
    for level, name in say.LEVELS.values():
        for heading in (say.YOU_OUT, say.THEY_OUT % name, say.YOU_BLOCKED, say.THEY_BLOCKED % name,
                        say.NOBODY_BLOCKED, say.WON, say.LOST % name):
            assert len(heading) <= HEAD_COLUMNS


def test_explanations_fit_three_lines(say):
    for sentence in say.ABOUT.values():
        lines = wrap(sentence, 30)
        assert len(lines) <= 3 and max(len(line.rstrip()) for line in lines) <= 30, sentence


def test_wrap_breaks_at_spaces_and_loses_nothing():
    assert wrap("one two three", 8) == ["one two ", "three "]
    assert wrap("one two", 7) == ["one two "]
    assert wrap("incomprehensible word", 5) == ["incomprehensible ", "word "]


def test_flow_keeps_pieces_whole():
    assert flow(["12", "+11", "+10", "=33", " rounded 30"], 9) == ["12+11+10", "=33", "rounded 30"]
