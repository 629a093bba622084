# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that the screen shows, in words, for players who don't see it. Only hosts that can say or write them load
this module: the page in a browser. It asks the scenes what they show; they don't know it.

What is shown is a list of lines, each a tuple of its kind and its values:

heading TEXT           the name of the screen, or of the game
text TEXT              what is written there
row, chosen TEXT X Y [WHAT]  a line to choose, or the one at the cursor; a point in px of the picture to click; and
                       "game", "other", the opponent of another match, or "won", a goal that is reached, if the text
                       alone doesn't tell what it is
turns                  left and right change the line at the cursor
games NAMES            the games that can be chosen by their names, a list
answer TEXT            the right answer to a question of a lesson
safe NUMBERS           the ends that nobody else can answer, a list
lacks NAME NUMBERS     the numbers that a seat is known to lack, a list
nothing                the last press has changed nothing
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
judged MOVE TEXT       how good the person's next move is, in a review; and if it isn't the best:
better TEXT            which move is better, and why
review                 what leads on in a review
chances NUMBERS        the chances to win before each round, in percent, a list
swayed SKILL LUCK      by how much the person's moves have changed them, and luck, in percent
held NAME TILES        the tiles in a seat's hand, in a review
place ROUND MOVE OF    where a review is: a round, a move in it, and how many that has

The pictures of the help have lines of their own, see pictured.py, and so has the end of a round, see counted.py.
"""

from __future__ import annotations

import told_pages
import told_tables
import written
from handheld.buttons import A, B
from judged import JudgedApp
from moved import of_match
from pointer import OVER
from wording import Wording
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from displayio import Group, TileGrid

    from app import App
    from handheld import Handheld
    from kinds import Scene, Steps
    from words.font import Font
    from words.label import Label
    from words.prose import Prose
    from written import Line

# What can be asked for; everything else is said once it has changed.
_QUIET = "moved row games turn winning beaten drops ends hand moves keys line seat target round boneyard".split()
_ASKED = "yours", "hint", "cursor", "text", "stakes", "stands"  # what a table shows only while it waits for a press,
_EACH_TIME = "yours", "cursor"  # and those of them that are said once a move, even if they are the same
_OF_TURN = "ends", "winning", "beaten", "drops"  # what is said when the person has to move, even if it is the same
_ANSWERS = "said", "hint"  # what is said after a hint, or a wrong move in a puzzle, even if it is the same
_TURNED = "lesson", "statistics", "ranking"  # pages that are said as a whole when they have another heading
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
        return told_pages.about_evening(app, values["evening"])
    return _about(app, values["game"], values.get("players"), values.get("level"), values.get("deal"))


class SpokenApp(JudgedApp):
    """An App whose texts can be read again.

    texts  by the id of a TileGrid: itself, and the text in it or the Label that it belongs to
    moves  the Moves at the table that is shown, or was last
    taken  how many presses were taken
    hinted  the moment, see `moment`, and the time of the last hint, its move and the reason, as in its line
    """

    taken = 0
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

    def made(self, name: str, scene: Any) -> Scene:
        """See PointedApp."""
        if name == "table":
            if self.moves.match is not self.match:
                self.moves = of_match(self)
            self.moves.watch(scene)
        return super().made(name, scene)

    @property
    def is_filled(self) -> bool:
        """Whether all that belongs to the screen is there. At a table each step of what happens counts."""
        return not self.art or _is_table(self) or self.waits and not getattr(self.shown, "later", None)

    @property
    def moment(self) -> object:
        """The number of the round, and of the moves that have been made in it."""
        match = self.match
        return match and (match.rounds, len(match.played_by))

    def button_name(self, button: int) -> str:
        """See App."""
        return self.words.button(button) or super().button_name(button)

    def press(self, idle: Callable[[], bool | None] | None = None) -> Steps[int]:
        """See App."""
        button = yield from super().press(idle)
        self.taken += 1
        return button

    def hint(self, find: Callable[[App], Steps[Any]] | None = None) -> Steps[Any]:
        """See App."""
        found = yield from super().hint(find)
        if found:
            move, why = found
            told = self.match.name(move) if self.failed != 0 else ""
            self.hinted = self.moment, self.handheld.ticks(), told, why
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
        self._scene = self._moment = None  # when these lines were shown, see SpokenApp.moment
        self._answered: object = None  # by then, see `_answers`
        self._taken = 0  # presses, when one was last waited for
        self._has_said = False  # whether anything was new since
        # What was shown only because a press was waited for, when that was last so.
        self._asked: list[Line] = []

    def look(self) -> list[Line]:
        """Look at the screen again. Return the lines that have to be said, because they are new."""
        app = self.app
        if not app.is_filled:
            return []
        moved = app.moves.news()
        lines, moment = of(app), app.moment
        if app.scene != self._scene or app.scene in _TURNED and lines[:1] != self.lines[:1]:
            self.lines, self._asked, self._scene = [], [], app.scene
        elif moment != self._moment:
            self._asked = [line for line in self._asked if line[0] not in _EACH_TIME]
        self._moment = moment
        before = [line for line in self.lines if line[0] not in _ASKED] + self._asked
        answered = _answers(app)
        if answered != self._answered:
            self._answered = answered
            before = [line for line in before if line[0] not in _ANSWERS]
        quiet = _QUIET[1:] if app.scene == "review" else _QUIET  # there the moves come in no other way
        news = [line for line in lines if line[0] not in quiet and line not in before]
        if ("yours",) in news:
            turn = news.index(("yours",)) + 1
            news[turn:turn] = [line for line in lines if line[0] in _OF_TURN]
        if moved:
            news = [line for line in news if line[0] != "trick"]  # the moves have told it
        news, self.lines = moved + news, lines
        self._has_said = self._has_said or bool(news)
        if app.waits:
            self._asked = [line for line in lines if line[0] in _ASKED]
            if app.taken != self._taken and not self._has_said:
                news = [("nothing",)]
            self._taken, self._has_said = app.taken, False
        return news


def _answers(app: SpokenApp) -> object:
    """Return the last hint, and in a puzzle the number of wrong moves."""
    return app.hinted, app.failed


def _is_table(app: SpokenApp) -> bool:
    return app.scene in ("table", "review")


def of(app: SpokenApp) -> list[Line]:
    """Return the lines of what a SpokenApp shows, see the module."""
    if not app.art:
        return [("heading", told_pages.NAME)] + [("text", line) for line in app.words.forms(names.HAD_TO_STOP)]
    scene = app.shown
    if not scene:
        return []
    if _is_table(app):
        lines = told_tables.of(app, scene)
        return [("heading", app.words(names.GAMES, app.match.game))] + [_plain(app, line) for line in lines]
    return [_plain(app, line) for line in told_pages.of(app, scene)]


def _plain(app: SpokenApp, line: Line) -> Line:
    """Return a line in words for those who don't see it, with the names of buttons in place of the signs for them."""
    if len(line) < 2 or type(line[1]) is not str:
        return line
    text = app.words.heard(line[1])
    if line[0] == "said" and text.startswith("%s " % _LETTERS[0]):  # what A leads to
        text = "%s: %s" % tuple(text.split(" ", 1))
    for button, letter in zip((A, B), _LETTERS):
        if letter in text:
            text = text.replace(letter, written.name_of(app, button))
    return (line[0], text) + line[2:]
