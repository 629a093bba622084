# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A person at a simulated badge, who sees the screen and presses the buttons."""

import contextlib
import json
import random

import bitmaptools
import pytest

import loader
from drawings import GOLD, ICON
from engine.rng import Rng
from environment import ROOT
from keys.person import choose
from openings import look_back
from saves.choice import Choice
from saves.writing import pack
from simulator import Simulator
from simulator.painting import Display
from tests.reading import around, layers, meet, read, tiles_on, touching, written

FRAME = 0.033  # s
NUMBER = 18  # in the first deal of this match and of the two after it, the machine leads in All Fives
TAKEN = 2  # the number of a match that goes on from another one
LONGEST = 30000  # frames of a match


def match_of(name):
    """The match of a record among the fixtures, which is over."""
    text = (ROOT / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8")
    return look_back.match_of(json.loads(text))


class Person:
    """Somebody with a badge: `press` buttons, and look at the `app`, its scene and the display.

    number  the number of a match to start: a random one would also depend on the time that the menus take
    """

    def __init__(self, badge):
        self.badge = badge
        self.number = NUMBER + badge.seed
        self.display = badge.display
        self.app = badge.start()
        badge.step()
        badge.step()  # which shows the drawn name

    def press(self, *buttons):
        """Press buttons one after another, each with the time that it takes to be taken."""
        for button in buttons:
            self.badge.press(button)
            self.badge.run(0.1)
            if "_choose_end" in self.badge.flow:
                self.badge.run(0.2)  # to see the ghost

    def wait(self, seconds):
        self.badge.run(seconds)

    def step(self):
        self.badge.step()

    @property
    def texts(self):
        """The texts on the screen: a list of each text and the box (left, top, right, bottom) of its
        letters, without the gap that follows the last."""
        return read(self.badge)

    def read(self, top=0, bottom=128):
        """The texts between two heights, as a list from left to right."""
        return [
            text for text, box in sorted(self.texts, key=lambda seen: seen[1][0]) if top <= box[1] and box[3] <= bottom
        ]

    def assert_laid_out(self):
        """Assert that no text is cut off or lies over another; an accent may stand beside a tail above it."""
        boxes = [box for said, box in self.texts]
        for i, (left, top, right, bottom) in enumerate(boxes):
            assert 0 <= left and 0 <= top, self.texts[i]
            screen = self.app.handheld.screen
            assert right <= screen.width and bottom <= screen.height, self.texts[i]
            for j, (x, y, end, low) in enumerate(boxes[:i]):
                assert right <= x or end <= left or bottom - 2 <= y or low - 2 <= top, (boxes[j], self.texts[i])

    def value(self, name):
        """The text to the right of another, on its line."""
        ((_, top, right, bottom),) = [box for said, box in self.texts if said == name]
        return " ".join(
            said
            for said, box in sorted(self.texts, key=lambda seen: seen[1][0])
            if box[0] > right and box[1] < bottom and top < box[3]
        )

    def icons(self, icon):
        """The boxes of an icon on the screen."""
        icons = id(self.app.art.icons)
        return [
            (x, y, x + ICON, y + ICON)
            for grid, x, y in layers(self.display.root_group)
            if id(getattr(grid, "bitmap", None)) == icons and grid[0] == icon
        ]

    @property
    def tiles(self):
        """The boxes of the tiles on the screen."""
        return tiles_on(self.badge)

    @property
    def gold_line(self):
        """The box of the gold line at the name of whose turn it is; None if there is none on the screen."""
        gold = self.app.art.ink(GOLD)
        for grid, x, y in layers(self.display.root_group):
            size = getattr(grid, "tile_width", 0), getattr(grid, "tile_height", 0)
            if size == (1, 1) and grid.pixel_shader is gold:
                long = sum(grid[i] for i in range(grid.width))
                return (x, y, x + long, y + 1) if x + long > 0 else None

    @property
    def scene(self):
        return self.badge.scene

    @property
    def doing(self):
        return self.badge.doing

    @property
    def scene_name(self):
        return type(self.scene).__module__

    def choose(self, key, value):
        """On the screen for a new game, choose a value with the buttons."""
        for step in choose(self.badge, key, value):
            if step.startswith("wait"):
                self.wait(float(step.split()[1]))
            else:
                self.press(step)

    def start_match(self):
        """Start the match that is chosen, from the title."""
        self.press("A")
        self.scene.choice.number = self.number
        self.press("A")
        assert self.scene_name == "tables.line.scene"

    def wait_for_turn(self, seat=0):
        """Wait until a seat has the turn, in a round that goes on."""
        for _ in range(3000):
            if self.scene_name == "tables.line.summary" or "lead_on" in self.badge.flow:
                self.press("A")
            if self.app.match.moves and self.app.match.turn == seat:
                return
            self.step()
        raise AssertionError("the turn never came")

    def wait_for_scene(self, name):
        """Wait until the scene of that name waits for a press."""
        for _ in range(1000):
            if self.app.scene == name and self.doing == "press":
                return
            self.step()
        raise AssertionError(f"{name} never came")

    def wait_for_choice(self):
        """Wait until all has been shown, and only a press leads on."""
        for _ in range(300):
            if self.doing == "press":
                return
            self.step()
        raise AssertionError("it never ends")

    def wait_until_still(self):
        """Wait until nothing has been repainted for a second: a person can only act now."""
        still = 0
        while still < 1.0:
            before = self.display.pixels
            self.step()
            still = 0 if self.display.pixels > before else still + FRAME

    def play(self, rounds, buttons, look=lambda pixels, scene: None):
        """Press these buttons at random until some rounds are over, or the match is. Returns the scenes seen.

        After each frame `look(pixels, scene)` is called, with the pixels repainted and the scene before it.
        """
        chance = random.Random(1)
        match, scenes, checked = self.app.match, set(), None
        for _ in range(LONGEST):
            scenes.add(self.scene_name)
            if self.scene_name == "scenes.result" or match.rounds >= rounds and match.moves:
                return scenes
            if self.doing == "press":
                self.badge.press(chance.choice(buttons))
            pixels, scene = self.display.pixels, self.scene
            self.step()
            look(self.display.pixels - pixels, scene)
            moment = match.rounds, len(match.played)
            if moment != checked:
                assert match.status() == []
                checked = moment
        raise AssertionError("it didn't end")

    def take_match(self, match):
        """Make this match the one that is being played."""
        choice = Choice()
        choice.set_game(match.game)
        choice.seats = match.seats
        choice.number = TAKEN + self.badge.seed
        choice.start(self.app)
        self.app.match = match
        self.app.packed_match = pack(self.app)
        self.app.art.set_top(match.tiles[-1][0])

    def sit_down(self, match):
        """Go on with this match, from the title to its table."""
        self.take_match(match)
        self.app.start("title")
        self.step()
        self.press("A")
        assert self.app.scene == self.app.match_scene()

    def show(self, scene, match):
        """Show the summary or the result of a match."""
        self.take_match(match)
        self.app.start(scene)
        self.wait(0.6)


@pytest.fixture
def nothing_left(monkeypatch):
    """From now on each refresh must leave the screen as a full repaint would. Anything that the badge isn't told to
    repaint, such as a shape in a removed Group, would stay there."""
    refresh = Display.refresh

    def check(display):
        refresh(display)
        stale = display.stale()
        assert stale is None, f"the screen shows what isn't there any more: {stale}"

    monkeypatch.setattr(Display, "refresh", check)


@pytest.fixture
def check():
    """check(badge, "a screen"): nothing that can be read is cut off at an edge or by a panel, touches another, or
    lies on a tile."""

    def check(badge, name=None):
        screen = badge.app.handheld.screen
        cut = []
        texts = [
            text
            for text in written(badge, icons=True, cut=cut)
            if meet(text[1], (0, 0, screen.width, screen.height), 0)
        ]  # the others wait off the screen
        for said, box, letters in texts:
            left, top, right, bottom = around(letters)
            assert 0 <= left and 0 <= top and right <= screen.width and bottom <= screen.height, (name, said)
        assert cut == [], name
        assert touching(texts) == [], (name, touching(texts))
        # A tail may lie on a tile's edge.
        tiles = [(left + 1, top + 1, right - 1, bottom - 1) for left, top, right, bottom in tiles_on(badge)]
        for said, _, letters in texts:
            on_tile = any(meet(letter, tile, 0) for letter in letters for tile in tiles)
            assert said.isspace() or not on_tile, (name, said)

    return check


@pytest.fixture
def texts():
    """texts(badge): see read."""
    return read


@pytest.fixture
def hint(monkeypatch):
    """hint(moves.DONE, "points", 15, slices=9): from now on a hint is this move for this reason and amount, after
    `slices` slices of 20 ms of thought."""

    def make(move, reason="only", amount=0, slices=0, badge=None):
        from engine.players import hints  # the one that is loaded now

        def think(view):
            for _ in range(slices):
                badge.now += 20
                yield None
            yield move, reason, amount

        monkeypatch.setattr(hints, "find", think)
        let_go = loader.unload  # which would unload that, too
        kept = hints.__name__
        monkeypatch.setattr(loader, "unload", lambda names: let_go([name for name in names if name != kept]))

    return make


class Slow:
    """A player of the machine that takes `slices` slices of 20 ms to find the first move."""

    rng = Rng(0)

    def __init__(self, badge, slices):
        self.badge = badge
        self.slices = slices
        self.thought = 0  # slices

    def think(self, view):
        for _ in range(self.slices):
            self.badge.now += 20
            self.thought += 1
            yield None
        yield view.moves[0]


@pytest.fixture
def slow():
    """slow(person, slices): all machines at the table are one such Slow player from now on."""

    def make(person, slices):
        player = Slow(person.badge, slices)
        person.app.player = lambda seat: player
        return player

    return make


@pytest.fixture
def undrawn(monkeypatch):
    """Letters aren't drawn where nobody sees their pixels: that takes a tenth of the time, too. They are sent."""

    def sent(dest, source, x, y, x1, y1, x2, y2, skip_source_index=None):
        dest.dirty(x, y, x + x2 - x1, y + y2 - y1)

    monkeypatch.setattr(bitmaptools, "blit", sent)


@pytest.fixture
def new_person(request):
    """Makes a Person at a badge of their own: `new_person(seed=1, nvm=None)`; one at a time. Its screen is painted
    only for a test that is marked so, or that looks for remnants on it: that takes a tenth of the time."""
    painted = bool(request.node.get_closest_marker("painted") or "nothing_left" in request.fixturenames)
    if not painted:
        request.getfixturevalue("undrawn")
    with contextlib.ExitStack() as stack:

        def make(**options):
            stack.close()
            loader.unload(loader.loaded("scenes", "tables"))  # of a badge before this one
            return Person(stack.enter_context(Simulator(painted=painted, **options)))

        yield make


@pytest.fixture
def person(new_person):
    """A Person at a fresh badge."""
    return new_person(seed=1)
