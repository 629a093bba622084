# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table: rounds are played here, until the match is over or the player leaves."""
import gc

from app import MACHINE, PERSON
from art import FELT_DARK, GOLD, HALVES, IVORY, show_tile
from engine import players, tiles
from engine.line import START as LEAD
from engine.match import BLOCKED
from engine.moves import DRAW, PASS
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from table.bar import HEIGHT as BAR
from table.bar import Bar
from table.board import Board
from table.hand import Hand
from table.status import HEIGHT as STATUS
from table.status import Keys, Status
from text.label import Label

_HAND = 28  # px of height
_WIDE = 200  # px; from this width on there is room for the biggest tiles in the line

# In ms; each is cut short by a press.
_SLIDE = 300
_DRAW = 200
_FLY = 400
_LOOK = 700


class Scene:
    """The table's screen, and the flow of a match on it."""

    def __init__(self, app):
        self.app = app
        self.say = app.say
        self.match = app.match
        art = app.art
        self.group = art.felt()
        tray = art.height - _HAND - STATUS
        art.panel(self.group, FELT_DARK, 0, tray, art.width, art.height - tray)
        self.bar = Bar(art, self.group, app.names())
        self.status = Status(art, self.group, tray)
        self.keys = Keys(art, self.group, art.height - _HAND)
        self.hand = Hand(art, art.width)
        self.hand.group.y = art.height - _HAND
        self.group.append(self.hand.group)
        halves = HALVES if art.width >= _WIDE else HALVES[1:]
        self.board = Board(art, art.width, tray - BAR, halves, self.match.line.has_spinner)
        self.board.group.y = BAR
        self.group.append(self.board.group)
        self.back = art.tile(HALVES[-1])
        show_tile(self.back, None, True)
        self.points = Label(art.small, art.ink(GOLD), 3, 0, 0)
        self.cursor = 0
        self.next = None  # the scene that the player leaves for
        self._show_match()
        if self.match.moves:
            self.status.say(self.say.GOES_ON)

    def _show_match(self):
        """Show the match as it stands, from whatever was shown before."""
        self.board.clear()
        for tile, arm in self.match.line.tiles:
            self.board.add(tile, arm)
        self.hand.show(self.match.hands[PERSON])
        self.bar.show_scores(self.match.scores)
        self._show_stock()

    def _show_stock(self):
        self.bar.show_ends(self.match.line)
        self.status.show_counts(len(self.match.hands[MACHINE]), len(self.match.boneyard))

    def run(self):
        """See scenes."""
        while self.match.result is None:
            if not self.match.moves:
                self.app.next_deal()
                self._show_match()
                self.status.say("")
                gc.collect()
            yield from self._round()
            if self.next:
                return self.next
            if self.match.round:
                yield from self.app.play("summary")
        following = yield from self.app.play("result")
        if following == "table":
            self.app.rematch()
        else:
            self.app.match = None
        return following

    def _round(self):
        """Play the round, from wherever it is, to its end or until the player leaves."""
        while self.match.moves and not self.next:
            seat = self.match.turn
            self.bar.show_turn(self.match.side(seat))
            move = yield from (self._choose() if seat == PERSON else self._think())
            if move is not None:
                yield from self._make(move)
            if seat == MACHINE:  # an A that cut short what the machine did has done its work
                self.app.forget_press(A)
        if not self.match.moves:
            self.bar.show_turn(None)
            yield from self.app.pause(2 * _LOOK)

    def _pause(self):
        following = yield from self.app.play("pause")
        if following != "table":
            self.next = following

    # The machine's turn.

    def _think(self):
        """The machine's move, or None if the player left."""
        if not self.match.drawn:
            yield from self.app.pause(_LOOK)
        for move in self.app.player.think(self.match.view(MACHINE)):
            yield
            if self.app.pressed() == START:
                yield from self.app.press()
                yield from self._pause()
                if self.next:
                    return None
        return move

    # The person's turn.

    def _choose(self):
        """The person's move, or None if the player paused or took something back."""
        moves = self.match.legal_moves()
        if moves[0] in (DRAW, PASS):
            return (yield from self._stand(moves[0]))
        if moves[0][1] == LEAD:
            if len(moves) == 1:  # a tile that has to lead is placed by itself
                yield from self.app.pause(_LOOK)
                return moves[0]
            self.status.say(self.say.YOUR_LEAD, GOLD)
        return (yield from self._pick([tile for tile, how in moves]))

    def _stand(self, move):
        """Draw or pass: the game says so, and A does it; after the first tile, drawing goes on by itself."""
        if self.match.drawn and move == DRAW:
            return move
        self.hand.light(())
        self.status.say(self.say.MUST_DRAW if move == DRAW else self.say.MUST_PASS, GOLD)
        self._show_keys(self.say.DRAW_KEY if move == DRAW else self.say.PASS_KEY)
        button = yield from self.app.press()
        if button == A:
            return move
        if button == START:
            yield from self._pause()
        return None

    def _pick(self, playable):
        """Choose a tile of those that are playable, and where to play it."""
        hand = self.match.hands[PERSON]
        self.hand.light(playable)
        places = [i for i, tile in enumerate(hand) if tile in playable]
        if self.cursor not in places:
            self.cursor = places[0]
        while True:
            self._show_cursor(hand[self.cursor])
            button = yield from self.app.press()
            if button == A:
                return (yield from self._aim(hand[self.cursor]))
            if button == START:
                return (yield from self._pause())
            if button == SELECT:
                yield from self._hint()
            elif button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                self.cursor = places[(places.index(self.cursor) + step) % len(places)]

    def _fits(self, tile):
        return [move for move in self.match.legal_moves() if move[0] == tile]

    def _show_cursor(self, tile):
        """Show the chosen tile, and the most points that it would score."""
        view = self.match.view(PERSON)
        most = max([view.points(move) for move in self._fits(tile)])
        self.hand.choose(self.cursor)
        self._show_keys(self.say.PLAY_KEY, "", self.say.GAIN % most if most else "")

    def _aim(self, tile):
        """The move that plays a tile: where it fits several ends, a ghost of it is moved among them first."""
        fits = self._fits(tile)
        if len(fits) == 1:
            return fits[0]
        view = self.match.view(PERSON)
        self._show_keys(self.say.PLAY_KEY, self.say.BACK_KEY)
        at = 0
        while True:
            self.board.ghost(tile, fits[at][1], view.points(fits[at]))
            button = yield from self.app.press()
            if button == A:
                return fits[at]
            if button in (LEFT, RIGHT, UP, DOWN):
                at = (at + (1 if button in (RIGHT, DOWN) else -1)) % len(fits)
            elif button in (B, START):
                self.board.hide_ghost()
                if button == START:
                    yield from self._pause()
                return None

    def _hint(self):
        """Put the cursor on the tile that scores most."""
        for move in players.load("greedy").think(self.match.view(PERSON)):
            yield
        self.cursor = self.match.hands[PERSON].index(move[0])
        self.status.say(self.say.HINT % tiles.name(move[0]), GOLD)

    def _show_keys(self, *words):
        self.keys.show(*(words if self.hand.right() < self.keys.left else ()))

    # What a move looks like.

    def _make(self, move):
        """Make a move, and show what happened."""
        seat = self.match.turn
        drawn = self.match.drawn
        from_place = self._place_of(seat, move[0])
        happened = self.match.play(move)
        self._show_keys()
        if move == DRAW:
            yield from self._show_draw(seat, drawn + 1)
        elif move == PASS:
            self.hand.light(None)
            self.status.say(self.say.YOU_PASS if seat == PERSON else self.say.THEY_PASS % self.app.opponent, IVORY)
        else:
            yield from self._show_play(happened, from_place, drawn)
        if happened.round:
            yield from self._show_end(happened.round)

    def _place_of(self, seat, tile):
        """Where a seat's tile lies, or without one its last, in px on the board."""
        if seat == MACHINE:
            return self.board.width - 24, -24
        hand = self.match.hands[PERSON]
        x, y = self.hand.place(hand.index(tile) if tile else len(hand) - 1)
        return x, y + self.hand.group.y - BAR

    def _show_draw(self, seat, drawn):
        x, y = self._place_of(seat, None)
        self._show_stock()
        yield from self._fly(self.back, self.status.pile, (x, y + BAR), _DRAW)
        if seat == PERSON:
            self.hand.show(self.match.hands[PERSON])
            self.status.say(self.say.YOU_DREW % drawn, IVORY)
        else:
            self.status.say(self.say.THEY_DREW % (self.app.opponent, drawn), IVORY)
        yield

    def _show_play(self, happened, from_place, drawn):
        """Each frame shows a part of what has changed, so that none takes long to send."""
        seat = happened.seat
        tile, arm = happened.move
        if seat == PERSON:
            self.hand.show(self.match.hands[PERSON])
            yield
        grid = self.board.add(tile, arm)  # which may lay the whole line anew
        to_place = grid.x, grid.y
        grid.x, grid.y = from_place
        yield
        yield from self._move(grid, from_place, to_place, _SLIDE)
        self._show_stock()
        self.status.say(self._told(seat, tiles.name(tile), drawn), IVORY)
        yield
        if happened.points:
            yield from self._show_points(self.match.side(seat), happened.points, to_place)

    def _told(self, seat, name, drawn):
        if seat == PERSON:
            return self.say.YOU_PLAYED % name
        if drawn:
            return self.say.THEY_DREW_PLAYED % (self.app.opponent, drawn, name)
        return self.say.THEY_PLAYED % (self.app.opponent, name)

    def _show_points(self, side, points, place):
        """Let points fly from the board to the score."""
        self.points.show(self.say.GAIN % points)
        x, y = place
        yield from self._fly(self.points.grid, (x, y + BAR), self.bar.score_place(side), _FLY)
        self.bar.show_scores(self.match.scores)
        yield

    def _show_end(self, ended):
        if ended.how == BLOCKED:
            text = self.say.BLOCKED
        else:
            text = self.say.YOU_OUT if ended.side == PERSON else self.say.THEY_OUT % self.app.opponent
        self.status.say(text, GOLD)
        yield

    def _fly(self, grid, start, end, duration):
        """Let a sprite fly over everything else, and be gone."""
        grid.x, grid.y = start
        self.group.append(grid)
        yield from self._move(grid, start, end, duration)
        self.group.pop()

    def _move(self, grid, start, end, duration):
        """Let a sprite slide from one place to another."""
        x, y = start
        wide, high = end[0] - x, end[1] - y

        def draw(part):
            part = part * (512 - part) // 256  # it slows down as it arrives
            grid.x = x + wide * part // 256
            grid.y = y + high * part // 256

        yield from self.app.animate(duration, draw)
