# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Playouts of All Fives and Kurnik: rounds for two, played to their end on sampled deals."""
from engine import tiles
from engine.line import BOTH_SIDES, CLOSED, DOWN_ARM, LEFT_ARM, RIGHT_ARM, UP_ARM, Line
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

# The cost of each step, in thousands of Thumb-2 instructions.
_MOVE_BEFORE_COST = 50  # to infer from an earlier move of the round, here and in the evaluation
_DEAL_COST = 40  # without its tiles
_TILE_DEALT_COST = 9
_PLAY_COST = 9
_TILE_DRAWN_COST = 2
_ROUND_COST = 74  # its beginning and end

MATCH_WON = 20  # the value of winning the match, in points, on top of those scored

_ONE = (LEFT_ARM,)  # a first double takes its first tile on the left: the right has the same outcome
_TWO = (LEFT_ARM, RIGHT_ARM)
_FOUR = (LEFT_ARM, RIGHT_ARM, UP_ARM, DOWN_ARM)
# Instead of the spinner's number: no spinner yet, or none in this game.
_NO_DOUBLE = -1
_NO_SPINNER = -2


class Playout:
    """Plays rounds to their end from a LineView whose seat has a choice. Both play like Greedy: for the most
    points, or without points the tile of the highest value.

    spent   the Thumb-2 instructions used so far, in thousands, about
    belief  the Belief that all deals satisfy
    deals   the SampledDeals for the playouts
    """

    PRIOR = 60  # the number of deals that the evaluation is worth; 20 and 150 are weaker
    CANDIDATES = 8  # the most moves that are played out

    def __init__(self, view: "LineView") -> None:
        self.spent = 0
        self._view = view
        self._lines: "dict[Move, Line]" = {}  # the line after each move, once played
        self._hands = [0, 0]
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
        shifts = masks.preference_shifts(view.tiles, 0)
        self._cost_factor = 1 if len(shifts) <= 28 else 2  # larger masks aren't small ints, and leave garbage
        self.spent += _MOVE_BEFORE_COST * len(view.played_by) * self._cost_factor
        yield None
        self.belief = Belief(view, shifts)
        yield from self.belief.prepare()
        yield None
        self.deals = SampledDeals(view, self.belief, against)
        yield from self.deals.prepare()
        self._pip_table = masks.pip_table(shifts, view.tiles)
        yield None
        # For each number of an end and each remainder of the rest of the count, the tiles that score there.
        self._scores_at = [[0] * 5 for _ in self.belief.suits]
        self._doubles = 0
        for shift, (high, low) in zip(shifts, view.tiles):
            bit = 1 << shift
            if high == low:
                self._doubles |= bit
                self._scores_at[high][-2 * high % 5] |= bit
            else:
                self._scores_at[high][-low % 5] |= bit
                self._scores_at[low][-high % 5] |= bit

    def deal(self, rng: "Rng") -> bool:
        """Sample a deal. Return True while the deal isn't finished: then call this again, after a pause."""
        self.spent += _DEAL_COST + _TILE_DEALT_COST * len(self.deals.order) * self._cost_factor
        return self.deals.deal(rng)

    def _lay(self, move: "Move") -> Line:
        """Return the line after a move, with all pips of a first double on the right."""
        tile, how = move
        line = self._view.line.copy()
        line.tiles.clear()  # the ends are enough here
        line.add(tile, how)
        if line.bare == BOTH_SIDES:
            line.pips[LEFT_ARM], line.pips[RIGHT_ARM] = 0, line.count()
        self._lines[move] = line
        return line

    def play(self, move: "Move") -> int:
        """Return the seat's points less the other's at the end, if it makes this move on the dealt tiles.

        The method is long because it keeps everything in locals: on the badge a method call takes 1,300
        instructions, and a play only 9,000.
        """
        belief = self.belief
        deals = self.deals
        suits = belief.suits
        shifts = belief.shifts
        order = deals.order
        held = deals.held
        stock = len(order) - held
        scores_at = self._scores_at
        pip_table = self._pip_table
        doubles = self._doubles
        view = self._view
        target = view.options["target"]
        scores = self._scores
        scores[:] = view.scores
        hands = self._hands
        hands[:] = deals.hands
        line = self._lines.get(move) or self._lay(move)
        count = line.count()
        bare = line.bare
        spinner = line.spinner[0] if line.spinner else _NO_DOUBLE if line.has_spinner else _NO_SPINNER
        arms = _FOUR if line.ends[UP_ARM] != CLOSED else _ONE if bare == BOTH_SIDES else _TWO
        # For each arm: the number at its end, the count of that end, the tiles that fit, and those that score.
        ends = self._ends
        pips = self._pips
        fits = self._fits
        scoring = self._scoring
        ends[:] = line.ends
        pips[:] = line.pips
        fit = 0
        for arm in _FOUR if arms is _FOUR else _TWO:
            end = ends[arm]
            fits[arm] = suits[end]
            fit |= suits[end]
            scoring[arm] = scores_at[end]
        seat = view.seat
        hand = hands[seat] ^ 1 << shifts[tiles.index(move[0])]
        plays = 1
        drawn = 0
        while True:
            hands[seat] = hand
            last = seat
            if not count % 5:
                scores[seat] += count
                if scores[seat] >= target:
                    break
            if not hand:
                break

            # The next turn is the other's, or one's own again, or the round is blocked.
            seat = 1 - last
            hand = hands[seat]
            while not hand & fit and drawn < stock:
                hand |= 1 << shifts[order[held + drawn]]
                drawn += 1
            playable = hand & fit
            if not playable:
                hands[seat] = hand
                seat = last
                hand = hands[seat]
                playable = hand & fit
                if not playable:
                    break

            # Choose the tile of the most points, or else of the highest value.
            best = 0
            for i in arms:
                there = playable & scoring[i][(count - pips[i]) % 5]
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
            if bare >> arm & 1:
                bare ^= 1 << arm
                if bare:
                    arms = _TWO
                elif spinner != _NO_SPINNER:
                    arms = _FOUR
                    ends[UP_ARM] = ends[DOWN_ARM] = spinner
                    fits[UP_ARM] = fits[DOWN_ARM] = suits[spinner]
                    scoring[UP_ARM] = scoring[DOWN_ARM] = scores_at[spinner]
            if bit & doubles:
                more = 2 * ends[arm]
                if spinner == _NO_DOUBLE:
                    spinner = ends[arm]
                    bare = 1 << arm
            else:
                more = ends[arm] = pip_table[bit % MODULUS] - ends[arm]
                fits[arm] = suits[more]
                scoring[arm] = scores_at[more]
                fit = fits[LEFT_ARM] | fits[RIGHT_ARM]
                if arms is _FOUR:
                    fit |= fits[UP_ARM] | fits[DOWN_ARM]
            count += more - pips[arm]
            pips[arm] = more
        self.spent += (_ROUND_COST + _PLAY_COST * plays + _TILE_DRAWN_COST * drawn) * self._cost_factor
        return self._settle(last)

    def _settle(self, last: int) -> int:
        """Return the seat's total gain at the end of a round; `last` is the seat that played last."""
        view = self._view
        rules = view.rules
        scores = self._scores
        target = view.options["target"]
        if max(scores) < target:
            pips = [masks.pips(hand, self._pip_table) for hand in self._hands]
            winner, points = last, rules.rounded(pips[1 - last])
            if self._hands[last]:
                counts = [tiles.count(hand) for hand in self._hands]
                winner, points = rules.judge_blocked(  # type: ignore[assignment]  # without a winner no points
                    view.options, scores, pips, counts, last)
            if points:
                scores[winner] += points
        gain = scores[view.seat] - scores[1 - view.seat]
        if max(scores) >= target:
            gain += MATCH_WON if gain > 0 else -MATCH_WON
        return gain
