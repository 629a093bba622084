# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds in lib/sounds/ are what the tool makes, and fit the badge; every sound that is played is there."""

import pathlib
import re
import subprocess
import sys
import wave

import pytest

ROOT = pathlib.Path(__file__).parents[2]
SOUNDS = ROOT / "lib" / "sounds"
MINOR = ("laid", "drawn")
MIDDLE = 128


def run(*arguments):
    return subprocess.run([sys.executable, ROOT / "tools" / "make_sounds.py", *arguments], capture_output=True,
                          text=True, encoding="utf-8")


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "LICENSE"}


def read(path):
    """Channels, bytes of a sample, rate, and the samples of a sound, from -128 to 127."""
    with wave.open(str(path)) as file:
        samples = [byte - MIDDLE for byte in file.readframes(file.getnframes())]
        return file.getnchannels(), file.getsampwidth(), file.getframerate(), samples


@pytest.fixture(params=sorted(path.stem for path in SOUNDS.glob("*.wav")))
def sound(request):
    return SOUNDS / f"{request.param}.wav"


def test_they_are_what_the_tool_makes_byte_for_byte(tmp_path):
    done = run("--out", tmp_path / "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert contents(tmp_path / "new") == contents(SOUNDS)


def test_a_folder_that_can_not_be_written_is_told_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    done = run("--out", tmp_path / "file")
    assert done.returncode == 1
    assert done.stderr.startswith("make_sounds: can't write to ") and done.stderr.count("\n") == 1


def test_each_is_one_channel_of_unsigned_bytes(sound):
    assert read(sound)[:3] == (1, 1, 11025)


def test_each_is_short_and_starts_and_ends_in_silence(sound):
    _, _, rate, samples = read(sound)
    assert 0.05 <= len(samples) / rate <= 0.4
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[-10:])) <= 2


def test_each_can_be_heard_and_none_is_loud(sound):
    samples = read(sound)[3]
    assert 40 <= max(map(abs, samples)) <= 80
    assert abs(sum(samples) / len(samples)) < 1  # around the middle, lest the speaker be pushed to one side


def test_more_points_sound_for_longer():
    lengths = [len(read(SOUNDS / f"points{count}.wav")[3]) for count in range(1, 6)]
    assert lengths == sorted(set(lengths))


def test_what_comes_with_every_tile_is_shorter_than_what_tells_more():
    lengths = {path.stem: len(read(path)[3]) for path in SOUNDS.glob("*.wav")}
    assert max(map(lengths.get, MINOR)) < min(
        length for name, length in lengths.items() if name not in MINOR)


def test_all_together_are_small_and_have_a_licence():
    assert sum(map(len, contents(SOUNDS).values())) < 40_000
    assert "MIT" in (SOUNDS / "LICENSE").read_text(encoding="utf-8")


def test_every_sound_that_the_game_plays_is_there_and_every_other_is_played():
    played = set()
    for path in (ROOT / "lib").rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if "speaker.play(" in line:
                played |= set(re.findall(r'"(\w+)%?d?"', line.partition("speaker.play(")[2]))
    played = {name for name in played if name != "points"} | {f"points{count}" for count in range(1, 6)}
    assert played == {path.stem for path in SOUNDS.glob("*.wav")}
