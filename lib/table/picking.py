# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's turn in Tien Gow. Let go after it: there is no room for it while the machine thinks."""
from art import GOLD
from engine import chinese
from engine.chinese_moves import BEAT, DROP, LEAD
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B


class Picking:
    """The choice of a move at a `table`, which is the scene."""

    def __init__(self, table):
        self.table = table
        self.match = table.match
        self.hand = table.hand
        self.say = table.app.words("picking")
        self.face_down = False  # whether tiles that could beat are to be dropped

    def choose(self):
        """The move, or None if the player left."""
        self.table.tell(self._task(), GOLD)
        yield
        self._pick([])
        self._aim()
        while not self.table.next:
            yield  # the tiles change in one frame, the words in the next: neither takes long to send
            move = self._candidate()
            self._show_candidate(move)
            button = yield from self.table.take_press()
            if button == A and move:
                # The press is answered at once: what shows the move has to be loaded first.
                self.table.keys.show()
                self.table.verdict.show("")
                yield
                return move
            if button == A:
                self.table.app.handheld.speaker.play("refused")
            elif button == START:
                yield from self.table.pause()
            elif button == SELECT and self.table.app.settings.hints:
                yield from self._hint()
            elif button in (LEFT, RIGHT):
                self.hand.move(1 if button == RIGHT else -1)
            elif button == B:
                yield from self._clear()
            elif button in (UP, DOWN):
                self._raise(button == UP)

    def _aim(self):
        """Put the cursor on the highest tile that can be led or can beat, or else on the lowest of all."""
        hand = self.hand
        able = [i for i, tile in enumerate(hand.tiles) if tile in hand.lit]
        hand.move((able[0] if able else -1) - hand.cursor)

    def _task(self):
        """What there is to do now, in words."""
        match, say = self.match, self.say
        if not match.trick:
            return say.YOUR_LEAD
        if match.is_barred():
            return say.BARRED
        can_beat = match.legal_moves()[0][1] == BEAT
        return _counted(say.BEAT_OR_DROP if can_beat else say.MUST_DROP, self._wanted())

    def _wanted(self):
        """How many tiles were led."""
        return len(self.match.trick[0][0])

    def _raise(self, up):
        """Pick the tile under the cursor, or no longer; where picked tiles beat, turn them face down or up."""
        hand = self.hand
        if up == (hand.cursor not in hand.picked):
            self._pick([i for i in range(len(hand.tiles)) if (i in hand.picked) != (i == hand.cursor)])
        elif up and self._can_beat():
            self.face_down = not self.face_down

    def _clear(self):
        """Unpick all tiles; where none is picked, show the help."""
        if self.hand.picked:
            self._pick([])
        else:
            yield from self.table.app.play("tien_gow_help")

    def _pick(self, indexes):
        """Pick tiles, and light those that make a lead or a beat with them."""
        picked = [self.hand.tiles[i] for i in indexes]
        lit = []
        for combined, how in self.match.legal_moves():
            others = list(combined)
            if how != DROP and all([_took(others, tile) for tile in picked]):
                lit += others
        self.face_down = False
        self.hand.pick(indexes, lit)

    def _in_hand(self):
        """The tiles that are picked, or else the one under the cursor, arranged."""
        hand = self.hand
        return chinese.arrange([hand.tiles[i] for i in hand.picked or [hand.cursor]])

    def _can_beat(self):
        return (self._in_hand(), BEAT) in self.match.legal_moves()

    def _candidate(self):
        """The move that A makes now, or None."""
        chosen, legal = self._in_hand(), self.match.legal_moves()
        for how in (LEAD, DROP) if self.face_down else (LEAD, BEAT, DROP):
            if (chosen, how) in legal:
                return chosen, how
        return None

    def _show_candidate(self, move):
        """Say what the tiles would do, and what the keys do."""
        say, hand = self.say, self.hand
        key = (say.LEAD_KEY, say.BEAT_KEY, say.DROP_KEY)[move[1]] if move else ""
        up = say.PICK_KEY
        if hand.cursor in hand.picked:
            up = (say.BEAT_KEY if self.face_down else say.DROP_KEY) if self._can_beat() else ""
        self.table.verdict.show(self._judge(move))
        self.table.keys.show(key, say.CLEAR_KEY if hand.picked else say.HELP_KEY, up)

    def _judge(self, move):
        """What the tiles that are picked would do, in words."""
        say = self.say
        if move:
            chosen, how = move
            if how == DROP:
                return say.DROP[1] % len(chosen) if len(chosen) > 1 else say.DROP[0] % self.table.name(chosen)
            return (say.LEADS if how == LEAD else say.BEATS) % self.table.name(chosen)
        if not self.match.trick:
            return say.NO_LEAD
        picked, wanted = len(self.hand.picked), self._wanted()
        if picked > wanted:
            return say.TOO_MANY % (picked - wanted)
        return (say.PICK_MORE if picked else say.PICK) % (wanted - picked)

    def _hint(self):
        """Pick the tiles that Skilled would play, and say why. Any press drops the hint."""
        table, say = self.table, self.say
        table.tell(say.THINKING, GOLD)
        table.let_go_say()
        yield
        found = yield from table.app.use("table.hint", lambda hint: hint.ask(table.app))
        if not found:
            table.tell(self._task(), GOLD)
            return
        (tiles, how), why = found
        table.tell(why, GOLD)
        yield
        others = list(tiles)
        self._pick([i for i, tile in enumerate(self.hand.tiles) if _took(others, tile)])
        self.hand.move(self.hand.picked[0] - self.hand.cursor)
        self.face_down = how == DROP


def _took(others, tile):
    """Take a tile out of a list; whether it was there."""
    if tile not in others:
        return False
    others.remove(tile)
    return True


def _counted(sentences, count):
    """The first of two sentences for one tile, or the second for several."""
    return sentences[1] % count if count > 1 else sentences[0]
