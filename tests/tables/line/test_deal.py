# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A round begins with a deal, and it is said who may win the match in it."""

import pytest

from engine import games
from tests.reading import names_heard
from tests.tables.line.shown import BAR

FRAME = 0.033  # s
FRAME_BUDGET = 3000  # px
LONGEST = 0.8  # s, from the first back on


@pytest.fixture
def sit(person, slow):
    """sit("kozel", 4, [20, 88], set=9): a Person who sees the first picture of a round that is dealt now, against
    machines that take a second to think."""

    def make(game, seats=2, scores=None, speed=2, hand="drawn", **options):
        match = games.load(game)(seats, options)
        match.scores = scores or match.scores
        match.rounds = 1 if scores else 0
        person.take_match(match)
        person.app.settings.guide = 0
        person.app.settings.speed = speed
        person.app.settings.hand = hand
        slow(person, 50)
        person.app.start("table")
        person.step()
        return person

    return make


def status(person):
    """The sentence below the board."""
    return person.scene.table.status.said[0]


def faces(person):
    """By place in the hand: the cells of each tile that can be seen, and whether they are a back's."""
    hand, seen = person.scene.table.hand, {}
    back = person.app.art.tile(hand.half)
    person.app.art.show_tile(back, None, True)
    for i, sprite in enumerate(hand.group):
        if sprite.x >= 0:
            seen[i] = (sprite.x, sprite.y), sprite[0] == back[0]
    return seen


def watch_deal(person, press=None):
    """Let the deal go on to its end; returns the findings of `faces` and the pixels of each frame. A button may be
    pressed after a fifth of a second."""
    frames = []
    while "begin" in person.badge.flow and not status(person):
        if press and len(frames) == 6:
            person.badge.press(press)
        person.step()
        frames.append((faces(person), person.display.last_pixels))
    return frames


@pytest.mark.parametrize("game, seats", [("all_fives", 2), ("blitz", 8)])
def test_backs_come_one_after_another_and_turn_over_where_they_belong(sit, nothing_left, game, seats):
    person = sit(game, seats)
    hand, count = person.scene.table.hand, person.app.match.tiles_each()
    assert faces(person) == {}
    frames = watch_deal(person)
    seen = [faces for faces, _ in frames if faces]
    assert len(seen[0]) == 1 and all(back for _, back in seen[0].values())
    together = [len(faces) for faces in seen]
    assert together == sorted(together) and together[-1] == count
    open_now = [sum(not back for _, back in faces.values()) for faces in seen]
    assert open_now == sorted(open_now) and open_now[-1] == count
    assert {i: place for i, (place, _) in seen[-1].items()} == {i: hand.place(i) for i in range(count)}
    assert len(seen) * FRAME <= LONGEST
    assert max(pixels for _, pixels in frames) <= FRAME_BUDGET
    assert names_heard(person).count("deal") == count and "turned" in names_heard(person)


def test_the_counts_of_tiles_grow_with_the_deal(sit):
    person = sit("kozel", 3)
    counts = []
    while "begin" in person.badge.flow:
        counts.append([int(text) for text in person.read(bottom=BAR) if text.isdigit()])
        person.step()
    assert counts[0] == [0] * 3 and counts[-1] == [7] * 3
    assert all(len(set(held)) == 1 for held in counts) and counts == sorted(counts)


def test_a_press_ends_the_deal_in_few_frames_and_plays_nothing(sit):
    person = sit("all_fives")
    frames = watch_deal(person, "A")
    assert len(frames) <= 6 + 7
    assert max(pixels for _, pixels in frames) <= FRAME_BUDGET
    assert not any(back for _, back in faces(person).values()) and len(faces(person)) == 7
    assert person.app.match.played == []


def test_fast_motions_shorten_it_and_none_leave_it_out(sit):
    lengths = []
    for speed in (2, 1, 0):
        person = sit("all_fives", speed=speed)
        lengths.append(len(watch_deal(person)))
        assert len(faces(person)) == 7
    assert lengths[1] < 0.75 * lengths[0] and lengths[2] <= 6


@pytest.mark.parametrize(
    "game, seats, scores, said",
    [
        ("all_fives", 2, [80, 20], "Match point: you!"),
        ("all_fives", 2, [20, 85], "Match point: Gus!"),
        ("draw", 3, [80, 10, 95], "Match points!"),
        ("all_fives", 2, [75, 75], ""),
        ("bergen", 2, [11, 12], "Match point: Gus!"),
        ("kozel", 2, [30, 81], "Gus: 81/101!"),
        ("kozel", 4, [20, 88], "Gus+Max: 88/101!"),
        ("kozel", 2, [80, 80], ""),
    ],
)
def test_a_side_that_lacks_a_fifth_of_the_target_or_less_is_told_with_the_deal(sit, game, seats, scores, said):
    person = sit(game, seats, scores)
    watch_deal(person)
    assert status(person) == said or not said
    assert names_heard(person).count("match_point") == bool(said)


@pytest.mark.parametrize("before, told", [(75, True), (80, False)])
def test_a_side_that_comes_near_with_its_points_is_told_then_and_only_then(person, midway, slow, before, told):
    """4-0 on the 4 makes the ends 2, 0 and 3: five points."""
    slow(person, 50)
    line = "6-6, 6-2 left, 6-4 right, 6-3 up"
    person.sit_down(midway("all_fives", line, "4-0 1-1", "5-5 5-4", boneyard="0-0 5-0", scores=(before, 0)))
    person.wait_until_still()
    person.press("A")
    seen = set()
    while person.app.match.turn == 0 or "_think" not in person.badge.flow:
        person.step()
        seen.add(status(person))
    assert person.app.match.scores[0] == before + 5
    assert ("Match point: you!" in seen) == told and names_heard(person).count("match_point") == told
    assert status(person) == "You +5: 2+0+3"


def told_of(person, you, they):
    """What is told to lead after the deal: `you`, or `they` with the leader's name before it."""
    watch_deal(person)
    leader = person.app.match.leader
    return status(person) == (you if leader == 0 else "%s %s" % (person.app.names[leader], they))


@pytest.mark.parametrize("game, seats", [("draw", 4), ("kozel", 2), ("blitz", 4)])
def test_it_is_told_who_has_the_tile_that_leads(sit, game, seats):
    person = sit(game, seats)
    tile = "%d-%d" % person.app.match.moves[0][0]
    assert told_of(person, f"You have {tile} and lead", f"has {tile} and leads")


@pytest.mark.parametrize("number", range(3))
def test_it_is_told_that_the_winner_of_the_last_round_leads(person, slow, number):
    match = games.load("all_fives")(2, {})
    match.deal(number)
    while match.moves:
        match.play(match.moves[0])
    person.take_match(match)
    slow(person, 50)
    person.app.start("table")
    person.step()
    assert told_of(person, "You won: lead any tile", "won and leads")


def test_it_is_told_that_who_has_blocked_the_last_round_leads(person, midway, play):
    """Nobody wins it: the last tile that was played decides."""
    match = midway("kozel", "6-6, 6-5 left, 6-4 right", "5-4 1-0", "2-1 3-2", boneyard="")
    play(match, "5-4 left")
    while match.moves:
        match.play(match.moves[0])
    assert match.ended.side is None
    person.take_match(match)
    person.app.start("table")
    person.step()
    assert told_of(person, "You blocked: you lead", "blocked and leads")


def test_it_is_told_who_leads_by_lot(sit):
    assert told_of(sit("kurnik"), "Lead any tile", "leads any tile")
