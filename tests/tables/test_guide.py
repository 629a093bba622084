# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The guide to the first match of each game: what a note speaks of can be seen while it is read."""

import pytest

from drawings import ICON
from engine import games
from engine.line import CLOSED
from environment import ROOT
from languages import Language
from pictures.screens import GUIDED, Look
from saves import notes
from tables import guide, room_of
from tests.reading import layers, scaled_layers, written
from words import LANGUAGES, names
from words.font import Font
from words.lines import wrap

PAGE = 160 - 6  # px of a line
SMALL = 8  # notes that may lack a place on small screens, where texts have more lines

SLOW = pytest.mark.slow("all tables that have the case of a note are shown")

# What each note speaks of. A note that names the ends, the sum or the score of a line game names the bar.
SPOKEN_OF = {
    "choose": "line hand",
    "several": "line hand",
    "lead": "line",
    "first_lead": "line",
    "low_double": "line",
    "lowest": "line",
    "later": "hand",
    "last_player": "hand",
    "sum": "line bar",
    "double": "line",
    "spinner": "line",
    "ends": "line",
    "draw": "line hand",
    "pass": "ends hand",
    "many": "line hand",
    "go_on": "line hand",
    "alike": "line hand",
    "third": "line",
    "one_draw": "line hand boneyard",
    "stay": "boneyard",
    "penalties": "bar",
    "partner": "bar",
    "goat": "bar",
    "end": "bar",
    "nearest": "bar",
    "pips": "bar",
    "two_points": "bar",
    "more": "bar",
    "fewer": "bar",
    "no_double": "bar",
    "beat": "trick hand",
    "drop": "trick hand",
    "lead_tricks": "hand",
    "kinds": "trick hand",
    "sets": "hand",
    "count": "trick",
    "banker": "bar",
    "last": "hand",
    "barred": "trick hand",
    "pay": "bar",
    "paid": "bar",
    "stake": "stakes",
    "split": "mine",
    "order": "mine",
    "pairs": "mine",
    "military": "mine",
    "wong": "mine",
    "digit": "mine",
    "either": "mine",
    "won": "mine bankers",
    "level": "mine bankers",
}


def rows(group, x=0, y=0):
    """The first and the last row of px of each layer of a Group, without those off the screen."""
    return [
        (top, top + (layer.width * layer.tile_width if layer.transpose_xy else layer.height * layer.tile_height))
        for layer, left, top, _ in scaled_layers(group, x + group.x, y + group.y)
        if left >= 0
    ]


def of_line(scene, named):
    table, line = scene.table, scene.match.line
    if named == "bar":
        return [(0, table.bar.height)]
    if named == "boneyard":
        return [(table.status.pile[1], table.status.pile[1] + ICON)]
    if named == "hand":
        return rows(table.hand.group)
    shown = range(len(table.board.spots))
    if named == "ends":
        shown = [line.end_index(arm) for arm, end in enumerate(line.ends) if end != CLOSED]
    found = []
    for i in shown:
        _, y, _, high = table.board.box(table.board.spots[i])
        top = y - table.board.y
        found.append((max(top, 0), min(top + high, table.board.height)))
    return [(top + table.board.group.y, end + table.board.group.y) for top, end in found if top < end]


def of_tricks(scene, named):
    table = scene.table
    if named == "bar":
        return [(0, table.bar.height)]
    if named == "hand":
        return rows(table.hand.sprites, table.hand.group.x, table.hand.group.y)
    trick = table.trick
    lines = [(label.grid.y + 2, label.grid.y + 10) for label in (trick.owner, trick.name) if label.text]
    return rows(trick.group[0], 0, trick.group.y) + lines


def of_pai_gow(scene, named):
    table = scene.table
    if named == "stakes":
        grids = [label.grid for label, _ in table.bar.stakes]
    else:
        grids = [grid for hand in getattr(table, named) for grid in hand.sprites]
    high = [2 * grid.tile_width if grid.transpose_xy else 10 for grid in grids]
    return [(grid.y + table.page.y, grid.y + table.page.y + down) for grid, down in zip(grids, high, strict=True)]


OF_ROOMS = {"line": of_line, "tricks": of_tricks, "pai_gow": of_pai_gow}


@pytest.mark.parametrize(
    "language, board",
    [
        ("en", "pybadge"),
        pytest.param("ru", "pimoroni_picosystem", marks=SLOW),
    ],
)
def test_a_note_covers_nothing_that_it_speaks_of(language, board):
    shown = set()
    with Look(language, "felt", board, painted=False) as look:
        wide = look.badge.app.art.width
        for name in look.screens(GUIDED):
            scene, note = look.badge.scene, name.rpartition("-")[2]
            shown.add(note)
            bands = [layer for layer, _, _ in layers(scene.note) if layer.width * layer.tile_width == wide]
            first = min(band.y for band in bands)
            last = max(band.y + band.height * band.tile_height for band in bands)
            for named in SPOKEN_OF[note].split():
                for top, end in OF_ROOMS[room_of(scene.match.game)](scene, named):
                    assert end <= first or last <= top, f"{name}: {named}"
    assert len(shown) >= notes.COUNT - (0 if board == "pybadge" else SMALL)


@pytest.mark.parametrize("language", ["hu", "ru"])
def test_the_rim_of_a_note_covers_no_row_of_a_letter(language):
    cut = []
    with Look(language, "felt", "pybadge", painted=False) as look:
        app = look.badge.app
        partner = app.words.forms(names.OTHER_NAMES)[0]
        for text in Language(language).NOTES.values():
            for high in 25, 37, 40, 128:  # px over what it names; with 128 it is at the foot
                named = [((0, high, 160, 128), False)]
                told = text.replace("%s", partner)
                if not guide._place(app.art, told, named, ()):
                    continue
                look.badge.display.root_group = guide.panel(app, told, named, app.words(names.NEVER_KEY))
                written(look.badge, cut=cut)
    assert not cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_has_at_most_two_lines(language):
    font = Font(None, (ROOT / "fonts" / "prose.txt").read_text(encoding="utf-8").split("\n"))
    said = Language(language).NOTES
    assert sorted(said) == sorted(notes.NAMES.split())
    for name, text in said.items():
        for long in ("5", "2×(4-3)=2"):
            told = text % (2, long) if "%d" in text else text.replace("%s", "Mia")
            assert len(wrap(font, told, PAGE)) <= 2, name


@pytest.mark.parametrize("game", ["blitz", "tien_gow", "pai_gow"])
def test_each_game_has_a_guide(new_person, begin, game):
    person = new_person(seed=1, first_start=True)
    person.press("A")
    person.take_match(games.load(game)(2 if game == "pai_gow" else 4))
    person.app.start("table")
    for _ in range(100):
        person.wait(0.2)
        if person.scene.note:
            break
        person.badge.press("A")
    person.wait(0.3)  # to see it
    before = person.app.settings.guide
    person.press("B")
    assert before & notes.of_game(game) and not person.app.settings.guide & notes.of_game(game)
    assert person.app.settings.guide, "that of other games"
