# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds and lights of points and of the end of a round."""

from types import SimpleNamespace

import pytest

from tables import sounds


class Handheld:
    """Notes its calls."""

    def __init__(self):
        self.played, self.shown = [], []
        self.speaker = SimpleNamespace(play=self.played.append)
        self.lights = SimpleNamespace(show=lambda *told: self.shown.append(told))


@pytest.mark.parametrize("gained, notes", [(1, 1), (3, 1), (5, 1), (10, 2), (15, 3), (20, 4), (25, 5), (90, 5)])
def test_each_five_points_are_a_note_and_a_light_up_to_five(gained, notes):
    handheld = Handheld()
    sounds.points(handheld, gained, True)
    assert (handheld.played, handheld.shown) == ([f"points{notes}"], [(0, notes, True, 1000)])


@pytest.mark.parametrize("ours, played", [(True, "points2"), (False, "their_points2")])
def test_the_points_of_others_sound_and_shine_otherwise_than_ours(ours, played):
    handheld = Handheld()
    sounds.points(handheld, 10, ours)
    assert (handheld.played, handheld.shown) == ([played], [(0, 2, ours, 1000)])


@pytest.mark.parametrize("side, played", [(0, ["round_won"]), (1, ["round_lost"]), (None, [])])
def test_the_end_of_a_round_sounds_for_the_side_of_the_person(side, played):
    handheld = Handheld()
    sounds.end(handheld, SimpleNamespace(ended=SimpleNamespace(side=side), side=lambda seat: seat % 2))
    assert handheld.played == played
