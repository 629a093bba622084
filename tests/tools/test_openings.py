# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A match that a link names, and the look back at a record: the app's beginning in play.py and the page."""

import json
from collections import Counter

import pytest

from engine import fairness, games, record
from engine.rng import SEEDS, Rng
from environment import ROOT
from openings import link, look_back, played
from saves import statistics
from saves.choice import sit_down
from simulator import Simulator

KOZEL = "game=kozel&players=4&level=expert&deal=12345"
FIXTURES = ROOT / "tests" / "fixtures"


@pytest.fixture
def simulator():
    with Simulator() as simulator:
        yield simulator


def follow(simulator, text, seconds=1):
    app = simulator.start()
    link.start(app, link.parse(text))
    simulator.run(seconds)
    return app


@pytest.mark.parametrize(
    "text",
    [
        KOZEL,
        "game=all_fives&players=2&level=beginner&target=250&set=9&deal=0",
        "game=pai_gow&players=2&deal=3",
    ],
)
def test_the_app_is_at_the_table_of_the_match_that_is_named(simulator, text):
    app = follow(simulator, text)
    if app.match.stakes():
        simulator.press("A")  # takes the stake
        simulator.run(2)
    assert app.scene == "table" and link.of(app) == text


def test_a_link_to_a_puzzle_shows_it_and_the_match_goes_on_afterwards(simulator):
    app = follow(simulator, KOZEL)
    match = app.match
    link.start(app, link.parse("puzzle=17&lang=en"))
    simulator.run(1)
    assert (app.scene, app.puzzle[0], link.of(app)) == ("table", 16, "puzzle=17")
    look_back.leave(app)
    simulator.run(1)
    assert (app.scene, app.match, app.puzzle) == ("title", match, None) and link.of(app) == KOZEL


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("puzzle=0", "puzzle is a number of 1 to "),
        ("puzzle=1&deal=5", "beside a puzzle it can't name .deal.."),
        ("puzzle=1&lang=xx", "lang can't be .xx., only one"),
    ],
)
def test_a_link_that_names_no_puzzle_is_told_and_changes_nothing(simulator, text, sentence):
    app = simulator.start()
    with pytest.raises(link.LinkError, match=sentence):
        link.start(app, link.parse(text))
    assert app.match is None and app.puzzle is None


def test_who_starts_the_game_for_the_first_time_chooses_a_language_before_it():
    with Simulator(first_start=True) as simulator:
        app = follow(simulator, KOZEL)
        assert app.scene == "language"
        simulator.press("DOWN")
        simulator.run(0.5)
        simulator.press("A")
        simulator.run(1)
        assert (app.scene, app.settings.language) == ("table", "bg")


def test_a_record_of_four_can_follow_a_match_for_two(simulator):
    """Only the one opponent had a face, so the page's game had to stop."""
    app = follow(simulator, "game=draw&deal=7")
    match = look_back.match_of(json.loads((FIXTURES / "tien_gow_unfinished.json").read_text(encoding="utf-8")))
    look_back.start(app, match)
    simulator.run(2)
    assert link.of(app) is None, "it has no deal that could be shared"
    assert app.scene == "review" and len(app.art.faces) == 3
    look_back.leave(app)
    simulator.run(1)
    assert app.scene == "title" and app.match.seats == 2


def test_the_deal_and_the_rest_of_the_match_survive_a_reset():
    with Simulator() as simulator:
        app = follow(simulator, KOZEL)
        dealt = record.from_match(app.match)["rounds"][0]["hands"]
    with Simulator(nvm=simulator.nvm, sleep_memory=simulator.sleep_memory) as again:
        app = again.start()
        again.run(0.1)
        assert (app.scene, app.deal_seed, app.note) == ("title", 12345, "")
        assert record.from_match(app.match)["rounds"][0]["hands"] == dealt
        assert link.of(app) == KOZEL


def states(app):
    """Where the generators of the machine's players are."""
    return [(rng.a, rng.b) for rng in app.chances[1:]]


@pytest.mark.parametrize("deal", [0, SEEDS - 1])
def test_no_later_deal_comes_from_what_a_player_has(simulator, deal):
    """As round 2's deal once did, which was the first number of seat 1's generator."""
    app = follow(simulator, f"game=kozel&players=4&level=beginner&deal={deal}", 0.1)
    deals = [app.deal_seed] + [app.seeds.seed() for _ in range(20)]
    assert not {(rng.a, rng.b) for rng in map(Rng, deals)} & set(states(app))


def sat_down(app, deal=None):
    """The first number of seat 1's generator in a match of that number, or in a random one."""
    sit_down(app, games.load("draw")(2), "beginner", deal)
    return states(app)[0]


def test_todays_link_needs_a_clock_and_takes_the_number_of_the_date(simulator):
    with pytest.raises(link.LinkError, match="today's deal needs a clock that is set"):
        follow(simulator, "game=kozel&deal=today")
    simulator.datetime = (2026, 11, 27, 0, 0, 0)
    app = simulator.app
    link.start(app, link.parse("game=kozel&deal=today"))
    simulator.run(1)
    assert link.of(app).endswith("&deal=20261127")


def finished(app):
    """The app's match, played to its end; the person makes the first legal move, and so do all others."""
    while app.match.result is None:
        if not app.match.moves:
            app.next_deal()
        app.match.play(app.match.moves[0])
    return app.match


def test_the_record_of_a_numbered_match_carries_the_number(simulator):
    app = follow(simulator, KOZEL, 0.1)
    match = finished(app)
    told = played.record_of(app)
    assert told["deal"] == 12345 and "fair" not in told
    assert fairness.difference(match, told["deal"]) == ""


def test_the_record_of_a_random_match_carries_its_code_and_at_the_end_all_of_it(simulator):
    app = follow(simulator, "game=kozel&players=2", 0.1)
    code = played.record_of(app)["fair"]
    match = finished(app)
    told = played.record_of(app)["fair"]
    assert code == {"code": told["code"]}
    assert fairness.number_of(told) == app.number and fairness.difference(match, app.number) == ""


@pytest.mark.parametrize(
    "name, squares",
    [
        ("all_fives_match", "\U0001f7e6\U0001f7e7\U0001f7e7\U0001f7e6\U0001f7e6\U0001f7e6 +20"),
        ("pai_gow_push_and_zero", None),
    ],
)
def test_a_result_is_a_square_for_each_round_and_the_margin(simulator, name, squares):
    app = simulator.start()
    path = FIXTURES / f"{name}.json"
    app.match = match = look_back.match_of(json.loads(path.read_text("utf-8")))
    rounds, margin = played.result_of(app).split(" ")
    assert len(rounds) == match.rounds and set(rounds) <= set("\U0001f7e6\U0001f7e7\u2b1c")
    assert ("+" in margin) == (statistics.ahead(match, match.scores) > 0)
    assert squares in (None, f"{rounds} {margin}")


@pytest.mark.parametrize("by", ["link", "title"])
def test_a_players_generator_can_not_be_searched_for_the_deal(simulator, by):
    """It is one of so few that each goes with hundreds of thousands of the 2**30 deals."""
    app = simulator.start()
    count = 3000
    begun = Counter(sat_down(app, deal * 357_913 if by == "link" else None) for deal in range(count))
    shared = sum(times for times in begun.values() if times > 1)
    assert shared > count // 4  # with 2**30 to choose from, hardly any two would be the same
    assert len(begun) > 1000


def test_what_the_link_leaves_out_is_as_last_time_but_for_house_rules(simulator):
    app = follow(simulator, "game=draw&players=3&level=expert&set=9")
    link.start(app, {"game": "draw"})
    simulator.run(0.1)
    assert (app.match.seats, app.level, app.match.options["set"]) == (3, "expert", 6)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game=kozel&players=four",
        "level=expert",
        "game=kozel&deal=1073741824",
        "game=draw&set=7",
        "game=kozel&game=kozel",
        "game=\x1b[2J",
        "game=kozel&" + "x" * 9999,
    ],
)
def test_nonsense_is_told_in_a_sentence_and_nothing_is_changed(simulator, text):
    app = simulator.start()
    simulator.run(0.1)
    with pytest.raises(link.LinkError) as refused:
        link.start(app, link.parse(text))
    message = str(refused.value)
    assert message.endswith(".") and message.isprintable() and len(message) < 300
    assert app.match is None and app.scene == "title"


@pytest.mark.parametrize("name", ["tien_gow_unfinished", "pai_gow_match"])
def test_after_a_look_back_ones_own_match_goes_on(simulator, name):
    app = follow(simulator, KOZEL)
    own = app.match, list(app.match.hands[0]), app.names, app.level, app.deal_seed
    kept = bytes(simulator.nvm[0:8192]), bytes(simulator.sleep_memory)
    path = FIXTURES / f"{name}.json"
    look_back.start(app, look_back.match_of(json.loads(path.read_text(encoding="utf-8"))))
    simulator.run(1.5)
    assert app.scene == "review"
    simulator.press("B")
    simulator.run(0.5)
    assert app.scene == "title"
    assert (app.match, list(app.match.hands[0]), app.names, app.level, app.deal_seed) == own
    assert (bytes(simulator.nvm[0:8192]), bytes(simulator.sleep_memory)) == kept


@pytest.mark.parametrize(
    "text, target",
    [("game=blitz&players=4&deal=7", 100), ("game=blitz&deal=today", 200)],
)
def test_a_deal_without_a_target_is_played_as_before_and_a_new_match_as_is_usual(simulator, text, target):
    simulator.datetime = (2026, 11, 28, 0, 0, 0)
    assert follow(simulator, text).match.options == {"target": target}
