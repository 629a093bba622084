# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The puzzles of lib/puzzles/: each is legal, has one solution, and is proved; and the tool that makes and checks
them (docs/puzzles.md)."""

import itertools
import json
from collections import Counter

import pytest

import puzzles
from engine.judge import families
from engine.judge.chances import Chances
from engine.parsing import move
from engine.rng import Rng
from puzzling import checking, entries, packing, proof, search

ALL = packing.load(packing.FOLDER)
PERSON = entries.PERSON


def changed(number=0, **values):
    """A puzzle with other values."""
    return {**ALL[number], **values}


def test_the_game_reads_just_these_and_no_two_look_the_same():
    assert checking.of_files(packing.FOLDER, ALL) == []


def test_each_is_a_legal_position_with_one_solution_for_the_person():
    for number, entry in enumerate(ALL, 1):
        match = entries.position(entry)
        assert match.status() == [] and match.turn == PERSON, number
        view = match.view(PERSON)
        losses = entries.losses(entry)
        solutions = [made for made, loss in zip(view.moves, losses, strict=True) if not loss]
        outcomes = {families.of(view).key(view, [made]) for made in solutions}
        assert outcomes == {families.of(view).key(view, [move(entry["solution"])])}, number
        assert min(filter(None, losses)) >= 100 * proof.MARGIN, number


@pytest.mark.slow("each of all puzzles is searched on all of its deals")
def test_all_are_proved_again(capsys):
    assert puzzles.main(["check"]) == 0
    assert f"All hold. Puzzles checked: {len(ALL)}," in capsys.readouterr().out


@pytest.mark.slow("the moves of many positions are tried on all deals")
@pytest.mark.parametrize("game", ["kurnik", "bergen"])
def test_a_position_is_proved_just_where_one_move_is_clearly_the_best_on_every_deal(game):
    """Positions where a match is won either way, where it depends on the deal, and puzzles."""
    found = Counter()
    for match, _ in itertools.chain.from_iterable(search.moments(game, Rng(seed)) for seed in itertools.count()):
        view = match.view(PERSON)
        moves = list(families.of(view).candidates(view).values())
        if proof.deals_of(view) > 24 or len(moves) == 1:
            continue
        table = [[after(view, move, *deal) for move in moves] for deal in proof.deals(view)]
        leads = [
            {i for i in range(len(moves)) if values[i] - max(values[:i] + values[i + 1 :]) >= proof.MARGIN}
            for values in table
        ]
        proved = proof.prove(view)
        assert (proved is not None) == bool(set.intersection(*leads))
        found[proved is not None] += 1
        if min(found[True], found[False]) > 3:
            return


def after(view, move, hand, boneyard):
    """The chance to win after a move on a deal, if both play as well as can be, by trying everything."""
    match = view.rules(2, view.options)
    match.scores[:], match.rounds, match.line, match.turn = view.scores, view.rounds, view.line.copy(), PERSON
    match.hands[:] = list(view.hand), list(hand)
    match.boneyard, match.moves, match.last_player = list(boneyard), list(view.moves), 1
    return value(match, move, Chances(match))


def value(match, move, chances):
    match = match.copy()
    match.play(move)
    if not match.moves:
        return chances.of(match.scores, match.rounds, match.next_leader)[PERSON]
    values = [value(match, reply, chances) for reply in match.moves]
    return max(values) if match.turn == PERSON else min(values)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (changed(solution="6-6 left"), "the person can't play 6-6 left."),
        (changed(margin=99.0), "margin can't be what it says."),
    ],
)
def test_a_puzzle_that_does_not_hold_is_told_in_a_sentence(entry, sentence):
    assert sentence in checking.fault_of(entry)


@pytest.fixture
def folder(tmp_path):
    """A folder with the files of two puzzles."""
    (tmp_path / packing.JSON).write_text(packing.text(ALL[:2]), encoding="utf-8")
    (tmp_path / packing.PACKED).write_bytes(packing.pack(ALL[:2]))
    return tmp_path


def test_the_tool_tells_what_does_not_hold(folder, capsys):
    (folder / packing.JSON).write_text(json.dumps([changed(grade="hard"), ALL[0]]), encoding="utf-8")
    assert puzzles.main(["check", "--folder", str(folder), "--jobs", "1"]) == 1
    told = capsys.readouterr().out
    assert "puzzle 1: grade can't be what it says." in told
    assert "puzzle 2 is like puzzle 1: one of them has to go." in told
    assert f"{packing.PACKED} isn't what {packing.JSON} says: make both files again." in told


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["check", "--only", "3"], "there is no puzzle 3, only those of 1 to 2."),
        (["make"], "is there already: choose another place for --folder, or overwrite it with --force."),
    ],
)
def test_a_wrong_argument_is_told(folder, capsys, arguments, sentence):
    with pytest.raises(SystemExit, match="1"):
        puzzles.main([*arguments, "--folder", str(folder)])
    assert sentence in capsys.readouterr().err
