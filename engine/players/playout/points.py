# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives and Kurnik: rounds for two, played to their end on made-up deals."""
from engine import tiles
from engine.line import CLOSED, DOWN, LEFT, RIGHT, UP
from engine.players import masks
from engine.players.gains import doubts
from engine.players.masks import MODULUS

# What is spent, in thousands of Thumb-2 instructions.
_A_MOVE_BEFORE = 50  # to infer from it what is unseen, here and in the evaluation
_A_DEAL = 40  # beside its tiles
_A_TILE_DEALT = 9
_A_PLAY = 9
_A_TILE_DRAWN = 2
_A_ROUND = 74  # its beginning and end

_WON = 20  # how many points winning the match counts more

_FIRST = (LEFT,)  # a first double takes its first tile on the left: the right comes to the same
_TWO = (LEFT, RIGHT)
_FOUR = (LEFT, RIGHT, UP, DOWN)
# In place of the spinner's number: there is none yet, or never.
_NO_DOUBLE = -1
_NO_SPINNER = -2


class Playout:
    """A round from a LineView whose seat has a choice. Both play like Greedy: the most points, and where none are
    scored the tile of the highest value.

    spent  how many thousands of Thumb-2 instructions have been used so far, about
    """

    PRIOR = 60  # how many deals the evaluation is worth; 20 and 150 are weaker
    RIVALS = 8  # how many moves are played out at most

    def __init__(self, view):
        self.spent = 0
        self._view = view
        self._lines = {}  # that each move makes
        self._hands = [0, 0]
        self._scores = [0, 0]
        self._ends = [CLOSED] * 4
        self._pips = [0] * 4
        self._fits = [0] * 4
        self._scoring = [[0]] * 4

    def prepare(self):
        """Make ready; a generator that gives way. All that is allocated is allocated here."""
        view = self._view
        doubt = None
        for doubt in doubts(view):
            yield None
        shifts = masks.by_choice(view.tiles, 0)
        self._dear = 1 if len(shifts) <= 28 else 2  # where masks are no small ints, and leave garbage
        self.spent += _A_MOVE_BEFORE * len(view.by) * self._dear
        yield None
        from engine.players.deals import Deals  # only now, when there is room for it
        self._unseen = Deals(view, shifts, doubt)
        yield from self._unseen.prepare()
        self._values = masks.values(shifts, view.tiles)
        yield None
        # For each number of an end, and each remainder of the rest of the count, the tiles that score there.
        self._scores_at = [[0] * 5 for _ in self._unseen.suits]
        self._doubles = 0
        for shift, (high, low) in zip(shifts, view.tiles):
            bit = 1 << shift
            if high == low:
                self._doubles |= bit
                self._scores_at[high][-2 * high % 5] |= bit
            else:
                self._scores_at[high][-low % 5] |= bit
                self._scores_at[low][-high % 5] |= bit

    def deal(self, rng):
        """Make up everything hidden, as far as the seat can know it; `rng` is an Rng. Returns as Deals.deal."""
        self.spent += _A_DEAL + _A_TILE_DEALT * len(self._unseen.tiles) * self._dear
        return self._unseen.deal(rng)

    def _lay(self, move):
        """The Line after a move, with the pips of a first double all on the right."""
        tile, how = move
        line = self._view.line.copy()
        line.tiles.clear()  # the ends are enough here
        line.add(tile, how)
        if line.bare == 1 << LEFT | 1 << RIGHT:
            line.pips[LEFT], line.pips[RIGHT] = 0, line.count()
        self._lines[move] = line
        return line

    def play(self, move):
        """How many more points the seat has than the other, when it makes this move on the dealt tiles: an int."""
        unseen = self._unseen
        suits = unseen.suits
        shifts = unseen.shifts
        order = unseen.tiles
        held = unseen.held
        stock = len(order) - held
        scores_at = self._scores_at
        values = self._values
        doubles = self._doubles
        view = self._view
        target = view.options["target"]
        scores = self._scores
        scores[:] = view.scores
        hands = self._hands
        hands[:] = unseen.hands
        line = self._lines.get(move) or self._lay(move)
        count = line.count()
        bare = line.bare
        spinner = line.spinner[0] if line.spinner else _NO_DOUBLE if line.has_spinner else _NO_SPINNER
        arms = _FOUR if line.ends[UP] != CLOSED else _FIRST if bare == 1 << LEFT | 1 << RIGHT else _TWO
        # Of each arm: the number at its end, what that counts, the tiles that fit, and those that score.
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
            # Whose turn it is: the other's, or again one's own, or the round is blocked.
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
            # The tile of the most points, or else of the highest value.
            best = 0
            for i in arms:
                there = playable & scoring[i][(count - pips[i]) % 5]
                while there:
                    one = there & -there
                    there ^= one
                    end = ends[i]
                    gain = values[one % MODULUS] - end
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
            # It lies there now.
            plays += 1
            hand ^= bit
            if bare >> arm & 1:
                bare ^= 1 << arm
                if bare:
                    arms = _TWO
                elif spinner != _NO_SPINNER:
                    arms = _FOUR
                    ends[UP] = ends[DOWN] = spinner
                    fits[UP] = fits[DOWN] = suits[spinner]
                    scoring[UP] = scoring[DOWN] = scores_at[spinner]
            if bit & doubles:
                more = 2 * ends[arm]
                if spinner == _NO_DOUBLE:
                    spinner = ends[arm]
                    bare = 1 << arm
            else:
                more = ends[arm] = values[bit % MODULUS] - ends[arm]
                fits[arm] = suits[more]
                scoring[arm] = scores_at[more]
                fit = fits[LEFT] | fits[RIGHT]
                if arms is _FOUR:
                    fit |= fits[UP] | fits[DOWN]
            count += more - pips[arm]
            pips[arm] = more
        self.spent += (_A_ROUND + _A_PLAY * plays + _A_TILE_DRAWN * drawn) * self._dear
        return self._settle(last)

    def _settle(self, last):
        """The gain at the end of a round in which a seat has played last."""
        view = self._view
        rules = view.rules
        scores = self._scores
        target = view.options["target"]
        if max(scores) < target:
            pips = [masks.pips(hand, self._values) for hand in self._hands]
            winner, points = last, rules.rounded(pips[1 - last])
            if self._hands[last]:
                counts = [masks.count(hand) for hand in self._hands]
                winner, points = rules.judge_blocked(view.options, scores, pips, counts, last)
            if points:
                scores[winner] += points
        gain = scores[view.seat] - scores[1 - view.seat]
        if max(scores) >= target:
            gain += _WON if gain > 0 else -_WON
        return gain
