# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Judges the person's moves while a result or the review of a match is shown, and tells it there (docs/judging.md).
Only hosts with memory for it load this module: the page in a browser and the window on a PC. The scenes don't know
it."""
import displayio

import loader
from drawings import GOLD, INK
from engine.judge import decision
from engine.judge.review import Judging
from handheld.buttons import DOWN, RIGHT, SELECT
from places import of_ghost
from pointer import PointedApp
from seats import PERSON
from tables import room_of
from tables.judgement import colour, in_words, percent, verdict, why
from words import names
from words.label import CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    from displayio import TileGrid

    from engine.judge.decision import Judgement
    from engine.judge.review import Decision
    from engine.view import LineView as LineBefore
    from handheld import Handheld
    from kinds import Box, Steps
    from tables.line.board import Board
    from tables.line.review import View as LineView
    from tables.pai_gow.review import View as PaiGowView
    from tables.review import Review
    from tables.tricks.review import View as TricksView

    Tell = Callable[["JudgedApp", Any, Decision, Judgement], "Iterator[None]"]

_SCENES = "result", "review", "judgement"  # while one of these waits for a press, moves are judged
_SLICE = 20  # ms of each frame for that
_STEPS = 250  # of the Judging in a frame, at most: where a clock stands still in a frame, it doesn't take seconds
_MARGIN = 2  # px from the edges of the table to the sign with a band
_ACROSS, _DOWN = 3, 5  # places that are tried for it
_LINE = 2  # px of a line below a better tile
_OVER = 13  # px from a reason above the person's hands of Pai Gow to these


class JudgedApp(PointedApp):
    """An App that judges the person's moves.

    judges   whether it does
    judging  the Judging of the match that is shown, or was last; or None
    told     the judgement that the review tells, in words: a list of texts, the better move in notation
    """

    judges = True

    def __init__(self, handheld: "Handheld") -> None:
        self.judging: "Judging" = None  # type: ignore[assignment]  # until a result or a review is shown
        self._judged: object = None  # the match that it judges
        self._work: "Iterator[None]" = iter(())  # what is left to judge
        self._is_done = True
        self._places: "dict[tuple[int, int], int]" = {}  # by round and move the places of the decisions
        self._begun: "dict[int, Iterator[None]]" = {}  # by its place each decision that is being judged
        self._at: tuple[int, int] | None = None  # the round and the move that the review shows
        # What is left to do to tell the judgement of that move; None before it is known.
        self._telling: "Iterator[None] | None" = None
        self.told: list[str] = []
        self._marks = displayio.Group()  # what tells it besides the parts of a View
        self._marked: "displayio.Group | None" = None  # the Group that they are in
        super().__init__(handheld)

    @property
    def is_judging(self) -> bool:
        """Whether something is left to judge, and the scene leaves time for it."""
        return self.waits and self.scene in _SCENES and not self._is_done

    def press(self, idle: "Callable[[], bool | None] | None" = None) -> "Steps[int]":
        """See App."""
        if not self.judges or self.scene not in _SCENES:
            return (yield from super().press(idle))
        if self._judged is not self.match:
            self._judged = self.match
            self.judging = Judging(self.match, PERSON)
            self._work = self._judge_all(self.judging)
        if self.scene != "review":
            return (yield from super().press(lambda: self._idle(idle)))
        review: "Review" = self.shown
        if self._at is None:
            review.shown.say(self.words(names.JUDGED_KEYS), GOLD)
        while True:
            button = yield from super().press(lambda: self._idle_in(review, idle))
            self._forget()
            if button == SELECT:
                self._go_on(review)
            elif button in (RIGHT, DOWN) and _is_at_end(review):
                yield from self._tell_all(review)
            else:
                return button

    def play(self, name: str) -> "Steps[str]":
        """See App."""
        if name != "judgement":  # it is shown over the review
            self._at = None
        return super().play(name)

    # Judging, a little in each frame.

    def _idle(self, idle: "Callable[[], bool | None] | None") -> bool | None:
        """Do what the scene does while it waits, and judge a little. Return whether the screen has changed."""
        changed = idle() if idle else False
        start, steps = self.handheld.ticks(), _STEPS
        for _ in self._work:
            steps -= 1
            if not steps or self.handheld.elapsed(start) >= _SLICE:
                break
        return changed

    def _judge_all(self, judging: Judging) -> "Iterator[None]":
        """Judge everything in a match, first of all the decision that is shown (generator)."""
        self._begun = {}
        self._places = {}
        self._is_done = False
        try:
            yield from judging.find()
        except ValueError:  # a round can't be played again
            self._is_done = True
            return
        self._places = {(made.round, made.move): place for place, made in enumerate(judging.decisions)}
        while len(judging.judgements) < len(judging.decisions):
            shown = self._at
            place = self._next_place(judging)
            for _ in self._begun.setdefault(place, judging.judge(place)):
                yield
                if self._at != shown:
                    break
        yield from judging.tell_luck()
        self._is_done = True

    def _next_place(self, judging: Judging) -> int:
        """Return the place of the decision to judge next: the one that is shown, else the last one."""
        shown = self._places.get(self._at)  # type: ignore[arg-type]  # None isn't there
        if shown is not None and shown not in judging.judgements:
            return shown
        return max([place for place in range(len(judging.decisions)) if place not in judging.judgements])

    # Telling it in the review.

    def _idle_in(self, review: "Review", idle: "Callable[[], bool | None] | None") -> bool | None:
        """Do the same in a review, and tell the judgement of the move that comes next, once it is known."""
        at = review.number, review.at
        if at != self._at:
            self._at = at
            self._forget()
        if self._idle(idle):
            return True
        place = self._places.get(at)
        judgement = None if place is None else self.judging.judgements.get(place)
        if self.told or not judgement or not _is_whole(review.shown):
            return False
        made = self.judging.decisions[place]  # type: ignore[index]  # there is a judgement
        if self._telling is None:
            self._telling = _OF_ROOMS[room_of(self.match.name)](self, review.shown, made, judgement)
        start = self.handheld.ticks()
        for _ in self._telling:
            if self.handheld.elapsed(start) >= _SLICE:
                return False
        self.told = in_words(self.words, made, judgement)
        return True

    def marks(self, group: "displayio.Group") -> "displayio.Group":
        """Return an empty Group for marks in another one. They disappear with the judgement."""
        self._marked = group
        group.append(self._marks)
        return self._marks

    def _forget(self) -> None:
        """Forget the judgement that is told, so that it is told again if it is still right."""
        self._telling = None
        self.told = []
        while len(self._marks):
            self._marks.pop()
        if self._marked:
            self._marked.remove(self._marks)
            self._marked = None

    def _go_on(self, review: "Review") -> None:
        """Show the next of the costliest moves, or the first of them."""
        places = self.judging.costliest()
        if places:
            here = self._places.get((review.number, review.at))
            following = places.index(here) + 1 if here in places else 0
            self._show(review, places[following % len(places)])

    def _show(self, review: "Review", place: int) -> None:
        """Show the decision at a place in their list."""
        made = self.judging.decisions[place]
        review.show(made.round, made.move)

    def _tell_all(self, review: "Review") -> "Steps[None]":
        """Show the page on the whole match over the review (generator), and then a move that was chosen there."""
        loader.collect()
        chosen = yield from self.play("judgement")
        self.scene = "review"
        if chosen:
            self._show(review, int(chosen))
        self.handheld.screen.show(review.group)


def _is_at_end(review: "Review") -> bool:
    """Return whether a review shows the end of the match."""
    return review.number == review.count - 1 and review.at == review.lengths[-1]


def _is_whole(view: "Any") -> bool:
    """Return whether a View shows all of its table: a long line takes a while."""
    board = getattr(view, "board", None)
    return board is None or len(board.spots) == len(view.match.line.tiles)


# For each room a function that tells the judgement in a View of the review (generator, shows it all in the last
# step).

def _in_line(app: JudgedApp, view: "LineView", made: "Decision", judgement: "Judgement") -> "Iterator[None]":
    """Show the band on a sign, and the better move as a ghost."""
    from tables.line import markers, table

    board = view.board
    reason = why(app, made, judgement)
    if decision.is_mistake(judgement):
        layout = table.new_layout(app.art, view.match, board.height)
        for tile, arm in view.match.line.plays():
            yield from layout.seek(tile, arm)
            layout.add(tile, arm)
            yield
        board.layout = layout
        _show_ghosts(app, board, made.view, [move for move in judgement.best if move[0]])
    text = verdict(app.words, judgement, lambda text: app.art.font.width(text) < board.width - 2 * _MARGIN)
    wide = markers.width_of(app.art, text)
    x, y = board.width - wide - 2 * _MARGIN, board.height - markers.HIGH - 2 * _MARGIN
    places = [(_MARGIN + x * column // (_ACROSS - 1), board.y + _MARGIN + y * row // (_DOWN - 1))
              for row in range(_DOWN) for column in range(_ACROSS)]
    x, y = markers.freest(board, places, wide, markers.HIGH, *[_box(board, ahead) for ahead in board.ahead])
    app.marks(board.group).append(markers.sign_of(app.art, text, x, y - board.y, colour(judgement), INK))
    if reason:
        view.say(reason, colour(judgement))


def _show_ghosts(app: JudgedApp, board: "Board", before: "LineBefore", plays: "list[Any]") -> None:
    """Show the ghosts of some plays on a Board with a Layout, as far as each has a place without others moving, and
    the points of the first. `before` is what the person saw."""
    if not plays:  # a turn of Blitz that lays nothing more
        board.show_sign(app.words(names.STOP_KEY), board.box(board.spots[-1]))
        return
    layout, count = board.layout, len(board.spots)
    last = board.sprite(count - 1)
    outline = last and last.pixel_shader
    tile, arm = plays[0]
    board.aim(tile, arm)
    board.ghost(tile, arm, before.points(plays[0]))
    last = board.sprite(count - 1)
    if last:
        last.pixel_shader = outline  # type: ignore[assignment]  # there was one before, too
    for following in plays[1:]:
        stays = layout.add(tile, arm)
        tile, arm = following
        spot = layout.ghost(tile, arm, False) if stays and layout.half == board.half else None
        if spot is None:
            break
        board.show_ghost(tile, spot + (board.spots[0] - layout.spots[0] if count else 0))


def _box(board: "Board", ahead: "TileGrid") -> "Box":
    """Return the box of a ghost or a sign on the whole line of a Board."""
    if ahead.width == 2:
        x, y, wide, high = of_ghost(board, ahead)
    else:
        x, y, wide, high = ahead.x, ahead.y, ahead.tile_width, ahead.tile_height
    return x, y + board.y, wide, high


def _in_tricks(app: JudgedApp, view: "TricksView", made: "Decision", judgement: "Judgement") -> "Iterator[None]":
    """Tell the band below the sentence, and underline the tiles of the better move."""
    from tables.tricks.hand import RAISE

    hand, label = view.hand, view.table.verdict
    label.show(verdict(app.words, judgement, label.fits), app.art.ink(colour(judgement)))
    reason = why(app, made, judgement)
    if reason:
        view.say(reason, colour(judgement))
    if decision.is_mistake(judgement) and sorted(hand.tiles) == sorted(made.view.hand):  # it is the person's
        marks, better = app.marks(hand.group), list(judgement.best[0][0])
        for i, tile in enumerate(hand.tiles):
            if tile in better:
                better.remove(tile)
                app.art.panel(marks, GOLD, hand.place(i)[0], RAISE + 2 * hand.half - 1, hand.half, _LINE)
    return iter(())


def _in_pai_gow(app: JudgedApp, view: "PaiGowView", made: "Decision", judgement: "Judgement") -> "Iterator[None]":
    """Tell the band; show a better split in place of the tiles as they were dealt."""
    from tables.pai_gow.table import lay

    text = verdict(app.words, judgement, lambda text: False)
    if decision.is_mistake(judgement):
        text = app.words(names.BETTER_MOVE) % ("+%s%%" % percent(app.words, judgement.loss))
        tiles = judgement.best[0][0]
        for _ in lay(view.table.mine, (tiles[:2], tiles[2:])):
            pass
        for title, name in zip(view.table.titles, app.words.forms(names.HANDS)):
            title.show(name)
    view.say(text, colour(judgement))
    reason = why(app, made, judgement)
    if reason:
        table = view.table
        y = table.mine[0].place(0)[1] - _OVER
        app.art.label(app.marks(table.page), colour(judgement), app.art.page_width - 2, 1, y, CENTRE, reason)
    return iter(())


_OF_ROOMS: "dict[str, Tell]" = {"line": _in_line, "tricks": _in_tricks, "pai_gow": _in_pai_gow}
