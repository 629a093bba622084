# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences: everything that is said is there, everything that is there is said, and it can be shown."""

import ast
import re
from importlib import import_module

import pytest

import languages
from drawings import ICON
from engine import games, players
from environment import ROOT
from languages import Language
from saves import settings
from tables.hud import NAME_WIDE
from tables.line.hud import KEY, MESSAGE
from words import LANGUAGES
from words.font import Font
from words.lines import flow, wrap

NARROWEST, NARROW, PAGE = 120, 128, 160  # px of the narrowest pages, and of most
MARGINS = 6  # px beside the lines of a page
NAME = 3  # letters


def strings(value):
    """All strings in a sentence: a text, its forms, or a dict of these."""
    if isinstance(value, str):
        yield value
    else:
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


@pytest.fixture(scope="module")
def font():
    """The Font of all text."""
    return Font(None, (ROOT / "fonts" / "prose.txt").read_text(encoding="utf-8").split("\n"))


@pytest.fixture
def wide(font):
    """wide(text): its width in px, without the gap after its last letter."""
    return lambda text: font.width(text) - 1


@pytest.fixture(params=LANGUAGES)
def say(request):
    """A Language, with all its sentences as attributes."""
    return Language(request.param)


def test_every_sentence_is_said():
    said = {
        node.attr
        for path in (ROOT / "lib").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "names" and node.attr.isupper()
    }
    assert said == set(languages.numbers())


def test_a_language_lacks_no_sentence():
    """In its place the English one is said; the other tests look at that."""
    lacking = [f"{language}.txt: {sentence}" for language in LANGUAGES for sentence in languages.missing(language)]
    assert not lacking, "Sentences that are said in English:\n" + "\n".join(lacking)


def test_all_languages_are_there():
    assert sorted(LANGUAGES) == sorted(path.stem for path in (ROOT / "lib" / "words").glob("*.txt"))
    assert LANGUAGES[:6] == ("en", "bg", "cs", "hu", "pl", "ru")  # settings are kept by these places


def test_every_game_level_and_option_has_its_words(say):
    assert set(say.GAMES) == set(games.NAMES) and set(say.LEVELS) == set(players.LEVELS)
    assert values_of("game", say.ABOUT) == set(games.NAMES)
    of_one_game = {value for value in values_of("level", say.ABOUT) if "." in value}
    assert values_of("level", say.ABOUT) - of_one_game == set(players.LEVELS)
    assert of_one_game == {"expert.bergen", "expert.blitz"}  # where luck decides: docs/opponents.md
    for name in games.NAMES:
        for key, _, allowed in games.load(name).OPTIONS:
            assert key in say.CHOICES
            assert key in say.ABOUT_RULES or values_of(key, say.ABOUT_RULES) == set(map(str, allowed))
            named = values_of(key, say.CHOICE_VALUES)
            assert named == set(map(str, allowed)) or not named and not isinstance(allowed[0], str)


def values_of(key, sentences):
    """The values of a key for each of which there is a sentence."""
    return {value for name, _, value in (name.partition(".") for name in sentences) if name == key and value}


def test_every_reason_for_points_has_its_words(say):
    assert set(say.REASONS) == {"lead", "ends", "double"}


LINE_FAMILIES = ("points", "ends", "blitz")
OF_OTHERS = {"second", "third"}  # said as of the next seat, or of the partner


def reasons(*families):
    """The words for all reasons that a hint can have in games of these families."""
    evaluations = [import_module(f"engine.players.{family}.evaluation") for family in families]
    features = {name for evaluation in evaluations for name in evaluation.FEATURES}
    return features - OF_OTHERS | {"only", "equal"}


def test_every_reason_for_a_hint_has_its_words(say):
    assert set(say.LINE_HINTS) == reasons(*LINE_FAMILIES) | {"partner"}
    assert set(say.TRICKS_HINTS) == reasons("tien_gow")
    assert set(say.PAI_GOW_HINTS) == reasons("pai_gow")


def test_the_reason_for_a_hint_fits_its_line(say, wide):
    for hints, most in ((say.LINE_HINTS, MESSAGE), (say.TRICKS_HINTS, NARROWEST), (say.PAI_GOW_HINTS, NARROWEST)):
        for key, sentence in hints.items():
            for form in strings(sentence):
                longest = form.replace("%d", "288").replace("%s", "Ivy")
                assert wide(longest) <= most, key


def test_how_a_round_is_scored_has_its_words_where_points_alone_do_not_tell(say):
    assert set(say.SCORING) >= {
        "points.blocked",
        "pips.blocked",
        "kurnik.blocked",
        "draw.blocked",
        "kozel.blocked",
        "kozel.domino",
        "bergen.blocked",
        "bergen.domino",
        "blitz.blocked",
    }


def test_every_letter_is_in_the_font(say):
    letters = (ROOT / "fonts" / "prose.txt").read_text(encoding="utf-8")
    said = {text for sentences in say.sections.values() for text in sentences.values()}
    assert set("".join(said)) - set(languages.BETWEEN) <= set(letters + "ⒶⒷ")  # any board's buttons A and B


def names(say):
    """The names of the machine's seats."""
    return [name for level, name in say.LEVELS.values()] + list(say.OTHER_NAMES)


def test_names_are_short_and_different_and_enough_for_the_largest_table(say, wide):
    assert len(say.OTHER_NAMES) == 6
    for name in [say.YOU] + names(say):
        assert names(say).count(name) <= 1, f"two are called {name}"
        assert len(name) <= NAME, f"{name} has more than {NAME} letters"
        assert wide(name) <= NAME_WIDE, f"{name} is wider than {NAME_WIDE} px"


def test_what_happened_fits_the_status_line(say, wide):
    told = [
        (say.PLAYED, ("12-12",)),
        (say.WENT_ON, ("12-12",)),
        (say.DREW, (14,)),
        (say.PASSED, ()),
        (say.STOPPED, ()),
        (say.DREW_PLAYED, (14, "12-10")),
        (say.OUT, ()),
        (say.LED, ("12-12",)),
        (say.NEAR, ()),
    ]
    told += [(reason, (3,)) for reason in say.REASONS.values()]
    for (you, they), value in told:
        assert wide(you % value) <= MESSAGE, you
        for name in names(say):
            assert wide(they % ((name,) + value)) <= MESSAGE, they
    for said in (
        say.MUST_DRAW,
        say.MUST_PASS,
        say.MAY_STOP,
        say.YOUR_LEAD,
        say.THINKING,
        say.MUST_LEAD % "12-12",
        say.DREW_IN_VAIN % 14,
        say.HINT_STOP,
        say.GOES_ON,
        say.BLOCKED,
        say.SEVERAL,
    ):
        assert wide(said) <= MESSAGE, said


def test_keys_and_menus_fit(say, wide):
    for word in (say.PLAY_KEY, say.BACK_KEY, say.DRAW_KEY, say.PASS_KEY, say.STOP_KEY, say.UNDO_KEY):
        assert wide(word) <= KEY, word
    for line in (say.GO_ON, say.NEW_MATCH, say.QUIT):
        assert wide(line) <= NARROWEST, line


def test_the_rows_of_a_new_game_fit(say, wide):
    names_of_rows = max(map(wide, say.CHOICES.values()))
    levels = [level for level, name in say.LEVELS.values()]
    for value in (say.PARTNERS, *strings(say.CHOICE_VALUES), *say.GAMES.values(), *levels):
        assert names_of_rows + wide(value) <= NARROWEST - 2 * ICON - MARGINS, value
    assert wide(say.START) <= 56 and wide(say.DONE) <= 56
    assert wide(say.HOUSE_RULES) + wide(say.NONE) <= NARROWEST - 2 * ICON - MARGINS


def test_every_heading_fits_the_narrowest_page(say, wide):
    ours, theirs = say.GOATS
    headings = [say.TIED, say.BLOCKED, ours, theirs % "Gus+Max"]
    for you, they in say.OUT, say.WON_BLOCKED, say.WON, say.GOAT, say.WON_ROUND:
        headings += [you, *(they % name for name in names(say))]
    for heading in headings:
        assert wide(heading) <= NARROWEST, heading


@pytest.mark.parametrize("page, most", [(PAGE, 3), (NARROW, 4)])
def test_explanations_fit_their_lines_with_the_keys_below_those_of_games(say, font, wide, page, most):
    for key, about in (say.ABOUT | say.ABOUT_RULES).items():
        for sentence in strings(about):
            lines = wrap(font, sentence, page - MARGINS)
            assert len(lines) <= most - (key == "game"), sentence
            assert max(map(wide, lines)) <= page - MARGINS, sentence
    assert wide(say.NEW_GAME_KEYS) <= page


def test_the_title_and_its_notes_fit(say, wide):
    assert max(map(wide, (say.CONTINUE, say.NEW_GAME, say.STATISTICS, say.OPTIONS, say.PUZZLES))) <= 108
    levels = [level for level, name in say.LEVELS.values()]
    for game in say.GAMES.values():
        for other in [*levels, *(form % 8 for form in strings(say.PLAYERS))]:
            assert wide(f"{game}, {other}") <= NARROWEST
    for note in [*say.FAULTS.values(), *say.NO_ROOM.values()]:
        assert wide(note) <= NARROWEST, note


def test_the_options_fit(say, wide):
    for key, name in say.SETTINGS.items():
        values = [say.LANGUAGE] if key == "language" else say.SETTING_VALUES.get(key, say.SWITCH)
        assert wide(name) + 3 + max(map(wide, values)) <= NARROWEST - 10, name
    assert wide(say.OPTIONS) <= NARROWEST and wide(say.OPTIONS_KEYS) <= NARROWEST


def test_every_setting_and_value_has_its_words(say):
    for key, values in settings.ALL:
        if key in say.SETTING_VALUES:
            assert len(say.SETTING_VALUES[key]) == len(values)
        elif values == (True, False):
            assert key in say.SETTINGS and len(say.SWITCH) == 2


def test_the_statistics_fit(say, font, wide):
    assert all(wide(name) <= 90 for name in say.STATISTICS_NUMBERS) and len(say.STATISTICS_NUMBERS) == 5
    assert len(wrap(font, say.CLEAR, NARROWEST - MARGINS)) <= 2 and wide(say.STATISTICS_KEYS) <= NARROWEST
    assert all(wide(answer) <= 72 for answer in say.ANSWERS) and len(say.ANSWERS) == 2


def test_the_summary_of_a_round_fits(say, font, wide):
    for rule in say.SCORING.values():
        assert len(wrap(font, rule, PAGE - MARGINS)) <= 2, rule
    for target in (say.TO % 500, say.TO_GOAT % 101):
        assert wide(target) + max(wide(say.NEXT_ROUND), wide(say.RESULT)) <= NARROWEST - MARGINS - ICON - 3


def test_the_look_back_at_a_match_fits(say, wide):
    for sentence in (say.REVIEW_ROUND % 12, say.EARLIER % 12, say.REVIEW_KEYS):
        assert wide(sentence) <= MESSAGE


def test_what_is_said_of_judged_moves_fits(say, wide):
    worst = max(say.BANDS, key=wide)
    for most, texts in (
        (MESSAGE, (say.JUDGED_KEYS, say.LOSS % (worst, "88"), say.LOSS_ABOUT % (worst, "8.8", "4.4"))),
        (NARROWEST, (say.BETTER_MOVE % "+88%", say.WIN_CHANCE, say.JUDGED % (88, 88))),
        (NARROWEST - MARGINS, (say.SKILL % "-88" + say.LUCK % "+88", "%s 88 %s 88" % tuple(say.BANDS[2:]))),
        (NARROWEST - MARGINS, (say.AT_MOVE % (88, 88, "88"),)),
        (PAGE - 4, [f"{say.LOSS % (worst, '88')}, {form % 88}" for form in strings(say.LOST_POINTS)]),
        (PAGE, (say.ONLY_KNOWN,)),
    ):
        for line in texts:
            assert wide(line) <= most, line


def test_what_is_said_in_tien_gow_fits(say, wide):
    for word in (say.LEAD_KEY, say.BEAT_KEY, say.DROP_KEY, say.PICK_KEY, say.CLEAR_KEY, say.TRICKS_HELP_KEY):
        assert wide(word) <= 30, word
    for pair, values in (
        (say.TRICKS_BANKER, ()),
        (say.TRICKS_LED, ()),
        (say.BEAT, ()),
        (say.DROPPED, (4,)),
        (say.WON_TRICK, ()),
        (say.WON_TRICKS, (4,)),
        (say.NEXT_BANKER, ()),
    ):
        assert wide(pair[0] % values) <= NARROWEST and wide(pair[1] % ("Ivy", *values)) <= NARROWEST, pair
    for sentence in (
        say.TRICKS_YOUR_LEAD,
        *say.BEAT_OR_DROP,
        *say.MUST_DROP,
        say.BARRED,
        say.DROP[1],
        say.LAST_ROUND,
        say.NO_LEAD,
        say.PICK,
        say.PICK_MORE,
        say.TOO_MANY,
        say.THINKING,
    ):
        assert wide(sentence.replace("%d", "4")) <= NARROWEST, sentence
    civil = [
        *say.TILE_NAMES.values(),
        say.CIVIL_TILE % "6-5",
        say.PAIR % "6-5",
        *(say.PAIR % name for name in say.TILE_NAMES.values()),
        say.SUPREME,
    ]
    military = [say.MILITARY_TILE % names[0] for names in say.MILITARY_NUMBERS.values()]
    military += [say.PAIR % names[1] for names in say.MILITARY_NUMBERS.values() if len(names) > 1]
    families = zip(say.TILE_NAMES.values(), (9, 8, 7, 5))
    sets = [say.SET % (say.TWO % name, say.TWO % say.MILITARY_NUMBERS[str(sum)][1]) for name, sum in families]
    for name in civil + military + sets:
        for sentence in (say.LEADS % name, say.BEATS % name, say.WINNING % ("Ivy", name)):
            assert wide(sentence) <= NARROWEST, sentence
    assert all(wide(say.DROP[0] % name) <= NARROWEST for name in civil[:5] + military[:6])


def test_the_summary_of_tien_gow_fits(say, font):
    assert len(wrap(font, say.NOTE, PAGE - MARGINS)) <= 3


def test_what_is_said_in_pai_gow_fits(say, wide):
    for most, texts in (
        (
            NARROWEST,
            (
                say.STAKE,
                say.MAKE,
                say.THINKING,
                say.REVEAL,
                say.PUSH,
                say.STAKE_WON % 25,
                say.STAKE_LOST % 25,
                say.NEAR[1] % say.BANKER,
            ),
        ),
        (PAGE - 2, (*say.PAI_GOW_RULES, say.GOAL)),
        (58, say.HANDS),
        (60, (say.STAKE_KEY, say.SPLIT_KEY % (3, 3), f"{say.BANKER} 100")),
        (36, (say.DEAL_KEY, say.PAI_GOW_PLAY_KEY, say.NEXT_KEY, say.RESULT_KEY)),
        (80, (say.PAI_GOW_HINT_KEY % "SELECT",)),
        # Side by side on a narrow screen.
        (NARROWEST - MARGINS, (say.PAI_GOW_HINT_KEY % "SELECT" + say.RANKING_KEY,)),
        (
            36,
            (say.BANKER, say.PAI_GOW_SUPREME, say.PAIR_OF, say.WONG, say.GONG, say.PAI_GOW_PAIR, *say.PAI_GOW_MILITARY),
        ),
        (49, say.TILE_NAMES.values()),
        (54, (*say.BETTER, say.LEVEL, say.BOTH_NOTHING)),
    ):
        for line in texts:
            assert wide(line) <= most, line


class Even:
    """A font in which each letter is 1 px wide."""

    width = staticmethod(len)


EVEN = Even()


def test_wrap_breaks_at_spaces_and_loses_nothing():
    assert wrap(EVEN, "one two three", 8) == ["one two", "three"]
    assert wrap(EVEN, "one two", 7) == ["one two"]
    assert wrap(EVEN, "incomprehensible word", 5) == ["incomprehensible", "word"]
    assert wrap(EVEN, "a word incomprehensible", 6) == ["a word", "incomprehensible"]
    assert wrap(EVEN, "ещё одна строка", 8) == ["ещё одна", "строка"]
    assert wrap(EVEN, "", 5) == [""]


def test_a_single_letter_is_not_left_at_the_end_of_a_line():
    assert wrap(EVEN, "Press a button", 8) == ["Press", "a button"]
    assert wrap(EVEN, "hraje s a v lese", 11) == ["hraje", "s a v lese"]
    assert wrap(EVEN, "Stiskni A", 9) == ["Stiskni A"]
    assert wrap(EVEN, "A abcdefgh", 5) == ["A", "abcdefgh"]


def test_a_dash_does_not_begin_a_line():
    assert wrap(EVEN, "Если ниже — теряешь", 9) == ["Если", "ниже —", "теряешь"]
    assert wrap(EVEN, "Козёл — ты", 7) == ["Козёл —", "ты"]
    assert wrap(EVEN, "Победитель — следующий", 11) == ["Победитель", "— следующий"]  # nothing to take along


def test_a_number_is_not_left_alone_at_the_end_of_a_text():
    assert wrap(EVEN, "rounded down to 5.", 15) == ["rounded down", "to 5."]
    assert wrap(EVEN, "counts 10 or 12.", 13) == ["counts 10", "or 12."]


def test_a_list_of_numbers_is_not_broken():
    assert wrap(EVEN, "ends of 5, 10, 15... score", 14) == ["ends of", "5, 10, 15...", "score"]
    assert wrap(EVEN, "First to 100, 250 or 500", 13) == ["First to", "100, 250 or", "500"]
    assert wrap(EVEN, "4 get 7, those get 5", 11) == ["4 get 7,", "those get 5"]  # no list


def test_no_list_of_numbers_is_broken_in_any_sentence(say):
    listed = [text for sentences in say.sections.values() for text in sentences.values() if re.search(r"\d, \d", text)]
    assert listed or say.name != "lib/words/en.txt"
    for text in listed:
        for columns in range(20, 40):
            lines = wrap(EVEN, text.replace(" | ", " "), columns)
            assert not any(re.search(r"\d,$", line) and then[0].isdigit() for line, then in zip(lines, lines[1:]))


def test_flow_keeps_pieces_whole():
    assert flow(EVEN, ["12", "+11", "+10", "=33", " (to 30)"], 9) == ["12+11+10", "=33", "(to 30)"]
