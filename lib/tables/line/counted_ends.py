# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The marks at the ends of the line in games that score the sum of the ends: also the number that each end adds."""

from drawings import INK, WHITE
from engine.line import CLOSED
from tables.line import ends, markers, meet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import TileGrid

    from app import App
    from engine.line_match import LineMatch
    from kinds import Box
    from tables.line.board import Board


class Ends(ends.Ends):
    """The marks of a Board in one turn: edges of gold, and numbers."""

    def __init__(self, app: "App", match: "LineMatch", board: "Board") -> None:
        super().__init__(app, match, board)
        # By arm, the sign with a number and its place: x and y in px.
        self._numbers: "dict[int, tuple[TileGrid, int, int]]" = {}
        self._taken: "list[Box]" = []  # the boxes of the edges and of the numbers, on the whole line

    def show_counts(self, moved: bool) -> None:
        """See tables.line.ends."""
        if moved:
            self._place_numbers()
        for number, x, y in self._numbers.values():
            if moved or number.x < 0:  # one that keeps off a ghost goes back later: a press is answered with less
                number.x, number.y = x, y

    def _place_numbers(self) -> None:
        """Find the places of the numbers: beside the ends that can be seen, away from all edges."""
        board, line = self.board, self.line
        self._taken = taken = [self._edge_on_line(arm) for arm, end in enumerate(line.ends) if end != CLOSED]
        for arm in line.counting_arms():
            text = str(line.pips[arm])
            box, _ = self.end(arm)
            x, y = -board.width, 0
            if board.y <= box[1] < board.y + board.height:
                across = markers.width_of(board.art, text)
                x, y = markers.place(board, across, box, taken)
                taken.append((x, y + board.y, across, markers.HIGH))
            if arm in self._numbers:
                number = self._numbers[arm][0]
            else:
                number = markers.sign_of(board.art, text, -board.width, y, WHITE, INK)
                board.marks.append(number)
            self._numbers[arm] = number, x, y

    def keep_off(self, ghost: "Box | None") -> None:
        """See tables.line.ends."""
        board = self.board
        for arm, (number, x, y) in self._numbers.items():
            across = markers.width(number)
            if ghost and meet((x, y + board.y, across, markers.HIGH), ghost):
                x, y = markers.place(board, across, self.end(arm)[0], self._taken + [ghost])
            number.x, number.y = x, y

    def _edge_on_line(self, arm: int) -> "Box":
        """Return the box of an arm's edge, on the whole line."""
        x, y, wide, high = self.edge(arm)
        return x, y + self.board.y, wide, high
