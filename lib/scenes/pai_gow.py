# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow: rounds against the banker are played here, until the match is over or the player leaves."""
import displayio

from app import PERSON
from art import ARROW_LEFT, ARROW_RIGHT, BACK, BUTTON_A, COIN, EMPTY, GOLD, GREY, ICON, INK, PAGE, WHITE
from engine.chinese_moves import SPLIT
from engine.games.pai_gow import BANKER, house_way
from handheld.buttons import LEFT, RIGHT, SELECT, START, UP, A
from scenes.called import called
from scenes.pai_gow_hands import Hand, Verdict
from table import sounds
from text import label
from text.lines import wrap

# All in px.
_BANKERS, _VERDICTS, _TITLES, _MINE, _STATUS, KEYS = 11, 38, 56, 66, 94, 110  # from the top
_GOAL = 43  # in place of the verdicts before them
_PILE, _RULES, _STAKES = 11, 48, 79  # in place of the hands before the deal

_ACROSS, _HIGH = 8, 4  # tiles of the woodpile
_ALL_STAKES = (5, 10, 25)

# In ms; each is cut short by a press.
_DEAL = 130  # a hand to each
_FLY = 400
_LOOK = 900


class Scene:
    """The banker's hands on top, one's own below, and between them which are better; before a deal the stakes."""

    def __init__(self, app):
        self.app = app
        self.art = art = app.art
        self.say = say = app.words("pai_gow")
        self.match = app.match
        app.names = app.say.YOU, say.BANKER
        self.next = None  # the scene that comes next
        self.group, self.table = art.page()
        table = self.table
        self._gap = gap = int(art.wide >= PAGE[0])  # around what is side by side
        sides = gap, art.wide // 2 + gap  # where the high and the low hands are
        self._make_bar()
        self._make_pile()
        self._rules = self._lines(say.RULES, _RULES + gap - 1)
        first = art.wide // 2 - 4 * art.large.width // 2
        stakes = _STAKES + 3 - 3 * gap
        self._stakes = [self._label(art.large, WHITE, 4, first + i * art.wide // 4, stakes, label.CENTRE)
                        for i in (-1, 0, 1)]
        self._goal = self._lines((say.GOAL,), _GOAL + 4 * (gap - 1))
        self._titles = [self._label(art.small, GREY, 9, x, _TITLES) for x in sides]
        self._verdicts = [Verdict(art, table, say, x, _VERDICTS) for x in sides]
        self.mine = [Hand(art, table, say, x, _MINE) for x in sides]
        self.bankers = [Hand(art, table, say, x, _BANKERS) for x in sides]
        self._make_status()
        self._make_keys()
        self._points = label.Label(art.small, art.ink(GOLD, INK), 3, 0, 0, label.CENTRE)
        self._show_bar()

    def _label(self, font, colour, columns, x, y, align=label.LEFT):
        return self.art.label(self.table, font, colour, columns, x, y, align)

    def _lines(self, texts, y):
        """Empty lines from `y` px on, as labels with their texts, which are broken anew where they don't fit."""
        columns = self.art.wide // self.art.tiny.width
        lines = texts if max(map(len, texts)) <= columns else wrap(" ".join(texts), columns)
        pitch = 8 + self._gap
        return [(self._label(self.art.tiny, WHITE, columns, 0, y + i * pitch, label.CENTRE), text)
                for i, text in enumerate(lines)]

    def _make_bar(self):
        art, small, gap = self.art, self.art.small, self._gap
        art.panel(self.table, INK, 0, 0, art.wide, 10)
        left, right = 2 * gap, art.wide - 10 * small.width - 2 * gap
        self._scores = (
            self._label(small, WHITE, 10, left, 0), self._label(small, WHITE, 10, right, 0, label.RIGHT))
        x = art.wide // 2 - ICON - 3 - 2 * gap
        self._coin = art.icon(self.table, COIN, x, 0)
        self._stake = self._label(small, GOLD, 2, x + ICON + 1 + gap, 0)

    def _make_pile(self):
        self._pile = displayio.TileGrid(
            self._coin.bitmap, pixel_shader=self.art.plain, width=_ACROSS, height=_HIGH, tile_width=ICON,
            tile_height=ICON, default_tile=BACK, x=(self.art.wide - _ACROSS * ICON) // 2, y=self.art.height)
        self.table.append(self._pile)

    def _make_status(self):
        art = self.art
        art.panel(self.table, INK, 0, _STATUS, art.wide, 15)
        columns = art.wide // art.large.width
        x = (art.wide - columns * art.large.width) // 2
        self._status = self._label(art.large, GOLD, columns, x, _STATUS + 1, label.CENTRE)

    def _make_keys(self):
        art = self.art
        self._arrows = [art.icon(self.table, EMPTY, x, KEYS) for x in (3, 13)]
        self._arrows_key = self._label(art.small, WHITE, 10, 25, KEYS)
        x = art.wide - 6 * art.small.width - 5
        art.icon(self.table, BUTTON_A, x - ICON - 2, KEYS)
        self._a_key = self._label(art.small, WHITE, 6, x, KEYS)
        self._select_key = self._label(art.tiny, GREY, 18, 4, KEYS + 10)
        x = art.wide - 12 * art.tiny.width - 4
        self._label(art.tiny, GREY, 12, x, KEYS + 10, label.RIGHT).show(self.say.RANKING_KEY)

    def _show_bar(self):
        for score, name, points in zip(self._scores, self.app.names, self.match.scores):
            score.show("%s %d" % (name, points))
        self._stake.show(str(self.match.stake))

    def _show_keys(self, a, arrows="", select=""):
        """Show what A does and, where they do anything, LEFT with RIGHT and SELECT."""
        self._a_key.show(a)
        self._arrows_key.show(arrows)
        self._select_key.show(select)
        for grid, icon in zip(self._arrows, (ARROW_LEFT, ARROW_RIGHT)):
            cell = icon if arrows else EMPTY
            if grid[0] != cell:
                grid[0] = cell

    # What changes is shown in several frames where it is much, so that none takes long to send.

    def run(self):
        """See scenes."""
        while self.match.result is None and not self.next:
            if not self.match.moves:
                yield from self._bet()
            if not self.next:
                yield from self._play()
        self.art.drop_chinese()
        return self.next or "result"

    def _press(self):
        """A generator: the next press, or None where it was one for the pause or the ranking."""
        button = yield from self.app.press()
        if button == START:
            self.next = yield from self.app.halt()
        elif button == UP:
            yield from self.app.play("pai_gow_ranking")
        else:
            return button

    def _look(self):
        """Leave a moment to look; an A that cuts it short has done its work."""
        yield from self.app.pause(_LOOK)
        self.app.forget_press(A)

    # The stake and the deal.

    def _bet(self):
        """Let the person choose the stake, and deal."""
        match, say = self.match, self.say
        stakes = match.stakes()
        self._pile.y = _PILE
        yield
        for line, text in self._rules:
            line.show(text)
        self._status.show(say.STAKE)
        self._show_keys(say.DEAL_KEY, say.STAKE_KEY)
        button = None
        while button != A and not self.next:
            self._show_stakes(stakes)
            button = yield from self._press()
            if button in (LEFT, RIGHT):
                step = 1 if button == RIGHT else -1
                match.bet(stakes[(stakes.index(match.stake) + step) % len(stakes)])
        if not self.next:
            self.app.next_deal()
            yield from self._deal()

    def _show_stakes(self, stakes):
        """Show all stakes: the chosen one on gold, those that one of the two can't pay dim and in brackets."""
        for choice, stake in zip(self._stakes, _ALL_STAKES):
            if stake == self.match.stake:
                choice.show(str(stake), self.art.ink(INK, GOLD))
            elif stake in stakes:
                choice.show(str(stake), self.art.ink(WHITE))
            else:
                choice.show("(%d)" % stake, self.art.ink(GREY))
        self._stake.show(str(self.match.stake))

    def _deal(self):
        """Let the tiles come from the last two stacks of the woodpile."""
        for choice in self._stakes:
            choice.show("", self.art.ink(WHITE))
        for line, _ in self._rules:
            line.show("")
        self._show_stacks(EMPTY)
        yield
        for i in (0, 1):
            self.app.handheld.speaker.play("drawn")
            yield from self.app.animate(_DEAL, lambda part: self._bring(i, part))
        self._pile.y = self.art.height
        self._show_stacks(BACK)
        yield

    def _show_stacks(self, cell):
        for x in (_ACROSS - 2, _ACROSS - 1):
            for y in range(_HIGH):
                self._pile[x, y] = cell

    def _bring(self, i, part):
        """Show that part of 256 of dealing the hand number `i` to both, tile by tile."""
        start = self._pile.x + (_ACROSS - 2) * ICON, _PILE
        for k in (0, 1):
            share = min(256, 2 * part - k * 256)
            if share >= 0:
                self.mine[i].bring(k, start, share)
                self.bankers[i].bring(k, start, share)

    # The split and the comparison.

    def _play(self):
        """Let the person split their tiles, and compare the hands."""
        for i in (0, 1):
            self._bring(i, 256)
            self._titles[i].show(self.say.HANDS[i])
            self.bankers[i].cover(self.say.BANKER)
            yield
        split = yield from self._split()
        if split:
            yield from self._compare(split)
            yield from self._go_on()

    def _split(self):
        """The split that the person chooses, or None if they leave."""
        say = self.say
        ways = _ways(self.match)
        hints = self.app.settings.hints
        hint = say.HINT_KEY % called(self.app, SELECT) if hints else ""
        for line, text in self._goal:
            line.show(text)
        at = 0
        message = say.MAKE
        while not self.next:
            yield from self._lay(self.mine, ways[at])
            self._status.show(message)
            self._show_keys(say.PLAY_KEY, say.SPLIT_KEY % (at + 1, len(ways)), hint)
            button = yield from self._press()
            if button == A:
                return ways[at]
            if button in (LEFT, RIGHT):
                at = (at + (1 if button == RIGHT else -1)) % len(ways)
                message = say.MAKE
            elif button == SELECT and hints:
                self._status.show(say.THINKING)
                yield
                found = yield from self.app.use("table.hint", lambda hint: hint.ask(self.app))
                message = say.MAKE
                if found:
                    (tiles, _), message = found
                    at = [sorted(way) for way in ways].index(sorted((tiles[:2], tiles[2:])))

    def _lay(self, hands, split):
        """Show a split, and what both hands make."""
        for hand, pair in zip(hands, split):
            hand.lay(pair)
        yield
        for hand in hands:
            hand.name()
        yield

    def _compare(self, split):
        """Turn the banker's tiles over, and say which hands are better, and who wins."""
        for line, _ in self._goal:
            line.show("")
        self._show_keys(self.say.NEXT_KEY)
        self._status.show(self.say.REVEAL)
        yield  # the banker takes a moment to split
        house = house_way(self.match.hands[BANKER])
        yield from self._lay(self.bankers, house)
        for verdict, mine, bankers in zip(self._verdicts, split, house):
            yield from self._look()
            self.app.handheld.speaker.play("laid")
            verdict.show(mine, bankers)
        yield from self._look()
        ended = self.match.play((split[0] + split[1], SPLIT)).ended
        self.app.save()
        yield from self._show_end(ended)

    def _show_end(self, ended):
        """Say who wins, and let the points fly there."""
        if ended.side is None:
            self._status.show(self.say.PUSH)
            return
        self._status.show((self.say.WON if ended.side == PERSON else self.say.LOST) % ended.points)
        yield
        self._points.show(self.say.GAIN % ended.points)
        grid = self._points.grid
        if ended.side == PERSON:
            sounds.points(self.app.handheld, ended.points, True)
        else:
            sounds.end(self.app.handheld, self.match)
        start, end, top = self.art.wide // 2 - 9, self._scores[ended.side].grid.x + 20, _STATUS - 9

        def fly(part):
            grid.x = start + (end - start) * part // 256
            grid.y = top - top * part // 256

        fly(0)
        self.table.append(grid)
        yield from self.app.animate(_FLY, fly)
        self.table.pop()
        self._show_bar()
        self.app.forget_press(A)

    def _go_on(self):
        """Wait until the person has seen enough, and clear the table."""
        if self.match.result is not None:
            self._show_keys(self.say.RESULT_KEY)
        while (yield from self._press()) != A:
            if self.next:
                return
        for things in (self._verdicts, self.mine, self.bankers):
            for thing in things:
                thing.clear()
            yield
        for title in self._titles:
            title.show("")


def _ways(match):
    """The splits of the person's tiles that differ: of hands that rank alike either may be the high one."""
    ways = []
    for played, _ in match.legal_moves():
        high, low = played[:2], played[2:]
        if (low, high) not in ways:
            ways.append((high, low))
    return ways
