# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds in lib/sounds/ are those that the tool makes, and fit the badge; every sound that is played is
there."""

import itertools
import pathlib
import re
import wave

import pytest

from tests.tools import here

ROOT = pathlib.Path(__file__).parents[2]
SOUNDS = ROOT / "lib" / "sounds"
MIDDLE = 128
RATE = 11025
LEAD = 0.015  # s of silence before each
SIDES = ("", "their_")
NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))

# The longest that sounds may be, in ms: as long as the motion with them, or as the pause after it.
LONGEST = {
    60: {"deal", "tick", "cursor", "taken", "left", "dropped"},
    120: {"laid", "drawn", "turned", "turn"} | {f"{side}count{count}" for side in SIDES for count in range(1, 5)},
    250: {"undone", "refused", "zoom", "passed", "hint"},
    500: {f"{side}points{count}" for side in SIDES for count in range(1, 6)}
    | {"trick", "their_trick", "domino", "blocked", "match_point", "round_won", "round_lost"},
    1000: {"match_won", "match_lost", "goat", "title"},
}


def run(*arguments):
    return here.run("make_sounds", *arguments)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "LICENSE"}


def read(path):
    """Channels, bytes of a sample, rate, and the samples of a sound, from -128 to 127."""
    with wave.open(str(path)) as file:
        samples = [byte - MIDDLE for byte in file.readframes(file.getnframes())]
        return file.getnchannels(), file.getsampwidth(), file.getframerate(), samples


def samples(name):
    return read(SOUNDS / f"{name}.wav")[3]


def loudest(values):
    return max(map(abs, values))


def milliseconds(name):
    return len(samples(name)) * 1000 / RATE


def test_they_are_what_the_tool_makes_byte_for_byte(tmp_path):
    done = run("--out", tmp_path / "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert contents(tmp_path / "new") == contents(SOUNDS)


def test_each_has_its_longest():
    assert sorted(itertools.chain(*LONGEST.values())) == NAMES


@pytest.mark.parametrize("longest", LONGEST)
def test_none_is_longer_than_what_is_seen_with_it(longest):
    lengths = {name: milliseconds(name) for name in LONGEST[longest]}
    assert {name: length for name, length in lengths.items() if not longest / 2.5 < length <= longest} == {}


def test_each_starts_and_ends_at_rest():
    for name in NAMES:
        values = samples(name)
        assert not any(values[: round((LEAD - 0.001) * RATE)]) and values[-1] == 0, name
        assert loudest(values[-10:]) <= 2, name
        faded = loudest(values[-110:]) < 0.25 * loudest(values)
        assert faded, f"{name} is cut"


def test_every_sound_that_the_game_plays_is_there():
    played = set()
    for path in (ROOT / "lib").rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            _, call, arguments = re.split(r"(speaker\.play\(|play_sound\(|$)", line, maxsplit=1)
            if call:
                for name in re.findall(r'"((?:%s)?\w+(?:%d)?)"', arguments):
                    played |= {name.replace("%s", prefix) for prefix in ("", "their_")}
    there = {path.stem for path in SOUNDS.glob("*.wav")}
    assert {"laid", "points%d"} <= played and {name.replace("%d", "1") for name in played} <= there
