# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/arena.py: mirrored deals, what they come to, and that the place where they are played doesn't matter."""

import subprocess
import sys

import pytest

import arena
import cli
import environment
from engine import games
from engine.setup import begin_round
from matches import pairs, players, tally
from matches.pairs import Pair, Setup

TOOL = environment.ROOT / "tools" / "arena.py"
FEWEST = {name: games.load(name).SEATS[0] for name in games.NAMES}


def setup_of(a="greedy", b="beginner", game="all_fives", seats=None, seed=1, **options):
    return Setup(a, b, game, seats or FEWEST[game], options, seed)


def run(*arguments):
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True)


class TestMirroredDeals:
    @pytest.fixture
    def dealt(self, monkeypatch):
        """dealt(setup): for both matches of pair 0 who sat where, and the hands of each round."""

        def watch(setup):
            seen = []
            load = players.load

            def begin(match, deal, hands, boneyard, leader):
                seen[-1][1].append(([hand[:] for hand in hands], boneyard[:]))
                begin_round(match, deal, hands, boneyard, leader)

            def seat(name, seed):
                if len(seen[-1][0]) == setup.seats:
                    seen.append(([], []))
                seen[-1][0].append(name)
                return load(name, seed)

            monkeypatch.setattr("engine.setup.begin_round", begin)
            monkeypatch.setattr(players, "load", seat)
            seen.append(([], []))
            pairs.play_pair(setup, 0)
            return seen

        return watch

    @pytest.mark.parametrize(("game", "seats"), [("kozel", 4), ("pai_gow", 2)])
    def test_both_matches_have_the_same_deals(self, dealt, game, seats):
        (_, first), (_, second) = dealt(setup_of(game=game, seats=seats))
        rounds = min(len(first), len(second))
        assert rounds >= 1 and first[:rounds] == second[:rounds]
        assert all(one != other for one, other in zip(first, first[1:]))

    def test_a_seed_is_the_same_everywhere(self):
        """The SHA-256 of "1 2 deals" starts with b00a0f8d."""
        assert pairs.derive(1, 2, "deals") == 0xB00A0F8D >> 2


class TestPair:
    def pair(self, monkeypatch, game, seats, *ends):
        """The Pair that two matches with these ends come to, which stand in for those that would be played."""

        class Over(games.load(game)):
            pass

        def play(setup, number, which):
            match = Over(seats)
            match.result, match.scores, match.rounds = ends[which]
            return match

        monkeypatch.setattr(pairs, "play_game", play)
        return pairs.play_pair(setup_of(game=game, seats=seats), 7)

    def test_two_sides(self, monkeypatch):
        """A wins 100:40 in seat 0, and loses 20:105 in seat 1."""
        pair = self.pair(monkeypatch, "all_fives", 2, (0, [100, 40], 5), (0, [105, 20], 4))
        assert pair == Pair(7, 0.5, 120, 9, 145, 9)

    def test_the_loser_that_penalties_name_lets_the_other_win(self, monkeypatch):
        """A's pair of partners has 60 penalties to 101 in the first match, and 70 to 110 in the second."""
        pair = self.pair(monkeypatch, "kozel", 4, (1, [60, 101], 5), (0, [110, 70], 6))
        assert pair == Pair(7, 1, -130, 11, -211, 11)

    def test_the_banker_is_no_opponent_of_theirs(self, monkeypatch):
        """Who won the stakes of the banker beats who lost them."""
        pair = self.pair(monkeypatch, "pai_gow", 2, (0, [200, 0], 40), (1, [0, 200], 60))
        assert pair == Pair(7, 1, 100, 40, -100, 60)

    @pytest.mark.parametrize("game", ["kozel", "blitz", "pai_gow"])
    def test_a_player_against_itself_is_exactly_even(self, game):
        for seats in {FEWEST[game], games.load(game).SEATS[1]}:
            played = [pairs.play_pair(setup_of("greedy", "greedy", game, seats), number) for number in range(2)]
            assert [pair.won for pair in played] == [0.5, 0.5]
            if seats % 2 == 0:
                assert tally.points_a_round(played).value == 0


class TestTally:
    def test_wins_of_one_a_half_and_none(self):
        """1, 1, 1/2 and 0: the mean is 0.625; the deviations' squares are 9, 9, 1 and 25 of 64, a sum of 0.6875,
        so the standard error is the root of 0.6875 / 3 / 4, 0.239."""
        found = tally.win_rate([Pair(0, won, 0, 1, 0, 1) for won in (1, 1, 0.5, 0)])
        assert found == pytest.approx((0.625, 0.625 - 1.96 * (0.6875 / 12) ** 0.5, 1))
        assert found.high == 1  # 1.094 cut off

    def test_interval_of_points_a_round(self):
        """In 10 rounds each A gains 10 and 30, B nothing: 1 and 3 a round, a mean of 2, deviations of -1 and 1,
        so the standard error is the root of 2 / 1 / 2 = 1."""
        found = tally.points_a_round([Pair(0, 1, 10, 10, 0, 10), Pair(1, 1, 30, 10, 0, 10)])
        assert found == pytest.approx((2, 0.04, 3.96))


class TestOutput:
    def test_what_is_printed_is_the_same_with_one_process_and_with_two(self):
        arguments = "greedy random --game draw --seats 3 --option set=9 --matches 7 --seed 5".split()
        printed = []
        for jobs in "12":
            done = run(*arguments, "--jobs", jobs)
            assert (done.returncode, done.stderr) == (0, "")
            printed.append(done.stdout)
        assert printed[0] == printed[1]
        heading, again, played, won, points, rough, _ = printed[0].splitlines()
        assert heading == "greedy (A) against random (B): 8 matches of draw for 3, rounded up to whole pairs"
        assert again == f"  again with: arena.py {' '.join(arguments)}".replace("matches 7", "matches 8")
        assert played.split() == "8 matches, in 4 mirrored pairs 95 % interval".split()
        setup = setup_of("greedy", "random", "draw", 3, 5, set=9)
        found = tally.win_rate([pairs.play_pair(setup, number) for number in range(4)])
        assert won.split()[-4:] == [
            f"{100 * found.value:.1f}",
            f"{100 * found.low:.1f}",
            "to",
            f"{100 * found.high:.1f}",
        ]
        assert rough == "    fewer than 30 pairs, so the intervals are rough"


class TestBadInput:
    @pytest.mark.parametrize(
        ("arguments", "told"),
        [
            (["greedy", "clever"], "there is no player clever, only beginner, "),
            (["greedy", "random", "--option", "target=7"], "target can't be 7"),
            (["greedy", "random", "--matches", "0"], "--matches: takes a number from 1 up, not 0"),
        ],
    )
    def test_one_sentence_and_status_1(self, capsys, arguments, told):
        with pytest.raises(SystemExit) as stopped:
            cli.run(arena.main, arguments)
        out, err = capsys.readouterr()
        assert stopped.value.code == 1 and out == "" and told in err and len(err.splitlines()) == 1


VISITORS = """
from boneyard_dominoes.players.player import Player


class Last(Player):
    def choose(self, view):
        yield view.moves[-1]


class Silent(Player):
    def choose(self, view):
        yield None


class Ended(Player):
    def choose(self, view):
        raise SystemExit(3)
"""


class TestPlayersOfAFile:
    @pytest.fixture
    def file(self, tmp_path):
        """The path of a file with players, some of which fail."""
        path = tmp_path / "visitors.py"
        path.write_text(VISITORS, encoding="utf-8")
        return path

    def test_one_plays_like_any_other(self, file):
        done = run(f"{file}:Last", "greedy", "--matches", "8", "--seed", "1", "--jobs", "2")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith(f"{file}:Last (A) against greedy (B): 8 matches")

    def test_it_may_be_written_for_the_engine_of_a_clone(self, file, midway):
        file.write_text(VISITORS.replace("boneyard_dominoes", "engine"), encoding="utf-8")
        view = midway("draw", "6-5", "5-1 6-1", "1-0").view(0)
        assert players.load(f"{file}:Last").move(view) == view.moves[-1]

    @pytest.mark.parametrize(
        ("name", "told"),
        [
            ("Silent", "Silent plays None, which isn't one of its legal moves ((("),
            ("Ended", "Ended has failed: SystemExit: 3 (visitors.py, line 17)."),
        ],
    )
    def test_one_that_fails_is_told_in_a_sentence(self, file, name, told):
        done = run(f"{file}:{name}", "greedy", "--matches", "4", "--jobs", "1")
        assert done.returncode == 1 and told in done.stderr and "Traceback" not in done.stderr

    @pytest.mark.parametrize(
        ("text", "told"),
        [
            (None, r"can't be read: No such file"),
            ("X = 7", r"x.py has no class X with a method think$"),
            ("1 / 0", r"can't be run: ZeroDivisionError: division by zero \(x.py, line 1\)"),
        ],
    )
    def test_a_file_that_cannot_be_used(self, tmp_path, text, told):
        if text is not None:
            (tmp_path / "x.py").write_text(text, encoding="utf-8")
        with pytest.raises(cli.Fault, match=told):
            players.load(f"{tmp_path / 'x.py'}:X")
