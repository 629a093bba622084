# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All that the screen shows can be had in words, and what is new is said once."""

import pytest

import spoken
from engine import games, tiles
from environment import ROOT
from saves import settings
from tests.person import match_of

PAGES = {
    "title": (),
    "new_game": ("A",),
    "house_rules": ("A", "UP", "UP", "A"),
    "help": ("A", "SELECT"),
    "statistics": ("DOWN", "A"),
    "options": ("DOWN", "DOWN", "A"),
    "puzzles": ("UP", "A"),
}


class Ear:
    """Somebody who hears what a Person's badge shows."""

    def __init__(self, person):
        self.person = person
        self.app = person.app
        self.speaker = spoken.Speaker(person.app)
        self.heard = []

    def wait(self, seconds=2.0):
        """Hear what is new in some seconds."""
        for _ in range(round(seconds * 30)):
            self.person.step()
            self.heard += self.speaker.look()

    def press(self, *buttons):
        """Press buttons, and hear all that follows them."""
        for button in buttons:
            self.heard = []
            self.person.badge.press(button)
            self.wait()

    def told(self, kind):
        """The values of each line of a kind that is shown now."""
        return [line[1:] for line in self.speaker.lines if line[0] == kind]

    def said(self, kind):
        """The same of those that were heard since the last press."""
        return [line[1:] for line in self.heard if line[0] == kind]


@pytest.fixture
def ear(new_person, monkeypatch):
    """ear(**options): an Ear at a badge of these options."""
    monkeypatch.setattr("app.App", spoken.SpokenApp)

    def make(**options):
        made = Ear(new_person(**options))
        made.wait(1)
        return made

    return make


def sit_down(ear, name, seats, **options):
    """Begin a match of a game, and wait for the person's choice."""
    ear.person.sit_down(games.load(name)(seats, options))
    for _ in range(60):
        ear.wait(1)
        if ear.app.waits:
            return
    raise AssertionError("the person's turn never came")


def test_every_table_and_review_has_its_words():
    """A new room needs functions in spoken.py."""
    rooms = {path.name for path in (ROOT / "lib" / "tables").iterdir() if (path / "scene.py").exists()}
    assert spoken._OF_TABLES.keys() == {(scene, room) for scene in ("table", "review") for room in rooms}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("page", PAGES)
def test_all_that_is_written_on_a_page_is_told(ear, page, language):
    of = ear()
    settings.choose(of.app, "language", language)
    of.app.start("title")
    of.wait()
    of.press(*PAGES[page])
    told = " ".join(str(value) for line in of.speaker.lines for value in line[1:])
    for text in of.person.texts:
        assert text[0] in told, of.speaker.lines


@pytest.mark.parametrize("scene, name", [("summary", "all_fives"), ("summary", "tien_gow"), ("pause", "draw")])
def test_so_is_what_is_written_when_a_round_is_over_or_paused(ear, scene, name):
    of = ear()
    sit_down(of, name, {"tien_gow": 4}.get(name, 2))
    while not of.app.match.ended and scene == "summary":
        of.app.match.play(of.app.match.legal_moves()[0])
    of.app.start(scene)
    of.wait(6)
    told = " ".join(str(value) for line in of.speaker.lines for value in line[1:])
    assert len(of.person.texts) > 5
    for text, _ in of.person.texts:
        assert text in told


def test_a_page_is_said_when_it_opens_and_then_only_the_line_at_the_cursor(ear):
    of = ear()
    assert of.said("heading") == [("Boneyard",)] and of.said("chosen")[0][0] == "New game"
    of.press("DOWN")
    assert [line[:2] for line in of.heard] == [("chosen", "Statistics")]
    of.press("DOWN", "A", "DOWN", "RIGHT")
    assert [line[:2] for line in of.heard] == [("chosen", "Sound none")]


def test_a_line_to_choose_tells_where_a_click_chooses_it(ear):
    of = ear()
    ((text, x, y),) = [row for row in of.told("row") if row[0] == "Options"]
    (box,) = [box for said, box in of.person.texts if said == "Options"]
    assert box[0] <= x < box[2] and box[1] <= y < box[3]


def test_the_table_of_a_line_game_is_told(ear):
    of = ear(seed=4)
    sit_down(of, "all_fives", 2)
    match = of.app.match
    while len(match.line.tiles) < 4:
        of.press("A")
        of.wait(3)
    assert of.told("hand")[0][0].split() == [tiles.name(tile) for tile in of.app.shown.table.hand.tiles]
    ends, total = of.told("ends")[0]
    assert total == match.line.count() and len(ends) == len([end for end in match.line.ends if end >= 0])
    assert [seat[2] for seat in of.told("seat")] == [len(hand) for hand in match.hands]
    assert of.told("boneyard") == [(len(match.boneyard),)]
    assert of.told("line")[0][0] == list(map(match.notation.name, [move for move in match.played if move[0]]))


def test_in_the_persons_turn_the_moves_are_told_and_what_the_others_did_was_said(ear):
    of = ear(seed=4)
    sit_down(of, "all_fives", 2)
    while not of.app.match.played:
        of.press("A")
    of.wait(3)
    assert of.said("yours") == [()] and of.said("ends")
    assert any("Gus" in said for (said,) in of.said("said"))
    assert of.told("moves")[0][0] == list(map(of.app.match.notation.name, of.app.match.legal_moves()))


def test_a_note_of_the_guide_is_said_with_its_buttons(ear):
    of = ear(seed=4)
    of.app.settings.guide = settings.NOTES
    sit_down(of, "all_fives", 2)
    for _ in range(5):
        if of.told("note"):
            break
        of.press("A")
        of.wait(3)
    assert of.told("note")[0][0].endswith("A: go on. B: skip guide.")


def test_a_button_is_called_as_it_has_to_be_pressed(ear):
    of = ear()
    of.press("A")
    assert any("A starts" in text for (text,) in of.told("text"))
    settings.choose(of.app, "swap", True)
    of.app.start("new_game")
    of.wait()
    assert any("B starts" in text for (text,) in of.told("text"))


def test_a_trick_is_told_until_the_next_is_led(ear):
    of = ear(seed=3)
    sit_down(of, "tien_gow", 4)
    match = of.app.match
    for _ in range(12):
        if match.trick:
            break
        of.press("A")
        of.wait(4)
    assert [name for name, _ in of.told("trick")] == [
        of.app.names[(match.turn - len(match.trick) + i) % 4] for i in range(len(match.trick))
    ]
    assert of.told("winning")[0][0].startswith(of.app.names[match.winning])


@pytest.mark.parametrize("name", ["all_fives_match", "tien_gow_match", "pai_gow_match"])
def test_a_review_tells_each_move_and_all_hands(ear, name):
    of = ear()
    of.person.show("review", match_of(name))
    for _ in range(30):
        of.wait(1)
        if of.app.waits:
            break
    of.press("UP", "UP", "RIGHT", "RIGHT")
    assert len(of.told("left")) == of.app.match.seats
    assert of.told("text")
