# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What each move of a position would lose."""

from engine.judge import families, losses


def test_against_the_better_move_each_other_loses_or_is_no_mistake(judge, midway, monkeypatch):
    monkeypatch.setattr(losses, "_MOST", 60)
    match = midway("all_fives", "6-6, 6-5 left", "5-3 6-4 5-4", "1-1 2-1 2-0", boneyard="3-3 3-2 4-4", target=100)
    match.scores[:] = 85, 90
    view = match.view(0)
    worse = min(match.moves, key=view.points)
    found = judge(match, match.name(worse))
    lost = list(losses.losses_of(view, found.key))[-1]
    assert set(lost) == set(families.of(view).candidates(view)) and lost[found.key] == 0
    assert lost[families.of(view).key(view, (worse,))] > 0.07 and min(lost.values()) == 0
