# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The answer to a press that leads to another scene: its first picture, which is shown before its modules are
loaded."""

from __future__ import annotations

from scenes import HEADED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from displayio import Group

    from app import App

_SHUFFLES = 33  # ms from one picture of tiles that are shuffled to the next, at least


class Answer:
    """A scene's heading bar, or a table's cloth, on which tiles are shuffled while the table is made.

    name  the name of the scene whose first picture is shown, although it hasn't begun yet, or ""
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self.name = ""
        self._page: tuple[Group, Group] | None = None  # the Groups of the page that is shown

    def begin(self, name: str) -> bool:
        """Show the first picture of the scene of that name, from the next refresh on. Return whether it has one."""
        app = self._app
        if name in HEADED:
            self._page = app.art.headed_page()
            app.handheld.screen.show(self._page[0])
        elif name == "table" and app.scene:
            app.art.spread = cloth = app.art.felt()
            app.handheld.screen.show(cloth)
        else:
            return False
        self.name = name
        return True

    def drop(self) -> None:
        """Show nothing any more."""
        self.name, self._page = "", None
        self._app.art.spread = self._app.art.shuffle = None
        self._app.handheld.screen.show(None)

    @property
    def waits(self) -> bool:
        """Whether the scene whose first picture is shown hasn't shown more yet."""
        return bool(self._page or self._app.art.spread)

    def page(self) -> tuple[Group, Group]:
        """Return a new Group for the screen, and the Group of a page in it with a heading bar, or those that are
        already shown."""
        page, self._page = self._page or self._app.art.headed_page(), None
        return page

    def go_on(self) -> None:
        """Shuffle tiles on the bare cloth, if it is time. Where a round goes on, its table is there soon."""
        app = self._app
        art, match, screen = app.art, app.match, app.handheld.screen
        if art.spread and app.handheld.elapsed(screen.shown) >= _SHUFFLES:
            if not art.shuffle and (app.puzzle or not (match and match.moves)):
                art.shuffle = _shuffle().Shuffle(art, art.spread)
            if art.shuffle:
                art.shuffle.move(app.handheld.ticks())
                screen.refresh()


def _shuffle() -> ModuleType:
    from tables import shuffle

    return shuffle
