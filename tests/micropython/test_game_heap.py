# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The whole game, its code.py as it lies on the badge, in a heap like the badge's."""

import re
import shutil
import subprocess
import sys

import pytest

from environment import ROOT
from figures import game_heap, micropython
from saves import settings

NAMES = 1_270  # in the firmware's table of names, besides its own, before it has to grow by a large piece

QUICK = "blitz_8"  # the shortest match in the largest room, the line; all others are slow tests
TOURS = tuple(sorted(path.stem for path in game_heap.TOURS.glob("*.txt")))
MATCHES = 12
SLOW = pytest.mark.slow("a match in a heap takes seconds")
# Draw up to the double twelve, and three turns of it.
DRAW = """A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, DOWN, RIGHT, RIGHT, DOWN, RIGHT, A, wait 0.5, DOWN, RIGHT, RIGHT,
START, wait 6, A, wait 6, A, wait 6, """
# An evening whose first match is of Kozel.
EVENING = "A, wait 0.5, B, wait 1, DOWN, DOWN, DOWN, A, wait 2, A, wait 1, A, wait 6, "
# Screens that no tour shows, and the way to each of them.
WAYS = {
    "scenes.chart": (
        DRAW + "A, wait 6, START, wait 1.5, B, B, B, A, wait 3, A, wait 6, START, wait 1.5, B, B, B, A, wait 3",
        {"one_hand": True},
    ),
    # The first two are solved, each after a hint, the second after a wrong move.
    "scenes.puzzles": (
        DRAW
        + """START, wait 1.5, UP, A, wait 2, UP, A, wait 5, SELECT, wait 2, RIGHT, A, wait 1, A, wait 4, A, wait 4, A,
        wait 2, SELECT, wait 2, A, wait 4, A, wait 4, A, wait 3, START, wait 2""",
        {},
    ),
    "scenes.give_up": (DRAW + "A, wait 6, START, wait 1.5, DOWN, DOWN, A, wait 1, START, wait 2", {}),
    # Another match has taken the place of the one before.
    "scenes.pause": (
        DRAW + "A, wait 6, START, wait 1.5, DOWN, DOWN, A, wait 1, START, wait 2, DOWN, A, wait 6, START, wait 2",
        {},
    ),
    # From the page for a number to the code of a random match, and from a turn to it again.
    "scenes.fair": (
        """A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, DOWN, DOWN, RIGHT, A, wait 0.5, DOWN, RIGHT, RIGHT, DOWN, A, wait 2,
        UP, B, wait 0.5, START, wait 9, START, wait 1.5, DOWN, DOWN, DOWN, A, wait 3, B, wait 1, A, wait 4, START,
        wait 1.5, DOWN, DOWN, DOWN, A, wait 3""",
        {},
    ),
    # By way of the title and the map back to the table, and again.
    "scenes.evening": (
        EVENING
        + """A, wait 4, A, wait 4, A, wait 4, START, wait 1.5, UP, A, wait 2, UP, UP, UP, A, wait 2, LEFT, wait 1, A,
        wait 4, START, wait 1.5, UP, A, wait 2, UP, UP, UP, A, wait 2""",
        {},
    ),
}


def keys(name):
    return game_heap.KEYS / f"{name}.txt"


@pytest.fixture
def heap(badge):
    """The heap here that is worth as much as the budget's on the badge."""
    return game_heap.heap_here(badge, keys(QUICK), game_heap.HEAP)


@pytest.fixture
def steps(tmp_path):
    """steps("A, wait 1"): a keys file with these steps."""

    def write(text):
        path = tmp_path / "steps.txt"
        path.write_text("# --seed 1\n" + text.replace(",", "\n") + "\n", encoding="utf-8")
        return path

    return write


def test_a_match_keeps_within_the_heap_of_the_budget(badge, heap):
    """The slow tests play it after others, too."""
    assert game_heap.fits_after(badge, keys(QUICK), heap, game_heap.SETTINGS, game_heap.BEFORE[0])


@pytest.mark.parametrize("scene", WAYS)
def test_so_does_a_screen_that_no_tour_shows(badge, heap, steps, scene):
    way, options = WAYS[scene]
    assert scene in game_heap.play(badge, steps(way), chosen(guide=0, **options), 0, heap).split()


@pytest.mark.slow("eight matches take half a minute")
def test_so_does_a_whole_evening_with_its_results(badge, heap, steps):
    path = steps(EVENING + "A, wait 3, " * 400 + "B, wait 1")
    assert "scenes.trouble" not in game_heap.play(badge, path, chosen(guide=0), 0, heap)


# By LEFT from the end of the match to choices of the person in the review.
TO_CHOICES = {"pai_gow": (1, 2, 2), "blitz_8": (7, 21), "tien_gow": (5, 5, 6, 1)}
# The same in a match that is recorded for this.
LARGEST = "draw --seats 4 --set 12 --target 50", (10, 4, 4, 6)


def judging(path, folder, to_choices):
    """Another keys file with the same match, of which some moves are judged and told in the review, which isn't in
    the package `scenes`."""
    steps = ["DOWN", "A", "wait 3"]
    for count in to_choices:
        steps += [*["LEFT", "wait 0.6"] * count, "SELECT", "wait 8"]
    other = folder / path.name
    other.write_text(path.read_text(encoding="utf-8") + "\n".join(steps) + "\n", encoding="utf-8")
    return other


@pytest.mark.parametrize("name", ["pai_gow"] + [pytest.param(name, marks=SLOW) for name in list(TO_CHOICES)[1:]])
def test_a_review_whose_moves_are_judged_keeps_within_it(badge, name, tmp_path):
    path = judging(keys(name), tmp_path, TO_CHOICES[name])
    heap = game_heap.heap_here(badge, path, game_heap.HEAP)
    assert game_heap.play(badge, path, game_heap.SETTINGS, 0, heap).split() == []


@SLOW
def test_so_does_one_at_the_largest_table(badge, tmp_path):
    options, to_choices = LARGEST
    record = [sys.executable, ROOT / "tools" / "record_keys.py", "--game", *options.split(), "--seed", "1"]
    path = tmp_path / "recorded.txt"
    path.write_bytes(subprocess.run(record, capture_output=True, check=True).stdout)
    path = judging(path, tmp_path, to_choices)
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
def test_a_match_keeps_within_it_in_another_language(badge):
    """One is enough, since all words lie in one buffer."""
    path = keys("draw_2_set_12")
    heap = game_heap.heap_here(badge, path, game_heap.HEAP)
    assert fits(badge, path, heap, chosen(language="bg", theme="contrast"))


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


@pytest.mark.slow("40 s: the longest of these matches, recorded anew")
def test_a_match_up_to_the_double_twelve_keeps_within_it_with_numerals(badge, tmp_path):
    """By way of all screens. These sheets are larger."""
    tour = game_heap.TOURS / "draw_3_set_12.txt"
    path = with_numerals(tour, tmp_path)
    heap = game_heap.heap_here(badge, tour, game_heap.HEAP)
    assert fits(badge, path, heap, chosen(numerals=True))


PIECE = 400  # bytes: the largest free block that is sure to be there late in a round
# Of each kind of table one. In some tours the Expert's playouts ask for more, see tests/tools/drive/test_compiler.py:
# another match stands in.
IN_PIECES = (
    keys("all_fives_set_9"),
    keys("tien_gow"),
    game_heap.TOURS / "draw_3_set_12.txt",
    game_heap.TOURS / "pai_gow.txt",
)


def play_in_pieces(badge, path, piece):
    """What programs/play_in_pieces.py prints for the match of a keys file, in words."""
    return micropython.run(
        badge, "play_in_pieces", *game_heap.put_keys(badge, path), game_heap.SETTINGS.hex(), piece, heap="4M"
    ).split()


@pytest.mark.parametrize(
    "path",
    [keys(QUICK), *(pytest.param(path, marks=SLOW) for path in IN_PIECES)],
    ids=lambda path: path.stem,
)
def test_a_round_asks_for_no_larger_piece(badge, path):
    """5 s for the quick one. Of bytecode see tests/tools/drive/test_compiler.py."""
    *scenes, frames = play_in_pieces(badge, path, PIECE)
    assert "scenes.result" in scenes
    assert int(frames) > 100


def test_all_names_together_keep_within_a_table_of_names(badge):
    """The firmware never forgets a name, and at the 1,271st its table takes 7,712 bytes more, in one piece. These
    are the names of every game, screen and language together; those that the firmware has itself don't count."""
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


def changes_of_scene(badge, path):
    """The output of programs/hold_ended.py for the match of a keys file: the last scene, the next, the bytes
    left."""
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
    "lib/app.mpy",
    "lib/loader.mpy",
    "lib/scenes/trouble.mpy",
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
