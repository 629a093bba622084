# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""replay.py draws the table after a move of a record, and a match as a moving picture."""

import json
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


def test_the_table_is_drawn_as_large_and_on_the_screen_that_is_asked_for(tmp_path):
    draw("--png", tmp_path / "small.png", "--scale", 1, "--board", "pimoroni_picosystem")
    draw("--png", tmp_path / "large.png", "--scale", 2, "--board", "pimoroni_picosystem")
    small, large = Image.open(tmp_path / "small.png"), Image.open(tmp_path / "large.png")
    assert small.size == (240, 240) and large.size == (480, 480)
    assert large.resize(small.size, Image.Resampling.NEAREST).tobytes() == small.tobytes()


def test_a_match_is_drawn_as_a_moving_picture(tmp_path):
    out, last = tmp_path / "match.gif", tmp_path / "last.png"
    status, told, error = draw("--gif", out, "--png", last, "--scale", 1)
    assert (status, error) == (0, "")
    assert told.splitlines()[1].startswith(f"{out}: {MOVES + 4} frames, ")
    with Image.open(out) as film, Image.open(last) as picture:
        assert film.n_frames == MOVES + 4 and film.info["loop"] == 0  # each round begins with its deal
        film.seek(film.n_frames - 1)
        assert film.convert("RGB").tobytes() == picture.convert("RGB").tobytes()


@pytest.mark.parametrize("name", ["tien_gow_match", "pai_gow_match", "blitz_eight", "all_fives_unfinished"])
def test_every_kind_of_game_is_drawn(name, tmp_path):
    status, told, error = draw("--png", tmp_path / "table.png", record=FIXTURES / f"{name}.json")
    assert (status, error) == (0, "")


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--png", "{}/a.png", "--move", 92], "replay: --move can't be 92, only 0 to 91, as the record has it."),
        (["--png", "{}/a.png", "--move", -1], "replay: --move can't be -1, only 0 to 91, "),
        (["--move", 1], "replay: --move needs --png OUT"),
        (["--png", "{}/no/a.png"], "/no/a.png can't be written (No such file or directory): choose another place"),
        (["--gif", "{}"], " can't be written (Is a directory): choose another place for --gif."),
        (["--gif", "{}/a.gif", "--board", "abacus"], "replay: --board can't be abacus, only one of pybadge, "),
        (["--gif", "{}/a.gif", "--scale", 9], "replay: argument --scale: invalid choice: 9"),
    ],
)
def test_what_cannot_be_drawn_is_told_in_a_sentence(arguments, sentence, tmp_path):
    status, told, error = draw(*[str(argument).format(tmp_path) for argument in arguments])
    assert (status, told) == (1, "") and sentence in error and error.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["--png", "--gif"])
def test_no_file_is_overwritten_unless_it_is_wanted(option, tmp_path):
    out = tmp_path / "picture"
    out.write_text("mine", encoding="utf-8")
    status, told, error = draw(option, out)
    assert (status, told) == (1, "") and error == (
        f"replay: {out} is there already: choose another place for {option}, or overwrite it with --force.\n"
    )
    assert out.read_text(encoding="utf-8") == "mine"
    assert draw(option, out, "--force", record=FIXTURES / "all_fives_unfinished.json")[0] == 0
    Image.open(out).verify()


@pytest.mark.parametrize("arguments", [["--png", "{}/record"], ["--gif", "{}/record"], ["--gif", "{}/link"]])
def test_the_record_is_never_overwritten(arguments, tmp_path):
    record = tmp_path / "record"
    record.write_bytes(MATCH.read_bytes())
    (tmp_path / "link").symlink_to(record)
    arguments = [argument.format(tmp_path) for argument in arguments]
    status, told, error = draw(*arguments, "--force", record=record)
    assert (status, told) == (1, "") and "is read, so it can't be written, too: choose another place for" in error
    assert record.read_bytes() == MATCH.read_bytes()


def test_two_pictures_need_two_files(tmp_path):
    status, told, error = draw("--png", tmp_path / "a", "--gif", tmp_path / "a")
    assert (status, told) == (1, "") and "--png and --gif need a file each" in error
    assert not list(tmp_path.iterdir())


def test_a_record_that_is_none_is_not_drawn(tmp_path):
    record = tmp_path / "record.json"
    for given, sentence in (
        ({"game": "kurnik"}, "the record has no seats"),
        ({"game": "kurnik", "seats": 2, "rounds": []}, "has no round that could be shown"),
    ):
        record.write_text(json.dumps(given), encoding="utf-8")
        status, told, error = draw("--png", tmp_path / "a.png", record=record)
        assert (status, told) == (1, "") and sentence in error and error.count("\n") == 1
        assert not (tmp_path / "a.png").exists()
