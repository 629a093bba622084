# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Offers a hint to a person who waits for long. Only guided tables load this."""

from __future__ import annotations

from drawings import GOLD
from handheld.buttons import SELECT
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from app import App
    from tables.round import Presses

_LONG = 8000  # ms


class Offer:
    """Offers a hint once in the choice of some Presses, by calling `say` with a sentence and its colour."""

    def __init__(self, app: App, presses: Presses, say: Callable[[str, int], None]) -> None:
        self._app = app
        self._presses = presses
        self._say = say
        self._waits = app.settings.hints
        self._other: Callable[[], bool | None] | None = None

    def beside(self, other: Callable[[], bool | None] | None) -> Callable[[], bool | None]:
        """Return a function to be called each frame, as in App.press, which also calls `other`, if given."""
        self._other = other
        return self._rest

    def _rest(self) -> bool | None:
        if self._is_due():
            self._waits = False
            self._say(self._app.words(names.SHORT_HINT_KEY) % self._app.button_name(SELECT), GOLD)
            return True
        return self._other and self._other()

    def _is_due(self) -> bool:
        handheld, shown = self._app.handheld, self._presses.shown
        waited = min(handheld.elapsed(handheld.buttons.since), handheld.elapsed(shown or handheld.ticks()))
        return self._waits and waited >= _LONG
