# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The bar at the top of a line game's table: the tracks to the target."""
import pytest

from drawings import BLUE, FELT, GOLD, INK, RED_LIGHT, SLATE
from tests.contrast import contrast
from tests.tables.test_seats import sit


def tracks(person):
    """For each track its colours on the screen from left to right, a list."""
    return [[panel.pixel_shader[panel[i]] for i in range(panel.width)] for panel in person.scene.table.bar._tracks]


def filled(person):
    """How many px of each track are filled, with the colour of that part and the place of its first px."""
    plain = person.app.art.plain
    for seen in tracks(person):
        colours = set(seen) - {plain[SLATE]}
        assert len(colours) < 2
        part = [i for i, colour in enumerate(seen) if colour != plain[SLATE]]
        assert part == list(range(part[0], part[-1] + 1)) if part else True
        yield len(part), [i for i in range(16 + 1) if plain[i] in colours], part[:1]


def set_scores(person, scores, **gaining):
    person.app.match.scores[:] = scores
    person.scene.table.bar.show_scores(**gaining)


@pytest.mark.parametrize("scores, shares", [
    ((0, 0), (0, 0)), ((1, 99), (0, 37)), ((50, 25), (19, 9)), ((100, 130), (38, 38)), ((-5, 10), (0, 3))])
def test_the_track_under_a_score_is_filled_as_far_as_the_target_is_reached(person, begin, scores, shares):
    person.sit_down(begin("all_fives", "", ""))
    set_scores(person, scores)
    mine, other = filled(person)
    assert [len(seen) for seen in tracks(person)] == [38, 38]
    assert mine == (shares[0], [GOLD][:shares[0]], [0][:shares[0]])
    assert other == (shares[1], [BLUE][:shares[1]], [38 - shares[1]][:shares[1]])  # it begins at the right


def test_the_track_counts_up_with_the_points(person, begin):
    person.sit_down(begin("all_fives", "", ""))
    seen = []
    for less in (50, 25, 0):
        set_scores(person, (100, 0), gaining=0, less=less)
        seen.append(next(filled(person))[0])
    assert seen == [19, 28, 38]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_track_of_penalties_is_neither_gold_nor_blue(person, begin, seats):
    sit(person, begin, "kozel", seats, scores=(50, 101, 101)[:3 if seats == 3 else 2])
    long = len(tracks(person)[0])
    assert [(part, colour) for part, colour, _ in filled(person)] == [
        (long * 50 // 101 if seat % (seats if seats == 3 else 2) == 0 else long, [RED_LIGHT]) for seat in range(seats)]


@pytest.mark.parametrize("theme", ["felt", "contrast"])
def test_a_track_stands_out_from_the_bar_and_the_cloth_and_its_filled_part_from_the_rest(person, theme):
    person.app.art.dress(theme, False)
    plain = person.app.art.plain
    for ground in (INK, FELT):
        assert contrast(plain[SLATE], plain[ground]) >= 1.4
    for colour in (GOLD, BLUE, RED_LIGHT):
        assert contrast(plain[colour], plain[SLATE]) >= 3


def test_no_line_of_whose_turn_it_is_touches_a_track(new_person, begin):
    for game, seats in (("all_fives", 2), ("kozel", 2), ("draw", 3), ("kozel", 4)):
        person = new_person(seed=1)
        sit(person, begin, game, seats)
        bar = person.scene.table.bar
        for seat in range(seats):
            bar.mark.show(seat)
            assert all(abs(panel.y - person.gold_line[1]) > 8 for panel in bar._tracks)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_in_blitz_for_eight_each_count_stands_closer_to_its_own_name_than_to_the_next(person, begin, language):
    person.app.words.speak(language)
    match = sit(person, begin, "blitz", 8)
    match.scores[:] = 0, 25, 91, 7, 100, 33, 45, 5
    bar = person.scene.table.bar
    bar.show_scores()
    for top in (2, 13):
        texts = sorted((left, right, text) for text, (left, y, right, _) in person.texts if y // 11 == top // 11)
        texts = [text for text in texts if text[0] >= 0][:12]
        assert len(texts) == 12
        for i in range(0, 12, 3):
            (_, end, _), (left, right, _), (score, score_end, _) = texts[i:i + 3]
            following = texts[i + 3][0] if i < 9 else 162
            assert left - end <= 3 and score - right >= 2
            assert following - score_end >= 2 and following - right > 8
