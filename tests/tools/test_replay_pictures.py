# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""replay.py draws the table after a move of a record, and a match as a moving picture."""

from pathlib import Path

import pytest
from PIL import Image

from tests.tools.here import run

ROOT = Path(__file__).parent.parent.parent
FIXTURES = ROOT / "tests" / "fixtures"

MATCH = FIXTURES / "kurnik_match.json"
MOVES = 91  # in it


def draw(*arguments, record=MATCH):
    done = run("replay", record, *arguments)
    return done.returncode, done.stdout, done.stderr


def test_the_table_is_drawn_after_any_move(tmp_path):
    for move, what in (
        (0, "round 1 after 0 of 25 moves"),
        (25, "round 1 after 25 of 25 moves"),
        (26, "round 2 after 1 of 15 moves"),
        (None, "round 4 after 21 of 21 moves"),
    ):
        out = tmp_path / f"{move}.png"
        status, told, error = draw("--png", out, "--scale", 1, *([] if move is None else ["--move", move]))
        assert (status, error) == (0, "") and told.startswith(f"{out}: {what}, ")
    pictures = [Image.open(path) for path in sorted(tmp_path.iterdir())]
    assert {picture.size for picture in pictures} == {(160, 128)}
    assert len({picture.tobytes() for picture in pictures}) == 4


def test_a_match_is_drawn_as_a_moving_picture(tmp_path):
    out, last = tmp_path / "match.gif", tmp_path / "last.png"
    status, told, error = draw("--gif", out, "--png", last, "--scale", 1)
    assert (status, error) == (0, "")
    assert told.splitlines()[1].startswith(f"{out}: {MOVES + 4} frames, ")
    with Image.open(out) as film, Image.open(last) as picture:
        assert film.n_frames == MOVES + 4 and film.info["loop"] == 0  # each round begins with its deal
        film.seek(film.n_frames - 1)
        assert film.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


@pytest.mark.parametrize("name", ["tien_gow_match", "all_fives_unfinished"])
def test_every_kind_of_game_is_drawn(name, tmp_path):
    status, told, error = draw("--png", tmp_path / "table.png", record=FIXTURES / f"{name}.json")
    assert (status, error) == (0, "")


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--png", "{}/a.png", "--move", 92], "replay: --move can't be 92, only 0 to 91, as the record has it."),
        (["--gif", "{}"], " can't be written (Is a directory): choose another place for --gif."),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_sentence(arguments, sentence, tmp_path):
    status, told, error = draw(*[str(argument).format(tmp_path) for argument in arguments])
    assert (status, told) == (1, "") and sentence in error and error.count("\n") == 1
    assert not list(tmp_path.iterdir())
