# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sentences: all that is said is there, all that is there is said, and it can be shown."""
import ast
import re
from importlib import import_module

import pytest

import text
from engine import games, players
from environment import ROOT
from saves import settings
from words.lines import flow, wrap

PARTS = sorted({path.stem for path in (ROOT / "lib" / "text" / "en").glob("*.py")} - {
    "__init__", "chinese", "help_line"})
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

# By language: some counts that go with each form of a sentence.
PLURALS = {
    "en": ((1,), (0, 2, 5, 11, 21, 101)),
    "bg": ((1,), (0, 2, 5, 11, 21, 101)),
    "cs": ((1,), (2, 3, 4), (0, 5, 11, 12, 14, 21, 22, 101, 102)),
    "hu": ((0, 1, 2, 5, 11, 101),),
    "pl": ((1,), (2, 3, 4, 22, 34, 102, 123), (0, 5, 10, 11, 12, 14, 20, 21, 25, 101, 112)),
    "ru": ((1, 21, 31, 101, 121), (2, 3, 4, 22, 34, 102, 123), (0, 5, 10, 11, 12, 14, 20, 25, 100, 111, 112, 114)),
}


def names_said():
    """The sentences that the scenes ask for, by name."""
    said = {"FAULTS", "NO_ROOM"}  # which saves asks for by a name in a variable
    for path in (ROOT / "lib").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and is_words(node.value) and node.attr.isupper():
                said.add(node.attr)
    return said


def is_words(node):
    return getattr(node, "id", getattr(node, "attr", None)) in ("words", "shared_words", "menus")


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


def shape(value):
    """What has to be alike in all languages: the keys, how many sentences, and the placeholders in each in their
    order. Sentences in a row that say the same number are the forms of one, of which another language has more."""
    if isinstance(value, dict):
        return {key: shape(part) for key, part in value.items()}
    if isinstance(value, tuple):
        shapes = [shape(part) for part in value]
        return shapes[0] if is_forms(value) else shapes
    return re.findall("%[+]?[ds]", value)


def is_forms(value):
    """Whether this is one sentence in the forms that go with different counts."""
    return isinstance(value, tuple) and all(isinstance(part, str) and shape(part) == ["%d"] for part in value)


def counted(value):
    """All tuples of forms in a sentence, a dict or a tuple of them."""
    if is_forms(value):
        yield value
    elif isinstance(value, (dict, tuple)):
        for part in value.values() if isinstance(value, dict) else value:
            yield from counted(part)


class Words:
    """All sentences of a language: in `shared` what all scenes say, and in each of its PARTS the rest."""

    def __init__(self, language):
        self.language = language
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


def test_all_languages_say_the_same_with_the_same_placeholders(say):
    english = Words("en")
    for ours, theirs in zip(say.modules, english.modules):
        assert sentences(ours).keys() == sentences(theirs).keys(), ours.__name__
        for name, sentence in sentences(theirs).items():
            assert shape(sentences(ours)[name]) == shape(sentence), f"{ours.__name__}.{name}"


def test_all_languages_are_there():
    folders = {path.parent.name for path in (ROOT / "lib" / "text").glob("*/__init__.py")}
    # New ones come last: settings are kept by their place.
    assert sorted(text.LANGUAGES) == sorted(folders) and text.LANGUAGES[0] == "en"


def test_counts_have_the_forms_that_go_with_them(say):
    plural = say.shared.plural
    assert [plural(count) for counts in PLURALS[say.language] for count in counts] == [
        form for form, counts in enumerate(PLURALS[say.language]) for count in counts]


def test_every_sentence_with_forms_has_one_for_each_count(say):
    used = {say.shared.plural(count) for count in range(131)}
    found = [forms for module in say.modules for value in sentences(module).values() for forms in counted(value)]
    assert found
    for forms in found:
        assert set(range(len(forms))) == used, forms
        assert all(str(count) in forms[say.shared.plural(count)] % count for count in range(131))


# What part each module loads.
WORDS = [
    ("scenes/new_game", "new_game"), ("scenes/title", "menus"), ("scenes/pause", "menus"),
    ("scenes/result", "result"), ("scenes/options", "options"), ("scenes/statistics", "statistics"),
    ("tables/review", "review"),
    ("tables/line/input", "line_input"), ("tables/line/scoring", "line_events"),
    ("tables/line/phrases", "line_events"), ("tables/line/review", "line_events"),
    ("tables/line/summary", "line_summary"), ("tables/line/guide", "line_guide"),
    ("tables/tricks/input", "tricks_input"), ("tables/tricks/animation", "tricks_table"),
    ("tables/tricks/phrases", "tricks_table"), ("tables/tricks/review", "tricks_table"),
    ("tables/tricks/table", "tricks_table"), ("tables/tricks/scene", "tricks_table"),
    ("tables/tricks/summary", "tricks_summary"), ("tables/tricks/ranking", "tricks_ranking"),
    ("tables/pai_gow/input", "pai_gow_table"), ("tables/pai_gow/animation", "pai_gow_table"),
    ("tables/pai_gow/phrases", "pai_gow_table"), ("tables/pai_gow/hand", "pai_gow_table"),
    ("tables/pai_gow/table", "pai_gow_table"), ("tables/pai_gow/scene", "pai_gow_table"),
    ("tables/pai_gow/review", "pai_gow_table"), ("tables/pai_gow/ranking", "pai_gow_ranking")
]


def test_each_module_has_all_its_sentences_in_its_own_part(say):
    """What it asks of its `words` is in the part that it loads, and what it asks of `app.shared_words` in what
    all share."""
    for module, part in WORDS:
        own = {"app.shared_words": set(), "words": set(), "menus": set()}
        for node in ast.walk(ast.parse((ROOT / "lib" / f"{module}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and is_words(node.value) and node.attr.isupper():
                said = ast.unparse(node.value).removeprefix("self.").removeprefix("table.")
                own[said].add(node.attr)
        assert own["words"] and own["words"] <= sentences(getattr(say, part)).keys(), module
        assert own["app.shared_words"] <= sentences(say.shared).keys(), module
        assert own["menus"] <= sentences(say.menus).keys(), module


def test_every_game_level_and_option_has_its_words(say):
    assert set(say.menus.GAMES) == set(games.NAMES) and set(say.menus.LEVELS) == set(players.LEVELS)
    assert set(say.new_game.ABOUT["game"]) == set(games.NAMES)
    assert set(say.new_game.ABOUT["level"]) == set(players.LEVELS)
    for name in games.NAMES:
        for key, _, allowed in games.load(name).OPTIONS:
            assert key in say.new_game.NAMES
            assert isinstance(say.new_game.ABOUT[key], str) or set(say.new_game.ABOUT[key]) == set(allowed)
            values = say.new_game.VALUES.get(key, allowed)
            assert set(values) == set(allowed) and (key in say.new_game.VALUES or not isinstance(allowed[0], str))


def test_every_reason_for_points_has_its_words(say):
    assert set(say.line_events.REASONS) == {"lead", "ends", "double"}


LINE_FAMILIES = ("points", "ends", "blitz")
OF_OTHERS = {"second", "third"}  # said as of the next seat, or of the partner


def reasons(*families):
    """The words for all reasons that a hint can have in games of these families."""
    evaluations = [import_module(f"engine.players.{family}.evaluation") for family in families]
    features = {name for evaluation in evaluations for name in evaluation.FEATURES}
    return features - OF_OTHERS | {"only", "equal"}


def test_every_reason_for_a_hint_has_its_words(say):
    assert set(say.line_hint.HINTS) == reasons(*LINE_FAMILIES) | {"partner"}
    assert set(say.tricks_hint.HINTS) == reasons("tien_gow")
    assert set(say.pai_gow_hint.HINTS) == reasons("pai_gow")


def test_the_reason_for_a_hint_fits_its_line(say):
    for hints, columns in ((say.line_hint.HINTS, STATUS_COLUMNS), (say.tricks_hint.HINTS, WIDE_COLUMNS),
                           (say.pai_gow_hint.HINTS, HEAD_COLUMNS)):
        for key, sentence in hints.items():
            for form in strings(sentence):
                longest = form.replace("%d", "288").replace("%s", "Ivy")
                assert len(longest) <= columns, key


def test_how_a_round_is_scored_has_its_words_where_points_alone_do_not_tell(say):
    assert set(say.line_summary.RULES) >= {
        "points blocked", "pips blocked", "kurnik blocked", "draw blocked", "kozel blocked", "kozel domino",
        "bergen blocked", "bergen domino", "blitz blocked"}


def test_every_letter_is_in_the_fonts(say):
    letters = (ROOT / "fonts" / "characters.txt").read_text(encoding="utf-8").rstrip("\n")
    assert {letter for module in say.modules for value in sentences(module).values()
            for part in strings(value) for letter in part} <= set(letters + "ⒶⒷ")  # any board's buttons A and B


def names(say):
    """What the machine's seats are called."""
    return [name for level, name in say.menus.LEVELS.values()] + list(say.menus.OTHERS)


def test_names_are_short_and_different_and_enough_for_the_largest_table(say):
    assert len(set(names(say))) == len(names(say)) and len(say.menus.OTHERS) == 6
    assert all(len(name) <= NAME_COLUMNS for name in [say.shared.YOU] + names(say))


def test_what_happened_fits_the_status_line(say):
    table, person = say.line_events, say.line_input
    told = [(table.PLAYED, ("12-12",)), (table.WENT_ON, ("12-12",)), (table.DREW, (14,)), (table.PASSED, ()),
            (table.STOPPED, ()), (table.DREW_PLAYED, (14, "12-10")), (say.shared.OUT, ()), (table.LED, ("12-12",)),
            (say.match_point.NEAR, ())]
    told += [(reason, (3,)) for reason in table.REASONS.values()]
    for (you, they), value in told:
        assert len(you % value) <= STATUS_COLUMNS, you
        for name in names(say):
            assert len(they % ((name,) + value)) <= STATUS_COLUMNS, they
    for said in (person.MUST_DRAW, person.MUST_PASS, person.MAY_STOP, person.YOUR_LEAD, person.THINKING,
                 person.MUST_LEAD % "12-12", person.DREW_IN_VAIN % 14, person.HINT_STOP, say.shared.GOES_ON,
                 say.shared.BLOCKED, say.match_point.SEVERAL):
        assert len(said) <= STATUS_COLUMNS, said


def test_keys_menus_and_headings_fit(say):
    person = say.line_input
    for word in (person.PLAY_KEY, person.BACK_KEY, person.DRAW_KEY, person.PASS_KEY, person.STOP_KEY,
                 say.shared.UNDO_KEY):
        assert len(word) <= KEY_COLUMNS
    for line in (say.menus.GO_ON, say.menus.NEW_MATCH, say.menus.QUIT):
        assert len(line) <= MENU_COLUMNS
    for name in names(say):
        for you, they in (say.shared.OUT, say.line_summary.WON_BLOCKED, say.result.WON, say.result.GOAT,
                          say.tricks_summary.WON_ROUND):
            assert len(you) <= HEAD_COLUMNS and len(they % name) <= HEAD_COLUMNS
    ours, theirs = say.result.GOATS
    for heading in (say.line_summary.TIED, say.shared.BLOCKED, ours, theirs % "Gus+Max"):
        assert len(heading) <= HEAD_COLUMNS


def test_the_rows_of_a_new_game_fit(say):
    assert all(len(name) <= 8 for name in say.new_game.NAMES.values())
    levels = [level for level, name in say.menus.LEVELS.values()]
    for value in (say.new_game.PARTNERS, *strings(say.new_game.VALUES), *say.menus.GAMES.values(), *levels):
        assert len(value) <= 11
    assert len(say.new_game.START) <= 8 and len(say.new_game.DONE) <= 8
    assert len(f"{say.new_game.RULES}: {say.new_game.NONE}") <= 22


def test_every_heading_fits_the_narrowest_page(say, person):
    from words.letters import Letters

    wide = Letters(person.app.art).bold.width
    headings = [say.line_summary.TIED, say.shared.BLOCKED]
    for you, they in say.shared.OUT, say.line_summary.WON_BLOCKED, say.tricks_summary.WON_ROUND:
        headings += [you, *(they % name for name in names(say))]
    for heading in headings:
        assert wide(heading) <= NARROWEST, heading


@pytest.mark.parametrize("columns, most", [(PAGE_COLUMNS, 3), (NARROW, 4)])
def test_explanations_fit_their_lines_with_the_keys_below_those_of_games(say, columns, most):
    for key, about in say.new_game.ABOUT.items():
        for sentence in strings(about):
            lines = wrap(sentence, columns - 2)
            assert len(lines) <= most - (key == "game"), sentence
            assert max(len(line.rstrip()) for line in lines) <= columns - 2, sentence
    assert len(say.new_game.KEYS) <= columns


def test_the_title_and_its_notes_fit(say, person):
    from words.letters import Letters

    menus = say.menus
    assert max(map(len, (menus.CONTINUE, menus.NEW_GAME, menus.STATISTICS, menus.OPTIONS))) <= 20
    levels = [level for level, name in menus.LEVELS.values()]
    for game in menus.GAMES.values():
        for other in [*levels, *(form % 8 for form in menus.PLAYERS)]:
            assert len(f"{game} - {other}") <= NARROW
    wide = Letters(person.app.art).font.width
    for key, note in say.saves.FAULTS + say.saves.NO_ROOM:
        assert len(note) <= NARROW and wide(note) <= NARROWEST - 2, note


def test_the_options_fit(say):
    options = say.options
    for key, name in options.NAMES.items():
        values = [options.LANGUAGE] if key == "language" else options.VALUES.get(key, options.SWITCH)
        assert len(name) + 1 + max(map(len, values)) <= 24, name
    assert len(options.OPTIONS) <= 20 and len(options.KEYS) <= NARROW
    assert len(options.LANGUAGE) <= 12


def test_every_setting_and_value_has_its_words(say):
    for key, values in settings.ALL:
        if key in say.options.VALUES:
            assert len(say.options.VALUES[key]) == len(values)
        elif values == (True, False):
            assert key in say.options.NAMES and len(say.options.SWITCH) == 2


def test_the_statistics_fit(say):
    statistics = say.statistics
    assert all(len(name) <= 19 for name in statistics.NUMBERS) and len(statistics.NUMBERS) == 4
    assert all(len(level) <= 10 for level, name in say.menus.LEVELS.values())
    assert len(wrap(statistics.CLEAR, NARROW - 2)) <= 2 and len(statistics.KEYS) <= NARROW
    assert all(len(answer) <= 12 for answer in statistics.ANSWERS) and len(statistics.ANSWERS) == 2


def test_the_summary_of_a_round_fits(say):
    for rule in say.line_summary.RULES.values():
        assert len(wrap(rule, NOTE_COLUMNS)) <= 2, rule
    for target in (say.line_summary.TO % 500, say.line_summary.TO_GOAT % 101):
        assert len(target) + max(len(say.shared.NEXT_ROUND), len(say.shared.RESULT)) <= 22  # of the foot's, narrow
    assert max(map(len, (say.result.REMATCH, say.result.LOOK_BACK, say.result.TITLE))) <= 12


def test_the_look_back_at_a_match_fits(say):
    review = say.review
    for sentence in (review.ROUND % 12, review.EARLIER % 12, review.LEAVE):
        assert len(sentence) <= STATUS_COLUMNS


def test_what_is_said_in_tien_gow_fits(say):
    tien_gow, picking = say.tricks_table, say.tricks_input
    for word in (picking.LEAD_KEY, picking.BEAT_KEY, picking.DROP_KEY, picking.PICK_KEY, picking.CLEAR_KEY,
                 picking.HELP_KEY):
        assert len(word) <= 5, word
    for pair, values in ((tien_gow.BANKER, ()), (tien_gow.LED, ()), (tien_gow.BEAT, ()), (tien_gow.DROPPED, (4,)),
                         (tien_gow.WON_TRICK, ()), (tien_gow.WON_TRICKS, (4,)),
                         (say.tricks_summary.NEXT_BANKER, ())):
        assert len(pair[0] % values) <= WIDE_COLUMNS and len(pair[1] % ("Ivy", *values)) <= WIDE_COLUMNS, pair
    for sentence in (picking.YOUR_LEAD, *picking.BEAT_OR_DROP, *picking.MUST_DROP, picking.BARRED, picking.DROP[1],
                     tien_gow.LAST_ROUND, picking.NO_LEAD, picking.PICK, picking.PICK_MORE, picking.TOO_MANY,
                     picking.THINKING):
        assert len(sentence.replace("%d", "4")) <= WIDE_COLUMNS, sentence
    civil = [*tien_gow.NAMES.values(), tien_gow.CIVIL_TILE % "6-5", tien_gow.PAIR % "6-5",
             *(tien_gow.PAIR % name for name in tien_gow.NAMES.values()), tien_gow.SUPREME]
    military = [tien_gow.MILITARY_TILE % names[0] for names in tien_gow.NUMBERS.values()]
    military += [tien_gow.PAIR % names[1] for names in tien_gow.NUMBERS.values() if len(names) > 1]
    families = zip(tien_gow.NAMES.values(), (9, 8, 7, 5))
    sets = [tien_gow.SET % (tien_gow.TWO % name, tien_gow.TWO % tien_gow.NUMBERS[sum][1]) for name, sum in families]
    for name in civil + military + sets:
        for sentence in (picking.LEADS % name, picking.BEATS % name, tien_gow.WINNING % ("Ivy", name)):
            assert len(sentence) <= WIDE_COLUMNS, sentence
    assert all(len(picking.DROP[0] % name) <= WIDE_COLUMNS for name in civil[:5] + military[:6])


def test_the_summary_of_tien_gow_fits(say):
    assert len(wrap(say.tricks_summary.NOTE, NOTE_COLUMNS)) <= 3


def test_what_is_said_in_pai_gow_fits(say):
    words = say.pai_gow_table
    for columns, texts in (
            (HEAD_COLUMNS, (words.STAKE, words.MAKE, words.THINKING, words.REVEAL, words.PUSH, words.WON % 25,
                            words.LOST % 25, say.match_point.NEAR[1] % words.BANKER)),
            (PAGE_COLUMNS, (*words.RULES, words.GOAL)),
            (9, words.HANDS),
            (10, (words.STAKE_KEY, words.SPLIT_KEY % (3, 3), f"{words.BANKER} 100", *words.BETTER)),
            (KEY_COLUMNS, (words.DEAL_KEY, words.PLAY_KEY, words.NEXT_KEY, words.RESULT_KEY)),
            (15, (words.HINT_KEY % "SELECT",)),
            (24, (words.HINT_KEY % "SELECT" + words.RANKING_KEY,)),  # side by side on a narrow screen
            (7, (words.BANKER, words.SUPREME, words.PAIR_OF, words.WONG, words.GONG, *words.NAMES.values(),
                 words.PAIR, *words.MILITARY)),
            (11, (words.HIGHER, words.LEVEL, words.NOTHING))):
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


def test_flow_keeps_pieces_whole():
    assert flow(["12", "+11", "+10", "=33", " (to 30)"], 9) == ["12+11+10", "=33", "(to 30)"]
