# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Records, both ways (docs/record-format.md). The tool's output for them is in tests/tools/test_replay.py."""

import copy
import itertools
import json
from pathlib import Path

import pytest

from engine import games, record, tiles

FIXTURES = Path(__file__).parent.parent / "fixtures"
FIRST = "6-6 5-4 3-0 4-1 2-2 6-1 5-0"
SECOND = "6-5 4-4 3-3 1-1 0-0 2-1 2-0"
REST = " ".join(name for name in map(tiles.name, tiles.make_set()) if name not in FIRST + " " + SECOND)


@pytest.fixture
def unfinished():
    return {
        "game": "all_fives",
        "seats": 2,
        "options": {"target": 150},
        "rounds": [
            {
                "hands": [FIRST.split(), SECOND.split()],
                "boneyard": REST.split(),
                "leader": 0,
                "moves": ["6-6", "6-5 left", "6-1 right", "2-1 right"],
            }
        ],
    }


def replayed(played):
    match = record.new_match(played)
    happened = list(record.replay(match, played))
    return match, happened


def test_a_record_comes_back_as_it_was(unfinished):
    match, happened = replayed(unfinished)
    assert len(happened) == 4
    assert match.scores == [0, 0]
    assert record.from_match(match) == unfinished


def test_a_match_whose_first_rounds_are_not_known_has_no_record():
    """As where it was saved, and goes on: a record of the rest would begin with other scores."""
    match = games.load("kurnik")()
    match.rounds, match.scores = 3, [45, 20]
    match.deal(5)
    with pytest.raises(ValueError, match="its first 3 rounds can't"):
        record.from_match(match)


HOSTILE = ["x" * 100_000, "lead" + " 6-6" * 25_000, ["6-6"] * 10_000, {"x" * 100_000: 1}, 10**400]


def test_whatever_it_is_given_it_answers_at_once_in_a_short_sentence(unfinished):
    """Each value of a record in its turn is replaced, and each object gets one more key."""
    unfinished["version"] = "1.0.0"
    for game, hostile in itertools.product(("tien_gow", "all_fives"), HOSTILE):
        unfinished["game"] = game
        for way in list(ways(unfinished)):
            changed = copy.deepcopy(unfinished)
            put(changed, way, hostile)
            try:
                replayed(changed)
            except record.RecordError as error:
                assert len(str(error)) < 300, way
    for way in [], ["options"], ["rounds", 0]:
        changed = copy.deepcopy(unfinished)
        put(changed, [*way, "x" * 100_000], 1)
        with pytest.raises(record.RecordError) as refused:
            replayed(changed)
        assert len(str(refused.value)) < 300


def ways(value, way=()):
    """The keys that lead to each value within a JSON value, a tuple each."""
    if way:
        yield way
    inside = value.items() if type(value) is dict else enumerate(value) if type(value) is list else ()
    for key, each in inside:
        yield from ways(each, (*way, key))


def put(value, way, new):
    """Put a new value where these keys lead."""
    for key in way[:-1]:
        value = value[key]
    value[way[-1]] = new


def test_options_may_be_left_out_and_defaults_are(unfinished):
    unfinished["options"] = {"target": 100, "lead": "winner"}
    assert record.from_match(replayed(unfinished)[0])["options"] == {}
    del unfinished["options"]
    assert replayed(unfinished)[0].options == {"target": 100, "lead": "winner", "blocked": "points", "set": 6}


def test_a_leader_is_read_only_where_it_is_left_to_chance(unfinished):
    unfinished["rounds"][0]["leader"] = 1
    match, _ = replayed(unfinished)
    assert match.leader == 0
    assert record.from_match(match)["rounds"][0]["leader"] == 0
    del unfinished["rounds"][0]["leader"]
    assert replayed(unfinished)[0].leader == 0
    unfinished["game"], unfinished["options"] = "kurnik", {}
    with pytest.raises(record.RecordError, match="^round 1, before move 1: the leader is left to chance here"):
        replayed(unfinished)


def test_a_match_without_rounds():
    for game in games.NAMES:
        for seats in games.load(game).SEATS:
            empty = {"game": game, "seats": seats, "options": {}, "rounds": []}
            match, happened = replayed(empty)
            assert happened == []
            assert record.from_match(match) == empty


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_the_fixtures_come_back_as_they_were(path):
    """But for what tools/play.py adds to a record that it writes."""
    played = json.loads(path.read_text(encoding="utf-8"))
    match, _ = replayed(played)
    assert record.from_match(match) == {key: played[key] for key in played if key not in ("version", "deal")}
    assert match.status() == []


@pytest.mark.parametrize(
    "broken, why",
    [
        ([], "^the record has to be an object$"),
        ({}, "^the record has no game$"),
        ({"game": "kurnik", "seats": 2, "rounds": [], "round": []}, "^the record has an unknown key round$"),
        ({"game": "kurnik", "seats": 2, "rounds": {}}, "^rounds has to be a list$"),
        ({"game": "kurnik", "seats": 2, "rounds": [], "options": []}, "^options has to be an object$"),
        ({"game": "kurnik", "seats": 2, "rounds": [], "options": {"set": 6}}, "^kurnik has no option set$"),
        ({"game": "chess", "seats": 2, "rounds": []}, f"^there is no game chess; there are {', '.join(games.NAMES)}$"),
    ],
)
def test_what_is_no_record(broken, why):
    with pytest.raises(record.RecordError, match=why):
        record.new_match(broken)


CODE, SALT = "0123456789abcdef" * 2, "0123456789abcdef"
JUDGED = {"judge": 1, "decisions": [None], "luck": [0.5], "luck_squares": [0]}


@pytest.mark.parametrize(
    "key, value, why",
    [
        ("version", 1, "^version has to be a text"),
        ("seats", "2", "^all_fives is for 2 players, not '2'$"),
        ("options", {"target": "150"}, "^option target can't be '150', only one of "),
        ("deal", 10**30, r"^deal has to be a number of 0 to \d+$"),
        ("fair", {"code": None}, "^code has to be a text of 32 hexadecimal digits$"),
        ("fair", {"code": CODE, "salt": SALT.upper()}, "^salt has to be a text of 16 hexadecimal digits$"),
        ("fair", {"code": CODE, "own": 10**30}, r"^own has to be a number of 0 to \d+$"),
        ("fair", {"code": CODE, "name": ""}, "^fair has an unknown key name$"),
        ("judged", {"judge": 1}, "^judged has no decisions$"),
        ("judged", {**JUDGED, "judge": "1"}, "^judge has to be a whole number$"),
        ("judged", {**JUDGED, "luck_squares": ["0"]}, "^luck and luck_squares have to be numbers$"),
        ("judged", {**JUDGED, "decisions": [{}]}, "^a decision has no best$"),
    ],
)
def test_every_field_is_checked_wherever_it_is_given(unfinished, key, value, why):
    replayed({**unfinished, "deal": 1, "fair": {"code": CODE, "seed": 1, "salt": SALT, "own": 1}, "judged": JUDGED})
    with pytest.raises(record.RecordError, match=why):
        record.new_match({**unfinished, key: value})


@pytest.mark.parametrize(
    "key, value, why",
    [
        (None, [], "^round 1 has to be an object$"),
        (None, {}, "^round 1 has no hands$"),
        ("hand", [], "^round 1 has an unknown key hand$"),
        ("leader", "nobody", "^round 1, before move 1: the leader has to be a number of 0 to 1$"),
        ("stake", 10, "^round 1 has an unknown key stake$"),
        ("hands", None, "hands has to be a list$"),
        ("hands", ["6-6"], "each hand and the boneyard has to be a list$"),
        ("hands", [["1-6"], []], "'1-6' is not a tile; a tile is written larger half first, such as 6-1$"),
        ("hands", [FIRST.split(), FIRST.split()], "^round 1, before move 1: 6-6 is there twice$"),
        ("boneyard", None, "each hand and the boneyard has to be a list$"),
        ("moves", None, "moves has to be a list$"),
        ("moves", [5], "^round 1, move 1: 5 is illegal: a move is a string; legal: 6-6$"),
        (
            "moves",
            ["6-6", "draw"],
            '^round 1, move 2: "draw" is illegal: seat 1 can play a tile; legal: 6-5 left, 6-5 right$',
        ),
        ("moves", ["6-6", "5-6 left"], "^round 1, move 2: .* is not a tile; .*; legal: 6-5 left, 6-5 right$"),
    ],
)
def test_what_is_no_round(unfinished, key, value, why):
    if key is None:
        unfinished["rounds"] = [value]
    else:
        unfinished["rounds"][0][key] = value
    with pytest.raises(record.RecordError, match=why):
        replayed(unfinished)


def test_a_round_that_follows_an_unfinished_one(unfinished):
    unfinished["rounds"] *= 2
    why = "^round 1, move 5: the round isn't over, but round 2 follows; legal: 5-4 left, 5-0 left, 2-2 right$"
    with pytest.raises(record.RecordError, match=why):
        replayed(unfinished)
