# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The first start: which language?"""

from __future__ import annotations

from drawings import ARROW_DOWN, ARROW_UP, BUTTON_A, ICON
from saves import settings
from scenes import logo
from scenes.menu import PITCH, Menu
from words import names
from words.words import available

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from kinds import Steps

_LIST = 35  # px from the top
_PITCH = 11  # px from line to line at least: nearer, accents touch the letters above
_KEYS = ARROW_UP, ARROW_DOWN, BUTTON_A


class Scene:
    """The languages, each by its own name. There are no other words: the person may not be able to read them."""

    def __init__(self, app: App) -> None:
        self.app = app
        art = app.art
        self.group, page = art.page()
        top = max(0, (art.page_height - 124) // 2)
        logo.show(art, page, top + 2)
        self._languages = available()
        lines = [self._own_name(language) for language in self._languages]
        app.words.speak(app.settings.language)
        top += _LIST
        room = art.page_height - top - ICON - 2
        most = min(len(lines), room // _PITCH)
        pitch = min(PITCH, room // most)
        self.menu = Menu(app.writer(), page, lines, top, pitch, most=most)
        self.menu.choose(self._languages.index(app.settings.language))
        y = top + most * pitch + 1
        for i, icon in enumerate(_KEYS):
            art.icon(page, icon, art.page_width // 2 + (2 * i - len(_KEYS)) * ICON + ICON // 2, y)

    def _own_name(self, language: str) -> str:
        self.app.words.speak(language)
        return self.app.words(names.LANGUAGE)

    def run(self) -> Steps[str]:
        """See scenes."""
        chosen = yield from self.menu.run(self.app)
        settings.choose(self.app, "language", self._languages[chosen])
        note = self.app.note
        self.app.save()
        self.app.note = self.app.note or note  # an earlier note, on a save that couldn't be read, comes first
        return "title"
