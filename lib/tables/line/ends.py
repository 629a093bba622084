# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What stands at the ends of the line in the person's turn: where the chosen tile fits and, where their sum scores,
what each of them adds to it. It is loaded for the turn, and gone while the machine thinks."""
import modules
from drawings import GOLD, INK, WHITE
from engine.line import CLOSED, DOWN, LEFT, RIGHT

_THICK = 3  # px of an edge
_RESTS = 100  # ms without a press, from which on the tile's place is looked for: a press meanwhile would wait
_A_WHILE = 8  # ms of a frame in which it is


class Ends:
    """The marks of a Board in one turn: edges of gold, and numbers."""

    def __init__(self, app, match, board):
        self.app = app
        self.board = board
        self._line = match.line
        self._counting = match.line.counting_arms() if match.counting else ()
        self._edges = {}  # by arm, those that have been shown
        self._numbers = {}  # by arm, a number and where it stands: x and y
        self._window = None  # the size of the tiles, and the y of the board, that those were placed for
        self._ghost = None  # the tile and the arm of the ghost that is to be shown
        self._seeking = None  # what looks for the tile's place

    def show(self, tile, arms):
        """Show what the ends count, and an edge of gold at those where a tile fits. At a single one its ghost takes
        the place of that, as soon as there is time to find it, and if all else can stay as it is for it."""
        board = self.board
        board.hide_ghost()
        if self._window != (board.half, board.y):
            self._window = board.half, board.y
            board.hide_marks()
            self._place_numbers()
        for arm in self._edges:
            if arm not in arms:
                self._edges[arm].x = -board.width
        for arm in arms:
            self._show_edge(arm)
        for number, x, y in self._numbers.values():
            number.x, number.y = x, y
        self._ghost = (tile, arms[0]) if len(arms) == 1 else None
        self._seeking = board.layout.seek(tile, arms[0])

    def _show_edge(self, arm):
        board = self.board
        x, y, wide, high = self._edge(arm)
        edge = self._edges.get(arm)
        if edge and (edge.width, edge.tile_height) == (wide, high):
            edge.x, edge.y = x, y
        else:
            self._edges[arm] = board.art.panel(board.marks, GOLD, x, y, wide, high)

    def _place_numbers(self):
        """Find the places of the numbers: beside the ends that can be seen, away from all edges."""
        board, line = self.board, self._line
        taken = []
        for arm, end in enumerate(line.ends):
            if end != CLOSED:
                x, y, wide, high = self._edge(arm)
                taken.append((x, y + board.y, wide, high))
        font = board.art.small
        for arm in self._counting:
            text = str(line.pips[arm])
            box, _ = self._end(arm)
            x, y = -board.width, 0
            if board.y <= box[1] < board.y + board.height:
                x, y = modules.module("tables.line.markers").place(board, len(text), box, taken)
                taken.append((x, y + board.y, len(text) * font.width, font.height))
            if arm in self._numbers:
                number = self._numbers[arm][0]
            else:
                label = board.art.label(board.marks, font, WHITE, len(text), -board.width, y, text=text)
                number = label.grid
                number.pixel_shader = board.art.ink(WHITE, INK)
            self._numbers[arm] = number, x, y

    def _end(self, arm):
        """The box of the outer half of the tile at an arm's end, or of all of a double that lies across, and the
        way in which the next one joins it."""
        board = self.board
        i, way = board.layout.last(arm)
        x, y, wide, high = board.box(board.spots[i])
        if way in (LEFT, RIGHT):
            return (x + (wide - board.half if way == RIGHT else 0), y, board.half, high), way
        return (x, y + (high - board.half if way == DOWN else 0), wide, board.half), way

    def _edge(self, arm):
        """The box of an arm's edge in the window; one that the bar or the tray would cover lies on the tile."""
        board = self.board
        (x, y, wide, high), way = self._end(arm)
        y -= board.y
        if way in (LEFT, RIGHT):
            x += wide + 1 if way == RIGHT else -_THICK - 1
            return min(max(x, 0), board.width - _THICK), y, _THICK, high
        y += high + 1 if way == DOWN else -_THICK - 1
        if -_THICK <= y <= board.height:
            y = min(max(y, 0), board.height - _THICK)
        return x, y, wide, _THICK

    def rest(self):
        """While no button is pressed, look for the place of the tile, so that it moves as soon as A is pressed, and
        show the ghost that is to come there; returns whether that was done."""
        handheld = self.app.handheld
        if not self._seeking or handheld.elapsed(handheld.buttons.since) < _RESTS:
            return False
        start = handheld.ticks()
        for _ in self._seeking:
            if handheld.elapsed(start) > _A_WHILE:
                return False
        self._seeking = None
        shown = self._show_ghost()
        modules.collect()  # what that took, while nobody waits
        return shown

    def _show_ghost(self):
        board = self.board
        if not self._ghost:
            return False
        tile, arm = self._ghost
        spot = board.layout.ghost(tile, arm, False)
        if spot is None:
            return False
        _, y, _, high = board.box(spot)
        if not board.y <= y <= board.y + board.height - high:
            return False
        board.show_ghost(tile, spot)
        self._edges[arm].x = -board.width
        return True
