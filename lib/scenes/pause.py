# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pause in a match."""

from __future__ import annotations

import loader
from drawings import ABOVE, GREY, HEAD, HIGH
from handheld.buttons import SELECT
from scenes.menu import PITCH, Menu
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from displayio import Group

    from app import App
    from kinds import Steps
    from words.prose import Prose

# The gap above the menu and below it, and the pitch of its lines, in px; the second for small screens and where the
# sentence on keys may take two lines, the third with a line that leads to the chart.
_SPACED, _CRAMPED, _FULL = (5, PITCH - 1), (1, PITCH - 2), (0, PITCH - 2)
_SOUND = ""  # the line that turns the sound on and off leads nowhere


class Scene:
    """A menu: go on, read the help, start a new match, see where the deals come from, turn the sound on or off,
    open the options, or quit to the title, where the match can be continued. Where SELECT can't be held down, a
    line leads to the chart; and where another program has started the game, one leads back to that."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.menu = "pause"
        words = app.words
        self.group, page = app.page()
        prose = app.writer()
        prose.heading(page, words(names.PAUSE))
        lines = [words(name) for name in (names.GO_ON, names.HELP, names.NEW_MATCH, names.OPTIONS, names.QUIT)]
        self._leads = leads = [app.back, "help", "new_game", _SOUND, "options", "title"]
        lines.insert(leads.index(_SOUND), self._sound())
        if app.launched:
            lines.append(words(names.LEAVE))
            leads.append("leave")
        has_chart = app.settings.chart and room_of(app.match.game) == "line"
        has_key = has_chart and not (app.handheld.profile.held or app.settings.one_hand)
        if has_chart and not has_key and app.back == "table":
            lines.insert(leads.index(_SOUND), words(names.CHART))
            leads.insert(leads.index(_SOUND), "chart")
            gap, pitch = _FULL
        else:
            gap, pitch = _CRAMPED if app.art.is_narrow or app.art.is_low or has_chart or app.launched else _SPACED
        if app.number is not None:
            lines.insert(leads.index(_SOUND), words(names.DEAL) % app.number)
            leads.insert(leads.index(_SOUND), "fair")
        self.menu = Menu(prose, page, lines, HEAD + gap, pitch)
        y = HEAD + 2 * gap + len(lines) * pitch
        if app.settings.hints or has_key:
            name = names.HINT_KEY if not has_key else names.HINT_AND_CHART if app.settings.hints else names.CHART_KEY
            self._tell(prose, page, y, words(name) % app.button_name(SELECT))
        loader.unload(loader.PROSE)  # its memory is for the table's modules

    def _tell(self, prose: Prose, page: Group, y: int, text: str) -> None:
        """Put a text on keys `y` px down, if the page has room for it. Labels are made sooner than prose."""
        art = self.app.art
        lines = prose.wrap(text, art.page_width - 2 * prose.margin)
        if y + (len(lines) - 1) * prose.pitch + HIGH > art.page_height:
            return
        for line in lines:
            wide = prose.font.width(line)  # it knows most letters already
            art.label(page, GREY, wide, (art.page_width - wide) // 2, y + ABOVE, text=line)
            y += prose.pitch

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.save_soon()  # the person may be about to switch off
        leads = self._leads
        while True:
            chosen = yield from self.menu.run(self.app, back=0, leads=leads, turn=self._turn)
            if leads[chosen] != _SOUND:
                return leads[chosen]
            self._turn()

    def _sound(self) -> str:
        """Return which sounds are on, in words."""
        words = self.app.words
        return "%s: %s" % (
            words(names.SETTINGS, "sound"),
            words.forms(names.SETTING_VALUES, "sound")[self.app.settings.sound],
        )

    def _turn(self, _: int = 0) -> None:
        """Turn other sounds on if their line is chosen."""
        app, chosen = self.app, self.menu.chosen
        if self._leads[chosen] == _SOUND:
            with loader.guest():
                _settings().turn(app, "sound", 1)
            self.menu.say(chosen, self._sound())
            app.save_soon()


def _settings() -> ModuleType:
    from saves import settings

    return settings
