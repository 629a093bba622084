# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What is taken off the screen leaves nothing there: of a Group that is removed the badge repaints only where its
TileGrids were, and passes over shapes of vectorio."""
import displayio
import pytest

from simulator.corrections import SHAPES


def shapes(group):
    """The shapes of vectorio in a group and in its groups."""
    for layer in group:
        if isinstance(layer, displayio.Group):
            yield from shapes(layer)
        elif isinstance(layer, SHAPES):
            yield layer


@pytest.fixture
def removed(monkeypatch):
    """The Groups that are taken out of others from now on; of each what shapes it held."""
    found = []

    def watch(method):
        def take(self, *which):
            before = list(self)
            result = method(self, *which)
            for layer in before:
                if isinstance(layer, displayio.Group) and not any(layer is other for other in self):
                    found.append(list(shapes(layer)))
            return result

        return take

    for name in ("pop", "remove", "__delitem__"):
        monkeypatch.setattr(displayio.Group, name, watch(getattr(displayio.Group, name)))
    return found


def test_a_note_of_the_guide_leaves_nothing(new_person, removed):
    person = new_person(seed=1, first_start=True)
    person.press("A", "A", "A")
    for _ in range(1000):
        if person.app.settings.guide != 15:
            break
        person.step()
    person.wait(0.2)
    before = len(removed)
    person.press("A")
    assert len(removed) > before and not any(removed)


def test_the_sign_beside_the_ghost_leaves_nothing(person, midway, removed):
    person.sit_down(midway("all_fives", "5-5", "5-0 6-4", "3-3 3-1"))
    person.press("A")
    person.press("RIGHT", "B")
    assert removed and not any(removed)


def test_the_question_in_the_statistics_leaves_nothing(person, removed):
    person.start_match()
    person.play(rounds=1, buttons=("A", "RIGHT"))
    person.press("START", "UP", "A")
    person.press("DOWN", "DOWN", "A")
    assert person.scene_name == "scenes.statistics"
    person.press("A", "B")
    assert removed and not any(removed)


def test_nothing_that_can_be_removed_is_a_shape(person, removed):
    """A whole match with its ghosts, signs and arrows, the hands, the summaries and the result."""
    person.start_match()
    person.play(rounds=2, buttons=("A", "A", "A", "RIGHT", "LEFT", "UP", "DOWN", "SELECT", "B"))
    assert removed and not any(removed)
    assert not list(shapes(person.display.root_group))
