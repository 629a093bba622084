# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The monkey's behaviour: bursts of presses, each in a mood of its own, and now and then a restart between them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monkey.life import Life

    _Mood = tuple[float, float, Sequence[float], int, Sequence[float | None]]

BUTTONS = "A B START SELECT UP DOWN LEFT RIGHT".split()

# How often each of BUTTONS is pressed.
PLAY = 12, 1, 0, 3, 1, 1, 2, 3
MENUS = 3, 1, 0.5, 0.5, 5, 6, 4, 8
ANY = 1, 1, 1, 1, 1, 1, 1, 1

# For each mood: how often it comes with a match, and without one; how often each button is pressed; the most
# presses; and how long the monkey waits after each, in s. None is until the game waits for a press, but no longer
# than PATIENT.
MOODS: tuple[_Mood, ...] = (
    (60, 5, PLAY, 40, (None,)),
    (20, 5, PLAY, 40, (0, 0, 0.033, 0.1)),
    (4, 60, MENUS, 30, (0.1,)),
    (6, 10, ANY, 8, (0, 0.1, None)),
    (1, 1, ANY, 3, (1, 10, 70)),  # after a minute the screen is dim
)
PATIENT = 30  # s
EARNEST = 4000  # presses after which a match must come to its end
RESETS, CUTS, TORN = 0.05, 0.03, 0.03  # of all bursts
MOST_TORN = 600  # bytes
STUCK = 50  # presses that came to nothing, after which nothing is restarted


def play(life: Life, matches: int) -> None:
    """Run the monkey in a Life until some matches are over. Raises any failure of the game."""
    chance = random.Random(life.seed)
    presses = over = 0
    while life.matches < matches:
        if life.matches > over:
            presses, over = 0, life.matches
        restart(life, chance)
        presses += burst(life, chance, mood(life, chance, presses))


def mood(life: Life, chance: random.Random, presses: int) -> _Mood:
    """Return one of MOODS, at random; after many presses one that plays matches to their end."""
    has_match = life.badge.app.match is not None
    moods = MOODS[:2] if presses > EARNEST else MOODS
    return chance.choices(moods, [playing if has_match else without for playing, without, *_ in moods])[0]


def burst(life: Life, chance: random.Random, mood: _Mood) -> int:
    """Press some buttons in a mood; returns how many."""
    _, _, often, most, waits = mood
    count = chance.randint(1, most)
    for _ in range(count):
        life.press(chance.choices(BUTTONS, often)[0])
        wait = chance.choice(waits)
        if wait is None:
            life.wait(PATIENT, until_asked=True)
        elif wait:
            life.wait(wait)
    return count


def restart(life: Life, chance: random.Random) -> None:
    """Perhaps reset the badge, or cut its power now or in a write."""
    lot = chance.random()
    if life.screens.in_vain > STUCK:
        pass  # a restart would hide that no press leads away from this screen
    elif lot < RESETS:
        life.reset()
    elif lot < RESETS + CUTS:
        life.cut_power()
    elif lot < RESETS + CUTS + TORN:
        life.tear(chance.randrange(MOST_TORN))
