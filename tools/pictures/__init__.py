# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Pictures of the game, which the simulator draws: of a record's moves, of every screen, and for the README."""

from __future__ import annotations

from typing import TYPE_CHECKING

import simulator  # noqa: F401 (from here on, the game's own modules can be imported)

if TYPE_CHECKING:
    from typing import Self


class Looking:
    """Something that looks at a simulated `badge` in a `with` block; `_start(badge)` starts the badge."""

    def __init__(self, badge: simulator.Simulator) -> None:
        self.badge = badge

    def __enter__(self) -> Self:
        badge = self.badge.__enter__()
        try:
            self._start(badge)
        except BaseException as error:
            self.__exit__(type(error), error, None)
            raise
        return self

    def __exit__(self, *raised: object) -> None:
        self.badge.__exit__(*raised)

    def _start(self, badge: simulator.Simulator) -> None:
        badge.start()
