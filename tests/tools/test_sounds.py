# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The sounds in lib/sounds/ are what the tool makes, fit the badge and are told apart; what is played is there."""

import itertools
import pathlib
import re
import wave

import numpy
import pytest

from tests.tools import here

ROOT = pathlib.Path(__file__).parents[2]
SOUNDS = ROOT / "lib" / "sounds"
MIDDLE = 128
RATE = 11025
LEAD = 0.015  # s of silence before each
AS_LOUD = 0.5  # dB around the middle of a kind: less than anybody hears of sounds one after another
RISE = 3  # dB on average over the spectrum, with which a note starts
SIDES = ("", "their_")
SCALE = ("count1", "count2", "count3", "count4", "points1")
NAMES = sorted(path.stem for path in SOUNDS.glob("*.wav"))

# Each sound once, with those that are to be as loud, the softest first.
ALIKE = (
    {"deal", "tick", "zoom"},
    {"laid", "drawn", "turned", "undone", "refused"},
    {f"{side}{what}" for side in SIDES for what in ("count1", "count2", "count3", "count4", "points1", "points2",
                                                    "points3", "points4", "points5")}
    | {"trick", "their_trick", "domino", "blocked", "match_point", "round_won", "round_lost"},
    {"match_won", "match_lost", "goat"},
)
# The longest that sounds may be, in ms: as long as what is seen with them, or as the pause after it.
LONGEST = {
    60: {"deal", "tick"},
    120: {"laid", "drawn", "turned"},
    160: {f"{side}count{count}" for side in SIDES for count in range(1, 5)},
    250: {"undone", "refused", "zoom"},
    500: {f"{side}points{count}" for side in SIDES for count in range(1, 6)}
    | {"trick", "their_trick", "domino", "blocked", "match_point", "round_won", "round_lost"},
    1000: {"match_won", "match_lost", "goat"},
}


def run(*arguments):
    return here.run("make_sounds", *arguments)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "LICENSE"}


def read(path):
    """Channels, bytes of a sample, rate, and the samples of a sound, from -128 to 127."""
    with wave.open(str(path)) as file:
        samples = numpy.frombuffer(file.readframes(file.getnframes()), numpy.uint8).astype(int) - MIDDLE
        return file.getnchannels(), file.getsampwidth(), file.getframerate(), samples


def samples(name):
    return read(SOUNDS / f"{name}.wav")[3]


def milliseconds(name):
    return len(samples(name)) * 1000 / RATE


def weights(frequencies):
    """The A-weighting of IEC 61672 at these frequencies, as factors of the amplitude."""
    square = frequencies**2.0
    return (10**0.1 * 12194**2 * square**2 / ((square + 20.6**2) * (square + 12194**2)
                                             * numpy.sqrt((square + 107.7**2) * (square + 737.9**2))))


def loudness(values):
    """How loud an ear finds samples where they are loudest for 50 ms, in dB below what is as loud as can be."""
    padded = numpy.pad(values / MIDDLE, RATE // 20)
    spectrum = numpy.fft.rfft(padded) * weights(numpy.fft.rfftfreq(len(padded), 1 / RATE))
    power = numpy.fft.irfft(spectrum, len(padded)) ** 2
    return 10 * numpy.log10(numpy.convolve(power, numpy.full(RATE // 20, 20 / RATE), "valid").max())


def spectra(values, size, every):
    """How loud each sixth of an octave from 400 to 4,000 Hz is, in dB, from -40 to 0 for the loudest.

    An array with a row for every so many samples of a second, each of the `size` samples around there.
    """
    bands = numpy.digitize(numpy.fft.rfftfreq(4096, 1 / RATE), 400 * 2 ** (numpy.arange(21) / 6))
    padded = numpy.pad(values, (size // 2, RATE + size - len(values)))
    around = numpy.lib.stride_tricks.sliding_window_view(padded, size)[:RATE:every] * numpy.hanning(size)
    power = numpy.abs(numpy.fft.rfft(around, 4096)) ** 2
    levels = 10 * numpy.log10([[row[bands == band].sum() + 1e-9 for band in range(1, 21)] for row in power])
    return numpy.maximum(levels - levels.max(), -40)


def shape(name):
    """What an ear can tell a sound by: its spectra of 50 ms."""
    return spectra(samples(name), 552, 276)


def difference(one, other):
    """By how many dB two shapes differ on average, while either is heard."""
    heard = (one.max(axis=1) > -40) | (other.max(axis=1) > -40)
    return numpy.abs(one - other)[heard].mean()


def pitch(values):
    """The note of samples, in Hz, by their autocorrelation."""
    same = numpy.correlate(values, values, "full")[len(values) - 1:] / numpy.arange(len(values), 0, -1)
    shortest, longest = RATE // 1700, RATE // 250
    lags = same[shortest:longest + 1]
    peaks = [i for i in range(1, len(lags) - 1) if lags[i - 1] < lags[i] >= lags[i + 1]]
    first = next(i for i in peaks if lags[i] > 0.8 * lags.max())
    before, at, after = lags[first - 1:first + 2]
    return RATE / (shortest + first + 0.5 * (before - after) / (before - 2 * at + after))


def starts(values):
    """When the notes of a sound start, in s: where several parts of the spectrum rise at once within 15 ms."""
    every = 55
    levels = spectra(values, 221, every)
    rise = numpy.maximum(levels[3:] - levels[:-3], 0).mean(axis=1)
    highest = [i for i in range(len(rise)) if rise[i] > RISE and rise[i] == rise[max(0, i - 3):i + 4].max()]
    return [(i + 2) * every / RATE for i in highest]


def test_they_are_what_the_tool_makes_byte_for_byte(tmp_path):
    done = run("--out", tmp_path / "new")
    assert (done.returncode, done.stderr) == (0, "")
    assert contents(tmp_path / "new") == contents(SOUNDS)


@pytest.mark.parametrize("out", ["file", "folder"])
def test_what_can_not_be_written_is_told_in_a_sentence(out, tmp_path):
    (tmp_path / "file").touch()
    (tmp_path / "folder" / "laid.wav").mkdir(parents=True)
    done = run("--out", tmp_path / out)
    assert done.returncode == 1
    assert done.stderr.endswith("): choose another place for --out.\n") and done.stderr.count("\n") == 1


def test_each_is_one_channel_of_unsigned_bytes():
    assert {name: read(SOUNDS / f"{name}.wav")[:3] for name in NAMES} == dict.fromkeys(NAMES, (1, 1, 11025))


def test_each_has_its_loudness_and_its_longest():
    assert sorted(itertools.chain(*ALIKE)) == sorted(itertools.chain(*LONGEST.values())) == NAMES


@pytest.mark.parametrize("longest", LONGEST)
def test_none_is_longer_than_what_is_seen_with_it(longest):
    lengths = {name: milliseconds(name) for name in LONGEST[longest]}
    assert {name: length for name, length in lengths.items() if not longest / 2.5 < length <= longest} == {}


def test_each_starts_and_ends_at_rest():
    for name in NAMES:
        values = samples(name)
        assert not values[:round((LEAD - 0.001) * RATE)].any() and values[-1] == 0, name
        assert numpy.abs(values[-10:]).max() <= 2, name
        faded = numpy.abs(values[-110:]).max() < 0.25 * numpy.abs(values).max()
        assert faded, f"{name} is cut"


def test_none_clips_nor_pushes_the_speaker_to_one_side():
    for name in NAMES:
        values = samples(name)
        assert 12 <= numpy.abs(values).max() <= 100, name
        assert abs(values.mean()) < 0.5, name


def test_a_small_speaker_has_what_is_in_it():
    for name in NAMES:
        power = numpy.abs(numpy.fft.rfft(samples(name))) ** 2
        frequencies = numpy.linspace(0, RATE / 2, len(power))
        assert power[(frequencies >= 400) & (frequencies <= 4000)].sum() > 0.8 * power.sum(), name


@pytest.mark.parametrize("alike", ALIKE)
def test_those_of_a_kind_are_as_loud(alike):
    levels = {name: loudness(samples(name)) for name in alike}
    middle = numpy.median(list(levels.values()))
    assert {name: level for name, level in levels.items() if abs(level - middle) > AS_LOUD} == {}


def test_what_comes_often_is_softer_than_what_tells_more():
    levels = [[loudness(samples(name)) for name in alike] for alike in ALIKE]
    assert all(max(softer) + 1.5 < min(louder) for softer, louder in itertools.pairwise(levels))


def test_the_ends_that_count_climb_a_scale_and_the_sum_is_its_next_note():
    for side in SIDES:
        notes = [pitch(samples(side + name)[300:1200]) for name in SCALE]
        steps = [12 * numpy.log2(after / before) for before, after in itertools.pairwise(notes)]
        assert all(0.7 < step < 2.5 for step in steps), notes


def test_what_others_score_is_lower():
    for name in SCALE:
        assert pitch(samples(f"their_{name}")[300:1200]) < 0.7 * pitch(samples(name)[300:1200])


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_sum_has_a_rising_note_for_each_five_points(side, count):
    values = samples(f"{side}points{count}")
    begin = starts(values)
    assert len(begin) == count
    # The last one is a chord.
    notes = [pitch(values[round((start + 0.02) * RATE):round((start + 0.065) * RATE)]) for start in begin[:-1]]
    assert all(after > 1.15 * before for before, after in itertools.pairwise(notes)), notes


@pytest.mark.parametrize("side", SIDES)
def test_more_points_are_a_run_quicker_than_any_sum(side):
    run = starts(samples(f"{side}points5"))
    assert len(run) >= 5 and run[3] - run[0] < 0.15
    four = starts(samples(f"{side}points4"))
    assert four[3] - four[0] > 0.2


def test_more_points_sound_for_longer():
    for side in SIDES:
        lengths = [milliseconds(f"{side}points{count}") for count in range(1, 6)]
        assert lengths == sorted(set(lengths))


def test_each_can_be_told_from_any_other():
    shapes = {path.stem: shape(path.stem) for path in SOUNDS.glob("*.wav")}
    pairs = itertools.combinations(shapes, 2)
    assert [(one, other) for one, other in pairs if difference(shapes[one], shapes[other]) < 2] == []


def test_all_together_are_small_and_have_a_licence():
    assert sum(map(len, contents(SOUNDS).values())) < 130_000
    assert "MIT" in (SOUNDS / "LICENSE").read_text(encoding="utf-8")


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


def test_every_sound_that_is_there_is_played_somewhere():
    """A name in the source may be made with a side and a number."""
    names = set()
    for path in (ROOT / "lib").rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        if re.search(r"speaker\.play\(|play_sound\(", source):
            names |= set(re.findall(r'"((?:%s)?[a-z_]+(?:%d)?)"', source))
    patterns = [name.replace("%s", "(their_)?").replace("%d", r"\d") for name in names]
    sounds = {path.stem for path in SOUNDS.glob("*.wav")}
    assert {sound for sound in sounds if not any(re.fullmatch(pattern, sound) for pattern in patterns)} == set()
