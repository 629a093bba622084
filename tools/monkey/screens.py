# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The promise of every screen: the game goes on, and a press leads away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monkey import Broken

if TYPE_CHECKING:
    from simulator import Simulator

SLOWEST = 120_000  # ms that may go by until a press is waited for
PRESSES = 500  # of all buttons, after which another screen or another move must have come
EACH = 10  # of each button, at least, among them


class Screens:
    """Watches the screens of a badge; without `painted` nothing is painted, which is quicker."""

    def __init__(self, badge: Simulator, painted: bool) -> None:
        self.badge = badge
        self._asked = badge.now
        self._presses: dict[str, int] = {}  # by button: how many since something has come of them
        self._before: object = None
        self._painted = painted
        self._pixels = 0
        if not painted:
            badge.display.paint = lambda area: None  # type: ignore[method-assign]  # of this one

    def pressed(self, button: str) -> None:
        """Note a press. Raises Broken if too many presses have changed nothing."""
        self._presses[button] = self._presses.get(button, 0) + 1
        counts = self._presses.values()
        if self.in_vain > PRESSES and len(counts) == 8 and min(counts) > EACH:
            raise Broken(
                "%d presses of all buttons led nowhere from the screen %r" % (self.in_vain, self.badge.app.scene)
            )

    @property
    def in_vain(self) -> int:
        """How many presses there were since anything has changed."""
        return sum(self._presses.values())

    def look(self, asking: bool) -> None:
        """Look at the screen after a frame; `asking` is whether the game waits for a press. Raises Broken."""
        badge, match = self.badge, self.badge.app.match
        now = badge.app.scene, match and (match.game, match.rounds, len(match.played_by))
        if now != self._before:
            self._before = now
            self._presses.clear()
        if asking:
            self._asked = badge.now
        elif badge.now - self._asked > SLOWEST:
            raise Broken("for %d s the game didn't wait for a press" % (SLOWEST // 1000))
        if asking and self._painted and badge.display.pixels != self._pixels:
            self._pixels = badge.display.pixels
            if badge.display.stale():
                raise Broken("the screen %r doesn't show what a full repaint would show" % badge.app.scene)
