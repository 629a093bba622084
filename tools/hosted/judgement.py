# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""How the person played in a match: the chance to win over time, skill and luck apart, and the costliest moves."""

from __future__ import annotations

import displayio

from drawings import BRONZE, GOLD_LIGHT, GREY, HEAD, INK, RED_LIGHT, WHITE
from engine.judge.decision import BANDS
from handheld.buttons import DOWN, LEFT, START, UP, A, B
from scenes.menu import Menu
from tables.judgement import COLOURS, percent
from words import names
from words.label import AT_RIGHT, CENTRE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.judge.review import Judging
    from judged import JudgedApp
    from kinds import Steps

_ROWS = 3  # moves that are listed
_PITCH = 11  # px from line to line
_MARGIN = 3  # px beside the graph and the texts
_FOOT = 13  # px of the last line
_GAP = 5  # px between two bands
# The colours of the graph: the part below the curve, the curve, the middle and the rounds, mistakes, and the chosen
# one of these. 0 is transparent.
_UNDER, _CURVE, _GRID, _MISTAKE, _CHOSEN = range(1, 6)


class Scene:
    """The page over the review. While moves are still judged, it tells how many are; the curve and the numbers
    follow."""

    def __init__(self, app: JudgedApp) -> None:
        self.app = app
        self.judging: Judging = app.teller.judging
        self.group, self._page = app.page()
        self.words = words = app.words
        art, page = app.art, self._page
        prose = app.writer()
        prose.heading(page, words(names.WIN_CHANCE))
        below = art.page_height - _FOOT
        top = below - (_ROWS + 2) * _PITCH  # of the first line of text
        wide = art.page_width - 2 * _MARGIN
        self._graph = displayio.Bitmap(wide, top - HEAD - 4, _CHOSEN + 1)
        colours = displayio.Palette(_CHOSEN + 1)
        colours.make_transparent(0)
        for i, colour in enumerate((BRONZE, GOLD_LIGHT, GREY, RED_LIGHT, WHITE)):
            colours[i + 1] = art.plain[colour]
        art.panel(page, INK, _MARGIN, HEAD + 2, wide, self._graph.height)
        page.append(displayio.TileGrid(self._graph, pixel_shader=colours, x=_MARGIN, y=HEAD + 2))
        self._skill = art.label(page, WHITE, wide, _MARGIN, top + 1)
        self._luck = art.label(page, WHITE, wide, _MARGIN, top + 1, AT_RIGHT)
        self._bands = [art.label(page, colour, wide // 2, 0, top + _PITCH) for colour in COLOURS]
        self._foot = art.label(page, GREY, art.page_width, 0, below + 2, CENTRE)
        longest = words(names.AT_MOVE) % (88, 88, 88)
        self.menu = Menu(prose, page, [longest] * _ROWS, top + 2 * _PITCH, _PITCH)
        self._places: list[int] = []  # of the decisions that are listed
        self._shown: object = None  # how much was judged when it was shown, and which line was chosen
        self._show()

    def _show(self) -> bool:
        """Show what has been judged since it was last shown. Return whether that is anything."""
        judging = self.judging
        now = len(judging.judgements), len(judging.decisions), judging.has_luck, self.menu.chosen
        if now == self._shown:
            return False
        self._shown = now
        self._places = judging.costliest()
        self._draw()
        words, foot, luck = self.words, self.words(names.ONLY_KNOWN), ""
        skill = words(names.SKILL) % _signed(judging.skill())
        if judging.has_luck:
            luck = words(names.LUCK) % _signed(judging.changed())
        else:
            foot = words(names.JUDGED) % now[:2]
        self._skill.show(skill)
        self._luck.show(luck)
        self._foot.show(foot if self._foot.fits(foot) else "")
        self._show_bands()
        for row in range(_ROWS):
            self.menu.say(row, self._row(self._places[row]) if row < len(self._places) else "–")
        return True

    def _row(self, place: int) -> str:
        """Return the line on a decision."""
        judging = self.judging
        made = judging.decisions[place]
        lost = percent(self.words, judging.judgements[place].loss)
        return self.words(names.AT_MOVE) % (judging.first + made.round + 1, made.move + 1, lost)

    def _show_bands(self) -> None:
        """Show how many moves each band has; on a narrow page only the mistakes."""
        found = [judgement.band for _, judgement in self.judging.real()]
        texts = ["%s %d" % (name, found.count(band)) for name, band in zip(self.words.forms(names.BANDS), BANDS)]
        font, wide = self.app.art.font, self.app.art.page_width - 2 * _MARGIN
        while sum([font.width(text) + _GAP for text in texts]) > wide + _GAP:
            texts.pop(0)
        x = (self.app.art.page_width - sum([font.width(text) + _GAP for text in texts]) + _GAP) // 2
        for label in self._bands[: -len(texts)]:
            label.show("")
        for label, text in zip(self._bands[-len(texts) :], texts):
            label.grid.x = x
            label.show(text)
            x += font.width(text) + _GAP

    # The graph.

    def _draw(self) -> None:
        """Draw the curve: from the chance before each round by those after the person's moves to the end."""
        graph, judging = self._graph, self.judging
        graph.fill(0)
        points: list[tuple[float | None, int | None]] = []  # the chances, None if unknown; and the mistakes
        rounds: list[int] = []  # where the rounds begin
        for number, start in enumerate(judging.starts):
            rounds.append(len(points))
            points.append((start, None))
            for place, made in enumerate(judging.decisions):
                if made.round == number:
                    judgement = judging.judgements.get(place)
                    points.append((judgement.chance if judgement else None, place))
        if not judging.starts:
            return
        step = (graph.width - 1) / max(1, len(points) - 1)
        known = [(int(i * step), chance) for i, (chance, _) in enumerate(points) if chance is not None]
        for (left, before), (right, after) in zip(known, known[1:]):
            for x in range(left, right + 1):
                part = (x - left) / max(1, right - left)
                self._column(x, before + (after - before) * part)
        for x in range(0, graph.width, 4):
            graph[x, graph.height // 2] = _GRID
        for i in rounds:
            graph[int(i * step), graph.height - 1] = graph[int(i * step), graph.height - 2] = _GRID
        chosen = self._places[self.menu.chosen] if self.menu.chosen < len(self._places) else None
        for i, (_, decided) in enumerate(points):
            if decided in self._places:
                self._mark(int(i * step), _CHOSEN if decided == chosen else _MISTAKE)

    def _column(self, x: int, chance: float) -> None:
        """Draw the curve at `x`, and fill what is below it."""
        graph = self._graph
        top = int((1 - chance) * (graph.height - 1) + 0.5)
        for y in range(top, graph.height):
            graph[x, y] = _CURVE if y == top else _UNDER

    def _mark(self, x: int, colour: int) -> None:
        """Draw a line through the graph where a mistake was made."""
        for y in range(0, self._graph.height, 1 if colour == _CHOSEN else 2):
            self._graph[x, y] = colour

    def run(self) -> Steps[str]:
        """See scenes. Return the place of the decision that was chosen, or "" to go back to the review."""
        menu = self.menu
        while True:
            button = yield from self.app.press(self._show)
            if button in (UP, DOWN):
                menu.choose(menu.chosen + (1 if button == DOWN else -1))
            elif button in (B, START, LEFT):
                return ""
            elif button == A and menu.chosen < len(self._places):
                return str(self._places[menu.chosen])


def _signed(share: float) -> str:
    """Return a share of 1 in percent, rounded, as a text with its sign."""
    return "%+d" % int(100 * share + (0.5 if share > 0 else -0.5))
