# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everything on the table of Pai Gow."""

from __future__ import annotations

import displayio

from drawings import BACK, EMPTY, GOLD, GREY, ICON, WHITE
from engine.games.pai_gow import is_better
from tables.pai_gow.hand import Hand, Verdict
from tables.pai_gow.hud import Bar
from words import names
from words.label import CENTRE, Label
from words.lines import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from art import Art
    from engine.games.pai_gow import Game
    from engine.kinds import Tile
    from kinds import Place, Steps
    from words.words import Words

# The tops of the banker's hands, of the verdicts, of the person's hands and strip, and of the sentence, in px; the
# second ones on a low page.
_TOPS = 14, 43, 54, 82, 96
_LOW_TOPS = 12, 39, 48, 74, 88
_PILE = 13  # px, and one less on a low page: before the first deal, where the hands come later
# The top of the rules below it, and from line to line of them, in px; the second ones on a low page.
_RULES, _LOW_RULES = (54, 10), (47, 9)
_LOW_LINES = 3  # for which a low page has space
_NARROWER = 6  # px from one width that is tried for even lines to the next
_TITLE = 60
_SENTENCE = 156
_POINTS = 18

ACROSS, HIGH = 8, 4  # tiles of the woodpile


class Table:
    """The table of a match: the banker's strip and hands at the top, the person's hands and strip below, and between
    each two hands their title, and later a Verdict; before the first deal, the woodpile and the rules.

    group     the Group to show, and `page` the Group in it with everything on the table
    mine, bankers  the Hands of the person and of the banker, the high one first
    verdicts  for each hand the Verdict on it
    titles    the labels that name the high and the low hands
    pile      the woodpile, a TileGrid; its top comes to `pile_top`
    below     the top of the sentence, in px
    bar       both strips, a Bar
    points    the label of the points that are won, which isn't on the page
    """

    def __init__(self, art: Art, match: Game, players: Sequence[str], words: Words) -> None:
        self.art = art
        self.match = match
        self.words = words
        self.group, self.page = art.page()
        page = self.page
        self._gap = gap = int(not art.is_narrow)  # px between things side by side
        sides = gap, art.page_width // 2 + gap  # x of the high and of the low hands
        bankers, verdicts, mine, strip, below = _LOW_TOPS if art.is_low else _TOPS
        self.bar = Bar(art, page, match, players, words, strip)
        self.pile = displayio.TileGrid(
            art.icons,
            pixel_shader=art.back,
            width=ACROSS,
            height=HIGH,
            tile_width=ICON,
            tile_height=ICON,
            default_tile=BACK,
            x=(art.page_width - ACROSS * ICON) // 2,
            y=art.height,
        )
        page.append(self.pile)
        self.pile_top = _PILE - art.is_low
        self.below = below
        self._rules = self._lines(words.forms(names.PAI_GOW_RULES), *(_LOW_RULES if art.is_low else _RULES))
        self.titles = [art.label(page, GREY, _TITLE, x, verdicts) for x in sides]
        self.verdicts = [Verdict(art, page, words, x, verdicts) for x in sides]
        self.mine = [Hand(art, page, words, x, mine) for x in sides]
        self.bankers = [Hand(art, page, words, x, bankers) for x in sides]
        wide = min(_SENTENCE, art.page_width)
        self._status = art.label(page, GOLD, wide, (art.page_width - wide) // 2, below, CENTRE)
        self.points = Label(art.font, art.ink(GOLD), _POINTS, 0, 0, CENTRE)
        self.bar.show()

    def _lines(self, texts: Sequence[str], y: int, pitch: int) -> list[tuple[Label, str]]:
        """Return empty lines from `y` px down, `pitch` px apart, as a list of labels with their texts. If a text
        doesn't fit, wrap all again, to lines of about the same length."""
        font, wide = self.art.font, self.art.page_width - 2
        lines = texts
        if max(map(font.width, texts)) > wide:
            text = " ".join(texts)
            lines = wrap(font, text, wide)
            for narrower in range(wide, 0, -_NARROWER):
                even = wrap(font, text, narrower)
                if len(even) > len(lines):
                    break
                lines = even
        if self.art.is_low and len(lines) < _LOW_LINES:
            y += pitch // 2  # halfway between the woodpile and the strip
        return [
            (self.art.label(self.page, WHITE, wide, 1, y + i * pitch, CENTRE), text) for i, text in enumerate(lines)
        ]

    def say(self, text: str, colour: int = GOLD) -> None:
        """Show a sentence until the next one."""
        self._status.show(text, self.art.ink(colour))

    def show_rules(self) -> Steps[None]:
        """Show the rules of the game, two lines more in each frame (generator)."""
        for i, (line, text) in enumerate(self._rules):
            line.show(text)
            if i % 2:
                yield
        yield

    def hide_rules(self) -> Steps[None]:
        """Hide the rules again, one line in each frame (generator)."""
        for line, _ in self._rules:
            line.show("")
            yield

    def show_titles(self, shown: bool) -> None:
        """Show or hide which hands are high and which are low."""
        for title, name in zip(self.titles, self.words.forms(names.HANDS)):
            title.show(name if shown else "")

    def show_stacks(self, shown: bool) -> None:
        """Show or hide the last two stacks of the woodpile."""
        for x in (ACROSS - 2, ACROSS - 1):
            for y in range(HIGH):
                self.pile[x, y] = BACK if shown else EMPTY

    def stacks_place(self) -> Place:
        """Return the place of the last two stacks of the woodpile: x and y in px."""
        return self.pile.x + (ACROSS - 2) * ICON, self.pile_top

    def put(self, i: int, k: int) -> None:
        """Show tile number `k` of hand number `i` in its place, for the person and for the banker."""
        self.mine[i].put(k)
        self.bankers[i].put(k)

    def compare(self, i: int, mine: tuple[Tile, ...], bankers: tuple[Tile, ...]) -> None:
        """Show the better of the two hands number `i`, the person's or the banker's, in place of their title."""
        self.titles[i].show("")
        self.verdicts[i].show(mine, bankers)
        (self.mine if is_better(mine, bankers) else self.bankers)[i].light()

    def clear(self) -> Steps[None]:
        """Remove the hands from the table, in several frames (generator)."""
        self.show_titles(False)
        self.bar.show_moods()
        yield
        for things in (self.verdicts, self.mine, self.bankers):
            for thing in things:
                thing.clear()
            yield


def lay(hands: list[Hand], split: Sequence[tuple[Tile, ...]]) -> Steps[None]:
    """Show a split in both hands: the tiles in one frame, and the names of the hands in the next (generator)."""
    for hand, pair in zip(hands, split):
        hand.lay(pair)
    yield
    for hand in hands:
        hand.show_name()
    yield
