# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The tables, and the reviews of matches, as lines, for players who don't see them; spoken.py tells them."""

from __future__ import annotations

import counted
import written
from drawings import EMPTY
from engine import chinese, tiles
from engine.line import CLOSED, FIRST
from engine.moves import DRAW, PASS
from handheld.buttons import SELECT, A, B
from moved import listed, looked_back
from seats import PERSON
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.kinds import Tile
    from engine.line_match import LineMatch
    from engine.match import Match
    from spoken import SpokenApp
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
    from words.words import Words
    from written import Line

    Tell = Callable[[SpokenApp, Any], list[Line]]


def of(app: SpokenApp, scene: Any) -> list[Line]:
    """Return the lines of a table, or of a review."""
    return _OF_TABLES[app.scene, room_of(app.match.game)](app, scene)


def _turn(app: SpokenApp) -> list[Line]:
    """Return the line on whose turn it is, a list of one; empty if nobody has to move, or a note waits."""
    match = app.match
    if not match.moves or app.shown.note:
        return []
    if match.turn != PERSON:
        return [("turn", app.names[match.turn])]
    return [("yours",)] if app.waits else []


def _seats(app: SpokenApp, match: Match) -> list[Line]:
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
    return [("hint", move, why)] if moment == app.moment and app.waits else []


def _line(app: SpokenApp, scene: LineScene) -> list[Line]:
    match, table = scene.match, scene.table
    said = table.status.said[0]
    if said in app.moves.sentences:
        said = ""  # the moves tell it
    lines = _partner(app) + app.moves.lines()
    if match.ended and app.waits and not scene.note:
        lines += counted.of_line(app)
    choice = _cursor(app, scene) if not match.ended and app.waits and scene.input else []
    lines += _note(app, scene) + _turn(app) + _sentence(app, said) + choice
    if match.ended:
        return lines + _seats(app, app.match)
    if app.waits and scene.input:
        lines.append(("moves", list(map(match.name, match.legal_moves()))))
    lines += _of_line(match)
    lines.append(("hand", listed(table.hand.tiles)))
    return lines + _seats(app, app.match) + [("boneyard", max(0, len(match.boneyard) - match.reserve))]


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
    keys = "%s: %s. %s: %s." % (written.name_of(app, A), app.words(names.ON_KEY), written.name_of(app, B), other)
    return [("note", "%s %s" % (app.words.heard(text), keys))]


def _cursor(app: SpokenApp, scene: LineScene) -> list[Line]:
    """Return the tile that is chosen, with the end where its ghost lies and the points that it scores; or that the
    person can only draw, or pass."""
    match, hand, aimed = scene.match, scene.table.hand, scene.input.arm
    moves = match.legal_moves()
    if moves[0] in (DRAW, PASS):
        return [("cursor", match.name(moves[0]))]
    tile = hand.tiles[hand.cursor]
    arms = [arm for other, arm in moves if other == tile and aimed in (None, arm)]
    most = 0 if app.puzzle else max([match.gain(tile, arm) for arm in arms], default=0)  # as the picture does
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
    return lines + [("hand", listed(table.hand.tiles))] + _seats(app, app.match)


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
    lines: list[Line] = [("cursor", "%s. %s: %s" % (chosen, written.name_of(app, A), key.text))]
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
    return lines + _seats(app, app.match)


def _read_pai_gow(app: SpokenApp, table: PaiGowTable, has_hands: bool) -> list[Line]:
    """Return the lines on what is written at the table: the sentence, what the buttons do, and in place of the hands
    the rules. The strips with the points and the stakes have lines of their own."""
    said: list[Line]
    said, keys, rules = [], [], []
    for y, _, text, _ in written.rows(app, table.page):
        if abs(y - table.below) < written.BESIDE:
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
        ("pair", whose, counted.told_hand(words, hand.tiles))
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
        return say(app, scene, view) + _judged(app) + [("review",), place] + hands + _seats(app, view.match)

    return tell


def _judged(app: SpokenApp) -> list[Line]:
    """Return the lines on how good the person's next move is, if that is told."""
    told = app.teller.told if app.teller else []
    return [("judged",) + tuple(told[:2])] * bool(told) + [("better", text) for text in told[2:]]


def _said_in_review(app: SpokenApp, scene: Review, text: str, told: list[str]) -> list[Line]:
    """Return the line on what a review says, a list of one; empty if other lines tell it: a judgement, and `told`."""
    judged = scene.judged.get((scene.number, scene.at), ())
    return [] if text in told or text in judged or text == app.words(names.REVIEW_KEYS) else _said(text)


def _review_of_line(app: SpokenApp, scene: Review, view: LineView) -> list[Line]:
    lines, told = looked_back(app, view.match, scene.happened) if scene.happened else ([], [])
    return lines + _said_in_review(app, scene, view.status.said[0], told) + _of_line(view.match)


def _review_of_tricks(app: SpokenApp, scene: Review, view: TricksView) -> list[Line]:
    return _said_in_review(app, scene, view.table.said[0], []) + _trick(app, view.table)


def _review_of_pai_gow(app: SpokenApp, scene: Review, view: PaiGowView) -> list[Line]:
    from tables.pai_gow.phrases import outcome

    ended = scene.happened and scene.happened.ended
    told = counted.compared(app.words, view.table) or _pairs(app.words, view.table)
    return told + (_said(outcome(app.words, ended)[0]) if ended else [])


_OF_TABLES: dict[tuple[str, str], Tell] = {
    ("table", "line"): _line,
    ("table", "tricks"): _tricks,
    ("table", "pai_gow"): _pai_gow,
    ("review", "line"): _reviewed(_review_of_line),
    ("review", "tricks"): _reviewed(_review_of_tricks),
    ("review", "pai_gow"): _reviewed(_review_of_pai_gow),
}
