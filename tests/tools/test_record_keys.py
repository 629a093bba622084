# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""record_keys.py records what happens on the badge, too, where each press comes a little earlier."""

from keys import person
from simulator import Simulator

EXPERTS = {"game": "draw", "players": 3, "set": 12, "level": "expert"}


def test_a_tour_pauses_only_when_the_person_is_asked():
    """A player that the pause interrupts while it thinks may make another move after it. Here others lead."""
    with Simulator(seed=0) as badge:
        badge.start()
        doing = badge.doing
        for line in person.play(badge, EXPERTS, tour=True):
            if badge.app.scene == "pause":
                break
            doing = badge.doing
    assert (line, doing) == ("START", "press")
