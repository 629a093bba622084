# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Screens that one reads: nothing is cut off, and nothing lies over anything else, as wide as their letters are."""
import sys
from types import SimpleNamespace

import pytest

import loader
import words
from pictures.screens import Look


def test_what_writes_is_let_go_with_the_screens_that_need_it(person):
    person.start_match()
    assert not any(name.startswith("adafruit_display_text") for name in sys.modules)
    assert "words.prose" not in sys.modules


@pytest.mark.parametrize("screen", ["options", "statistics", "help-kozel-3", "summary-kozel"])
def test_a_page_looks_the_same_where_there_is_no_room_for_the_library(monkeypatch, screen):
    seen = []
    for free in (loader.free, lambda: 0):
        monkeypatch.setattr(loader, "free", free)
        with Look("hu", "felt", "pybadge") as look:
            loader.module("words.prose")  # as while one looks at the screen before
            _, picture = next(look.pictures(screen))
            seen.append(("words.prose" in sys.modules, picture.tobytes()))
    (by_library, picture), (without, same) = seen
    assert not without and picture == same
    assert by_library or screen.startswith("summary")  # where it goes as soon as all is written


@pytest.mark.parametrize("moves, word", [((), "New game"), (("A",), "Against"), (("DOWN", "A"), "Skilled")])
def test_where_no_block_is_left_for_the_letters_a_page_is_written_in_cells(person, monkeypatch, moves, word):
    """It is fragmented memory that is short of one: the game goes on."""
    asked = []

    class NoRoom:
        def __init__(self, art):
            asked.append(art)
            raise MemoryError

    unload, without = loader.unload, ("words.letters", "words.prose")
    monkeypatch.setattr(loader, "unload", lambda names: unload([name for name in names if name not in without]))
    for name in without:
        monkeypatch.delattr(words, name.partition(".")[2], raising=False)
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(Letters=NoRoom, Prose=NoRoom))
    person.app.start("title")
    person.wait(0.5)
    for button in moves:
        person.press(button)
        person.wait(0.5)
    assert asked
    said = [text for text, _ in person.texts]
    assert any(word in text for text in said), said
