# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges the person's moves in a match, a little at a time, and tells it in the review (docs/judging.md); for hosts
with memory for it, see judged."""

from __future__ import annotations

import displayio

from drawings import INK
from engine.judge import decision, kept
from engine.judge.review import Judging
from noting import note
from seats import PERSON
from tables import room_of
from tables.judgement import COLOURS, better, colour, percent, verdict, why
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from displayio import Group, TileGrid

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from kinds import Box
    from tables.line.board import Board
    from tables.line.review import View as LineView
    from tables.pai_gow.review import View as PaiGowView
    from tables.review import Review
    from tables.tricks.review import View as TricksView
    from words.words import Words

    Tell = Callable[["Teller", Any, Decision, Judgement], "Iterator[None]"]

_SLICE = 24  # ms of each frame for the judging, and for telling
_STEPS = 250  # of the Judging in a frame, at most: where a clock stands still in a frame, it doesn't take seconds
_MARGIN = 2  # px from the edges of the table to the sign with a band
_ACROSS, _DOWN = 3, 5  # places that are tried for it
_OVER = 13  # px from a reason above the person's hands of Pai Gow to these


class Teller:
    """Judges the person's moves in the match of an App, and tells it in a review.

    match    the match
    judging  its Judging
    is_done  whether all is judged
    told     the judgement that the review tells, in words: a list of texts, the better move in notation
    """

    def __init__(self, app: App, told: Any = None) -> None:
        """Judge the match of an App, unless a record has `told` the judgements, see engine.judge.kept."""
        self.app = app
        self.match = app.match
        self.judging = Judging(app.match, PERSON)
        self.is_done = False
        self.told: list[str] = []
        self._number = app.number
        self._told_before = told
        self._work = self._judge_all()  # what is left to judge
        self._places: dict[tuple[int, int], int] = {}  # by round and move the places of the decisions
        self._begun: dict[int, Iterator[None]] = {}  # by its place each decision that is being judged
        self._at: tuple[int, int] | None = None  # the round and the move that the review shows
        # What is left to do to tell the judgement of that move; None before it is known.
        self._telling: Iterator[None] | None = None
        self._marks = displayio.Group()  # what tells it besides the parts of a View
        self._marked: Group | None = None  # the Group that they are in

    # Judging, a little in each frame.

    def judge(self) -> None:
        """Judge for as long as a frame may take."""
        ticks, elapsed, steps = self.app.handheld.ticks(), self.app.handheld.elapsed, _STEPS
        for _ in self._work:
            steps -= 1
            if not steps or elapsed(ticks) >= _SLICE:
                break

    def _judge_all(self) -> Iterator[None]:
        """Judge everything in the match, first of all the decision that is shown (generator)."""
        judging = self.judging
        try:
            yield from judging.find()
        except ValueError:  # a round can't be played again
            self.is_done = True
            return
        self._places = {(made.round, made.move): place for place, made in enumerate(judging.decisions)}
        if kept.take(judging, self._told_before):
            self.is_done = True
            return
        while len(judging.judgements) < len(judging.decisions):
            shown = self._at
            place = self._next_place()
            for _ in self._begun.setdefault(place, judging.judge(place)):
                yield
                if self._at != shown:
                    break
        yield from judging.tell_luck()
        yield from note(self.app, judging, self.match, self._number)
        self.is_done = True

    def _next_place(self) -> int:
        """Return the place of the decision to judge next: the one that is shown, else the last one."""
        judgements = self.judging.judgements
        shown = self._places.get(self._at)  # type: ignore[arg-type]  # None isn't there
        if shown is not None and shown not in judgements:
            return shown
        return max([place for place in range(len(self.judging.decisions)) if place not in judgements])

    # Telling it in a review.

    def tell(self, review: Review) -> bool:
        """Tell the judgement of the move that comes next in a review, once it is known. Return whether the screen
        has changed."""
        place = self._places.get((review.number, review.at))
        judgement = None if place is None else self.judging.judgements.get(place)
        if self.told or not judgement or not _is_whole(review.shown):
            return False
        made = self.judging.decisions[place]  # type: ignore[index]  # there is a judgement
        if self._telling is None:
            self._telling = _OF_ROOMS[room_of(self.match.game)](self, review.shown, made, judgement)
        start = self.app.handheld.ticks()
        for _ in self._telling:
            if self.app.handheld.elapsed(start) >= _SLICE:
                return False
        self.told = in_words(self.app.words, made, judgement)
        return True

    def look(self, review: Review) -> None:
        """Note what a review shows: the judgement of another move isn't right any more."""
        at = review.number, review.at
        if at != self._at:
            self._at = at
            self.forget()

    def marks(self, group: Group) -> Group:
        """Return an empty Group for marks in another one. They disappear with the judgement."""
        self._marked = group
        group.append(self._marks)
        return self._marks

    def forget(self) -> None:
        """Forget the judgement that is told, so that it is told again if it is still right."""
        self._telling = None
        self.told = []
        while len(self._marks):
            self._marks.pop()
        if self._marked:
            self._marked.remove(self._marks)
            self._marked = None

    def slips(self) -> list[int]:
        """Return the places of the slips among the decisions, a list, in the order of play."""
        return sorted([place for place, judgement in self.judging.real() if colour(judgement) in COLOURS[2:]])

    def worst_slip(self) -> str:
        """Return what the worst slip has lost as a sentence; "" without a slip."""
        losses = [self.judging.judgements[place].loss for place in self.slips()]  # type: ignore[union-attr]  # as real
        words = self.app.words
        return words(names.WORST_SLIP) % percent(words, max(losses)) if losses else ""

    def go_on(self, review: Review) -> None:
        """Show the next slip; after the last one the first."""
        judging, here, slips = self.judging, (review.number, review.at), self.slips()
        after = [place for place in slips if (judging.decisions[place].round, judging.decisions[place].move) > here]
        for place in (after or slips)[:1]:
            self.show(review, place)

    def show(self, review: Review, place: int) -> None:
        """Show the decision at a place in their list."""
        made = self.judging.decisions[place]
        review.show(made.round, made.move)


def in_words(words: Words, made: Decision, judgement: Judgement) -> list[str]:
    """Return a judgement as a list of texts, see Teller.told."""
    text = verdict(words, judgement, lambda text: True)
    if not decision.is_mistake(judgement):
        return [text]
    notation = made.view.rules.notation
    return [text, words(names.BETTER_MOVE) % ", ".join(map(notation.name, judgement.best))]


def _is_whole(view: Any) -> bool:
    """Return whether a View shows all of its table: a long line takes a while."""
    board = getattr(view, "board", None)
    return board is None or len(board.spots) == len(view.match.line.tiles)


# For each room a function that tells the judgement in a View of the review (generator, shows it all in the last
# step).


def _in_line(teller: Teller, view: LineView, made: Decision, judgement: Judgement) -> Iterator[None]:
    """Show the band on a sign, and the better move as a ghost."""
    app, board = teller.app, view.board
    for _ in _show_better(view, made, judgement):
        yield
    from tables.line import markers

    text = verdict(app.words, judgement, lambda text: app.art.font.width(text) < board.width - 2 * _MARGIN)
    wide = markers.width_of(app.art, text)
    x, y = board.width - wide - 2 * _MARGIN, board.height - markers.HIGH - 2 * _MARGIN
    places = [
        (_MARGIN + x * column // (_ACROSS - 1), board.y + _MARGIN + y * row // (_DOWN - 1))
        for row in range(_DOWN)
        for column in range(_ACROSS)
    ]
    x, y = markers.freest(board, places, wide, markers.HIGH, *[_box(board, ahead) for ahead in board.ahead])
    teller.marks(board.group).append(markers.sign_of(app.art, text, x, y - board.y, colour(judgement), INK))
    _say_why(teller, view, made, judgement)


def _show_better(view: Any, made: Decision, judgement: Judgement) -> Iterable[bool]:
    """Show the better moves in a View of the review, if there are any."""
    moves, points = better(made, judgement)
    return view.show_better(moves, points) if moves else ()


def _say_why(teller: Teller, view: Any, made: Decision, judgement: Judgement) -> None:
    """Say why the better move is better, if that can be told."""
    reason = why(teller.app, made, judgement)
    if reason:
        view.say(reason, colour(judgement))


def _box(board: Board, ahead: TileGrid) -> Box:
    """Return the box of a ghost or a sign on the whole line of a Board."""
    if ahead.width == 2:
        wide, high = (board.half, 2 * board.half) if ahead.transpose_xy else (2 * board.half, board.half)
        x, y = ahead.x, ahead.y
    else:
        x, y, wide, high = ahead.x, ahead.y, ahead.tile_width, ahead.tile_height
    return x, y + board.y, wide, high


def _in_tricks(teller: Teller, view: TricksView, made: Decision, judgement: Judgement) -> Iterator[None]:
    """Tell the band below the sentence, and underline the tiles of the better move."""
    hand = view.hand
    hand.say(verdict(teller.app.words, judgement, hand.words.fits), colour(judgement))
    _say_why(teller, view, made, judgement)
    _show_better(view, made, judgement)
    return iter(())


def _in_pai_gow(teller: Teller, view: PaiGowView, made: Decision, judgement: Judgement) -> Iterator[None]:
    """Tell the band; show a better split in place of the tiles as they were dealt."""
    app = teller.app
    text = verdict(app.words, judgement, lambda text: False)
    if decision.is_mistake(judgement):
        text = app.words(names.BETTER_MOVE) % ("+%s%%" % percent(app.words, judgement.loss))
    for _ in _show_better(view, made, judgement):
        pass
    view.say(text, colour(judgement))
    reason = why(app, made, judgement)
    if reason:
        table = view.table
        y = table.mine[0].place(0)[1] - _OVER
        app.art.label(teller.marks(table.page), colour(judgement), app.art.page_width - 2, 1, y, CENTRE, reason)
    return iter(())


_OF_ROOMS: dict[str, Tell] = {"line": _in_line, "tricks": _in_tricks, "pai_gow": _in_pai_gow}
