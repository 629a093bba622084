# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The labels."""
from words.label import Label


class Sliced(str):
    """A text that can't be asked for a single character, whose name MicroPython would keep for good."""

    def __getitem__(self, at):
        assert isinstance(at, slice)
        return super().__getitem__(at)

    def __iter__(self):
        raise AssertionError


def test_a_text_is_shown_without_names_for_its_characters(simulator):
    art = simulator.start().art
    label = Label(art.small, art.ink(1), 6, 0, 0)
    label.show(Sliced("Ход 5"))
    assert [label.grid[i] for i in range(6)] == [art.small.cell(character) for character in "Ход 5 "]
