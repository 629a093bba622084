# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a move in Tien Gow looks like."""
from drawings import GOLD, IVORY
from engine.chinese_moves import DROP, LEAD
from handheld.buttons import A
from seats import PERSON
from tables import sounds

# In ms; each is cut short by a press.
_SLIDE = 300
_LOOK_AT_TRICK = 900
_GATHER = 250


class Animation:
    """The moves of a match on a Table."""

    def __init__(self, app, match, table):
        self.app = app
        self.match = match
        self.table = table
        self.words = table.words
        self.seat = 0  # whose move it is

    def make(self, move):
        """A generator: make a move, by the seat whose turn it is, and show what happens."""
        table, match, words = self.table, self.match, self.words
        self.seat = match.turn
        played, how = move
        match.play(move)
        if self.seat == PERSON:
            table.hand.show(match.hands[PERSON])
            yield
            table.hand.name_groups()
            yield
        yield from self._slide(move)
        self.app.play_sound("laid")
        table.bar.show_tiles()
        if how == DROP:
            self._say(self.seat, words.DROPPED, len(played))
        else:
            self._say(self.seat, words.LED if how == LEAD else words.BEAT)
        yield
        if how != DROP:
            table.show_best()
            yield
        if len(match.trick) in (0, match.seats):
            yield from self._end_trick(match.winning, len(played))
        if match.ended:
            sounds.end(self.app.handheld, match)

    def _say(self, seat, sentences, *values, colour=IVORY):
        self.table.say(self.app.told(seat, sentences, *values), colour)

    def _slide(self, move):
        """Let tiles slide to their place from the seat's cell, or from the hand."""
        table = self.table
        play = table.trick.add(self.seat, move)
        x, y = play.x, play.y
        start_x, start_y = x, -table.trick.height
        if self.seat == PERSON:
            start_x, start_y = table.hand.group.x, table.tray - table.trick.group.y

        def draw(part):
            play.x = start_x + (x - start_x) * part // 256
            play.y = start_y + (y - start_y) * part // 256

        draw(0)
        yield from self.app.animate(_SLIDE, draw)

    def _end_trick(self, winner, count):
        """Let the trick go to its winner."""
        table = self.table
        trick = table.trick
        if count > 1:
            self._say(winner, self.words.WON_TRICKS, count, colour=GOLD)
        else:
            self._say(winner, self.words.WON_TRICK, colour=GOLD)
        yield from self.app.pause(_LOOK_AT_TRICK)
        for seat in range(self.match.seats):
            trick.take(seat)
            yield
        x, y = table.bar.tricks_place(winner)
        y -= trick.group.y
        yield from self.app.animate(_GATHER, lambda part: trick.gather((x, y), part))
        table.best.show("")
        table.bar.show_tricks()
        self.app.forget_press(A)  # one that cut this short has done its work
        yield
