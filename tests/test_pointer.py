# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A pointer does on every screen what somebody expects who sees it: a click does what is written there, and what is
under the pointer is lit as the cursor would light it."""

import pytest
from hardware import BUTTONS

import places
import pointer
from drawings import HEAD
from engine import games
from environment import ROOT
from handheld.buttons import DOWN, SELECT, UP, A, B
from saves.memory import Memory, nvm
from tests.person import FRAME, match_of

LONGEST = 2000  # frames


class Hand:
    """Somebody who points at the picture of a Person's badge."""

    def __init__(self, person):
        self.person = person
        self.app, self.badge = person.app, person.badge
        self.presses = []
        self.pointer = pointer.Pointer(self.app, self._press)

    def _press(self, button):
        self.presses.append(button)
        self.badge.press(BUTTONS[button])

    def step(self):
        self.pointer.step()
        self.badge.step()

    def wait(self, seconds=1.0):
        for _ in range(round(seconds / FRAME)):
            self.step()

    def until(self, true):
        for _ in range(LONGEST):
            if true():
                return
            self.step()
        raise AssertionError(f"it never came, but {self.app.scene}")

    def until_it_waits(self, scene):
        self.until(lambda: self.app.scene == scene and self.app.waits)
        self.wait(0.3)  # a press before the choice can have been seen doesn't count

    def point(self, x, y):
        found = self.pointer.move(self.app.handheld.screen.scale * x, self.app.handheld.screen.scale * y)
        self.wait()
        return found

    def click(self, x, y):
        self.pointer.click(self.app.handheld.screen.scale * x, self.app.handheld.screen.scale * y)
        self.wait()

    def middle(self, box):
        """The middle of a box on the screen."""
        left, top, right, bottom = box
        return (left + right) // 2, (top + bottom) // 2

    def text(self, said):
        """Where a text is read on the screen."""
        return self.middle([box for text, box in self.person.texts if text == said][0])

    def click_on(self, said):
        self.click(*self.text(said))

    def open(self, said, scene):
        """Click on a line of the title, and wait for its scene."""
        self.until_it_waits("title")
        self.click_on(said)
        self.until_it_waits(scene)

    def places(self):
        return places.of(self.app)


@pytest.fixture
def hand(new_person, monkeypatch):
    """hand(**options): a Hand at a badge of these options; `painted`."""
    monkeypatch.setattr("app.App", pointer.PointedApp)
    return lambda **options: Hand(new_person(**options))


def sit_down(hand, name, seats, **options):
    """Begin a match of a game, and wait for the person's choice."""
    hand.person.sit_down(games.load(name)(seats, options))
    hand.until_it_waits("table")


def centre(place):
    return place.x + place.width // 2, place.y + place.height // 2


def of_hand(hand):
    """The places of the tiles in a line game's hand."""
    top = hand.app.shown.table.hand.group.y
    return [place for place in hand.places() if place.y >= top - 2 and place.x < hand.app.shown.keys.left]


# Menus and pages.


def test_every_scene_has_its_places():
    """A new one needs a function in places.py, or a click on it would fail."""
    paths = [path for folder in ("lib/scenes", "tools/hosted") for path in (ROOT / folder).glob("*.py")]
    texts = {path.stem: path.read_text(encoding="utf-8") for path in paths}
    scenes = {name for name, text in texts.items() if "\nclass Scene" in text}
    rooms = {path.name for path in (ROOT / "lib" / "tables").iterdir() if (path / "scene.py").exists()}
    assert places._OF_PAGES.keys() == scenes | {"review"}
    assert places._OF_TABLES.keys() == rooms


@pytest.mark.parametrize("scene", ["options", "statistics", "the_set", "puzzles", "deal", "evening"])
def test_pointing_at_a_place_brings_the_cursor_there(hand, scene):
    of = hand()
    of.until_it_waits("title")
    of.app.start(scene)
    of.until_it_waits(scene)
    far = [centre(place) for place in of.places() if place.step is not None]
    assert far
    for at in far[:: 1 + len(far) // 5]:
        of.point(*at)
        assert places.find(of.app, *at).step is None and of.app.scene == scene


def test_pointing_at_a_line_of_a_menu_chooses_it_and_a_click_takes_it(hand):
    of = hand()
    of.until_it_waits("title")
    assert of.point(*of.text("Options")) and of.app.shown.menu.chosen == 2
    assert of.app.scene == "title" and not of.point(1, 1) and of.app.shown.menu.chosen == 2
    of.click(*of.text("Statistics"))
    assert of.app.scene == "statistics"


def test_a_new_game_is_chosen_and_started_by_clicks(hand):
    of = hand()
    of.open("New game", "new_game")
    of.click_on("All Fives")
    assert of.app.shown.choice.game == "kurnik"
    left, right = of.app.shown.arrows
    of.click(right.x + 4, right.y + 4)
    assert of.app.shown.choice.game == "draw"
    of.click(left.x + 4, left.y + 4)
    assert of.app.shown.choice.game == "kurnik" and of.app.shown.row == 0
    of.click_on("Rules")
    of.until_it_waits("house_rules")
    of.click_on("Done")
    of.until_it_waits("new_game")
    of.click_on("Play!")
    assert of.app.scene == "table" and of.app.match.game == "kurnik"


def test_the_line_on_the_help_opens_it_and_its_pages_are_turned(hand):
    of = hand()
    of.until_it_waits("title")
    of.click_on("New game")
    of.point(*of.text("All Fives"))
    [(_, below)] = [(text, box) for text, box in of.person.texts if "how to play" in text]
    of.click(*of.middle(below))
    of.until_it_waits("help_chosen")
    assert SELECT in of.presses
    of.click(120, 60)
    assert of.app.shown.number == 1
    of.click(10, 60)
    assert of.app.shown.number == 0
    of.click_on("back")
    assert of.app.scene == "new_game"


def test_the_options_are_changed_and_left_by_clicks(hand):
    of = hand()
    of.open("Options", "options")
    sound = of.app.settings.sound
    of.click_on("Sound")
    assert of.app.settings.sound != sound
    more = of.app.shown.more
    for _ in of.app.shown.rows:
        of.click(more.x + 4, more.y + 4)
        if of.app.shown.menu.first:
            break
    assert of.app.shown.menu.first == 1
    of.click(40, 124)
    assert of.app.scene == "title"


def test_the_statistics_are_looked_through_and_cleared_by_clicks(hand):
    of = hand()
    of.open("Statistics", "statistics")
    before = of.app.shown.game
    of.click(150, 5)
    assert of.app.shown.game != before
    of.click(10, 5)
    assert of.app.shown.game == before
    of.point(*of.text("Eve"))
    of.app.shown.rows = {(0, 0): (1, 1, 5, 1, 1, 5)}
    of.click(80, 124)
    assert of.app.shown.question
    of.click(*centre(of.places()[0]))
    assert not of.app.shown.question


def test_a_click_on_the_key_of_the_cloths_leads_to_them_and_one_beside_the_tiles_back(hand):
    of = hand()
    Memory(nvm()).save({"deeds": b"\xff\x0f"})
    of.person.app.start("the_set")
    of.person.wait(0.5)
    x, y, wide, high = of.app.shown.key
    of.click(x + wide // 2, y + high // 2)
    assert of.app.scene == "options"
    of.person.app.start("the_set")
    of.until_it_waits("the_set")
    of.click(of.app.art.width - 5, 60)
    assert of.app.scene == "title"


def test_a_puzzle_is_opened_by_a_click_and_others_are_paged_to(hand):
    of = hand()
    of.open("Puzzle 1", "table")
    of.person.app.start("puzzles")
    of.until_it_waits("puzzles")
    scene = of.app.shown
    cells = [place for place in of.places() if place.width == place.height]
    first = scene.shown
    of.click(5, HEAD + 5)
    assert scene.shown != first
    of.click(of.app.art.width - 5, HEAD + 5)
    assert scene.shown == first
    of.click(*centre(cells[2]))
    assert of.app.scene == "table" and of.app.puzzle[0] == first[2]
    of.app.start("puzzles")
    of.person.wait(1)
    of.click(80, 124)
    assert of.app.scene == "title"


# Tables.


def test_pointing_at_a_tile_raises_it_and_a_click_lays_it(hand):
    of = hand()
    sit_down(of, "draw", 2)
    while len(of_hand(of)) < 2:
        of.click(*centre(of.places()[-1]))
        of.until_it_waits("table")
    for place in of_hand(of):
        of.point(*centre(place))
        assert of.app.shown.table.hand.cursor == of.app.shown.table.hand.chosen
        x, y = of.app.shown.table.hand.place(of.app.shown.table.hand.cursor)
        assert place.x <= x < place.x + place.width
    of.click(*centre(of_hand(of)[0]))
    of.click(*centre(of.places()[-1]))  # the tile fits both ends of a double
    assert len(of.app.match.line.tiles) > 1


@pytest.fixture
def at_table(hand):
    """A Hand at a table of Draw where a tile fits both ends of the line; its `tile`, the `arms` of its moves, and
    `home`, a point of it in the hand."""
    of = hand(seed=4)
    sit_down(of, "draw", 2)
    of.tile = lay_until_both_ends_fit(of)
    of.arms = [arm for other, arm in of.app.match.legal_moves() if other == of.tile]
    shown = of.app.shown.table.hand
    x, _ = shown.place(shown.tiles.index(of.tile))
    of.home = x + 3, shown.group.y + 12
    return of


def lay_until_both_ends_fit(of):
    """Play until a tile fits both ends of the line, and return it."""
    for _ in range(60):
        of.until_it_waits("table")
        moves = of.app.match.legal_moves()
        both = [tile for tile, _ in moves if tile and [other for other, _ in moves].count(tile) == 2]
        if both and of.app.match.line.tiles:
            return both[0]
        of.click(*centre(of_hand(of)[0]) if moves[0][0] else centre(of.places()[-1]))
        if of.app.shown.input and of.app.shown.input.arm is not None:
            of.click(*centre(of.places()[-1]))
    raise AssertionError("no tile ever fitted both ends")


def test_a_tile_that_fits_both_ends_is_laid_at_the_one_that_is_clicked(at_table):
    of = at_table
    of.click(*of.home)
    choice = of.app.shown.input
    assert choice.arm is not None
    of.click(*of.home)  # which takes the choice back
    assert choice.arm is None and of.app.waits
    of.click(*of.home)
    for end in 1, 0:
        of.point(*centre(of.places()[-2:][end]))
        assert choice.arm == of.arms[end]
    at = len(of.app.match.line.tiles)
    of.click(*centre(of.places()[-2]))
    of.wait(0.5)
    assert of.app.match.line.plays()[at] == (of.tile, of.arms[0])


def test_a_click_on_an_end_chooses_it_in_one_go(at_table):
    of = at_table
    of.point(*of.home)
    at = len(of.app.match.line.tiles)
    of.click(*centre(of.places()[-1]))
    of.wait(1)
    assert of.app.match.line.plays()[at] == (of.tile, of.arms[-1])


def test_the_words_beside_the_hand_are_buttons(hand):
    of = hand(seed=7)
    sit_down(of, "draw", 2)
    for word in ("play", "back", "play", "play"):  # the tile fits both ends of a double
        of.click_on(word)
    assert len(of.app.match.line.tiles) > 1


@pytest.mark.parametrize(
    "name, seats, options",
    [
        ("all_fives", 2, {}),
        ("blitz", 8, {}),
        ("draw", 2, {"set": 12}),
        ("tien_gow", 4, {}),
        ("pai_gow", 2, {}),
    ],
)
def test_a_round_of_each_kind_of_table_is_played_by_clicks_alone(hand, name, seats, options):
    of = hand(seed=2)
    sit_down(of, name, seats, **options)
    for _ in range(600):
        if of.app.scene in ("summary", "result") or of.app.match.rounds:
            break
        of.wait(0.3)
        if of.app.waits:
            of.click(*centre(best(of)))
    of.until(lambda: of.app.match.rounds > 0 or of.app.match.ended)
    assert of.app.match.status() == []


def best(of):
    """A place whose click goes on."""
    found = [place for place in of.places() if place.width and place.height]
    picks = [place for place in found if place.press in (UP, DOWN)]
    words = [place for place in found if place.press == A and place.step is None]
    tiles = [place for place in found if place.press == A]
    if of.app.match.game == "tien_gow" and not words and picks:
        free = [place for place in picks if place.press == UP and place.height > 20]
        return free[len(of.presses) % len(free)] if free else picks[0]
    return (words or tiles or found)[0]


def test_tiles_are_picked_by_clicks(hand):
    of = hand(seed=2)
    sit_down(of, "tien_gow", 4)
    tiles = [place for place in of.places() if place.height > 20]
    assert len(tiles) == 8
    for place in (5, 2):
        of.click(*centre(tiles[place]))
        assert of.app.shown.table.hand.picked == [place]


def test_the_stake_is_chosen_and_the_split_turned_by_clicks(hand):
    of = hand(seed=2)
    sit_down(of, "pai_gow", 2)
    stakes = of.app.match.stakes()
    of.badge.press("LEFT")
    of.click_on(str(stakes[-1]))  # which waits until that press is taken
    assert of.app.match.stake == stakes[-1]
    of.click_on("deal")
    of.until(lambda: of.app.waits and of.app.match.moves)
    tiles = of.app.shown.table.mine[0].tiles
    of.click(*of.app.shown.table.mine[0].place(1))
    assert of.app.shown.table.mine[0].tiles != tiles


def test_a_note_of_the_guide_is_read_and_ended_by_clicks(hand):
    of = hand(first_start=True)
    of.until_it_waits("language")
    of.click_on("English")
    of.click_on("New game")
    of.click_on("Play!")
    of.until(lambda: of.app.shown and of.app.scene == "table" and of.app.waits)
    for _ in range(20):
        if of.app.shown.note:
            break
        of.click(*centre(best(of)))
        of.until_it_waits("table")
    of.click_on("skip guide")
    assert not of.app.shown.note and not of.app.shown.guided


# The screens after a round.


@pytest.mark.parametrize("name", ["draw_match", "pai_gow_match"])
def test_a_finished_match_is_looked_back_at_by_clicks(hand, name):
    of = hand()
    of.person.show("result", match_of(name))
    of.until_it_waits("result")
    of.wait(3)
    of.click(*centre(of.places()[-2]))
    of.until_it_waits("review")
    shown = of.app.shown
    number, at = shown.number, shown.at
    rows = of.places()
    of.click(*centre(rows[1]))
    assert shown.at == at - 1
    of.click(*centre(rows[2]))
    assert shown.at == at
    if number:
        of.click(*centre(rows[3]))
        assert (shown.number, shown.at) == (number, 0)


def test_a_click_on_a_summary_goes_on(hand):
    of = hand()
    match = games.load("draw")(2)
    match.deal(1)
    while match.moves:
        match.play(match.legal_moves()[0])
    of.person.show("summary", match)
    of.until_it_waits("summary")
    of.click(50, 50)
    assert of.app.scene == "table"


def test_between_two_scenes_there_is_nothing_to_click_and_no_harm_in_trying(hand):
    of = hand(seed=2)
    sit_down(of, "tien_gow", 4)
    of.click_on("help")
    of.person.press("B")
    for _ in range(20):
        of.point(50, 50)
        of.badge.press("B")
        for _ in range(4):
            assert isinstance(of.places(), list)
            of.badge.step()


# The presses.


def test_with_a_and_b_swapped_a_click_does_the_same(hand):
    of = hand()
    of.until_it_waits("title")
    of.app.handheld.buttons.swap = True
    of.click_on("New game")
    assert of.app.scene == "new_game" and of.presses[-1] == B


def test_a_tile_can_be_taken_back_while_another_thinks(hand, slow):
    of = hand()
    sit_down(of, "draw", 2)
    slow(of.person, 200)
    moves = len(of.app.match.line.tiles)
    for _ in range(30):
        of.until(lambda: of.app.waits)
        of.click(*centre(best(of)))
        undo = [place for place in of.places() if place.press == B]
        if undo and not of.app.waits:
            break
    moves = len(of.app.match.line.tiles)
    of.click(*centre(undo[0]))
    of.wait(2)
    assert len(of.app.match.line.tiles) == moves - 1


def sprite_of(of):
    """Where the sprite of the chosen tile lies on the screen."""
    hand = of.app.shown.table.hand
    sprite = hand.group[hand.cursor]
    return sprite.x, sprite.y + hand.group.y


def test_a_tile_that_is_carried_follows_the_pointer_and_flies_to_its_end_from_where_it_is_dropped(at_table):
    of = at_table
    assert of.pointer.grab(*of.home)
    of.wait(0.5)
    left, top = sprite_of(of)
    for end in of.places()[-2:]:
        x, y = centre(end)
        of.pointer.carry(x, y)
        of.step()
        assert sprite_of(of) == (left + x - of.home[0], top + y - of.home[1])
        assert len([edge for edge in of.app.shown.input.ends._edges.values() if edge.x >= 0]) <= 1
    board, count = of.app.shown.table.board, len(of.app.match.line.tiles)
    of.pointer.drag(*of.home, x, y)
    of.until(lambda: len(board.spots) > count)
    assert abs(board.sprite(count).y + board.group.y - y) < of.app.shown.table.hand.group.y - y - 10
    of.wait(1)
    assert of.app.match.line.plays()[count] == (of.tile, of.arms[1])


def test_a_tile_that_is_dropped_far_from_its_ends_goes_back(at_table):
    of = at_table
    of.pointer.grab(*of.home)
    of.wait(0.5)
    home, presses, count = sprite_of(of), len(of.presses), len(of.app.match.played)
    for let_go in (
        lambda: of.pointer.drag(*of.home, 2, 126),
        lambda: of.pointer.drag(*of.home, *of.home),
        of.pointer.let_go,
    ):
        of.pointer.grab(*of.home)
        of.pointer.carry(30, 60)
        of.step()
        assert sprite_of(of) != home
        let_go()
        of.wait()
        assert sprite_of(of) == home and of.presses[presses:] == [] and len(of.app.match.played) == count
