# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A match: the base class of all games. Each game is a subclass in engine/games/, most of LineMatch
(engine/line_match.py), and overrides the methods in which it differs.
"""

from __future__ import annotations

from collections import namedtuple

from . import tiles

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from .kinds import Hand, MaybeNone, Move, Notation, Options, Tile
    from .view import View

# A move and its results, as Match.play returns them:
#   seat         the seat that made the move
#   move         the move
#   points       the points that the move itself scored
#   ended        the RoundEnd if the move ended the round, else None
#   result       the side that the end of the match names, see Match, or None while the match goes on
#   drawn, laid  the numbers of tiles that the seat had drawn and laid in its turn before the move
Happened = namedtuple("Happened", ("seat", "move", "points", "ended", "result", "drawn", "laid"))

# The end of a round:
#   how     the kind of end, a word
#   side    the side that won the round, or None
#   points  the points of that side; a list with the points of each side if all sides get points
RoundEnd = namedtuple("RoundEnd", ("how", "side", "points"))


_ENOUGH = 200  # bytes of rounds in one piece: there may be no block of memory for all rounds of a long match


class IllegalMove(ValueError):
    """A move that the rules don't allow; its text says why. Nothing has changed."""


class Match:
    """One match of a game, round after round.

    seats          the number of players; seat 1 plays after seat 0, and so on
    options        the value of each option of the game, defaults included, a dict
    tiles          the whole set, a tuple
    scores         a list with the points of each side
    hands          for each seat a list of its tiles, in the order in which it got them
    boneyard       a list of the tiles that are neither dealt nor drawn, the next one first
    turn           the seat whose move it is
    leader         the seat that led this round
    next_leader    the seat that leads the next round, unless the rules ask for a certain tile
    moves          the legal moves: the match's own list, which nobody else may change; `legal_moves` copies it
    played_by      the seat that made each move of this round, a bytearray
    last_move      the last move of this round, or None
    stake          the points at stake in the round, or 0 in a game without stakes
    ended          the RoundEnd of the finished round, or None; None, too, if the match was won in mid-round
    result         None while the match goes on, then the side that its end names: the winner, or with `penalties`
                   the loser; `winner` and `loser` tell which
    rounds         the number of finished rounds
    past_rounds    the finished rounds that the match knows, packed by `pack_round`, several in each item of a list
    scores_before  the scores before the first of the past_rounds, a list
    """

    game = ""  # its name in records, and its module's
    SEATS = (2, 2)  # fewest and most
    # For each option its key, the value where it isn't named (see `unnamed`), and the allowed values.
    OPTIONS: tuple[tuple[str, int | str, Sequence[int | str]], ...] = ()
    notation: Notation  # the module that names and packs the moves
    family = "ends"  # the package in engine.players for this kind of game
    has_boneyard = True  # whether tiles that aren't dealt can be drawn
    drawn = laid = 0  # the numbers of tiles that the seat to move has drawn and laid in this turn
    solo = False  # whether only seat 0 ever makes a move
    penalties = False  # whether points are penalties, and the end of the match names the loser

    options: Options
    tiles: tuple[Tile, ...]
    ended: RoundEnd | MaybeNone
    result: int | None

    def __init__(self, seats: int = 2, options: Options | None = None, like: Match | None = None) -> None:
        """Make a match of `seats` players before its first deal.

        `options` is None or a dict of the options that differ from their defaults. `like` is None, or another match
        whose options and set this one shares: 91 tiles take 1,800 bytes. Raises ValueError, saying why, for a
        number of seats or an option that the game doesn't have.
        """
        self.seats = seats
        if like:
            self.options, self.tiles = like.options, like.tiles
        else:
            from .setup import chosen

            self.options = chosen(type(self), seats, options)
            self.tiles = self.make_set()
        self.scores = [0] * self.sides(seats)
        self.hands: list[Hand] = [[] for _ in range(seats)]
        self.boneyard: Hand = []
        self.stake = 0
        self.turn = self.leader = self.next_leader = 0
        self.moves: list[Move] = []
        self._played = bytearray()
        self.played_by = bytearray()
        self.last_move: Move | MaybeNone = None
        self.rounds = 0
        self.past_rounds: list[bytes] = []
        self.scores_before: list[int] = []
        self.ended = self.result = None
        self._dealt = b""  # the deal's seed in 4 bytes, or the indexes in `tiles` of the hands and the boneyard

    # A game overrides these where it differs.

    def make_set(self) -> tuple[Tile, ...]:
        """Return the whole set of tiles, a tuple."""
        return tiles.make_set()

    @classmethod
    def sides(cls, seats: int) -> int:
        """Return the number of sides in a match of `seats` players. Seats belong to sides in rotation."""
        return seats

    @classmethod
    def unnamed(cls, seats: int) -> Options:
        """Return the value of each option that isn't named, a dict: as records of any age mean it."""
        return {key: default for key, default, allowed in cls.OPTIONS}

    @classmethod
    def usual(cls, seats: int) -> Options:
        """Return the value that each option usually has in a new match, a dict."""
        return cls.unnamed(seats)

    def tiles_each(self) -> int:
        """Return the number of tiles that each seat is dealt."""
        return 7

    def leader_by_lot(self) -> bool:
        """Return whether the rules leave the leader of the next round to chance."""
        return False

    def stakes(self) -> tuple[int, ...]:
        """Return the stakes that the next round can be played for, a tuple; empty in a game without stakes."""
        return ()

    def laid_down(self) -> Hand:
        """Return the tiles that have left the hands in this round and lie on the table, as a list."""
        return []

    def can_stand_at(self, scores: Sequence[int]) -> bool:
        """Return whether these can be the scores between two rounds."""
        return True

    def open_round(self) -> None:
        """Prepare the first move of a round whose tiles are dealt."""
        self.turn = self.leader = self.next_leader

    def find_moves(self) -> list[Move]:
        """Find and return the legal moves of the seat whose turn it is, a list; empty when the round is over."""
        raise NotImplementedError

    def make(self, move: Move) -> tuple[int, RoundEnd | None]:
        """Make a legal move, with all its consequences. Return the points that the move itself scored, and the
        RoundEnd if it ended the round, else None."""
        raise NotImplementedError

    def why_illegal(self, move: Move) -> str:
        """Return a clause that says why a move isn't legal while a round is being played."""
        raise NotImplementedError

    def add_up(self, ended: RoundEnd) -> None:
        """Add the points of a RoundEnd to the scores."""
        if type(ended.points) is list:
            for side, points in enumerate(ended.points):
                self.scores[side] += points
        elif ended.side is not None:
            self.scores[ended.side] += ended.points

    def find_result(self) -> int | None:
        """Return the side that the end of the match names, or None while the match goes on."""
        raise NotImplementedError

    def leads_next(self, ended: RoundEnd) -> int:
        """Return the seat that leads the round after this RoundEnd."""
        return ended.side

    def view(self, seat: int) -> View:
        """Return the View of `seat`: everything that it may see of this match."""
        from .view import View

        return View(self, seat)

    def status(self) -> list[str]:
        """Return the names of the invariants that this match breaks, a list; empty if it is sound."""
        from . import status

        return status.broken(self)

    # Questions.

    def side(self, seat: int) -> int:
        """Return the side that a seat belongs to."""
        return seat % len(self.scores)

    @property
    def played(self) -> list[Move]:
        """The moves of this round so far, unpacked into a new list."""
        return list(self.notation.unpack(self._played, self.tiles))

    def legal_moves(self) -> list[Move]:
        """Return the moves of the seat whose turn it is, a new list; empty when the round is over."""
        return self.moves[:]

    @property
    def winner(self) -> int | MaybeNone:
        """The side that has won the match; None before its end, and if several have, all but the loser."""
        return self._named(self.penalties)

    @property
    def loser(self) -> int | MaybeNone:
        """The side that has lost the match; None before its end, and if several have, all but the winner."""
        return self._named(not self.penalties)

    def name(self, move: Move) -> str:
        """Return the name of a move, such as "6-1 left" (docs/record-format.md)."""
        return self.notation.name(move)

    def parse(self, text: str) -> Move:
        """Return the legal move of that name. Raises IllegalMove, which lists the legal moves, if there is none."""
        from . import parsing

        try:
            return parsing.legal_move(self, text)
        except ValueError as error:
            raise IllegalMove(str(error)) from None

    def pack_round(self) -> bytes:
        """Return this round so far as bytes; history.unpack reads them."""
        return (
            bytes((self.leader, self.stake, len(self._dealt)))
            + self._dealt
            + len(self._played).to_bytes(2, "big")
            + bytes(self._played)
        )

    def another(self) -> Self:
        """Return another match of the same kind, before its first deal."""
        return type(self)(self.seats, like=self)

    def copy(self) -> Self:
        """Return another match in the same state, independent of this one."""
        other = self.another()
        for name, value in self.__dict__.items():
            setattr(other, name, value[:] if type(value) in (list, bytearray) else value)
        other.hands = [hand[:] for hand in self.hands]
        return other

    # Actions.

    def restore(
        self,
        scores: Sequence[int],
        rounds: int = 0,
        leader: int = 0,
        stake: int | None = None,
        dealt: bytes | None = None,
    ) -> None:
        """Give a new match the state of an earlier one between two rounds.

        scores  the points of each side, a list
        rounds  the number of finished rounds; the match doesn't know their moves
        leader  the seat that leads the next round
        stake   the stake of the next round; if None, the match's own stays, or is lowered if a side has less
        dealt   None, or the deal of the next round, as history.split yields it: then begin that round

        Raises ValueError, saying why, and changes nothing, if this match can't have that state.
        """
        from . import setup

        setup.restore(self, scores, rounds, leader, stake, dealt)

    def bet(self, stake: int | None) -> None:
        """Choose the stake of the next round. Raises ValueError, and changes nothing, if it isn't one of the
        `stakes`, or while a round is being played."""
        from . import setup

        setup.bet(self, stake)

    def deal(self, seed: int) -> None:
        """Start a round with the deal of that seed, an int of 0 to 2**30 - 1.

        Raises ValueError for any other seed, and if a round is being played or the match is over.
        """
        from . import setup

        setup.deal(self, seed)

    def start_round(
        self, hands: list[Hand], boneyard: Sequence[Tile] = (), leader: int | None = None, stake: int | None = None
    ) -> None:
        """Start a round with these tiles: a list of tiles for each seat, and the boneyard in drawing order.

        `leader` is a seat, and is read only if the rules leave the leader to chance; `stake` is read only if there
        are stakes. Raises ValueError, saying why, if this can't be a round of this match now.
        """
        from . import setup

        setup.start_round(self, hands, boneyard, leader, stake)

    def play(self, move: Move) -> Happened:
        """Make a move for the seat whose turn it is, with all its consequences. Return the Happened.

        Raises IllegalMove, and changes nothing, if the rules don't allow the move.
        """
        try:
            move = self.moves[self.moves.index(move)]
        except ValueError:
            from . import refusals

            raise IllegalMove(refusals.illegal(self, move))
        seat = self.turn
        self.notation.pack(self._played, move)
        self.played_by.append(seat)
        self.last_move = move
        drawn, laid = self.drawn, self.laid
        points, ended = self.make(move)
        return Happened(seat, move, points, ended, self.result, drawn, laid)

    # Inner workings.

    def _named(self, other: bool) -> int | None:
        """Return the side that the end of the match names; if `other`, the other one of two sides."""
        if other and self.result is not None:
            return 1 - self.result if len(self.scores) == 2 else None
        return self.result

    def _score(self, side: int, points: int) -> None:
        """Add points to a side; this may end the match."""
        self.scores[side] += points
        self.result = self.find_result()
        if self.result is not None:
            self._close_round()

    def _end_round(self, ended: RoundEnd) -> RoundEnd:
        self.ended = ended
        self.next_leader = self.leads_next(ended)
        self._close_round()
        self.add_up(ended)
        self.result = self.find_result()
        return ended

    def _close_round(self) -> None:
        self.moves = []
        if not self.past_rounds or len(self.past_rounds[-1]) > _ENOUGH:
            self.past_rounds.append(b"")
        self.past_rounds[-1] += self.pack_round()
        self.rounds += 1
