# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences: all that is said is there, all that is there is said, and it can be shown."""
import ast

import pytest

import text
from engine import games, players
from environment import ROOT
from text.label import flow, wrap

PARTS = sorted({path.stem for path in (ROOT / "lib" / "text" / "en").glob("*.py")} - {"__init__", "chinese"})
STATUS_COLUMNS = 18
WIDE_COLUMNS = 26  # of the line in Tien Gow
NAME_COLUMNS = 3
KEY_COLUMNS = 6
MENU_COLUMNS = 15
HEAD_COLUMNS = 22


def names_said():
    """The sentences that the scenes ask for, by name."""
    said = set()
    for path in (ROOT / "lib").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and is_say(node.value):
                said.add(node.attr)
    return said


def is_say(node):
    return getattr(node, "id", None) == "say" or getattr(node, "attr", None) in ("say", "menus")


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


class Words:
    """All sentences of a language: in `shared` what all scenes say, and in each of its PARTS the rest."""

    def __init__(self, language):
        self.shared = text.load(language)
        self.modules = [self.shared]
        for part in PARTS:
            setattr(self, part, text.load(language, part))
            self.modules.append(getattr(self, part))


@pytest.fixture(params=text.LANGUAGES)
def say(request):
    return Words(request.param)


def test_every_sentence_is_there_and_is_said(say):
    assert {name for module in say.modules for name in sentences(module)} == names_said()


@pytest.mark.parametrize("module, part", [
    ("scenes/new_game", "new_game"), ("scenes/title", "menus"), ("scenes/pause", "menus"),
    ("table/person", "person"), ("table/motion", "motion"), ("table/hint", "hint_table"),
    ("table/hint", "hint_tien_gow"), ("table/hint", "hint_pai_gow"), ("scenes/summary", "ended"),
    ("scenes/result", "ended"), ("table/picking", "picking"), ("table/taking", "tien_gow"),
    ("scenes/tien_gow", "tien_gow"),
    ("scenes/tien_gow_summary", "tien_gow_more"), ("scenes/tien_gow_help", "tien_gow_more"),
    ("scenes/pai_gow", "pai_gow"), ("scenes/pai_gow_ranking", "pai_gow")])
def test_a_module_has_all_its_sentences_in_its_own_part(say, module, part):
    """What it asks of `say` is in the part that it loads, and what it asks of `app.say` in what all share."""
    own = {"app.say": set(), "say": set(), "menus": set()}
    for node in ast.walk(ast.parse((ROOT / "lib" / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and is_say(node.value):
            said = ast.unparse(node.value).removeprefix("self.").removeprefix("table.")
            own[said].add(node.attr)
    assert own["say"] and own["say"] <= sentences(getattr(say, part)).keys()
    assert own["app.say"] <= sentences(say.shared).keys()
    assert own["menus"] <= sentences(say.menus).keys()


def test_every_game_level_and_option_has_its_words(say):
    assert set(say.menus.GAMES) == set(games.NAMES) and set(say.menus.LEVELS) == set(players.LEVELS)
    assert set(say.new_game.ABOUT["game"]) == set(games.NAMES)
    assert set(say.new_game.ABOUT["level"]) == set(players.LEVELS)
    for name in games.NAMES:
        for key, _, allowed in games.load(name).OPTIONS:
            assert key in say.new_game.NAMES
            assert isinstance(say.new_game.ABOUT[key], str) or set(say.new_game.ABOUT[key]) == set(allowed)
            assert all(value in say.new_game.VALUES for value in allowed if isinstance(value, str))


def test_every_reason_for_points_has_its_words(say):
    assert set(say.motion.REASONS) == {"lead", "ends", "double"}


LINE_FAMILIES = ("points", "ends", "blitz")
OF_OTHERS = {"second", "third"}  # said as of the next seat, or of the partner


def reasons(*families):
    """The words for all reasons that a hint can have in games of these families."""
    features = {name for family in families for name in players.module("evaluation", family).FEATURES}
    return features - OF_OTHERS | {"only", "equal"}


def test_every_reason_for_a_hint_has_its_words(say):
    assert set(say.hint_table.HINTS) == reasons(*LINE_FAMILIES) | {"partner"}
    assert set(say.hint_tien_gow.HINTS) == reasons("tien_gow")
    assert set(say.hint_pai_gow.HINTS) == reasons("pai_gow")


def test_the_reason_for_a_hint_fits_its_line(say):
    for hints, columns in ((say.hint_table.HINTS, STATUS_COLUMNS), (say.hint_tien_gow.HINTS, WIDE_COLUMNS),
                           (say.hint_pai_gow.HINTS, HEAD_COLUMNS)):
        for key, sentence in hints.items():
            longest = sentence.replace("%d", "288").replace("%s", "Ivy")
            assert len(longest) <= columns, key


def test_how_a_round_is_scored_has_its_words_where_points_alone_do_not_tell(say):
    assert set(say.ended.RULES) >= {
        "points blocked", "pips blocked", "kurnik blocked", "draw blocked", "kozel blocked", "kozel domino",
        "bergen blocked", "bergen domino", "blitz blocked"}


@pytest.mark.parametrize("font", ["5x8", "6x9", "7x13B"])
def test_every_letter_is_in_every_font(say, font):
    letters = (ROOT / "fonts" / f"{font}.txt").read_text(encoding="utf-8").rstrip("\n")
    assert {letter for module in say.modules for value in sentences(module).values()
            for part in strings(value) for letter in part} <= set(letters)


def names(say):
    """What the machine's seats are called."""
    return [name for level, name in say.menus.LEVELS.values()] + list(say.menus.OTHERS)


def test_names_are_short_and_different_and_enough_for_the_largest_table(say):
    assert len(set(names(say))) == len(names(say)) and len(say.menus.OTHERS) == 6
    assert all(len(name) <= NAME_COLUMNS for name in [say.shared.YOU] + names(say))


def test_what_happened_fits_the_status_line(say):
    table, person = say.motion, say.person
    told = [(table.PLAYED, ("12-12",)), (table.WENT_ON, ("12-12",)), (table.DREW, (14,)), (table.PASSED, ()),
            (table.STOPPED, ()), (table.DREW_PLAYED, (14, "12-10")), (say.shared.OUT, ()), (table.LED, ("12-12",))]
    told += [(reason, (3,)) for reason in table.REASONS.values()]
    for (you, they), value in told:
        assert len(you % value) <= STATUS_COLUMNS, you
        for name in names(say):
            assert len(they % ((name,) + value)) <= STATUS_COLUMNS, they
    for said in (person.MUST_DRAW, person.MUST_PASS, person.MAY_STOP, person.YOUR_LEAD, person.THINKING,
                 person.MUST_LEAD % "12-12", person.DREW_IN_VAIN % 14, person.HINT_STOP, say.shared.GOES_ON,
                 say.shared.BLOCKED):
        assert len(said) <= STATUS_COLUMNS, said


def test_keys_menus_and_headings_fit(say):
    person = say.person
    for word in (person.PLAY_KEY, person.BACK_KEY, person.DRAW_KEY, person.PASS_KEY, person.STOP_KEY):
        assert len(word) <= KEY_COLUMNS
    for line in (say.menus.GO_ON, say.menus.NEW_MATCH, say.menus.QUIT):
        assert len(line) <= MENU_COLUMNS
    for name in names(say):
        for you, they in (say.shared.OUT, say.ended.WON_BLOCKED, say.ended.WON, say.ended.GOAT):
            assert len(you) <= HEAD_COLUMNS and len(they % name) <= HEAD_COLUMNS
    for heading in (say.ended.TIED, say.shared.BLOCKED, say.ended.GOATS[0], say.ended.GOATS[1] % "Gus+Max"):
        assert len(heading) <= HEAD_COLUMNS


def test_the_rows_of_a_new_game_fit(say):
    assert all(len(name) <= 8 for name in say.new_game.NAMES.values())
    levels = [level for level, name in say.menus.LEVELS.values()]
    for value in (say.new_game.PARTNERS, *say.new_game.VALUES.values(), *say.menus.GAMES.values(), *levels):
        assert len(value) <= 11


def test_explanations_fit_three_lines_and_those_of_games_two(say):
    for key, about in say.new_game.ABOUT.items():
        for sentence in strings(about):
            lines = wrap(sentence, 30)
            assert len(lines) <= (2 if key == "game" else 3), sentence
            assert max(len(line.rstrip()) for line in lines) <= 30, sentence
    assert len(say.new_game.KEYS) <= 30


def test_wrap_breaks_at_spaces_and_loses_nothing():
    assert wrap("one two three", 8) == ["one two ", "three "]
    assert wrap("one two", 7) == ["one two "]
    assert wrap("incomprehensible word", 5) == ["incomprehensible ", "word "]


def test_flow_keeps_pieces_whole():
    assert flow(["12", "+11", "+10", "=33", " rounded 30"], 9) == ["12+11+10", "=33", "rounded 30"]
