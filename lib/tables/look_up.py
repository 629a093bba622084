# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The ranking of Chinese tiles over a table, which stays in memory and so is back at once: only these tables have
memory to spare for it."""

from __future__ import annotations

import loader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from displayio import Group

    from app import App
    from kinds import Steps


def look_up(app: App, table: Group) -> Steps[None]:
    """Show the ranking until it is left, then the group `table` again (generator)."""
    before = app.scene, app.leads
    app.leads = ""
    app.answer("ranking")
    yield
    loader.collect()
    with loader.guest():
        yield from app.play("ranking")
        app.scene, app.leads = before
        app.handheld.screen.show(table)
        yield  # the picture comes before the collection
