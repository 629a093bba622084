# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The ranking of the Chinese tiles can be read on every screen, all of it."""

import pytest

from engine import games
from languages import Language
from saves import settings
from tables import room_of
from words import LANGUAGES

SIZES = [(128, 128), (240, 240)]  # the narrowest
WORDS = {
    "tien_gow": (("TRICKS_RANKING", "CIVIL_TILES", "MILITARY_TILES", "GOES_TOGETHER"), 21),
    "pai_gow": (("RANKING", "SUPREME_PAIR", "CIVIL_PAIRS", "REST"), 13),
}


@pytest.mark.parametrize("game", WORDS)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_ranking_can_be_read(new_person, check, language, size, game):
    person = new_person(seed=1, size=size)
    settings.choose(person.app, "language", language)
    names, tiles = WORDS[game]
    person.show("ranking", games.load(game)())
    said = read(person)
    assert len(person.tiles) == tiles
    check(person.badge)
    words = Language(language)
    wanted = " ".join(getattr(words, name) for name in names)
    if wanted.split()[-1] not in said:
        person.press("A")
        check(person.badge)
        said += read(person)[len(getattr(words, names[0]).split()) :]
    assert sorted(said) == sorted(wanted.split())


@pytest.mark.parametrize("game", WORDS)
def test_a_press_does_not_wait_until_the_further_page_is_divided_into_lines(person, monkeypatch, game):
    """That takes a quarter of a second on the badge, so each frame does only a part of it."""
    person.take_match(games.load(game)())
    person.app.start("ranking")
    while person.scene_name != f"tables.{room_of(game)}.ranking":
        person.step()
    prose, tries = person.scene.prose, []
    wrap = prose.wrap

    def counted(text, width):
        tries[-1] += 1
        return wrap(text, width)

    monkeypatch.setattr(prose, "wrap", counted)
    for _ in range(20):
        tries.append(0)
        person.step()
    assert max(tries) == 1 and sum(tries) > 1 and not tries[-1]


def read(person):
    """The words on the screen, from top to bottom."""
    return " ".join(said for said, box in sorted(person.texts, key=lambda found: found[1][1])).split()
