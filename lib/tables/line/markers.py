# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What stands on a Board beside its tiles: points, and arrows to what lies beyond it. Each is placed where it
covers no tile, or as few as possible."""
import displayio

from drawings import ARROW_DOWN, ARROW_UP, GOLD, ICON, INK


def points(board, text, box, others=()):
    """Return a Group with a text, to be shown beside a box on the board, away from other boxes."""
    return sign_of(board.art, text, *place(board, len(text), box, others))


def place(board, columns, box, others):
    """Return where a text of `columns` characters goes beside a box on the board, away from other boxes: x and y in
    px, in the window."""
    font = board.art.small
    across, height = columns * font.width + 1, font.height
    left, top, wide, high = box
    x, y = left + (wide - across) // 2, top + (high - height) // 2
    places = ((x, top - height - 2), (x, top + high + 2), (left - across - 2, y), (left + wide + 2, y))
    first, last = board.y, board.y + board.height - height
    places = [(min(max(x, 0), board.width - across), min(max(y, first), last)) for x, y in places]
    x, y = _freest(board, places, across, height, box, *others)
    return x, y - board.y


def sign_of(art, text, x, y):
    """Return a Group with a text on a golden ground, at `x` and `y` in px."""
    font = art.small
    sign = displayio.Group(x=x, y=y)
    art.panel(sign, GOLD, 0, 0, len(text) * font.width + 1, font.height)
    art.label(sign, font, INK, len(text), 1, 0, text=text)
    return sign


def width(sign):
    """Return the width of a Group made by `points`, in px."""
    return sign[0].width


def show_arrows(board, ways):
    """Show an arrow up, an arrow down, or both, in the board's group for arrows; `ways` says which."""
    arrows = []
    for way, icon, y in zip(ways, (ARROW_UP, ARROW_DOWN), (0, board.height - ICON)):
        if way:
            places = [(x, board.y + y) for x in ((board.width - ICON) // 2, 0, board.width - ICON)]
            arrows.append((icon, _freest(board, places, ICON, ICON)[0], y))
    while len(board.arrows) > len(arrows):
        board.arrows.pop()
    for i, (icon, x, y) in enumerate(arrows):
        if i == len(board.arrows):
            board.art.icon(board.arrows, icon, x, y)
        grid = board.arrows[i]  # it is moved: if two left the group, everything between them would be repainted
        if grid[0] != icon:
            grid[0] = icon
        grid.x, grid.y = x, y


def _freest(board, places, width, height, *boxes):
    """Return the place where something of that size covers the fewest tiles and other boxes."""
    found, fewest = None, 1 << 8
    for place in places:
        covered = _covered(board, place + (width, height), boxes)
        if covered < fewest:
            found, fewest = place, covered
        if not covered:
            break  # to look at the others takes 20 ms each
    return found


def _covered(board, one, boxes):
    """Return how many tiles and other boxes a box meets."""
    covered = sum([_meet(one, box) for box in boxes])
    for spot in board.spots:  # a list of all their boxes would take 4 KB with a line of sixty tiles
        covered += _meet(one, board.box(spot))
    return covered


def _meet(one, other):
    left, top, width, height = one
    x, y, wide, high = other
    return x < left + width and left < x + wide and y < top + height and top < y + high
