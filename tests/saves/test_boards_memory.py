# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Where a board keeps bytes."""

import sys

from saves import memory, writing


def test_a_board_without_such_memories_has_empty_ones(simulator, monkeypatch):
    simulator.nvm = None
    monkeypatch.setitem(sys.modules, "alarm", None)
    assert (memory.nvm(), writing.sleep_memory()) == (b"", b"")


class CannotSleep:
    def __len__(self):
        raise NotImplementedError


def test_a_chip_that_cannot_keep_anything_through_a_reset_has_an_empty_memory(simulator):
    simulator.sleep_memory = CannotSleep()
    assert writing.sleep_memory() == b""


def test_the_boards_memories_are_those_of_its_firmware(simulator):
    assert memory.nvm() is simulator.nvm
    assert writing.sleep_memory() is simulator.sleep_memory
