# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each screen with the most that it can tell, in every language on the smallest boards; test_boards.py has all screens
with what they usually tell, on all of them."""

import pytest

from engine import games
from engine.players import LEVELS
from handheld import Damaged
from languages import Language
from saves import evening, judged, settings, statistics
from saves.judged import COSTS
from saves.memory import Memory
from scenes import trouble
from tests.conftest import start
from tests.person import match_of
from tests.saves.mistakes import lost
from tests.tables.tricks.test_summary import ended
from words import LANGUAGES, names

SIZES = [(128, 128), (240, 240)]  # the narrowest, and the one on which a page is the smallest: all is doubled there
EVENINGS = {  # the points at the stops so far, and the best evening's
    "on": (bytes((34, 12, 0, 20)), 0),
    "last": (bytes((34, 12, 0, 20, 41, 33, 8)), 300),
    "over": (bytes((34, 12, 0, 20, 41, 33, 50, 50)), 460),
    "out": (bytes((34, 0, 0, 0)), 460),
    "won": (bytes((50,) * 8), 460),
}
CHARTS = ("draw", 2, 6), ("draw", 4, 12), ("all_fives", 2, 9), ("kozel", 4, 6), ("blitz", 8, 6)
ERRORS = MemoryError(), OSError(28, "No space left on device"), Damaged("fonts/prose.txt"), KeyError("6-6")


def keep(person, **entries):
    """Have these among what is saved."""
    memory = Memory(person.badge.nvm)
    memory.save({**memory.load(), **entries})


def over(game, scores, result, seats=None):
    """A match with these scores; it isn't over if the result is None."""
    match = games.load(game)(seats or len(scores))
    match.scores, match.rounds, match.result = list(scores), 4, result
    return match


def show(person, scene, match=None):
    if match:
        person.take_match(match)
    person.app.start(scene)
    person.wait(1)


# By scene: shows it in one case after another, and yields what has to be told there.


def pause(person):
    """With one hand, in a game that another program has launched."""
    person.app.launched = True
    settings.choose(person.app, "one_hand", True)
    match = games.load("draw")(3)
    match.deal(1)
    show(person, "pause", match)
    settings.choose(person.app, "one_hand", False)
    assert len(person.scene.menu._lines) == 9
    yield ()


def give_up(person):
    for game, scores in ("blitz", (95, 88, 100, 97, 96, 99, 89, 94)), ("pai_gow", (-100, 100)):
        show(person, "give_up", over(game, scores, None))
        own, *others = scores
        yield (f"{own}:{max(others)}",)


def result(person):
    person.app.settings.speed = 0
    for level in LEVELS:
        person.take_match(over("draw", (1104, 930), 0))
        person.app.level = level
        show(person, "result")
        yield ()
    for match in (
        over("kozel", (140, 12), 0, seats=4),
        over("draw", (104, 30, 33, 7), 0),
        over("blitz", (208, 204, 207, 200, 201, 202, 203, 206), 0),
        over("pai_gow", (0, 200), 1),
        match_of("kozel_partners"),
    ):
        show(person, "result", match)
        yield ()


def looks(person):
    """The statistics, with the judged matches on a page of their own."""
    width = person.app.art.font.width
    cost = max(COSTS, key=lambda cost: width(person.app.words(names.COSTS, cost)))
    kept = lost(cost, 30, 50)
    kept.positions = [bytes((COSTS.index(cost),))]
    kept.games = {game: [88, 880 * (-1) ** game] for game in range(len(games.NAMES))}
    numbers = [999, 888, 777, 66, 5, -123456, 555]
    rows = {(game, level): numbers for game in range(len(games.NAMES)) for level in range(4)}
    keep(person, **statistics.pack(rows))
    judged.save(person.app, kept)
    show(person, "statistics")
    for buttons in [()] + [("RIGHT",)] * len(games.NAMES) + [("RIGHT", "A"), ("B", "LEFT")]:
        person.press(*buttons)
        yield (person.app.words(names.COSTS, cost),) if person.scene.judged else ()
    for _ in games.NAMES[1:5]:
        person.press("DOWN")
        yield ()


def chart(person):
    """As if each seat lacked several numbers, and an end was safe. No text lies on the cells."""
    for game, seats, top in CHARTS:
        match = games.load(game)(seats, {"set": top} if top > 6 else {})
        match.deal(3)
        match.turn = 0
        show(person, "chart", match)
        scene, art = person.scene, person.app.art
        scene.chart.lacks, scene.chart.safe = [[top - 4, top]] * seats, [top]
        while len(scene.group[-1]) > 1:
            scene.group[-1].pop()
        scene._draw()
        over, above = (art.width - art.page_width) // 2, (art.height - art.page_height) // 2
        for said, (x, _, _, bottom) in person.texts:
            rows = min(top + 1, max(0, bottom - above - scene._top + scene._cell - 1) // scene._cell)
            assert not rows or x - over >= 11 + rows * scene._cell, (game, said)
        yield ()


def stops(person):
    """An evening: its number, each of its stops, and its end."""
    for state, (points, best) in EVENINGS.items():
        going = evening.Evening()
        going.best, going.number, going.lives, going.points = best, 1128, 3 - points.count(0), points
        keep(person, evening=going.pack())
        show(person, "evening")
        for _ in range(8 if state == "on" else 1):
            scene = person.scene
            yield [label.text.replace("Ⓐ", "").strip(": ") for label in (scene._name, scene._about, scene._key)]
            person.press("RIGHT")


def the_set(person):
    keep(person, deeds=b"\x05\x20")
    show(person, "the_set")
    for _ in range(28):
        person.press("RIGHT")
        yield person.scene.goals.told(person.app.words, person.scene.at)


def puzzles(person):
    show(person, "puzzles")
    for button in "LEFT", "RIGHT", "LEFT", "UP", "UP", "UP", "UP":
        scene, art = person.scene, person.app.art
        cells = scene.cells.y + -(-len(scene.shown) // scene.across) * scene.cells.tile_height
        [told] = [box for said, box in person.texts if said.startswith(f"{scene.shown[scene.at] + 1}: ")]
        assert (art.height - art.page_height) // 2 + cells <= told[1]
        yield ()
        person.press(button)


def review(person):
    """What SELECT does is told after what the arrows do."""
    show(person, "review", match_of("blitz_match"))
    person.wait(5)
    yield (person.app.words(names.JUDGE_KEY) % person.app.button_name(3),)


def troubles(person):
    words = person.app.words
    for error in ERRORS:
        told = [*trouble.describe(error, "tables.line", words), words(names.KEPT), words(names.PRESS)]
        trouble.show(person.app.handheld, told)
        yield told


def ranking(person):
    """Of both Chinese games, on a page or two."""
    said = Language(person.app.words.language)
    for game, told in (
        ("tien_gow", (said.TRICKS_RANKING, said.CIVIL_TILES, said.MILITARY_TILES, said.GOES_TOGETHER)),
        ("pai_gow", (said.RANKING, said.SUPREME_PAIR, said.CIVIL_PAIRS, said.REST)),
    ):
        show(person, "ranking", games.load(game)())
        first = words_on(person)
        yield ()
        person.press("A")
        assert set(" ".join(told).split()) <= first | words_on(person)
        yield ()


def tricks(person):
    """Tien Gow: four tiles are led, with the most that can beat them, and then the round is paid."""
    for scores, leader in ((-121, 118, -88, -10), 3), ((300, -188, -155, 100), 3):
        match = start("tien_gow", "", "", "", "3-1 3-1 4-1 3-2", leader=leader, scores=scores)
        match.play(match.parse("lead 3-1 3-1 4-1 3-2"))
        match.tricks = [3, 0, 4, 8]
        show(person, "table", match)
        yield map(str, scores)
    for paid, leader in ((0, 0, 8, 0), 2), ((1, 0, 5, 2), 0):
        match = ended(start, paid, 2, leader, (-110, 110, 100, -100), number=11, rounds=12)
        show(person, "summary", match)
        person.wait_for_choice()
        yield map(str, match.scores)


SCENES = (pause, give_up, result, looks, chart, stops, the_set, puzzles, review, troubles, ranking, tricks)


def words_on(person):
    return {word for said, _ in person.texts for word in said.split()}


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_the_most_that_a_screen_can_tell_has_its_place(new_person, check, scene, size):
    person = new_person(size=size)
    for language in LANGUAGES:
        settings.choose(person.app, "language", language)
        for told in scene(person):
            check(person.badge, language)
            assert set(" ".join(told).split()) <= words_on(person), language
