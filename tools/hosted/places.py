# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The places on the screen where a pointer, a mouse or a finger, can press. Only hosts that have one load this
module: the page in a browser and the window on a PC. It knows the scenes; they don't know it."""

from __future__ import annotations

from collections import namedtuple

from drawings import ARROW_UP, BUTTON_A, BUTTON_B, EMPTY, HEAD, HIGH, ICON, PITCH
from engine.moves import DRAW
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, UP, A, B
from tables import room_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any, Protocol

    from displayio import Group, TileGrid

    from art import Art
    from judgement import Scene as Judgement
    from kinds import Box
    from pointer import PointedApp
    from scenes.chart import Scene as Chart
    from scenes.deal import Scene as Deal
    from scenes.evening import Scene as Evening
    from scenes.help import Scene as Help
    from scenes.house_rules import Scene as HouseRules
    from scenes.lesson import Scene as Lesson
    from scenes.menu import Menu
    from scenes.new_game import Scene as NewGame
    from scenes.options import Scene as Options
    from scenes.puzzles import Scene as Puzzles
    from scenes.result import Scene as Result
    from scenes.statistics import Scene as Statistics
    from scenes.the_set import Scene as TheSet
    from tables.hud import Keys
    from tables.line.board import Board
    from tables.line.hand import Hand
    from tables.line.scene import Scene as LineScene
    from tables.pai_gow.scene import Scene as PaiGowScene
    from tables.review import Review
    from tables.tricks.scene import Scene as TricksScene

    class _WithMenu(Protocol):
        menu: Menu


TRAY = 40  # px of the tray below the map of an evening
_NEAR = 3  # px around a small icon that belong to it
_FOOT = 14  # px of the last line of a page
_ROW = 12  # px of a row of words for the buttons beside a hand

# A box, in px of the picture; the button that brings the cursor one step nearer to it, or None if it is there; the
# button that a click there presses then, or None; and whether the same click has to be looked at again afterwards.
Place = namedtuple("Place", ("x", "y", "width", "height", "step", "press", "again"))


def find(app: PointedApp, x: int, y: int) -> Place | None:
    """Return the Place at a point of the picture, in px, or None. `app` is a pointer.PointedApp."""
    for place in of(app):
        if place.x <= x < place.x + place.width and place.y <= y < place.y + place.height:
            return place
    return None


def of(app: PointedApp) -> list[Place]:
    """Return the Places on the screen that is shown, a list. Where two of them overlap, the first counts."""
    art = app.art
    whole = 0, 0, app.handheld.screen.width, app.handheld.screen.height
    if not art:
        return [_place(whole, A)]  # the game had to stop: any button starts it again
    name, scene = app.scene, app.shown
    if not scene:
        return []
    if name == "table":
        return _OF_TABLES[room_of(app.match.game)](app, scene, whole)
    if name in ("summary", "ranking"):
        return [_place(whole, A)]
    return _OF_PAGES[name](app, scene) if app.waits else []


def _place(box: Box, press: int | None = None, step: int | None = None, again: bool = False) -> Place:
    x, y, width, height = box
    return Place(x, y, width, height, step, press, again)


def way(start: int, end: int, count: int, buttons: tuple[int, int] = (UP, DOWN)) -> int | None:
    """Return the button for the shorter way from one of `count` rows to another, or None if they are the same."""
    forth = (end - start) % count
    return None if not forth else buttons[2 * forth <= count]


def _on_page(art: Art, found: list[Place]) -> list[Place]:
    """Return Places on a page as Places of the screen."""
    x, y = (art.width - art.page_width) // 2, (art.height - art.page_height) // 2
    return [Place(place.x + x, place.y + y, *place[2:]) for place in found]


def _around(grid: TileGrid) -> Box:
    """Return the box around an icon."""
    return grid.x - _NEAR, grid.y - _NEAR, ICON + 2 * _NEAR, ICON + 2 * _NEAR


def _at_arrows(arrows: Iterable[TileGrid], *buttons: int) -> list[Place]:
    """Return the Places of two arrows, which press these buttons."""
    return [_place(_around(arrow), button) for arrow, button in zip(arrows, buttons)]


def _below(art: Art) -> Box:
    """Return the box of the last line of a page, which tells of a button."""
    return 0, art.page_height - HIGH, art.page_width, HIGH


def _in_row(at: int, end: int, count: int) -> int | None:
    """See way, in a row from left to right."""
    return way(at, end, count, (LEFT, RIGHT))


# Pages.


def _rows(menu: Menu) -> list[Place]:
    """Return the Places of the lines of a Menu, on its page."""
    return [
        _place(
            (menu.left, menu.y + (i - menu.first) * menu.pitch, menu.right - menu.left, menu.pitch),
            A,
            way(menu.chosen, i, menu.count),
        )
        for i in range(menu.first, min(menu.count, menu.first + menu.most))
    ]


def _menu(app: PointedApp, scene: _WithMenu) -> list[Place]:
    return _on_page(app.art, _rows(scene.menu))


def _options(app: PointedApp, scene: Options) -> list[Place]:
    menu, art = scene.menu, app.art
    found = [_place(_around(scene.more), None if menu.count <= menu.most else DOWN if not menu.first else UP)]
    below = menu.y + menu.most * menu.pitch
    foot = _place((0, below, art.page_width, art.page_height - below), B)
    return _on_page(art, found + _rows(menu) + [foot])


def _new_game(app: PointedApp, scene: NewGame) -> list[Place]:
    art = app.art
    found = [] if scene.key in (None, "rules", "lesson") else _at_arrows(scene.arrows, LEFT, RIGHT)
    play = scene.keys.index(None)
    for row, box in enumerate(scene.boxes):
        step = way(min(scene.row, play), min(row, play), play + 1)
        if row > play:
            step = RIGHT if scene.row == play else step
        elif row == play and scene.row > play:
            step = LEFT
        found.append(_place(box, A, step))
    if scene.key == "game":
        found.append(_place(_below(art), SELECT))
    return _on_page(art, found)


def _house_rules(app: PointedApp, scene: HouseRules) -> list[Place]:
    art = app.art
    count = len(scene.keys) + 1
    found = [] if scene.key is None else _at_arrows(scene.arrows, LEFT, RIGHT)
    for row in range(len(scene.keys)):
        found.append(_place((0, scene.top(row), art.page_width, scene.pitch), A, way(scene.row, row, count)))
    button = scene.button
    box = button.x, button.y, button.width, button.tile_height
    found.append(_place(box, A, way(scene.row, count - 1, count)))
    if scene.key is None:
        found.append(_place(_below(art), SELECT))
    return _on_page(art, found)


def _statistics(app: PointedApp, scene: Statistics) -> list[Place]:
    art = app.art
    if scene.question:
        return _on_page(art, _rows(scene.question))
    half = art.page_width // 2
    found = [_place((0, 0, half, HEAD), LEFT), _place((half, 0, half, HEAD), RIGHT)]
    if scene.judged:
        return _on_page(art, found + [_place((0, HEAD, art.page_width, art.page_height - HEAD), A)])
    count = len(scene.bars)
    for i in range(count):
        found.append(
            _place((0, scene.top(i), art.page_width, scene.top(1) - scene.top(0)), None, way(scene.level, i, count))
        )
    found.append(_place((0, art.page_height - _FOOT, art.page_width, _FOOT), A))
    return _on_page(art, found)


def _the_set(app: PointedApp, scene: TheSet) -> list[Place]:
    art, half = app.art, scene.half
    (x, y), found = scene.place(scene.at), []
    for goal in range(len(scene.goals.keys)):
        left, top = scene.place(goal)
        step = UP if top < y else DOWN if top > y else LEFT if left < x else RIGHT if left > x else None
        found.append(_place((left, top, 2 * half, half), None, step))
    if scene.key:
        found.append(_place(scene.key, A))
    return _on_page(art, found + [_place((0, 0, art.page_width, art.page_height), B)])


def _evening(app: PointedApp, scene: Evening) -> list[Place]:
    art = app.art
    tray = art.page_height - TRAY
    found = []
    if scene.choosing:
        for i, label in enumerate(scene.digits):
            box = label.grid.x, 0, label.width, HEAD
            found.append(_place(box, UP, _in_row(scene.at, i, len(scene.digits))))
    else:
        for i, box in enumerate(scene.stops):
            found.append(_place(box, A, _in_row(scene.at, i, len(scene.stops))))
    found += [_place((0, tray, art.page_width, TRAY), A), _place((0, 0, art.page_width, tray), B)]
    return _on_page(art, found)


def _puzzles(app: PointedApp, scene: Puzzles) -> list[Place]:
    art, cells = app.art, scene.cells
    wide, across = cells.tile_width, scene.across
    found = []
    far = 2 * len(scene.shown)  # no way leads round
    for i in range(len(scene.shown)):
        row, column = divmod(scene.at, across)
        to_row, to_column = divmod(i, across)
        # Up first and down last, so that the cursor doesn't leave the page beside its last row.
        step = way(row, to_row, far)
        if step != UP and column != to_column:
            step = _in_row(column, to_column, far)
        found.append(_place((cells.x + i % across * wide, cells.y + i // across * wide, wide, wide), A, step))
    third, foot = art.page_width // 3, art.page_height - _FOOT
    found += [_place((0, HEAD, third, PITCH), UP), _place((2 * third, HEAD, third, PITCH), DOWN)]
    return _on_page(art, found + [_place((0, foot, art.page_width, _FOOT), B)])


def _lesson(app: PointedApp, scene: Lesson) -> list[Place]:
    art = app.art
    foot, half = art.page_height - _FOOT, art.page_width // 2
    found = [_place((0, foot, half, _FOOT), B)]
    if scene.answered:
        return _on_page(art, found + [_place((0, 0, art.page_width, art.page_height), A)])
    count = len(scene.boxes)
    found += [_place(box, A, _in_row(scene.chosen, i, count)) for i, box in enumerate(scene.boxes)]
    return _on_page(art, found + [_place((half, foot, half, _FOOT), A)])


def _help(app: PointedApp, scene: Help) -> list[Place]:
    art = app.art
    foot, third = art.page_height - _FOOT, art.page_width // 3
    found = [_place((2 * third, foot, art.page_width - 2 * third, _FOOT), B)]
    found += [_place((0, foot, ICON + 2, _FOOT), LEFT), _place((0, 0, third, foot), LEFT)]
    return _on_page(art, found + [_place((0, 0, art.page_width, art.page_height), RIGHT)])


def _deal(app: PointedApp, scene: Deal) -> list[Place]:
    art = app.art
    found = _at_arrows(scene.arrows, UP, DOWN)
    count = len(scene.digits)
    for i, label in enumerate(scene.digits):
        box = label.grid.x, label.grid.y - _NEAR, label.width, HIGH
        found.append(_place(box, None, _in_row(scene.chosen, i, count)))
    foot, half = art.page_height - _FOOT, art.page_width // 2
    return _on_page(art, found + [_place((0, foot, half, _FOOT), B), _place((half, foot, half, _FOOT), A)])


def _chart(app: PointedApp, scene: Chart) -> list[Place]:
    return [_place((0, 0, app.art.width, app.art.height), A)]


def _judgement(app: PointedApp, scene: Judgement) -> list[Place]:
    art = app.art
    return _on_page(art, _rows(scene.menu) + [_place((0, 0, art.page_width, art.page_height), B)])


def _result(app: PointedApp, scene: Result) -> list[Place]:
    count = len(scene.buttons)
    found = [_place(box, A, _in_row(scene.chosen, i, count)) for i, box in enumerate(scene.buttons)]
    return _on_page(app.art, found + [_place((0, 0, app.art.page_width, scene.buttons[0][1]), B)])


def _review(app: PointedApp, scene: Review) -> list[Place]:
    group, x, y, pitch = scene.rows
    art = app.art
    left = (art.width - art.page_width) // 2 if room_of(app.match.game) == "pai_gow" else 0
    top = (art.height - art.page_height) // 2 if left else 0
    x, y = x + left, y + top
    rest = art.width - x - ICON
    found = [_place((x, y, ICON + rest, pitch), A)]
    for i, (back, on) in ((1, (LEFT, RIGHT)), (2, (UP, DOWN))):
        found.append(_place((x, y + i * pitch, ICON, pitch), back))
        found.append(_place((x + ICON, y + i * pitch, rest, pitch), on))
    third = art.width // 3
    return found + [_place((0, 0, third, y), LEFT), _place((third, 0, art.width - third, y), RIGHT)]


_OF_PAGES: dict[str, Callable[[PointedApp, Any], list[Place]]] = {
    "chart": _chart,
    "deal": _deal,
    "fair": _chart,
    "give_up": _menu,
    "language": _menu,
    "title": _menu,
    "pause": _menu,
    "options": _options,
    "new_game": _new_game,
    "house_rules": _house_rules,
    "statistics": _statistics,
    "help": _help,
    "help_chosen": _help,
    "leave": _chart,
    "lesson": _lesson,
    "result": _result,
    "review": _review,
    "puzzles": _puzzles,
    "the_set": _the_set,
    "evening": _evening,
    "judge": _chart,
    "judgement": _judgement,
}


# Tables. While the app doesn't wait for a press, only the words for the buttons are Places.

_OF_ICONS = {BUTTON_A: A, BUTTON_B: B, ARROW_UP: UP}


def _words(art: Art, keys: Keys) -> list[Place]:
    """Return the Places of the words for the buttons beside a hand."""
    return [
        _place((sign.x, sign.y - 1, art.width - sign.x, _ROW), _OF_ICONS[icon])
        for icon, sign, _ in keys.rows
        if sign[0] == icon
    ]


def _line(app: PointedApp, scene: LineScene, whole: Box) -> list[Place]:
    table = scene.table
    found, board = _words(app.art, scene.keys), table.board
    if not app.waits:
        return found
    if scene.note:
        return _note(app.art, scene.note, whole)
    if not scene.input:
        return found + [_place(whole, A)] * bool(scene.match.ended)
    for arrow in board.arrows:
        x, y, wide, high = _around(arrow)
        button = UP if arrow[0] == ARROW_UP else DOWN
        found.append(_place((x + board.group.x, y + board.group.y, wide, high), button))
    if scene.match.legal_moves()[0] == DRAW:
        _, y = table.status.pile
        return found + [_place((0, y, app.art.width, ICON), A)]
    arm = scene.input.arm
    return found + (_hand_of_line(scene) if arm is None else _hand_aiming(scene)) + _ends(scene, arm)


def _note(art: Art, note: Group, whole: Box) -> list[Place]:
    """Return the Places of a note of the guide: its last icon is that of B, and all else goes on."""
    icon = note[len(note) - 1]
    x, y = note.x + icon.x - _NEAR, note.y + icon.y - _NEAR
    return [_place((x, y, art.width - x, HIGH), B), _place(whole, A)]


def boxes_of_hand(hand: Hand) -> list[Box]:
    """Return the box of each tile of a line game's hand, on the screen."""
    from tables.line.hand import RAISE

    boxes = []
    for i in range(len(hand.tiles)):
        x, y = type(hand).place(hand, i)  # not where a pointer has carried it
        boxes.append((hand.group.x + x, hand.group.y + y - RAISE, hand.pitch, 2 * hand.half + RAISE))
    return boxes


def playable(scene: LineScene) -> list[int]:
    """Return the numbers of the tiles in the hand that can be played."""
    tiles = [tile for tile, _ in scene.match.legal_moves()]
    return [i for i, tile in enumerate(scene.table.hand.tiles) if tile in tiles]


def _hand_of_line(scene: LineScene) -> list[Place]:
    """Return the Places of the tiles that can be played."""
    hand, boxes, able = scene.table.hand, boxes_of_hand(scene.table.hand), playable(scene)
    at = able.index(hand.cursor)
    return [_place(boxes[i], A, _in_row(at, k, len(able))) for k, i in enumerate(able)]


def _hand_aiming(scene: LineScene) -> list[Place]:
    """Return the same while the chosen tile's ghost is moved from end to end: a click there goes back, and chooses
    another tile."""
    hand, boxes = scene.table.hand, boxes_of_hand(scene.table.hand)
    return [_place(boxes[i], B, again=i != hand.cursor) for i in playable(scene)]


def _ends(scene: LineScene, aimed: int | None) -> list[Place]:
    """Return the Places of the ends where the chosen tile fits, with the ghost's first. `aimed` is the arm of the
    end where it is, if it is being moved from end to end."""
    board, hand = scene.table.board, scene.table.hand
    tile = hand.tiles[hand.cursor]
    arms = [arm for other, arm in scene.match.legal_moves() if other == tile]
    table = board.group.x, board.group.y, board.width, board.height
    if not scene.match.line.tiles:
        return [_place(table, A)]
    found = [
        _place(_on_board(board, _of_ghost(board, ghost)), A, again=aimed is None and len(arms) > 1)
        for ghost in board.ahead
        if ghost.width == 2
    ]
    for i, (arm, box) in enumerate(boxes_of_ends(scene, arms)):
        if aimed is None:
            found.append(_place(box, A, again=len(arms) > 1))
        else:
            found.append(_place(box, A, _in_row(arms.index(aimed), i, len(arms))))
    return found


def boxes_of_ends(scene: LineScene, arms: list[int]) -> list[tuple[int, Box]]:
    """Return for the ends of some arms the boxes in which a tile is laid there, on the screen: a list of (arm, box)."""
    board, ends = scene.table.board, scene.input.ends
    return [(arm, _on_board(board, _beyond(board, *ends.end(arm)))) for arm in arms]


def _of_ghost(board: Board, grid: TileGrid) -> Box:
    half = board.half
    return (grid.x, grid.y, half, 2 * half) if grid.transpose_xy else (grid.x, grid.y, 2 * half, half)


def _beyond(board: Board, end: Box, way: int) -> Box:
    """Return the box of an end in the window, with the place where the next tile may lie."""
    from tables.line.space import EAST, SOUTH, WEST

    x, y, wide, high = end
    y -= board.y
    far = 2 * board.half
    if way in (EAST, WEST):
        return (x if way == EAST else x - far), y, wide + far, high
    return x, (y if way == SOUTH else y - far), wide, high + far


def _on_board(board: Board, box: Box) -> Box:
    """Return that part of a box in the window that can be seen, on the screen."""
    x, y, wide, high = box
    left, top = max(0, x), max(0, y)
    right, below = min(board.width, x + wide), min(board.height, y + high)
    return board.group.x + left, board.group.y + top, max(0, right - left), max(0, below - top)


def _tricks(app: PointedApp, scene: TricksScene, whole: Box) -> list[Place]:
    found = _words(app.art, scene.keys)
    if not app.waits:
        return found
    if scene.note:
        return _note(app.art, scene.note, whole)
    hand = scene.table.hand
    for i in range(len(hand.tiles)):
        x, y = hand.place(i)
        box = hand.group.x + x, hand.group.y, hand.half + 1, y + 2 * hand.half + 2
        step = _in_row(hand.cursor, i, len(hand.tiles))
        found.append(_place(box, DOWN if i in scene.input.chosen else UP, step))
    return found


def _pai_gow(app: PointedApp, scene: PaiGowScene, whole: Box) -> list[Place]:
    if not app.waits:
        return []
    if scene.note:
        return _note(app.art, scene.note, whole)
    art, match, table = app.art, scene.match, scene.table
    left, right, last = scene.keys.signs
    foot = left.y - 1
    low = foot + ICON + 1
    half = art.page_width // 2
    found = [_place((0, low, half, _FOOT), SELECT), _place((half, low, half, _FOOT), UP)]
    if last[0] != EMPTY:
        found.append(_place((last.x - 1, foot, art.page_width - last.x + 1, ICON + 1), A))
    if left[0] != EMPTY:
        found.append(_place((0, foot, right.x, ICON + 1), LEFT))
        found.append(_place((right.x, foot, last.x - right.x - 1, ICON + 1), RIGHT))
    if match.moves:  # another split
        for hand in table.mine:
            x, y = hand.place(0)
            wide = hand.place(2)[0] - x  # two tiles, which are as high
            found.append(_place((x, y, wide, wide), RIGHT))
    elif left[0] != EMPTY:
        stakes = match.stakes()
        for label, stake in table.bar.stakes:
            if stake in stakes:
                box = label.grid.x, label.grid.y, label.width, PITCH
                step = _in_row(stakes.index(match.stake), stakes.index(stake), len(stakes))
                found.append(_place(box, None, step))
    else:
        found.append(_place((0, 0, art.page_width, art.page_height), A))
    return _on_page(art, found)


_OF_TABLES: dict[str, Callable[[PointedApp, Any, Box], list[Place]]] = {
    "line": _line,
    "tricks": _tricks,
    "pai_gow": _pai_gow,
}
