# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that the screen shows, in words, for players who don't see it. Only hosts that can say or write them load
this module: the page in a browser. It asks the scenes what they show; they don't know it.

What is shown is a list of lines, each a tuple of its kind and its values:

heading TEXT           the name of the screen, or of the game
text TEXT              what is written there
row, chosen TEXT X Y   a line to choose, or the one at the cursor; and a point in px of the picture to click
said TEXT              the sentence on what happened, or on what to do
note TEXT              a note of the guide
yours                  the person has to move; else:
turn NAME              whose turn it is
cursor TEXT            what the cursor is on, and what can be done with it
trick NAME TILES       what a seat has played to the last trick, "" for tiles that are face down
winning TEXT           what wins the trick
ends ENDS SUM          the open ends, a list of arms and their numbers or doubles; the sum, or None if none counts
hand TILES             the person's tiles
moves NAMES            the legal moves in notation, a list, or in Tien Gow those that don't drop tiles
line NAMES             the moves that have made the line, in notation, a list
seat NAME POINTS TILES TRICKS  a seat's points, how many tiles it has, and its tricks or None
boneyard COUNT         how many tiles can be drawn
pair WHOSE TILES       a hand of Pai Gow: 0 and 1 are the person's high and low one, 2 and 3 the banker's
stakes NUMBERS CHOSEN  the stakes that can be chosen
judged TEXT            how good the person's next move is, or which is better, in a review
left NAME TILES        the tiles that are left in a hand at the end of a round
picture TILES          the tiles in a picture, such as those of the help
"""

import places
from drawings import BUTTON_A, BUTTON_B, EMPTY, HEAD, HIGH
from engine import tiles
from engine.line import CLOSED, FIRST
from engine.moves import DRAW, PASS
from engine.players.lines.chart import MINE, PLAYED, UNSEEN
from handheld.buttons import A, B
from judged import JudgedApp
from pointer import OVER
from seats import PERSON
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from displayio import Group, TileGrid

    from engine.kinds import Tile
    from engine.line_match import LineMatch
    from handheld import Handheld
    from kinds import Steps
    from scenes.chart import Scene as Chart
    from scenes.deeds import Deeds
    from scenes.statistics import Scene as Statistics
    from tables.line.review import View as LineView
    from tables.line.scene import Scene as LineScene
    from tables.pai_gow.review import View as PaiGowView
    from tables.pai_gow.scene import Scene as PaiGowScene
    from tables.pai_gow.table import Table as PaiGowTable
    from tables.review import Review
    from tables.tricks.review import View as TricksView
    from tables.tricks.scene import Scene as TricksScene
    from tables.tricks.table import Table as TricksTable
    from words.label import Label
    from words.prose import Prose

    Line = tuple[Any, ...]  # a kind and its values
    Tell = Callable[["SpokenApp", Any], list[Line]]

_NAME = "Boneyard"
_DRAWN = "title", "language"  # the scenes whose heading is drawn
_BESIDE = 6  # px by which the tops of texts on one line may differ
# What is said once it has changed; everything else can be asked for.
_LOUD = (
    "heading",
    "text",
    "chosen",
    "said",
    "note",
    "yours",
    "cursor",
    "trick",
    "pair",
    "left",
    "stakes",
    "picture",
    "judged",
)
_ASKED = "yours", "cursor", "text", "stakes"  # what a table shows only while it waits for a press,
_EACH_TIME = "yours", "cursor"  # and those of them that are said once a move, even if they are the same
_LETTERS = "Ⓐ", "Ⓑ"  # in sentences, the buttons


def about_match(app: "JudgedApp") -> str:
    """Return the game, the level and the number of an App's match in words."""
    words, match = app.words, app.match
    about = [words(names.GAMES, match.name)]
    about += [] if match.solo else [words.forms(names.LEVELS, app.level)[0]]
    about += [] if app.number is None else [words(names.DEAL) % app.number]
    return ", ".join(about)


class SpokenApp(JudgedApp):
    """An App whose texts can be read again.

    texts  by the id of a TileGrid: itself, and the text in it or the Label that it belongs to
    """

    def __init__(self, handheld: "Handheld") -> None:
        self.texts: "dict[int, tuple[TileGrid, str | Label]]" = {}
        super().__init__(handheld)
        art = self.art
        art.label = self._noting(art.label)  # type: ignore[method-assign]  # each label is noted

    def _noting(self, make: "Callable[..., Label]") -> "Callable[..., Label]":
        """Return a function that makes a Label like `make`, and notes it."""

        def made(*how: "Any", **more: "Any") -> "Label":
            label = make(*how, **more)
            self.texts[id(label.grid)] = label.grid, label
            return label

        return made

    def play(self, name: str) -> "Steps[str]":
        """See App."""
        if name not in OVER:
            self.texts.clear()
        return super().play(name)

    def writer(self) -> "Prose":
        """See App."""
        writer = super().writer()
        write = writer.write

        def noted(group: "Group", colour: int, x: int, y: int, text: str, *align: int) -> "TileGrid":
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
        self.lines: "list[Line]" = []
        self._scene = self._moment = None  # when these lines were shown, see `_now`
        # What was shown only because a press was waited for, when that was last so.
        self._asked: "list[Line]" = []

    def look(self) -> "list[Line]":
        """Look at the screen again. Return the lines that have to be said, because they are new."""
        app = self.app
        if app.art and not app.waits and not _is_table(app):
            return []  # something still moves
        lines, moment = of(app), _moment(app)
        if app.scene != self._scene:
            self.lines, self._asked, self._scene = [], [], app.scene
        elif moment != self._moment:
            self._asked = [line for line in self._asked if line[0] not in _EACH_TIME]
        self._moment = moment
        before = [line for line in self.lines if line[0] not in _ASKED] + self._asked
        news = [line for line in lines if line[0] in _LOUD and line not in before]
        if ("yours",) in news:
            news += [line for line in lines if line[0] in ("ends", "winning")]
        if app.waits:
            self._asked = [line for line in lines if line[0] in _ASKED]
        self.lines = lines
        return news


def _moment(app: SpokenApp) -> object:
    """Return the number of the round, and of the moves that have been made in it."""
    match = app.match
    return match and (match.rounds, len(match.played_by))


def _is_table(app: SpokenApp) -> bool:
    return app.scene in ("table", "review")


def of(app: SpokenApp) -> "list[Line]":
    """Return the lines of what a SpokenApp shows, see the module."""
    if not app.art:
        return [("heading", _NAME)] + [("text", line) for line in app.words.forms(names.HAD_TO_STOP)]
    scene = app.shown
    if not scene:
        return []
    if _is_table(app):
        room = room_of(app.match.name)
        lines = _OF_TABLES[app.scene, room](app, scene)
        return [("heading", app.words(names.GAMES, app.match.name))] + [_plain(app, line) for line in lines]
    tell = _chart if app.scene == "chart" else _deeds if getattr(scene, "deeds", None) else _page
    lines = [_plain(app, line) for line in tell(app, scene)]
    return lines + (_left(app) if app.scene == "summary" else [])


def _plain(app: SpokenApp, line: "Line") -> "Line":
    """Return a line with the names of buttons in place of the signs for them."""
    if len(line) < 2 or type(line[1]) is not str:
        return line
    text = line[1]
    for button, letter in zip((A, B), _LETTERS):
        if letter in text:
            text = text.replace(letter, _button(app, button))
    return (line[0], text) + line[2:]


def _button(app: SpokenApp, button: int) -> str:
    """Return the name of A or B, as they are pressed."""
    return app.button_name(1 - button if app.settings.swap else button)


# What is written.


def _written(app: SpokenApp, group: "Group") -> list[tuple[int, int, str]]:
    """Return the texts in a Group and where they are, in px: a list of (y, x, text)."""
    found: list[tuple[int, int, str]]
    art, found = app.art, []
    _read(app, group, 0, 0, found)
    return sorted([each for each in found if 0 <= each[0] < art.height and each[1] < art.width])


def _read(app: SpokenApp, group: "Group", x: int, y: int, found: list[tuple[int, int, str]]) -> None:
    layer: "Any"  # a Group or a TileGrid
    text: "Any"  # a Label or a str
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
                found.append((top, left, text))
        elif layer.bitmap is app.art.icons and layer.width == 1 and layer[0] in (BUTTON_A, BUTTON_B):
            found.append((top - 2, left, _button(app, A if layer[0] == BUTTON_A else B)))


def _rows(texts: list[tuple[int, int, str]]) -> list[tuple[int, int, str, int]]:
    """Return texts as lines from top to bottom: a list of (y, x, text, number of texts side by side)."""
    rows: list[tuple[int, list[tuple[int, str]]]] = []
    for y, x, text in texts:
        if rows and y - rows[-1][0] < _BESIDE:
            rows[-1][1].append((x, text))
        else:
            rows.append((y, [(x, text)]))
    return [(y, min(row)[0], " ".join([text for _, text in sorted(row)]), len(row)) for y, row in rows]


def _page(app: SpokenApp, scene: "Any") -> "list[Line]":
    """Return the lines of a page: what is written, and what can be chosen there."""
    clicks = _clicks(app)
    lines: "list[Line]" = [("heading", _NAME)] if app.scene in _DRAWN else []
    ranked = _ranked(app) if app.scene == "ranking" else {}
    below = None  # where a line would go on with the paragraph above it
    for y, x, text, count in _rows(_written(app, scene.group)):
        place = _at(clicks, x, y + _BESIDE)
        if not lines:
            lines.append(("heading", text))
        elif place:
            lines.append(_row(place, text))
        elif count == 1 and below is not None and y <= below:
            lines[-1] = "text", lines[-1][1] + " " + text
        else:
            lines.append(("text", text))
        if lines[-1][1] in ranked:
            lines.append(("picture", ranked[lines[-1][1]]))
        below = y + HIGH if count == 1 and lines[-1][0] == "text" else None
    if app.scene in ("help", "help_chosen") and scene.pages[scene.number][1]:
        lines.append(("picture", scene.pages[scene.number][1]))
    return lines


def _deeds(app: SpokenApp, scene: "Statistics") -> "list[Line]":
    """Return the lines of the deeds that the statistics show; those that are done have a check mark."""
    shown: "Deeds" = scene.deeds  # type: ignore[assignment]  # they are shown
    lines = [("heading", _written(app, scene.group)[0][2])]
    return lines + [
        ("text", "%s%s: %s" % ("+ " if key in shown.done else "", name, " ".join(sentence)))
        for key, name, sentence in shown.rows
    ]


def _chart(app: SpokenApp, scene: "Chart") -> "list[Line]":
    """Return the lines of the chart: the tiles of each kind, then the texts beside the grid."""
    lines = [("heading", app.words(names.CHART))]
    if scene.chart:
        for state, kind in zip((MINE, PLAYED, UNSEEN), app.words.forms(names.CHART_TILES)):
            found = [tile for tile, own in zip(app.match.tiles, scene.chart.states) if own == state]
            lines.append(("text", "%s: %s" % (kind, _tiles(found) or "–")))
    return lines + [("text", text) for y, _, text, _ in _rows(_written(app, scene.group)) if y >= HEAD]


def _row(place: places.Place, text: str) -> "Line":
    """Return the line that is chosen at a Place."""
    kind = "row" if place.step is not None else "chosen"
    return kind, text, place.x + place.width // 2, place.y + place.height // 2


def _ranked(app: SpokenApp) -> dict[str, str]:
    """Return the tiles that a page of Chinese tiles shows below its texts, by these texts."""
    from engine import chinese

    return {
        app.words(name): _tiles(ranked)
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


def _at(found: list[places.Place], x: int, y: int) -> places.Place | None:
    for place in found:
        if place.x - 2 <= x < place.x + place.width and place.y <= y < place.y + place.height:
            return place
    return None


def _left(app: SpokenApp) -> "list[Line]":
    """Return the tiles that are left in the hands."""
    return [("left", app.names[seat], _tiles(hand)) for seat, hand in enumerate(app.match.hands) if hand]


def _tiles(hand: "Iterable[Tile]") -> str:
    return " ".join(map(tiles.name, hand))


# Tables.


def _turn(app: SpokenApp) -> "list[Line]":
    """Return the line on whose turn it is, a list of one; empty if nobody has to move."""
    match = app.match
    if not match.moves:
        return []
    if match.turn != PERSON:
        return [("turn", app.names[match.turn])]
    return [("yours",)] if app.waits else []


def _seats(app: SpokenApp) -> "list[Line]":
    match = app.match
    tricks = getattr(match, "tricks", None)
    return [
        ("seat", name, match.scores[match.side(seat)], len(match.hands[seat]), tricks and tricks[seat])
        for seat, name in enumerate(app.names)
    ]


def _said(text: str) -> "list[Line]":
    return [("said", text)] if text else []


def _line(app: SpokenApp, scene: "LineScene") -> "list[Line]":
    match: "LineMatch"
    match, table = app.match, scene.table  # type: ignore[assignment]  # of a line game
    lines = _said(table.status.said[0]) + _note(app, scene) + _turn(app)
    if app.waits and scene.input:
        lines += _cursor(app, scene)
        lines.append(("moves", list(map(match.notation.name, match.legal_moves()))))
    lines += _of_line(match)
    lines.append(("hand", _tiles(table.hand.tiles)))
    return lines + _seats(app) + [("boneyard", max(0, len(match.boneyard) - match.reserve))]


def _note(app: SpokenApp, scene: "LineScene") -> "list[Line]":
    """Return the note that is shown, a list of one, or an empty list."""
    guide = scene.guide
    if not guide or not guide.note:
        return []
    text, other = guide.said
    keys = "%s: %s. %s: %s." % (_button(app, A), app.words(names.ON_KEY), _button(app, B), other)
    return [("note", "%s %s" % (text, keys))]


def _cursor(app: SpokenApp, scene: "LineScene") -> "list[Line]":
    """Return the tile that is chosen, with the end where its ghost lies and the points that it scores."""
    match: "LineMatch"
    match, hand, aimed = (
        app.match,
        scene.table.hand,  # type: ignore[assignment]  # of a line game
        scene.input.arm,
    )  # type: ignore[union-attr]  # there is an Input
    moves = match.legal_moves()
    if moves[0] in (DRAW, PASS):
        return []
    tile = hand.tiles[hand.cursor]
    arms = [arm for other, arm in moves if other == tile and aimed in (None, arm)]
    most = max([match.gain(tile, arm) for arm in arms], default=0)
    name = tiles.name(tile) if aimed is None else match.notation.name((tile, aimed))
    return [("cursor", name + (" " + app.words(names.GAIN) % most if most else ""))]


def _of_line(match: "LineMatch") -> "list[Line]":
    """Return the lines on the open ends, and on how the line was laid."""
    line = match.line
    if not line.tiles:
        return []
    from engine.moves import WORDS, name

    ends = []
    for arm, end in enumerate(line.ends):
        if end != CLOSED:
            last = line.end_tile(arm)
            ends.append([WORDS[arm], tiles.name(last) if tiles.is_double(last) else str(end)])
    return [
        ("ends", ends, line.count() if match.counting else None),
        ("line", [name((tile, FIRST if not i else arm)) for i, (tile, arm) in enumerate(line.plays())]),
    ]


def _tricks(app: SpokenApp, scene: "TricksScene") -> "list[Line]":
    match, table = app.match, scene.table
    lines = _said(table.said[0]) + _trick(app, table) + _turn(app)
    if app.waits:
        from engine.chinese_moves import DROP

        hand = table.hand
        chosen = [hand.tiles[i] for i in hand.picked or [hand.cursor]]
        lines.append(("cursor", "%s. %s" % (_tiles(chosen), table.verdict.text)))
        able = [match.notation.name(move) for move in match.legal_moves() if move[1] != DROP]
        lines.append(("moves", [move for i, move in enumerate(able) if move not in able[:i]]))
    return lines + [("hand", _tiles(table.hand.tiles))] + _seats(app)


def _trick(app: SpokenApp, table: "TricksTable") -> "list[Line]":
    """Return the tiles of the last trick on a table, seat by seat, and what wins it while it is played."""
    from engine.chinese_moves import DROP, LEAD

    lines: "list[Line]"
    match, lines = table.match, []
    for seat, (played, how) in zip(match.played_by, match.played):
        if how == LEAD:
            lines = []
        lines.append(("trick", app.names[seat], "" if how == DROP else _tiles(played)))
    return lines + ([("winning", table.best.text)] if match.trick else [])


def _pai_gow(app: SpokenApp, scene: "PaiGowScene") -> "list[Line]":
    match, table = app.match, scene.table
    below = table.below + table.page.y
    lines, texts = _turn(app), []
    for y, _, text, _ in _rows(_written(app, table.group)):
        if abs(y - below) < _BESIDE:
            lines += _said(text)
        elif app.waits:
            texts.append(("text", text))
    if app.waits and not match.moves and scene.keys.signs[0][0] != EMPTY:
        lines.append(("stakes", list(match.stakes()), match.stake))
    if match.moves:
        lines.append(("hand", _tiles(match.hands[PERSON])))
        if app.waits:
            lines.append(("moves", list(map(match.notation.name, match.legal_moves()))))
    return lines + _pairs(table) + texts + _seats(app)


def _pairs(table: "PaiGowTable") -> "list[Line]":
    """Return the hands on a table of Pai Gow that lie face up."""
    return [
        ("pair", whose, _tiles(hand.tiles))  # type: ignore[arg-type]  # none of these is None
        for whose, hand in enumerate(table.mine + table.bankers)
        if None not in hand.tiles
    ]


# Reviews.


def _reviewed(say: "Callable[[SpokenApp, Any, Any], list[Line]]") -> "Tell":
    """Return the function that tells of a review; `say(app, view, scene)` returns the lines of its room."""

    def tell(app: SpokenApp, scene: "Review") -> "list[Line]":
        if scene.number is None:
            return []
        view: "Any"  # a View of the room
        view = scene.shown
        place = "%s %d/%d" % (app.words(names.REVIEW_ROUND) % (scene.number + 1), scene.at, scene.lengths[scene.number])
        hands = [("left", name, _tiles(hand)) for name, hand in zip(app.names, view.match.hands)]
        return say(app, scene, view) + _judged(app) + [("text", place)] + hands

    return tell


def _judged(app: SpokenApp) -> "list[Line]":
    """Return the lines on how good the person's next move is, if that is told."""
    return [("judged", text) for text in app.teller.told] if app.teller else []


def _review_of_line(app: SpokenApp, scene: "Review", view: "LineView") -> "list[Line]":
    return _said(view.status.said[0]) + _of_line(view.match)


def _review_of_tricks(app: SpokenApp, scene: "Review", view: "TricksView") -> "list[Line]":
    return _said(view.table.said[0]) + _trick(app, view.table)


def _review_of_pai_gow(app: SpokenApp, scene: "Review", view: "PaiGowView") -> "list[Line]":
    from tables.pai_gow.phrases import outcome

    ended = scene.happened and scene.happened.ended
    return (_said(outcome(app.words, ended)[0]) if ended else []) + _pairs(view.table)


_OF_TABLES: "dict[tuple[str, str], Tell]" = {
    ("table", "line"): _line,
    ("table", "tricks"): _tricks,
    ("table", "pai_gow"): _pai_gow,
    ("review", "line"): _reviewed(_review_of_line),
    ("review", "tricks"): _reviewed(_review_of_tricks),
    ("review", "pai_gow"): _reviewed(_review_of_pai_gow),
}
