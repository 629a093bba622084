# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, Kozel, Bergen and Blitz: rounds of a line with two ends, played to their end on made-up deals."""
from engine import tiles
from engine.line import LEFT, RIGHT, START
from engine.players import masks
from engine.players.masks import MODULUS

# What is spent, in thousands of Thumb-2 instructions.
_A_MOVE_BEFORE = 50  # to infer from it what is unseen, here and in the evaluation
_A_DEAL = 32  # beside its tiles
_A_TILE_DEALT = 6
_A_TURN = 4
_A_LONG_TURN = 7  # where a tile is looked for on which the hand can go on
_A_TILE_DRAWN = 3
_A_ROUND = 41  # its beginning and end
_A_HAND_COUNTED = 8

_DOUBLE = 6  # as in Greedy's worth: how many pips a double counts more


class Playout:
    """A round from a LineView whose seat has a choice. Everybody plays like a cheap Greedy: takes points, or else
    lays the tile of most pips, doubles first. In a game of long turns it lays all that it can, and rather a tile on
    which its hand can go on.

    spent  how many thousands of Thumb-2 instructions have been used so far, about
    """

    PRIOR = 100  # how many deals the evaluation is worth; 15 is weaker, 150 no better
    RIVALS = 8  # how many moves are played out at most

    def __init__(self, view):
        rules = view.rules
        self.spent = 0
        self._view = view
        self._dear = 1 if len(view.tiles) <= 28 else 3  # where masks are no small ints, and leave garbage
        self._doubles = 0
        self._hands = [0] * len(view.counts)
        self._seat = view.seat
        self._hand = view.hand
        sides = len(view.scores)
        # What a point of each seat counts: against that of one's own side stand those of all others.
        self._shares = [-1 if (seat - view.seat) % sides else sides - 1 for seat in range(len(view.counts))]
        self._ends = view.line.ends[:2]
        self._lies = [bool(view.line.tiles) and tiles.is_double(view.line.end_tile(arm)) for arm in (LEFT, RIGHT)]
        self._drew = view.drawn > 0
        self._reserve = rules.reserve
        self._draws_one = rules.draws_one
        self._long_turns = rules.long_turns
        self._bonus = rules.bonus
        self._penalties = rules.penalties

    def prepare(self):
        """Make ready; a generator that gives way. All that is allocated is allocated here."""
        tile_set = self._view.tiles
        self.spent += _A_MOVE_BEFORE * len(self._view.by) * self._dear
        shifts = masks.by_choice(tile_set, _DOUBLE)
        self._values = masks.values(shifts, tile_set)
        yield None
        from engine.players.deals import Deals  # only now, when there is room for it
        self._unseen = Deals(self._view, shifts)
        yield from self._unseen.prepare()
        for shift, tile in zip(shifts, tile_set):
            if tiles.is_double(tile):
                self._doubles |= 1 << shift

    def deal(self, rng):
        """Make up everything hidden, as far as the seat can know it; `rng` is an Rng. Returns as Deals.deal."""
        self.spent += _A_DEAL + _A_TILE_DEALT * len(self._unseen.tiles) * self._dear
        return self._unseen.deal(rng)

    def play(self, move):
        """What the seat's side gains on the others, an int in points, when the seat makes this move on the dealt
        tiles: times the number of the other sides, so that each of theirs counts as much."""
        suits = self._unseen.suits
        shifts = self._unseen.shifts
        order = self._unseen.tiles
        held = self._unseen.held
        values = self._values
        doubles = self._doubles
        shares = self._shares
        bonus = self._bonus
        long_turns = self._long_turns
        draws_one = self._draws_one
        hands = self._hands
        hands[:] = self._unseen.hands
        seats = len(hands)
        seat = self._seat
        left, right = self._ends
        left_lies, right_lies = self._lies
        stock = len(order) - held - self._reserve
        drawn = passed = gain = turns = 0
        drew = self._drew
        tile, how = move
        if tile:
            bit = 1 << shifts[tiles.index(tile)]
        else:  # who stops could play
            bit = 0
            passed = -1
        on_left = how == LEFT
        if how == START:
            left = right = tile[0]
        while True:
            turns += 1
            stays = 0
            if bit:
                passed = 0
                hand = hands[seat] ^ bit
                hands[seat] = hand
                if on_left:
                    left = values[bit % MODULUS] - left
                    left_lies = bit & doubles
                else:
                    right = values[bit % MODULUS] - right
                    right_lies = bit & doubles
                if bonus and left == right:
                    gain += (3 if left_lies or right_lies else 2) * shares[seat]
                if not hand:
                    break
                if long_turns and not drew:
                    stays = hand & (suits[left] | suits[right])
            else:
                passed += 1
                if passed == seats:
                    break
            if not stays:
                seat += 1
                if seat == seats:
                    seat = 0
            at_left = suits[left]
            fit = at_left | suits[right]
            hand = hands[seat]
            playable = hand & fit
            drew = 0
            if not playable and drawn < stock:
                passed = 0
                while not playable and drawn < stock:
                    bit = 1 << shifts[order[held + drawn]]
                    drawn += 1
                    hand |= bit
                    playable = bit & fit
                    if draws_one:
                        break
                hands[seat] = hand
                drew = 1
            bit = playable & -playable
            on_left = bit & at_left
            if long_turns and not bit & doubles:
                while playable:
                    other = playable & -playable
                    playable ^= other
                    at_other = other & at_left
                    if (hand ^ other) & suits[values[other % MODULUS] - (left if at_other else right)]:
                        bit = other
                        on_left = at_other
                        break
            if bonus and playable:
                both = playable & at_left & suits[right]
                if left == right:
                    both &= doubles
                if both:
                    bit = both
                    on_left = not left_lies
        a_turn = _A_LONG_TURN if long_turns else _A_TURN
        self.spent += (_A_ROUND + a_turn * turns + _A_TILE_DRAWN * drawn) * self._dear
        return gain + self._settle(seat if bit else None)

    def _settle(self, winner):
        """The gain at the end of the round, when a seat has played its last tile, or None when it is blocked."""
        shares = self._shares
        if winner is None and self._bonus:
            winner = self._best_blocked()
        if self._bonus:
            return 0 if winner is None else self._bonus * shares[winner]
        self.spent += _A_HAND_COUNTED * len(self._hands) * self._dear
        left = [masks.pips(hand, self._values) for hand in self._hands]
        if self._penalties:
            return -sum([pips * share for pips, share in zip(left, shares)])
        if winner is None:
            fewest = min(left)
            if left.count(fewest) > 1:
                return 0
            winner = left.index(fewest)
        return (sum(left) - 2 * left[winner]) * shares[winner]

    def _best_blocked(self):
        """The seat that a blocked round of Bergen goes to, or None (rules.md, section 5.4)."""
        standings = []
        for hand in self._hands:
            held = hand & self._doubles
            # The lowest double is the last that is shed: so of these masks the greatest has it.
            standings.append((1 << 29) - held if held else masks.pips(hand, self._values))
        best = min(standings)
        return None if standings.count(best) > 1 else standings.index(best)

