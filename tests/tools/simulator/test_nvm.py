# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The stand-in for the NVM is as strict as the badge's own."""

import pytest

from simulator import nvm


def test_a_slice_takes_only_as_many_bytes_as_it_has():
    with pytest.raises(ValueError):
        nvm.Nvm()[0:4] = b"abc"


def test_every_assignment_is_an_erasure():
    memory = nvm.Nvm()
    memory[0:3] = b"abc"
    memory[5] = 7
    assert (memory.writes, bytes(memory[0:6])) == (2, b"abc\xff\xff\x07")
