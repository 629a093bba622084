# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A match: what all line games share (rules.md, "Words, and what all line games share").

A game is a subclass that overrides what is different about it: see engine/games/.
"""
from collections import namedtuple

from engine import moves, tiles
from engine.line import CLOSED, START, Line
from engine.moves import DONE, DRAW, PASS
from engine.rng import Rng

DOMINO = "domino"
BLOCKED = "blocked"

PIPS = "pips"
OWN = "own"
ROUNDED = "rounded"

# What a move did. `points` is what the move itself scored; `round` is None or the RoundEnd that it
# caused; `match` is None or the side that the end of the match names: the winner, or in a game of
# penalties the loser.
Happened = namedtuple("Happened", ("seat", "move", "points", "round", "match"))

# How a round ended (DOMINO or BLOCKED), the side that won it or None, and the points that it got.
RoundEnd = namedtuple("RoundEnd", ("how", "side", "points"))


class IllegalMove(ValueError):
    """A move that the rules don't allow; its text says why. Nothing has changed."""


class Match:
    """One match of a line game, round after round.

    seats        how many players there are; seat 0 is followed by seat 1, and so on
    options      every option of the game by its key, defaults included
    tiles        the whole set, a tuple
    scores       a list with the points of each side
    hands        for each seat its list of tiles, in the order in which they came
    boneyard     the list of tiles face down that nobody has drawn, front first
    line         the Line of the round
    turn         the seat whose move it is
    drawn, laid  how many tiles it has drawn and laid in this turn, while the turn goes on
    leader       the seat that led this round
    next_leader  the seat that leads the next, where the rules don't ask for a certain tile
    last_player  the seat that played a tile last, or None
    round        None while a round is being played; else, after a round, its RoundEnd
    result       None, or the side that the end of the match names
    rounds       the rounds that are over, as `pack_round` makes them
    """

    name = ""
    SEATS = (2, 2)  # fewest and most
    OPTIONS = (("target", 100, range(50, 501, 5)),)  # key, default, what is allowed
    has_spinner = False
    reserve = 0  # how many tiles at the back of the boneyard are never drawn

    def __init__(self, seats=2, options=None):
        """A match of `seats` players before its first deal.

        `options` is a dict of those that differ from their defaults. Raises ValueError, saying why, for
        a number of seats or an option that the game doesn't have.
        """
        fewest, most = self.SEATS
        if type(seats) is not int or not fewest <= seats <= most:
            wanted = "%d" % most if fewest == most else "%d to %d" % (fewest, most)
            raise ValueError("%s is for %s players, not %r" % (self.name, wanted, seats))
        self.seats = seats
        self.options = self.choose_options(options or {})
        self.tiles = tiles.make_set(self.options.get("set", 6))
        self.line = Line(self.has_spinner)
        self.scores = [0] * self.sides()
        self.hands = [[] for _ in range(seats)]
        self.boneyard = []
        self.turn = self.leader = self.next_leader = 0
        self.drawn = self.laid = 0
        self.moves = []
        self._played = bytearray()
        self.rounds = []
        self.round = self.result = None
        self.last_player = None
        self._dealt = None

    @classmethod
    def choose_options(cls, chosen):
        """All options as a dict, with those in the dict `chosen` in place of their defaults.

        Raises ValueError for a key that isn't an option of the game, or a value that isn't allowed.
        """
        options = {}
        for key, default, allowed in cls.OPTIONS:
            value = chosen.get(key, default)
            if type(value) is not type(default) or value not in allowed:
                from engine import why
                raise ValueError(why.not_allowed(key, value, allowed))
            options[key] = value
        for key in chosen:
            if key not in options:
                raise ValueError("%s has no option %s" % (cls.name, key))
        return options

    # What a game overrides.

    def sides(self):
        """How many sides there are; seats belong to them in turn."""
        return self.seats

    def tiles_each(self):
        """How many tiles each seat is dealt."""
        return 7

    def leader_by_lot(self):
        """Whether the rules leave the leader of the round that comes next to chance."""
        return False

    def target(self):
        """The points that end the match."""
        return self.options["target"]

    def opening(self):
        """Who leads the round, and with what: a seat, and the tile that it has to lead or None."""
        return self.next_leader, None

    @staticmethod
    def points_in_play(line):
        """The points that are scored by having made this line."""
        return 0

    def may_draw(self):
        """Whether who can't play draws a tile now."""
        return len(self.boneyard) > self.reserve

    def goes_on(self, seat):
        """Whether the turn goes on after a play."""
        return False

    @staticmethod
    def rounded(points):
        """What the pips left at the end of a round are rounded to."""
        return points

    def score_domino(self, seat):
        """The RoundEnd when `seat` has played its last tile: it gets the pips left in the other hands."""
        return RoundEnd(DOMINO, self.side(seat), self.rounded(self.pips_against(seat)))

    def score_blocked(self):
        """The RoundEnd when nobody can play or draw: the fewest pips win, and get the sum of the others'
        minus their own; if several are level for the fewest, nobody does."""
        left = [tiles.pips(hand) for hand in self.hands]
        fewest = min(left)
        if left.count(fewest) > 1:
            return RoundEnd(BLOCKED, None, 0)
        seat = left.index(fewest)
        return RoundEnd(BLOCKED, self.side(seat), self.rounded(self.pips_against(seat) - fewest))

    def add_up(self, ended):
        """Add what a RoundEnd is worth to the scores."""
        if ended.side is not None:
            self.scores[ended.side] += ended.points

    def workings(self, ended):
        """How the points of a RoundEnd were made: a tuple of (what, number), of what was first the sum of
        the PIPS left to the others, then taken off for OWN pips, or ROUNDED to."""
        left = self.pips_against(self.winning_seat(ended))
        own = self.pips(self.winning_seat(ended))
        return (PIPS, left), (OWN, own), (ROUNDED, self.rounded(left - own))

    def find_result(self):
        """The side that the end of the match names, or None while it goes on."""
        for side, score in enumerate(self.scores):
            if score >= self.target():
                return side
        return None

    # What can be asked.

    def side(self, seat):
        """The side that a seat belongs to."""
        return seat % len(self.scores)

    @property
    def played(self):
        """The moves of this round so far, as a list; they are kept packed."""
        return moves.unpack(self._played, self.tiles)

    def legal_moves(self):
        """The moves of the seat whose turn it is; empty when the round is over. The list is the match's
        own, since a copy would be made at each turn: don't change it."""
        return self.moves

    def find_moves(self):
        """The legal moves found anew: empty where nobody can play or draw, so that the round is blocked."""
        if not self.line.tiles:
            return self._leads()
        plays = self.plays(self.turn)
        if plays:
            return plays + [DONE] if self.laid else plays
        if self.may_draw():
            return [DRAW]
        if len(self.boneyard) > self.reserve or any(map(self.plays, range(self.seats))):
            return [PASS]
        return []

    def plays(self, seat):
        """The plays that a seat could make if it were its turn, as a list."""
        hand = self.hands[seat]
        return [(tile, arm) for arm, end in enumerate(self.line.ends) if end != CLOSED
                for tile in hand if end in tile]

    def pips(self, seat):
        """The sum of the pips in a hand."""
        return tiles.pips(self.hands[seat])

    def pips_against(self, seat):
        """The sum of the pips in all hands but the one of `seat`."""
        return sum(map(tiles.pips, self.hands)) - self.pips(seat)

    def winning_seat(self, ended):
        """The seat that a RoundEnd names as the winner of its round, or None."""
        return ended.side

    def status(self):
        """The names of the invariants that this match breaks, as a list; empty when it is sound."""
        from engine import status
        return status.broken(self)

    def view(self, seat):
        """What `seat` may see of this match, as a View."""
        from engine.view import View
        return View(self, seat)

    def pack_round(self):
        """This round so far as bytes, to be kept for long: the leader, the indexes of all tiles as they were
        dealt, the hands first, and the moves, packed."""
        return bytes((self.leader,)) + self._dealt + self._played

    def copy(self):
        """Another match in the same state, that goes on without this one."""
        other = type(self)(self.seats, self.options)
        for name in ("turn", "drawn", "laid", "leader", "next_leader", "round", "result", "last_player", "_dealt"):
            setattr(other, name, getattr(self, name))
        for name in ("scores", "boneyard", "moves", "_played", "rounds"):
            setattr(other, name, getattr(self, name)[:])
        other.hands = [hand[:] for hand in self.hands]
        other.line = self.line.copy()
        return other

    def holder(self, key):
        """The seat and the tile for which `key(tile)` is greatest among all hands."""
        tile = max([max(hand, key=key) for hand in self.hands], key=key)
        for seat, hand in enumerate(self.hands):
            if tile in hand:
                return seat, tile

    # What can be done.

    def deal(self, seed):
        """Start a round with the deal that `seed`, an int of 0 to 2**30 - 1, names.

        Raises ValueError where a round is being played or the match is over.
        """
        self._check_between_rounds()
        rng = Rng(seed)
        stock = list(self.tiles)
        rng.shuffle(stock)
        each = self.tiles_each()
        hands = [stock[seat * each:(seat + 1) * each] for seat in range(self.seats)]
        self._begin(hands, stock[self.seats * each:], rng.below(self.seats))

    def start_round(self, hands, boneyard, leader=None):
        """Start a round with these tiles: a list of tiles for each seat, and the rest in drawing order.

        `leader` is a seat; it is read only where the rules leave the leader to chance. Raises ValueError,
        saying why, where this can't be the deal of a round of this match now.
        """
        self._check_between_rounds()
        self._check_deal(hands, boneyard)
        if self.leader_by_lot() and (type(leader) is not int or leader not in range(self.seats)):
            raise ValueError("the leader is left to chance here, so it has to be named: a seat")
        self._begin([list(hand) for hand in hands], list(boneyard), leader)

    def play(self, move):
        """Make a move of the seat whose turn it is, and all that follows from it; returns what Happened.

        Raises IllegalMove, and changes nothing, where the rules don't allow the move.
        """
        try:
            move = self.moves[self.moves.index(move)]
        except ValueError:
            from engine import why
            raise IllegalMove(why.illegal(self, move))
        seat = self.turn
        tile, how = move
        moves.pack(self._played, move)
        if tile is None:
            return Happened(seat, move, 0, self._stand(seat, move), self.result)
        self.hands[seat].remove(tile)
        self.line.add(tile, how)
        self.last_player = seat
        points = self.points_in_play(self.line)
        if points:
            self._score(self.side(seat), points)
        return Happened(seat, move, points, self._after_play(seat), self.result)

    # How it is done.

    def _check_between_rounds(self):
        if self.result is not None:
            raise ValueError("the match is over")
        if self.moves:
            raise ValueError("the round before isn't over")

    def _check_deal(self, hands, boneyard):
        if len(hands) != self.seats:
            raise ValueError("there are %d hands for %d seats" % (len(hands), self.seats))
        each = self.tiles_each()
        for seat, hand in enumerate(hands):
            if len(hand) != each:
                raise ValueError("the hand of seat %d has %d tiles, not %d" % (seat, len(hand), each))
        missing = list(self.tiles)
        for tile in sum(map(list, hands), list(boneyard)):
            if tile not in self.tiles:
                raise ValueError("%s is not in the set" % tiles.name(tile))
            if tile not in missing:
                raise ValueError("%s is there twice" % tiles.name(tile))
            missing.remove(tile)
        if missing:
            raise ValueError("%s is missing" % ", ".join(map(tiles.name, missing)))

    def _begin(self, hands, boneyard, leader):
        self._dealt = b"".join([bytes(map(tiles.index, stock)) for stock in hands + [boneyard]])
        if self.leader_by_lot():
            self.next_leader = leader
        self.hands = hands
        self.boneyard = boneyard
        self.line.clear()
        self._played = bytearray()
        self.round = None
        self.leader = self.opening()[0]
        self._give_turn(self.leader)
        self.moves = self.find_moves()

    def _stand(self, seat, move):
        """Draw, pass or stop; the RoundEnd if this blocks the round."""
        if move == DRAW:
            self.hands[seat].append(self.boneyard.pop(0))
            self.drawn += 1
        else:
            self._give_turn((seat + 1) % self.seats)
        return self._go_on()

    def _after_play(self, seat):
        """Give the turn on after a play, unless it ended the match or the round; the RoundEnd if it did."""
        if self.result is not None:
            return None
        if not self.hands[seat]:
            return self._end_round(self.score_domino(seat))
        if self.goes_on(seat):
            self.laid += 1
        else:
            self._give_turn((seat + 1) % self.seats)
        return self._go_on()

    def _give_turn(self, seat):
        self.turn = seat
        self.drawn = self.laid = 0

    def _go_on(self):
        self.moves = self.find_moves()
        return None if self.moves else self._end_round(self.score_blocked())

    def _leads(self):
        seat, tile = self.opening()
        lead = self.hands[seat] if tile is None else (tile,)
        return [(tile, START) for tile in lead]

    def _score(self, side, points):
        """Add points to a side; the match may be over by them."""
        self.scores[side] += points
        self.result = self.find_result()
        if self.result is not None:
            self._close_round()

    def _end_round(self, ended):
        self.round = ended
        winner = self.winning_seat(ended)
        self.next_leader = self.last_player if winner is None else winner
        self._close_round()
        self.add_up(ended)
        self.result = self.find_result()
        return ended

    def _close_round(self):
        self.moves = []
        self.rounds.append(self.pack_round())
