# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a seat can infer about tiles that it doesn't see, and deals made up from that."""
import itertools

import pytest

from engine import games, players, tiles
from engine.players.deals import Deals
from engine.players.unseen import likelihood
from engine.rng import Rng

SET = tiles.make_set()


def infer(view, *more):
    """Deals that are made ready."""
    return prepared(Deals(view, *more))


def prepared(unseen):
    """The same one, made ready."""
    assert set(unseen.prepare()) == {None}
    return unseen


def deal(unseen, rng):
    """Let it make up a deal."""
    while unseen.deal(rng):
        pass


def names(mask):
    """The tiles of a mask as text."""
    return " ".join([tiles.name(tile) for i, tile in enumerate(SET) if mask >> i & 1])


def facts(match, seat, of):
    """What `seat` knows that the seat `of` lacks: a list of (tiles that aren't seen, most of them)."""
    unseen = infer(match.view(seat))
    hidden = sum([1 << i for i in unseen.tiles])
    return [(names(mask & hidden), most) for mask, most in unseen.lacks[of]]


def test_what_is_unseen_is_neither_in_the_hand_nor_on_the_line(begin, play):
    match = begin("all_fives", "6-6 6-5 5-5 5-4 4-4 4-3 3-3", "6-0 0-0 1-0 1-1 2-0 2-1 2-2")
    play(match, "6-6, 6-0 left")
    assert names(sum([1 << i for i in infer(match.view(0)).tiles])) == (
        "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 4-0 4-1 4-2 5-0 5-1 5-2 5-3 6-1 6-2 6-3 6-4")


def test_at_first_nothing_is_known(begin, play):
    match = begin("kurnik", "6-6", "5-5", leader=0)
    play(match, "6-6")
    assert facts(match, 1, of=0) == []


DRAWING = ("kurnik", "6-6 6-5 6-4 6-3 5-4 5-3 4-3", "0-0 1-0 1-1 2-0 2-1 2-2 3-3")


def test_who_draws_held_nothing_for_the_open_ends(begin, play):
    match = begin(*DRAWING, boneyard="4-1", leader=0)
    play(match, "6-6, draw")
    assert facts(match, 0, of=1) == [("6-0 6-1 6-2", 1)]  # at most what it has just drawn


def test_what_was_drawn_before_the_last_draw_did_not_fit_either(begin, play):
    match = begin(*DRAWING, boneyard="4-1 4-2", leader=0)
    play(match, "6-6, draw*2")
    assert facts(match, 0, of=1) == [("6-0 6-1 6-2", 1)]


def test_the_drawn_tile_that_fits_has_left_the_hand(begin, play):
    match = begin(*DRAWING, boneyard="4-1 6-2", leader=0)
    play(match, "6-6, draw*2, 6-2 left")
    assert facts(match, 0, of=1) == [("6-0 6-1", 0)]


def test_what_is_drawn_later_may_fit(begin, play):
    match = begin("kurnik", "6-6 6-5 6-4 6-3 5-4 5-3 5-2", "0-0 2-0 2-2 3-0 3-2 3-3 4-0",
                  boneyard="4-2 6-1 4-3", leader=0)
    play(match, "6-6, draw*2, 6-1 left, 6-5 right, draw")
    # Nothing for 6 or 1, nor for 5 when it drew; only what it has drawn last isn't known.
    assert facts(match, 0, of=1) == [("1-0 1-1 2-1 3-1 4-1 5-0 5-1 5-5 6-0 6-2", 1)]


def test_a_tile_played_that_was_lacked_before_has_been_drawn_since(begin, play):
    match = begin("bergen", "0-0 1-0 2-1 3-2 4-3 5-4", "6-6 6-5 6-4 6-3 5-5 4-4", boneyard="2-0 3-1")
    play(match, "0-0, draw")
    assert facts(match, 0, of=1)[0][1] == 1
    play(match, "2-0 left, 2-1 left")
    # The tile that was drawn has been played.
    assert facts(match, 0, of=1)[-1] == ("3-0 4-0 5-0 6-0", 0)


def test_bergen_who_passes_after_drawing_lacks_what_it_drew_too(begin, play):
    match = begin("bergen", "0-0 1-0 2-1 3-2 4-3 5-4", "6-6 6-5 6-4 6-3 5-5 4-4", boneyard="5-3")
    play(match, "0-0, draw, pass")
    assert facts(match, 0, of=1) == [("2-0 3-0 4-0 5-0 6-0", 0)]


def test_who_passes_held_nothing_and_has_drawn_nothing_since(begin, play):
    match = begin("kozel", "1-1 6-1 6-2", "0-0 2-0 2-2 3-0 3-2 3-3 4-0", "5-1 4-1", "6-6 6-5")
    play(match, "1-1, pass")
    assert facts(match, 2, of=1)[-1][1] == 0
    assert "6-1" in facts(match, 2, of=1)[-1][0]
    assert "6-2" not in facts(match, 2, of=1)[-1][0]


def test_several_ends_are_lacked_at_once(begin, play):
    match = begin("kozel", "1-1 6-1 2-0 3-0 4-0 6-2 6-3", "5-1", "4-4 4-3 4-2 3-3 3-2 2-2 0-0", "6-0")
    play(match, "1-1, 5-1 left, pass")
    assert facts(match, 0, of=2) == [("1-0 2-1 3-1 4-1 5-0 5-2 5-3 5-4 5-5 6-5", 0)]


OPENINGS = [
    ("draw", ("5-5 1-0", "4-4 2-0"), "6-6", 0),
    ("kozel", ("2-2 1-0", "3-3 2-0"), "1-1", 0),
    ("bergen", ("1-1 1-0", "3-3 2-0"), "0-0", 0),
]


@pytest.mark.parametrize("game, hands, missing, leader", OPENINGS)
def test_no_hand_held_a_tile_that_would_have_led(begin, play, game, hands, missing, leader):
    match = begin(game, *hands, boneyard=missing)
    play(match, hands[0].split()[0])
    assert facts(match, 0, of=1) == [(missing, 0)]
    assert facts(match, 1, of=0) == [(missing, 0)]


def test_a_free_lead_tells_nothing(begin, play):
    match = begin("kurnik", "5-5 1-0", "4-4 2-0", boneyard="6-6", leader=0)
    play(match, "5-5")
    assert facts(match, 0, of=1) == []


@pytest.mark.parametrize("game, options, known", [
    ("kozel", {}, []), ("all_fives", {}, []), ("all_fives", {"lead": "highest"}, [("6-6", 0)])])
def test_the_lead_of_a_later_round_tells_only_what_it_is_forced_by(game, options, known):
    match = games.load(game)(2, options)
    match.rounds = 1
    rest = [tile for tile in SET if tile not in ((5, 5), (6, 6))]
    match.start_round([[(5, 5)] + rest[:6], rest[6:13]], [(6, 6)] + rest[13:])
    match.play(((5, 5), 4))
    assert facts(match, 0, of=1) == known


def test_the_better_leading_tile_may_have_been_drawn_since(begin, play):
    match = begin("draw", "5-5 5-4 5-3 5-2 4-3 4-2 3-2", "4-4 3-3 2-2 1-1 0-0 1-0 2-0", boneyard="6-6")
    play(match, "5-5, draw")
    assert ("5-0 5-1 6-5 6-6", 1) in facts(match, 0, of=1)


def test_blitz_who_does_not_go_on_holds_nothing_that_fits(begin, play):
    match = begin("blitz", "0-0 1-0 6-5 6-4 6-3 6-2 5-5", "2-0 2-2", "3-3", "4-4")
    play(match, "0-0, 1-0 left")
    assert match.turn == 1
    # 0 and 1 are at the ends; 0-0 led, which outranks every other.
    assert facts(match, 1, of=0)[-1][1] == 0
    assert "6-1" in facts(match, 1, of=0)[-1][0] and "4-3" not in facts(match, 1, of=0)[-1][0]


def test_blitz_who_stops_may_hold_what_fits(begin, play):
    match = begin("blitz", "0-0 1-0 1-1 6-4 6-3 6-2 5-5", "2-0 2-2", "3-3", "4-4")
    play(match, "0-0, 1-0 left, done")
    assert facts(match, 1, of=0) == []


def test_bits_can_stand_in_any_order():
    match = games.load("draw")(2)
    match.deal(1)
    shifts = bytes(reversed(range(28)))
    unseen = infer(match.view(match.turn), shifts)
    deal(unseen, Rng(1))
    assert unseen.suits[6] == 0b1111111
    assert unseen.hands[match.turn] == sum([1 << shifts[tiles.index(tile)] for tile in match.hands[match.turn]])


TABLES = [("all_fives", 2, {}), ("kurnik", 2, {"ends": 4}), ("draw", 2, {}), ("draw", 4, {"set": 12}),
          ("kozel", 3, {}), ("kozel", 4, {}), ("bergen", 4, {}), ("blitz", 5, {}), ("blitz", 8, {})]


@pytest.mark.parametrize("game, seats, options", TABLES)
def test_deals_agree_with_all_that_is_known(game, seats, options):
    made = agreed = 0
    for seed in range(4):
        match = games.load(game)(seats, options)
        match.deal(seed)
        while match.moves:
            view = match.view(match.turn)
            unseen = infer(view)
            check_truth(match, unseen)
            rng = Rng(seed)
            for _ in range(3):
                deal(unseen, rng)
                check_deal(view, unseen)
                made += 1
                agreed += agrees(unseen, unseen.hands, view.seat)
            match.play(list(players.load("greedy").think(view))[-1])
    assert agreed > 0.99 * made


def check_truth(match, unseen):
    """What is so agrees with what is inferred."""
    assert agrees(unseen, list(map(tiles.mask, match.hands)), match.turn)


def check_deal(view, unseen):
    """Everybody has as many tiles as it should, and each tile is there once."""
    line = tiles.mask([tile for tile, arm in view.line.tiles])
    boneyard = [1 << unseen.shifts[i] for i in unseen.tiles[unseen.held:]]
    assert sum(unseen.hands) + sum(boneyard) + line == (1 << len(view.tiles)) - 1
    assert tuple([hand.bit_count() for hand in unseen.hands]) == view.counts
    assert len(boneyard) == view.boneyard


def agrees(unseen, hands, own):
    return all((hand & mask).bit_count() <= most
               for seat, hand in enumerate(hands) if seat != own for mask, most in unseen.lacks[seat])


def agreeing(unseen, view, left=None, seat=0):
    """Every deal of the unseen tiles that agrees, as a tuple of masks of the hands."""
    left = unseen.tiles if left is None else left
    if seat == len(view.counts):
        yield ()
        return
    count = 0 if seat == view.seat else view.counts[seat]
    for held in itertools.combinations(left, count):
        mask = sum([1 << i for i in held])
        if all((mask & lacked).bit_count() <= most for lacked, most in unseen.lacks[seat] if seat != view.seat):
            for others in agreeing(unseen, view, [i for i in left if i not in held], seat + 1):
                yield (mask,) + others


LATE = [
    # Seat 1 lacks 6, seat 2 lacks 4 and 5 but may have drawn one; both want 3-3, 2-2 and 1-1.
    ([1, 3, 2], {1: [[tiles.mask([(6, 6), (6, 5)]), 0]], 2: [[tiles.mask([(5, 4), (4, 4)]), 1]]}, 2,
     "6-6 6-5 5-4 4-4 3-3 2-2 1-1"),
    # Nobody but seat 3 can hold 6-6.
    ([2, 2, 2, 2], {1: [[tiles.mask([(6, 6), (6, 5)]), 0]], 2: [[tiles.mask([(6, 6)]), 0]]}, 0,
     "6-6 6-5 5-5 4-4 3-3 2-2"),
    # Two facts about one seat, the narrower one the later.
    ([1, 3], {1: [[tiles.mask([(6, 6), (6, 5), (5, 5)]), 1], [tiles.mask([(6, 6)]), 0]]}, 3,
     "6-6 6-5 5-5 4-4 3-3 2-2"),
]


@pytest.mark.parametrize("counts, lacks, boneyard, hidden", LATE)
def test_every_agreeing_deal_is_about_equally_likely(midway, counts, lacks, boneyard, hidden):
    hidden = hidden.split()
    hands = []
    for count in counts[1:]:
        hands.append(" ".join([hidden.pop() for _ in range(count)]))
    line = "2-0, 2-1 left, 1-0 left, 3-0 left, 4-3 left"  # no matter which
    match = midway("draw", line, "6-0", *hands, boneyard=" ".join(hidden))
    view = match.view(0)
    shown = {tile for tile, arm in match.line.tiles} | {(6, 0)}
    view.tiles = SET
    unseen = prepared(Known(view, lacks, shown | set(SET) - held(match)))
    deals = dict.fromkeys(agreeing(unseen, view), 0)
    assert len(deals) > 1
    times = 300 * len(deals)
    rng = Rng(1)
    for _ in range(times):
        deal(unseen, rng)
        deals[tuple([0 if seat == 0 else hand for seat, hand in enumerate(unseen.hands)])] += 1
    assert 200 < min(deals.values()) and max(deals.values()) < 400


def held(match):
    return set(sum(match.hands[1:], match.boneyard))


class Known(Deals):
    """Where something is known as if it had been inferred, and some tiles have gone."""

    def __init__(self, view, lacks, gone, doubts=None):
        self.known = lacks
        self.gone = gone
        super().__init__(view, None, doubts)

    def _find_lacks(self, view):
        self.lacks = [self.known.get(seat, []) for seat in range(len(view.counts))]
        yield None

    def _lay_out(self, view):
        self.tiles = [i for i in self.tiles if SET[i] not in self.gone]
        yield from super()._lay_out(view)


def test_nothing_can_be_dealt_that_agrees_and_yet_a_deal_is_made(midway):
    match = midway("draw", "2-0", "6-0", "6-6 6-5", boneyard="5-5")
    known = {1: [[tiles.mask([(6, 6), (6, 5)]), 0]]}
    unseen = prepared(Known(match.view(0), known, set(SET) - held(match)))
    deal(unseen, Rng(1))
    assert unseen.hands[1].bit_count() == 2
    assert (unseen.hands[1] & tiles.mask([(6, 6), (6, 5)])).bit_count() == 1  # as little as possible disagrees


def test_it_takes_as_much_memory_after_many_deals_as_after_one():
    match = games.load("draw")(4)
    match.deal(1)
    unseen = infer(match.view(match.turn))
    rng = Rng(1)
    before = (unseen.hands, unseen.tiles)
    sizes = list(map(len, before))
    for _ in range(10):
        deal(unseen, rng)
    assert all(one is other for one, other in zip(before, (unseen.hands, unseen.tiles)))
    assert list(map(len, before)) == sizes


@pytest.mark.parametrize("doubt, times", [(0, 1024), (1, 716), (2, 512), (3, 358), (4, 256), (8, 64), (40, 0)])
def test_two_half_bits_of_doubt_halve_what_is_likely(doubt, times):
    assert likelihood(doubt) == times


def deals_of(match, known, doubts, times=6000):
    """How often seat 1 is dealt each tile, of so many deals, by name."""
    doubt = [doubts.get(tiles.name(tile), 0) for tile in SET]
    unseen = prepared(Known(match.view(0), known, set(SET) - held(match), doubt))
    rng = Rng(1)
    often = {}
    for _ in range(times):
        deal(unseen, rng)
        for name in names(unseen.hands[1]).split():
            often[name] = often.get(name, 0) + 1
    return often


# Seat 1 holds one tile of four, or two of four.
@pytest.mark.parametrize("doubts, shares", [
    ({}, {"6-6": 1, "5-5": 1, "4-4": 1, "3-3": 1}),
    ({"6-6": 4}, {"6-6": 1 / 4, "5-5": 1, "4-4": 1, "3-3": 1}),
    ({"6-6": 2, "5-5": 4}, {"6-6": 1 / 2, "5-5": 1 / 4, "4-4": 1, "3-3": 1}),
    ({"6-6": 1, "5-5": 6, "4-4": 3}, {"6-6": 0.7, "5-5": 1 / 8, "4-4": 0.35, "3-3": 1}),
])
def test_a_doubted_tile_is_held_as_rarely_as_its_likelihood_says(midway, doubts, shares):
    match = midway("draw", "2-0", "6-0", "6-6", boneyard="5-5 4-4 3-3")
    often = deals_of(match, {}, doubts)
    whole = sum(shares.values())
    for name, share in shares.items():
        assert abs(often[name] - 6000 * share / whole) < 150


def test_each_hand_is_as_likely_as_the_doubts_of_its_tiles_together(midway):
    # The six hands of two: with 6-6 and 5-5 1/16, with one of them 1/4 four times, with neither 1.
    match = midway("draw", "2-0", "6-0", "6-6 5-5", boneyard="4-4 3-3")
    often = deals_of(match, {}, {"6-6": 4, "5-5": 4})
    whole = 1 / 16 + 4 / 4 + 1
    for name, share in (("6-6", 1 / 16 + 2 / 4), ("3-3", 2 / 4 + 1)):
        assert abs(often[name] - 6000 * share / whole) < 150


def test_what_is_doubted_is_held_where_nothing_else_can_be(midway):
    match = midway("draw", "2-0", "6-0", "6-6", boneyard="5-5 4-4")
    known = {1: [[tiles.mask([(5, 5), (4, 4)]), 0]]}
    assert deals_of(match, known, {"6-6": 6}, times=200)["6-6"] > 195
