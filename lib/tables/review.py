# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A look back at a match: the table after each of its moves, with all hands open."""
import displayio

import modules
from drawings import ARROW_DOWN, ARROW_LEFT, ARROW_RIGHT, ARROW_UP, BUTTON_A, GOLD, HALVES, ICON, WHITE
from engine import packed_rounds
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B

END = 1 << 16  # as a number of moves: all of a round
WIDTH = 44  # px of what the buttons show
_COLUMNS = 5  # characters


class Review:
    """LEFT and RIGHT go a move back and on, UP and DOWN a round, A shows the next seat's hand, B leaves.

    Only one position is held, and the beginning of its round, from which the moves up to it are made again. A round
    that isn't over is shown as far as it goes.

    number    which round is shown, from 0
    at        after how many of its moves it is shown
    happened  what Happened with the last of those moves, or None
    count     how many rounds there are
    lengths   how many moves each round has, a list

    The scene of a room overrides `view`, and says whether its tiles are `chinese`.
    """

    chinese = False

    def __init__(self, app):
        self.app = app
        self.whole = whole = app.match
        app.art.let_go_large()  # only the result needed it
        if self.chinese:
            app.art.tile(HALVES[0], True)  # while there is room for what loads them
        self.words = app.words("review")
        self._pieces = whole.over + ([whole.pack_round()] if whole.moves else [])
        self.count = len(list(self._rounds()))
        self._first = whole.rounds + bool(whole.moves) - self.count  # how many rounds are forgotten
        self._scores = [whole.before]  # the scores before each round
        self.lengths = []
        self.number = None
        self.at = 0
        self.group = displayio.Group()
        self.group.append(app.art.felt())

    def view(self, match):
        """Return a View of a match at the beginning of a round, see tables.line.review.View."""
        raise NotImplementedError

    def _rounds(self):
        """Return all rounds, each as packed_rounds.split returns it."""
        for piece in self._pieces:
            yield from packed_rounds.split(piece)

    def _begin(self, number, leader, stake, dealt, moves):
        """Return the match at the beginning of a round, and the round's moves."""
        scores = self._scores[number]
        match = packed_rounds.begun(self.whole, scores, self._first + number, leader, stake, dealt)
        return match, list(match.notation.unpack(moves, match.tiles))

    def _play_through(self):
        """A generator: find the scores before each round; yields after each."""
        for number, packed in enumerate(self._rounds()):
            match, moves = self._begin(number, *packed)
            for move in moves:
                match.play(move)
            self._scores.append(match.scores)
            self.lengths.append(len(moves))
            yield

    def go(self, number, at):
        """Show the table after `at` moves of round `number`, or at its END."""
        if number != self.number:
            self._open(number)
        elif at < self.at:
            packed_rounds.put_back(self._match, self._start.copy())
            self.at, self.happened = 0, None
            self._view.rewind()
        while self.at < min(at, len(self._moves)):
            self.happened = self._match.play(self._moves[self.at])
            self._view.add(self.happened)
            self.at += 1
        self._view.show(self.happened)
        self._seat = self._match.turn if self._match.moves else self._holder()
        self._show_hand()
        if not self.at:
            forgotten = self._first and not number
            self._view.say((self.words.EARLIER if forgotten else self.words.ROUND) % (self._first + number + 1))
        self._show_place(number, at)

    def _show_place(self, number, at):
        """Show the numbers of a move and of its round."""
        count = self.lengths[number]
        self._rows[1].show(_fraction(min(at, count), count))
        self._rows[2].show(_fraction(self._first + number + 1, self._first + self.count))

    def _holder(self):
        """Return the first seat that has tiles left, if any."""
        return max(range(self.whole.seats), key=lambda seat: bool(self._match.hands[seat]))

    def _open(self, number):
        """Show the beginning of a round."""
        self.group.pop()
        self._view = self._rows = self._start = None
        modules.collect()
        for i, packed in enumerate(self._rounds()):
            if i == number:
                self._match, self._moves = self._begin(number, *packed)
        modules.let_go(("engine.deal_checks",))  # which began the round: make room for the table
        self._start = self._match.copy()
        self.number, self.at, self.happened = number, 0, None
        self._view = self.view(self._match)
        self._make_rows()
        self.group.append(self._view.group)

    def _make_rows(self):
        """Show what the buttons do: icons, and the seat, the move and the round that is shown."""
        art = self.app.art
        group, x, y, pitch = self._view.rows
        self._rows = []
        for font, icons in ((art.small, (BUTTON_A,)), (art.tiny, (ARROW_LEFT, ARROW_RIGHT)),
                            (art.tiny, (ARROW_UP, ARROW_DOWN))):
            left = x
            for icon in icons if icons[0] != BUTTON_A or self._view.covers else ():
                art.icon(group, icon, left, y)
                left += ICON
            left += 1 + (font is art.small)
            self._rows.append(art.label(group, font, WHITE, _COLUMNS, left, y))
            y += pitch

    def _show_hand(self):
        """Show the hand of a seat, and if it is the seat's turn, what it plays next."""
        match = self._match
        plays = self.at < len(self._moves) and self._seat == match.turn
        if self._view.covers:
            self._view.show_hand(self._seat, self._moves[self.at] if plays else None)
            self._rows[0].show(self.app.names[self._seat])

    def run(self):
        """See scenes."""
        yield from self._play_through()
        self.go(self.count - 1, END)
        self._view.say(self.words.LEAVE, GOLD)
        button = None
        while button not in (B, START):
            button = yield from self.app.press()
            if button == A:
                self._seat = (self._seat + 1) % self.whole.seats
                self._show_hand()
            elif button in (LEFT, RIGHT, UP, DOWN):
                number, at = self._next(button)
                self._show_place(number, at)
                yield  # answer the press at once: making the moves again takes longer
                self.go(number, at)
        return "result"

    def _next(self, button):
        """Return where an arrow leads, but not past either end: the round, and after how many of its moves."""
        number, at, last = self.number, self.at, len(self._moves)
        if button == LEFT and at or button == RIGHT and at < last:
            return number, at + (1 if button == RIGHT else -1)
        if button in (RIGHT, DOWN):
            return (number + 1, 0) if number + 1 < self.count else (number, last)
        if button == UP and at or not number:
            return number, 0
        return number - 1, END if button == LEFT else 0


def _fraction(part, whole):
    """Return "part/whole", or only the part if that is too long."""
    text = "%d/%d" % (part, whole)
    return text if len(text) <= _COLUMNS else str(part)
