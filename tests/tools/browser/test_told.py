# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page can be played without seeing it. The player here reads nothing but the accessibility tree, as a screen
reader does, and types."""

import re

import pytest

from tests.tools.browser.visits import SLOW, more

PART = re.compile(r"^ *- ['\"]?(?:paragraph|button|heading)['\"]?:? (.*)$", re.MULTILINE)
FRAMES = 60  # of the game, that go by from one input to the next
DROPS = "You can't beat it. Drop as many as were led, for example:"
ON = re.compile("A: (next|result)|skip guide")  # tells that A leads on
MANY = 200  # inputs: more than two rounds take
GAMES = {"all_fives": "level=beginner", "tien_gow": "level=beginner&rounds=4", "pai_gow": "players=2"}


class Listener:
    """Somebody at the page who hears what it tells, and types.

    shown: the paragraphs and buttons that tell what is shown, a list of their texts; log: what was told, the same
    """

    def __init__(self, visited):
        self.visited = visited
        self.region = visited.page.locator("#told")
        self.field = self.region.get_by_role("textbox")
        self.listen()

    def listen(self):
        """Hear what is told now."""
        shown, _, log = self.region.aria_snapshot().partition("- log")
        self.shown, self.log = [[text.strip("'\" ") for text in PART.findall(part)] for part in (shown, log)]

    def told(self, start):
        """What follows these words in what is shown; "" if nothing begins with them."""
        return next((text[len(start) :].strip() for text in self.shown if text.startswith(start)), "")

    def types(self, text):
        self.field.fill(text)
        self.field.press("Enter")
        self.wait()

    def wait(self):
        self.visited.step(FRAMES)
        self.listen()


@pytest.fixture
def listening(visiting, until):
    """listening("tien_gow"): a Listener at a match of that game that has just begun; `new` to it, for whom the game
    is without motions and with the guide, if wanted."""

    def listen(game, new=False):
        visited = visiting(settled=not new).open()
        visited.begin(offered={"speed": 0})
        visited.page.evaluate(f"location.hash = 'game={game}&lang=en&deal=5&{GAMES[game]}'")
        until(visited.page, "!location.hash")
        visited.step(40)
        return Listener(visited)

    return listen


def play(listener, is_enough):
    """Play by what is told until that is so."""
    for _ in range(MANY):
        moves = listener.told("You can play:")
        if is_enough():
            return
        if moves:
            listener.types(moves.split(", ")[-1])
        elif listener.told(DROPS):
            listener.types(listener.told(DROPS))
        elif listener.told("Stake:"):
            listener.types("25")
        elif any(map(ON.search, listener.shown)):
            listener.types("a")
        else:
            listener.wait()
    raise AssertionError(listener.shown + listener.log)


@SLOW
@pytest.mark.parametrize("game", GAMES)
def test_rounds_are_played_without_seeing_them(listening, game):
    listener = listening(game, new=True)
    play(listener, lambda: listener.visited.ask("moves")[1] > 1 and listener.told("You can play:"))
    assert listener.visited.errors == []


def test_menus_help_and_guide_can_be_heard_and_used_by_typing(listening):
    """What is typed can also be a line that is shown, a button, or a question."""
    listener = listening("all_fives")
    listener.types("pause")
    assert "Resume" in listener.shown and "Pause" in listener.log and not listener.told("Your tiles:")
    listener.region.get_by_role("button", name="Options").click()
    listener.wait()
    assert listener.told("Options") and listener.region.get_by_role("button", name="Sound: all").is_visible()
    listener.types("b")
    listener.types("help")
    assert listener.told("The first double of a round") and listener.told("On the table: 4-4, 4-1 left")
    listener.types("b")
    listener.types("hint")  # which would be silent
    assert listener.log[-1] == "There is nothing of that here."
    listener.types("?")  # here "help" is a line
    assert "You can choose: Resume; " in listener.log[-1]
    listener.types("resume")
    play(listener, lambda: listener.told("You can play:"))
    for typed in "help", "?":
        listener.types(typed)
        for text in "You can play:", "“tiles”, “ends” or “scores”", "“hint”", "“pause”":
            assert text in listener.log[-1]
    listener.types("9-9")
    assert "can't be played here" in listener.log[-1] and "You can play" in listener.log[-1]
    listener.types("hand")
    assert listener.log[-1].startswith("Your tiles: ")
    for key, start in ("h", "Your tiles:"), ("e", "Ends:"), ("s", "Your turn."):
        listener.visited.page.locator("#screen").dispatch_event("pointerdown")  # the focus leaves the field
        listener.visited.page.evaluate("document.activeElement.blur()")
        listener.visited.page.keyboard.press(key)
        listener.listen()
        assert start in listener.log[-1]
    listener.types("pause")
    listener.types("quit")
    listener.types("the set")
    assert listener.told("Big round:")
    listener.types("b")  # which isn't the line that begins so
    assert listener.told("New game") == "" and "New game" in listener.shown


def test_each_move_is_told_in_a_sentence_with_what_it_scores_and_a_tile_that_fits_two_ends_is_asked_for(listening):
    """Until one has scored, and one has fitted two ends."""
    listener = listening("all_fives")
    played = re.compile(r"(?:You|\w+) plays? \d-\d (?:on the (?:left|right)|at the (?:top|bottom))")
    scored = re.compile(played.pattern + r": ends [\d+]+=(\d+), (?:you score|\w+ scores) (\d+)\.")
    heard = set()

    def is_enough():
        heard.update(listener.log)
        tiles = [move.split()[0] for move in listener.told("You can play:").split(", ") if move]
        twice = [tile for tile in tiles if tiles.count(tile) > 1]
        if twice:
            listener.types(twice[0])
            assert listener.log[-1].startswith("Which one: ")
            heard.add("asked")
        return "asked" in heard and any(map(scored.fullmatch, heard))

    play(listener, is_enough)
    for text in filter(scored.match, heard):
        match = scored.fullmatch(text)
        assert match and match[1] == match[2]
    assert any(re.fullmatch(played.pattern + r"\.", text) for text in heard)


@SLOW
def test_moves_are_told_by_where_they_lie_and_typed_so_or_by_the_way_there(visiting, until):
    """In Russian these have different words."""
    visited = visiting(settled=False).open()
    visited.begin(offered={"speed": 0})
    visited.page.evaluate("location.hash = 'game=all_fives&level=beginner&lang=ru&deal=5'")
    until(visited.page, "!location.hash")
    listener = Listener(visited)
    for _ in range(20):
        if listener.told("Можно сыграть:"):
            break
        listener.types("a")  # a note of the guide, perhaps
    before = visited.ask("moves")[0]
    moves = listener.told("Можно сыграть:").split(", ")
    assert {move.split()[1] for move in moves} == {"слева", "справа"}
    listener.types(moves[0].replace("слева", "влево"))
    listener.wait()
    assert visited.ask("moves")[0] > before and listener.told("Концы: слева")


def test_letters_can_be_left_to_the_screen_reader(visiting, until):
    """They stay so, and the other keys lead everywhere."""
    visited = visiting().open()
    page = visited.page
    more(page, "Switch the letter keys off or on")
    visited.wait_for_note("Letters do nothing now.")
    page.reload()
    until(page, "Boolean(globalThis.boneyard?.program.host)")
    assert page.get_by_text("Space or Enter is A").is_visible() and not page.get_by_text("The keys H").is_visible()
    visited.begin()
    said = page.locator("#told [role=log] p").count
    before = said()
    for key in "zhesabpx":
        page.keyboard.press(key)
    visited.step(12)
    assert visited.ask("scene") == "title" and said() == before
    page.keyboard.press("Enter")
    visited.step(12)
    page.keyboard.press("Backspace")
    visited.step(12)
    assert visited.ask("scene") == "title"
    more(page, "Switch the letter keys off or on")
    visited.wait_for_note("The letter keys work again.")
