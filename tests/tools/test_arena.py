# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/arena.py: mirrored deals, what they come to, and that the place where they are played doesn't matter."""

import contextlib
import importlib.util
import itertools
import json
import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

import arena
import cli
import environment
from engine import games
from engine.players import LEVELS
from engine.players.greedy import Level as Greedy
from engine.setup import begin_round
from matches import cost, crew, pairs, players, tally
from matches.cluster import archive
from matches.pairs import Pair, Setup

SLOW = pytest.mark.slow("it waits seconds for a scheduler or for workers")
needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="no Dask: python3 tools/environment.py cluster"
)

TOOL = environment.ROOT / "tools" / "arena.py"
LONG = 60  # s: more than anything takes on a busy computer
FEWEST = {name: games.load(name).SEATS[0] for name in games.NAMES}

needs_a_shell = pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")


def setup_of(a="greedy", b="beginner", game="all_fives", seats=None, seed=1, **options):
    return Setup(a, b, game, seats or FEWEST[game], options, seed)


def run(*arguments):
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True)


def wait_until(it_is_so):
    """Wait until a function returns something true."""
    deadline = time.monotonic() + LONG
    while not it_is_so():
        assert time.monotonic() < deadline, "it takes too long"
        time.sleep(0.05)


class TestPlayers:
    def test_all_levels_and_three_more_can_play(self):
        assert players.NAMES == (*LEVELS, "random", "double", "bota_gorda")

    # That each level knows all games is tested in tests/engine/players.
    @pytest.mark.parametrize(
        ("name", "game"), [*zip(LEVELS, games.NAMES), *itertools.product(players.NAMES[len(LEVELS) :], games.NAMES)]
    )
    def test_those_who_know_a_game_play_it(self, name, game):
        if players.can_play(name, games.load(game)):
            pairs.play_game(setup_of(name, "random", game), 0, 0)
        else:
            assert name in ("double", "bota_gorda") and game in ("tien_gow", "pai_gow")

    def choice(self, name, match):
        return match.notation.name(players.decide(players.load(name), match.view(match.turn)))

    def test_double_prefers_doubles(self, midway):
        match = midway("draw", "6-5", "5-1 6-6 5-5", "1-0")
        assert self.choice("double", match) == "6-6 left"

    def test_double_without_one_takes_the_first_of_its_hand(self, midway):
        match = midway("draw", "6-5", "2-1 5-1 6-1", "1-0")
        assert self.choice("double", match) == "5-1 right"

    def test_bota_gorda_prefers_the_highest_value(self, midway):
        match = midway("draw", "6-5", "6-1 5-4 5-2 4-4", "1-0")
        assert self.choice("bota_gorda", match) == "5-4 right"

    def test_bota_gorda_takes_the_first_of_equal_ones(self, midway):
        match = midway("draw", "6-5", "5-2 6-1", "1-0")
        assert self.choice("bota_gorda", match) == "5-2 right"

    def test_double_does_not_stop_a_turn_of_blitz(self, begin, play):
        match = begin("blitz", "0-0 1-0 2-0 6-5 6-4 5-4 3-2", "6-6", "5-5", "4-4")
        play(match, "0-0")
        play(match, "1-0 left")
        assert "done" in map(match.notation.name, match.moves)
        assert self.choice("double", match) == "2-0 right"

    def test_random_takes_every_move_at_times(self, midway):
        match = midway("draw", "6-5", "6-1 5-4", "1-0")
        player = players.load("random", 1)
        assert {players.decide(player, match.view(0)) for _ in range(50)} == set(match.moves)


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

    @pytest.mark.parametrize(("game", "seats"), [("all_fives", 2), ("kozel", 4), ("draw", 3), ("pai_gow", 2)])
    def test_both_matches_have_the_same_deals(self, dealt, game, seats):
        (_, first), (_, second) = dealt(setup_of(game=game, seats=seats))
        rounds = min(len(first), len(second))
        assert rounds >= 1 and first[:rounds] == second[:rounds]
        assert all(one != other for one, other in zip(first, first[1:]))

    @pytest.mark.parametrize(
        ("game", "first", "second"),
        [("all_fives", "AB", "BA"), ("kozel", "ABA", "BAB"), ("kozel", "ABAB", "BABA"), ("blitz", "ABABA", "BABAB")],
    )
    def test_players_change_seats(self, dealt, game, first, second):
        names = {"greedy": "A", "random": "B"}
        seen = dealt(setup_of("greedy", "random", game, len(first)))
        assert ["".join(names[name] for name in seated) for seated, _ in seen] == [first, second]

    def test_pairs_have_deals_of_their_own(self):
        seeds = {pairs.derive(seed, number, "deals") for seed in (1, 2) for number in range(100)}
        assert len(seeds) == 200 and max(seeds) < 2**30 <= 4 * max(seeds)

    def test_a_seed_is_the_same_everywhere(self):
        """The SHA-256 of "1 2 deals" starts with b00a0f8d."""
        assert pairs.derive(1, 2, "deals") == 0xB00A0F8D >> 2

    def test_a_seat_has_the_same_chances_in_both_matches(self, monkeypatch):
        loaded = []
        load = players.load
        monkeypatch.setattr(players, "load", lambda name, seed: loaded.append((name, seed)) or load(name, seed))
        pairs.play_pair(setup_of("random", "beginner"), 0)
        (a, one), (b, other), (b2, one2), (a2, other2) = loaded
        assert (a, b, one, other) == (a2, b2, one2, other2) and a != b and one != other


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

    def test_of_three_with_penalties_the_fewest_win(self, monkeypatch):
        """A is in seats 0 and 2, then in seat 1; its seats 0 and 2 have 40 and 103, and then B's seat 0 has 30."""
        pair = self.pair(monkeypatch, "kozel", 3, (2, [40, 50, 103], 5), (1, [30, 101, 60], 5))
        assert pair == Pair(7, 0.5, -71.5 - 101, 10, -50 - 45, 10)

    def test_those_with_as_few_share_a_match(self, monkeypatch):
        """Seats 0 and 1 have 40 each, A and B; then all of the two with the fewest are B's."""
        pair = self.pair(monkeypatch, "kozel", 3, (2, [40, 40, 103], 5), (1, [30, 101, 30], 5))
        assert pair.won == 0.25

    def test_the_banker_is_no_opponent_of_theirs(self, monkeypatch):
        """Who won the stakes of the banker beats who lost them."""
        pair = self.pair(monkeypatch, "pai_gow", 2, (0, [200, 0], 40), (1, [0, 200], 60))
        assert pair == Pair(7, 1, 100, 40, -100, 60)

    @pytest.mark.parametrize("end", [(0, [200, 0], 40), (1, [0, 200], 40)])
    def test_both_the_same_against_the_banker_is_level(self, monkeypatch, end):
        assert self.pair(monkeypatch, "pai_gow", 2, end, end).won == 0.5

    def test_a_match_that_will_not_end_is_given_up_and_goes_to_who_stands_best(self, monkeypatch):
        monkeypatch.setattr(pairs, "MOST_ROUNDS", 3)
        match = pairs.play_game(setup_of(target=500), 0, 0)
        assert (match.rounds, match.result) == (3, None)
        match.scores = [45, 50]
        assert pairs.winners(match) == [1]
        match.scores = [45, 45]
        assert pairs.winners(match) == [0, 1]

    @pytest.mark.parametrize("game", games.NAMES)
    @pytest.mark.parametrize("name", ["greedy", "beginner"])
    def test_a_player_against_itself_is_exactly_even(self, name, game):
        for seats in {FEWEST[game], games.load(game).SEATS[1]}:
            played = [pairs.play_pair(setup_of(name, name, game, seats), number) for number in range(2)]
            assert [pair.won for pair in played] == [0.5, 0.5]
            if seats % 2 == 0:
                assert tally.points_a_round(played).value == 0

    def test_the_better_player_wins(self):
        found = tally.win_rate(pairs.play_batch(setup_of("greedy", "random"), 0, 40))
        assert found.low > 0.6


class TestTally:
    def test_wins_of_one_a_half_and_none(self):
        """1, 1, 1/2 and 0: the mean is 0.625; the deviations' squares are 9, 9, 1 and 25 of 64, a sum of 0.6875,
        so the standard error is the root of 0.6875 / 3 / 4, 0.239."""
        found = tally.win_rate([Pair(0, won, 0, 1, 0, 1) for won in (1, 1, 0.5, 0)])
        assert found == pytest.approx((0.625, 0.625 - 1.96 * (0.6875 / 12) ** 0.5, 1))
        assert found.high == 1  # 1.094 cut off

    def test_points_a_round(self):
        """In 10 and 30 rounds A gains 20 and 40, B 10 and 10: 1.5 a round against 0.5. A lies off by 5 and -5, so
        by 0.25 and -0.25 a round of 20; B by the same; that is nothing in all."""
        found = tally.points_a_round([Pair(0, 1, 20, 10, 10, 10), Pair(1, 1, 40, 30, 10, 30)])
        assert found == pytest.approx((1, 1, 1))

    def test_interval_of_points_a_round(self):
        """In 10 rounds each A gains 10 and 30, B nothing: 1 and 3 a round, a mean of 2, deviations of -1 and 1,
        so the standard error is the root of 2 / 1 / 2 = 1."""
        found = tally.points_a_round([Pair(0, 1, 10, 10, 0, 10), Pair(1, 1, 30, 10, 0, 10)])
        assert found == pytest.approx((2, 0.04, 3.96))

    def test_players_with_rounds_of_their_own(self):
        """Against the banker A gained 100 in 50 rounds, B lost 100 in 25."""
        assert tally.points_a_round([Pair(0, 1, 100, 50, -100, 25)]) == (6, None, None)

    def test_a_single_pair_has_no_interval(self):
        assert tally.win_rate([Pair(0, 1, 5, 1, 0, 1)]) == (1, None, None)


class TestCrew:
    @pytest.mark.parametrize("count", [1, 7, 99, 100, 250, 999, 5000])
    def test_batches_are_all_pairs_once(self, count):
        made = crew.batches(count)
        assert [number for first, size in made for number in range(first, first + size)] == list(range(count))
        assert max(size for _, size in made) <= crew.MOST

    @pytest.mark.parametrize("jobs", [1, 2, 3])
    def test_it_does_not_matter_how_many_processes_play(self, jobs):
        setup = setup_of("beginner", "random", "kurnik", ends=4)
        found = [pair for some in crew.on_this_computer(setup, 9, jobs) for pair in some]
        assert sorted(found) == pairs.play_batch(setup, 0, 9)

    def test_the_archive_holds_the_engine_and_no_more_than_it_takes_to_play(self, tmp_path):
        (tmp_path / "code.zip").write_bytes(archive())
        play = "import json, sys; sys.path.insert(0, 'code.zip'); from matches.pairs import *; serve()"
        batch = json.dumps([setup_of("greedy", "double", "kozel", 4), 3, 2])
        done = subprocess.run(
            [sys.executable, "-I", "-c", play], cwd=tmp_path, input=batch, capture_output=True, text=True, check=True
        )
        assert [Pair(*pair) for pair in json.loads(done.stdout)] == pairs.play_batch(
            setup_of("greedy", "double", "kozel", 4), 3, 2
        )


class TestCost:
    @pytest.mark.parametrize("game", games.NAMES)
    def test_positions_are_those_in_which_there_is_a_choice(self, game):
        views = cost.positions(setup_of(game=game), 8)
        assert len(views) == 8 and all(len(view.moves) > 1 for view in views)

    def test_operations_are_counted_the_same_each_time(self):
        views = cost.positions(setup_of(), 12)
        once, again = [cost.measure("greedy", views) for _ in range(2)]
        assert once[:3] == again[:3]
        assert once.moves == 6 and 100 < once.opcodes < once.most_opcodes and once.peak_bytes > 100

    def test_what_takes_longer_and_more_costs_more(self):
        class Busy(Greedy):
            def choose(self, view):
                wasted = [number * number for number in range(10_000)]
                yield view.moves[len(wasted) % 2]

        view = cost.positions(setup_of(), 1)[0]
        assert cost.count_opcodes(Busy(), view) > 50_000 > cost.count_opcodes(Greedy(), view)
        assert cost.peak_bytes(Busy(), view) > 300_000 > cost.peak_bytes(Greedy(), view)

    def test_counting_leaves_no_trace(self):
        before = sys.gettrace()
        cost.count_opcodes(Greedy(), cost.positions(setup_of(), 1)[0])
        assert sys.gettrace() is before


class TestOutput:
    def test_figures_are_the_same_with_one_process_and_with_two(self, tmp_path):
        found = []
        for jobs in "12":
            path = tmp_path / f"{jobs}.json"
            done = run("greedy", "beginner", "--matches", "24", "--seed", "5", "--jobs", jobs, "--json", path)
            assert (done.returncode, done.stderr) == (0, "")
            found.append((done.stdout, path.read_text(encoding="utf-8")))
        assert found[0] == found[1]

    def test_what_is_printed(self):
        done = run(
            "greedy", "beginner", "--game", "kozel", "--seats", "4", "--matches", "7", "--seed", "5", "--jobs", "1"
        )
        heading, again, played, won, points, rough, *spent = done.stdout.splitlines()
        assert heading == "greedy (A) against beginner (B): 8 matches of kozel for 4, rounded up to whole pairs"
        assert again == ("  again with: arena.py greedy beginner --game kozel --seats 4 --matches 8 --seed 5")
        assert played.split() == "8 matches, in 4 mirrored pairs 95 % interval".split()
        assert won.startswith("    won by A, in %  ") and " to " in won
        assert points.startswith("    points that A gains more a round ") and " to " in points
        assert rough == "    fewer than 30 pairs, so the intervals are rough"
        assert [line.split()[:2] for line in spent[1:3]] == [["A,", "greedy"], ["B,", "beginner"]]
        assert max(map(len, done.stdout.splitlines())) <= 100

    def test_json_has_all_of_it(self, tmp_path):
        path = tmp_path / "found.json"
        done = run(
            "double",
            "random",
            "--game",
            "kozel",
            "--game",
            "draw",
            "--seats",
            "3",
            "--matches",
            "6",
            "--seed",
            "2",
            "--jobs",
            "1",
            "--json",
            path,
        )
        assert done.returncode == 0
        kozel, draw = json.loads(path.read_text(encoding="utf-8"))
        assert (kozel["game"], draw["game"]) == ("kozel", "draw")
        assert draw["a"] == "double" and draw["b"] == "random" and draw["options"] == {}
        assert (draw["seats"], draw["seed"], draw["pairs"], draw["matches"]) == (3, 2, 3, 6)
        played = pairs.play_batch(setup_of("double", "random", "draw", 3, 2), 0, 3)
        assert draw["a_wins"] == tally.win_rate(played)._asdict()
        assert draw["points_a_round"] == tally.points_a_round(played)._asdict()
        assert draw["cost"]["a"].keys() == {"moves", "opcodes", "most_opcodes", "peak_bytes"}

    def test_options_of_the_game(self, tmp_path):
        path = tmp_path / "found.json"
        done = run(
            "greedy",
            "random",
            "--option",
            "target=50",
            "--option",
            "blocked=pips",
            "--matches",
            "2",
            "--jobs",
            "1",
            "--json",
            path,
        )
        assert "--option target=50 --option blocked=pips --matches 2 --seed " in done.stdout
        assert json.loads(path.read_text(encoding="utf-8"))[0]["options"] == {"target": 50, "blocked": "pips"}

    def test_all_games(self):
        options = arena.parse(["greedy", "random", "--game", "all"])
        assert options.games == games.NAMES

    def test_a_seed_by_chance(self):
        seeds = {arena.parse(["greedy", "random"]).seed for _ in range(3)}
        assert len(seeds) > 1 and all(0 <= seed < 2**30 for seed in seeds)


def run_with(patch, *arguments):
    """Run the tool in a process of its own, after a line of Python that changes something of its modules.

    Of its own, since one that has had several Dask clients may wait forever: where one is collected while another
    starts, both want the same lock (distributed 2026.8.0).
    """
    path = f"import sys; sys.path.insert(0, {str(TOOL.parent)!r})"
    command = [sys.executable, "-c", f"{path}; import arena; {patch}; arena.main(sys.argv[1:])", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=LONG)


@pytest.mark.parametrize(("more", "group"), [((), "arena"), (("--scheduler", "tcp://nobody:1"), "cluster")])
def test_only_a_cluster_takes_what_a_cluster_needs(monkeypatch, more, group):
    asked = []
    monkeypatch.setattr(environment, "ensure", asked.append)
    monkeypatch.setattr(arena, "meet", lambda *_: None)
    assert arena.main(["greedy", "random", *more]) == 0 and asked == [group]
    pins = environment.wanted(group)
    assert any("distributed" in pin for pin in pins) == (group == "cluster")


def test_matches_on_this_computer_do_without_dask():
    done = run_with("sys.modules['distributed'] = None", "greedy", "random", "--matches", "2", "--jobs", "1")
    assert (done.returncode, done.stderr) == (0, "")


class TestBadInput:
    @pytest.mark.parametrize(
        ("arguments", "told"),
        [
            (["greedy"], "B"),
            (["greedy", "clever"], "there is no player clever, only beginner, "),
            (["greedy", "nowhere.py:Class"], "nowhere.py can't be read"),
            (["greedy", "random", "greedy"], "each player is named once"),
            (["greedy", "random", "--game", "chess"], "chess"),
            (["greedy", "random", "--seats", "3"], "all_fives is for 2 players, not 3"),
            (["greedy", "random", "--seats", "0"], "all_fives is for 2 players, not 0"),
            (["greedy", "random", "--game", "draw", "--game", "blitz", "--seats", "3"], "blitz is for 4 to 8 players"),
            (["greedy", "random", "--option", "target=7"], "target can't be 7"),
            (["greedy", "random", "--option", "target"], "--option: takes KEY=VALUE, such as target=200, not target"),
            (["greedy", "random", "--option", "colour=1"], "no option colour"),
            (["double", "random", "--game", "tien_gow"], "double doesn't know tien_gow"),
            (["random", "bota_gorda", "--game", "all"], "bota_gorda doesn't know"),
            (["greedy", "random", "--matches", "0"], "--matches takes a number from 1 up"),
            (["greedy", "random", "--jobs", "0"], "--jobs takes a number from 1 up"),
            (["greedy", "random", "--seed", "x"], "--seed: takes a whole number, not x"),
        ],
    )
    def test_one_sentence_and_status_1(self, capsys, arguments, told):
        with pytest.raises(SystemExit) as stopped:
            arena.main(arguments)
        out, err = capsys.readouterr()
        assert stopped.value.code == 1 and out == "" and told in err and len(err.splitlines()) == 1

    def test_json_that_cannot_be_written_is_told_before_playing(self, tmp_path):
        done = run("greedy", "random", "--json", tmp_path / "nowhere" / "found.json")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.endswith(
            "found.json can't be written (No such file or directory): choose another place for --json.\n"
        )

    @needs_dask
    @pytest.mark.parametrize(
        "address", ["127.0.0.1:1", *(pytest.param(odd, marks=SLOW) for odd in ("nonsense", "sms://there:1", ""))]
    )
    def test_a_scheduler_that_cannot_be_reached(self, address):
        done = run_with("arena.cluster.WAIT = 1", "greedy", "random", "--scheduler", address)
        assert done.returncode == 1 and len(done.stderr.splitlines()) == 1
        assert f": the scheduler {address} can't be reached (" in done.stderr

    @needs_dask
    @pytest.mark.slow("5 s, which it waits for workers")
    def test_a_scheduler_without_workers(self, scheduler):
        # Long enough to reach the scheduler on a busy computer, too.
        done = run_with("arena.cluster.WAIT = 5", "greedy", "random", "--scheduler", scheduler)
        assert done.returncode == 1
        assert done.stderr.endswith(f": the scheduler {scheduler} has no workers.\n")


@pytest.fixture
def dask(tmp_path):
    """dask(command, *arguments): start a Dask command in a folder of its own; it ends with the test. Neither the
    scheduler nor a worker can import anything of ours."""
    surroundings = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}

    def start(*command):
        command = [sys.executable, "-m", *command, "--scheduler-file", "cluster.json", "--no-dashboard"]
        process = subprocess.Popen(
            command, cwd=tmp_path, env=surroundings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        after.callback(process.wait)
        after.callback(process.kill)

    with contextlib.ExitStack() as after:
        yield start


@pytest.fixture
def scheduler(dask, tmp_path):
    """The address of a Dask scheduler."""
    dask("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    told = tmp_path / "cluster.json"
    wait_until(lambda: told.exists() and told.stat().st_size)
    return json.loads(told.read_text(encoding="utf-8"))["address"]


@pytest.fixture
def cluster(dask, scheduler):
    """The address of a Dask scheduler with one worker."""
    dask("distributed.cli.dask_worker", "--no-nanny", "--nthreads", "2")
    wait = f"import distributed; distributed.Client({scheduler!r}).wait_for_workers(1)"
    subprocess.run([sys.executable, "-c", wait], check=True, capture_output=True, timeout=LONG)
    return scheduler


@needs_dask
@pytest.mark.slow("4 to 7 s: a scheduler and a worker are started, each a process that imports much")
class TestCluster:
    def test_it_comes_to_the_same_on_a_cluster(self, cluster, tmp_path):
        found = []
        for where in (["--jobs", "1"], ["--scheduler", cluster]):
            path = tmp_path / f"{len(found)}.json"
            done = run(
                "greedy",
                "beginner",
                "--game",
                "bergen",
                "--seats",
                "3",
                "--matches",
                "12",
                "--seed",
                "9",
                *where,
                "--json",
                path,
            )
            assert (done.returncode, done.stderr) == (0, "")
            found.append((done.stdout, path.read_text(encoding="utf-8")))
        assert found[0] == found[1]

    def test_what_fails_on_a_worker_ends_in_a_sentence(self, cluster):
        done = run_with(
            "arena.cluster.archive = lambda: b'no zip file'",
            "greedy",
            "random",
            "--matches",
            "2",
            "--scheduler",
            cluster,
        )
        assert done.returncode == 1
        assert done.stderr.endswith(
            ": the cluster has failed (CalledProcessError); the logs of its workers tell more.\n"
        )


def busy(process):
    """How many of the processes that it has started have computed for half a second or more, and so are playing."""
    return sum(child.cpu_times().user >= 0.5 for child in psutil.Process(process).children(recursive=True))


class TestInterrupted:
    def test_what_is_done_is_printed_and_written(self, monkeypatch, capsys, tmp_path):
        def play(setup, count, jobs):
            yield pairs.play_batch(setup, 1, 1)
            yield pairs.play_batch(setup, 0, 1)
            raise KeyboardInterrupt

        monkeypatch.setattr(crew, "on_this_computer", play)
        path = tmp_path / "found.json"
        status = arena.main(["greedy", "random", "--seed", "1", "--game", "all", "--json", str(path)])
        out, err = capsys.readouterr()
        assert (status, err) == (cli.INTERRUPTED, "")
        assert "  4 matches, in 2 mirrored pairs" in out and "operations" not in out
        (found,) = json.loads(path.read_text(encoding="utf-8"))
        played = pairs.play_batch(setup_of("greedy", "random"), 0, 2)
        assert found["a_wins"] == tally.win_rate(played)._asdict()
        assert found["matches"] == 4 and found["cost"] is None

    @needs_a_shell
    def test_ctrl_c(self):
        command = [sys.executable, TOOL, "greedy", "random", "--matches", "1000000", "--jobs", "2"]
        # A group of its own, to which the terminal would send Ctrl-C; and pytest may have been told to ignore it.
        tool = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        assert tool.stdout.readline().startswith("greedy (A) against random (B): 1,000,000 matches")
        wait_until(lambda: busy(tool.pid) >= 2)
        os.killpg(tool.pid, signal.SIGINT)
        out, err = tool.communicate(timeout=LONG)
        assert (tool.returncode, err) == (cli.INTERRUPTED, "")
        assert "won by A" in out or "matches, in" not in out
