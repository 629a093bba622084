# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memory: what was saved comes back, and nothing else does."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from handheld.memory import Memory
from simulator.nvm import Nvm

ENTRIES = some.dictionaries(some.text(min_size=1, max_size=20), some.binary(max_size=300), max_size=5)


def saved(entries):
    nvm = Nvm()
    for key, data in entries.items():
        Memory(nvm).save(key, data)
    return nvm


def test_a_new_memory_holds_nothing():
    assert Memory(Nvm()).load("options") is None


@given(ENTRIES)
def test_what_was_saved_comes_back_after_the_power_was_off(entries):
    memory = Memory(saved(entries))
    assert {key: memory.load(key) for key in entries} == entries
    assert memory.load("not one of them") is None


def test_saving_again_replaces_and_leaves_the_others():
    nvm = saved({"options": b"old and long", "match": b"m"})
    Memory(nvm).save("options", b"new")
    assert (Memory(nvm).load("options"), Memory(nvm).load("match")) == (b"new", b"m")


def test_each_save_writes_once_and_what_is_there_is_not_written_again():
    nvm = saved({"options": b"abc", "match": b"xyz"})
    assert nvm.writes == 2
    Memory(nvm).save("options", b"abc")
    Memory(nvm).save("match", b"xyz")
    assert nvm.writes == 2
    Memory(nvm).save("match", b"xyy")
    assert nvm.writes == 3


def test_what_other_programs_keep_behind_is_left_alone():
    nvm = Nvm()
    nvm[4000:4005] = b"other"
    Memory(nvm).save("options", b"abc")
    assert nvm[4000:4005] == b"other"


def test_every_changed_bit_of_what_was_saved_makes_it_unknown():
    nvm = saved({"options": b"\x00\xff\x05kurnik", "match": b"7"})
    end = bytes(nvm[:]).rstrip(b"\xff").__len__()
    for at in range(end):
        for bit in range(8):
            nvm[at] ^= 1 << bit
            assert Memory(nvm).load("options") is None, (at, bit)
            assert Memory(nvm).load("match") is None, (at, bit)
            nvm[at] ^= 1 << bit
    assert Memory(nvm).load("options") == b"\x00\xff\x05kurnik"


def test_a_write_cut_short_makes_it_unknown():
    nvm = saved({"options": b"0123456789"})
    end = bytes(nvm[:]).rstrip(b"\xff").__len__()
    whole = nvm[0:end]
    for cut in range(end):
        nvm[0:end] = whole[:cut] + b"\xff" * (end - cut)
        assert Memory(nvm).load("options") is None, cut


@given(some.binary(max_size=64), some.integers(0, 7))
def test_whatever_lies_there_from_others_is_no_error(data, kept):
    nvm = saved({"options": b"0123456789"})
    nvm[kept : kept + len(data)] = data
    assert Memory(nvm).load("options") in (None, b"0123456789")
    Memory(nvm).save("options", b"abc")
    assert Memory(nvm).load("options") == b"abc"


@pytest.mark.parametrize("nvm", [None, bytearray(0), bytearray(5), bytearray(16)])
def test_without_room_nothing_is_remembered_and_nothing_raised(nvm):
    memory = Memory(nvm)
    memory.save("options", b"0123456789")
    assert memory.load("options") is None
    assert not nvm or not any(nvm)
