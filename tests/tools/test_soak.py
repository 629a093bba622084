# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/soak.py: a few hundred random matches, and that a broken one is found and told."""

import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import soak
from engine import games, status
from engine.history import take_back
from engine.line_match import LineMatch
from engine.match import Match
from monkey import Broken, life, presses
from monkey.promises import Promises
from tests.tools import here

TOOL = Path(__file__).parent.parent.parent / "tools" / "soak.py"


def run(*arguments, cwd=None):
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True, cwd=cwd)


def test_random_matches_break_no_invariant(cases):
    matches = cases(400)
    done = run("--matches", str(matches), "--seed", "1000")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"{matches} matches, seeds 1000 to {999 + matches}: none broke an invariant, in ")


def test_random_matches_are_of_all_games_with_all_options():
    seen = set()
    for seed in range(12000):
        match, _ = soak.random_match(seed)
        seen |= {(match.name, key, value) for key, value in match.options.items()}
    assert seen == {
        (name, key, value) for name in games.NAMES for key, _, allowed in games.load(name).OPTIONS for value in allowed
    }


def test_random_matches_are_at_all_tables():
    seen = {(match.name, match.seats) for match, _ in map(soak.random_match, range(2000))}
    played = {name: games.load(name).SEATS for name in games.NAMES}
    assert seen == {(name, seats) for name, (fewest, most) in played.items() for seats in range(fewest, most + 1)}


def test_a_seed_is_the_same_match_again():
    for seed in range(10):
        ends = []
        for _ in range(2):
            match, chance = soak.random_match(seed)
            soak.play(match, chance, closely=False)
            ends.append((match.name, match.options, match.scores, match.past_rounds))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("name", games.NAMES)
def test_one_game_only(name):
    assert {soak.random_match(seed, name)[0].name for seed in range(20)} == {name}


@pytest.mark.parametrize("seed", [0, 1])  # a match that is looked at closely, and one that is not
def test_a_broken_invariant_is_told_with_its_seed(monkeypatch, seed):
    def end_without_a_result(match, ended):
        match.ended, match.scores[0] = ended, 1000
        match._close_round()  # as the real one does

    monkeypatch.setattr(Match, "_end_round", end_without_a_result)
    told = soak.soak((seed, "kurnik"))
    assert told.startswith("seed %d: kurnik for 2 ({'target': " % seed)
    assert "broke in round 1, after " in told
    assert told.endswith(" moves: the match should be over, or should not")


def test_an_exception_is_told_too(monkeypatch):
    monkeypatch.setattr(LineMatch, "pips_against", lambda self, seat: [][seat])
    assert soak.soak((3, "draw")).endswith(": IndexError: list index out of range")


def test_a_record_that_replays_otherwise_is_told(monkeypatch):
    monkeypatch.setattr(soak.record, "replay", lambda match, played: iter(()))
    assert soak.soak((0, None)).endswith(": the record doesn't replay to the same match")


class PoolHere:
    """Stands in for the pool of processes, so that patches here are seen."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def imap(self, do, jobs, chunk):
        return map(do, jobs)


def test_a_failure_ends_with_status_1_and_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(soak.processes, "pool", PoolHere)
    monkeypatch.setattr(LineMatch, "pips_against", lambda self, seat: [][seat])
    monkeypatch.setattr(sys, "argv", ["soak.py"])
    with pytest.raises(SystemExit) as stopped:
        soak.main(["--seed", "7", "--game", "kurnik"])
    assert stopped.value.code == 1
    out, err = capsys.readouterr()
    assert out == "" and len(err.splitlines()) == 1
    assert err.startswith("soak: seed 7: kurnik for 2 (")
    assert err.endswith("(again with: python3 tools/soak.py --matches 1 --seed 7 --game kurnik)\n")


@pytest.mark.parametrize("arguments", [["--matches", "0"], ["--matches", "many"], ["--game", "chess"], ["1000"]])
def test_bad_arguments(arguments):
    done = here.run("soak", *arguments)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)


# The monkey.


@pytest.fixture
def kept_modules(monkeypatch):
    """The monkey unloads no module, so that patches in this process are seen."""
    monkeypatch.setattr(life, "forget", lambda: None)
    monkeypatch.setattr("loader.unload", lambda names: None)


def monkey(seed=1, matches=1, play=None):
    """The outcome of a monkey's life in this process, whose modules stay loaded."""
    return soak.follow(life, seed, "pybadge", play or (lambda badge: presses.play(badge, matches)))


def test_a_monkey_plays_a_match_and_finds_nothing(tmp_path):
    """2 s: the life of a badge with the shortest match of some seeds."""
    done = run("--buttons", "--matches", "1", "--seed", "4", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    told = r"^1 matches by .*: nothing broke, in \d+ s\.\nseen: \d games?, \d tables?, "
    assert re.search(told, done.stdout, re.M)
    assert list(tmp_path.iterdir()) == []


def test_a_failure_is_told_with_a_file_of_steps_that_leads_to_it_again(tmp_path, monkeypatch, capsys, kept_modules):
    from handheld.speaker import Speaker

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Speaker, "play", lambda self, name: {}[name])
    lived = monkey()
    assert lived["broken"].startswith("KeyError: ")
    for name in "soak-1.txt", "soak-1-2.txt":  # the second beside the first
        assert f"--buttons --keys {name})" in soak.told(lived)
        with pytest.raises(SystemExit):
            soak.replay_keys(tmp_path / name)
        assert capsys.readouterr().err.partition(": ")[2] == "seed 1 on pybadge, after %d steps: %s\n" % (
            len(lived["trace"]),
            lived["broken"],
        )


def begin(badge):
    """From the first start into a match, with a few moves."""
    for _ in range(8):
        badge.press("A")
        badge.wait(5, until_asked=True)


def test_a_match_that_a_reset_loses_is_found(kept_modules):
    def play(badge):
        begin(badge)
        badge.badge.sleep_memory[:] = bytes(len(badge.badge.sleep_memory))
        badge.reset()

    assert monkey(play=play)["broken"].startswith("after a reset the match is gone, which had come to round ")


def test_a_paused_match_that_a_power_cut_loses_is_found(kept_modules):
    def play(badge):
        begin(badge)
        badge.press("START")
        badge.wait(1)
        badge.badge.nvm[0:512] = b"\xff" * 512
        badge.cut_power()

    assert monkey(play=play)["broken"].startswith("after a power cut the ")


def test_a_paused_match_outlives_a_power_cut(kept_modules):
    def play(badge):
        begin(badge)
        badge.press("START")
        badge.wait(1)
        badge.cut_power()
        badge.cut_power()
        badge.tear(40)
        begin(badge)

    assert monkey(play=play)["broken"] == ""


def test_a_tile_that_was_taken_back_is_back_after_a_reset(kept_modules):
    def play(badge):
        begin(badge)
        for tile in "A", "RIGHT":
            match = badge.badge.app.match
            badge.wait(5, until_asked=True)
            before = len(match.played_by)
            while len(match.played_by) == before:
                badge.press(tile)
                badge.press("A")
                badge.wait(0.3)
            badge.press("B")
            badge.wait(1)
            assert len(match.played_by) <= before
            badge.reset()
            begin(badge)

    assert monkey(play=play)["broken"] == ""


FLASH = SimpleNamespace(writes=1, is_empty=lambda: False)  # the parts of a badge's flash that Promises asks for


@pytest.mark.parametrize("there", ["6-5 left", "6-3 left"])
def test_after_a_tile_was_taken_back_the_flash_may_hold_it_or_the_one_laid_instead(begin, play, there):
    """6-5 is laid, the pause writes it, it is taken back, and 6-3 laid, for 15 points; then the power is cut. A
    pause before that writes 6-3."""
    match, told = begin("all_fives", "6-5 6-3", "6-6 6-4", leader=1), Promises()
    app = at_a_table(match)
    play(match, "6-6")
    written = match.copy()
    play(written, there)
    told.look(app, True)
    play(match, "6-5 left")
    look_in_scenes(told, app, "table", "pause", "table")
    take_back(match, [0, 0])
    told.look(app, True)
    play(match, "6-3 left")
    look_in_scenes(told, app, *("table", "pause", "table") if there == "6-3 left" else ("table",))
    play(match, "6-4 right")
    told.look(app, True)
    started = at_a_table(written)
    told.check(started, "off", FLASH)
    written.scores = [5, 0]
    with pytest.raises(Broken, match="where it never was"):
        told.check(started, "off", FLASH)


@pytest.mark.parametrize("is_whole", [False, True])
def test_a_torn_write_after_a_tile_was_taken_back_leaves_the_line_with_it_or_without(begin, play, is_whole):
    match, told = begin("all_fives", "6-5 6-3", "6-6 6-4", leader=1), Promises()
    app = at_a_table(match)
    play(match, "6-6")
    told.look(app, True)
    play(match, "6-5 left")
    look_in_scenes(told, app, "table", "pause", "table")
    with_it = match.copy()
    take_back(match, [0, 0])
    told.look(app, True)
    app.scene = "pause"
    told.tear(app)
    told.check(at_a_table(match if is_whole else with_it), "torn", FLASH)


def test_what_is_there_after_a_power_cut_is_in_the_flash_even_once_it_was_taken_back(begin, play):
    match, told = begin("all_fives", "6-5 6-3", "6-6 6-4", leader=1), Promises()
    app = at_a_table(match)
    play(match, "6-6")
    told.look(app, True)
    play(match, "6-5 left")
    told.look(app, True)
    app.scene = "pause"
    told.tear(app)  # though all of it was written
    restored, again = at_a_table(match.copy()), at_a_table(match.copy())
    told.check(restored, "torn", FLASH)
    take_back(restored.match, [0, 0])
    told.look(restored, True)
    told.check(again, "off", FLASH)


def test_after_a_reset_that_undoes_the_end_of_a_rematch_the_flash_still_holds_the_match_before(begin, play):
    told = Promises()
    over = begin("all_fives", "5-5 5-0", "5-1 5-2", scores=(90, 95), leader=0)
    play(over, "5-5")
    told.look(at_a_table(over), True)
    rematch = begin("all_fives", "5-5 5-0", "5-1 5-2", scores=(90, 0), leader=0)
    app, undone = at_a_table(rematch), at_a_table(rematch.copy())
    told.look(app, False)
    play(rematch, "5-5")
    told.look(app, False)
    told.check(undone, "reset", FLASH)
    told.check(at_a_table(over.copy()), "off", FLASH)


def test_a_match_that_a_puzzle_has_the_place_of_has_to_be_there_after_a_restart(begin, play):
    match = begin("all_fives", "6-5 6-3", "6-6 6-4", leader=1)
    told, app = Promises(), at_a_table(match)
    told.look(app, False)
    play(match, "6-6, 6-5 left")
    told.look(app, True)
    app.match, app.puzzle = begin("kozel", "1-1", "3-3"), (0, match)
    told.look(app, True)
    told.check(at_a_table(match.copy()), "reset", FLASH)
    with pytest.raises(Broken, match="another match is there"):
        told.check(at_a_table(app.match), "reset", FLASH)


def at_a_table(match):
    """The parts of an App that Promises asks for at the table of a match."""
    return SimpleNamespace(match=match, puzzle=None, scene="table", level="greedy", note="", settings=SimpleNamespace())


def look_in_scenes(told, app, *scenes):
    for app.scene in scenes:
        told.look(app, True)


def test_a_screen_without_a_way_out_is_found(monkeypatch, kept_modules):
    from scenes.language import Scene

    def run(self):
        while True:
            yield from self.app.press()

    monkeypatch.setattr(Scene, "run", run)
    assert re.fullmatch(r"\d+ presses of all buttons led nowhere from the screen 'language'", monkey()["broken"])


def test_a_game_that_stops_asking_is_found(monkeypatch, kept_modules):
    from scenes.language import Scene

    def run(self):
        while True:
            yield

    monkeypatch.setattr(Scene, "run", run)
    assert monkey()["broken"] == "for 120 s the game didn't wait for a press"


def test_a_broken_invariant_of_the_match_is_found(monkeypatch, kept_modules):
    monkeypatch.setattr(status, "broken", lambda match: ["a tile is missing"])
    assert re.fullmatch(r"round 1, after \d moves: a tile is missing", monkey()["broken"])


def test_what_is_painted_otherwise_than_it_should_be_is_found(kept_modules):
    def play(badge):
        begin(badge)
        badge.badge.display.screen[100] ^= 1
        badge.press("RIGHT")
        badge.wait(5, until_asked=True)
        begin(badge)

    assert "doesn't show what a full repaint would show" in monkey(seed=0, play=play)["broken"]


@pytest.mark.parametrize("text", ["", "A\n", "# --seed 1 --board pybadge\nC\n", "# --seed 1 --board pybadge\nwait x"])
def test_a_file_that_is_no_monkeys(tmp_path, text):
    (tmp_path / "keys.txt").write_text(text)
    done = here.run("soak", "--buttons", "--keys", tmp_path / "keys.txt")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
    assert "isn't the file of a monkey's steps" in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["--buttons", "--game", "draw"],
        ["--board", "pybadge"],
        ["--keys", "none.txt"],
        ["--buttons", "--board", "none"],
        ["--buttons", "--keys", "none.txt"],
        ["--buttons", "--keys", "none.txt", "--seed", "1"],
    ],
)
def test_bad_arguments_for_a_monkey(arguments):
    done = here.run("soak", *arguments)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)
