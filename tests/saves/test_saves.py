# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The data that outlive the power switch, and those that outlive a reset."""

import functools
import random

import pytest

from saves.memory import Memory
from saves.writing import generators
from simulator import Simulator
from simulator.nvm import Nvm, SleepMemory
from tests.saves.matches import GAMES, make_moves, start


def look(app, state):
    """All of a match that matters to how it goes on: not the rounds before."""
    match = app.match
    chances = [(rng.a, rng.b) for rng in generators(app)]
    between = match.rounds, match.scores, match.next_leader, match.stake, match.options, app.names, app.level
    if not match.moves:
        return between, chances
    round = state(match)
    del round["past_rounds"], round["scores_before"]
    if not match.played_by:
        round.pop("last_player", None)
    return between, chances, round, app.deal_seed


def switch_on(nvm=None, sleep_memory=None, seed=99):
    """The app on a badge with such memories, which is switched off at once, and its badge."""
    with Simulator(seed=seed, nvm=nvm, sleep_memory=sleep_memory) as badge:
        return badge.start()


@pytest.fixture
def off(badge):
    """off(): switch the badge off and on again; returns the app of then."""

    def make(**memories):
        badge.__exit__()
        try:
            return switch_on(**(memories or {"nvm": badge.nvm}))
        finally:
            badge.__enter__()

    return make


@pytest.mark.parametrize(("game", "moves"), [(game, (14, 0, 3)[i % 3]) for i, game in enumerate(GAMES)])
def test_a_match_goes_on_exactly_where_it_was_when_the_power_went_off(badge, off, state, game, moves):
    app = badge.app
    start(app, game)
    make_moves(app, moves)
    app.save()
    again = off()
    assert look(again, state) == look(app, state)
    assert make_moves(again, 6) == make_moves(app, 6)
    assert look(again, state) == look(app, state)


@pytest.mark.parametrize("game", ["all_fives", "kozel", "tien_gow", "pai_gow"])
def test_between_two_rounds_the_next_deal_is_the_same(badge, off, state, game):
    app = badge.app
    start(app, game, "greedy")
    while app.match.moves:
        make_moves(app, 1)
    app.save()
    again = off()
    assert again.match.moves == [] and again.match.scores == app.match.scores
    for each in (app, again):
        each.next_deal()
    assert look(again, state) == look(app, state)


@pytest.mark.parametrize("game", ["kurnik", "blitz", "tien_gow", "pai_gow"])
def test_a_reset_in_mid_round_loses_nothing_that_was_remembered(badge, off, state, game):
    app = badge.app
    start(app, game)
    app.save()
    make_moves(app, 5)
    app.remember()
    assert look(off(nvm=badge.nvm, sleep_memory=badge.sleep_memory), state) == look(app, state)


def test_that_the_chart_was_looked_at_survives_a_reset_and_power_off(badge, off):
    app = badge.app
    start(app, "draw")
    make_moves(app, 5)
    app.save()
    app.charted = True
    app.remember()
    assert off(nvm=badge.nvm, sleep_memory=badge.sleep_memory).charted
    app.save()
    assert off().charted


def damaged(memory, key):
    """A copy of a memory in which a byte of an entry is another."""
    block = bytes(memory[:])
    data = Memory(bytearray(block)).load()[key]
    copy = type(memory)()
    copy[:] = block
    at = block.rindex(data)
    copy[at : at + len(data)] = data[:-1] + bytes((data[-1] ^ 1,))
    assert Memory(copy).load() == {each: kept for each, kept in Memory(memory).load().items() if each != key}
    return copy


@pytest.fixture
def kept(badge, state):
    """The result of `look` for a match as it was saved in mid-round; then it was played on, up to a reset."""
    app = badge.app
    start(app, "draw")
    make_moves(app, 3)
    app.save()
    found = look(app, state)
    make_moves(app, 5)
    app.remember()
    return found


def test_a_damaged_round_that_is_nowhere_else_starts_anew_and_that_is_told(badge, off):
    app = badge.app
    start(app, "draw")  # which the NVM doesn't know
    hands = [list(hand) for hand in app.match.hands]
    make_moves(app, 5)
    app.remember()
    again = off(nvm=badge.nvm, sleep_memory=damaged(badge.sleep_memory, "round"))
    assert again.match.moves == [] and again.note == "The round starts anew."
    again.next_deal()
    assert again.match.hands == hands


def test_a_damaged_match_in_the_sleep_memory_is_taken_from_the_nvm_and_that_is_told(badge, off, state, kept):
    again = off(nvm=badge.nvm, sleep_memory=damaged(badge.sleep_memory, "match"))
    assert (look(again, state), again.note) == (kept, "Some saves were lost.")
    nowhere = off(nvm=Nvm(), sleep_memory=damaged(badge.sleep_memory, "match"))
    assert (nowhere.match, nowhere.note) == (None, "The saved match was lost.")


@pytest.mark.parametrize("junk", [b"other program", b"BY\x09 of tomorrow", bytes(64)])
def test_what_the_sleep_memory_holds_after_the_power_was_off_is_not_told(badge, off, state, junk):
    app = badge.app
    start(app, "draw")
    make_moves(app, 5)
    app.save()
    memory = SleepMemory()
    memory[0 : len(junk)] = junk
    again = off(nvm=badge.nvm, sleep_memory=memory)
    assert (look(again, state), again.note) == (look(app, state), "")


def play_to_the_last_move(app, game):
    """Have a match in the App whose last move is to come, the only one that can be made, and ends a round."""
    chance = random.Random(game)
    before = None
    while not before or len(before.moves) > 1 and not before.solo or not app.match.ended:
        start(app, game, "greedy")
        while app.match.result is None:
            if not app.match.moves:
                app.save()
                app.next_deal()
            if app.match.stakes() and not app.match.moves:
                app.match.bet(app.match.stakes()[-1])
            before = app.match.copy()
            app.match.play(chance.choice(app.match.moves))
    app.match = before


@functools.cache  # several tests go on from there
def before_the_last_move(game):
    """The bytes of an NVM with such a match."""
    with Simulator(seed=1) as badge:
        play_to_the_last_move(badge.start(), game)
        badge.app.save()
        return bytes(badge.nvm[:])


@pytest.fixture(params=["draw", "tien_gow", "pai_gow"])
def winner(new_person, request):
    """A person who looks at the end of the last round of a match."""
    nvm = Nvm()
    nvm[:] = before_the_last_move(request.param)
    person = new_person(seed=1, nvm=nvm)
    person.press("A")
    match = person.app.match
    while match.result is None:
        person.badge.press("A")
        person.wait(0.2)
    person.wait_for_choice()
    assert person.scene_name != "scenes.result"
    return person


def assert_result_and_review(person):
    """On the title; the match leads to its result, and to a look back at it."""
    assert person.scene_name == "scenes.title"
    match = person.app.match
    person.press("A")
    person.wait(5)
    assert person.scene_name == "scenes.result" and person.app.match is match
    person.press("DOWN", "A")
    person.wait(1)
    assert person.app.scene == "review" and person.scene.count
    person.press("UP", "B")
    assert person.scene_name == "scenes.result"


def test_who_switches_off_before_the_result_of_a_match_can_go_on_to_it(winner, new_person):
    scores, nvm = winner.app.match.scores, winner.badge.nvm
    again = new_person(seed=2, nvm=nvm)
    assert again.app.match.scores == scores
    assert_result_and_review(again)


def test_once_its_result_was_left_for_the_title_a_match_is_gone(winner, new_person):
    winner.press("START", "UP", "A", "A")
    winner.wait(5)
    winner.press("B")
    nvm, memory = winner.badge.nvm, winner.badge.sleep_memory
    assert winner.app.match is None
    assert new_person(seed=2, nvm=nvm).app.match is None
    assert new_person(seed=2, nvm=nvm, sleep_memory=memory).app.match is None


def test_a_rematch_writes_nothing_before_its_first_round_is_over(winner, new_person):
    """A reset goes on with it; after the power was off, the result before it is there once more."""
    winner.press("START", "UP", "A", "A")
    winner.wait(5)
    writes = winner.badge.nvm.writes
    winner.press("A")
    nvm, memory = winner.badge.nvm, winner.badge.sleep_memory
    assert winner.app.match.rounds == 0 and nvm.writes == writes
    assert new_person(seed=2, nvm=nvm).app.match.result is not None
    after_reset = new_person(seed=2, nvm=nvm, sleep_memory=memory).app.match
    assert after_reset.rounds == 0 or after_reset.game == "pai_gow"  # whose stake comes before the deal


def test_a_long_match_takes_no_more_room_than_a_short_one(badge, off):
    app = badge.app
    Memory(badge.nvm).save({"deeds": b"\1\0\0"})  # which one of the rounds might add
    start(app, "pai_gow", rounds=0)
    sizes = []
    for _ in range(100):
        make_moves(app, 1)
        if app.match.result is not None:
            app.match.result, app.match.scores = None, [100, 100]
        app.save()
        sizes.append(len(bytes(badge.nvm[:]).rstrip(b"\xff")))
    assert app.match.rounds > 80 and max(sizes[20:]) <= max(sizes[:20]) < 150
    assert off().match.rounds == app.match.rounds


@pytest.mark.parametrize("size", [0, 40])
def test_where_a_match_has_no_room_the_player_is_told_on_quitting(new_person, size):
    person = new_person(seed=1, nvm=Nvm(size=size))
    if size < 40:
        person.press("A")  # the language is asked again each time
        person.app.settings.guide = 0
    person.start_match()
    person.wait_until_still()
    person.press("START", "UP", "A")
    assert person.scene_name == "scenes.title"
    assert "No room for the match." in person.read(100)
    person.press("A")
    assert person.scene_name == "tables.line.scene"


# When flash is written.


def test_flash_is_written_once_a_round_and_once_on_leaving(new_person):
    person = new_person(seed=1)
    person.start_match()
    nvm = person.badge.nvm
    assert nvm.writes == 1  # the choice
    person.play(3, ["A", "LEFT", "RIGHT", "A"])
    assert nvm.writes == 1 + 3
    person.wait_for_turn()
    person.wait_until_still()
    person.press("START")
    assert nvm.writes == 1 + 3 + 1
    person.press("UP", "A", "A", "START", "B")  # quit, go on, pause again, and go on: nothing has changed
    assert nvm.writes == 1 + 3 + 1


def test_a_reset_in_the_machines_turn_brings_the_persons_move_back(new_person):
    person = new_person(seed=1)
    person.start_match()
    person.wait_for_turn()
    person.wait_until_still()
    before = len(person.app.match.played_by)
    while person.app.match.turn == 0:
        person.press("A")
    person.wait(0.6)
    memory = person.badge.sleep_memory
    again = new_person(seed=2, sleep_memory=memory)
    assert len(again.app.match.played_by) > before and again.app.match.played_by[-1] == 0
    assert person.app.match.pack_round().startswith(again.app.match.pack_round()[:7])
