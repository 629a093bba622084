# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Chinese set (docs/rules.md, section 7), and the moves of its games."""

import pytest

from engine import chinese, chinese_moves, games, parsing
from engine.chinese_moves import BEAT, DROP, LEAD, SPLIT

CIVIL = "6-6 1-1 4-4 3-1 5-5 3-3 2-2 6-5 6-4 6-1 5-1"
MILITARY = "6-3 5-4 6-2 5-3 5-2 4-3 4-2 4-1 3-2 2-1"


def parse(names):
    return tuple(map(parsing.tile, names.split()))


def test_32_tiles_in_21_kinds():
    assert len(chinese.SET) == 32
    for game in ("tien_gow", "pai_gow"):
        assert games.load(game)(games.load(game).SEATS[0]).tiles == chinese.SET
    assert len(set(chinese.SET)) == 21


def test_two_of_each_civil_and_one_of_each_military_tile():
    assert {tile for tile in chinese.SET if chinese.SET.count(tile) == 2} == set(parse(CIVIL))
    assert {tile for tile in chinese.SET if chinese.SET.count(tile) == 1} == set(parse(MILITARY))
    for tile in chinese.SET:
        assert chinese.is_civil(tile) == (tile in parse(CIVIL))


def test_civil_tiles_rank_from_heaven_down_to_5_1():
    ranks = [chinese.rank(tile) for tile in parse(CIVIL)]
    assert ranks == sorted(set(ranks), reverse=True)


@pytest.mark.parametrize("names", ["6-6 6-6", "5-1 5-1", "6-3 5-4", "6-2 5-3", "5-2 4-3", "4-1 3-2"])
def test_two_civil_tiles_of_a_kind_or_two_military_ones_of_a_value_are_a_pair(names):
    assert chinese.is_pair(parse(names))


@pytest.mark.parametrize(
    "names",
    [
        "6-6 1-1",
        "6-4 5-5",  # civil tiles of one value
        "6-3 6-2",
        "4-2 2-1",  # the supreme pair is neither
        "2-2 3-1",  # one of each, of one value
    ],
)
def test_no_other_two_tiles_are_a_pair(names):
    assert not chinese.is_pair(parse(names))
    assert not chinese.is_pair(parse(names)[::-1])


def test_tiles_are_written_by_value_then_larger_half_highest_first():
    assert chinese.arrange(parse("5-4 2-1 6-3 6-6 5-5 6-4")) == parse("6-6 6-4 5-5 6-3 5-4 2-1")


NAMED = {
    "lead 6-3 5-4": (((6, 3), (5, 4)), LEAD),
    "beat 6-6 6-6": (((6, 6), (6, 6)), BEAT),
    "drop 2-1": (((2, 1),), DROP),
    "lead 6-6 6-6 6-3 5-4": (((6, 6), (6, 6), (6, 3), (5, 4)), LEAD),
    "split 5-5 5-5 / 6-2 2-1": (((5, 5), (5, 5), (6, 2), (2, 1)), SPLIT),
}


@pytest.mark.parametrize("text", NAMED)
def test_moves_and_their_names(text):
    assert parsing.chinese_move(text) == NAMED[text]
    assert chinese_moves.name(NAMED[text]) == text


@pytest.mark.parametrize(
    "text, printed",
    [
        ("lead 5-4 6-3", "lead 6-3 5-4"),
        ("split 5-5 6-4 / 2-1 6-2", "split 6-4 5-5 / 6-2 2-1"),
    ],
)
def test_tiles_of_a_move_come_in_any_order_and_are_printed_highest_first(text, printed):
    assert chinese_moves.name(parsing.chinese_move(text)) == printed


@pytest.mark.parametrize(
    "text",
    [
        "",
        "6-6",
        "lead  6-6",
        "lead 4-6",
        "pass",
        "split 6-6 6-5 5-5 5-4",
        "split 6-6 6-5 / 5-5",
        "split 6-6 6-5 / 5-5 5-4 2-1",
        "lead 6-6 / 6-6",
    ],
)
def test_nothing_else_is_a_move(text):
    with pytest.raises(ValueError, match="is not a (tile|move|split)"):
        parsing.chinese_move(text)


def test_packed_moves_come_back():
    packed = bytearray()
    for move in NAMED.values():
        chinese_moves.pack(packed, move)
    assert len(packed) == 3 + 3 + 2 + 5 + 5
    assert list(chinese_moves.unpack(packed, chinese.SET)) == list(NAMED.values())
