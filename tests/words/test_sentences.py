# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences: everything that is said is there, everything that is there is said, and it can be shown."""

from importlib import import_module

import pytest

import languages
from engine import games, players
from environment import ROOT
from languages import Language
from make_fonts import characters_shown
from tables.hud import NAME_WIDE
from tables.line.hud import MESSAGE
from words import LANGUAGES
from words.font import Font
from words.lines import wrap

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


@pytest.fixture(scope="module")
def shown():
    """All letters that are shown."""
    return characters_shown()


@pytest.fixture
def wide(font):
    """wide(text): its width in px, without the gap after its last letter."""
    return lambda text: font.width(text) - 1


@pytest.fixture(params=[(language, fingers) for fingers in (False, True) for language in LANGUAGES], ids=str)
def say(request):
    """A Language, with all its sentences as attributes: those for buttons, or for fingers."""
    language, fingers = request.param
    said = Language(language)
    if fingers:
        for sentences in said.sections.values():
            tapped = {name: text.replace("%.0s", "") for name, text in said.beside["fingers"].items()}
            sentences |= {name: text for name, text in tapped.items() if name in sentences}
    return said


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_fingers_take_no_more_lines_and_have_letters_of_the_font(language, font, shown):
    said = Language(language)
    own = {name: text for sentences in said.sections.values() for name, text in sentences.items()}
    for name, tapped in said.beside["fingers"].items():
        assert set(tapped) - {"|"} <= shown, name
        for form, text in zip(own[name].split("|"), tapped.split("|"), strict=True):
            lines = [len(wrap(font, one.replace("%s", "SELECT"), PAGE - MARGINS)) for one in (form, text)]
            assert lines[1] <= lines[0], name


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
    of_all = {}  # values by option
    for name in games.NAMES:
        for key, _, allowed in games.load(name).OPTIONS:
            assert key in say.CHOICES
            assert key in say.ABOUT_RULES or values_of(key, say.ABOUT_RULES) == set(map(str, allowed))
            named = values_of(key, say.CHOICE_VALUES)
            assert named >= {each for each in allowed if isinstance(each, str)}
            of_all[key] = of_all.get(key, set()) | set(map(str, allowed))
    assert all(values_of(key, say.CHOICE_VALUES) <= allowed for key, allowed in of_all.items())


def values_of(key, sentences):
    """The values of a key for each of which there is a sentence."""
    return {value for name, _, value in (name.partition(".") for name in sentences) if name == key and value}


LINE_FAMILIES = ("points", "ends", "blitz")
OF_OTHERS = {"second", "third"}  # said as of the next seat, or of the partner


def reasons(*families):
    """The words for all reasons that a hint can have in games of these families."""
    evaluations = [import_module(f"engine.players.{family}.evaluation") for family in families]
    features = {name for evaluation in evaluations for name in evaluation.FEATURES.split()}
    return features - OF_OTHERS | {"only", "equal"}


def test_every_reason_for_a_hint_has_its_words(say):
    named = [key.partition(".") for key in say.LINE_HINTS]
    assert {reason for reason, _, game in named} == reasons(*LINE_FAMILIES) | {"partner"}
    assert {reason for reason, _, game in named if not game} == reasons(*LINE_FAMILIES) | {"partner"}
    assert {game for _, _, game in named if game} <= set(games.NAMES)
    assert set(say.TRICKS_HINTS) == reasons("tien_gow")
    assert set(say.PAI_GOW_HINTS) == reasons("pai_gow")


def test_the_reason_for_a_hint_fits_its_line(say, wide):
    for hints, most in ((say.LINE_HINTS, MESSAGE), (say.TRICKS_HINTS, NARROWEST), (say.PAI_GOW_HINTS, NARROWEST)):
        for key, sentence in hints.items():
            for form in strings(sentence):
                longest = form.replace("%d", "288").replace("%s", "Ivy")
                assert wide(longest) <= most, key


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
        (say.DREW_PASSED, (14,)),
        (say.STOPPED, ()),
        (say.DREW_PLAYED, (14, "12-10")),
        (say.OUT, ()),
        (say.LED, ("12-12",)),
        (say.NEAR, ()),
        (say.LEADS["tile"], ("12-12",)),
        (say.LEADS["won"], ()),
        (say.LEADS["blocked"], ()),
        (say.LEADS["any"], ()),
        (["%s +20: 10+12+6+12".replace("%s", say.YOU), "%s +20: 10+12+6+12"], ()),
    ]
    told += [(reason, (3,)) for reason in say.REASONS.values()]
    for (you, they), value in told:
        assert wide(you % value) <= MESSAGE, you
        for name in names(say):
            assert wide(they % ((name,) + value)) <= MESSAGE, they
    for said in (
        say.MAY_STOP,
        say.THINKING,
        say.HINT_STOP,
        say.GOES_ON,
        say.SEVERAL,
    ):
        assert wide(said) <= MESSAGE, said


def test_every_heading_fits_the_narrowest_page(say, wide):
    ours, theirs = say.GOATS
    one, two = say.NONE_LEFT
    headings = [one % 12, two % (11, 12), ours, theirs % "Gus+Max"]
    for you, they in say.OUT, say.WON, say.GOAT, say.WON_ROUND:
        headings += [you, *(they % name for name in names(say))]
    for heading in headings:
        assert wide(heading) <= NARROWEST, heading


def test_the_options_fit(say, wide):
    for key, name in say.SETTINGS.items():
        values = [say.LANGUAGE] if key == "language" else say.SETTING_VALUES.get(key, say.SWITCH)
        assert wide(name) + 3 + max(map(wide, values)) <= NARROWEST - 10, name
    assert wide(say.OPTIONS) <= NARROWEST and wide(say.OPTIONS_KEYS) <= NARROWEST


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
        say.DROP,
        say.BEATEN_BY[1],
        say.LAST_ROUND,
        say.THINKING,
    ):
        assert wide(sentence.replace("%d", "4")) <= NARROWEST, sentence
    civil = [
        *say.TILE_NAMES.values(),
        say.PAIR % "6-5",
        *(say.PAIR % name for name in say.TILE_NAMES.values()),
        say.SUPREME,
    ]
    military = [say.PAIR % names[1] for names in say.MILITARY_NUMBERS.values() if len(names) > 1]
    families = zip(say.TILE_NAMES.values(), (9, 8, 7, 5))
    sets = [say.SET % (say.TWO % name, say.TWO % say.MILITARY_NUMBERS[str(sum)][1]) for name, sum in families]
    assert all(wide(name) <= NARROWEST for name in civil + military + sets)
    assert wide(say.BEATEN_BY[0]) <= 160 - 10 * 10 - 6  # beside ten tiles of 9 px


def test_what_is_said_in_pai_gow_fits(say, wide):
    for most, texts in (
        (
            NARROWEST,
            (
                say.STAKE,
                say.GOAL,
                say.THINKING,
                say.REVEAL,
                say.PUSH,
                say.STAKE_WON % 25,
                say.STAKE_LOST % 25,
                say.NEAR[1] % say.BANKER,
            ),
        ),
        (PAGE - 2, say.PAI_GOW_RULES),
        (PAGE - 14 - 66 - 2, (say.PAI_GOW_ROUND % "12/12",)),
        (58, say.HANDS),
        (60, (say.STAKE_KEY, say.SPLIT_KEY % (3, 3), f"{say.BANKER} 100")),
        (36, (say.DEAL_KEY, say.PAI_GOW_PLAY_KEY, say.NEXT_KEY, say.RESULT_KEY)),
        (80, (say.SHORT_HINT_KEY % "SELECT",)),
        # Side by side on a narrow screen.
        (NARROWEST - MARGINS, (say.SHORT_HINT_KEY % "SELECT" + say.RANKING_KEY,)),
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
