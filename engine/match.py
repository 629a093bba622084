# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A match: what all games share. A game is a subclass that overrides what differs in it (engine/games/); most are
subclasses of LineMatch (engine/line_match.py).
"""
from collections import namedtuple

from engine import tiles

# What a move did. `points` is what the move itself scored; `ended` is the RoundEnd if it ended the round, else
# None; `result` is the side that the end of the match names (the winner, or in a game of penalties the loser), or
# None while the match goes on. `drawn` and `laid` are how many tiles the seat had drawn and laid in its turn before
# the move.
Happened = namedtuple("Happened", ("seat", "move", "points", "ended", "result", "drawn", "laid"))

# How a round ended, the side that won it or None, and the points that this side got; in a game in which all get
# points, a list with those of every side.
RoundEnd = namedtuple("RoundEnd", ("how", "side", "points"))


_ENOUGH = 200  # bytes of rounds in one piece: for all rounds of a long match there may be no block of memory


class IllegalMove(ValueError):
    """A move that the rules don't allow; its text says why. Nothing has changed."""


class Match:
    """One match of a game, round after round.

    seats          how many players there are; seat 0 is followed by seat 1, and so on
    options        every option of the game by its key, defaults included
    tiles          the whole set, a tuple
    scores         a list with the points of each side
    hands          for each seat its list of tiles, in the order in which they came
    boneyard       the list of tiles that nobody holds and that don't lie on the table, front first
    turn           the seat whose move it is
    leader         the seat that led this round
    next_leader    the seat that leads the next round, unless the rules ask for a certain tile
    moves          what `legal_moves` returns
    played_by      the seat that made each move of this round, a bytearray
    last_move      the last of those moves, or None
    stake          the points that the round is played for, or 0 in a game without stakes
    ended          None, or the RoundEnd of the round that is over; a match that is won in mid round has none
    result         None, or the side that the end of the match names
    rounds         how many rounds are over
    past_rounds    those rounds as `pack_round` makes them, several in each item of a list
    scores_before  the scores before the first of those, a list
    """

    name = ""
    SEATS = (2, 2)  # fewest and most
    OPTIONS = ()  # for each its key, its default, and the allowed values
    notation = None  # the module that names and packs the moves
    family = "ends"  # what modules of engine.players know this kind of game
    has_boneyard = True  # whether tiles that aren't dealt can be drawn
    drawn = laid = 0  # how many tiles the seat whose turn it is has drawn and laid in it
    solo = False  # whether only seat 0 ever makes a move
    penalties = False  # whether points are penalties, and the end of the match names the loser

    def __init__(self, seats=2, options=None, like=None):
        """A match of `seats` players before its first deal.

        `options` is None or a dict of those that differ from their defaults. `like` is None, or another match whose
        options and set this one shares: 91 tiles take 1,800 bytes. Raises ValueError, saying why, for a number of
        seats or an option that the game doesn't have.
        """
        self.seats = seats
        if like:
            self.options, self.tiles = like.options, like.tiles
        else:
            from engine.setup import chosen
            self.options = chosen(type(self), seats, options)
            self.tiles = self.make_set()
        self.scores = [0] * self.sides(seats)
        self.hands = [[] for _ in range(seats)]
        self.boneyard = []
        self.stake = 0
        self.turn = self.leader = self.next_leader = 0
        self.moves = []
        self._played = bytearray()
        self.played_by = bytearray()
        self.last_move = None
        self.rounds = 0
        self.past_rounds = []
        self.scores_before = []
        self.ended = self.result = None
        self._dealt = b""  # the deal's seed in 4 bytes, or the indexes in `tiles` of all that was dealt

    # What a game overrides.

    def make_set(self):
        """Return the whole set of tiles, a tuple."""
        return tiles.make_set()

    @classmethod
    def sides(cls, seats):
        """Return how many sides so many seats form; they belong to them in turn."""
        return seats

    def tiles_each(self):
        """Return how many tiles each seat is dealt."""
        return 7

    def leader_by_lot(self):
        """Return whether the rules leave the leader of the next round to chance."""
        return False

    def stakes(self):
        """Return the stakes that the next round can be played for, a tuple; empty in a game without stakes."""
        return ()

    def laid_down(self):
        """Return the tiles that have left the hands in this round and lie on the table, as a list."""
        return []

    def can_stand_at(self, scores):
        """Return whether these can be the scores between two rounds."""
        return True

    def open_round(self):
        """Make ready for the first move of a round, once its tiles are dealt."""
        self.turn = self.leader = self.next_leader

    def find_moves(self):
        """Find and return the legal moves of the seat whose turn it is, as a list; empty when the round is over."""
        raise NotImplementedError

    def make(self, move):
        """Make a legal move, and all that follows from it. Returns what the move itself scored, and the RoundEnd
        that it caused, or None."""
        raise NotImplementedError

    def why_illegal(self, move):
        """Return why a move isn't legal while a round is being played, as a clause."""
        raise NotImplementedError

    def add_up(self, ended):
        """Add what a RoundEnd is worth to the scores."""
        if type(ended.points) is list:
            for side, points in enumerate(ended.points):
                self.scores[side] += points
        elif ended.side is not None:
            self.scores[ended.side] += ended.points

    def find_result(self):
        """Return the side that the end of the match names, or None while the match goes on."""
        raise NotImplementedError

    def leads_next(self, ended):
        """Return the seat that leads after a round that has ended so."""
        return ended.side

    def view(self, seat):
        """Return what `seat` may see of this match, as a View."""
        from engine.view import View
        return View(self, seat)

    def status(self):
        """Return the names of the invariants that this match breaks, as a list; empty when it is sound."""
        from engine import status
        return status.broken(self)

    # What can be asked.

    def side(self, seat):
        """Return the side that a seat belongs to."""
        return seat % len(self.scores)

    @property
    def played(self):
        """The moves of this round so far, as a list; they are stored packed."""
        return list(self.notation.unpack(self._played, self.tiles))

    def legal_moves(self):
        """Return the moves of the seat whose turn it is, a list; empty when the round is over. The list is the
        match's own: don't change it."""
        return self.moves

    def pack_round(self):
        """Return this round so far as bytes, for long keeping; history.unpack() reads them."""
        return (bytes((self.leader, self.stake, len(self._dealt))) + self._dealt
                + len(self._played).to_bytes(2, "big") + bytes(self._played))

    def another(self):
        """Return another match of the same kind, before its first deal."""
        return type(self)(self.seats, like=self)

    def copy(self):
        """Return another match in the same state, independent of this one."""
        other = self.another()
        for name, value in self.__dict__.items():
            setattr(other, name, value[:] if type(value) in (list, bytearray) else value)
        other.hands = [hand[:] for hand in self.hands]
        return other

    # What can be done.

    def restore(self, scores, rounds=0, leader=0, stake=None, dealt=None):
        """Bring a new match to where it once was between two rounds: to a list of `scores`, after so many `rounds`,
        with the seat that leads the next round and the `stake`, if there are stakes; None leaves it, or lowers it
        to what both have. If `dealt` is given, go on to the beginning of the next round, with that deal, as
        history.split yields it.

        The match doesn't know the earlier rounds. Raises ValueError, saying why, and changes nothing, if any of
        this can't be so in this match.
        """
        from engine import setup
        setup.restore(self, scores, rounds, leader, stake, dealt)

    def bet(self, stake):
        """Choose what the next round is played for. Raises ValueError, and changes nothing, if `stake` isn't one of
        the `stakes`, or while a round is being played."""
        from engine import setup
        setup.bet(self, stake)

    def deal(self, seed):
        """Start a round with the deal that `seed`, an int of 0 to 2**30 - 1, names.

        Raises ValueError for any other seed, and if a round is being played or the match is over.
        """
        from engine import setup
        setup.deal(self, seed)

    def start_round(self, hands, boneyard=(), leader=None, stake=None):
        """Start a round with these tiles: a list of tiles for each seat, and the rest in drawing order.

        `leader` is a seat, and is read only if the rules leave the leader to chance; `stake` is read only if there
        are stakes. Raises ValueError, saying why, if this can't be a round of this match now.
        """
        from engine import setup
        setup.start_round(self, hands, boneyard, leader, stake)

    def play(self, move):
        """Make a move for the seat whose turn it is, and all that follows from it; returns what Happened.

        Raises IllegalMove, and changes nothing, if the rules don't allow the move.
        """
        try:
            move = self.moves[self.moves.index(move)]
        except ValueError:
            from engine import refusals
            raise IllegalMove(refusals.illegal(self, move) or self.why_illegal(move))
        seat = self.turn
        self.notation.pack(self._played, move)
        self.played_by.append(seat)
        self.last_move = move
        drawn, laid = self.drawn, self.laid
        points, ended = self.make(move)
        return Happened(seat, move, points, ended, self.result, drawn, laid)

    # How it is done.

    def _score(self, side, points):
        """Add points to a side; this may end the match."""
        self.scores[side] += points
        self.result = self.find_result()
        if self.result is not None:
            self._close_round()

    def _end_round(self, ended):
        self.ended = ended
        self.next_leader = self.leads_next(ended)
        self._close_round()
        self.add_up(ended)
        self.result = self.find_result()
        return ended

    def _close_round(self):
        self.moves = []
        if not self.past_rounds or len(self.past_rounds[-1]) > _ENOUGH:
            self.past_rounds.append(b"")
        self.past_rounds[-1] += self.pack_round()
        self.rounds += 1
