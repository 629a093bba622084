# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The first match of a game, press by press, in words, with a picture of each note of the guide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import spoken
from keys import person
from pictures.screens import kept
from saves import notes
from simulator import Simulator
from tables import room_of

if TYPE_CHECKING:
    from PIL.Image import Image

FIRST = "first-"
DEAL = 1  # its number
WAIT = f"wait {person.FRAMES}"


def pictures(language: str, game: str, lines: list[str]) -> Iterator[tuple[str, Image]]:
    """Play a match against the weakest player. Yield the name and the picture of each note, and add to `lines` each
    press and what follows it, as spoken.py tells it."""
    with Simulator(seed=1, nvm=kept(language=language, guide=(1 << notes.COUNT) - 1)) as badge:
        speaker = spoken.Speaker(badge.start(spoken.SpokenApp))
        for press in presses(badge, game):
            if press == "A" and getattr(badge.scene, "note", None):
                name = f"{FIRST}{game}-{len(lines) + 1}"
                lines.append(f"  {name}: {badge.scene.told[0]}")
                yield name, badge.frame()
            if press.isupper():
                lines.append(press)
            if not press.startswith("shot"):
                person.do(badge, press)
                lines += ["  " + " ".join(map(str, said)) for said in speaker.look() if said[0] != "note"]


def presses(badge: Simulator, game: str) -> Iterator[str]:
    """The lines of a keys file that choose a game and play a match to its end."""
    yield from (WAIT, "A", WAIT)
    for key, value in ("game", game), ("level", "beginner"):
        if key in badge.scene.choice.keys():
            yield from person.choose(badge, key, value)
    yield from person.enter(badge, DEAL)
    yield from (WAIT, "START")
    while badge.app.scene != "result":
        yield WAIT
        if badge.doing != "press":
            continue
        yield WAIT  # to see the choices
        if badge.app.scene != "table" or getattr(badge.scene, "note", None) or "lead_on" in badge.flow:
            yield "A"
        else:
            yield from person.TURNS[room_of(badge.app.match.game)](badge)
