# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Shows the moves of a line game."""

from __future__ import annotations

import displayio

import loader
from drawings import FELT_DARK, GOLD, IVORY
from engine.moves import DRAW, PASS
from seats import PERSON
from tables.round import move_between, slowing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from app import App
    from engine.kinds import Tile
    from engine.match import Happened
    from kinds import Place, Steps
    from tables.line.board import Board
    from tables.line.scene import Scene

_SLIDE = 300  # ms; cut short by a press
_SHADOW = 2  # px from a tile in the air to its shadow, to the right and down


class Animation:
    """Shows the moves of a match on a Table. Large changes are spread over several frames, so that no frame takes
    long to send."""

    def __init__(self, scene: Scene) -> None:
        self.app = scene.app
        self.match = scene.match
        self.table = scene.table
        self._scene = scene
        self.seat = 0  # the seat that has made the move

    def show(self, happened: Happened) -> Steps[None]:
        """Show a move and its results, a Happened (generator)."""
        self.seat = happened.seat
        if happened.move == DRAW:
            yield from self._draw(happened)
            self._say_move(happened)
            yield
        elif happened.move[0] is None:
            if self.seat != PERSON or happened.move == PASS:  # who stops has pressed a button
                yield from self.app.pause(_SLIDE)  # the sentence before stands as long as if a tile were laid
            self.app.play_sound("passed")
            if happened.move == PASS and self.match.seats > 2:  # for two the sentence stays long enough
                self.table.bar.mark_passed(self.seat, True)
            yield from self.table.hand.change(self.match.hands[PERSON])
            self._say_move(happened)
        else:
            yield from self._lay(happened)
        if self.table.bar.faces:
            from tables.line import moods

            moods.show(self.match, self.table.bar.faces, happened)

    def _draw(self, happened: Happened) -> Steps[None]:
        """Show a tile on its way from the pile (generator)."""
        from tables.line import draw

        yield from draw.show(self.app, self.match, self.table, happened, self._place(None))

    def _say_move(self, happened: Happened) -> None:
        """Say in a sentence which move was made."""
        from tables.line import phrases  # only now: the tile moves first

        self.table.status.say(self.app.sentence(self.seat, *phrases.sentence(happened)), IVORY)

    def _place(self, tile: Tile | None) -> Place:
        """Return the place of a tile of the seat, or without a tile that of its last one: x and y in px."""
        table = self.table
        if self.seat != PERSON:
            return table.bar.tiles_place(self.seat)
        x, y = table.hand.place(table.hand.tiles.index(tile) if tile else len(self.match.hands[PERSON]) - 1)
        return x, y + table.hand.group.y

    def _lay(self, happened: Happened) -> Steps[None]:
        """Let a tile slide from the seat to its place in the line, and show its points (generator)."""
        table = self.table
        board = table.board
        tile, arm = happened.move
        yield from self.app.think(board.layout.seek(tile, arm))  # which may take long
        gets_smaller = board.aim(tile, arm)
        grid = board.add(tile, arm)
        to_place = grid.x, grid.y
        x, y = self._place(tile)
        # The tile starts under the bar or the tray.
        from_place = x, min(y - board.group.y, board.height)
        if self.seat == PERSON:
            table.hand.take(tile)
        if gets_smaller:
            grid.x, grid.y = from_place
            yield  # a sound would stutter during this frame
            self.app.play_sound("zoom")
        yield from fly(self.app, board, grid, from_place, to_place, _SLIDE, slowing)
        self.app.play_sound("laid")
        if self.seat == PERSON:
            yield from table.hand.change(self.match.hands[PERSON])
        board.show_moved()
        table.bar.show_stock()
        self._say_move(happened)
        yield
        points = happened.points
        if points:
            with loader.guest():
                yield from _scoring().Scoring(self.app, self.match, table, self._slowness()).show(self.seat, points)
            with loader.guest():  # the memory isn't enough for both
                yield from _match_point().say_new(self.app, self.match, table, self.match.side(self.seat), points)
        board.mark_last(self.match)
        if points:
            from tables.line import phrases

            table.status.say(phrases.scored(self.app, self.match, self.seat, points), GOLD)
        yield

    def _slowness(self) -> int:
        """Return how many times as long as usual the next count takes: in a guided match the first are slow."""
        if not self._scene.slow:
            return 1
        self._scene.slow -= 1
        return 2


def fly(
    app: App,
    board: Board,
    grid: displayio.TileGrid,
    start: Place,
    end: Place,
    duration: int,
    easing: Callable[[int], int],
) -> Steps[None]:
    """Let the sprite of the last tile fly over a Board from `start` to `end`, both x and y in px, in `duration` ms,
    with a shadow (generator). `easing` returns how much of the motion is done after a part of its time, both in
    256ths."""
    dot = displayio.Bitmap(1, 1, 16)
    dot[0] = FELT_DARK
    _, _, wide, high = board.box(board.spots[-1])
    shadow = displayio.Group()
    # Above all tiles, so at the right and below this one.
    for x, y, across, down in ((_SHADOW, high, wide, _SHADOW), (wide, _SHADOW, _SHADOW, high - _SHADOW)):
        shadow.append(
            displayio.TileGrid(
                dot, pixel_shader=board.art.plain, width=across, height=down, tile_width=1, tile_height=1, x=x, y=y
            )
        )
    board.group.append(shadow)

    def draw(part: int) -> None:
        move_between(grid, start, end, easing(part))
        shadow.x, shadow.y = grid.x, grid.y

    draw(0)
    yield from app.animate(duration, draw)
    board.group.pop()


def _scoring() -> ModuleType:
    from tables.line import scoring

    return scoring


def _match_point() -> ModuleType:
    from tables.line import match_point

    return match_point
