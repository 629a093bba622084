# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The moves at a table as lines, for players who don't see it; spoken.py tells them.

Each line begins with "moved", what was done, and who did it, "" for the person. In a line game:

drew WHO COUNT TILES    how many tiles; which ones, as a text, only if the person drew them
passed WHO
stopped WHO
led WHO TILE REASON ENDS SUM POINTS         the first tile of the line; a word for the reason why it scores, or "",
played WHO TILE ARM REASON ENDS SUM POINTS  the numbers of the ends that count, their sum, and the points; no ends
                                            if they don't score

In Tien Gow, where NAME is that of a combination, or "" if its tiles tell it:

leads WHO TILES NAME
beats WHO BEATEN TILES NAME  the tiles that won so far, and those that beat them
dropped WHO COUNT TILES      which ones only if the person dropped them
took WHO COUNT TRICKS        for how many tricks the last one counts, and how many the winner has by now
"""

from __future__ import annotations

from engine import tiles
from seats import PERSON
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from engine.games.tien_gow import Game as TienGow
    from engine.kinds import Tile
    from engine.line_match import LineMatch
    from engine.match import Happened
    from kinds import Steps
    from pointer import PointedApp
    from tables.round import Round

    Line = tuple[Any, ...]


_SAID = 3  # sentences: the table says the last one until the next move has come to its end


class Moves:
    """The moves of an App's match since the person's last turn. This class tells none: for a game of one move a round.

    match      the match
    sentences  what the table itself says about the last moves: each is told here already
    """

    def __init__(self, app: PointedApp) -> None:
        self.app = app
        self.match: Any = app.match  # of the room that a subclass is for, or none yet
        self.sentences: list[str] = []
        self._told: list[tuple[int, int, Line]] = []  # the number of moves by then, the seat, and the line
        self._news: list[Line] = []

    def watch(self, scene: Round) -> None:
        """Take note of each move that a table shows."""
        show: Callable[[Happened], Steps[None]] = scene.show

        def shown(happened: Happened) -> Steps[None]:
            self.note(happened)
            return show(happened)

        scene.show = shown  # type: ignore[method-assign]

    def note(self, happened: Happened) -> None:
        """Take note of a move that has just been made."""

    def news(self) -> list[Line]:
        """Return the lines that weren't returned yet."""
        news, self._news = self._news, []
        return news

    def lines(self) -> list[Line]:
        """Return the lines since the person's last turn, without those on moves that were taken back."""
        self._told = [each for each in self._told if each[0] <= len(self.match.played_by)]
        return [line for _, _, line in self._told]

    def _tell(self, count: int, seat: int, *values: Any) -> None:
        last = self._told[-1] if self._told else (0, seat, None)
        if last[0] > count or seat == PERSON != last[1]:
            self._told = []  # another round, or the person's next turn
        line = ("moved",) + values
        self._told.append((count, seat, line))
        self._news.append(line)

    def _knows(self, *sentence: Any, key: str | None = None) -> None:
        """Take note of what the table says about a move; see App.sentence."""
        self.sentences = self.sentences[-_SAID:] + [self.app.sentence(*sentence, key=key)]

    def _who(self, seat: int) -> str:
        return "" if seat == PERSON else self.app.names[seat]


class LineMoves(Moves):
    """The moves in a line game."""

    match: LineMatch

    def __init__(self, app: PointedApp) -> None:
        super().__init__(app)
        # The tiles that a seat has just drawn: one line tells of all.
        self._drawer = PERSON
        self._drawn: list[Tile] = []

    def note(self, happened: Happened) -> None:
        """See Moves."""
        from engine.moves import DRAW
        from tables.line.phrases import sentence

        match, seat = self.match, happened.seat
        self._knows(seat, *sentence(happened))
        if happened.move == DRAW:
            self._drawer = seat
            self._drawn.append(match.hands[seat][-1])
            return
        self.tell_draws(len(match.played_by) - 1)
        self._tell(len(match.played_by), seat, *self._line(happened))

    def news(self) -> list[Line]:
        """See Moves. Lines on draws wait until it is known how many they are."""
        if self._drawn and self.app.waits:
            self.tell_draws(len(self.match.played_by))
        return super().news()

    def tell_draws(self, count: int) -> None:
        """Tell of the tiles that were drawn, if any were."""
        if self._drawn:
            who = self._who(self._drawer)
            seen = "" if who else ", ".join(map(tiles.name, self._drawn))
            self._tell(count, self._drawer, "drew", who, len(self._drawn), seen)
            self._drawn = []

    def _line(self, happened: Happened) -> Line:
        from engine.line import FIRST
        from engine.moves import PASS, WORDS

        (tile, arm), who = happened.move, self._who(happened.seat)
        if tile is None:
            return "passed" if happened.move == PASS else "stopped", who
        moved = ("led", who, tiles.name(tile)) if arm == FIRST else ("played", who, tiles.name(tile), WORDS[arm])
        return moved + self._why(happened)

    def _why(self, happened: Happened) -> tuple[str, list[int], int, int]:
        """Return for what a move scores: the reason, the ends, their sum and the points."""
        if not happened.points:
            return "", [], 0, 0
        from tables.line.phrases import scored

        match, line = self.match, self.match.line
        self.sentences.append(scored(self.app, match, happened.seat, happened.points))
        ends = line.counting() if match.counting else []
        return match.reason(line) or "", ends, sum(ends), happened.points


class TrickMoves(Moves):
    """The moves in Tien Gow."""

    match: TienGow

    def __init__(self, app: PointedApp) -> None:
        super().__init__(app)
        self._best = ""  # the tiles that win the trick so far

    def note(self, happened: Happened) -> None:
        """See Moves."""
        match, seat = self.match, happened.seat
        played, _ = happened.move
        self._tell(len(match.played_by), seat, *self._line(happened))
        if len(match.trick) in (0, match.seats):
            count, winner = len(played), match.winning
            self._tell(len(match.played_by), seat, "took", self._who(winner), count, match.tricks[winner])
            self._knows(*((winner, names.WON_TRICKS, count) if count > 1 else (winner, names.WON_TRICK)))

    def _line(self, happened: Happened) -> Line:
        from engine.chinese_moves import DROP, LEAD
        from tables.tricks.phrases import name

        seat, (played, how) = happened.seat, happened.move
        who, told = self._who(seat), listed(played)
        if how == DROP:
            self._knows(seat, names.DROPPED, len(played))
            return "dropped", who, len(played), "" if who else told
        self._knows(seat, names.TRICKS_LED if how == LEAD else names.BEAT)
        best, self._best = self._best, told
        called = name(self.app.words, played)
        made = told, "" if called == told else called
        return ("leads", who) + made if how == LEAD else ("beats", who, best) + made


def looked_back(app: PointedApp, match: LineMatch, happened: Happened) -> tuple[list[Line], list[str]]:
    """Return the lines on the last move of a match, which a review shows, and what it says about that move itself."""
    moves = LineMoves(app)
    moves.match = match
    moves.note(happened)
    moves.tell_draws(len(match.played_by))
    return moves.lines(), moves.sentences


def of_match(app: PointedApp) -> Moves:
    """Return new Moves for the match of an App."""
    return _OF_ROOMS.get(room_of(app.match.game) if app.match else "", Moves)(app)


def listed(hand: Iterable[Tile]) -> str:
    """Return the names of tiles as one text."""
    return " ".join(map(tiles.name, hand))


_OF_ROOMS: dict[str, type[Moves]] = {"line": LineMoves, "tricks": TrickMoves}
