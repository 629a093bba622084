# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of All Fives and Kurnik: rounds for two, played to their end on sampled deals."""

from engine import tiles
from engine.line import BOTH_SIDES, CLOSED, DOWN_ARM, LEFT_ARM, RIGHT_ARM, UP_ARM
from engine.players.lines import masks
from engine.players.lines.belief import Belief
from engine.players.lines.masks import MODULUS
from engine.players.lines.sampled_deals import SampledDeals
from engine.players.points.tile_scores import evidence

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kinds import Move
    from engine.rng import Rng
    from engine.view import LineView

    # As in Playout.play: bit, count, bare, spinner, arms, fit, ends, pips, fits and scoring.
    Start = tuple[int, int, int, int, tuple[int, ...], int, list[int], list[int], list[int], list[list[int]]]

# The cost of each step, in thousands of Thumb-2 instructions.
_MOVE_BEFORE_COST = 50  # to infer from an earlier move of the round, here and in the evaluation
_DEAL_COST = 24  # without its tiles
_TILE_DEALT_COST = 6
_PLAY_COST = 8
_SPINNER_COST = 1  # more for each play with a spinner, for there are up to four ends
_TILE_DRAWN_COST = 2
_ROUND_COST = 33  # its beginning and end
_BLOCKED_COST = 35  # to find who has won a blocked round

MATCH_WON = 20  # the value of winning the match, in points, on top of those scored

_ONE = (LEFT_ARM,)  # a first double takes its first tile on the left: the right has the same outcome
_TWO = (LEFT_ARM, RIGHT_ARM)
_FOUR = (LEFT_ARM, RIGHT_ARM, UP_ARM, DOWN_ARM)
# Instead of the spinner's number: no spinner yet, or none in this game.
_NO_DOUBLE = -1
_NO_SPINNER = -2


class Playout:
    """Plays rounds to their end from a LineView whose seat has a choice. Both play like Greedy, for the most
    points; without points they lay the tile of the highest value, doubles first.

    spent   the Thumb-2 instructions used so far, in thousands, about
    belief  the Belief that all deals satisfy
    deals   the SampledDeals for the playouts
    """

    PRIOR = 60  # the number of deals that the evaluation is worth; 20 and 150 are weaker
    CANDIDATES = 8  # the most moves that are played out

    def __init__(self, view: "LineView", shifts: "bytearray | None" = None) -> None:
        """`shifts` replace those of masks.preference_shifts, for other preferences."""
        self.spent = 0
        self._view = view
        self._shifts = shifts
        self._play_cost = _PLAY_COST + (_SPINNER_COST if view.line.has_spinner else 0)
        self._starts: "dict[Move, Start]" = {}  # for each move that was played lately
        self._scores = [0, 0]
        self._ends = [CLOSED] * 4
        self._pips = [0] * 4
        self._fits = [0] * 4
        self._scoring = [[0]] * 4

    def prepare(self) -> "Iterator[None]":
        """Prepare (generator, yields None as a pause). Allocates all memory that is needed."""
        view = self._view
        against = None
        for against in evidence(view):
            yield None
        shifts = self._shifts or masks.preference_shifts(view.tiles)
        self._cost_factor = 1 if len(shifts) <= 28 else 3  # larger masks aren't small ints, and leave garbage
        self.spent += _MOVE_BEFORE_COST * len(view.played_by) * self._cost_factor
        yield None
        self.belief = Belief(view, shifts)
        yield from self.belief.prepare()
        yield None
        self.deals = SampledDeals(view, self.belief, against)
        yield from self.deals.prepare()
        self._pip_table = masks.pip_table(shifts, view.tiles)
        yield None
        # For each number of an end, how often it counts there (twice for a double, and not at all on the spinner's
        # sides up and down), and each remainder of the count: the tiles that score there.
        scores_at = [[0] * 5 for _ in self.belief.suits]
        self._doubles = 0
        for shift, (high, low) in zip(shifts, view.tiles):
            bit = 1 << shift
            if high == low:
                self._doubles |= bit
                scores_at[high][-2 * high % 5] |= bit
            else:
                scores_at[high][-low % 5] |= bit
                scores_at[low][-high % 5] |= bit
        yield None
        self._scores_at = [
            [_turned(there, times * end % 5) for times in range(3)] for end, there in enumerate(scores_at)
        ]

    def deal(self, rng: "Rng") -> bool:
        """Sample a deal. Return True while the deal isn't finished: then call this again, after a pause."""
        self.spent += _DEAL_COST + _TILE_DEALT_COST * len(self.deals.order) * self._cost_factor
        return self.deals.deal(rng)

    def _start(self, move: "Move") -> "Start":
        """Return the state of the round after a move, as `play` unpacks it; all pips of a first double are on the
        right."""
        tile, how = move
        line = self._view.line.copy()
        line.tiles.clear()  # the ends are enough here
        line.add(tile, how)
        count = line.count()
        arms: "tuple[int, ...]" = _TWO
        if line.bare == BOTH_SIDES:
            line.pips[LEFT_ARM], line.pips[RIGHT_ARM] = 0, count
            arms = _ONE
        elif line.ends[UP_ARM] != CLOSED:
            arms = _FOUR
        spinner = line.spinner[0] if line.spinner else _NO_DOUBLE if line.has_spinner else _NO_SPINNER
        suits = self.belief.suits
        fit = 0
        fits = [0] * 4
        scoring = [self._scores_at[0][0]] * 4
        for arm in _FOUR if arms is _FOUR else _TWO:
            end = line.ends[arm]
            fits[arm] = suits[end]
            fit |= suits[end]
            scoring[arm] = self._scores_at[end][line.pips[arm] // end if end else 0]
        bit = 1 << self.belief.shifts[tiles.index(tile)]
        start = bit, count, line.bare, spinner, arms, fit, line.ends, line.pips, fits, scoring
        if len(self._starts) == self.CANDIDATES:
            self._starts.clear()  # the judge tries more moves, and has no memory for them all
        self._starts[move] = start
        return start

    def play(self, move: "Move") -> int:
        """Return the seat's points less the other's at the end, if it makes this move on the dealt tiles.

        The method is long because it keeps everything in locals: on the badge a method call takes 1,300
        instructions, and a play only 9,000.
        """
        deals = self.deals
        suits = self.belief.suits
        shifts = self.belief.shifts
        order = deals.order
        scores_at = self._scores_at
        pip_table = self._pip_table
        doubles = self._doubles
        view = self._view
        target = view.options["target"]
        scores = self._scores
        scores[:] = view.scores
        # For each arm: the number at its end, the count of that end, the tiles that fit, and those that score.
        ends = self._ends
        pips = self._pips
        fits = self._fits
        scoring = self._scoring
        bit, count, bare, spinner, arms, fit, ends[:], pips[:], fits[:], scoring[:] = self._starts.get(
            move
        ) or self._start(move)
        seat = view.seat
        hand = deals.hands[seat] ^ bit
        others = deals.hands[1 - seat]
        plays = 1
        next_drawn = deals.held
        while True:
            # `seat` has laid a tile, and holds `hand`.
            remainder = count % 5
            if not remainder:
                scores[seat] += count
                if scores[seat] >= target:
                    break
            if not hand:
                break

            # The next turn is the other's, or one's own again, or the round is blocked.
            seat = 1 - seat
            hand, others = others, hand
            while not hand & fit and next_drawn < len(order):
                hand |= 1 << shifts[order[next_drawn]]
                next_drawn += 1
            playable = hand & fit
            if not playable:
                seat = 1 - seat
                hand, others = others, hand
                playable = hand & fit
                if not playable:
                    break

            # Choose the tile of the most points, or else of the highest value.
            best = 0
            for i in arms:
                there = playable & scoring[i][remainder]
                while there:
                    one = there & -there
                    there ^= one
                    end = ends[i]
                    gain = pip_table[one % MODULUS] - end
                    if gain == end:
                        gain += end
                    gain += count - pips[i]
                    if gain > best:
                        best = gain
                        bit = one
                        arm = i
            if not best:
                bit = playable & -playable
                arm = 0
                while not bit & fits[arm]:
                    arm += 1

            # Lay it there.
            plays += 1
            hand ^= bit
            if bare and bare >> arm & 1:
                bare ^= 1 << arm
                if bare:
                    arms = _TWO
                elif spinner != _NO_SPINNER:
                    arms = _FOUR
                    ends[UP_ARM] = ends[DOWN_ARM] = spinner
                    fits[UP_ARM] = fits[DOWN_ARM] = suits[spinner]
                    scoring[UP_ARM] = scoring[DOWN_ARM] = scores_at[spinner][0]
            if bit & doubles:
                more = ends[arm]
                scoring[arm] = scores_at[more][2]
                if spinner == _NO_DOUBLE:
                    spinner = more
                    bare = 1 << arm
                more += more
            else:
                more = ends[arm] = pip_table[bit % MODULUS] - ends[arm]
                fits[arm] = suits[more]
                scoring[arm] = scores_at[more][1]
                fit = fits[LEFT_ARM] | fits[RIGHT_ARM]
                if arms is _FOUR:
                    fit |= fits[UP_ARM] | fits[DOWN_ARM]
            count += more - pips[arm]
            pips[arm] = more
        drawn = next_drawn - deals.held
        self.spent += (_ROUND_COST + self._play_cost * plays + _TILE_DRAWN_COST * drawn) * self._cost_factor
        return self._settle(seat, hand, others)

    def _settle(self, last: int, hand: int, others: int) -> int:
        """Return the seat's total gain at the end of a round; `last` is the seat that played last, `hand` and
        `others` are its tiles and the other's."""
        view = self._view
        rules = view.rules
        scores = self._scores
        target = view.options["target"]
        if scores[last] < target:
            winner, points = last, rules.rounded(masks.pips(others, self._pip_table))
            if hand:
                self.spent += _BLOCKED_COST * self._cost_factor
                hands = (hand, others) if last == 0 else (others, hand)
                pips = [masks.pips(held, self._pip_table) for held in hands]
                counts = [tiles.count(held) for held in hands]
                winner, points = rules.judge_blocked(  # type: ignore[assignment]  # without a winner no points
                    view.options, scores, pips, counts, last
                )
            if points:
                scores[winner] += points
        gain = scores[view.seat] - scores[1 - view.seat]
        if max(scores) >= target:
            gain += MATCH_WON if gain > 0 else -MATCH_WON
        return gain


def _turned(items: "list[int]", by: int) -> "list[int]":
    """Return a list whose items stand so many places farther to the right, the last of them first."""
    return items[-by:] + items[:-by]
