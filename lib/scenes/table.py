# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table: rounds are played here, until the match is over or the player leaves."""
import gc

from app import PERSON
from art import FELT_DARK, GOLD, HALVES, IVORY, show_tile
from engine import players, tiles
from engine.line import START as LEAD
from engine.line_match import BLOCKED
from engine.moves import DONE, DRAW, PASS
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from table.board import Board
from table.hand import Hand
from table.status import HEIGHT as STATUS
from table.status import Keys, Status
from table.turns import LOOK, Turns
from text.label import Label

_HAND = 28  # px of height
_WIDE = 200  # px; from this width on there is room for the biggest tiles in the line

# In ms; each is cut short by a press.
_SLIDE = 300
_DRAW = 200
_MANY = 4  # tiles drawn in a row, from which on they come faster
_FLY = 400
_LOOK_IN_TURN = 300  # where several others follow each other


class Scene(Turns):
    """The table's screen, and the flow of a round on it."""

    def __init__(self, app):
        super().__init__(app)
        self.say = app.words("table")
        match = self.match
        art = app.art
        goes_on = bool(match.moves)
        if not goes_on:
            app.next_deal()
        self.group = art.felt()
        tray = art.height - _HAND - STATUS
        bar = _bar(match)
        halves = HALVES if art.width >= _WIDE else HALVES[1:]
        top = match.tiles[-1][0]
        self.board = Board(art, art.width, tray - bar.height, halves, match.line.has_spinner, top)
        self.board.group.y = bar.height
        self.group.append(self.board.group)  # under all else
        art.panel(self.group, FELT_DARK, 0, tray, art.width, art.height - tray)
        self.status = Status(art, self.group, tray)
        self.bar = bar(art, self.group, match, app.names, self.status)
        self.keys = Keys(art, self.group, art.height - _HAND)
        self.hand = Hand(art, art.width)
        self.hand.group.y = art.height - _HAND
        self.group.append(self.hand.group)
        self.back = art.tile(HALVES[-1])
        show_tile(self.back, None, True)
        self.points = Label(art.small, art.ink(GOLD), 3, 0, 0)
        self.cursor = 0
        for tile, arm in match.line.tiles:
            self.board.add(tile, arm)
        self.hand.show(match.hands[PERSON])
        self.bar.show_scores()
        self._show_stock()
        if goes_on:
            self.status.say(self.say.GOES_ON)
        gc.collect()

    def _show_stock(self):
        self.bar.show_line()
        self.status.show_boneyard(max(0, len(self.match.boneyard) - self.match.reserve))

    def show_turn(self, seat):
        """See Turns."""
        self.bar.show_turn(seat)

    def look(self):
        """See Turns. Who goes on drawing isn't waited for, and several others in a row are quick."""
        if self.match.drawn:
            return 0
        return LOOK if self.match.seats == 2 else _LOOK_IN_TURN

    # The person's turn.

    def choose(self):
        """See Turns."""
        moves = self.match.legal_moves()
        if moves[0] in (DRAW, PASS):
            return (yield from self._stand(moves[0]))
        if moves[0][1] == LEAD:
            if len(moves) == 1:  # a tile that has to lead is placed by itself
                self.status.say(self.say.MUST_LEAD % tiles.name(moves[0][0]), GOLD)
                yield from self.app.pause(LOOK)
                return moves[0]
            self.status.say(self.say.YOUR_LEAD, GOLD)
        elif self._may_stop():
            self.status.say(self.say.MAY_STOP, GOLD)
        return (yield from self._pick([tile for tile, how in moves if tile]))

    def _stand(self, move):
        """Draw or pass: the game says so, and A does it; after the first tile, drawing goes on by itself."""
        if self.match.drawn and move == DRAW:
            return move
        self.hand.light(())
        if move == DRAW:
            self.status.say(self.say.MUST_DRAW, GOLD)
        else:
            drawn = self.match.drawn
            self.status.say(self.say.DREW_IN_VAIN % drawn if drawn else self.say.MUST_PASS, GOLD)
        self._show_keys(self.say.DRAW_KEY if move == DRAW else self.say.PASS_KEY)
        while not self.next:
            button = yield from self.take_press()
            if button == A:
                return move
            if button == START:
                yield from self.pause()
            self._look(button)
        return None

    def _look(self, button):
        """Look along a line that goes on beyond the table."""
        if button in (UP, DOWN):
            self.board.look(1 if button == DOWN else -1)

    def _pick(self, playable):
        """Choose a tile of those that are playable, and where to play it."""
        hand = self.match.hands[PERSON]
        self.hand.light(playable)
        places = [i for i, tile in enumerate(hand) if tile in playable]
        if self.cursor not in places:
            self.cursor = places[0]
        while True:
            self._show_cursor(hand[self.cursor])
            button = yield from self.take_press()
            if button == A:
                return (yield from self._aim(hand[self.cursor]))
            if button == START:
                return (yield from self.pause())
            if button == B and self._may_stop():
                return DONE
            if button == SELECT:
                yield from self._hint()
            elif button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                self.cursor = places[(places.index(self.cursor) + step) % len(places)]
            self._look(button)

    def _may_stop(self):
        return DONE in self.match.legal_moves()

    def _fits(self, tile):
        return [move for move in self.match.legal_moves() if move[0] == tile]

    def _show_cursor(self, tile):
        """Show the chosen tile, and the most points that it would score."""
        view = self.match.view(PERSON)
        most = max([view.points(move) for move in self._fits(tile)])
        self.hand.choose(self.cursor)
        stop = self.say.STOP_KEY if self._may_stop() else ""
        self._show_keys(self.say.PLAY_KEY, stop, self.say.GAIN % most if most else "")

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
            button = yield from self.take_press()
            if button == A:
                return fits[at]
            if button in (LEFT, RIGHT, UP, DOWN):
                at = (at + (1 if button in (RIGHT, DOWN) else -1)) % len(fits)
            elif button in (B, START):
                self.board.hide_ghost()
                if button == START:
                    yield from self.pause()
                return None

    def _hint(self):
        """Put the cursor on the tile that scores most."""
        for move in players.load("greedy").think(self.match.view(PERSON)):
            yield
        if move == DONE:
            self.status.say(self.say.HINT_STOP, GOLD)
            return
        tile = move[0]
        self.cursor = self.match.hands[PERSON].index(tile)
        self.status.say(self.say.HINT % tiles.name(tile), GOLD)

    def _show_keys(self, *words):
        self.keys.show(*(words if self.hand.right() < self.keys.left else ()))

    # What a move looks like.

    def make(self, move):
        """See Turns."""
        seat = self.match.turn
        drawn, laid = self.match.drawn, self.match.laid
        from_place = self._place_of(seat, move[0])
        happened = self.match.play(move)
        self._show_keys()
        if move == DRAW:
            yield from self._show_draw(seat, drawn + 1)
        elif move[0] is None:
            self.hand.light(None)
            self._tell(seat, self.say.PASSED if move == PASS else self.say.STOPPED)
        else:
            yield from self._show_play(happened, from_place, drawn, laid)
        if happened.round:
            yield from self._show_end(happened)

    def _tell(self, seat, sentences, *values):
        self.status.say(self.app.told(seat, sentences, *values), IVORY)

    def _place_of(self, seat, tile):
        """Where a seat's tile comes from, or without one where its last one lies: x and y in px."""
        if seat != PERSON:
            return self.bar.tiles_place(seat)
        hand = self.match.hands[PERSON]
        x, y = self.hand.place(hand.index(tile) if tile else len(hand) - 1)
        return x, y + self.hand.group.y

    def _show_draw(self, seat, drawn):
        self._show_stock()
        duration = _DRAW if drawn < _MANY else _DRAW // 4
        yield from self._fly(self.back, self.status.pile, self._place_of(seat, None), duration)
        if seat == PERSON:
            self.hand.show(self.match.hands[PERSON])
        self._tell(seat, self.say.DREW, drawn)
        yield

    def _show_play(self, happened, from_place, drawn, laid):
        """Each frame shows a part of what has changed, so that none takes long to send."""
        seat = happened.seat
        tile, arm = happened.move
        if seat == PERSON:
            self.hand.show(self.match.hands[PERSON])
            yield
        grid = self.board.add(tile, arm)  # which may lay the whole line anew
        to_place = grid.x, grid.y
        # It comes from under the bar or the tray.
        from_place = from_place[0], min(from_place[1] - self.board.group.y, self.board.height)
        grid.x, grid.y = from_place
        yield
        yield from self._move(grid, from_place, to_place, _SLIDE)
        self._show_stock()
        if drawn:
            self._tell(seat, self.say.DREW_PLAYED, drawn, tiles.name(tile))
        else:
            say = self.say
            self._tell(seat, say.LED if arm == LEAD else say.WENT_ON if laid else say.PLAYED, tiles.name(tile))
        yield
        if happened.points:
            yield from self._show_points(seat, happened.points, to_place)

    def _show_points(self, seat, points, place):
        """Let points fly from the board to the score, and say why if that isn't plain to see."""
        reason = self.match.reason(self.match.line)
        if reason:
            self.status.say(self.app.told(seat, self.say.REASONS[reason], points), GOLD)
        self.points.show(self.say.GAIN % points)
        x, y = place
        yield from self._fly(self.points.grid, (x, y + self.board.group.y), self.bar.score_place(seat), _FLY)
        self.bar.show_scores()
        yield

    def _show_end(self, happened):
        if happened.round.how == BLOCKED:
            self.status.say(self.app.say.BLOCKED, GOLD)
        else:
            self.status.say(self.app.told(happened.seat, self.app.say.OUT), GOLD)
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


def _bar(match):
    """The class of what stands at the top of a table; only the one that is needed is loaded."""
    if match.seats > 2:
        from table.seats import Seats
        return Seats
    from table.bar import Bar
    return Bar
