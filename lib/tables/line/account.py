# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The heading and the sum at the end of a round of a line game, the latter step by step."""

from __future__ import annotations

from drawings import ABOVE
from engine import tiles
from engine.line_match import BLOCKED, DOMINO, OWN, PIPS, ROUNDED
from tables.line.phrases import blocked
from tables.line.summary_scores import gained
from words import names
from words.lines import flow

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from displayio import Group

    from app import App
    from art import Art
    from engine.line_match import LineMatch
    from kinds import Place
    from tables.line import LineApp
    from words.label import Label
    from words.words import Words

    Act = tuple[int | None, list[str]]  # a step of `acts`


_MOST = 16  # tiles; for a larger hand the sum has no addend for each tile
_ROW = 11  # px from line to line of the sum


def heading(app: App, match: LineMatch) -> str:
    """Return the sentence on how a round has ended, or on who has won the match in mid-round."""
    ended = match.ended
    if not ended:
        return app.sentence(match.winner, names.WON)
    if ended.how == DOMINO:
        return app.sentence(match.last_player, names.OUT)
    return blocked(app.words, match.line)


def counted(match: LineMatch) -> list[int]:
    """Return the seats whose hands are shown, a list: of two players only the one with tiles left."""
    return [seat for seat, hand in enumerate(match.hands) if hand or match.seats > 2]


def acts(app: LineApp, seats: Sequence[int]) -> list[Act]:
    """Return the steps in which the round is counted, from the hands of `seats`: a list of (seat, pieces).

    `seat` is the seat whose tiles the step counts, or None. `pieces` are the texts that the step adds to the sum; a
    line may break between them. If there are as many pieces as tiles, each piece belongs to a tile; else all belong
    to the last tile.
    """
    match, words = app.match, app.words
    side = match.ended.side
    if match.penalties:
        return _penalties(app, seats) + _nothing(match, words)
    if side is None:  # show the tied hands
        return [(seat, []) for seat in seats] + [_level(match, words, seats)]
    steps = _workings(match, words, seats) + _nothing(match, words)
    if match.ended.how == BLOCKED:
        if steps:
            steps[0][1][0] = "\n" + steps[0][1][0]
        steps.insert(0, _why(app, match))
    elif match.bonus:  # no sum tells what going out scores
        steps.insert(0, _sentence(words(names.SCORING, "%s.%s" % (match.game, DOMINO))))
    return steps


def _sentence(said: str) -> Act:
    """Return the step that says a sentence, which begins a line and may break between its words."""
    first, *others = said.split(" ")
    return None, ["\n" + first] + [" " + word for word in others]


def _level(match: LineMatch, words: Words, seats: Sequence[int]) -> Act:
    """Return the step that says with how many pips several seats are level."""
    level = _without_double(match) if match.bonus else []
    return _sentence(words(names.LEVEL_PIPS) % min(map(match.pips, level or seats)))


def _without_double(match: LineMatch) -> list[int]:
    return [seat for seat, hand in enumerate(match.hands) if not any(map(tiles.is_double, hand))]


def _why(app: App, match: LineMatch) -> Act:
    """Return the step that says why a side wins a blocked round."""
    winner: int = match.winning_seat(match.ended)
    key, values = _reason(match, winner)
    said = app.sentence(winner, names.BLOCKS, *values, key=key)
    return _sentence(said + " %+d" % match.ended.points if match.bonus else said)


def _reason(match: LineMatch, winner: int) -> tuple[str, tuple[str, ...]]:
    """Return the key of the sentence on why a seat wins a blocked round, and the values for it."""
    if match.bonus:
        without = _without_double(match)
        return ("fewest" if len(without) > 1 else "alone" if without else "double"), ()
    if match.options.get("blocked") == "points":
        mine, theirs = match.scores[winner] - match.ended.points, match.scores[1 - winner]
        if mine != theirs:
            return "led", ("%d:%d" % (mine, theirs),)
    elif [match.pips(seat) for seat in range(match.seats)].count(match.pips(winner)) == 1:
        return "pips", ()
    return ("tiles" if len(match.hands[winner]) < len(match.hands[1 - winner]) else "last"), ()


def _nothing(match: LineMatch, words: Words) -> list[Act]:
    """Return the last step, a list of one, if no side gains anything in the round; else an empty list."""
    if any([gained(match, side) for side in range(len(match.scores))]):
        return []
    return [_sentence(words(names.NOTHING_SCORED))]


def _workings(match: LineMatch, words: Words, seats: Sequence[int]) -> list[Act]:
    """Return the steps that turn the pips left in the hands into the winner's points."""
    made: list[Act] = []
    total = 0
    for what, number in match.workings(match.ended):
        if what == PIPS:
            total = number
            made += _pips(match, seats, total)
        elif what == OWN and number:
            total -= number
            made.append((match.ended.side, [" - %d = %d" % (number, total)]))
        elif what == ROUNDED and number != total:
            total = number
            rounded, to_nothing = words.forms(names.ROUNDED)
            if number:
                made[-1][1][-1] += ","
            made.append((None, [" " + (rounded % number if number else to_nothing)]))
    if len(made) == 1 == len(made[0][1]) and match.ended.how == DOMINO:
        return [(made[0][0], [])]  # one number, which stands beside the hand
    return made


def _pips(match: LineMatch, seats: Sequence[int], total: int) -> list[Act]:
    """Return the steps that count the pips of the other hands: tile by tile for a single hand, hand by hand for
    several hands or a large one."""
    hands = match.hands
    others = [seat for seat in seats if hands[seat] and seat != match.ended.side]
    if len(others) == 1 and len(hands[others[0]]) <= _MOST:
        return [(others[0], _sum(map(tiles.value, hands[others[0]]), total))]
    return [(seat, [piece]) for seat, piece in zip(others, _sum(map(match.pips, others), total))]


def _penalties(app: LineApp, seats: Sequence[int]) -> list[Act]:
    """Return the steps that show the hands left to each side, with a sum if a side has several seats."""
    match = app.match
    made: list[Act] = []
    for side, points in enumerate(match.ended.points):
        ours = [seat for seat in seats if match.side(seat) == side]
        if len(ours) < 2:
            made += [(seat, []) for seat in ours]
            continue
        pieces = _sum(map(match.pips, ours), points)
        pieces[0] = "\n%s %s" % (app.side_name(side), pieces[0])
        made += [(seat, [piece]) for seat, piece in zip(ours, pieces)]
    return made


def _sum(addends: Iterable[int], total: int) -> list[str]:
    """Return a sum in pieces, or only the total if there is a single addend."""
    pieces = ["%+d" % value for value in addends]
    pieces[0] = pieces[0][1:]
    if len(pieces) > 1:
        pieces[-1] += "=%d" % total
    return pieces


class Sum:
    """The sum that makes the points, written piece by piece in rows `wide` px across; it is `high` px high."""

    def __init__(self, art: Art, wide: int, pieces: list[str]) -> None:
        """Make the sum of `pieces`, all its texts; a line may break between them."""
        self.art = art
        self._wide = wide
        self.high = len(self._lines(pieces)) * _ROW if pieces else 0
        self._rows: list[Label] = []
        self._said: list[str] = []

    def _lines(self, pieces: list[str]) -> list[str]:
        return flow(self.art.font, pieces, self._wide)

    def show(self, group: Group, colour: int, x: int, y: int) -> int:
        """Show the sum in a group from `x` and `y` px on, still empty. Return where it will end, in px."""
        self._group, self._colour, self._left, self._top = group, colour, x, y
        return y + self.high

    def go_on(self, pieces: list[str]) -> None:
        """Write some more pieces."""
        self._said += pieces
        for i, line in enumerate(self._lines(self._said)):
            if i == len(self._rows):
                self._rows.append(
                    self.art.label(self._group, self._colour, self._wide, self._left, self._top + i * _ROW)
                )
            self._rows[i].show(line)

    def end(self) -> Place:
        """Return where the written part ends: x and y in px."""
        lines = self._lines(self._said)
        return self._left + self.art.font.width(lines[-1]), self._top + (len(lines) - 1) * _ROW - ABOVE
