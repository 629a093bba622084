# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A person at a simulated badge, who sees the screen and presses the buttons."""
import contextlib
import functools
import json
import random
import sys
import weakref

import bitmaptools
import displayio
import pytest

import modules
from artwork import keycaps
from drawings import EMPTY, GOLD, ICON
from engine import record
from engine.rng import Rng
from environment import ROOT
from keys.person import choose
from simulator import Simulator
from simulator.painting import Display
from storage.choice import Choice
from storage.match import pack
from text import label as row_of_cells

FRAME = 0.033  # s
LONGEST = 30000  # frames of a match
KEYCAPS = str.maketrans(keycaps.CHARACTERS)  # a key in a sentence is read as its letter


def layers(group, x=0, y=0):
    """Each thing in a group that isn't a group itself, and where it lies on the picture, in px of that."""
    x, y = x + group.x, y + group.y
    for layer in group:
        if isinstance(layer, displayio.Group):
            yield from layers(layer, x, y)
        else:
            yield layer, x + layer.x, y + layer.y


class Watching:
    """Notes what is written in proportional letters, whenever what writes them is loaded."""

    written = weakref.WeakKeyDictionary()  # by the Bitmap of a text, a function that tells of its lines

    def find_spec(self, name, path, target=None):
        if name not in ("adafruit_display_text.bitmap_label", "text.letters"):
            return None
        spec = next(filter(None, (finder.find_spec(name, path) for finder in sys.meta_path if finder is not self)))
        load = spec.loader.exec_module

        def load_and_watch(module):
            load(module)
            if name == "text.letters":
                self.watch_letters(module.Letters)
            else:
                self.watch(module.Label)

        spec.loader.exec_module = load_and_watch
        return spec

    @staticmethod
    def note(bitmap, text, font, pitch):
        lines = functools.partial(measured, text, font, pitch)
        Watching.written[bitmap] = functools.cache(lines)  # asked for again and again

    def watch(self, label):
        update = label.update

        def updated(self, force=False):
            update(self, force)
            if self.bitmap:
                pitch = int(self.line_spacing * self.font.get_bounding_box()[1])
                Watching.note(self.bitmap, self.text, self.font, pitch)

        label.update = updated

    def watch_letters(self, letters):
        draw = letters.draw

        def drawn(self, text, bold=False):
            picture = draw(self, text, bold)
            Watching.note(picture.bitmap, text, self.bold if bold else self.font, self.pitch)
            return picture

        letters.draw = drawn


sys.meta_path.insert(0, Watching())
modules.let_go(["adafruit_display_text", "adafruit_display_text.bitmap_label", "text.letters", "text.prose"])


def measured(text, font, pitch):
    """Of each line of a text: what it says, and its box and those of its letters' ink, as if it lay at 0, 0."""
    found = []
    for i, line in enumerate(text.split("\n")):
        x, letters = 0, []
        for glyph in [font.get_glyph(ord(character)) for character in line]:
            letters += ink(glyph.bitmap, glyph.tile_index, glyph.width, glyph.height, x, i * pitch)
            x += glyph.shift_x
        if letters:
            said = "".join(row_of_cells.OTHERS.get(letter, letter) for letter in line).translate(KEYCAPS)
            found.append((said, around(letters), letters))
    return found


_drawn = weakref.WeakKeyDictionary()  # by the Bitmap of a sheet, and by cell: the boxes below


def ink(sheet, cell, width, height, x, y):
    """The box of what is drawn in a cell of a sheet, which is shown at a place: a list of one, or none."""
    known = _drawn.setdefault(sheet, {})
    if (cell, width) not in known:
        row, column = divmod(cell, sheet.width // width)
        drawn = [(i, j) for i in range(width) for j in range(height)
                 if sheet.get(column * width + i, row * height + j)]
        across, down = zip(*drawn) if drawn else ((), ())
        known[cell, width] = [(min(across), min(down), max(across) + 1, max(down) + 1)] if drawn else []
    return moved(known[cell, width], x, y)


def around(boxes):
    """The box around some others."""
    left, top, right, bottom = zip(*boxes)
    return min(left), min(top), max(right), max(bottom)


def is_panel(grid):
    """Whether a layer is a panel of Art that isn't narrowed."""
    return getattr(grid, "tile_width", 0) == 1 and all(grid.cells())


def covers(screen, panel, x, y, box):
    """Whether a panel that lies at a place covers what can be seen of a box."""
    left, top, right, bottom = box
    return x <= max(left, 0) and min(right, screen.width) <= x + panel.width and (
        y <= max(top, 0) and min(bottom, screen.height) <= y + panel.tile_height)


def moved(boxes, x, y):
    """Boxes, so many px further on."""
    return [(left + x, top + y, right + x, bottom + y) for left, top, right, bottom in boxes]


def cells(grid, font, x, y, with_ink):
    """What a row of cells says, its box, and those of its letters' ink, if wanted: a list of one, or none."""
    numbers = grid.cells()
    text = "".join([font.characters[number] for number in numbers]).translate(KEYCAPS)
    said = text.strip()
    if not said:
        return []
    left = x + (len(text) - len(text.lstrip())) * font.width
    letters = [box for i, number in enumerate(numbers if with_ink else ())
               for box in ink(font.sheet, number, font.width, font.height, x + i * font.width, y)]
    return [(said, (left, y, left + len(said) * font.width - 1, y + font.height), letters)]


def written(badge, icons=False, with_ink=True, cut=None):
    """The texts on a badge's screen, and the icons too if wanted, as so many spaces: a list of each text, its box
    as Person.texts, and the boxes of its letters' ink, if these are wanted. Those of which a panel covers a part
    are also added to the list `cut`, if one is given."""
    app = badge.app
    fonts = {id(font.sheet): font for font in (app.art.tiny, app.art.small, app.art.large)}
    texts = []
    for grid, x, y in layers(badge.display.root_group):
        bitmap = getattr(grid, "bitmap", None)
        if bitmap in Watching.written:
            texts += [(said, *moved([box], x, y), moved(letters if with_ink else (), x, y))
                      for said, box, letters in Watching.written[bitmap]()]
        elif is_panel(grid):
            texts = [text for text in texts if not covers(app.handheld.screen, grid, x, y, text[1])]
            panel = x, y, x + grid.width, y + grid.tile_height
            if cut is not None and meet(panel, (0, 0, app.handheld.screen.width, app.handheld.screen.height), 0):
                cut += [said for said, box, letters in texts if any(meet(panel, letter, 0) for letter in letters)]
        elif id(bitmap) in fonts:
            texts += cells(grid, fonts[id(bitmap)], x, y, with_ink)
        elif icons and bitmap is app.art.icons and grid.width == 1 and grid[0] != EMPTY:
            texts.append((" " * (grid[0] + 1), (x, y, x + ICON, y + ICON),
                          ink(bitmap, grid[0], ICON, ICON, x, y)))
    return texts


def read(badge, icons=False):
    """The texts on a badge's screen, as Person.texts, and the icons too if wanted, as so many spaces."""
    return [(said, box) for said, box, letters in written(badge, icons, with_ink=False)]


def match_of(name):
    """The match of a record among the fixtures, which is over."""
    played = json.loads((ROOT / "tests" / "fixtures" / f"{name}.json").read_text(encoding="utf-8"))
    match = record.new_match(played)
    for _ in record.replay(match, played):
        pass
    return match


def laid(board):
    """The sprites of the tiles that can be seen on the Board of a line: they lie below all else."""
    return [grid for grid in board.group[0] if grid.x >= 0]


def ghost_on(board):
    """The ghost on the Board of a line, or None where none is to be seen: the only sprite that lies by itself."""
    return next((layer for layer in board.group if isinstance(layer, displayio.TileGrid)), None)


class Person:
    """Somebody with a badge: `press` buttons, and look at the `app`, its scene and the display."""

    def __init__(self, badge):
        self.badge = badge
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
        """What can be read on the screen: a list of each text and the box (left, top, right, bottom) of its
        letters, without the gap that follows the last."""
        return read(self.badge)

    def read(self, top=0, bottom=128):
        """The texts between two heights, as a list from left to right."""
        return [text for text, box in sorted(self.texts, key=lambda seen: seen[1][0])
                if top <= box[1] and box[3] <= bottom]

    def assert_laid_out(self):
        """No text is cut off, and none lies over another; an accent may stand beside a tail above it."""
        boxes = [box for said, box in self.texts]
        for i, (left, top, right, bottom) in enumerate(boxes):
            assert 0 <= left and 0 <= top, self.texts[i]
            screen = self.app.handheld.screen
            assert right <= screen.width and bottom <= screen.height, self.texts[i]
            for j, (x, y, end, low) in enumerate(boxes[:i]):
                assert right <= x or end <= left or bottom - 2 <= y or low - 2 <= top, (boxes[j], self.texts[i])

    def value(self, name):
        """What stands on the right of a text, on its line."""
        (_, top, right, bottom), = [box for said, box in self.texts if said == name]
        return " ".join(said for said, box in sorted(self.texts, key=lambda seen: seen[1][0])
                        if box[0] > right and box[1] < bottom and top < box[3])

    def icons(self, icon):
        """The boxes of an icon on the screen."""
        icons = id(self.app.art.icons)
        return [(x, y, x + ICON, y + ICON) for grid, x, y in layers(self.display.root_group)
                if id(getattr(grid, "bitmap", None)) == icons and grid[0] == icon]

    @property
    def tiles(self):
        """The boxes of the tiles on the screen."""
        art = self.app.art
        sheets = {id(sheet): half for tiles in (art.tiles, art.chinese) for half, sheet in tiles.items()}
        boxes = []
        for grid, x, y in layers(self.display.root_group):
            half = sheets.get(id(getattr(grid, "bitmap", None)))
            if half:
                wide, high = (half, 2 * half) if grid.transpose_xy else (2 * half, half)
                boxes.append((x, y, x + wide, y + high))
        return boxes

    @property
    def lit(self):
        """The top left corners of the tiles that look chosen."""
        art = self.app.art
        sheets = set(map(id, art.tiles.values()))
        return [(x, y) for grid, x, y in layers(self.display.root_group)
                if id(getattr(grid, "bitmap", None)) in sheets and grid.pixel_shader is art.chosen]

    @property
    def underline(self):
        """The box of the gold line under the name of whose turn it is; None if there is none on the screen."""
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
        for button in choose(self.badge, key, value):
            self.press(button)

    def start_match(self):
        """From the title into a match of what is chosen."""
        self.press("A", "A")
        assert self.scene_name == "tables.line.scene"

    def wait_for_turn(self, seat=0):
        """Wait until a seat has the turn, in a round that goes on."""
        for _ in range(3000):
            if self.scene_name == "tables.line.summary":
                self.press("A")
            if self.app.match.moves and self.app.match.turn == seat:
                return
            self.step()
        raise AssertionError("the turn never came")

    def wait_until_still(self):
        """Wait until nothing has been repainted for a second: a person can only act now."""
        still = 0
        while still < 1.0:
            before = self.display.pixels
            self.step()
            still = 0 if self.display.pixels > before else still + FRAME

    def play(self, rounds, buttons, look=lambda pixels, scene: None):
        """Press these buttons as anybody might until so many rounds are over, or the match is; returns the scenes
        seen. After each frame it is `look(pixels, scene)`: those repainted, and the scene before it."""
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
        """Have this match as the one that is being played."""
        choice = Choice()
        choice.set_game(match.name)
        choice.seats = match.seats
        choice.start(self.app)
        self.app.match = match
        self.app.packed_match = pack(self.app)
        self.app.art.set_top(match.tiles[-1][0])

    def sit_down(self, match):
        """From the title to the table, on which this match lies."""
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
    """From now on each refresh must leave on the screen what painting all of it would show. What a change doesn't
    tell the badge to repaint, such as a shape in a Group that is removed, would stay there."""
    refresh = Display.refresh

    def check(display):
        refresh(display)
        stale = display.stale()
        assert stale == [], f"areas of the screen show what isn't there any more: {stale}"

    monkeypatch.setattr(Display, "refresh", check)


def touching(texts):
    """The pairs of texts and icons that lie over each other, and of texts that touch side by side: as the ink of
    their letters lies. An accent may stand right below a tail."""
    return [(one, other) for i, (one, box, letters) in enumerate(texts) for other, beside, others in texts[:i]
            if one != other  # a text on its own shadow
            and not (one.isspace() and other.isspace())
            and meet(box, beside, 1) and any(meet(a, b, not (one.isspace() or other.isspace()))
                                             for a in letters for b in others)]


def meet(one, other, gap):
    """Whether two boxes have something in common, or side by side less than so many px between them."""
    return one[0] < other[2] + gap and other[0] < one[2] + gap and one[1] < other[3] and other[1] < one[3]


@pytest.fixture
def check():
    """check(badge, "a screen"): nothing that can be read is cut off at an edge or by a panel, or touches
    another."""
    def check(badge, name=None):
        screen = badge.app.handheld.screen
        cut = []
        texts = [text for text in written(badge, icons=True, cut=cut)
                 if meet(text[1], (0, 0, screen.width, screen.height), 0)]  # the others wait off the screen
        for said, box, letters in texts:
            left, top, right, bottom = around(letters)
            assert 0 <= left and 0 <= top and right <= screen.width and bottom <= screen.height, (name, said)
        assert cut == [], name
        assert touching(texts) == [], name

    return check


@pytest.fixture
def texts():
    """texts(badge): see read."""
    return read


@pytest.fixture
def hint(monkeypatch):
    """hint(moves.DONE, "points", 15, slices=9): from now on a hint is this move for this reason and amount, after
    so many slices of 20 ms of thought."""
    def make(move, reason="only", amount=0, slices=0, badge=None):
        from engine import players  # the one that is loaded now

        def think(view):
            for _ in range(slices):
                badge.clock.sleep(0.02)
                yield None
            yield move, reason, amount

        monkeypatch.setattr(players, "hint", think)
        let_go = modules.let_go  # which would let that go, too
        kept = players.__name__
        monkeypatch.setattr(modules, "let_go", lambda names: let_go([name for name in names if name != kept]))

    return make


class Slow:
    """A player of the machine that takes so many slices of 20 ms to find the first move."""

    rng = Rng(0)

    def __init__(self, badge, slices):
        self.badge = badge
        self.slices = slices
        self.thought = 0  # slices

    def think(self, view):
        for _ in range(self.slices):
            self.badge.clock.sleep(0.02)
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
    """Letters of prose aren't drawn where nobody sees their pixels: that takes a tenth of the time, too. All of a
    text is sent anyway, since its Bitmap is new, or was filled anew."""
    monkeypatch.setattr(bitmaptools, "blit", lambda *places, **options: None)


@pytest.fixture
def new_person(request):
    """Makes a Person at a badge of their own: `new_person(seed=1, nvm=None)`; one at a time. Its screen is painted
    only for a test that is marked so, or that looks for what is left on it: that takes a tenth of the time."""
    painted = bool(request.node.get_closest_marker("painted") or "nothing_left" in request.fixturenames)
    if not painted:
        request.getfixturevalue("undrawn")
    with contextlib.ExitStack() as stack:
        def make(**options):
            stack.close()
            modules.let_go(modules.loaded("scenes", "tables", "text.en"))  # of a badge before this one
            return Person(stack.enter_context(Simulator(painted=painted, **options)))

        yield make


@pytest.fixture
def person(new_person):
    """A Person at a fresh badge."""
    return new_person(seed=1)
