# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""An error that stops the game is told in full on every screen."""

import pytest

from saves.memory import Memory
from simulator import Simulator
from simulator.nvm import Nvm


@pytest.mark.parametrize(
    "size, lines",
    [((160, 128), ["(/lib/tables/line/scene.mpy)"]), ((128, 128), ["(/lib/tables/line/", "scene.mpy)"])],
    ids=str,
)
def test_the_path_of_a_file_is_broken_behind_a_slash(new_person, size, lines):
    from scenes import trouble

    person = new_person(seed=1, size=size)
    trouble.show(person.app.handheld, ["(/lib/tables/line/scene.mpy)"])
    assert [text for text, box in person.texts] == lines


@pytest.mark.parametrize(
    "kept, told", [(True, "Память кончилась (start)."), (False, "The memory was used up (start).")]
)
def test_without_a_handheld_the_console_tells_it_in_the_language_that_is_set(kept, told, capsys):
    """The buttons or the screen may be what fails, before there is an App."""
    from saves import settings

    chosen = settings.unpack(bytes(1))
    chosen.language = "ru"
    nvm = Nvm()
    if kept:
        Memory(nvm).save({"settings": settings.pack(chosen)})
    with Simulator(seed=1, nvm=nvm):
        from scenes import trouble

        trouble.report(None, None, MemoryError())
    assert told in capsys.readouterr().out
