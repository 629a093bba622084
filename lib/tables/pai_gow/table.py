# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Everything on the table of Pai Gow."""

import displayio

from drawings import BACK, EMPTY, GOLD, GREY, ICON, INK, WHITE
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

# The tops of the titles, of the banker's hands, the verdicts, the person's hands and the outcome, in px; the second
# ones on a low page.
_TOPS = 12, 24, 54, 69, 95
_LOW_TOPS = 11, 22, 49, 61, 87
_STATUS = 12  # px of the outcome
_RISE = 4  # px from the verdicts up to the aim, which stands there before, if it has two lines
PILE, _RULES, _LOW_RULES = 12, 50, 46  # before the deal, where the hands come later
_PITCH = 10  # px from line to line
_NARROWER = 6  # px from one width that is tried for even lines to the next
_STAKE = 28  # px of a stake
_TITLE = 60
_SENTENCE = 120
_POINTS = 18

ACROSS, HIGH = 8, 4  # tiles of the woodpile
_ALL_STAKES = (5, 10, 25)


class Table:
    """The table of a match: the banker's hands at the top, under their titles, the person's below, and a Verdict
    between each two; before a deal, the woodpile and the stakes.

    group     the Group to show, and `page` the Group in it with everything on the table
    mine, bankers  the Hands of the person and of the banker, the high one first
    verdicts  for each hand the Verdict on it
    titles    the labels that name the high and the low hands
    pile      the woodpile, a TileGrid
    below     the top of the outcome of the hands, in px
    bar       the scores and the stake, a Bar
    stakes    the label of each stake, and the stake, a list
    points    the label of the points that are won, which isn't on the page
    """

    def __init__(self, art: "Art", match: "Game", players: "Sequence[str]", words: "Words") -> None:
        self.art = art
        self.match = match
        self.words = words
        self.group, self.page = art.page()
        page = self.page
        self._gap = gap = int(not art.is_narrow)  # px between things side by side
        sides = gap, art.page_width // 2 + gap  # x of the high and of the low hands
        self.bar = Bar(art, page, match, players)
        self.pile = displayio.TileGrid(
            art.icons,
            pixel_shader=art.plain,
            width=ACROSS,
            height=HIGH,
            tile_width=ICON,
            tile_height=ICON,
            default_tile=BACK,
            x=(art.page_width - ACROSS * ICON) // 2,
            y=art.height,
        )
        page.append(self.pile)
        titles, bankers, verdicts, mine, below = _LOW_TOPS if art.is_low else _TOPS
        self.below = below
        rules = words.forms(names.PAI_GOW_RULES)
        if art.is_low or art.is_narrow:
            rules = rules[:-1]  # the last is the goal, which is told again beside the hands
        self._rules = self._lines(rules, _LOW_RULES if art.is_low else _RULES)
        first, stakes = (art.page_width - _STAKE) // 2, below - _PITCH + 2 * art.is_low
        self.stakes = [
            (art.label(page, WHITE, _STAKE, first + i * art.page_width // 4, stakes, CENTRE), stake)
            for i, stake in zip((-1, 0, 1), _ALL_STAKES)
        ]
        self._goal = self._lines((words(names.GOAL),), verdicts - _RISE * art.is_narrow)
        self.titles = [art.label(page, GREY, _TITLE, x, titles) for x in sides]
        self.verdicts = [Verdict(art, page, words, x, verdicts) for x in sides]
        self.mine = [Hand(art, page, words, x, mine) for x in sides]
        self.bankers = [Hand(art, page, words, x, bankers) for x in sides]
        art.panel(page, INK, 0, below, art.page_width, _STATUS)
        left = (art.page_width - _SENTENCE) // 2
        self._status = art.label(page, GOLD, _SENTENCE, left, below + 1, CENTRE)
        self.points = Label(art.font, art.ink(GOLD, INK), _POINTS, 0, 0, CENTRE)
        self.bar.show()

    def _lines(self, texts: "Sequence[str]", y: int) -> "list[tuple[Label, str]]":
        """Return empty lines from `y` px down, as a list of labels with their texts. If a text doesn't fit, wrap
        all again, to lines of about the same length."""
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
        return [
            (self.art.label(self.page, WHITE, wide, 1, y + i * _PITCH, CENTRE), text) for i, text in enumerate(lines)
        ]

    def say(self, text: str, colour: int = GOLD) -> None:
        """Show a sentence until the next one."""
        self._status.show(text, self.art.ink(colour))

    def show_rules(self) -> "Steps[None]":
        """Show the rules of the game, two lines more in each frame (generator)."""
        for i, (line, text) in enumerate(self._rules):
            line.show(text)
            if i % 2:
                yield
        yield

    def hide_rules(self) -> "Steps[None]":
        """Hide the rules again, one line in each frame (generator)."""
        for line, _ in self._rules:
            line.show("")
            yield

    def show_goal(self, shown: bool) -> None:
        """Show or hide the aim of the hands."""
        for line, text in self._goal:
            line.show(text if shown else "")

    def show_stakes(self, stakes: "Sequence[int]") -> None:
        """Show all stakes: the chosen one on gold, and any that isn't in `stakes`, because one of the two can't pay
        it, dim and in brackets."""
        art = self.art
        for label, stake in self.stakes:
            if stake == self.match.stake:
                label.show(str(stake), art.ink(INK, GOLD))
            elif stake in stakes:
                label.show(str(stake), art.ink(WHITE))
            else:
                label.show("(%d)" % stake, art.ink(GREY))
        self.bar.show_stake()

    def hide_stakes(self) -> None:
        """Hide the stakes."""
        for label, _ in self.stakes:
            label.show("", self.art.ink(WHITE))

    def show_stacks(self, shown: bool) -> None:
        """Show or hide the last two stacks of the woodpile."""
        for x in (ACROSS - 2, ACROSS - 1):
            for y in range(HIGH):
                self.pile[x, y] = BACK if shown else EMPTY

    def stacks_place(self) -> "Place":
        """Return the place of the last two stacks of the woodpile: x and y in px."""
        return self.pile.x + (ACROSS - 2) * ICON, PILE

    def put(self, i: int, k: int) -> None:
        """Show tile number `k` of hand number `i` in its place, for the person and for the banker."""
        self.mine[i].put(k)
        self.bankers[i].put(k)

    def compare(self, i: int, mine: "tuple[Tile, ...]", bankers: "tuple[Tile, ...]") -> None:
        """Show the better of the two hands number `i`, the person's or the banker's."""
        self.verdicts[i].show(mine, bankers)
        (self.mine if is_better(mine, bankers) else self.bankers)[i].light()

    def clear(self) -> "Steps[None]":
        """Remove the hands from the table, in several frames (generator)."""
        for title in self.titles:
            title.show("")
        yield
        for things in (self.verdicts, self.mine, self.bankers):
            for thing in things:
                thing.clear()
            yield


def lay(hands: "list[Hand]", split: "Sequence[tuple[Tile, ...]]") -> "Steps[None]":
    """Show a split in both hands: the tiles in one frame, and the names of the hands in the next (generator)."""
    for hand, pair in zip(hands, split):
        hand.lay(pair)
    yield
    for hand in hands:
        hand.show_name()
    yield
