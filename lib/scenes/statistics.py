# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The statistics: what came of the person's matches."""

from __future__ import annotations

import displayio

import loader
from drawings import ARROW_LEFT, ARROW_RIGHT, FELT_DARK, GOLD, GREY, HEAD, ICON, INK, WHITE
from engine import games, players
from handheld.buttons import DOWN, LEFT, RIGHT, START, UP, A, B
from saves import statistics
from scenes.menu import Menu
from tables import room_of
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    from app import App
    from kinds import Steps
    from scenes.judged import Judged
    from words.prose import Text

_PITCH = 11  # px from bar to bar, and from number to number
_ROWS = HEAD  # px from the top
_BAR = 8  # px
_ABOVE = 3  # px from the top of a line to the top of its capitals
_SHARE = 28  # px across for a share in percent
_NUMBERS = _ROWS + 4 * _PITCH + 2  # px from the top; a letter of the last bar reaches down so far
_MARGIN = 3
_FOOT = 13  # px


class Scene:
    """A page for each game: a bar for each level, the share of matches won, and the numbers of the chosen level.
    After the last game come the judged matches, if there are any.

    level  the number of the chosen level
    bars   the Group of the bars that are shown, one for each level
    judged the Judged while it is shown, else None
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.art = app.art
        self.words = app.words
        last = app.packed_choice[0] if app.packed_choice else 0
        self.game = games.NAMES[last if last < len(games.NAMES) else 0]
        self.rows: dict[tuple[int, int], list[int]] = {}
        self.level = 0
        self.judged: Judged | None = None
        self._comes_back = bool(app.puzzle)  # from a position of a judged match
        self.question: Menu | None = None  # the Menu of the question whether to clear, while it is asked
        self.group, self.page = app.page()

    def _make(self) -> None:
        """Show all that is on the page."""
        art = self.art
        self.prose = prose = self.app.writer()
        self._game = prose.text(self.page, GOLD, art.page_width // 2, 0, CENTRE)
        self._show_arrows(self.page)
        self._arrow = art.icon(self.page, ARROW_RIGHT, 0, 0)
        self.bars = displayio.Group()
        self.page.append(self.bars)
        levels = [self.words.forms(names.LEVELS, level)[1] for level in players.LEVELS]
        left = ICON + 2 * _MARGIN + max([prose.font.width(name) for name in levels + [self.words(names.YOU)]])
        self._bars = [self._make_bar(self.top(i), left) for i in range(len(levels))]
        self._numbers = self._make_numbers()
        self.page.append(self._numbers)
        self.rows = statistics.load()
        self._others = ("judged",) if statistics.are_judged() else ()
        self._show_game()

    def _show_arrows(self, page: displayio.Group) -> None:
        """Show that LEFT and RIGHT turn to another page."""
        self.art.icon(page, ARROW_LEFT, _MARGIN, 3)
        self.art.icon(page, ARROW_RIGHT, self.art.page_width - ICON - _MARGIN, 3)

    def _make_bar(self, y: int, x: int) -> tuple[displayio.Group, Text, displayio.TileGrid, Text]:
        """Make what shows a level; returns its Group, its name, the bar's filling, which begins at `x`, and the
        share."""
        art, prose = self.art, self.prose
        group = displayio.Group()
        wide = art.page_width - x - _SHARE - _MARGIN
        art.panel(group, GREY, x, y + _ABOVE, wide, _BAR)
        art.panel(group, FELT_DARK, x + 1, y + _ABOVE + 1, wide - 2, _BAR - 2)
        return (
            group,
            prose.text(group, WHITE, ICON + _MARGIN, y),
            art.panel(group, GOLD, x + 1, y + _ABOVE + 1, wide - 2, _BAR - 2),
            prose.text(group, WHITE, art.page_width - _MARGIN, y, AT_RIGHT),
        )

    def _make_numbers(self) -> displayio.Group:
        """Return a Group for the numbers of a level."""
        art, words, prose = self.art, self.words, self.prose
        group = displayio.Group()
        art.panel(group, FELT_DARK, 0, _NUMBERS + 1, art.page_width, art.page_height - _NUMBERS - 1)
        y = _NUMBERS
        *always, chart = words.forms(names.STATISTICS_NUMBERS)
        for i, name in enumerate(always):
            prose.write(group, GREY, _MARGIN, y + i * _PITCH, name)
        right = art.page_width - _MARGIN
        self._values = prose.text(group, WHITE, right, y, AT_RIGHT, pitch=_PITCH)
        y += len(always) * _PITCH
        self._chart = prose.text(group, GREY, _MARGIN, y), prose.text(group, WHITE, right, y, AT_RIGHT)
        self._chart_name = chart
        self._keys = prose.text(group, GREY, art.page_width // 2, art.page_height - _FOOT, CENTRE)
        return group

    def top(self, level: int) -> int:
        """Return the top of a level's bar, in px."""
        return _ROWS + level * _PITCH

    def _row(self, level: int) -> Sequence[int]:
        """Return the numbers of a level, in the order that saves.statistics keeps them in."""
        return self.rows.get((games.NAMES.index(self.game), level), (0,) * 7)

    def _show_game(self) -> None:
        """Show the bars of a game; a game without levels has only one, the person's. Bars that stay are left in
        their group, because the badge repaints everything that enters or leaves one."""
        self._game.show(self.words(names.GAMES, self.game))
        if self._is_solo():
            bars = [self.words(names.YOU)]
        else:
            bars = [self.words.forms(names.LEVELS, level)[1] for level in players.LEVELS]
        while len(self.bars) > len(bars):
            self.bars.pop()
        for level, name in enumerate(bars):
            group, label, filling, share = self._bars[level]
            label.show(name)
            matches, wins = self._row(level)[:2]
            self.art.narrow(filling, max(1, filling.width * wins // matches) if wins else 0)
            share.show("%d%%" % (100 * wins // matches) if matches else "–")
            if level == len(self.bars):
                self.bars.append(group)
        self._show_level(min(self.level, len(bars) - 1))

    def _is_solo(self) -> bool:
        """Return whether only the person makes moves in the game."""
        before = loader.loaded("engine")
        solo = games.load(self.game).solo
        loader.unload([name for name in loader.loaded("engine") if name not in before])
        return solo

    def _show_level(self, level: int) -> None:
        """Show the numbers of a level."""
        self.level = level
        self._arrow.y = self.top(level) + 2
        matches, wins, best, longest, _, margins, charts = self._row(level)
        average = "%+d" % ((2 * margins + matches) // (2 * matches)) if matches else "–"
        self._values.show("\n".join(map(str, ("%d/%d" % (wins, matches), best, longest, average))))
        has_chart = room_of(self.game) == "line"
        for text, shown in zip(self._chart, (self._chart_name, str(charts))):
            text.show(shown if has_chart else "")
        # A small page has no space for both: letters would touch.
        no_keys = has_chart and (self.art.is_low or self.art.is_narrow)
        self._keys.show("" if no_keys else self.words(names.STATISTICS_KEYS))

    def run(self) -> Steps[str]:
        """See scenes."""
        self.app.expect("title")
        yield  # answer the press at once: the numbers take longer
        self._make()
        button = None
        if self._comes_back:
            with loader.guest():
                _puzzles().leave(self.app)
            button = yield from self._turn("judged")
        while button not in (B, START) and not self.app.puzzle:
            button = yield from self.app.press()
            if button in (UP, DOWN):
                self._show_level((self.level + (1 if button == DOWN else -1)) % len(self.bars))
            elif button in (LEFT, RIGHT):
                button = yield from self._turn(self.game, button)
            elif button == A and self.rows:
                yield from self._ask()
        return "table" if self.app.puzzle else "title"

    def _turn(self, name: str, button: int | None = None) -> Steps[int | None]:
        """Go to the page of that name or, with a `button`, to its neighbour on that side (generator). Show pages
        that are no game's until a press leads to a game's, or elsewhere. Return the last button that was pressed."""
        pages = games.NAMES + self._others
        while True:
            if button is not None:
                name = pages[(pages.index(name) + (1 if button == RIGHT else -1)) % len(pages)]
            if name in games.NAMES:
                break
            button = yield from self._show_judged()
            if button not in (LEFT, RIGHT):
                return button
        self.game = name
        self._show_game()
        return button

    def _show_judged(self) -> Steps[int]:
        """Show the page of the judged matches (generator). Return the button that ends that."""
        show = self.app.handheld.screen.show
        group = self.group
        self.group, page = self.art.headed_page()
        self._show_arrows(page)
        with loader.guest():
            self.judged = _judged().Judged(self.app, self.prose, page)
            show(self.group)
            button: int = yield from self.judged.run()
            self.judged = None  # to unload its module
        self.group = group
        show(group)
        return button

    def _ask(self) -> Steps[None]:
        """Ask whether to clear all statistics."""
        art, words, top = self.art, self.words, _NUMBERS + 1
        question = displayio.Group()
        art.panel(question, INK, 0, top, art.page_width, art.page_height - top)
        y = self.prose.lines(question, WHITE, top, words(names.CLEAR))
        menu = self.question = Menu(self.prose, question, words.forms(names.ANSWERS), y + _MARGIN)
        self.page.remove(self._numbers)
        self.page.append(question)
        if (yield from menu.run(self.app, back=0)):
            statistics.clear()
            self.rows = {}
        self.question = None
        self.page.remove(question)
        self.page.append(self._numbers)
        self._show_game()


def _judged() -> ModuleType:
    from scenes import judged

    return judged


def _puzzles() -> ModuleType:
    from saves import puzzles

    return puzzles
