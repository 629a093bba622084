# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The bar at the top of a line game's table: the tracks to the target, and the faces of the opponents."""

import pytest

from drawings import BLUE, CALM, GLAD, GOLD, PARTNER, RED_LIGHT, SAD, SLATE
from engine.players import LEVELS
from tables.line.moods import mood as mood_after
from tests.reading import assert_apart
from tests.tables.test_seats import sit
from words import LANGUAGES, names
from words.words import Words


def tracks(person):
    """For each track its colours on the screen from left to right, a list."""
    return [[panel.pixel_shader[panel[i]] for i in range(panel.width)] for panel in person.scene.table.bar.tracks]


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


@pytest.mark.parametrize(
    "scores, shares",
    [((0, 0), (0, 0)), ((1, 99), (0, 41)), ((50, 25), (21, 10)), ((100, 130), (42, 42)), ((-5, 10), (0, 4))],
)
def test_the_track_under_a_score_is_filled_as_far_as_the_target_is_reached(person, begin, scores, shares):
    person.sit_down(begin("all_fives", "", ""))
    set_scores(person, scores)
    mine, other = filled(person)
    assert [len(seen) for seen in tracks(person)] == [42, 42]
    assert mine == (shares[0], [GOLD][: shares[0]], [0][: shares[0]])
    assert other == (shares[1], [BLUE][: shares[1]], [42 - shares[1]][: shares[1]])  # it begins at the right


@pytest.mark.parametrize("seats", [2, 3])
def test_the_track_of_penalties_is_neither_gold_nor_blue(person, begin, seats):
    sit(person, begin, "kozel", seats, scores=(50, 101, 101)[:seats])
    long = len(tracks(person)[0])
    half, whole = (long * 50 // 101, [RED_LIGHT]), (long, [RED_LIGHT])
    expected = [half, whole, whole][:seats]
    assert [(part, colour) for part, colour, _ in filled(person)] == expected


# The moods.

CASES = [
    # (the game, the seat that moves, the line, the hands, the move, the mood before and after it)
    ("It scores 5: 1+4.", "kurnik", 1, "6-4", ("4-2 5-5", "6-1 0-0"), "6-1 left", CALM, GLAD),
    ("It scores nothing.", "kurnik", 1, "6-4", ("4-2 5-5", "6-3 0-0"), "6-3 left", SAD, CALM),
    ("It plays where no play scores.", "draw", 1, "6-4", ("4-2 5-5", "6-1 0-0"), "6-1 left", GLAD, CALM),
    ("It goes out.", "draw", 1, "6-4", ("5-5 2-2", "6-1"), "6-1 left", CALM, GLAD),
    ("It goes out; you get penalties.", "kozel", 1, "6-4", ("5-5 2-2", "6-1"), "6-1 left", CALM, GLAD),
    ("It has to draw.", "draw", 1, "6-4", ("6-5 2-2", "1-0 0-0"), "draw", GLAD, SAD),
    ("It has to pass.", "draw", 1, "6-4", ("6-5 2-2", "1-0 0-0"), "pass", CALM, SAD),
    ("You score 5: 1+4.", "kurnik", 0, "6-4", ("6-1 2-2", "6-3 4-0"), "6-1 left", GLAD, GLAD),
    ("You score 10: 5+5+0.", "kurnik", 0, "5-0", ("5-5 2-2", "5-1 1-1"), "5-5 left", GLAD, SAD),
    ("You score nothing.", "kurnik", 0, "6-4", ("6-3 2-2", "6-1 4-0"), "6-3 left", SAD, SAD),
    ("You win the match with 5.", "kurnik", 0, "6-4", ("6-1 2-2", "6-3 4-0"), "6-1 left", GLAD, SAD),
    ("You go out.", "draw", 0, "6-4", ("6-1", "5-5 2-2"), "6-1 left", GLAD, SAD),
    ("You pass.", "draw", 0, "6-4", ("1-0 2-2", "6-5 5-5"), "pass", CALM, CALM),
    ("The round is blocked, with 6 pips each.", "draw", 0, "6-4", ("6-1 3-3", "6-0"), "6-1 left", GLAD, CALM),
    ("A third goes out.", "draw", 2, "6-4", ("5-5 2-2", "6-5", "6-1"), "6-1 left", CALM, SAD),
    ("Its partner goes out.", "kozel", 3, "6-4", ("5-5 2-2", "6-5", "4-4", "6-1"), "6-1 left", CALM, GLAD),
]


@pytest.mark.parametrize(
    "game, turn, line, hands, move, before, after", [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_the_mood_of_an_opponent_follows_what_happens(midway, play, game, turn, line, hands, move, before, after):
    match = midway(game, line, *hands, turn=turn, boneyard="3-3 3-2" if move == "draw" else "")
    match.scores[0] = 95 if match.counting else 0
    if before == after == GLAD:
        match.scores[0] = 0  # the match goes on
    (happened,) = play(match, move)
    mood = mood_after(match, 1, happened)
    assert (before if mood is None else mood) == after


def moods(person):
    """The moods of the opponents that have a face, by their seats."""
    return {seat: face[0] for seat, face in person.scene.table.bar.faces}


def test_a_face_shows_the_mood_until_the_next_move_or_undo(person, begin, play, slow):
    match = begin("kurnik", "4-2 6-5", "4-4 2-2 4-1", leader=1)
    play(match, "4-4")
    person.sit_down(match)
    slow(person, 200)
    person.wait_for_turn()
    scores = match.scores[:]
    assert moods(person) == {1: CALM}
    while person.app.match.turn == 0:
        person.press("A")  # 4-2
    while moods(person) == {1: CALM}:
        person.step()
    person.wait(0.2)
    assert moods(person) == {1: SAD} and person.app.match.turn == 1
    person.press("B")
    person.wait_until_still()
    assert moods(person) == {1: CALM} and person.app.match.scores == scores
    assert next(filled(person))[0] == 0


@pytest.mark.parametrize(
    "game, seats, size, seated",
    [
        ("draw", 3, (160, 128), [1, 2]),
        ("draw", 4, (160, 128), []),
        ("kozel", 4, (240, 135), [1, 2, 3]),
        ("draw", 2, (128, 128), []),
    ],
)
def test_opponents_have_faces_where_there_is_space(new_person, begin, game, seats, size, seated):
    person = new_person(seed=1, size=size)
    sit(person, begin, game, seats)
    bar = person.scene.table.bar
    assert [seat for seat, _ in bar.faces] == seated
    sheets = person.app.art.faces
    assert [face.bitmap for _, face in bar.faces] == list(sheets[: len(seated)]) and len(set(sheets)) == len(sheets)
    boxes = [(face.x, face.y, face.x + 11, face.y + 11) for _, face in bar.faces]
    texts = [box for _, box in person.texts if box[3] <= bar.height + 1]
    assert_apart(texts + boxes + person.icons(PARTNER), size[0])


def test_every_name_fits_beside_a_score_of_three_digits_and_a_face(person, begin):
    person.sit_down(begin("all_fives", "", ""))
    bar = person.scene.table.bar
    for words in map(Words, LANGUAGES):
        for name in [words(names.YOU)] + [words.forms(names.LEVELS, level)[1] for level in LEVELS]:
            bar.names = name, name
            set_scores(person, (105, 105))
            assert [label.text for label in bar.scores] == [name + " 105"] * 2
