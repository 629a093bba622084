# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, Kozel and Bergen: a line with two ends, from which everybody wants to be rid of tiles."""
from engine import tiles
from engine.line import LEFT, RIGHT, START
from engine.players import likely
from engine.players.evaluation import NUMBERS
from engine.players.evaluation.after import After
from engine.players.worth.ends import left_by

# points   what the move scores at once
# pips     of the tile
# doubles  how many doubles are laid
# cover    whether an end that an opponent left is covered
# then NUMBERS
# reply    in Bergen: what the tile scores that makes both ends alike, where others may hold it
# next     and where the seat itself holds it
FEATURES = ("points", "pips", "doubles", "cover") + NUMBERS + ("reply", "next")

_MOST = 16  # moves that are looked at: with 91 tiles there can be three times as many


def features(view):
    """See engine.players.evaluation."""
    after = After(view)
    yield from after.prepare()
    ends = view.line.ends
    left = left_by(view)
    seen = []
    for move in likely(view, _MOST):
        tile, how = move
        if how == START:
            shown = tile
        else:
            end = tiles.value(tile) - ends[how]
            shown = (end, ends[1]) if how == LEFT else (ends[0], end)
        if (tile, shown) in seen or (tile, (shown[1], shown[0])) in seen:
            continue
        seen.append((tile, shown))
        rest = [other for other in view.hand if other != tile]
        covers = how != START and (left[how] - view.seat) % len(view.scores) != 0
        points = view.points(move) if view.rules.bonus else 0
        laid = [points, tiles.value(tile), int(tiles.is_double(tile)), int(covers)]
        yield laid + after.numbers(rest, shown) + _alike(after, view, rest, shown, move), move
        yield None


def _alike(after, view, rest, ends, move):
    """The numbers of FEATURES from "reply" on, a list, after a move."""
    link = max(ends), min(ends)
    tile, how = move
    points = view.rules.bonus
    if points and (link[0] == link[1] or tiles.is_double(tile)
                   or how != START and tiles.is_double(view.line.end_tile(RIGHT - how))):
        points += 1
    return [points * (after.hidden >> tiles.index(link) & 1), points * (link in rest)]
