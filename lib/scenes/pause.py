# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pause in a match."""
from art import GOLD, GREY
from scenes.menu import Menu
from text.label import CENTRE

_NEXT = (None, "new_game", "title")


class Scene:
    """Go on, start a new match, or quit to the title, where the match can be gone on with."""

    def __init__(self, app):
        self.app = app
        art = app.art
        say = app.words("menus")
        self.group = art.felt()
        columns = art.width // art.large.width
        art.label(self.group, art.large, GOLD, columns, (art.width - columns * 7) // 2, 18, CENTRE, say.PAUSE)
        self.menu = Menu(art, self.group, (say.GO_ON, say.NEW_MATCH, say.QUIT), 15, 44)
        columns = art.width // art.tiny.width
        art.label(self.group, art.tiny, GREY, columns, 0, art.height - 30, CENTRE, say.HINT_KEY)
        if app.match.moves:
            deal = say.DEAL % app.deal
            art.label(self.group, art.tiny, GREY, columns, 0, art.height - 12, CENTRE, deal)

    def run(self):
        """See scenes. Returns None to go on."""
        chosen = yield from self.menu.run(self.app, back=0)
        return _NEXT[chosen]
