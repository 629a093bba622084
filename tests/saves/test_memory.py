# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: saved data come back, and nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from saves.memory import KEYS, Memory
from simulator.nvm import Nvm

ENTRIES = some.dictionaries(some.sampled_from(KEYS), some.binary(min_size=1, max_size=300))
SAVED = {
    "settings": b"\x00\xff",
    "choice": b"\x05kurnik",
    "statistics": bytes(40),
    "match": b"m" * 30,
    "round": b"7",
    "chart": b"\x01",
    "charts": b"abc",
    "deeds": b"\x05\x20",
    "puzzles": b"\x81",
    "judged": b"10 matches",
    "evening": b"\x00\x02 stops",
}


def saved(entries, size=8192):
    nvm = Nvm(size=size)
    Memory(nvm).save(entries)
    return nvm


def load(nvm):
    """The data that come back, and the faults."""
    memory = Memory(nvm)
    return memory.load(), memory.faults


def length(nvm):
    """How many of its bytes are used."""
    return len(bytes(nvm[:]).rstrip(b"\xff"))


@given(ENTRIES, ENTRIES)
def test_saving_again_replaces_all(old, new):
    nvm = saved(old)
    Memory(nvm).save(new)
    assert load(nvm) == (new, [])


def test_each_save_writes_once_and_what_is_there_is_not_written_again():
    nvm = saved(SAVED)
    assert nvm.writes == 1
    Memory(nvm).save(SAVED)
    assert nvm.writes == 1
    Memory(nvm).save(SAVED | {"match": b"n"})
    assert nvm.writes == 2


OLD = {
    "settings": b"\x01\x01",
    "choice": b"draw",
    "statistics": bytes(13),
    "match": b"n" * 50,
    "round": b"987",
    "chart": b"\x02",
    "charts": b"def012",
    "deeds": b"\x01\x00",
}


@given(some.binary(max_size=64), some.integers(0, 7))
def test_whatever_lies_there_from_others_is_no_error(data, kept):
    nvm = saved(SAVED)
    nvm[kept : kept + len(data)] = data
    entries, faults = load(nvm)
    assert entries.items() <= SAVED.items()
    Memory(nvm).save(SAVED)
    assert load(nvm) == (SAVED, [])


@pytest.mark.parametrize("nvm", [bytearray(0), bytearray(10)])
def test_without_room_nothing_is_remembered_and_nothing_raised(nvm):
    assert Memory(nvm).save(SAVED) == list(KEYS)
    assert load(nvm) == ({}, [])


def test_where_there_is_little_room_the_least_important_is_dropped_first():
    for size in range(200):
        nvm = saved({}, size)
        left_out = Memory(nvm).save(SAVED)
        kept = list(KEYS[: len(KEYS) - len(left_out)])
        assert left_out == list(KEYS[len(kept) :]), size
        assert load(nvm) == ({key: SAVED[key] for key in kept}, []), size


# Damaged data are read right or told.


def is_right_or_told(nvm, *right):
    """Whether the data that come back are one of some dicts of entries, or something is told and no entry is made
    up."""
    entries, faults = load(nvm)
    made_up = [key for key, data in entries.items() if data not in [each.get(key) for each in right]]
    return not made_up and (faults or entries in right)


def test_every_changed_byte_is_read_right_or_told():
    whole = bytes(saved(SAVED)[:])[: length(saved(SAVED))]
    for at in range(len(whole)):
        for byte in (0, 0xE5, 0xFF, whole[at] ^ 1, whole[at] ^ 0x80):
            nvm = bytearray(whole + b"\xff" * 20)
            nvm[at] = byte
            assert is_right_or_told(nvm, SAVED), (at, byte)


@pytest.mark.parametrize("fresh", [0, 255])
def test_a_block_that_is_cut_anywhere_is_told(fresh):
    whole = bytes(saved(SAVED)[:])[: length(saved(SAVED))]
    for cut in range(4, len(whole)):
        for nvm in (bytearray(whole[:cut]), bytearray(whole[:cut] + bytes([fresh]) * 300)):
            assert load(nvm)[1] and is_right_or_told(nvm, SAVED), cut


@pytest.mark.parametrize(
    "old",
    [
        OLD,
        {},
        dict(SAVED, match=b"n" * 30),
    ],
)
def test_a_write_that_is_torn_anywhere_is_read_right_or_told(old):
    """The new bytes up to the cut and the old ones behind it, or the other way round."""
    new, before = bytes(saved(SAVED)[:]), bytes(saved(old)[:])
    for cut in range(length(saved(SAVED)) + 1):
        for torn in (new[:cut] + before[cut:], before[:cut] + new[cut:]):
            assert is_right_or_told(bytearray(torn), SAVED, old), cut
