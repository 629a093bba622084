# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences: everything that is said is there, everything that is there is said, and it can be shown."""
import ast
import re
from importlib import import_module

import pytest

import languages
from engine import games, players
from environment import ROOT
from languages import Language
from saves import settings
from words import LANGUAGES
from words.lines import flow, wrap

STATUS_COLUMNS = 18
WIDE_COLUMNS = 24  # of the line in Tien Gow, on a screen of 120 px
NAME_COLUMNS = 3
KEY_COLUMNS = 6
MENU_COLUMNS = 15
HEAD_COLUMNS = 21
NOTE_COLUMNS = 30  # of small print
PAGE_COLUMNS = 32  # of small print from one side of a page to the other
NARROWEST = 120  # px of a page
NARROW = 25  # the same on a screen of 128 px


def strings(value):
    """All strings in a sentence: a text, its forms, or a dict of these."""
    if isinstance(value, str):
        yield value
    else:
        for part in value.values() if isinstance(value, dict) else value:
            yield from strings(part)


@pytest.fixture(params=LANGUAGES)
def say(request):
    """A Language, with all its sentences as attributes."""
    return Language(request.param)


def test_every_sentence_is_said():
    said = {node.attr for path in (ROOT / "lib").rglob("*.py")
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "names" and node.attr.isupper()}
    assert said == set(languages.numbers())


def test_a_language_lacks_no_sentence():
    """In its place the English one would be said."""
    lacking = [f"{language}.txt: {sentence}" for language in LANGUAGES for sentence in languages.missing(language)]
    assert not lacking, "Sentences that are said in English: " + ", ".join(lacking)


def test_all_languages_are_there():
    assert sorted(LANGUAGES) == sorted(path.stem for path in (ROOT / "lib" / "words").glob("*.txt"))
    assert LANGUAGES[:6] == ("en", "bg", "cs", "hu", "pl", "ru")  # settings are kept by these places


def test_every_game_level_and_option_has_its_words(say):
    assert set(say.GAMES) == set(games.NAMES) and set(say.LEVELS) == set(players.LEVELS)
    assert values_of("game", say.ABOUT) == set(games.NAMES)
    assert values_of("level", say.ABOUT) == set(players.LEVELS)
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


def test_the_reason_for_a_hint_fits_its_line(say):
    for hints, columns in ((say.LINE_HINTS, STATUS_COLUMNS), (say.TRICKS_HINTS, WIDE_COLUMNS),
                           (say.PAI_GOW_HINTS, HEAD_COLUMNS)):
        for key, sentence in hints.items():
            for form in strings(sentence):
                longest = form.replace("%d", "288").replace("%s", "Ivy")
                assert len(longest) <= columns, key


def test_how_a_round_is_scored_has_its_words_where_points_alone_do_not_tell(say):
    assert set(say.SCORING) >= {
        "points.blocked", "pips.blocked", "kurnik.blocked", "draw.blocked", "kozel.blocked", "kozel.domino",
        "bergen.blocked", "bergen.domino", "blitz.blocked"}


def test_every_letter_is_in_the_fonts(say):
    letters = (ROOT / "fonts" / "characters.txt").read_text(encoding="utf-8").rstrip("\n")
    said = {text for sentences in say.sections.values() for text in sentences.values()}
    assert set("".join(said)) - set(languages.BETWEEN) <= set(letters + "ⒶⒷ")  # any board's buttons A and B


def names(say):
    """The names of the machine's seats."""
    return [name for level, name in say.LEVELS.values()] + list(say.OTHER_NAMES)


def test_names_are_short_and_different_and_enough_for_the_largest_table(say):
    assert len(set(names(say))) == len(names(say)) and len(say.OTHER_NAMES) == 6
    assert all(len(name) <= NAME_COLUMNS for name in [say.YOU] + names(say))


def test_what_happened_fits_the_status_line(say):
    told = [(say.PLAYED, ("12-12",)), (say.WENT_ON, ("12-12",)), (say.DREW, (14,)), (say.PASSED, ()),
            (say.STOPPED, ()), (say.DREW_PLAYED, (14, "12-10")), (say.OUT, ()), (say.LED, ("12-12",)),
            (say.NEAR, ())]
    told += [(reason, (3,)) for reason in say.REASONS.values()]
    for (you, they), value in told:
        assert len(you % value) <= STATUS_COLUMNS, you
        for name in names(say):
            assert len(they % ((name,) + value)) <= STATUS_COLUMNS, they
    for said in (say.MUST_DRAW, say.MUST_PASS, say.MAY_STOP, say.YOUR_LEAD, say.THINKING,
                 say.MUST_LEAD % "12-12", say.DREW_IN_VAIN % 14, say.HINT_STOP, say.GOES_ON,
                 say.BLOCKED, say.SEVERAL):
        assert len(said) <= STATUS_COLUMNS, said


def test_keys_menus_and_headings_fit(say):
    for word in (say.PLAY_KEY, say.BACK_KEY, say.DRAW_KEY, say.PASS_KEY, say.STOP_KEY,
                 say.UNDO_KEY):
        assert len(word) <= KEY_COLUMNS
    for line in (say.GO_ON, say.NEW_MATCH, say.QUIT):
        assert len(line) <= MENU_COLUMNS
    for name in names(say):
        for you, they in (say.OUT, say.WON_BLOCKED, say.WON, say.GOAT,
                          say.WON_ROUND):
            assert len(you) <= HEAD_COLUMNS and len(they % name) <= HEAD_COLUMNS
    ours, theirs = say.GOATS
    for heading in (say.TIED, say.BLOCKED, ours, theirs % "Gus+Max"):
        assert len(heading) <= HEAD_COLUMNS


def test_the_rows_of_a_new_game_fit(say):
    assert all(len(name) <= 8 for name in say.CHOICES.values())
    levels = [level for level, name in say.LEVELS.values()]
    for value in (say.PARTNERS, *strings(say.CHOICE_VALUES), *say.GAMES.values(), *levels):
        assert len(value) <= 11
    assert len(say.START) <= 8 and len(say.DONE) <= 8
    assert len(f"{say.HOUSE_RULES}: {say.NONE}") <= 22


def test_every_heading_fits_the_narrowest_page(say, person):
    from words.letters import Letters

    wide = Letters(person.app.art).font.width
    headings = [say.TIED, say.BLOCKED]
    for you, they in say.OUT, say.WON_BLOCKED, say.WON_ROUND:
        headings += [you, *(they % name for name in names(say))]
    for heading in headings:
        assert wide(heading) <= NARROWEST, heading


@pytest.mark.parametrize("columns, most", [(PAGE_COLUMNS, 3), (NARROW, 4)])
def test_explanations_fit_their_lines_with_the_keys_below_those_of_games(say, columns, most):
    for key, about in (say.ABOUT | say.ABOUT_RULES).items():
        for sentence in strings(about):
            lines = wrap(sentence, columns - 2)
            assert len(lines) <= most - (key == "game"), sentence
            assert max(len(line.rstrip()) for line in lines) <= columns - 2, sentence
    assert len(say.NEW_GAME_KEYS) <= columns


def test_the_title_and_its_notes_fit(say, person):
    from words.letters import Letters

    assert max(map(len, (say.CONTINUE, say.NEW_GAME, say.STATISTICS, say.OPTIONS))) <= 20
    levels = [level for level, name in say.LEVELS.values()]
    for game in say.GAMES.values():
        for other in [*levels, *(form % 8 for form in strings(say.PLAYERS))]:
            assert len(f"{game} - {other}") <= NARROW
    wide = Letters(person.app.art).font.width
    for note in [*say.FAULTS.values(), *say.NO_ROOM.values()]:
        assert len(note) <= NARROW and wide(note) <= NARROWEST - 2, note


def test_the_options_fit(say):
    for key, name in say.SETTINGS.items():
        values = [say.LANGUAGE] if key == "language" else say.SETTING_VALUES.get(key, say.SWITCH)
        assert len(name) + 1 + max(map(len, values)) <= 24, name
    assert len(say.OPTIONS) <= 20 and len(say.OPTIONS_KEYS) <= NARROW
    assert len(say.LANGUAGE) <= 12


def test_every_setting_and_value_has_its_words(say):
    for key, values in settings.ALL:
        if key in say.SETTING_VALUES:
            assert len(say.SETTING_VALUES[key]) == len(values)
        elif values == (True, False):
            assert key in say.SETTINGS and len(say.SWITCH) == 2


def test_the_statistics_fit(say):
    assert all(len(name) <= 19 for name in say.STATISTICS_NUMBERS) and len(say.STATISTICS_NUMBERS) == 4
    assert all(len(level) <= 10 for level, name in say.LEVELS.values())
    assert len(wrap(say.CLEAR, NARROW - 2)) <= 2 and len(say.STATISTICS_KEYS) <= NARROW
    assert all(len(answer) <= 12 for answer in say.ANSWERS) and len(say.ANSWERS) == 2


def test_the_summary_of_a_round_fits(say):
    for rule in say.SCORING.values():
        assert len(wrap(rule, NOTE_COLUMNS)) <= 2, rule
    for target in (say.TO % 500, say.TO_GOAT % 101):
        assert len(target) + max(len(say.NEXT_ROUND), len(say.RESULT)) <= 22  # of the foot's, narrow
    assert max(map(len, (say.REMATCH, say.LOOK_BACK, say.TITLE))) <= 12


def test_the_look_back_at_a_match_fits(say):
    for sentence in (say.REVIEW_ROUND % 12, say.EARLIER % 12, say.LEAVE):
        assert len(sentence) <= STATUS_COLUMNS


def test_what_is_said_in_tien_gow_fits(say):
    for word in (say.LEAD_KEY, say.BEAT_KEY, say.DROP_KEY, say.PICK_KEY, say.CLEAR_KEY,
                 say.TRICKS_HELP_KEY):
        assert len(word) <= 5, word
    for pair, values in ((say.TRICKS_BANKER, ()), (say.TRICKS_LED, ()), (say.BEAT, ()), (say.DROPPED, (4,)),
                         (say.WON_TRICK, ()), (say.WON_TRICKS, (4,)),
                         (say.NEXT_BANKER, ())):
        assert len(pair[0] % values) <= WIDE_COLUMNS and len(pair[1] % ("Ivy", *values)) <= WIDE_COLUMNS, pair
    for sentence in (say.TRICKS_YOUR_LEAD, *say.BEAT_OR_DROP, *say.MUST_DROP, say.BARRED, say.DROP[1],
                     say.LAST_ROUND, say.NO_LEAD, say.PICK, say.PICK_MORE, say.TOO_MANY,
                     say.THINKING):
        assert len(sentence.replace("%d", "4")) <= WIDE_COLUMNS, sentence
    civil = [*say.TILE_NAMES.values(), say.CIVIL_TILE % "6-5", say.PAIR % "6-5",
             *(say.PAIR % name for name in say.TILE_NAMES.values()), say.SUPREME]
    military = [say.MILITARY_TILE % names[0] for names in say.MILITARY_NUMBERS.values()]
    military += [say.PAIR % names[1] for names in say.MILITARY_NUMBERS.values() if len(names) > 1]
    families = zip(say.TILE_NAMES.values(), (9, 8, 7, 5))
    sets = [say.SET % (say.TWO % name, say.TWO % say.MILITARY_NUMBERS[str(sum)][1]) for name, sum in families]
    for name in civil + military + sets:
        for sentence in (say.LEADS % name, say.BEATS % name, say.WINNING % ("Ivy", name)):
            assert len(sentence) <= WIDE_COLUMNS, sentence
    assert all(len(say.DROP[0] % name) <= WIDE_COLUMNS for name in civil[:5] + military[:6])


def test_the_summary_of_tien_gow_fits(say):
    assert len(wrap(say.NOTE, NOTE_COLUMNS)) <= 3


def test_what_is_said_in_pai_gow_fits(say):
    for columns, texts in (
            (HEAD_COLUMNS, (say.STAKE, say.MAKE, say.THINKING, say.REVEAL, say.PUSH, say.STAKE_WON % 25,
                            say.STAKE_LOST % 25, say.NEAR[1] % say.BANKER)),
            (PAGE_COLUMNS, (*say.PAI_GOW_RULES, say.GOAL)),
            (9, say.HANDS),
            (10, (say.STAKE_KEY, say.SPLIT_KEY % (3, 3), f"{say.BANKER} 100", *say.BETTER)),
            (KEY_COLUMNS, (say.DEAL_KEY, say.PAI_GOW_PLAY_KEY, say.NEXT_KEY, say.RESULT_KEY)),
            (15, (say.PAI_GOW_HINT_KEY % "SELECT",)),
            (24, (say.PAI_GOW_HINT_KEY % "SELECT" + say.RANKING_KEY,)),  # side by side on a narrow screen
            (7, (say.BANKER, say.PAI_GOW_SUPREME, say.PAIR_OF, say.WONG, say.GONG, say.PAI_GOW_PAIR,
                 *say.PAI_GOW_MILITARY)),
            (8, say.TILE_NAMES.values()),
            (11, (say.HIGHER, say.LEVEL, say.BOTH_NOTHING))):
        for line in texts:
            assert len(line) <= columns, line


def test_wrap_breaks_at_spaces_and_loses_nothing():
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("one two", 7) == ["one two"]
    assert wrap("incomprehensible word", 5) == ["incomprehensible", "word"]
    assert wrap("a word incomprehensible", 6) == ["a word", "incomprehensible"]
    assert wrap("ещё одна строка", 8) == ["ещё одна", "строка"]
    assert wrap("", 5) == [""]


def test_a_single_letter_is_not_left_at_the_end_of_a_line():
    assert wrap("Press a button", 8) == ["Press", "a button"]
    assert wrap("hraje s a v lese", 11) == ["hraje", "s a v lese"]
    assert wrap("Stiskni A", 9) == ["Stiskni A"]
    assert wrap("A abcdefgh", 5) == ["A", "abcdefgh"]


def test_a_dash_does_not_begin_a_line():
    assert wrap("Если ниже — теряешь", 9) == ["Если", "ниже —", "теряешь"]
    assert wrap("Козёл — ты", 7) == ["Козёл —", "ты"]
    assert wrap("Победитель — следующий", 11) == ["Победитель", "— следующий"]  # there is nothing to take along


def test_a_number_is_not_left_alone_at_the_end_of_a_text():
    assert wrap("rounded down to 5.", 15) == ["rounded down", "to 5."]
    assert wrap("counts 10 or 12.", 13) == ["counts 10", "or 12."]


def test_a_list_of_numbers_is_not_broken():
    assert wrap("ends of 5, 10, 15... score", 14) == ["ends of", "5, 10, 15...", "score"]
    assert wrap("First to 100, 250 or 500", 13) == ["First to", "100, 250 or", "500"]
    assert wrap("4 get 7, those get 5", 11) == ["4 get 7,", "those get 5"]  # no list


def test_no_list_of_numbers_is_broken_in_any_sentence(say):
    listed = [text for sentences in say.sections.values() for text in sentences.values()
              if re.search(r"\d, \d", text)]
    assert listed
    for text in listed:
        for columns in range(20, 40):
            lines = wrap(text.replace(" | ", " "), columns)
            assert not any(re.search(r"\d,$", line) and then[0].isdigit() for line, then in zip(lines, lines[1:]))


def test_flow_keeps_pieces_whole():
    assert flow(["12", "+11", "+10", "=33", " (to 30)"], 9) == ["12+11+10", "=33", "(to 30)"]
