# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The speaker: sounds that are heard, the one that tells most, and silence where there's trouble."""

import sys
from types import SimpleNamespace

import pytest

from handheld import Handheld
from handheld.speaker import ALL, IMPORTANT, NONE, Speaker


@pytest.fixture
def speaker(simulator):
    return Handheld().speaker


def heard(simulator):
    """The names of the sounds, in order."""
    return [name for _, name in simulator.sounds]


def after(simulator, speaker, seconds):
    """Let the time go by, frame by frame."""
    for _ in range(round(seconds * 30)):
        speaker.step()
        simulator.sleep(1 / 30)


def in_a_drive(tmp_path, monkeypatch, data):
    """Let the only sound of the drive be one of these bytes."""
    (tmp_path / "lib" / "sounds").mkdir(parents=True)
    (tmp_path / "lib" / "sounds" / "laid.wav").write_bytes(data)
    monkeypatch.chdir(tmp_path)


def test_switched_off_it_is_silent_until_it_is_switched_on_again(simulator, speaker):
    speaker.wanted = NONE
    speaker.play("laid")
    assert heard(simulator) == []
    speaker.wanted = ALL
    speaker.play("laid")
    assert heard(simulator) == ["laid"]


def test_where_only_the_important_sounds_are_wanted_those_that_come_often_are_left_out(simulator, speaker):
    speaker.wanted = IMPORTANT
    for name in "cursor", "laid", "points3", "turn", "refused":
        speaker.play(name)
        simulator.sleep(0.5)
    assert heard(simulator) == ["points3", "refused"]


@pytest.mark.parametrize("minor", ["laid", "cursor"])
@pytest.mark.parametrize("before", ["points3", "refused"])
def test_what_comes_often_cuts_nothing_that_tells_more(simulator, speaker, before, minor):
    speaker.play(before)
    simulator.sleep(0.06)
    speaker.play(minor)
    assert heard(simulator) == [before]
    simulator.sleep(0.4)
    speaker.play(minor)
    assert heard(simulator) == [before, minor]


def test_the_amplifier_is_awake_only_while_something_is_heard(simulator, speaker):
    pins = simulator.levels
    for _ in range(2):
        speaker.play("points5")
        after(simulator, speaker, 0.3)
        assert pins["SPEAKER_ENABLE"]
        after(simulator, speaker, 0.3)
        assert not pins["SPEAKER_ENABLE"]
    assert heard(simulator) == ["points5"] * 2


def test_one_buffer_serves_all_sounds(monkeypatch, speaker):
    import audiocore

    buffers = []

    class Noted(audiocore.WaveFile):
        def __init__(self, file, buffer):
            buffers.append(buffer)
            super().__init__(file, buffer)

    monkeypatch.setattr(audiocore, "WaveFile", Noted)
    for name in ("laid", "points5", "match_won"):
        speaker.play(name)
    assert len(buffers) == 3 and len(set(map(id, buffers))) == 1


@pytest.mark.parametrize("data", [b"", bytes(2000), b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0"])
def test_a_damaged_file_is_silence(simulator, speaker, tmp_path, monkeypatch, data):
    in_a_drive(tmp_path, monkeypatch, data)
    speaker.play("laid")
    assert heard(simulator) == []


def test_a_missing_file_is_silence_and_the_next_sound_is_heard(simulator, speaker):
    speaker.play("no such sound")
    assert heard(simulator) == []
    speaker.play("laid")
    assert heard(simulator) == ["laid"]


@pytest.mark.parametrize("module", ["audiocore", "digitalio"])
def test_firmware_without_audio_is_silence(simulator, speaker, monkeypatch, module):
    monkeypatch.setitem(sys.modules, module, None)
    speaker.play("laid")
    speaker.play("points1")
    speaker.play("laid")
    speaker.step()
    assert heard(simulator) == []


def test_without_a_dac_the_pin_is_pulsed(simulator, speaker, monkeypatch):
    monkeypatch.setitem(sys.modules, "audioio", None)
    speaker.play("laid")
    assert heard(simulator) == ["laid"]


@pytest.mark.parametrize("pins", [[], ["NO_SUCH_PIN", "SPEAKER_ENABLE"], ["SPEAKER", "NO_SUCH_PIN"]])
def test_a_board_without_a_speaker_is_silent(simulator, pins):
    speaker = Speaker(SimpleNamespace(speaker=pins))
    speaker.play("laid")
    speaker.play("points1")
    speaker.step()
    assert heard(simulator) == []
