# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The whole game, its code.py as it lies on the badge, in a heap like the badge's."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from environment import ROOT
from figures import game_heap, micropython
from saves import settings
from words import LANGUAGES

PROGRAMS = Path(__file__).parent / "programs"
SMALL = 60_000  # bytes in which no match can be played
NAMES = 1_270  # in the firmware's table of names, besides its own, before it has to grow by a large piece

QUICK = "blitz_8"  # the shortest match in the largest room, the line; all others are slow tests
TOURS = tuple(sorted(path.stem for path in game_heap.TOURS.glob("*.txt")))
MATCHES = 12
# Draw up to the double twelve, some of its turns, and the chart by way of the pause, with the option One hand.
CHART = """
A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, DOWN, RIGHT, RIGHT, DOWN, RIGHT, A, wait 0.5, DOWN, RIGHT, RIGHT, START, wait 6,
A, wait 6, A, wait 6, A, wait 6, START, wait 1.5, B, B, B, A, wait 3, A, wait 6, START, wait 1.5, B, B, B, A, wait 3
"""
# Such a match is left for the puzzles: the first two are solved, each after a hint, the second after a wrong move.
PUZZLES = """
A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, DOWN, RIGHT, RIGHT, DOWN, RIGHT, A, wait 0.5, DOWN, RIGHT, RIGHT, START, wait 6,
A, wait 6, A, wait 6, START, wait 1.5, UP, A, wait 2, UP, A, wait 5, SELECT, wait 2, RIGHT, A, wait 1, A,
wait 4, A, wait 4, A, wait 2, SELECT, wait 2, A, wait 4, A, wait 4, A, wait 3, START, wait 2
"""
# The same table, from the page for a number to the code of a random match, and from a turn to it again.
DEALS = """
A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, DOWN, DOWN, RIGHT, A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, A, wait 2, UP, B,
wait 0.5, START, wait 9, START, wait 1.5, DOWN, DOWN, DOWN, A, wait 3, B, wait 1, A, wait 4, START, wait 1.5,
DOWN, DOWN, DOWN, A, wait 3
"""
# The same table is given up for another match of the same kind, after a turn.
GIVE_UP = """
A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, DOWN, RIGHT, RIGHT, DOWN, RIGHT, A, wait 0.5, DOWN, RIGHT, RIGHT, START, wait 6,
A, wait 6, A, wait 6, A, wait 6, START, wait 1.5, DOWN, DOWN, A, wait 1, START, wait 2
"""
# An evening begins with Kozel: some turns of it, the pause, and by way of the title and the map back to the table.
EVENING = """
# --seed 1
A, wait 0.5, B, wait 1, DOWN, DOWN, DOWN, A, wait 2, A, wait 1, A, wait 6, A, wait 4, A, wait 4, A, wait 4, START,
wait 1.5, UP, A, wait 2, UP, UP, UP, A, wait 2, LEFT, wait 1, A, wait 4, START, wait 1.5, UP, A, wait 2, UP, UP, UP, A,
wait 2
"""
PRESSES = 400  # of A, by which a whole evening is over
SLOW = pytest.mark.slow("a match in a heap takes seconds")


@pytest.fixture(scope="module")
def badge(tmp_path_factory):
    """A drive with the game and the stand-ins for the badge's modules. 4 s, if the game hasn't been built yet."""
    if not micropython.available():
        pytest.skip(micropython.MISSING)
    drive = tmp_path_factory.mktemp("badge")
    game_heap.make_drive(drive)
    return drive


def keys(name):
    return game_heap.KEYS / f"{name}.txt"


def test_a_match_keeps_within_the_heap_of_the_budget(badge):
    """4 s: the match is played twice, once to see which modules are loaded. The slow tests play it after others,
    too."""
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    assert game_heap.fits_after(badge, keys(QUICK), heap, game_heap.SETTINGS, game_heap.BEFORE[0])


def test_the_chart_of_the_largest_set_keeps_within_it(badge, tmp_path):
    path = tmp_path / "chart.txt"
    path.write_text(CHART.replace(",", "\n"), encoding="utf-8")
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    told = game_heap.play(badge, path, chosen(one_hand=True, guide=0), 0, heap)
    assert told.split() == ["scenes.chart"]


def test_puzzles_beside_a_match_with_the_largest_set_keep_within_it(badge, tmp_path):
    path = tmp_path / "puzzles.txt"
    path.write_text(PUZZLES.replace(",", "\n"), encoding="utf-8")
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    told = game_heap.play(badge, path, chosen(guide=0), 0, heap)
    assert "scenes.puzzles" in told.split()


def test_a_stop_of_an_evening_and_its_map_keep_within_it(badge, tmp_path):
    path = tmp_path / "evening.txt"
    path.write_text(EVENING.replace(",", "\n"), encoding="utf-8")
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    assert game_heap.play(badge, path, chosen(guide=0), 0, heap).split() == ["scenes.evening"]


@pytest.mark.slow("eight matches take a minute")
@pytest.mark.parametrize("seed", [1, 20])
def test_so_does_a_whole_evening_with_its_results(badge, tmp_path, seed):
    path = tmp_path / "evening.txt"
    start = EVENING.partition("wait 6")[0].replace("--seed 1", f"--seed {seed}")
    path.write_text(start.replace(",", "\n") + "wait 6\n" + "A\nwait 3\n" * PRESSES + "B\nwait 1\n", encoding="utf-8")
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    assert "scenes.trouble" not in game_heap.play(badge, path, chosen(guide=0), 0, heap)


def test_so_do_the_pages_on_the_deals_of_the_largest_set(badge, tmp_path):
    path = tmp_path / "deals.txt"
    path.write_text(DEALS.replace(",", "\n"), encoding="utf-8")
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    assert game_heap.play(badge, path, chosen(guide=0), 0, heap).split() == ["scenes.fair"]


@pytest.mark.parametrize("more, scene", [("", "scenes.give_up"), (", DOWN, A, wait 6, START, wait 2", "scenes.pause")])
def test_so_does_another_match_in_the_place_of_that_one(badge, tmp_path, more, scene):
    path = tmp_path / "give_up.txt"
    path.write_text((GIVE_UP.rstrip() + more).replace(",", "\n") + "\n", encoding="utf-8")
    heap = game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)
    assert scene in game_heap.play(badge, path, chosen(guide=0), 0, heap).split()


# By LEFT from the end of the match to choices of the person in the review.
TO_CHOICES = {"blitz_8": (7, 21), "kozel_4": (3, 8, 4, 4), "tien_gow": (5, 5, 6, 1), "pai_gow": (1, 2, 2)}
# The same in matches that are recorded for this.
LARGER = {"draw --seats 4 --set 12 --target 50": (10, 4, 4, 6), "all_fives --set 12 --target 50": (20, 12, 2)}


def judging(path, folder, to_choices):
    """Another keys file with the same match, of which some moves are judged and told in the review, which isn't in
    the package `scenes`."""
    steps = ["DOWN", "A", "wait 3"]
    for count in to_choices:
        steps += [*["LEFT", "wait 0.6"] * count, "SELECT", "wait 8"]
    other = folder / path.name
    other.write_text(path.read_text(encoding="utf-8") + "\n".join(steps) + "\n", encoding="utf-8")
    return other


@pytest.mark.parametrize("name", [QUICK] + [pytest.param(name, marks=SLOW) for name in TO_CHOICES if name != QUICK])
def test_a_review_whose_moves_are_judged_keeps_within_it(badge, name, tmp_path):
    path = judging(keys(name), tmp_path, TO_CHOICES[name])
    heap = game_heap.heap_here(badge, path, game_heap.HEAP)
    assert game_heap.play(badge, path, game_heap.SETTINGS, 0, heap).split() == []


@SLOW
@pytest.mark.parametrize("options", LARGER)
def test_so_does_one_at_the_largest_tables(badge, options, tmp_path):
    record = [sys.executable, ROOT / "tools" / "record_keys.py", "--game", *options.split(), "--seed", "1"]
    path = tmp_path / "recorded.txt"
    path.write_bytes(subprocess.run(record, capture_output=True, check=True).stdout)
    path = judging(path, tmp_path, LARGER[options])
    heap = game_heap.heap_here(badge, path, game_heap.HEAP)
    told = [game_heap.play(badge, path, game_heap.SETTINGS, things, heap).split() for things in game_heap.BEFORE]
    assert told.count([]) > len(told) // 2, told  # in most cases, as in game_heap.fits


def test_another_library_in_lib_which_circup_brings_is_left_alone(badge):
    newer = badge / "lib" / "adafruit_display_text"
    newer.mkdir()
    (newer / "__init__.py").write_text("import adafruit_ticks\n", encoding="utf-8")  # as that of version 5
    try:
        told = game_heap.play(badge, keys(QUICK), game_heap.SETTINGS, 0, game_heap.MOST)
    finally:
        shutil.rmtree(newer)
    assert "scenes.result" in told.split()


@SLOW
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_keeps_within_it_in_every_language(badge, language):
    """One table is enough, since all words lie in one buffer."""
    path = keys("draw_2_set_12")
    heap = game_heap.heap_here(badge, path, game_heap.HEAP)
    assert fits(badge, path, heap, chosen(language=language, theme="contrast"))


def fits(badge, path, heap, settled=game_heap.SETTINGS):
    """Whether the match of a keys file fits into a heap. Once is enough where it does: bench.py tries it in each
    case."""
    return game_heap.fits_after(badge, path, heap, settled, game_heap.BEFORE[0]) or game_heap.fits(
        badge, path, heap, settled
    )


def with_numerals(path, folder):
    """The keys file of the same match with numerals, in a folder. Tiles with numerals begin smaller, so they become
    smaller at other times."""
    [command] = re.findall(r"record_keys\.py (.*)", path.read_text(encoding="utf-8"))
    record = [sys.executable, ROOT / "tools" / "record_keys.py", *command.split(), "--numerals"]
    other = folder / path.name
    other.write_bytes(subprocess.run(record, capture_output=True, check=True).stdout)
    return other


def chosen(**values):
    """Settings, packed, with these values."""
    found = settings.unpack(game_heap.SETTINGS)
    for name, value in values.items():
        setattr(found, name, value)
    return settings.pack(found)


@pytest.mark.slow("a minute each: the match leads through all screens, and Expert thinks")
@pytest.mark.parametrize("tour", TOURS)
def test_a_match_against_the_expert_by_way_of_all_screens_keeps_within_it(badge, tour):
    path = game_heap.TOURS / f"{tour}.txt"
    assert fits(badge, path, game_heap.heap_here(badge, path, game_heap.HEAP))


@pytest.mark.slow("40 s each: the longest of these matches, recorded anew")
@pytest.mark.parametrize("tour", ["draw_2_set_12", "draw_3_set_12"])
def test_a_match_up_to_the_double_twelve_keeps_within_it_with_numerals(badge, tour, tmp_path):
    """By way of all screens. These sheets are larger."""
    path = with_numerals(game_heap.TOURS / f"{tour}.txt", tmp_path)
    heap = game_heap.heap_here(badge, game_heap.TOURS / f"{tour}.txt", game_heap.HEAP)
    assert fits(badge, path, heap, chosen(numerals=True))


PIECE = 400  # bytes: the largest free block that is sure to be there late in a round
# In these tours the Expert's playouts ask for more, see tests/tools/drive/test_compiler.py: another match stands in.
LARGE_PLAYOUTS = ("all_fives_set_9", "tien_gow")


def play_in_pieces(badge, path, piece):
    """What programs/play_in_pieces.py prints for the match of a keys file, in words."""
    micropython.compile_folder(PROGRAMS, badge)
    return micropython.run(
        badge, "play_in_pieces", *game_heap.put_keys(badge, path), game_heap.SETTINGS.hex(), piece, heap="4M"
    ).split()


@pytest.mark.parametrize(
    "path",
    [keys(QUICK)]
    + [
        pytest.param(keys(tour) if tour in LARGE_PLAYOUTS else game_heap.TOURS / f"{tour}.txt", marks=SLOW)
        for tour in TOURS
    ],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_a_round_asks_for_no_larger_piece(badge, path):
    """5 s for the quick one. Of bytecode see tests/tools/drive/test_compiler.py."""
    *scenes, frames = play_in_pieces(badge, path, PIECE)
    assert "scenes.result" in scenes
    assert int(frames) > 100


def test_a_piece_that_is_too_large_is_noticed(badge):
    assert "scenes.result" not in play_in_pieces(badge, keys(QUICK), PIECE // 2)


def test_what_a_match_brings_is_counted(badge):
    """The names of all modules, and the bytes of those that are loaded when the most is live."""
    names, letters, code, _ = game_heap.brought(badge, keys(QUICK))
    whole = sum(path.stat().st_size for path in badge.rglob("*.mpy"))
    assert 300 < names < letters / 5
    assert 20_000 < code < whole / 2


def test_all_names_together_keep_within_a_table_of_names(badge):
    """The firmware never forgets a name, and at the 1,271st its table takes 7,712 bytes more, in one piece. These
    are the names of every game, screen and language together; those that the firmware has itself don't count."""
    micropython.compile_folder(PROGRAMS, badge)
    before, after = micropython.run(badge, "all_names", *all_modules(badge), heap="8M").split("\n\n")
    assert 800 < len(kept(after) - kept(before)) <= NAMES


def all_modules(drive):
    """The names by which the game imports its modules, of everything that lie on a drive."""
    paths = [path for folder in ("engine", "lib") for path in sorted((drive / folder).rglob("*.mpy"))]
    names = [".".join(path.relative_to(drive).with_suffix("").parts) for path in paths]
    return [name.removeprefix("lib.").removeprefix("libraries.").removesuffix(".__init__") for name in names]


def kept(told):
    """The names that MicroPython has told."""
    return set(re.findall(r"^Q\((.*)\)$", told, re.MULTILINE))


def test_too_small_a_heap_is_noticed(badge):
    assert not game_heap.fits(badge, keys(QUICK), game_heap.heap_here(badge, keys(QUICK), SMALL))


def test_keys_that_lead_elsewhere_are_noticed(badge, tmp_path):
    path = tmp_path / "short.txt"
    path.write_text("wait 1\n", encoding="utf-8")
    told = "short.txt doesn't lead to the result any more, but to: .*scenes.title"
    with pytest.raises(micropython.Failed, match=told):
        game_heap.fits(badge, path, game_heap.MOST)


def changes_of_scene(badge, path):
    """The output of programs/hold_ended.py for the match of a keys file: the last scene, the next, the bytes
    left."""
    micropython.compile_folder(PROGRAMS, badge)
    told = micropython.run(badge, "hold_ended", *game_heap.put_keys(badge, path), heap=str(game_heap.COUNTING))
    return [(before, name, int(left)) for before, name, left in re.findall(r"(\w*) (\w+) (-?\d+)\n", told)]


@pytest.mark.parametrize("name", [QUICK, *(pytest.param(name, marks=SLOW) for name in ("tien_gow", "pai_gow"))])
def test_nothing_of_a_scene_is_there_beside_the_next_even_if_a_stale_word_points_at_it(badge, name):
    """The table and its modules are 31,000 bytes of the badge's, and the summary has no room beside them. Only the
    ranking is shown over a table that stays, since there it has."""
    seen = [change for change in changes_of_scene(badge, keys(name)) if change[1] != "ranking"]
    assert seen[-1][1] == "result"
    assert [change for change in seen if change[2] > 0] == []


def test_nothing_grows_from_match_to_match(badge):
    """2 s: it takes some matches until growth is seen."""
    assert game_heap.growth(badge, MATCHES, *game_heap.MATCHES[0]).value == 0


FILE = "A file of the game is missing or damaged: put the game on the badge once more."
# A module of each kind, and a text; the pictures are told when they are read.
CUT = (
    "engine/match.mpy",
    "engine/games/kozel.mpy",
    "lib/app.mpy",
    "lib/handheld/__init__.mpy",
    "lib/loader.mpy",
    "lib/tables/line/scene.mpy",
    "lib/scenes/trouble.mpy",
    "lib/saves/settings.mpy",
    "lib/words/words.mpy",
    "lib/libraries/adafruit_display_text/__init__.mpy",
    "fonts/prose.txt",
    "sprites/felt.bmp",
)


@pytest.mark.parametrize("path", CUT)
def test_a_file_that_is_cut_off_is_told_where_the_firmware_would_hang(badge, path):
    """A third of a second each."""
    whole = (badge / path).read_bytes()
    (badge / path).write_bytes(whole[: len(whole) * 2 // 3])
    try:
        told = start(badge)
    finally:
        (badge / path).write_bytes(whole)
    assert told.replace("\n", " ").startswith(f"{FILE} ({path}) ")


def start(badge):
    """The game's output when it starts, and the modules that are loaded then."""
    micropython.compile_folder(PROGRAMS, badge)
    done = subprocess.run(
        micropython.command("start_game", heap="4M"),
        env=micropython.surroundings(),
        cwd=badge,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )  # it would hang
    return done.stdout


def test_what_tells_of_such_a_file_on_the_screen_is_none_of_those_that_may_be_cut_off_then(badge):
    """Where another is, the firmware's console tells it."""
    whole = (badge / CUT[0]).read_bytes()
    (badge / CUT[0]).write_bytes(whole[:-1])
    try:
        loaded = start(badge).split(")\n")[1].split()
    finally:
        (badge / CUT[0]).write_bytes(whole)
    assert "handheld" in loaded and "words.words" in loaded
    assert [name for name in loaded if name.startswith(("engine", "tables."))] == []


MEASURE = """
import gc
import pybadge
import displayio, vectorio
colours = displayio.Palette(2)
sheet = displayio.Bitmap(8, 8, 2)
gc.collect()
before = gc.mem_alloc()
things = [{thing} for _ in range(100)]
gc.collect()
print((gc.mem_alloc() - before) / 100)
"""


@pytest.mark.parametrize(
    ("thing", "size"),
    [
        ("displayio.Bitmap(160, 84, 16)", 48 + 80 * 84),
        ("displayio.Palette(16)", 16 + 16 * 16),
        ("displayio.TileGrid(sheet, pixel_shader=colours)", 96),
        ("displayio.TileGrid(sheet, pixel_shader=colours, width=20, height=11)", 96 + 224),
        ("displayio.Group()", 48 + 16 + 16 + 16),
        ("vectorio.Rectangle(pixel_shader=colours, width=1, height=1)", 16 + 64),
    ],
)
def test_a_stand_in_takes_twice_what_the_thing_takes_on_the_badge(badge, thing, size):
    """In blocks of 16 bytes there, and a Group takes one more; beside them there is only the list of them all."""
    (badge / "measure.py").write_text(MEASURE.format(thing=thing), encoding="utf-8")
    listed = 2 * 8 * 128 / 100
    assert float(micropython.run(badge, "measure")) == pytest.approx(2 * size, abs=listed)
