# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The title, on which the tiles hop now and then."""

LONG = 8000  # ms


def places(person):
    return sorted(person.tiles)


def test_the_tiles_hop_one_after_the_other_and_come_to_rest(person):
    rest = places(person)
    moved, frames = set(), 0
    for _ in range(LONG // 33):
        person.step()
        now = places(person)
        frames += now != rest
        hopping = [i for i, (one, other) in enumerate(zip(rest, now)) if one != other]
        assert len(hopping) <= 3
        moved.update(hopping)
    assert moved == set(range(8))
    assert frames < 50 and places(person) == rest


def test_without_animations_nothing_moves(person):
    person.app.settings.speed = 0
    before = person.display.pixels
    person.wait(LONG / 1000)
    assert person.display.pixels == before


def test_a_press_is_answered_while_the_tiles_hop(person):
    person.wait(6.3)
    person.press("A")
    assert person.scene_name == "scenes.new_game"
