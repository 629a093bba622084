# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Links, which name a match to be played, such as `game=kozel&players=4&level=expert&lang=ru&deal=12345`.

A link has to name the `game`. Any other key that is left out is as in a new game. `deal` is the match's number,
from which all its deals and chances follow, or `today` for the number of the date. Further keys are the game's own
options, such as `set=9`; an option that is left out has its default. Or a link names a puzzle, `puzzle=17`, or an
evening, `evening=1128`.
"""

from __future__ import annotations

from engine import games, history, players, record
from engine.rng import SEEDS
from words import LANGUAGES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from app import App
    from engine.kinds import Options

    Values = dict[str, Any]  # of a link, by their keys: nobody has checked them

PUZZLE = "puzzle"
EVENING = "evening"
TODAY = "today"
_OF_ALL = ("game", "players", "level", "lang", "deal")


class LinkError(ValueError):
    """A link that names no match; the text says why."""


def parse(text: str) -> Values:
    """The values of a link by their keys: numbers as ints, all others as they are. Raises LinkError."""
    values: Values = {}
    for part in text.split("&"):
        key, equals, value = part.partition("=")
        if len(part) > record.MOST["letters"]:
            raise LinkError("it has a part that is too long, %s." % _told(part))
        if not key or not value:
            raise LinkError("it has parts such as game=kozel, and not %s." % _told(part))
        if key in values:
            raise LinkError("it says %s twice." % _told(key))
        values[key] = int(value) if _is_number(value) else value
    return values


def check(values: Values) -> None:
    """Raise LinkError, saying why, where the values by their keys name no match, no puzzle and no evening."""
    for key, count in ((PUZZLE, _puzzles), (EVENING, _evenings)):
        if key in values:
            _check_alone(key, values, *count())
            return
    if "game" not in values:
        raise LinkError("it has to name a game, one of %s." % ", ".join(games.NAMES))
    _check_one("game", values["game"], games.NAMES)
    _check_one("level", values.get("level", players.LEVELS[0]), players.LEVELS)
    _check_one("lang", values.get("lang", LANGUAGES[0]), LANGUAGES)
    deal = values.get("deal", 0)
    if deal != TODAY and (type(deal) is not int or not 0 <= deal < SEEDS):
        raise LinkError("deal is a number of 0 to %d, or today, and not %s." % (SEEDS - 1, _told(deal)))
    rules = games.load(values["game"])
    try:
        rules(values.get("players", rules.SEATS[0]), _options(values))
    except ValueError as error:
        raise LinkError("%s." % error)


def _puzzles() -> tuple[int, int]:
    """The first number of a puzzle and the last."""
    from saves import puzzles

    return 1, len(puzzles.kinds())


def _evenings() -> tuple[int, int]:
    """The first number of an evening and the last."""
    from saves.evening import NUMBERS

    return 0, NUMBERS - 1


def _check_alone(key: str, values: Values, first: int, last: int) -> None:
    """Check the number of a puzzle or an evening, beside which a link names no more than a language."""
    wanted = values[key]
    if type(wanted) is not int or not first <= wanted <= last:
        raise LinkError("%s is a number of %d to %d, not %s." % (key, first, last, _told(wanted)))
    others = [other for other in values if other not in (key, "lang")]
    if others:
        raise LinkError("beside %s %s it can't name %s." % ("an" if key == EVENING else "a", key, _told(others[0])))
    _check_one("lang", values.get("lang", LANGUAGES[0]), LANGUAGES)


def _check_one(key: str, value: object, allowed: Sequence[str]) -> None:
    if value not in allowed:
        raise LinkError("%s can't be %s, only one of %s." % (key, _told(value), ", ".join(allowed)))


def _options(values: Values) -> Options:
    """The options of the game among the values, a dict."""
    return {key: values[key] for key in values if key not in _OF_ALL}


def start(app: App, values: Values) -> None:
    """Begin the match that the values by their keys name, in place of the one that the app plays, once the person
    agrees; or show the puzzle or the evening that they name. Raises LinkError, and changes nothing, if they name none
    of these."""
    check(values)
    from handheld import chance
    from saves import choice as choices
    from words.words import available

    number = chance.today() or None if values.get("deal") == TODAY else values.get("deal")
    if number is None and "deal" in values:
        raise LinkError("today's deal needs a clock that is set.")
    if "lang" in values:
        _check_one("lang", values["lang"], available())  # a build may have only some of them
    is_new = not app.settings.kept and "lang" not in values  # then the language is chosen first
    if PUZZLE in values:
        from saves import puzzles

        _speak(app, values)
        puzzles.begin(app, values[PUZZLE] - 1)
        app.start("table", app.play("language") if is_new else ())
        return
    if EVENING in values:
        _speak(app, values)
        app.left_table = {EVENING: values[EVENING]}
        app.start("evening", app.play("language") if is_new else ())
        return
    choice = choices.last_choice(app)
    choice.set_game(values["game"])
    for key in ("players", "level"):
        if key in values:
            choice.set(key, values[key])
    # A link to a certain match, like its record, leaves out what games of every age assume.
    match_is_known = "deal" in values and values["deal"] != TODAY
    choice.options = (choice.rules.unnamed if match_is_known else choice.rules.usual)(choice.seats)
    choice.options.update(_options(values))
    choice.number = number
    app.handheld.buttons.since = app.handheld.ticks()  # to open a link is a press, too

    def begin(app: App) -> None:
        _speak(app, values)
        choice.start(app)

    app.start(choices.begin(app, begin), app.play("language") if is_new else ())


def _speak(app: App, values: Values) -> None:
    """Speak the language that the values name, if they name one."""
    from saves import settings

    if values.get("lang", app.settings.language) != app.settings.language:
        settings.choose(app, "language", values["lang"])


def of(app: App) -> str | None:
    """Return the link to the match that is played or was just over, to its evening, or to the puzzle or the evening
    that is shown, a str without `lang`, since everybody has their own. Return None if there is none of these, if the
    match is a record's, which has no number, or if a position of a judged match is played again."""
    if app.puzzle:
        return "%s=%d" % (PUZZLE, app.puzzle[0] + 1) if app.puzzle[0] >= 0 else None
    evening = evening_of(app)
    if evening is not None:
        return "%s=%d" % (EVENING, evening)
    match = app.match
    if not match or not match.played_by and not match.moves:
        return None
    ((leader, stake, dealt, moves),) = history.split(match.pack_round())
    if len(dealt) != 4:
        return None
    parts: list[tuple[str, object]] = [("game", match.game), ("players", match.seats)]
    parts += [] if match.solo else [("level", app.level)]
    unnamed = match.unnamed(match.seats)
    parts += [(key, value) for key, value in match.options.items() if value != unnamed[key]]
    parts.append(("deal", app.deal_seed if app.number is None else app.number))
    return "&".join(["%s=%s" % part for part in parts])


def evening_of(app: App) -> int | None:
    """Return the number of the evening that is shown, or to which the match belongs, or None."""
    from saves import evening

    if app.scene == "evening":
        return app.shown.number  # type: ignore[attr-defined]  # the host's App knows its Scene
    going = evening.load()
    return None if app.match is None or going.stop_of(app) is None else going.number


def _is_number(text: str) -> bool:
    return len(text) < 12 and not text.strip("0123456789")


def _told(value: object) -> str:
    """A value for a message: not too long, and without characters that could control a terminal."""
    text = "".join([char if " " <= char <= "~" else "?" for char in str(value)])
    return '"%s"' % (text if len(text) <= record.MOST["letters"] else text[: record.MOST["letters"]] + "...")
