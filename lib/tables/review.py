# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The review of a match: the table after each of its moves, with all hands open."""

from __future__ import annotations

import displayio

import loader
from drawings import ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, BUTTON_A, GOLD, ICON, IN_HANDS, WHITE
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from seats import PERSON
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from types import ModuleType
    from typing import Any, Protocol

    from displayio import Group

    from app import App
    from art import Art
    from engine.kinds import MaybeNone, Move
    from engine.match import Happened, Match
    from kinds import Steps
    from words.label import Label

    Place = tuple[int, int]
    Noted = tuple[str, int, Sequence[Move], int, str]  # see tables.judgement.noted
    RoomMatch = Any  # a match of a game that is played in the room

    class View(Protocol):
        """See Review.view."""

        group: Group
        rows: tuple[Group, int, int, int]
        covers: bool

        def rewind(self, match: RoomMatch) -> None: ...
        def add(self, happened: Happened) -> None: ...
        def show(self, happened: Happened | None) -> None: ...
        def finish(self) -> Iterable[bool]: ...
        def say(self, text: str, colour: int = ...) -> None: ...
        def show_better(self, moves: Sequence[Move], points: int) -> Iterable[bool]: ...
        def show_hand(self, seat: int, move: Move | None) -> None: ...


END = 1 << 16  # as a number of moves: all of a round
_WIDTH, _NARROW = 48, 45  # px of the rows for the buttons, on most screens and on a narrow one

_FIRST = 3000  # ms for which the first of two sentences stays
_NEAR = 8  # moves from a copied position to the one that is shown, for steps back


def width(art: Art) -> int:
    """Return the width of the rows for the buttons, in px."""
    return _NARROW if art.is_narrow else _WIDTH


class Review:
    """LEFT and RIGHT go a move back and on, UP and DOWN a round, A shows the next seat's hand, B leaves. On a badge
    SELECT judges the person's move that comes next, or goes on to their next slip, see scenes.judge.

    Only three positions are kept: the one that is shown, one a few moves before it, and the beginning of the round.
    A step back makes the moves again from one of the last two. A round that isn't over is shown as far as it goes.

    number    the number of the round that is shown, from 0
    at        the number of its moves that have been made
    happened  the Happened of the last of those moves, or None
    count     the number of rounds
    lengths   the number of moves of each round, a list
    rows      the same as the view's
    judged    by its round and its place there each move that was judged: what tables.judgement has noted of it

    The scene of a room overrides `view`, and says whether its tiles are `chinese`.
    """

    chinese = False
    happened: Happened | None
    _view: View | MaybeNone
    _rows: list[Label] | MaybeNone
    _start: Match | MaybeNone
    _near: Match | MaybeNone
    _next_move: Move | MaybeNone

    def __init__(self, app: App) -> None:
        self.app = app
        self.whole = whole = app.match
        app.art.forget_inks()
        if self.chinese:
            import chinese_tiles

            chinese_tiles.tile(app.art, IN_HANDS[0])  # now, while there is memory to load the set
        else:
            app.art.load_tiles()
        self.words = app.words
        self._pieces = whole.past_rounds + ([whole.pack_round()] if whole.moves else [])
        with loader.guest():
            self.count = len(list(self._rounds()))
        self._first = whole.rounds + bool(whole.moves) - self.count  # the number of forgotten rounds
        self._scores = [whole.scores_before]  # the scores before each round
        self.lengths: list[int] = []
        self.number: int | MaybeNone = None  # until a round is opened
        self.at = 0
        self.judged: dict[Place, Noted] = {}
        self._to_do: Iterator[bool] = iter(())  # the work of a step that waits until nothing is pressed
        self.group = displayio.Group()
        self.group.append(app.art.felt())

    def view(self, match: RoomMatch, moves: Iterator[Move]) -> View:
        """Return a View of a match at the beginning of a round. `moves` is an iterator over all moves of the round.

        Each room has a View of its own, with a `group` to show and these attributes and methods:

        rows                   the group, x, y and pitch in px of the rows for the buttons
        covers                 whether only one hand is shown at a time
        rewind(match)          replaces the match with a copy in an earlier position; `show` shows it
        add(happened)          notes a move that was made
        show(happened)         shows the result of the last move, or with None the beginning of the round
        finish()               shows the rest, a little at a time; yields whether the screen has changed
        say(text, colour)      shows a sentence until the next one
        show_better(moves, points)  shows that these moves were better than the next one, and what the first scores;
                               yields as `finish` does. `show` removes it
        show_hand(seat, move)  shows the hand of a seat and its next move, or None; called only if it `covers`
        """
        raise NotImplementedError

    @property
    def shown(self) -> View:
        """The View of the round that is shown; there is none before `number` is set."""
        return self._view

    def _rounds(self) -> Iterator[tuple[int, int, bytes, bytes]]:
        """Return all rounds, each as history.split returns it."""
        for piece in self._pieces:
            yield from _history().split(piece)

    def _begin(self, number: int, leader: int, stake: int, dealt: bytes, moves: bytes) -> tuple[Match, bytes]:
        """Return the match at the beginning of a round, and the round's moves, packed."""
        match = _history().begun(self.whole, self._scores[number], self._first + number, leader, stake, dealt)
        return match, moves

    def _play_through(self) -> Steps[None]:
        """Find the scores before each round (generator, yields after each)."""
        for number, packed in enumerate(self._rounds()):
            match, moves = self._begin(number, *packed)
            for move in match.notation.unpack(moves, match.tiles):
                match.play(move)
            self._scores.append(match.scores)
            self.lengths.append(len(match.played_by))
            yield

    def _open(self, number: int) -> None:
        """Show the beginning of a round."""
        self.group.pop()
        self._view = self._rows = self._start = self._near = None  # to free them
        with loader.guest():
            for i, packed in enumerate(self._rounds()):
                if i == number:
                    self._match, self._moves = self._begin(number, *packed)
        self._start = self._match.copy()
        self._near_at, self._near = 0, self._start
        self.number, self.at, self.happened = number, 0, None
        self._coming = self._unpacked()
        self._next_move = self._following()
        self._view = self.view(self._match, self._unpacked())
        self._make_rows()
        self.group.append(self._view.group)

    def go(self, number: int, at: int) -> None:
        """Show the table after `at` moves of round `number`, or at its END, and finish all work on it."""
        self.show(number, at)
        for _ in self._to_do:
            pass

    def show(self, number: int, at: int) -> None:
        """Show the table after `at` moves of round `number`, or at its END, with the hand and the numbers. Leave
        slower parts, such as a long line, for later: the generator `_to_do` shows them bit by bit."""
        self._to_do = iter(())  # it refers to the view
        if number != self.number:
            self._open(number)
        elif at < self.at:
            self._rewind(at)
        while self.at < min(at, self.lengths[number]):
            if self.at == at - _NEAR != self._near_at:
                self._near = None  # the memory isn't enough for another
                self._near_at, self._near = self.at, self._match.copy()
            self.happened = self._match.play(self._next_move)
            self._view.add(self.happened)
            self.at += 1
            self._next_move = self._following()
        self._view.show(self.happened)
        self._seat = self._match.turn if self._match.moves else self._holder()
        self._show_hand()
        if not self.at:
            forgotten = self._first and not number
            name = names.EARLIER if forgotten else names.REVIEW_ROUND
            self._view.say(self.words(name) % (self._first + number + 1))
        self._show_place(number, at)
        self._to_do = iter(self._view.finish())
        judged = self.judged.get((number, at))
        if judged:
            self._to_do = self._tell(self._to_do, *judged)

    def note(self, noted: Noted) -> None:
        """Note a judgement of the move that comes next, and tell it."""
        self.judged[self.number, self.at] = noted
        self._to_do = self._tell(self._to_do, *noted)

    def _tell(
        self, to_do: Iterator[bool], text: str, colour: int, better: Sequence[Move], points: int, why: str
    ) -> Iterator[bool]:
        """Tell how good the move that comes next is, do the work `to_do`, show what was better, and tell why
        (generator, like `_to_do`)."""
        self._view.say(text, colour)
        yield True
        yield from to_do
        yield from self._say_later(self._view.show_better(better, points) if better else (), why, colour)

    def _say_later(self, to_do: Iterable[bool], text: str, colour: int) -> Iterator[bool]:
        """Do the work `to_do`, and then say a sentence, if there is one, in place of the first (generator, like
        `_to_do`)."""
        handheld = self.app.handheld
        start = handheld.ticks()
        yield from to_do
        if not text:
            return
        while handheld.elapsed(start) < _FIRST:
            yield False
        self._view.say(text, colour)
        yield True

    def _is_to_judge(self) -> bool:
        """Return whether the person had a choice now that isn't judged."""
        match = self._match
        return match.turn == PERSON and len(match.moves) > 1 and (self.number, self.at) not in self.judged

    def _ask(self) -> None:
        """Ask the scene that judges for the move that comes next; if there is nothing to judge, for the next slip,
        from the end on for the first."""
        number, at, after = self.number, self.at, None
        if not self._is_to_judge():
            is_at_end = number == self.count - 1 and at == self.lengths[number]
            after = (-1, 0) if is_at_end else (number, at)
        self.app.left_table = {"number": number, "at": at, "judged": self.judged, "after": after}

    def _do(self) -> bool:
        """Do a little of the rest of a step. Return whether the screen has changed."""
        for changed in self._to_do:
            return changed
        return False

    def _rewind(self, at: int) -> None:
        """Go back to the position from which the moves up to `at` are made again."""
        is_near = self._near_at < at
        self._match = (self._near if is_near else self._start).copy()
        self.at, self.happened = self._near_at if is_near else 0, None
        self._coming = self._unpacked()
        for _ in range(self.at + 1):
            self._next_move = self._following()
        self._view.rewind(self._match)

    def _unpacked(self) -> Iterator[Move]:
        """Return an iterator over the moves of the round that is shown."""
        return self._match.notation.unpack(self._moves, self._match.tiles)

    def _following(self) -> Move | None:
        """Return the move that comes next, or None at the end of the round."""
        for move in self._coming:
            return move
        return None

    def _show_place(self, number: int, at: int) -> None:
        """Show the numbers of a move and of its round."""
        count = self.lengths[number]
        self._show_fraction(1, min(at, count), count)
        self._show_fraction(2, self._first + number + 1, self._first + self.count)

    def _show_fraction(self, row: int, part: int, whole: int) -> None:
        """Show "part/whole" in a row, or only the part if that is too long."""
        text = "%d/%d" % (part, whole)
        label = self._rows[row]
        label.show(text if label.fits(text) else str(part))

    def _holder(self) -> int:
        """Return the first seat that has tiles left, if any."""
        return max(range(self.whole.seats), key=lambda seat: bool(self._match.hands[seat]))

    def _make_rows(self) -> None:
        """Make the rows for the buttons: icons, and the seat, the move and the round that is shown."""
        art = self.app.art
        group, x, y, pitch = self.rows = self._view.rows
        wide = width(art) - 2 * ICON - 1
        self._rows = []
        for icons in (BUTTON_A,), (ARROW_LEFT, ARROW_RIGHT), (ARROW_UP, ARROW_DOWN):
            is_name = icons[0] == BUTTON_A
            left = x
            for icon in icons if self._view.covers or not is_name else ():
                art.icon(group, icon, left, y)
                left += ICON
            # A name is 1 px higher: its tails would touch the arrows below.
            self._rows.append(art.label(group, WHITE, wide, left + 1, y - is_name, digits=not is_name))
            y += pitch

    def _show_hand(self) -> None:
        """Show the hand of a seat and, if it is the seat's turn, its next move."""
        match = self._match
        if self._view.covers:
            self._view.show_hand(self._seat, self._next_move if self._seat == match.turn else None)
            self._rows[0].show(self.app.names[self._seat])

    def run(self) -> Steps[str]:
        """See scenes."""
        with loader.guest():
            yield from self._play_through()
        left = self.app.left_table
        if left:
            self.judged = left["judged"]
            self.show(min(left["number"], self.count - 1), left["at"])
        else:
            self.show(self.count - 1, END)
            self._view.say(self.words(names.REVIEW_KEYS), GOLD)
            if not self.app.judges:
                key = self.words(names.JUDGE_KEY) % self.app.button_name(SELECT)
                self._to_do = self._say_later(self._to_do, key, GOLD)
        button = None
        while button not in (B, START):
            button = yield from self.app.press(self._do)
            if button == A:
                self._seat = (self._seat + 1) % self.whole.seats
                self._show_hand()
            elif button == SELECT and not self.app.judges:
                self._ask()
                return "judge"
            elif button in (LEFT, RIGHT, UP, DOWN):
                number, at = self._next(button)
                self._show_place(number, at)
                yield  # answer the press at once: making the moves again takes longer
                self.show(number, at)
        return "result"

    def _next(self, button: int) -> tuple[int, int]:
        """Return the place that an arrow leads to, but not past either end: the round, and the number of its
        moves that are made."""
        number, at, last = self.number, self.at, self.lengths[self.number]
        if button == LEFT and at or button == RIGHT and at < last:
            return number, at + (1 if button == RIGHT else -1)
        if button in (RIGHT, DOWN):
            return (number + 1, 0) if number + 1 < self.count else (number, last)
        if button == UP and at or not number:
            return number, 0
        return number - 1, END if button == LEFT else 0


def _history() -> ModuleType:
    from engine import history

    return history
