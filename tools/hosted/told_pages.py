# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pages around the tables as lines, for players who don't see them; spoken.py tells them."""

from __future__ import annotations

import counted
import pictured
import written
from drawings import HIGH
from engine import games
from engine.players import LEVELS
from engine.players.lines.chart import MINE, PLAYED, UNSEEN
from handheld.buttons import B
from moved import listed
from saves.puzzles import is_solved
from saves.the_set import CLOTHS, EACH
from seats import PERSON
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from judged import JudgedApp
    from judgement import Scene as Judgement
    from scenes.chart import Scene as Chart
    from scenes.evening import Scene as Evening
    from scenes.help import Scene as Help
    from scenes.lesson import Scene as Lesson
    from scenes.new_game import Scene as NewGame
    from scenes.puzzles import Scene as Puzzles
    from scenes.result import Scene as Result
    from scenes.the_set import Scene as TheSet
    from spoken import SpokenApp
    from written import Line

NAME = "Boneyard"
_DRAWN = "title", "language"  # the scenes whose heading is drawn
_SIGNS = "> ."  # what a picture of the help shows between tiles
_COLUMN = 4  # places in a column of a ranking, as in scenes.result


def of(app: SpokenApp, scene: Any) -> list[Line]:
    """Return the lines of a page."""
    return _OF_PAGES.get(app.scene, _page)(app, scene)


def about_evening(app: JudgedApp, number: int) -> str:
    """Return the name of an evening with its number."""
    return "%s %04d" % (app.words(names.EVENING), number)


def _page(app: SpokenApp, scene: Any) -> list[Line]:
    """Return the lines of a page: what is written, and what can be chosen there."""
    clicks = written.clicks(app)
    lines: list[Line] = [("heading", NAME)] if app.scene in _DRAWN else []
    ranked = _ranked(app) if app.scene == "ranking" else {}
    below = before = None  # where a line would go on with the paragraph above it; the Place of that
    for y, x, text, count in written.rows(app, scene.group, clicks):
        place = written.at(clicks, x, y + written.BESIDE)
        if not lines:
            lines.append(("heading", text))
        elif place and place == before:
            lines[-1] = written.choice(place, lines[-1][1] + (". " if _is_capital(text[0]) else " ") + text)
        elif place:
            lines.append(written.choice(place, text))
        elif count == 1 and below is not None and y <= below:
            lines[-1] = "text", lines[-1][1] + " " + text
        else:
            lines.append(("text", text))
        if lines[-1][1] in ranked:
            lines.append(("ranked", [ranked[lines[-1][1]]]))
        below, before = (y + HIGH if count == 1 and lines[-1][0] == "text" else None), place
    if app.scene == "house_rules" and scene.key is not None:
        lines.append(("turns",))
    return lines


def _is_capital(letter: str) -> bool:
    """Return whether a letter is a capital: MicroPython's isupper knows only those of ASCII."""
    return letter.isupper() or "А" <= letter <= "Я" or letter in "ÁÉÍÓÖŐÚÜŰČĎŇŘŠŤŽŁŚŻŹĆ"


def _help(app: SpokenApp, scene: Help) -> list[Line]:
    """Return the lines of a page of the help: the text, the picture, what is written below that, and how pages are
    turned. The signs in the picture are part of it."""
    heading, *lines, keys = [line for line in _page(app, scene) if set(line[1]) - set(_SIGNS)]
    picture = scene.pages[scene.number][1]
    told = pictured.of(picture, room_of(scene.game) == "line") if picture else []
    return [heading] + lines[:1] + told + lines[1:] + [keys]


def _new_game(app: SpokenApp, scene: NewGame) -> list[Line]:
    """Return the lines of the choice of a new match, with one for the game, whose name is its heading."""
    (_, game), *lines = _page(app, scene)
    goal, every = app.words(names.NEXT_GOAL) % "", "%s. %%s" % app.words(names.THE_SET)
    lines = [(line[0], every % line[1]) + line[2:] if line[1].startswith(goal) else line for line in lines]
    place = next(place for place in written.clicks(app) if place.y <= (app.art.height - app.art.page_height) // 2)
    turns: list[Line] = [("turns",)] * (scene.key in ("game", "level", "players"))
    turns.append(("games", [app.words(names.GAMES, each) for each in games.NAMES]))
    return [("heading", app.words(names.NEW_GAME)), written.choice(place, game) + ("game",)] + lines + turns


def _the_set(app: SpokenApp, scene: TheSet) -> list[Line]:
    """Return the lines of the Set: how many tiles are won, and each goal, with a word for those that are reached. The
    chosen one is told like a chosen line, and a click leads to any other."""
    goals = scene.goals
    lines: list[Line] = [
        ("heading", "%s %d/%d" % (app.words(names.THE_SET), goals.count(), len(goals.keys))),
    ]
    for goal, place in zip(range(len(goals.keys)), written.clicks(app)):
        name, about = goals.told(app.words, goal)
        done, every = goals.steps[goal]
        steps = " (%d/%d)" % (done, every) if done < every > 1 else ""
        lines.append(written.choice(place, "%s%s: %s" % (name, steps, about)) + ("won",) * (done >= every))
    if scene.told:  # the last line is on the next cloth, if there is one
        lines += [("text", scene.told[0])] * bool(scene.key)
        lines += [("cloth", (goals.cloths() + 1) * EACH)] * (goals.cloths() < CLOTHS)
    return lines


def _puzzles(app: SpokenApp, scene: Puzzles) -> list[Line]:
    """Return the lines of the list of puzzles: a grade, how many of it are solved, and its puzzles by their numbers,
    of which the chosen one tells its game and its task."""
    heading, grade, *about, keys = [text for _, _, text, _ in written.rows(app, scene.group)]
    lines: list[Line] = [("heading", heading), ("text", "%s %s" % (grade, app.words(names.SOLVED)))]
    for puzzle, place in zip(scene.shown, written.clicks(app)):
        solved = ", " + app.words(names.SOLVED) if is_solved(scene.solved, puzzle) else ""
        told = "%d%s" % (puzzle + 1, solved) if place.step is not None else ". ".join(about)
        lines.append(written.choice(place, told))
    return lines + [("text", keys)]


def _evening(app: SpokenApp, scene: Evening) -> list[Line]:
    """Return the lines of an evening: its number, how it stands, each stop with its points, and the tray's texts. The
    number of one that hasn't begun is told as the chosen line."""
    words, evening = app.words, scene.evening
    if scene.choosing:
        chosen: list[Line] = [("heading", words(names.EVENING)), ("chosen", "%04d" % scene.number, None, None)]
        return chosen + [line for line in _page(app, scene)[1:] if line[0] == "text"]
    from saves.evening import plan

    lines: list[Line] = [
        ("heading", about_evening(app, scene.number)),
        ("evening", evening.lives, evening.score()),
    ]
    for stop, (place, (game, level, _)) in enumerate(zip(written.clicks(app), plan(scene.number))):
        opponent = words(names.BANKER) if game == "pai_gow" else words.forms(names.LEVELS, level)[1]
        points = ": %d" % evening.points[stop] if stop < len(evening.points) else ""
        about = words(names.EVENING_STOPS, game)
        lines.append(written.choice(place, "%s, %s, %s%s" % (words(names.GAMES, game), opponent, about, points)))
    return lines


def _lesson(app: SpokenApp, scene: Lesson) -> list[Line]:
    """Return the lines of a lesson: the question with the picture and the choices; or the reason for the right answer,
    and that."""
    art = app.art
    _, picture, choices, right = scene.questions[scene.at]
    origin = (art.height - art.page_height) // 2
    top, foot = origin + scene.boxes[0][1], origin + art.page_height - HIGH
    rows = written.rows(app, scene.group)
    heading, *said = [text for y, _, text, _ in rows if y < top]
    told = [app.words(choice) if isinstance(choice, int) else choice for choice in choices]
    about: list[Line] = [("text", app.words.heard(" ".join(said)))]
    if scene.answered:
        about += [("answer", told[right])]
        return [("heading", heading)] + about + [("text", text) for y, _, text, _ in rows if y >= foot]
    if picture.strip("?"):
        about += pictured.of(picture, scene.game == "all_fives")
    heading = "%s %d/%d" % (heading, scene.at + 1, len(scene.questions))
    about.append(("choices", told))
    return (
        [("heading", heading)]
        + about
        + [written.choice(place, choice) for place, choice in zip(written.clicks(app), told)]
    )


def _chart(app: SpokenApp, scene: Chart) -> list[Line]:
    """Return the lines of the chart: the tiles of each kind, the ends that nobody else can answer, and what the others
    lack."""
    lines: list[Line] = [("heading", app.words(names.CHART))]
    chart = scene.chart
    if not chart:
        return lines
    for state, kind in zip((MINE, PLAYED, UNSEEN), app.words.forms(names.CHART_TILES)):
        found = [tile for tile, own in zip(app.match.tiles, chart.states) if own == state]
        lines.append(("text", "%s: %s" % (kind, listed(found) or "–")))
    lines += [("safe", chart.safe)] * bool(chart.safe)
    lines += [("lacks", name, chart.lacks[seat]) for seat, name in enumerate(app.names) if seat != PERSON]
    return lines + [("text", "%s: %s" % (written.name_of(app, B), app.words(names.BACK_KEY)))]


def _judgement(app: SpokenApp, scene: Judgement) -> list[Line]:
    """Return the lines of a judgement: in place of its graph the chances before the rounds. What changes with each move
    that is judged is said once all are."""
    heading, swayed, *lines = _page(app, scene)
    judging = scene.judging
    if app.is_judging or not judging.has_luck:
        return [heading] + [("keys",) + line[1:] if line[0] == "text" else line for line in [swayed] + lines]
    chances = [_in_percent(start) for start in judging.starts if start is not None]
    changed = [_in_percent(share) for share in (judging.skill(), judging.changed())]
    return [heading, ("chances", chances), ("swayed", changed[0], changed[1])] + lines


def _in_percent(share: float) -> int:
    return int(100 * share + (0.5 if share > 0 else -0.5))


def _ranked(app: SpokenApp) -> dict[str, str]:
    """Return the tiles that a page of Chinese tiles shows below its texts, by these texts."""
    from engine import chinese

    return {
        app.words(name): listed(ranked)
        for name, ranked in (
            (names.CIVIL_TILES, chinese.CIVIL),
            (names.MILITARY_TILES, chinese.MILITARY),
            (names.SUPREME_PAIR, chinese.SUPREME),
            (names.CIVIL_PAIRS, chinese.CIVIL),
        )
    }


# Ends of rounds, and of matches.


def _summary(app: SpokenApp, scene: Any) -> list[Line]:
    """Return the lines of a summary: its heading, what each side has got, and the foot of its page."""
    written = _page(app, scene)
    if room_of(app.match.game) == "tricks":
        return written[:1] + counted.of_tricks(app, scene) + written[1 + app.match.seats :]
    return written[:1] + counted.of_line(app)[1:] + written[-1:]


def _result(app: SpokenApp, scene: Result) -> list[Line]:
    """Return the lines of a result, with names beside the scores of two sides and beside what the Set has won, and with
    what can be chosen."""
    words, scores = app.words, app.match.scores
    top, end = scene.page.y + scene.card - written.BESIDE, scene.page.y + scene.buttons[0][1] - written.BESIDE
    card = [text for y, _, text, _ in written.rows(app, scene.group) if top <= y < end]
    told = {" ".join(card): "%s: %s" % (words(names.THE_SET), " ".join(card))}
    if len(scores) == 2:
        told["%d : %d" % tuple(scores)] = ", ".join(["%s %d" % (app.side_name(side), scores[side]) for side in (0, 1)])
    else:
        told.update(_ranking(app, scores))
    lines = [(line[0], told.get(line[1], line[1])) + line[2:] for line in _page(app, scene) if told.get(line[1], line)]
    levels = {
        name: "%s, %s" % (name, manner) for manner, name in [words.forms(names.LEVELS, level) for level in LEVELS]
    }
    rows = [line for line in lines if line[0] in ("row", "chosen")]
    others = [line[:1] + (levels[line[1]],) + line[2:] + ("other",) if line[1] in levels else line for line in rows]
    return [line for line in lines if line not in rows] + others + [("choices", [line[1] for line in rows])]


def _ranking(app: SpokenApp, scores: list[int]) -> dict[str, str]:
    """Return what to tell for the lines of a ranking: in the place of the first all of it, since it may stand in two
    columns, and nothing in those of the others."""
    best_first = sorted(scores, reverse=not app.match.penalties)
    ranks = sorted([(best_first.index(score) + 1, side, score) for side, score in enumerate(scores)])
    written = ["%d %s %d" % (place, app.side_name(side), score) for place, side, score in ranks]
    rows = [" ".join(written[row::_COLUMN]) for row in range(min(_COLUMN, len(written)))]
    told = ", ".join(["%d. %s %d" % (place, app.side_name(side), score) for place, side, score in ranks])
    return dict(zip(rows, [told] + [""] * len(rows)))


_OF_PAGES: dict[str, Callable[[SpokenApp, Any], list[Line]]] = {
    "chart": _chart,
    "new_game": _new_game,
    "judgement": _judgement,
    "lesson": _lesson,
    "the_set": _the_set,
    "puzzles": _puzzles,
    "help": _help,
    "help_chosen": _help,
    "evening": _evening,
    "summary": _summary,
    "result": _result,
}
