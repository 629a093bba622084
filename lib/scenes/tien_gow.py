# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Tien Gow: rounds are played here, until the match is over or the player leaves."""
import gc

from app import PERSON
from art import ARROW_UP, BUTTON_A, BUTTON_B, FELT_DARK, GOLD, GOLD_LIGHT, IVORY, WHITE
from engine import chinese, players, tiles
from engine.chinese_moves import BEAT, DROP, LEAD
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from table.picks import HEIGHT as HAND
from table.picks import Keys, Picks
from table.trick import Bar, Trick
from table.turns import Turns
from text.label import CENTRE

_LINE = 9  # px
_TRAY = HAND + 2 * _LINE + 1

# In ms; each is cut short by a press.
_SLIDE = 300
_LOOK_IN_TURN = 400
_LOOK_AT_TRICK = 900
_GATHER = 250


class Scene(Turns):
    """The table's screen, and the flow of a round on it."""

    summary = "tien_gow_summary"

    def __init__(self, app):
        super().__init__(app)
        self.say = say = app.words("tien_gow")
        self.art = art = app.art
        match = self.match
        goes_on = bool(match.moves)
        if not goes_on:
            app.next_deal()
        self.group = art.felt()
        columns = art.width // art.small.width
        left = (art.width - columns * art.small.width) // 2
        tray = art.height - _TRAY
        self.trick = Trick(art, match.seats)
        self.trick.group.y = (tray + Bar.height - self.trick.height - _LINE) // 2
        self.group.append(self.trick.group)  # under all else
        self._best = art.label(
            self.group, art.small, GOLD_LIGHT, columns, left, self.trick.group.y + self.trick.height + 1, CENTRE)
        art.panel(self.group, FELT_DARK, 0, tray, art.width, _TRAY)
        self.bar = Bar(art, self.group, match, app.names)
        self._message = art.label(self.group, art.small, WHITE, columns, 2, tray + 1)
        self._verdict = art.label(self.group, art.small, WHITE, columns, 2, tray + 1 + _LINE)
        self.keys = Keys(art, self.group, (BUTTON_A, BUTTON_B, ARROW_UP), art.height - HAND + 3)
        self.hand = Picks(art, (say.CIVIL, say.MILITARY))
        self.hand.group.x, self.hand.group.y = 2, art.height - HAND
        self.group.append(self.hand.group)
        self.face_down = False  # whether tiles that could beat are to be dropped
        self.hand.show(match.hands[PERSON])
        self.hand.show_words()
        first = match.turn - len(match.trick)
        for i, move in enumerate(match.trick):
            self.trick.add((first + i) % match.seats, move)
        if match.trick:
            self._show_best()
        self._say(say.GOES_ON if goes_on else app.told(match.leader, say.BANKER))
        gc.collect()

    def run(self):
        """See scenes."""
        following = yield from super().run()
        if following != self.summary:
            self.art.drop_chinese()
        return following

    def look(self):
        """See Turns."""
        return _LOOK_IN_TURN if self.match.trick else 0  # one has just looked at who leads

    def show_turn(self, seat):
        """See Turns."""
        self.bar.show_turn(seat)

    def _say(self, text, colour=WHITE):
        self._message.show(text, self.art.ink(colour))

    # The person's turn.

    def choose(self):
        """See Turns."""
        self._say(self._task(), GOLD)
        yield
        self._pick([])
        self._aim()
        while not self.next:
            yield  # the tiles change in one frame, the words in the next: neither takes long to send
            move = self._candidate()
            self._show_candidate(move)
            button = yield from self.take_press()
            if button == A and move:
                return move
            if button == START:
                yield from self.pause()
            elif button == SELECT:
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
            yield from self.app.play("tien_gow_help")

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
        self._verdict.show(self._judge(move))
        self.keys.show(key, say.CLEAR_KEY if hand.picked else say.HELP_KEY, up)

    def _judge(self, move):
        """What the tiles that are picked would do, in words."""
        say = self.say
        if move:
            chosen, how = move
            if how == DROP:
                return say.DROP[1] % len(chosen) if len(chosen) > 1 else say.DROP[0] % self._name(chosen)
            return (say.LEADS if how == LEAD else say.BEATS) % self._name(chosen)
        if not self.match.trick:
            return say.NO_LEAD
        picked, wanted = len(self.hand.picked), self._wanted()
        if picked > wanted:
            return say.TOO_MANY % (picked - wanted)
        return (say.PICK_MORE if picked else say.PICK) % (wanted - picked)

    def _hint(self):
        """Pick the tiles that a greedy player would play."""
        for move in players.load("greedy").think(self.match.view(PERSON)):
            yield
        self._say(self.say.HINT, GOLD)
        yield
        others = list(move[0])
        self._pick([i for i, tile in enumerate(self.hand.tiles) if _took(others, tile)])
        self.hand.move(self.hand.picked[0] - self.hand.cursor)
        self.face_down = move[1] == DROP

    # What tiles make.

    def _name(self, combined):
        """What tiles make that are a lead, in words."""
        say = self.say
        if combined == chinese.SUPREME:
            return say.SUPREME
        names = []
        for civil in (True, False):
            alike = [tile for tile in combined if chinese.is_civil(tile) == civil]
            if alike:
                names.append(self._kind(alike[0], len(alike), len(alike) == len(combined)))
        return say.SET % tuple(names) if len(names) == 2 else names[0]

    def _kind(self, tile, count, alone):
        """One or two tiles of a kind in words; `alone` unless they are part of a set."""
        say = self.say
        if chinese.is_civil(tile):
            name = say.NAMES.get(tile) or (tiles.name(tile) if count == 2 else say.CIVIL_TILE % tiles.name(tile))
        else:
            name = say.NUMBERS[sum(tile)][count - 1]
            if alone and count == 1:
                name = say.MILITARY_TILE % name
        if count == 1:
            return name
        return (say.PAIR if alone else say.TWO) % name

    # What a move looks like.

    def make(self, move):
        """See Turns."""
        match, seat = self.match, self.match.turn
        self.keys.show()
        self._verdict.show("")
        yield
        happened = match.play(move)
        if seat == PERSON:
            self.hand.show(match.hands[PERSON])
            yield
            self.hand.show_words()
            yield
        yield from self._slide(seat, happened.move)
        self.bar.show_tiles()
        self._tell_move(seat, happened.move)
        yield
        if happened.move[1] != DROP:
            self._show_best()
            yield
        if len(match.trick) in (0, match.seats):
            yield from self._end_trick(match.winning, len(move[0]))

    def _tell_move(self, seat, move):
        played, how = move
        say, told = self.say, self.app.told
        if how == DROP:
            self._say(told(seat, say.DROPPED, len(played)), IVORY)
        else:
            self._say(told(seat, say.LED if how == LEAD else say.BEAT), IVORY)

    def _slide(self, seat, move):
        """Let tiles slide to their place from the seat's cell, or from the hand."""
        play = self.trick.add(seat, move)
        x, y = play.x, play.y
        start_x, start_y = x, -self.trick.height
        if seat == PERSON:
            start_x, start_y = self.hand.group.x, self.art.height - _TRAY - self.trick.group.y

        def draw(part):
            play.x = start_x + (x - start_x) * part // 256
            play.y = start_y + (y - start_y) * part // 256

        draw(0)
        yield from self.app.animate(_SLIDE, draw)

    def _show_best(self):
        """Crown what wins the trick so far, and name it."""
        winner = self.match.winning
        self.trick.crown(winner)
        self._best.show(self.say.WINNING % (self.app.names[winner], self._name(self.trick.tiles[winner])))

    def _end_trick(self, winner, count):
        """Let the trick go to its winner."""
        say = self.say
        sentences, values = (say.WON_TRICKS, (count,)) if count > 1 else (say.WON_TRICK, ())
        self._say(self.app.told(winner, sentences, *values), GOLD)
        yield from self.app.pause(_LOOK_AT_TRICK)
        for seat in range(self.match.seats):
            self.trick.take(seat)
            yield
        place = self.bar.tricks_place(winner)
        place = place[0], place[1] - self.trick.group.y
        yield from self.app.animate(_GATHER, lambda part: self.trick.gather(place, part))
        self._best.show("")
        self.bar.show_tricks()
        self.app.forget_press(A)  # one that cut this short has done its work
        yield


def _took(others, tile):
    """Take a tile out of a list; whether it was there."""
    if tile not in others:
        return False
    others.remove(tile)
    return True


def _counted(sentences, count):
    """The first of two sentences for one tile, or the second for several."""
    return sentences[1] % count if count > 1 else sentences[0]
