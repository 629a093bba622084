# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The puzzles on the badge: they are read from their file, the own match is put aside for one, and solved ones are
kept."""

import pytest

from handheld import Damaged
from puzzling import entries, packing
from saves import puzzles
from saves.memory import Memory
from simulator.nvm import Nvm
from tests.person import match_of

ALL = packing.load(packing.FOLDER)


@pytest.fixture
def app(person):
    return person.app


def test_each_puzzle_is_begun_at_its_position_with_its_task_and_its_losses(app, state):
    for number, entry in enumerate(ALL):
        puzzles.begin(app, number)
        shown, task, losses, reason, amount = app.puzzle
        match, expected = app.match, entries.position(entry)
        assert match.status() == []
        assert (match.game, match.hands, match.boneyard, match.scores, match.rounds, match.moves) == (
            expected.game,
            expected.hands,
            expected.boneyard,
            expected.scores,
            expected.rounds,
            expected.moves,
        )
        assert match.pack_round() == expected.pack_round()
        assert (shown, entries.TASKS[task], losses) == (number, entry["task"], entries.losses(entry))
        assert (reason, amount, app.own_match) == (entry["reason"], entry["amount"], None)


def test_the_own_match_comes_back_as_it_was(person, state):
    app, match = person.app, match_of("kozel_partners")
    person.take_match(match)
    before, level, modules = state(match), app.level, app.match_modules
    for number in 0, 1, 2:
        puzzles.begin(app, number)
        assert app.match is not match and app.names[1] == "Sid"
    assert app.own_match is match
    puzzles.leave(app)
    assert app.match is app.own_match is match and state(match) == before and app.puzzle is None
    assert (app.level, app.match_modules, len(app.names)) == (level, modules, 4)
    puzzles.leave(app)
    assert app.match is match


def test_solved_puzzles_are_kept_beside_all_else_and_the_next_unsolved_one_follows(new_person):
    nvm = Nvm()
    app = new_person(seed=1, nvm=nvm).app
    Memory(nvm).save({"settings": b"\0", "statistics": bytes(13)})
    for number in 0, 1, 9, len(ALL) - 1:
        puzzles.begin(app, number)
        puzzles.solve(app)
    assert Memory(nvm).load().keys() == {"settings", "statistics", "puzzles"}
    solved = puzzles.load()
    assert [i for i in range(len(ALL)) if puzzles.is_solved(solved, i)] == [0, 1, 9, len(ALL) - 1]
    assert [puzzles.unsolved(number) for number in (None, 0, 2, 9, len(ALL) - 1)] == [2, 2, 2, 10, 2]
    puzzles.leave(app)
    app.save()
    assert puzzles.load() == solved


def test_without_room_the_note_says_so(new_person):
    nvm = Nvm()
    nvm[0 : len(nvm)] = (b"other program" * 631)[: len(nvm)]
    app = new_person(seed=1, nvm=nvm).app
    puzzles.begin(app, 5)
    puzzles.solve(app)
    assert app.note == "No room for solved puzzles."


@pytest.mark.parametrize("cut", [0, 100])
def test_a_file_that_is_cut_off_is_told(app, tmp_path, monkeypatch, cut):
    path = tmp_path / "puzzles.bin"
    path.write_bytes((packing.FOLDER / packing.PACKED).read_bytes()[:cut])
    monkeypatch.setattr(puzzles, "PATH", str(path))
    with pytest.raises(Damaged):
        puzzles.begin(app, len(ALL) - 1)
    path.unlink()
    with pytest.raises(Damaged):
        puzzles.kinds()
    assert app.puzzle is None and app.match is None
