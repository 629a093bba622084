# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pause in a match."""
from drawings import GOLD, GREY
from handheld.buttons import SELECT
from scenes.menu import Menu
from text.label import CENTRE
from text.lines import wrap

_NEXT = (None, "help", "new_game", "title")
_LEADS = ("table",) + _NEXT[1:]


class Scene:
    """Go on, read the help, start a new match, or quit to the title, where the match can be gone on with."""

    def __init__(self, app):
        self.app = app
        art = app.art
        say = app.words("menus")
        self.group, page = art.page()
        art.line(page, art.small, GOLD, 18, say.PAUSE)
        self.menu = Menu(art, page, (say.GO_ON, say.HELP, say.NEW_MATCH, say.QUIT), 15, 38)
        columns = art.wide // art.tiny.width
        hint = say.HINT_KEY % app.button_name(SELECT) if app.settings.hints else ""
        for i, line in enumerate(wrap(hint, columns)):
            art.label(page, art.tiny, GREY, columns, 0, art.high - 30 + i * art.tiny.height, CENTRE, line)
        if app.match.moves:
            deal = say.DEAL % app.deal
            art.label(page, art.tiny, GREY, columns, 0, art.high - 12, CENTRE, deal)

    def run(self):
        """See scenes. Returns None to go on."""
        return _NEXT[(yield from self.menu.run(self.app, back=0, leads=_LEADS))]
