# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that the screen shows, in words, for players who don't see it. Only hosts that can say or write them load
this module: the page in a browser. It asks the scenes what they show; they don't know it.

What is shown is a list of lines, each a tuple of its kind and its values:

heading TEXT           the name of the screen, or of the game
text TEXT              what is written there
row, chosen TEXT X Y [WHAT]  a line to choose, or the one at the cursor; a point in px of the picture to click; and
                       "game" or "other", the opponent of another match, if the text alone doesn't tell what it is
turns                  left and right change the line at the cursor
moved ...              a move, see moved.py
said TEXT              the sentence on what happened, or on what to do
hint MOVE REASON       the move of a hint, in notation, or "" in a puzzle before the first try; and why it is good
note TEXT              a note of the guide
yours                  the person has to move; else:
turn NAME              whose turn it is
cursor TEXT            what the cursor is on, and what can be done with it
trick NAME TILES       what a seat has played to the last trick, "" for tiles that are face down
winning TEXT           what wins the trick
beaten TILES           the tiles that beat it, a list of texts; empty if there are none
drops MOVE CAN_BEAT    a move that drops tiles, in notation; and whether there are others
ends ENDS SUM          the open ends, a list of arms and their numbers or doubles, and "free" with a side of the spinner
                       that doesn't count; or of a double alone and ""; the sum, or None if none counts
hand TILES             the person's tiles
moves NAMES            the legal moves in notation, a list, or in Tien Gow those that don't drop tiles
keys TEXT              what else a page or a table tells, such as its words for the buttons
line NAMES             the moves that have made the line, in notation, a list
partner NAME           who plays on the person's side
evening LIVES POINTS   how an evening stands
choices TEXTS          what can be answered to a question, a list
seat NAME POINTS TILES TRICKS  a seat's points, how many tiles it has, and its tricks or None
target SCORE PENALTIES  the score that ends the match, and whether points are penalties
round NUMBER OF        the number of the round in a match of so many
boneyard COUNT         how many tiles can be drawn
pair WHOSE TEXT        a hand of Pai Gow and what it makes: 0 and 1 are the person's high and low one
stakes NUMBERS CHOSEN  the stakes that can be chosen
judged TEXT            how good the person's next move is, or which is better, in a review
held NAME TILES        the tiles in a seat's hand, in a review
place ROUND MOVE OF    where a review is: a round, a move in it, and how many that has
picture TILES          the tiles in a picture, such as those of the help

The end of a round has lines of its own, see counted.py.
"""

from __future__ import annotations

import counted
import places
from drawings import BUTTON_A, BUTTON_B, EMPTY, HEAD, HIGH
from engine import chinese, tiles
from engine.line import CLOSED, FIRST
from engine.moves import DRAW, PASS
from engine.players import LEVELS
from engine.players.lines.chart import MINE, PLAYED, UNSEEN
from handheld.buttons import SELECT, A, B
from judged import JudgedApp
from moved import listed, of_match
from pointer import OVER
from seats import PERSON
from tables import room_of
from wording import Wording
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from displayio import Group, TileGrid

    from app import App
    from engine.kinds import Tile
    from engine.line_match import LineMatch
    from engine.match import Match
    from handheld import Handheld
    from judgement import Scene as Judgement
    from kinds import Scene, Steps
    from scenes.chart import Scene as Chart
    from scenes.evening import Scene as Evening
    from scenes.lesson import Scene as Lesson
    from scenes.new_game import Scene as NewGame
    from scenes.result import Scene as Result
    from scenes.the_set import Scene as TheSet
    from tables.line.review import View as LineView
    from tables.line.scene import Scene as LineScene
    from tables.pai_gow.review import View as PaiGowView
    from tables.pai_gow.scene import Scene as PaiGowScene
    from tables.pai_gow.table import Table as PaiGowTable
    from tables.review import Review
    from tables.round import Round
    from tables.tricks.review import View as TricksView
    from tables.tricks.scene import Scene as TricksScene
    from tables.tricks.table import Table as TricksTable
    from words.font import Font
    from words.label import Label
    from words.prose import Prose
    from words.words import Words

    Line = tuple[Any, ...]  # a kind and its values
    Tell = Callable[["SpokenApp", Any], list[Line]]

_NAME = "Boneyard"
_DRAWN = "title", "language"  # the scenes whose heading is drawn
_COLUMN = 4  # places in a column of a ranking, as in scenes.result
_BESIDE = 6  # px by which the tops of texts on one line may differ
# What can be asked for; everything else is said once it has changed.
_QUIET = "row moved turn winning beaten drops ends hand moves keys line seat target round boneyard".split()
_ASKED = "yours", "hint", "cursor", "text", "stakes", "stands"  # what a table shows only while it waits for a press,
_EACH_TIME = "yours", "cursor"  # and those of them that are said once a move, even if they are the same
_OF_TURN = "ends", "winning", "beaten", "drops"  # what is said when the person has to move, even if it is the same
_ANSWERS = "said", "hint"  # what is said after a hint, or a wrong move in a puzzle, even if it is the same
_LETTERS = "Ⓐ", "Ⓑ"  # in sentences, the buttons


def about_match(app: JudgedApp) -> str:
    """Return the game, the level and the number of an App's match in words."""
    match = app.match
    return _about(app, match.game, level=None if match.solo else app.level, deal=app.number)


def _about(
    app: JudgedApp, game: str, players: int | None = None, level: str | None = None, deal: int | None = None
) -> str:
    """Return a game in words, with the number of players, the level and the number of the match as far as they are
    given."""
    words = app.words
    about = [words(names.GAMES, game)]
    about += [] if players is None else [words.counted(players, names.PLAYERS) % players]
    about += [] if level is None else [words.forms(names.LEVELS, level)[1]]
    about += [] if deal is None else [words(names.DEAL) % deal]
    return ", ".join(about)


def about_evening(app: JudgedApp, number: int) -> str:
    """Return the name of an evening with its number."""
    return "%s %04d" % (app.words(names.EVENING), number)


def about_link(app: JudgedApp, values: dict[str, Any]) -> str:
    """Return in words where a link leads, by its values (see openings.link): the game and the task of a puzzle, an
    evening's number, or the game and, as far as the link names them, the players, the level and the number."""
    words = app.words
    if "puzzle" in values:
        from saves import puzzles
        from tables.line.puzzle import task_of

        puzzles.begin(app, values["puzzle"] - 1)
        told = "%s: %s" % (words(names.GAMES, app.match.game), task_of(app))
        puzzles.leave(app)
        return told
    if "evening" in values:
        return about_evening(app, values["evening"])
    return _about(app, values["game"], values.get("players"), values.get("level"), values.get("deal"))


class SpokenApp(JudgedApp):
    """An App whose texts can be read again.

    texts  by the id of a TileGrid: itself, and the text in it or the Label that it belongs to
    moves  the Moves at the table that is shown, or was last
    hinted  the moment, see `_moment`, and the time of the last hint, its move and the reason, as in its line
    """

    hinted: tuple[object, int, str, str] = None, 0, "", ""

    def __init__(self, handheld: Handheld) -> None:
        self.texts: dict[int, tuple[TileGrid, str | Label]] = {}
        super().__init__(handheld)
        self.words: Wording = Wording(self.words.language)
        self.moves = of_match(self)
        art = self.art
        art.label = self._noting(art.label)  # type: ignore[method-assign]  # each label is noted

    def _noting(self, make: Callable[..., Label]) -> Callable[..., Label]:
        """Return a function that makes a Label like `make`, and notes it."""

        def made(*how: Any, **more: Any) -> Label:
            label = make(*how, **more)
            self.texts[id(label.grid)] = label.grid, label
            return label

        return made

    def made(self, name: str, scene: Scene) -> Scene:
        """See PointedApp."""
        if name == "table":
            if self.moves.match is not self.match:
                self.moves = of_match(self)
            self.moves.watch(scene)  # type: ignore[arg-type]  # a table
        return super().made(name, scene)

    @property
    def is_filled(self) -> bool:
        """Whether all that belongs to the screen is there. At a table each step of what happens counts."""
        return not self.art or _is_table(self) or self.waits and not getattr(self.shown, "later", None)

    def button_name(self, button: int) -> str:
        """See App."""
        return self.words.button(button) or super().button_name(button)

    def hint(self, find: Callable[[App], Steps[Any]] | None = None) -> Steps[Any]:
        """See App."""
        found = yield from super().hint(find)
        if found:
            move, why = found
            told = self.match.name(move) if self.failed != 0 else ""
            self.hinted = _moment(self), self.handheld.ticks(), told, why
        return found

    def play(self, name: str) -> Steps[str]:
        """See App."""
        if name not in OVER:
            self.texts.clear()
        return super().play(name)

    def writer(self, font: Font | None = None) -> Prose:
        """See App."""
        writer = super().writer(font)
        write = writer.write

        def noted(group: Group, colour: int, x: int, y: int, text: str, *align: int) -> TileGrid:
            grid = write(group, colour, x, y, text, *align)
            self.texts[id(grid)] = grid, text
            return grid

        writer.write = noted  # type: ignore[method-assign, assignment]  # and so is each text
        return writer


class Speaker:
    """Tells in words what a SpokenApp shows.

    lines  what is shown, as the module says
    """

    _scene: str | None
    _moment: object

    def __init__(self, app: SpokenApp) -> None:
        self.app = app
        self.lines: list[Line] = []
        self._scene = self._moment = None  # when these lines were shown, see `_moment`
        self._answered: object = None  # by then, see `_answers`
        # What was shown only because a press was waited for, when that was last so.
        self._asked: list[Line] = []

    def look(self) -> list[Line]:
        """Look at the screen again. Return the lines that have to be said, because they are new."""
        app = self.app
        if not app.is_filled:
            return []
        moved = app.moves.news()
        lines, moment = of(app), _moment(app)
        if app.scene != self._scene:
            self.lines, self._asked, self._scene = [], [], app.scene
        elif moment != self._moment:
            self._asked = [line for line in self._asked if line[0] not in _EACH_TIME]
        self._moment = moment
        before = [line for line in self.lines if line[0] not in _ASKED] + self._asked
        answered = _answers(app)
        if answered != self._answered:
            self._answered = answered
            before = [line for line in before if line[0] not in _ANSWERS]
        news = [line for line in lines if line[0] not in _QUIET and line not in before]
        if ("yours",) in news:
            turn = news.index(("yours",)) + 1
            news[turn:turn] = [line for line in lines if line[0] in _OF_TURN]
        if moved:
            news = [line for line in news if line[0] != "trick"]  # the moves have told it
        if app.waits:
            self._asked = [line for line in lines if line[0] in _ASKED]
        self.lines = lines
        return moved + news


def _moment(app: SpokenApp) -> object:
    """Return the number of the round, and of the moves that have been made in it."""
    match = app.match
    return match and (match.rounds, len(match.played_by))


def _answers(app: SpokenApp) -> object:
    """Return the last hint, and in a puzzle the number of wrong moves."""
    return app.hinted, app.failed


def _is_table(app: SpokenApp) -> bool:
    return app.scene in ("table", "review")


def of(app: SpokenApp) -> list[Line]:
    """Return the lines of what a SpokenApp shows, see the module."""
    if not app.art:
        return [("heading", _NAME)] + [("text", line) for line in app.words.forms(names.HAD_TO_STOP)]
    scene = app.shown
    if not scene:
        return []
    if _is_table(app):
        room = room_of(app.match.game)
        lines = _OF_TABLES[app.scene, room](app, scene)
        return [("heading", app.words(names.GAMES, app.match.game))] + [_plain(app, line) for line in lines]
    return [_plain(app, line) for line in _OF_PAGES.get(app.scene, _page)(app, scene)]


def _plain(app: SpokenApp, line: Line) -> Line:
    """Return a line in words for those who don't see it, with the names of buttons in place of the signs for them."""
    if len(line) < 2 or type(line[1]) is not str:
        return line
    text = app.words.heard(line[1])
    if line[0] == "said" and text.startswith("%s " % _LETTERS[0]):  # what A leads to
        text = "%s: %s" % tuple(text.split(" ", 1))
    for button, letter in zip((A, B), _LETTERS):
        if letter in text:
            text = text.replace(letter, _button(app, button))
    return (line[0], text) + line[2:]


def _button(app: SpokenApp, button: int) -> str:
    """Return the name of A or B, as they are pressed."""
    return app.button_name(1 - button if app.settings.swap else button)


# What is written.


def _written(app: SpokenApp, group: Group) -> list[tuple[int, int, str]]:
    """Return the texts in a Group and where they are, in px: a list of (y, x, text)."""
    found: list[tuple[int, int, str]]
    art, found = app.art, []
    _read(app, group, 0, 0, found)
    return sorted([each for each in found if -HIGH < each[0] < art.height and each[1] < art.width])


def _read(app: SpokenApp, group: Group, x: int, y: int, found: list[tuple[int, int, str]]) -> None:
    layer: Any  # a Group or a TileGrid
    text: Any  # a Label or a str
    for layer in group:
        left, top = x + layer.x, y + layer.y
        if hasattr(layer, "append"):
            _read(app, layer, left, top, found)
        elif id(layer) in app.texts:
            text = app.texts[id(layer)][1]
            if type(text) is not str:
                left += text.before(text.text)
                text = text.text
            if text:
                found.append((top, left, app.words.heard(text)))
        elif layer.bitmap is app.art.icons and layer.width == 1 and layer[0] in (BUTTON_A, BUTTON_B):
            found.append((top - 2, left, "%s:" % _button(app, A if layer[0] == BUTTON_A else B)))


def _rows(
    app: SpokenApp, texts: list[tuple[int, int, str]], clicks: Sequence[places.Place] = ()
) -> list[tuple[int, int, str, int]]:
    """Return texts as lines from top to bottom: a list of (y, x, text, number of texts side by side). Those in
    different Places of `clicks` are lines of their own."""
    rows: list[tuple[int, places.Place | None, list[tuple[int, str]]]] = []
    for y, x, text in texts:
        place = _at(clicks, x, y + _BESIDE)
        if rows and y - rows[-1][0] < _BESIDE and place == rows[-1][1]:
            rows[-1][2].append((x, text))
        else:
            rows.append((y, place, [(x, text)]))
    buttons = ["%s:" % _button(app, button) for button in (A, B)]
    told = [(y, min(row)[0], _side_by_side(sorted(row), buttons), len(row)) for y, _, row in rows]
    return [row for row in told if row[2] not in buttons]  # a button without a word


def _side_by_side(row: list[tuple[int, str]], buttons: list[str]) -> str:
    """Return texts on one line as one text. What stands before a button ends there."""
    told = ""
    for _, text in row:
        told += (". " if text in buttons else " ") * bool(told) + text
    return told


def _page(app: SpokenApp, scene: Any) -> list[Line]:
    """Return the lines of a page: what is written, and what can be chosen there."""
    clicks = _clicks(app)
    lines: list[Line] = [("heading", _NAME)] if app.scene in _DRAWN else []
    ranked = _ranked(app) if app.scene == "ranking" else {}
    below = before = None  # where a line would go on with the paragraph above it; the Place of that
    for y, x, text, count in _rows(app, _written(app, scene.group), clicks):
        place = _at(clicks, x, y + _BESIDE)
        if not lines:
            lines.append(("heading", text))
        elif place and place == before:
            lines[-1] = _row(place, lines[-1][1] + (". " if text[0].isupper() else " ") + text)
        elif place:
            lines.append(_row(place, text))
        elif count == 1 and below is not None and y <= below:
            lines[-1] = "text", lines[-1][1] + " " + text
        else:
            lines.append(("text", text))
        if lines[-1][1] in ranked:
            lines.append(("picture", ranked[lines[-1][1]]))
        below, before = (y + HIGH if count == 1 and lines[-1][0] == "text" else None), place
    if app.scene in ("help", "help_chosen") and scene.pages[scene.number][1]:
        lines.append(("picture", scene.pages[scene.number][1]))
    return lines


def _new_game(app: SpokenApp, scene: NewGame) -> list[Line]:
    """Return the lines of the choice of a new match, with one for the game, whose name is its heading."""
    (_, game), *lines = _page(app, scene)
    place = next(place for place in _clicks(app) if place.y <= (app.art.height - app.art.page_height) // 2)
    turns: list[Line] = [("turns",)] * (scene.key in ("game", "level", "players"))
    return [("heading", app.words(names.NEW_GAME)), _row(place, game) + ("game",)] + lines + turns


def _the_set(app: SpokenApp, scene: TheSet) -> list[Line]:
    """Return the lines of the Set: how many tiles are won, and each goal; a plus stands before those that are
    reached. The chosen one is told like a chosen line, and a click leads to any other."""
    goals = scene.goals
    lines: list[Line] = [
        ("heading", "%s %d/%d" % (app.words(names.THE_SET), goals.count(), len(goals.keys))),
    ]
    for goal, place in zip(range(len(goals.keys)), _clicks(app)):
        name, about = goals.told(app.words, goal)
        done, every = goals.steps[goal]
        steps = " (%d/%d)" % (done, every) if done < every > 1 else ""
        lines.append(_row(place, "%s%s%s: %s" % ("+ " if done >= every else "", name, steps, about)))
    return lines + [("text", line) for line in scene.told]


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
    for stop, (place, (game, level, _)) in enumerate(zip(_clicks(app), plan(scene.number))):
        opponent = words(names.BANKER) if game == "pai_gow" else words.forms(names.LEVELS, level)[1]
        points = ": %d" % evening.points[stop] if stop < len(evening.points) else ""
        about = words(names.EVENING_STOPS, game)
        lines.append(_row(place, "%s, %s, %s%s" % (words(names.GAMES, game), opponent, about, points)))
    return lines


def _lesson(app: SpokenApp, scene: Lesson) -> list[Line]:
    """Return the lines of a lesson: what is written, the picture, and the choices."""
    art = app.art
    _, picture, choices, _ = scene.questions[scene.at]
    top = (art.height - art.page_height) // 2 + scene.boxes[0][1]
    heading, *said = [text for y, _, text, _ in _rows(app, _written(app, scene.group)) if y < top]
    lines: list[Line] = [("heading", heading), ("text", " ".join(said))]
    if picture:
        lines.append(("picture", picture))
    if not scene.answered:
        told = [app.words(choice) if isinstance(choice, int) else choice for choice in choices]
        lines.append(("choices", told))
        lines += [_row(place, choice) for place, choice in zip(_clicks(app), told)]
    return lines


def _chart(app: SpokenApp, scene: Chart) -> list[Line]:
    """Return the lines of the chart: the tiles of each kind, then the texts beside the grid."""
    lines = [("heading", app.words(names.CHART))]
    if scene.chart:
        for state, kind in zip((MINE, PLAYED, UNSEEN), app.words.forms(names.CHART_TILES)):
            found = [tile for tile, own in zip(app.match.tiles, scene.chart.states) if own == state]
            lines.append(("text", "%s: %s" % (kind, listed(found) or "–")))
    return lines + [("text", text) for y, _, text, _ in _rows(app, _written(app, scene.group)) if y >= HEAD]


def _row(place: places.Place, text: str) -> Line:
    """Return the line that is chosen at a Place."""
    kind = "row" if place.step is not None else "chosen"
    return kind, text, place.x + place.width // 2, place.y + place.height // 2


def _judgement(app: SpokenApp, scene: Judgement) -> list[Line]:
    """Return the lines of a judgement. What changes with each move that is judged is said once all are."""
    kind = "keys" if app.is_judging else "text"
    return [(kind,) + line[1:] if line[0] == "text" else line for line in _page(app, scene)]


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


def _clicks(app: SpokenApp) -> list[places.Place]:
    """Return the Places among which a cursor is moved."""
    found = places.of(app)
    steps = [place.press for place in found if place.step is not None]
    return [place for place in found if place.press in steps]


def _at(found: Sequence[places.Place], x: int, y: int) -> places.Place | None:
    for place in found:
        if place.x - 2 <= x < place.x + place.width and place.y <= y < place.y + place.height:
            return place
    return None


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
    top, end = scene.page.y + scene.card - _BESIDE, scene.page.y + scene.buttons[0][1] - _BESIDE
    card = [text for y, _, text, _ in _rows(app, _written(app, scene.group)) if top <= y < end]
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


# Tables.


def _turn(app: SpokenApp) -> list[Line]:
    """Return the line on whose turn it is, a list of one; empty if nobody has to move, or a note waits."""
    match = app.match
    if not match.moves or app.shown.note:
        return []
    if match.turn != PERSON:
        return [("turn", app.names[match.turn])]
    return [("yours",)] if app.waits else []


def _seats(app: SpokenApp) -> list[Line]:
    match = app.match
    tricks = getattr(match, "tricks", None)
    return [
        ("seat", name, match.scores[match.side(seat)], len(match.hands[seat]), tricks and tricks[seat])
        for seat, name in enumerate(app.names)
    ] + _end_of_match(match)


def _end_of_match(match: Match) -> list[Line]:
    """Return the line on when a match ends, a list of one, or an empty list."""
    target = getattr(match, "target", None)  # of a line game
    if target:
        return [("target", target(), match.penalties)]
    rounds: Any = match.options["rounds"]
    return [("round", min(match.rounds + 1, rounds), rounds)] if rounds else []


def _said(text: str) -> list[Line]:
    return [("said", text)] if text else []


def _sentence(app: SpokenApp, text: str) -> list[Line]:
    """Return the line on what a table says, a list of one; empty if it says nothing, or that a button gives a hint,
    for which there is a word, or still the reason for a hint that isn't to be heard yet, or no longer."""
    if text == app.words(names.SHORT_HINT_KEY) % app.button_name(SELECT):
        return []
    moment, _, move, why = app.hinted
    if not text or text != why:
        return _said(text)
    return [("hint", move, why)] if moment == _moment(app) and app.waits else []


def _line(app: SpokenApp, scene: LineScene) -> list[Line]:
    match: LineMatch
    match, table = app.match, scene.table  # type: ignore[assignment]  # of a line game
    said = table.status.said[0]
    if said in app.moves.sentences:
        said = ""  # the moves tell it
    lines = _partner(app) + app.moves.lines()
    if match.ended and app.waits and not scene.note:
        lines += counted.of_line(app)
    choice = _cursor(app, scene) if not match.ended and app.waits and scene.input else []
    lines += _note(app, scene) + _turn(app) + _sentence(app, said) + choice
    if match.ended:
        return lines + _seats(app)
    if app.waits and scene.input:
        lines.append(("moves", list(map(match.name, match.legal_moves()))))
    lines += _of_line(match)
    lines.append(("hand", listed(table.hand.tiles)))
    return lines + _seats(app) + [("boneyard", max(0, len(match.boneyard) - match.reserve))]


def _partner(app: SpokenApp) -> list[Line]:
    """Return the line on the person's partner, a list of one, or an empty list."""
    match = app.match
    side = match.side(PERSON)
    return [("partner", app.names[seat]) for seat in range(1, match.seats) if match.side(seat) == side]


def _note(app: SpokenApp, scene: Round) -> list[Line]:
    """Return the guide's note that is shown, a list of one, or an empty list. What is told of moves comes first, and
    they come to their end only once a press is waited for."""
    if not scene.note or not app.waits:
        return []
    text, other = scene.told
    keys = "%s: %s. %s: %s." % (_button(app, A), app.words(names.ON_KEY), _button(app, B), other)
    return [("note", "%s %s" % (app.words.heard(text), keys))]


def _cursor(app: SpokenApp, scene: LineScene) -> list[Line]:
    """Return the tile that is chosen, with the end where its ghost lies and the points that it scores."""
    match: LineMatch
    match, hand, aimed = (
        app.match,  # type: ignore[assignment]  # of a line game
        scene.table.hand,
        scene.input.arm,  # type: ignore[union-attr]  # there is an Input
    )
    moves = match.legal_moves()
    if moves[0] in (DRAW, PASS):
        return []
    tile = hand.tiles[hand.cursor]
    arms = [arm for other, arm in moves if other == tile and aimed in (None, arm)]
    most = max([match.gain(tile, arm) for arm in arms], default=0)
    name = tiles.name(tile) if aimed is None else match.name((tile, aimed))
    gains = app.words.counted(most, names.LINE_HINTS, "points") % most if most else ""
    return [("cursor", "%s. %s" % (name, gains) if gains else name)]


def _of_line(match: LineMatch) -> list[Line]:
    """Return the lines on the open ends, and on how the line was laid."""
    line = match.line
    if not line.tiles:
        return []
    from engine.moves import WORDS, name

    ends = []
    for arm, end in enumerate(line.ends):
        if end != CLOSED:
            last = line.end_tile(arm)
            free = ["free"] * (match.counting and arm not in line.counting_arms())
            ends.append([WORDS[arm], tiles.name(last) if tiles.is_double(last) else str(end)] + free)
    if len(line.tiles) == 1 and tiles.is_double(line.tiles[0]):
        ends = [[tiles.name(line.tiles[0]), ""]]
    return [
        ("ends", ends, line.count() if match.counting else None),
        ("line", [name((tile, FIRST if not i else arm)) for i, (tile, arm) in enumerate(line.plays())]),
    ]


def _tricks(app: SpokenApp, scene: TricksScene) -> list[Line]:
    match, table = app.match, scene.table
    said = table.said[0]
    if said in app.moves.sentences or _is_task(app, said):
        said = ""  # the moves tell it, or the line of those that drop tiles
    choice = _choice_of_tricks(app, scene) if app.waits and match.moves and not scene.note else []
    trick = _trick(app, table)
    if choice:
        trick = [line for line in trick if line != ("beaten", [])]  # the choice tells it
    lines = app.moves.lines() + _note(app, scene) + trick + _turn(app) + _sentence(app, said) + choice
    return lines + [("hand", listed(table.hand.tiles))] + _seats(app)


def _is_task(app: SpokenApp, said: str) -> bool:
    """Return whether a sentence asks the person to beat or to drop as many tiles as were led. The last one stays
    on the table for a while."""
    asked = app.words.forms(names.BEAT_OR_DROP) + app.words.forms(names.MUST_DROP)
    return "".join(["%d" if letter.isdigit() else letter for letter in said]) in asked


def _choice_of_tricks(app: SpokenApp, scene: TricksScene) -> list[Line]:
    """Return the lines on the chosen tiles, and on the moves that can be made. Of those that drop tiles one is named,
    with the chosen ones if it can be: any others can be dropped, too."""
    from engine.chinese_moves import DROP

    match, hand, (_, _, key) = app.match, scene.table.hand, scene.keys.rows[0]
    tiles = listed([hand.tiles[i] for i in hand.picked])
    chosen = tiles if hand.words.text in ("", tiles) else "%s, %s" % (tiles, hand.words.text)
    lines: list[Line] = [("cursor", "%s. %s: %s" % (chosen, _button(app, A), key.text))]
    legal = match.legal_moves()
    able = [match.name(move) for move in legal if move[1] != DROP]
    if able:
        lines.append(("moves", [move for i, move in enumerate(able) if move not in able[:i]]))
    drops = [move for move in legal if move[1] == DROP]
    picked = {hand.tiles[i] for i in hand.picked}
    likely = [move for move in drops if picked <= set(move[0])] or drops
    return lines + [("drops", match.name(move), bool(able)) for move in likely[-1:]]


def _trick(app: SpokenApp, table: TricksTable) -> list[Line]:
    """Return the tiles of the last trick on a table, seat by seat, and what wins it while it is played."""
    from engine.chinese_moves import DROP, LEAD

    lines: list[Line]
    match, lines = table.match, []
    for seat, (played, how) in zip(match.played_by, match.played):
        if how == LEAD:
            lines = []
        lines.append(("trick", app.names[seat], "" if how == DROP else listed(played)))
    if match.trick and table.trick.tiles:
        from tables.tricks.phrases import name

        best = table.trick.tiles
        told, called = listed(best), name(app.words, best)
        lines.append(("winning", ", ".join([app.names[match.winning], told] + [called] * (called != told))))
        lines.append(("beaten", beating(best, table.trick.ladder)))
    return lines


def beating(best: tuple[Tile, ...], ladder: list[Tile]) -> list[str]:
    """Return the combinations that beat some tiles, made of the kinds on the ladder, as texts."""
    if len(best) == 1:
        return list(map(tiles.name, ladder))
    civil = sum(map(chinese.is_civil, best))
    counts = {True: civil, False: len(best) - civil}
    kinds: list[list[Tile]] = [[tile] for tile in ladder]
    if 0 < civil < len(best):  # each civil tile is followed by a military one of its family
        kinds = [ladder[i : i + 2] for i in range(0, len(ladder), 2)]
    found: list[str] = []
    for kind in kinds:
        made = " ".join([_alike(tile, counts[chinese.is_civil(tile)]) for tile in kind])
        found += [made] if made not in found else []
    return found


def _alike(tile: Tile, count: int) -> str:
    """Return one or two tiles of the kind of a tile as a text; a slash stands between two of which either will do."""
    if chinese.is_civil(tile):
        return listed([tile] * count)
    return (" " if count > 1 else "/").join([tiles.name(each) for each in chinese.MILITARY if sum(each) == sum(tile)])


def _pai_gow(app: SpokenApp, scene: PaiGowScene) -> list[Line]:
    match, table, words = app.match, scene.table, app.words
    compared = counted.compared(words, table)
    written = _read_pai_gow(app, table, bool(match.moves or match.ended))
    lines = (compared or _pairs(words, table)) + written
    if len(compared) == 2 and match.ended and app.waits:  # by then it is told who wins the stake
        lines.append(("stands", match.scores[PERSON], match.scores[1 - PERSON]))
    lines += _note(app, scene) + _turn(app)
    if app.waits and not match.moves and not scene.note and scene.keys.signs[0][0] != EMPTY:
        lines.append(("stakes", list(match.stakes()), match.stake))
    if match.moves:
        lines.append(("hand", listed(match.hands[PERSON])))
        if app.waits:
            lines.append(("moves", list(map(match.name, match.legal_moves()))))
    return lines + _seats(app)


def _read_pai_gow(app: SpokenApp, table: PaiGowTable, has_hands: bool) -> list[Line]:
    """Return the lines on what is written at the table: the sentence, what the buttons do, and in place of the hands
    the rules. The strips with the points and the stakes have lines of their own."""
    said: list[Line]
    said, keys, rules = [], [], []
    for y, _, text, _ in _rows(app, _written(app, table.page)):
        if abs(y - table.below) < _BESIDE:
            said = _sentence(app, text)
        elif y >= table.bar.top + table.bar.high:
            keys.append(text)
        elif table.bar.high <= y < table.bar.top and not has_hands:
            rules.append(text)
    if not app.waits:
        return said
    return said + [("text", " ".join(rules))] * bool(rules) + [("keys", "; ".join(keys))]


def _pairs(words: Words, table: PaiGowTable) -> list[Line]:
    """Return the person's hands on a table of Pai Gow, if they lie face up."""
    return [
        ("pair", whose, counted.told_hand(words, hand.tiles))  # type: ignore[arg-type]  # none of these is None
        for whose, hand in enumerate(table.mine)
        if None not in hand.tiles
    ]


# Reviews.


def _reviewed(say: Callable[[SpokenApp, Any, Any], list[Line]]) -> Tell:
    """Return the function that tells of a review; `say(app, view, scene)` returns the lines of its room."""

    def tell(app: SpokenApp, scene: Review) -> list[Line]:
        if scene.number is None:
            return []
        view: Any  # a View of the room
        view = scene.shown
        place: Line = ("place", scene.number + 1, scene.at, scene.lengths[scene.number])
        hands: list[Line] = [("held", name, listed(hand)) for name, hand in zip(app.names, view.match.hands)]
        return _judged(app) + say(app, scene, view) + [place] + hands  # the view says why it is judged so

    return tell


def _judged(app: SpokenApp) -> list[Line]:
    """Return the lines on how good the person's next move is, if that is told."""
    return [("judged", text) for text in app.teller.told] if app.teller else []


def _review_of_line(app: SpokenApp, scene: Review, view: LineView) -> list[Line]:
    return _said(view.status.said[0]) + _of_line(view.match)


def _review_of_tricks(app: SpokenApp, scene: Review, view: TricksView) -> list[Line]:
    return _said(view.table.said[0]) + _trick(app, view.table)


def _review_of_pai_gow(app: SpokenApp, scene: Review, view: PaiGowView) -> list[Line]:
    from tables.pai_gow.phrases import outcome

    ended = scene.happened and scene.happened.ended
    told = counted.compared(app.words, view.table) or _pairs(app.words, view.table)
    return told + (_said(outcome(app.words, ended)[0]) if ended else [])


_OF_PAGES: dict[str, Tell] = {
    "chart": _chart,
    "new_game": _new_game,
    "judgement": _judgement,
    "lesson": _lesson,
    "the_set": _the_set,
    "evening": _evening,
    "summary": _summary,
    "result": _result,
}
_OF_TABLES: dict[tuple[str, str], Tell] = {
    ("table", "line"): _line,
    ("table", "tricks"): _tricks,
    ("table", "pai_gow"): _pai_gow,
    ("review", "line"): _reviewed(_review_of_line),
    ("review", "tricks"): _reviewed(_review_of_tricks),
    ("review", "pai_gow"): _reviewed(_review_of_pai_gow),
}
