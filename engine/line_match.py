# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A match of a line game: what those share (docs/rules.md, "Words, and what all line games share")."""
from engine import moves, tiles
from engine.line import CLOSED, START, Line
from engine.match import Match, RoundEnd
from engine.moves import DONE, DRAW, PASS

DOMINO = "domino"
BLOCKED = "blocked"

PIPS = "pips"
OWN = "own"
ROUNDED = "rounded"


class LineMatch(Match):
    """One match of a line game, round after round. Beside what every Match has:

    line         the Line of the round
    drawn, laid  how many tiles the seat whose move it is has drawn and laid in this turn, while that goes on
    last_player  the seat that played a tile last in the round, or None
    """

    OPTIONS = (("target", 100, range(50, 501, 5)),)
    notation = moves
    has_spinner = False
    double_in_middle = False  # whether the first double is shown in the middle of the table
    counting = False  # whether the count of the line is what scores
    reserve = 0  # how many tiles at the back of the boneyard are never drawn
    draws_one = False  # whether who can't play draws a single tile
    long_turns = False  # whether a turn goes on as long as a tile fits; one that fits after drawing ends it
    bonus = 0  # what winning a round scores, where that isn't a matter of pips

    def __init__(self, seats=2, options=None):
        super().__init__(seats, options)
        self.line = Line(self.has_spinner)
        self.drawn = self.laid = 0
        self.last_player = None
        self._lead = None  # the tile that has to lead the round, or None for any

    # What a game overrides.

    def make_set(self):
        """Double-six, or what the option `set` says."""
        return tiles.make_set(self.options.get("set", 6))

    def target(self):
        """The points that end the match."""
        return self.options["target"]

    def opening(self):
        """Who leads the round, and with what: a seat, and the tile that it has to lead or None."""
        key = self.lead_key(self)
        return self.holder(key) if key else (self.next_leader, None)

    @staticmethod
    def lead_key(match):
        """The key by which the tile that has to lead the round is the greatest in all hands; None where any tile
        may lead. It is asked with a match or a LineView, which both have `options` and `rounds`."""
        return None

    @staticmethod
    def points_in_play(line):
        """The points that are scored by having made this line."""
        return 0

    @staticmethod
    def reason(line):
        """Why the line just made has scored, as a word for it, or None where its points tell it all."""
        return None

    def may_draw(self):
        """Whether who can't play draws a tile now."""
        return len(self.boneyard) > self.reserve and not (self.draws_one and self.drawn)

    def goes_on(self, seat):
        """Whether the turn goes on after a play."""
        return self.long_turns and not self.drawn and bool(self.plays(seat))

    @staticmethod
    def rounded(points):
        """What the pips left at the end of a round are rounded to."""
        return points

    def score_domino(self, seat):
        """The RoundEnd when `seat` has played its last tile: it gets the pips left in the other hands."""
        return RoundEnd(DOMINO, self.side(seat), self.rounded(self.pips_against(seat)))

    def score_blocked(self):
        """The RoundEnd when nobody can play or draw."""
        pips = [tiles.pips(hand) for hand in self.hands]
        counts = [len(hand) for hand in self.hands]
        seat, points = self.judge_blocked(self.options, self.scores, pips, counts, self.last_player)
        return RoundEnd(BLOCKED, None if seat is None else self.side(seat), points)

    @classmethod
    def judge_blocked(cls, options, scores, pips, counts, last_player):
        """The seat that wins a blocked round, or None, and what it scores: by the match's options and scores, the
        pips and the number of tiles that each seat holds, and who played last. Here the fewest pips win, and get
        the sum of the others' minus their own; if several are level for the fewest, nobody does."""
        fewest = min(pips)
        if pips.count(fewest) > 1:
            return None, 0
        return pips.index(fewest), cls.rounded(sum(pips) - 2 * fewest)

    def workings(self, ended):
        """How the points of a RoundEnd were made: a tuple of (what, number), of what was first the sum of
        the PIPS left to the others, then taken off for OWN pips, or ROUNDED to. Empty where they aren't made
        of pips, or are each side's own."""
        left = self.pips_against(self.winning_seat(ended))
        own = self.pips(self.winning_seat(ended))
        return (PIPS, left), (OWN, own), (ROUNDED, self.rounded(left - own))

    def winning_seat(self, ended):
        """The seat that a RoundEnd names as the winner of its round, or None."""
        return ended.side

    def find_result(self):
        """See Match: here the side that has reached the target."""
        for side, score in enumerate(self.scores):
            if score >= self.target():
                return side
        return None

    def leads_next(self, ended):
        """See Match: here the winner, or after a round without one who played last."""
        winner = self.winning_seat(ended)
        return self.last_player if winner is None else winner

    def why_illegal(self, move):
        """See Match."""
        from engine import refusals
        return refusals.illegal_play(self, move)

    def view(self, seat):
        """What `seat` may see of this match, as a LineView."""
        from engine.view import LineView
        return LineView(self, seat)

    def status(self):
        """See Match."""
        from engine import status
        return status.broken(self) + status.broken_line(self)

    def copy(self):
        """See Match."""
        other = super().copy()
        other.line = self.line.copy()
        return other

    # What can be asked.

    def has_just_played(self, seat):
        """Whether the last move of the round so far was a play of this seat."""
        return self.by[-1:] == bytes((seat,)) and self._played[-1] <= START  # how a play is packed

    def find_moves(self):
        """See Match."""
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

    def laid_down(self):
        """See Match."""
        return [tile for tile, arm in self.line.tiles]

    def holder(self, key):
        """The seat and the tile for which `key(tile)` is greatest among all hands."""
        tile = max([max(hand, key=key) for hand in self.hands], key=key)
        for seat, hand in enumerate(self.hands):
            if tile in hand:
                return seat, tile

    # How it is done.

    def open_round(self):
        """See Match."""
        self.line.clear()
        self.last_player = None
        self.leader, self._lead = self.opening()
        self._give_turn(self.leader)

    def make(self, move):
        """See Match."""
        seat = self.turn
        tile, how = move
        if tile is None:
            return 0, self._stand(seat, move)
        self.hands[seat].remove(tile)
        self.line.add(tile, how)
        self.last_player = seat
        points = self.points_in_play(self.line)
        if points:
            self._score(self.side(seat), points)
        return points, self._after_play(seat)

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
        lead = self.hands[self.leader] if self._lead is None else (self._lead,)
        return [(tile, START) for tile in lead]
