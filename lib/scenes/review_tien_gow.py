# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in a look back at a match of Tien Gow."""
from art import GOLD
from engine.chinese_moves import DROP, LEAD
from scenes.review import WIDTH
from scenes.tien_gow import Scene
from table.picks import HEIGHT as HAND


class View(Scene):
    """See review_table.View. A trick stays until the next one is led."""

    covers = True

    def __init__(self, app):
        super().__init__(app)
        self.rows = self.group, app.art.width - WIDTH, app.art.height - HAND + 3, 11
        self.hand.group.pop(1)  # the cursor: nothing is picked

    def add(self, happened):
        """See review_table.View."""
        if happened.move[1] == LEAD:
            for seat in range(self.match.seats):
                self.trick.take(seat)
            self.trick.gather((0, 0), 256)
        self.trick.add(happened.seat, happened.move)
        if happened.move[1] != DROP:
            self.show_best()

    def show(self, happened):
        """See review_table.View."""
        match = self.match
        self.bar.show_tiles()
        self.bar.show_tricks()
        self.bar.mark.show(match.turn if match.moves else None)
        if not happened:
            return
        self._tell_of(happened)
        if happened.ended:
            self.verdict.show("  ".join(["%+d" % points for points in happened.ended.points]))

    def _tell_of(self, happened):
        say, match = self.say, self.match
        played, how = happened.move
        seat, values = happened.seat, ()
        if len(match.trick) in (0, match.seats):
            seat = match.winning
            sentences, values = (say.WON_TRICKS, (len(played),)) if len(played) > 1 else (say.WON_TRICK, ())
        elif how == DROP:
            sentences, values = say.DROPPED, (len(played),)
        else:
            sentences = say.LED if how == LEAD else say.BEAT
        self.tell(self.app.told(seat, sentences, *values), *([GOLD] if seat != happened.seat else []))

    def show_hand(self, seat, move):
        """See review_table.View."""
        hand = self.hand
        hand.show(self.match.hands[seat])
        hand.show_words()
        if move:
            left, picked = list(move[0]), []
            for i, tile in enumerate(hand.tiles):
                if tile in left:
                    left.remove(tile)
                    picked.append(i)
            hand.pick(picked, hand.tiles)
