# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table in a first match: a guide explains what happens on it."""
from scenes import table


class Scene(table.Scene):
    """The table, and notes on it as long as there are some to come."""

    def choose(self):
        """See Turns."""
        self.remember_persons()  # a note may be read for long
        yield from self._explain()
        return (yield from super().choose())

    def make(self, move):
        """See Turns."""
        yield from super().make(move)
        if self.match.ended:
            self.app.save()  # as above
            yield from self._explain()

    def _explain(self):
        if self.app.settings.guide:
            yield from self.app.use("table.guide", lambda guide: guide.explain(self))
