# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The chance of each side to win a match, by the scores between two rounds."""

from __future__ import annotations

from .tables import TABLES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..match import Match

_MOST_KNOWN = 400  # scores whose chances are kept

OCTAVE = 64  # a number in a table that doubles a weight
PER_POINT = 16  # in Tien Gow the numbers are for so many points
# The points that a side still needs, in units of the table, for each of its numbers.
STEPS = (0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 9, 14, 20, 30, 45, 60)


class Chances:
    """Finds the chances in matches of one game, with its options and its number of seats.

    The chance of a side is in proportion to a weight. In most games the weight falls with the points that the side
    still needs, and in Kozel it gives the chance to lose. In Tien Gow it grows with the side's points, the more the
    fewer rounds are left.
    """

    def __init__(self, match: Match, most_known: int = _MOST_KNOWN) -> None:
        """Make them for matches like this one; the match itself isn't changed. The chances of at most `most_known`
        scores are kept."""
        self._most_known = most_known
        self._match = match.another()  # knows when a match is over
        self._unit, self._lead, self._levels = TABLES[table_name(match)]
        self._known: dict[tuple[tuple[int, ...], int, int | None], list[float]] = {}

    def of(self, scores: Sequence[int], rounds: int, leader: int | None = None) -> list[float]:
        """Return the chance of each side, 0 to 1, to win the match, or in Kozel not to lose it.

        scores  the points of each side
        rounds  the number of finished rounds
        leader  the seat that leads the next round, or None if that is unknown
        """
        side = None if leader is None else self._match.side(leader)
        key = (tuple(scores), rounds, side)
        if key not in self._known:
            if len(self._known) == self._most_known:
                self._known.clear()
            self._known[key] = self._find(*key)
        return self._known[key]

    def at(self, match: Match) -> list[float]:
        """Return these chances between two rounds of a match, or at a round's beginning."""
        return self.of(match.scores, match.rounds, None if match.leader_by_lot() else match.leader)

    def _find(self, scores: tuple[int, ...], rounds: int, leading: int | None) -> list[float]:
        match = self._match
        match.scores[:] = scores
        match.rounds = rounds
        result = match.find_result()
        if result is not None:
            named = [float(side == result) for side in range(len(scores))]
        else:
            levels = [
                sum([share * self._levels[place] for place, share in parts(match, score, self._unit)])
                for score in scores
            ]
            if leading is not None and not led_by_tile(match):
                levels[leading] += self._lead
            weights = [2.0 ** (level / OCTAVE) for level in levels]
            named = [weight / sum(weights) for weight in weights]
        return [1 - chance for chance in named] if match.penalties else named


def are_known(match: Match) -> bool:
    """Return whether there is a table of the chances in matches like this one, without which nothing is judged."""
    return table_name(match) in TABLES


def table_name(match: Match) -> str:
    """Return the name of the table for matches like this one."""
    name = "%s %d" % (match.game, match.seats)
    for key in ("set", "ends"):
        if key in match.options:
            name += " %s=%s" % (key, match.options[key])
    return name


def led_by_tile(match: Match) -> bool:
    """Return whether a tile decides who leads the next round of a match, so that nobody knows before the deal."""
    find_key = getattr(match, "lead_key", None)
    return bool(find_key and find_key(match))


def parts(match: Match, score: int, unit: float) -> list[tuple[int, float]]:
    """Return the numbers of a table that make up the level of a side with these points now: a list of (place in the
    table, share)."""
    if match.game == "tien_gow":
        left = max(1, match.options["rounds"] - match.rounds)
        return [(left - 1, score / PER_POINT)]
    # In Pai Gow the winner ends with all points. The other games have a target.
    need = sum(match.scores) - score if match.stake else match.target() - score  # type: ignore[attr-defined]
    at = max(0, min(need / unit, STEPS[-1]))
    place = 0
    while at > STEPS[place + 1]:
        place += 1
    share = (at - STEPS[place]) / (STEPS[place + 1] - STEPS[place])
    return [(place, 1 - share), (place + 1, share)]
