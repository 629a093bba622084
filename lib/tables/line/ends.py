# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The marks at the ends of the line in the person's turn: the number of each, and where the chosen tile fits."""

from __future__ import annotations

import loader
from drawings import BRONZE, GOLD, INK, WHITE
from engine.line import CLOSED
from tables.line import markers, meet
from tables.line.space import EAST, SOUTH, WEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from displayio import TileGrid

    from app import App
    from engine.kinds import Tile
    from engine.line_match import LineMatch
    from kinds import Box
    from tables.line.board import Board

_THICK = 3  # px of an edge
_RESTS = 100  # ms without a press before the search for the tile's place begins: a press must not wait for it
_A_WHILE = 8  # ms of each frame for that search


class Ends:
    """The marks of a Board in one turn: edges of gold, and numbers. In a game in which ends count a number is what
    its end adds to the sum, else what the end shows. Where it has no free place it isn't shown."""

    def __init__(self, app: App, match: LineMatch, board: Board) -> None:
        self.app = app
        self.board = board
        self.line = match.line
        self._counting = match.counting
        # By arm, the sign with a number and its place: x and y in px.
        self._numbers: dict[int, tuple[TileGrid, int, int]] = {}
        self._taken: list[Box] = []  # the boxes of the edges, and those that the numbers keep free, on the whole line
        self._edges: dict[int, TileGrid] = {}  # the edges that have been shown, by arm
        self._window: tuple[int, int, list[int]] | None = None  # where the line lay when the marks were shown last
        self._ghost: tuple[Tile, int] | None = None  # the tile and the arm of the ghost to show
        self._gains: Sequence[tuple[int, int]] = ()  # the arms where the tile scores, and its points there
        # The generator that looks for the tile's place, see Layout.seek.
        self._seeking: Iterator[None] | None = None
        board.drop_hidden_marks()

    def show(self, tile: Tile, arms: list[int], gains: Sequence[int]) -> None:
        """Show a gold edge at each end where a tile fits. Later `rest` shows the points that it would score at each,
        unless `gains` is empty; and if it fits only one, its ghost in place of the edge, unless other tiles would have
        to move for it."""
        board = self.board
        board.hide_ghost()
        self.show_numbers()
        for arm in self._edges:
            if arm not in arms:
                self._edges[arm].x = -board.width
        for arm in arms:
            self._show_edge(arm)
        self._ghost = (tile, arms[0]) if len(arms) == 1 else None
        self._gains = [(arm, points) for arm, points in zip(arms, gains) if points]
        self._seeking = board.layout.seek(tile, arms[0])

    def show_numbers(self) -> None:
        """Show the number of each end."""
        board = self.board
        window = board.half, board.y, board.spots[:1]  # all tiles move together
        moved = self._window != window
        if moved:
            self._window = window
            board.hide_marks()
            self._place_numbers()
        for number, x, y in self._numbers.values():
            if moved or number.x < 0:  # one that keeps off a ghost goes back later: a press is answered with less
                number.x, number.y = x, y

    def _place_numbers(self) -> None:
        """Find the places of the numbers: beside the ends that can be seen, away from all edges."""
        board, line = self.board, self.line
        if not line.tiles:
            return
        self._taken = taken = [self._edge_on_line(arm) for arm, end in enumerate(line.ends) if end != CLOSED]
        for arm in line.counting_arms():
            text = str(line.pips[arm] if self._counting else line.ends[arm])
            across = markers.width_of(board.art, text)
            box, _ = self.end(arm)
            place = None if self._is_beyond(box) else markers.place(board, across, box, taken)
            x, y = -board.width, 0
            if place:
                x, y = place
                taken.append(markers.kept(x, y, across))
            if arm in self._numbers:
                number = self._numbers[arm][0]
            else:
                number = markers.sign_of(board.art, text, -board.width, 0, WHITE, INK)
                board.marks.append(number)
            self._numbers[arm] = number, x, y - board.y

    def keep_off(self, ghost: Box | None) -> list[Box]:
        """Move the numbers off the box of a ghost, on the whole line, and all others back to their places. Return the
        boxes of all, a list."""
        board = self.board
        taken = self._taken + [ghost] if ghost else self._taken[:]
        for arm, (number, x, y) in self._numbers.items():
            across = markers.width(number)
            if ghost and x >= 0 and meet((x, y + board.y, across, markers.HIGH), ghost):
                place = markers.place(board, across, self.end(arm)[0], taken)
                x, y = (place[0], place[1] - board.y) if place else (-board.width, 0)
                taken.append(markers.kept(x, y + board.y, across))
            number.x, number.y = x, y
        return taken

    def _edge_on_line(self, arm: int) -> Box:
        """Return the box of an arm's edge, on the whole line."""
        x, y, wide, high = self.edge(arm)
        return x, y + self.board.y, wide, high

    def _show_edge(self, arm: int) -> None:
        board = self.board
        end, way = self.end(arm)
        x, y, wide, high = self._beside(end, way)
        edge = self._edges.get(arm)
        if edge and (edge.width, edge.tile_height) == (wide, high):
            edge.x, edge.y = x, y
        else:
            edge = self._edges[arm] = board.art.panel(board.marks, GOLD, x, y, wide, high)
        # Gold would hardly be seen on a tile.
        ink = board.art.ink(BRONZE if self._is_on_tile((x, y + board.y, wide, high), end) else GOLD)
        if edge.pixel_shader is not ink:
            edge.pixel_shader = ink

    def _is_on_tile(self, edge: Box, end: Box) -> bool:
        """Return whether the box of an edge lies on a tile: that of its `end`, or any if it lies at the border."""
        board = self.board
        return meet(edge, end) or self._is_beyond(end) and any(meet(edge, board.box(spot)) for spot in board.spots)

    def _is_beyond(self, end: Box) -> bool:
        """Return whether the window doesn't show the middle of an `end`."""
        _, y, _, high = end
        return not 0 <= y + high // 2 - self.board.y < self.board.height

    def end(self, arm: int) -> tuple[Box, int]:
        """Return the box of the outer half of the tile at an arm's end (all of a double lying across the line), and
        the way in which the next tile joins it."""
        board = self.board
        i, way = board.layout.last(arm)
        x, y, wide, high = board.box(board.spots[i])
        if way in (WEST, EAST):
            return (x + (wide - board.half if way == EAST else 0), y, board.half, high), way
        return (x, y + (high - board.half if way == SOUTH else 0), wide, board.half), way

    def edge(self, arm: int) -> Box:
        """Return the box of an arm's edge in the window. An edge that would lie just outside is moved onto the
        tile; that of an end further away lies at the border."""
        return self._beside(*self.end(arm))

    def _beside(self, end: Box, way: int) -> Box:
        """Return the box of the edge beside an `end`, see `edge`."""
        board = self.board
        x, y, wide, high = end
        y -= board.y
        if self._is_beyond(end):
            return x, 0 if y < 0 else board.height - _THICK, wide, _THICK
        if way in (WEST, EAST):
            x += wide + 1 if way == EAST else -_THICK - 1
            return min(max(x, 0), board.width - _THICK), y, _THICK, high
        y += high + 1 if way == SOUTH else -_THICK - 1
        return x, min(max(y, 0), board.height - _THICK), wide, _THICK

    def rest(self) -> bool:
        """While no button is pressed, look for the tile's place, so that A can lay it at once, and show its ghost
        there. Return whether the screen may have changed."""
        handheld = self.app.handheld
        if not self._seeking or handheld.elapsed(handheld.buttons.since) < _RESTS:
            return False
        start = handheld.ticks()
        for _ in self._seeking:
            if handheld.elapsed(start) > _A_WHILE:
                return False
        self._seeking = None
        ghost = self._show_ghost()
        self._show_gains(self.keep_off(ghost), ghost)
        loader.collect()  # the garbage of the search, while nobody waits
        return True

    def _show_ghost(self) -> Box | None:
        """Show the ghost of a tile that fits only one end. Return its box, or None if there is none to show."""
        board = self.board
        if not self._ghost:
            return None
        tile, arm = self._ghost
        spot = board.layout.ghost(tile, arm, False)
        if spot is None:
            return None
        _, y, _, high = box = board.box(spot)
        if not board.y <= y <= board.y + board.height - high:
            return None
        board.show_ghost(tile, spot)
        self._edges[arm].x = -board.width
        return box

    def _show_gains(self, taken: list[Box], ghost: Box | None) -> None:
        """Show the points that the tile would score beside its ghost, or beside the edge of each of its ends, away
        from all boxes that are `taken`."""
        for arm, points in self._gains:
            taken += self.board.show_sign("+%d" % points, ghost or self._edge_on_line(arm), taken)
