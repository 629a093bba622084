# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pictures and texts on the screen of a simulated badge."""

import functools
import sys
import weakref

import displayio

import loader
from artwork import keycaps
from drawings import ABOVE, CAPITAL, EMPTY, ICON
from words import font as font_module
from words.font import Font
from words.label import RISE, Label

KEYCAPS = str.maketrans(keycaps.CHARACTERS)  # a key in a sentence is read as its letter


def layers(group):
    """Yield each layer of a group and its groups that isn't a group itself, and where it lies on the picture, in
    px."""
    for layer, x, y, _ in scaled_layers(group, group.x, group.y):
        yield layer, x, y


def scaled_layers(group, x=0, y=0, scale=1):
    """Yield the same, and by how much each layer is enlarged within `group`."""
    for layer in group:
        left, top = x + layer.x * scale, y + layer.y * scale
        if isinstance(layer, displayio.Group):
            yield from scaled_layers(layer, left, top, scale * layer.scale)
        else:
            yield layer, left, top, scale


class Watching:
    """Notes the texts that are drawn: it watches the labels of the library, whenever that is imported, and the
    game's own."""

    written = weakref.WeakKeyDictionary()  # for the Bitmap of each text, the function that measures its lines

    def find_spec(self, name, path, target=None):
        if name != "adafruit_display_text.bitmap_label":
            return None
        spec = next(filter(None, (finder.find_spec(name, path) for finder in sys.meta_path if finder is not self)))
        # The class's: a loader that is kept has been given this watch before.
        load = functools.partial(type(spec.loader).exec_module, spec.loader)

        def load_and_watch(module):
            load(module)
            self.watch(module.Label)

        spec.loader.exec_module = load_and_watch
        return spec

    @staticmethod
    def note(bitmap, text, font, pitch=0, x=0, top=0):
        """Note that a text was drawn into a Bitmap, from `x` px on and without the first `top` rows."""
        plain = object.__new__(Font)  # the one of a page belongs to a module that may be unloaded
        plain.__dict__.update(font.__dict__)
        font = plain
        Watching.written[bitmap] = functools.cache(  # asked for again and again
            lambda: [
                (said, *within(bitmap, moved([box, *letters], x, -top)))
                for said, box, letters in measured(text, font, pitch)
            ]
        )

    def watch(self, label):
        set_text = label._set_text

        def text_set(self, text, scale):
            set_text(self, text, scale)
            if self.bitmap:
                pitch = int(self.line_spacing * self.font.get_bounding_box()[1])
                Watching.note(self.bitmap, self.text, self.font, pitch)

        label._set_text = text_set  # the property that sets it asks for this


def within(bitmap, boxes):
    """The first of some boxes, and the others, as far as they lie within a Bitmap."""
    width, height = bitmap.width, bitmap.height
    cut = [(max(left, 0), max(top, 0), min(right, width), min(bottom, height)) for left, top, right, bottom in boxes]
    return cut[0], [box for box in cut[1:] if box[0] < box[2] and box[1] < box[3]]


def drawn(self, picture, text, x=0, top=0):
    """In the place of Font.draw: note the text, as far as it fits."""
    end = draw(self, picture, text, x, top)
    fits = [i for i in range(len(text) + 1) if x + self.width(text[:i]) <= picture.width + 1]
    Watching.note(picture, text[: fits[-1]] if fits else "", self, 0, x, top)
    return end


def relabelled(self, text):
    """In the place of Label._write: note all of its text."""
    write(self, text)
    fits = [i for i in range(len(text) + 1) if self.fits(text[:i])]
    picture = self.grid.bitmap
    top = ABOVE - (RISE if picture.height > CAPITAL else 0)
    Watching.note(picture, text[: fits[-1]], self.font, 0, self._left, top)


draw, Font.draw = Font.draw, drawn
write, Label._write = Label._write, relabelled
sys.meta_path.insert(0, Watching())
loader.unload(["adafruit_display_text", "adafruit_display_text.bitmap_label", "words.prose"])


def measured(text, font, pitch):
    """A list of the lines of a text: its text, its box, and the boxes of its letters' ink, as if the text lay
    at 0, 0."""
    found = []
    for i, line in enumerate(text.split("\n")):
        x, letters = 0, []
        for left, wide in [divmod(font.find(ord(character)), 16) for character in line]:
            letters += ink(font.sheet, left // wide, wide, font.sheet.height, x, i * pitch)
            x += wide + font_module.GAP
        if letters:
            said = "".join(font_module.OTHERS.get(letter, letter) for letter in line).translate(KEYCAPS)
            found.append((said, around(letters), letters))
    return found


_drawn = weakref.WeakKeyDictionary()  # for the Bitmap of each sheet, the boxes that `ink` has found, by cell


def ink(sheet, cell, width, height, x, y):
    """The box of the drawing in a cell of a sheet that is shown at x, y: a list of one, or none."""
    known = _drawn.setdefault(sheet, {})
    if (cell, width) not in known:
        row, column = divmod(cell, sheet.width // width)
        drawn = [(i, j) for i in range(width) for j in range(height) if sheet.get(column * width + i, row * height + j)]
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
    """Whether a panel that lies at a place covers the visible part of a box."""
    left, top, right, bottom = box
    return (
        x <= max(left, 0)
        and min(right, screen.width) <= x + panel.width
        and (y <= max(top, 0) and min(bottom, screen.height) <= y + panel.tile_height)
    )


def moved(boxes, x, y, scale=1):
    """The boxes, enlarged by `scale` and moved by `x` and `y` px."""
    return [
        (left * scale + x, top * scale + y, right * scale + x, bottom * scale + y) for left, top, right, bottom in boxes
    ]


def written(badge, icons=False, with_ink=True, cut=None):
    """The texts on a badge's screen: a list of each text, its box as in Person.texts, and the boxes of its
    letters' ink, if wanted.

    With `icons` each icon is a text, too: as many spaces as its number, and one. Texts of which a panel covers a
    part are also added to the list `cut`, if one is given.
    """
    app = badge.app
    texts = []
    root = badge.display.root_group
    for grid, x, y, scale in scaled_layers(root, root.x, root.y):
        bitmap = getattr(grid, "bitmap", None)
        if bitmap in Watching.written:
            texts += [
                (said, *moved([box], x, y, scale), moved(letters if with_ink else (), x, y, scale))
                for said, box, letters in Watching.written[bitmap]()
            ]
        elif is_panel(grid):
            texts = [text for text in texts if not covers(app.handheld.screen, grid, x, y, text[1])]
            panel = x, y, x + grid.width, y + grid.tile_height
            if cut is not None and meet(panel, (0, 0, app.handheld.screen.width, app.handheld.screen.height), 0):
                cut += [said for said, box, letters in texts if any(meet(panel, letter, 0) for letter in letters)]
        elif icons and bitmap is app.art.icons and grid.width == 1 and grid[0] != EMPTY:
            texts.append((" " * (grid[0] + 1), (x, y, x + ICON, y + ICON), ink(bitmap, grid[0], ICON, ICON, x, y)))
    return texts


def read(badge, icons=False):
    """The texts on a badge's screen and their boxes, as Person.texts; with `icons` see `written`."""
    return [(said, box) for said, box, letters in written(badge, icons, with_ink=False)]


def tiles_on(badge):
    """The boxes of the tiles on a badge's screen, without what a panel or a strip covers of them."""
    art = badge.app.art
    chinese, _ = art.chinese or ({}, None)
    sheets = {id(sheet): half for tiles in (art.tiles, chinese) for half, sheet in tiles.items()}
    boxes = []
    for grid, x, y in layers(badge.display.root_group):
        half = sheets.get(id(getattr(grid, "bitmap", None)))
        if half:
            wide, high = (grid.tile_height, 2 * half) if grid.transpose_xy else (2 * half, half)
            boxes.append((x, y, x + wide, y + high))
        elif is_panel(grid) or grid.bitmap not in Watching.written and grid.width * grid.tile_width >= art.width:
            end, low = x + grid.width * grid.tile_width, y + grid.height * grid.tile_height
            boxes = [uncovered(box, x, y, end, low) for box in boxes]
    return [box for box in boxes if box[1] < box[3]]


def uncovered(box, x, y, end, low):
    """The part of a box above or below another across it."""
    left, top, right, bottom = box
    if x <= left and right <= end:
        top = low if y <= top < low else top
        bottom = y if y < bottom <= low else bottom
    return left, top, right, bottom


def laid(board):
    """The sprites of the tiles that can be seen on the Board of a line; they lie below everything else."""
    return [grid for grid in board.group[0] if grid.x >= 0]


def text_of(grid):
    """The text that a TileGrid shows; "" if it is None or shows none."""
    said = Watching.written[grid.bitmap]() if grid and grid.bitmap in Watching.written else []
    return said[0][0] if said else ""


def ghost_on(board):
    """The ghost on the Board of a line; None if there is none."""
    return next((layer for layer in board.ahead if layer.width == 2), None)


def sign_on(board):
    """The sign beside the ghost on the Board of a line, a TileGrid of one cell; None if there is none."""
    return next((layer for layer in board.ahead if layer.width == 1), None)


def touching(texts):
    """The pairs of texts and icons whose ink overlaps, and of texts whose ink touches side by side. An accent may
    stand right below a tail."""
    return [
        (one, other)
        for i, (one, box, letters) in enumerate(texts)
        for other, beside, others in texts[:i]
        if one != other  # a text on its own shadow
        and not (one.isspace() and other.isspace())
        and meet(box, beside, 1)
        and any(meet(a, b, not (one.isspace() or other.isspace())) for a in letters for b in others)
    ]


def meet(one, other, gap):
    """Whether two boxes overlap, or stand side by side with less than `gap` px between them."""
    return one[0] < other[2] + gap and other[0] < one[2] + gap and one[1] < other[3] and other[1] < one[3]


def assert_apart(boxes, width=160, height=128, top=0, gap=0):
    """Assert that boxes lie on the screen, or within its height from `top` on, and that none lies over another or
    nearer than `gap` px to it."""
    for i, (left, upper, right, lower) in enumerate(boxes):
        assert 0 <= left and top <= upper and right <= width and lower <= height
        for x1, y1, x2, y2 in boxes[:i]:
            assert right + gap <= x1 or x2 + gap <= left or lower + gap <= y1 or y2 + gap <= upper


# The sounds of presses, the one that calls for a move, and the jingle: they come everywhere.
CALLS = "cursor", "taken", "left", "dropped", "turn", "title"


def heard(person):
    """The sounds that a Person has heard, but for CALLS: the ms and the name of each."""
    return [(at, name) for at, name in person.badge.sounds if name not in CALLS]


def names_heard(person):
    """Their names."""
    return [name for _, name in heard(person)]
