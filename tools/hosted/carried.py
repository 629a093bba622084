# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A tile of the hand that a pointer carries over the table of a line game. Only hosts that have one load this module;
it knows the table, which doesn't know it."""

from __future__ import annotations

import places
from engine.line import FIRST
from engine.moves import DRAW
from seats import PERSON
from tables import room_of
from tables.line.hand import RAISE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.kinds import Tile
    from kinds import Place
    from pointer import PointedApp
    from tables.line.scene import Scene

_FAR = 3  # halves of a tile on the line: from so far away it snaps to an end
_BACK = 3  # the part of the way back that is done in a frame


def find(app: PointedApp, x: int, y: int) -> Carried | None:
    """Return the tile at a point of the picture, in px, if it can be played now, to be carried; else None."""
    if app.scene != "table" or not app.waits or room_of(app.match.game) != "line":
        return None
    scene: Scene = app.shown
    if scene.note or not scene.input or scene.match.legal_moves()[0] == DRAW:
        return None
    boxes = places.boxes_of_hand(scene.table.hand)
    for i in places.playable(scene):
        left, top, wide, high = boxes[i]
        if left <= x < left + wide and top <= y < top + high:
            return Carried(app, scene, i, x, y)
    return None


class Carried:
    """A tile that is carried. The hand's own sprite moves: the hand is told another place for it.

    tile      the tile
    has_left  whether it was carried out of its place in the hand
    """

    def __init__(self, app: PointedApp, scene: Scene, i: int, x: int, y: int) -> None:
        self.app = app
        self.has_left = False
        self._scene = scene
        self._hand = scene.table.hand
        self._board = scene.table.board
        self.tile: Tile = self._hand.tiles[i]
        self._arms = [arm for tile, arm in scene.match.legal_moves() if tile == self.tile]
        self._x, self._y = home = self._home(i)
        self._grip = x - home[0], y - home[1] - self._hand.group.y  # where in the tile it is held
        self._goes_back = False
        self._lit: int | None = None  # the arm of the only end that is lit

    def move(self, x: int, y: int, lifted: bool = False) -> None:
        """Carry it to a point of the picture, in px; `lifted` above a finger, which would hide it."""
        hand = self._hand
        if not self.has_left:
            self.has_left = True
            hand.place = self._place
        across, down = self._grip
        self._x, self._y = x - across, y - hand.group.y - (2 * hand.half if lifted else down)
        self._light(self.arm())

    def arm(self) -> int | None:
        """Return the arm to whose end it would snap, FIRST if it leads, or None if it is too far from each."""
        x, y = self._x + self._hand.half // 2, self._y + self._hand.half + self._hand.group.y
        if self._arms[0] == FIRST:
            return FIRST if y < self._board.group.y + self._board.height else None
        far, arm = min((_distance(box, x, y), arm) for arm, box in places.boxes_of_ends(self._scene, self._arms))
        return arm if far <= _FAR * self._board.half else None

    def go_back(self) -> None:
        """Let it go back to its place in the hand."""
        self._goes_back = True
        self._light(None)

    def show(self) -> bool:
        """Show it where it is; call this before each frame. Return whether it is still on its way."""
        hand = self._hand
        if not self.has_left:
            return not self._goes_back
        if self.app.shown is not self._scene or self.tile not in hand.tiles:
            del hand.place
            return False
        if self.tile not in self._scene.match.hands[PERSON]:
            return True  # it flies to the line, from here
        i = hand.tiles.index(self.tile)
        x, y = self._home(i)
        if self._goes_back:
            self._x += _part(x - self._x)
            self._y += _part(y - self._y)
            if (self._x, self._y) == (x, y):
                del hand.place
        sprite, (x, y) = hand.group[i], hand.place(i)
        y -= RAISE * (i == hand.chosen)
        if (sprite.x, sprite.y) != (x, y):
            sprite.x, sprite.y = x, y
            self.app.handheld.screen.refresh()  # a game that waits for a press doesn't
        return "place" in hand.__dict__

    def _home(self, i: int) -> Place:
        """Return the place of tile number `i` when none is carried."""
        return type(self._hand).place(self._hand, i)

    def _place(self, i: int) -> Place:
        """See Hand.place."""
        return self._home(i) if self._hand.tiles[i] != self.tile else (self._x, self._y)

    def _light(self, arm: int | None) -> None:
        """Light only the end where it would snap; None lights all where it fits. The table soon shows its ghost at a
        single one."""
        choice = self._scene.input
        if arm != self._lit and choice and choice.arm is None and self._arms[0] != FIRST:
            self._lit = arm
            choice.ends.show(self.tile, self._arms if arm is None else [arm], ())


def _distance(box: tuple[int, int, int, int], x: int, y: int) -> int:
    """Return how far a point is from a box, in px, along the axis on which it is farther."""
    left, top, wide, high = box
    return max(left - x, x - left - wide, top - y, y - top - high, 0)


def _part(way: int) -> int:
    """Return the part of a way back that is done in a frame, in px."""
    return way // _BACK if abs(way) > _BACK else way
