# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow, played with the buttons: docs/rules.md, section 7b."""
import random
import sys

import pytest

from drawings import ARROW_DOWN, ARROW_UP, BACK, COIN
from engine import games, tiles
from engine.chinese_moves import SPLIT
from engine.games.pai_gow import house_way
from handheld import memory
from storage.match import pack
from storage.memory import Memory

SLOW = pytest.mark.slow("a match takes 1 s, and one proves it")

FRAME_BUDGET = 3000  # px
DEALT = 1.7  # s, until the split can have been seen
SEEN = 0.5  # s, until what there is to choose can have been
WATCHED = 4.5  # s from the play to the end of the comparison
MINE = "6-6 6-3 5-2 4-2"  # Wong and 3; 9 and 5; 8 and 6
THEIRS = "1-1 5-3 6-1 4-3"  # which the house way splits in 9 and 5

BAR, MIDDLE, STATUS, KEYS = (0, 10), (10, 94), (94, 109), (109, 128)


def names(pairs):
    return [" ".join(sorted(map(tiles.name, pair))) for pair in pairs]


def mine(person):
    """The tiles of the two hands that are shown as one's own."""
    return names(hand.tiles for hand in person.scene.table.mine)


def said(person):
    return " ".join(person.read(*STATUS))


def verdicts(person, middle=70):
    """What stands between the hands: of the high ones, and of the low ones from the middle on."""
    seen = [(text, left >= middle) for text, (left, top, _, bottom) in person.texts if 38 <= top and bottom <= 56]
    return [" ".join(text for text, right in seen if right == column) for column in (False, True)]


def face_down(person):
    """How many tiles lie face down on the table."""
    sheet = person.app.art.chinese[13]
    return sum(grid.bitmap is sheet and grid[0] == 2 * 7 and grid.y < 128
               for grid in person.scene.table.page if hasattr(grid, "bitmap"))


@pytest.fixture
def new_table(person):
    """new_table(scores=(100, 100), person=person): a Person who is asked for the stake of the first round."""
    def make(scores=(100, 100), person=person):
        match = games.load("pai_gow")()
        match.scores = list(scores)
        match.stake = min(match.stake, match.stakes()[-1])
        person.sit_down(match)
        person.wait(SEEN)
        return person

    return make


@pytest.fixture
def table(person, begin):
    """table("6-6 6-3 5-2 4-2", "1-1 5-3 6-1 4-3", stake=25): a Person who holds these against the banker's."""
    def make(hand=MINE, bankers=THEIRS, stake=10, person=person, **options):
        match = begin("pai_gow", hand, bankers, stake=stake, **options)
        person.sit_down(match)
        person.wait(SEEN)
        return person

    return make


# The stake and the deal.

def test_a_new_match_outlives_a_reset_while_one_is_asked_for_the_stake(new_table):
    person = new_table()
    assert Memory(memory.sleep_memory()).load()["match"] == pack(person.app)


def test_the_bar_shows_both_scores_and_the_stake(new_table):
    person = new_table((120, 80))
    assert person.read(*BAR) == ["You 120", "10", "Banker 80"]
    assert len(person.icons(COIN)) == 1


def test_the_stake_is_chosen_before_the_deal(new_table):
    person = new_table()
    assert said(person) == "Choose your stake"
    assert person.read(79, 92) == ["5", "10", "25"]
    stakes = []
    for button in ("RIGHT", "RIGHT", "RIGHT", "LEFT"):
        person.press(button)
        stakes.append(person.app.match.stake)
        assert person.read(*BAR)[1] == str(stakes[-1])
    assert stakes == [25, 5, 10, 5]
    assert not person.app.match.moves
    person.press("A")
    assert person.app.match.moves and person.app.match.stake == 5


def test_a_stake_that_one_of_the_two_cannot_pay_is_in_brackets_and_skipped(new_table):
    person = new_table((185, 15))
    assert person.read(79, 92) == ["5", "10", "(25)"]
    person.press("RIGHT")
    assert person.app.match.stake == 5


def test_the_only_stake_that_can_be_paid_stays_chosen(new_table):
    person = new_table((5, 195))
    assert person.read(79, 92) == ["5", "(10)", "(25)"]
    assert person.app.match.stake == 5
    person.press("RIGHT", "LEFT")
    assert person.app.match.stake == 5


def test_who_has_never_played_is_told_what_to_do(new_table):
    person = new_table()
    assert "You get four tiles: make two" in person.read(*MIDDLE)
    assert person.read(*KEYS)[:2] == ["stake", "↑: ranking"] and "deal" in person.read(*KEYS)
    person.press("A")
    person.wait(DEALT)
    assert said(person) == "Make two hands"
    assert "Both must beat the banker's." in person.read(*MIDDLE)
    assert set(person.read(*KEYS)) == {"split 1/3", "play", "SELECT: hint", "↑: ranking"}


def test_the_tiles_come_from_a_woodpile_of_8_by_4(new_table):
    person = new_table()
    pile = person.scene.table.pile
    assert [pile[x, y] for x in range(8) for y in range(4)] == [BACK] * 32 and pile.y < 128
    person.badge.press("A")
    person.wait(0.3)
    assert [pile[x, y] for x in range(8) for y in range(4)].count(BACK) == 24
    person.wait(0.6)
    assert pile.y >= 128


def test_the_deal_takes_no_longer_than_four_tenths_of_a_second_and_is_cut_short_by_a_press(new_table):
    def dealing(*presses):
        for button in presses:
            person.badge.press(button)
        person.step()
        frames = 0
        while said(person) != "Make two hands":
            person.step()
            frames += person.doing == "animate"
        return frames * 0.033

    person = new_table()
    whole = dealing("A")
    assert 0.3 < whole <= 0.4
    person.wait(SEEN)
    person.press("A")
    person.wait(WATCHED)
    person.press("A")
    person.wait(SEEN)
    assert dealing("A", "LEFT") < 0.2
    person.wait(0.2)
    assert "split 3/3" in person.read(*KEYS)  # the press isn't lost


def test_an_a_from_before_the_split_can_have_been_seen_plays_none(new_table):
    person = new_table()
    person.badge.press("A")
    while said(person) != "Make two hands":
        person.step()
    person.press("A", "A")
    person.wait_until_still()
    assert person.app.match.moves
    person.wait(SEEN)
    person.press("A")
    person.wait(WATCHED)
    assert not person.app.match.moves


@pytest.mark.parametrize("scores, stake, told", [
    ((185, 15), 10, ""), ((190, 10), 10, "Match point: you!"), ((195, 5), 5, "Match point: you!"),
    ((25, 175), 25, "Match point: Banker!"), ((25, 175), 10, ""), ((100, 100), 25, ""),
])
def test_a_stake_that_is_all_that_one_of_the_two_has_left_is_told_with_the_deal(new_table, scores, stake, told):
    person = new_table(scores)
    person.app.match.bet(stake)
    person.badge.press("A")
    seen = ""
    while said(person) != "Make two hands":
        person.step()
        if not seen and "Match" in said(person):
            seen = said(person)
            assert face_down(person) == 8, "before it a tile was turned over"
    assert seen == told
    assert [name for _, name in person.badge.outputs.sounds].count("match_point") == bool(told)
    assert "tables.pai_gow.match_point" not in sys.modules


def test_what_is_told_of_the_stake_can_be_read_and_a_press_cuts_it_short_but_plays_nothing(new_table):
    person = new_table((190, 10))
    person.badge.press("A")
    person.wait(1.2)
    assert said(person) == "Match point: you!"
    person.press("A")
    person.wait(0.3)
    assert face_down(person) < 8
    person.wait(0.7)
    assert said(person) == "Make two hands" and person.app.match.moves


# The split.

def test_each_split_is_tried_with_left_and_right_and_named(table):
    person = table()
    seen = []
    for _ in range(3):
        seen.append((mine(person), person.read(66, 92)))
        person.press("RIGHT")
    assert seen == [
        (["6-3 6-6", "4-2 5-2"], ["Wong", "12+9", "3", "7+6=13"]),
        (["5-2 6-6", "4-2 6-3"], ["9", "12+7=19", "5", "9+6=15"]),
        (["4-2 6-6", "5-2 6-3"], ["8", "12+6=18", "6", "9+7=16"]),
    ]
    assert mine(person) == seen[0][0]
    person.press("LEFT")
    assert mine(person) == seen[2][0]


def test_hands_that_rank_alike_are_one_split_and_not_two(table):
    person = table("6-6 6-6 6-3 5-4", THEIRS)  # Wong with Heaven, twice
    assert "split 1/2" in person.read(*KEYS)
    person.press("RIGHT")
    assert person.read(66, 92) == ["Wong", "9+12", "Wong", "12+9"]
    person.press("RIGHT")
    assert mine(person) == ["6-6 6-6", "5-4 6-3"]


@pytest.mark.parametrize("pair, first, second", [
    ("4-2 2-1", "Supreme", "pair"),
    ("6-6 6-6", "Heaven", "pair"), ("1-1 1-1", "Earth", "pair"), ("4-4 4-4", "Man", "pair"),
    ("3-1 3-1", "Harmony", "pair"), ("5-5 5-5", "Pair of", "5-5"), ("5-1 5-1", "Pair of", "5-1"),
    ("6-3 5-4", "Pair of", "nines"), ("6-2 5-3", "Pair of", "eights"),
    ("5-2 4-3", "Pair of", "sevens"), ("4-1 3-2", "Pair of", "fives"),
    ("6-6 6-3", "Wong", "12+9"), ("1-1 5-4", "Wong", "2+9"),
    ("6-6 4-4", "Gong", "12+8"), ("1-1 6-2", "Gong", "2+8"),
    ("6-6 6-1", "9", "12+7=19"), ("5-5 6-4", "0", "10+10=20"),
    ("4-2 3-2", "8", "3+5=8"), ("4-2 6-4", "6", "6+10=16"), ("2-1 3-3", "9", "3+6=9"), ("6-5 2-1", "7", "11+6=17"),
])
def test_what_two_tiles_make_is_named(table, pair, first, second):
    person = table()
    person.scene.table.mine[1].clear()
    hand = person.scene.table.mine[0]
    hand.lay([tiles.parse(name) for name in pair.split()])
    hand.show_name()
    person.step()
    assert person.read(66, 92) == [first, second]


def test_a_tile_that_stays_in_its_hand_stays_where_it_is(table):
    person = table()  # Heaven is in the high hand of all splits
    for _ in range(3):
        assert person.scene.table.mine[0].tiles[0] == (6, 6)
        person.press("RIGHT")


def test_select_shows_the_split_of_the_hint_and_says_why(table, hint):
    person = table()
    high, low = house_way(person.app.match.hands[0])
    hint((high + low, SPLIT), "low")
    person.press("SELECT")
    person.wait(0.2)
    assert mine(person) == names((high, low)) == ["5-2 6-6", "4-2 6-3"]
    assert said(person) == "Best low hand"
    person.press("LEFT")
    assert said(person) == "Make two hands"


def test_a_plays_the_split_that_is_shown(table):
    person = table()
    person.press("RIGHT", "RIGHT", "A")
    person.wait(WATCHED)
    (played, _), = person.app.match.played
    assert names([played[:2], played[2:]]) == ["4-2 6-6", "5-2 6-3"]


# The comparison.

def test_the_bankers_tiles_lie_face_down_until_one_has_split_ones_own(table):
    person = table()
    assert face_down(person) == 4
    assert person.read(11, 37) == ["Banker", "Banker"]
    person.press("RIGHT", "SELECT", "LEFT")
    assert face_down(person) == 4
    person.press("A")
    person.wait(0.4)
    assert face_down(person) == 2
    assert said(person) == "The banker's hands"
    assert person.read(11, 37) == ["9", "7+2=9", "Banker"]
    assert verdicts(person) == ["", ""]
    person.wait(2)
    assert face_down(person) == 0
    assert person.read(11, 37) == ["9", "7+2=9", "5", "8+7=15"]
    assert verdicts(person)[0] and not verdicts(person)[1]


@pytest.mark.parametrize("hand, bankers, turns, arrows, told", [
    # One's own Wong against 9, and 3 against 5.
    (MINE, THEIRS, 0, (ARROW_DOWN, ARROW_UP), ["Yours ranks higher", "Banker's ranks higher"]),
    # 9 against 9 with Heaven against Earth; 5 against 5 with the nine against the civil 6-1.
    (MINE, THEIRS, 1, (ARROW_DOWN, ARROW_UP), ["Yours 6-6 > 1-1", "Banker's 6-1 > 6-3"]),
    # 9 against 9, both with Heaven.
    ("6-6 3-1 5-2 4-2", "6-6 3-3 6-1 3-2", 1, (ARROW_UP, ARROW_DOWN),
     ["Banker's when level", "Yours ranks higher"]),
    # 7 against 7; 0 against 0, though one's own Harmony is higher than 5-5.
    ("6-4 3-1 5-2 3-3", "6-5 4-2 6-4 5-5", 1, (ARROW_UP, ARROW_UP),
     ["Banker's 6-5 > 6-4", "Banker's both are 0"]),
])
def test_each_comparison_is_told_with_its_reason(table, hand, bankers, turns, arrows, told):
    person = table(hand, bankers)
    person.press(*["RIGHT"] * turns)
    person.press("A")
    person.wait(WATCHED)
    assert verdicts(person) == told
    seen = sorted((box[0], arrow) for arrow in (ARROW_UP, ARROW_DOWN) for box in person.icons(arrow))
    assert [arrow for left, arrow in seen] == list(arrows)


@pytest.mark.parametrize("hand, bankers", [
    (MINE, THEIRS), ("6-6 3-1 5-2 4-2", "6-6 3-3 6-1 3-2"), ("6-4 3-1 5-2 3-3", "6-5 4-2 6-4 5-5"),
    ("6-6 6-4 5-5 6-5", "4-4 5-5 6-4 6-1")])
def test_on_a_narrow_screen_nothing_of_a_comparison_is_cut_or_touches_another(table, new_person, hand, bankers):
    person = table(hand, bankers, person=new_person(seed=1, size=(128, 128)))
    for _ in range(4):  # to the second split again
        person.press("RIGHT")
        assert_two_columns(person, 66)
    person.press("A")
    person.wait(WATCHED)
    assert all(map(str.strip, verdicts(person, 64)))
    assert_two_columns(person, 11)


def assert_two_columns(person, below):
    """What is said of the high hands ends 2 px before the low ones begin, and that at the edge of the screen."""
    for text, (left, top, right, bottom) in person.texts:
        if below <= top and bottom <= 94 and left < 126:
            assert right <= (62 if left < 60 else 128), text


def test_on_a_narrow_screen_a_sum_without_room_for_its_total_leaves_that_to_the_digit_above(table, new_person):
    person = table("5-5 6-6 6-4 6-2", person=new_person(seed=1, size=(128, 128)))
    hand = person.scene.table.mine[0]
    for pair, words in ((((5, 5), (6, 6)), ["2", "10+12"]), (((5, 5), (6, 1)), ["7", "10+7=17"])):
        hand.lay(pair)
        hand.show_name()
        person.step()
        assert [text for text, box in person.texts if 66 <= box[1] < 90 and box[0] < 60] == words


BEST, NINES = "6-6 6-6 4-2 2-1", "5-5 5-5 6-3 5-4"


@pytest.mark.parametrize("hand, bankers, sentence, scores", [
    (BEST, NINES, "You win 25", ["You 125", "Banker 75"]),
    (NINES, BEST, "You lose 25", ["You 75", "Banker 125"]),
    (MINE, THEIRS, "Nothing changes hands", ["You 100", "Banker 100"]),
])
def test_who_wins_the_stake_is_told_and_paid(table, hand, bankers, sentence, scores):
    person = table(hand, bankers, stake=25)
    person.press("A")
    person.wait(WATCHED)
    assert said(person) == sentence
    assert person.read(*BAR) == [scores[0], "25", scores[1]]
    assert "next" in person.read(*KEYS)


@pytest.mark.parametrize("hand, bankers, side", [(BEST, NINES, 0), (NINES, BEST, 1)])
def test_the_points_fly_to_who_has_won_them(table, hand, bankers, side):
    person = table(hand, bankers, stake=25)
    person.press("A")
    grid, places = person.scene.table.points.grid, []
    for _ in range(150):
        person.step()
        if any(layer is grid for layer in person.scene.table.page):
            places.append((grid.x, grid.y))
    assert 8 < len(places) <= 14  # frames
    assert places[0][1] > 60 and places[-1][1] == 0
    assert places[-1][0] < 60 if side == 0 else places[-1][0] > 100


def test_an_a_cuts_one_look_short_and_does_not_skip_the_result(table):
    person = table(BEST, NINES)
    person.press("A")
    seen = []
    for _ in range(2):
        person.wait(0.3)
        seen.append(verdicts(person))
        person.press("A")
    person.wait(0.2)
    seen.append(verdicts(person))
    assert [[bool(text) for text in pair] for pair in seen] == [[False, False], [True, False], [True, True]]
    assert said(person) == "You win 10"
    person.press("A")  # which cuts the points short
    person.wait(0.5)
    assert said(person) == "You win 10"
    person.press("A")
    person.wait(0.2)
    assert said(person) == "Choose your stake"


def test_a_goes_on_to_the_next_stake_on_a_clear_table(table):
    person = table(BEST, NINES, stake=25)
    person.press("A")
    person.wait(WATCHED)
    person.press("A")
    person.wait(0.3)
    assert person.read(*BAR) == ["You 125", "25", "Banker 75"]
    assert set(person.read(*MIDDLE)) == {*person.scene.table.words.RULES, "5", "10", "25"}
    assert face_down(person) == 0


# The ways out.

@pytest.mark.parametrize("presses", [(), ("A", "DOWN", "DOWN")])
@pytest.mark.painted
def test_up_shows_the_ranking_and_any_button_leads_back(new_table, presses):
    person = new_table()
    person.press(*presses)
    person.wait(DEALT)
    picture = person.badge.frame()
    person.press("UP")
    assert person.scene_name == "tables.pai_gow.ranking"
    assert "Supreme pair" in person.read()
    person.press("B")
    assert person.scene_name == "tables.pai_gow.scene"
    person.wait_until_still()
    assert person.badge.frame().tobytes() == picture.tobytes()


def test_the_ranking_shows_the_civil_tiles_in_their_order(new_table):
    person = new_table()
    person.press("UP")
    sheets = person.app.art.chinese.values()
    grids = [grid for grid in person.scene.page if getattr(grid, "bitmap", None) in sheets]
    halves = ["4-2", "2-1"] + "6-6 1-1 4-4 3-1 5-5 3-3 2-2 6-5 6-4 6-1 5-1".split()
    assert [(grid[0], grid[1]) for grid in grids] == [
        (2 * 8, 2 * 8 + 1) if name == "6-6" else (2 * int(name[0]), 2 * int(name[2]) + 1) for name in halves]
    assert all(grid.transpose_xy for grid in grids), "all of them standing"


@pytest.mark.painted
def test_pause_goes_on_where_it_was(table):
    person = table()
    person.press("RIGHT")
    picture = person.badge.frame()
    person.press("START")
    assert person.scene_name == "scenes.pause"
    person.press("B")
    person.wait_until_still()
    assert person.badge.frame().tobytes() == picture.tobytes()


@pytest.mark.parametrize("wait", [0, 0.5, 1.5, WATCHED])
def test_a_press_of_start_in_the_comparison_leads_to_the_pause(table, wait):
    person = table()
    person.press("A")
    person.wait(wait)
    person.press("START")
    person.wait(0.5)
    assert person.scene_name == "scenes.pause"
    assert person.app.match.ended


def test_a_match_that_was_left_can_be_gone_on_with_from_the_title(table):
    person = table(stake=25)
    hands = person.app.match.hands
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    assert not person.app.art.chinese
    person.press("A")
    person.wait(0.3)
    assert person.app.match.hands is hands
    assert person.read(*BAR) == ["You 100", "25", "Banker 100"]
    assert mine(person) == ["6-3 6-6", "4-2 5-2"] and face_down(person) == 4


def test_a_match_that_was_left_over_shows_its_result_when_gone_on_with(table):
    person = table(BEST, NINES, stake=25, scores=(175, 25))
    person.press("A")
    person.wait(WATCHED)
    person.press("START", "UP", "A", "A")
    person.wait(0.3)
    assert person.scene_name == "scenes.result"


def test_the_match_ends_when_one_has_nothing_left(table):
    person = table(NINES, BEST, stake=25, scores=(25, 175))
    person.press("A")
    person.wait(WATCHED)
    assert person.read(*BAR) == ["You 0", "25", "Banker 200"]
    assert "result" in person.read(*KEYS)
    person.press("A")
    person.wait(1)
    assert person.scene_name == "scenes.result"
    assert "Banker wins" in person.read()
    person.press("A")  # a rematch
    person.wait(0.3)
    assert person.scene_name == "tables.pai_gow.scene"
    assert person.read(*BAR) == ["You 100", "10", "Banker 100"]


def assert_legible(person):
    """All texts lie on the screen, and none over another, but for the points that fly over them."""
    width, height = person.display.width, person.display.height
    boxes = [box for text, box in person.texts if not text.startswith("+") and box[1] < height]
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= width and bottom <= height
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top, (person.texts)


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=SLOW)])
def test_a_match_is_played_by_buttons_to_its_result(new_person, new_table, seed):
    person = new_table(person=new_person(seed=seed))
    chance = random.Random(seed)
    screens, layers = set(), set()
    for _ in range(4000):
        if person.scene_name == "scenes.result":
            break
        person.press(chance.choice(["A", "A", "A", "LEFT", "RIGHT", "SELECT", "UP", "DOWN", "B"]))
        screens.add(person.scene_name)
        assert_legible(person)
        if said(person) == "Choose your stake" and not person.app.match.moves:
            layers.add(len(person.scene.table.page))
    assert person.scene_name == "scenes.result"
    assert sorted(person.app.match.scores) == [0, 200]
    assert "tables.pai_gow.ranking" in screens
    assert len(layers) == 1  # nothing is left of a round


@pytest.mark.parametrize("width, height", [(240, 240), (240, 135), (320, 240)])
def test_a_larger_screen_shows_all_of_it(new_person, new_table, width, height):
    person = new_table(person=new_person(seed=1, size=(width, height)))
    for button in ("A", "SELECT", "A", "UP", "B"):
        person.press(button)
        person.wait(1)
        assert_legible(person)
    assert person.scene_name == "tables.pai_gow.scene"


# What is repainted.

def test_no_frame_of_an_animation_or_of_a_split_repaints_too_much(new_table):
    person = new_table()
    chance = random.Random(1)
    animated, splits, others = [], [], []
    whole = person.display.full_repaints
    for frame in range(3000):
        if frame % 4 == 0:
            person.badge.press(chance.choice(["A", "LEFT", "RIGHT"]))
        splitting = said(person) == "Make two hands"
        person.step()
        if person.scene_name != "tables.pai_gow.scene":
            break
        if person.doing == "animate":
            animated.append(person.display.last_pixels)
        elif splitting and said(person) == "Make two hands":
            splits.append(person.display.last_pixels)
        elif person.display.full_repaints == whole:
            others.append(person.display.last_pixels)
        whole = person.display.full_repaints
    assert len(animated) > 30 and max(animated) <= FRAME_BUDGET
    assert len(splits) > 30 and max(splits) <= FRAME_BUDGET
    assert max(others) <= FRAME_BUDGET


def test_choosing_a_stake_repaints_little(new_table):
    person = new_table()
    for _ in range(4):
        before = person.display.pixels
        person.press("RIGHT")
        assert 0 < person.display.pixels - before <= 1500


def test_nothing_is_repainted_or_refreshed_while_nothing_happens(table):
    person = table()
    before = person.display.refreshes, person.display.pixels
    person.wait(2)
    assert (person.display.refreshes, person.display.pixels) == before


def test_the_whole_screen_is_not_repainted_in_play(new_table):
    person = new_table()
    before = person.display.full_repaints
    for _ in range(3):
        person.press("A")
        person.wait(DEALT)
        person.press("RIGHT", "SELECT", "A")
        person.wait(WATCHED)
        person.press("A")
        person.wait(SEEN)
    assert person.app.match.rounds == 3
    assert person.display.full_repaints == before
