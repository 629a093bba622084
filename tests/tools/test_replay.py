# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""tools/replay.py: its output for a record, and its message if a file isn't one (docs/record-format.md).

The lines expected of the fixtures (fixtures/*.jsonl) were made by another, naive program that was written from
the rules alone.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import cli
import replay
from engine import games, record, tiles
from engine.rng import Rng

ROOT = Path(__file__).parent.parent.parent
FIXTURES = ROOT / "tests" / "fixtures"
TOOL = ROOT / "tools" / "replay.py"

FIRST = "6-6 5-4 3-0 4-1 2-2 6-1 5-0".split()
SECOND = "6-5 4-4 3-3 1-1 0-0 2-1 2-0".split()
REST = "1-0 3-1 3-2 4-0 4-2 4-3 5-1 5-2 5-3 5-5 6-0 6-2 6-3 6-4".split()


def a_round(moves, first=FIRST, second=SECOND, boneyard=REST, leader=0, **more):
    return dict(hands=[list(first), list(second)], boneyard=list(boneyard), leader=leader, moves=moves, **more)


def a_record(*rounds, game="all_fives", **more):
    return dict(dict(game=game, seats=2, options={}, rounds=list(rounds)), **more)


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """run(record or text or bytes): the exit status, standard output and standard error of the tool."""

    def run_tool(given, path="record.json", *more):
        file = tmp_path / path
        if not isinstance(given, (str, bytes)):
            given = json.dumps(given)
        file.write_bytes(given.encode("utf-8") if isinstance(given, str) else given)
        return run_with(file, *more)

    def run_with(argument, *more):
        monkeypatch.setattr(sys, "argv", ["replay.py", str(argument), *more])
        status = 0
        try:
            replay.main(sys.argv[1:])
        except SystemExit as stopped:
            status = stopped.code or 0
        out, err = capsys.readouterr()
        return status, out, err

    run_tool.on = run_with
    return run_tool


def refused(result):
    """The one line of the refusal."""
    status, out, err = result
    assert status == 1
    line, end, rest = err.partition("\n")
    assert (end, rest) == ("\n", "")
    assert line.isprintable() and line.startswith("replay: ")
    return line


# Output.


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_the_fixtures_line_by_line(run, path):
    assert run.on(path) == (0, path.with_suffix(".jsonl").read_text(encoding="utf-8"), "")


def test_there_are_fixtures_of_all_that_matters():
    lines = [
        json.loads(line) for path in FIXTURES.glob("*.jsonl") for line in path.read_text(encoding="utf-8").splitlines()
    ]
    ends = [line["round"] for line in lines if "round" in line]
    assert {end["how"] for end in ends} == {"domino", "blocked", "last trick", "won", "lost", "push"}
    assert {end["side"] for end in ends} >= {0, 1, 2, 3, None}
    assert any(end["points"] < 0 for end in ends if type(end["points"]) is int)
    assert {len(end["points"]) for end in ends if type(end["points"]) is list} == {2, 3, 4}
    assert any(line["move"] == "done" for line in lines)
    assert any(min(line["scores"]) < 0 for line in lines)
    assert any("match" in line and "round" in line for line in lines)
    assert any("match" in line and "round" not in line for line in lines)
    assert any(line["move"] == "pass" for line in lines)


def test_the_lines_of_a_short_record(run):
    status, out, err = run(a_record(a_round(["6-6", "6-5 left", "6-1 right", "2-1 right", "5-0 left"])))
    assert (status, err) == (0, "")
    # 12; 5 + 12; 5 + 1; 5 + 2; 0 + 2.
    assert out == (
        '{"seat": 0, "move": "6-6", "count": 12, "points": 0, "scores": [0, 0]}\n'
        '{"seat": 1, "move": "6-5 left", "count": 17, "points": 0, "scores": [0, 0]}\n'
        '{"seat": 0, "move": "6-1 right", "count": 6, "points": 0, "scores": [0, 0]}\n'
        '{"seat": 1, "move": "2-1 right", "count": 7, "points": 0, "scores": [0, 0]}\n'
        '{"seat": 0, "move": "5-0 left", "count": 2, "points": 0, "scores": [0, 0]}\n'
    )


def test_an_unfinished_record_and_an_empty_one_are_valid(run):
    assert run(a_record()) == (0, "", "")
    assert run(a_record(a_round([]))) == (0, "", "")
    assert run(a_record(a_round([], leader=1), game="kurnik")) == (0, "", "")


def test_a_leader_that_is_not_left_to_chance_is_not_read(run):
    for leader in (1, None, "nobody", 7):
        assert run(a_record(a_round(["6-6"], leader=leader)))[0] == 0


def test_a_byte_order_mark_is_no_harm(run):
    assert run(b"\xef\xbb\xbf" + json.dumps(a_record()).encode())[0] == 0


# Refused: files.


def test_a_file_that_is_not_there(run, tmp_path):
    line = refused(run.on(tmp_path / "nowhere.json"))
    assert line.endswith("nowhere.json: can't be read (No such file or directory); give the path of a record")


def test_a_folder(run, tmp_path):
    assert "can't be read" in refused(run.on(tmp_path))


def test_a_file_that_is_too_large(run):
    whole = json.dumps(a_record(a_round(["6-6"])))
    assert run(whole + " " * (record.MOST["bytes"] - len(whole)))[0] == 0
    assert refused(run(whole + " " * record.MOST["bytes"])).endswith("record.json: is too large to be a record")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
def test_a_file_without_an_end(run):
    assert refused(run.on("/dev/zero")) == "replay: /dev/zero: is too large to be a record"


def test_a_name_that_breaks_the_line(run, tmp_path):
    assert r"no\nwhere" in refused(run.on(tmp_path / "no\nwhere"))


@pytest.mark.parametrize(
    "given, why",
    [
        (b"\xff\xfe{}", "isn't a text in UTF-8, as a record has to be"),
        ("", "isn't JSON, as a record has to be: Expecting value: line 1 column 1 (char 0)"),
        ("{", "isn't JSON, as a record has to be: Expecting property name"),
        ("{} {}", "isn't JSON, as a record has to be: Extra data"),
        ("{'game': 'kurnik'}", "isn't JSON, as a record has to be: Expecting property name"),
        ('{"game": "kurnik", "seats": NaN, "rounds": []}', "isn't JSON, as a record has to be: NaN is no JSON number"),
        ('{"game": "kurnik", "seats": -Infinity, "rounds": []}', "-Infinity is no JSON number"),
        ('{"game": "kurnik", "game": "kurnik", "seats": 2, "rounds": []}', "an object has the same key twice"),
        ('{"game": "kurnik", "seats": %s, "rounds": []}' % ("9" * 5000), "isn't JSON, as a record has to be: "),
        ('{"game": "kurnik", "seats": %s, "rounds": []}' % ("9" * 40), "kurnik is for 2 players, not 999"),
        ('{"game": "kurnik", "seats": %s, "rounds": []}' % ("9" * 400), "seats can't be longer than 40 letters"),
        ('{"game": "kurnik", "seats": 1e999, "rounds": []}', "kurnik is for 2 players, not inf"),
        ("[" * 200000, "is nested too deeply to be a record"),
        ('{"game": "kurnik", "seats": 2, "rounds": %s%s}' % ("[" * 100000, "]" * 100000), "is nested too deeply"),
        ("null", "the record has to be an object"),
        ("[]", "the record has to be an object"),
        ('"kurnik"', "the record has to be an object"),
        ("7", "the record has to be an object"),
    ],
)
def test_what_is_no_record_at_all(run, given, why):
    assert why in refused(run(given))


# Refused: the record's own keys and options.


@pytest.mark.parametrize(
    "changes, why",
    [
        (dict(game="chess"), "there is no game chess; there are all_fives, kurnik, draw, kozel, bergen, blitz"),
        (dict(game=None), "there is no game None; there are all_fives, kurnik"),
        (dict(game=["kurnik"]), "game can't be a list or an object"),
        (dict(game="x" * 41), "game can't be longer than 40 letters"),
        (dict(seats=[2]), "seats can't be a list or an object"),
        (dict(options={"target": [100]}), "option target can't be a list or an object"),
        (dict(options={"x" * 41: 1}), "the name of an option can't be longer than 40 letters"),
        (dict(**{"x" * 41: 1}), "the record has an unknown key xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."),
        (dict(game="kur\nnik\x1b[2J\u2028\udc80"), r"there is no game kur\nnik\x1b[2J\u2028\udc80; there are"),
        (dict(seats=3), "all_fives is for 2 players, not 3"),
        (dict(seats=2.0), "all_fives is for 2 players, not 2.0"),
        (dict(seats="2"), "all_fives is for 2 players, not '2'"),
        (dict(seats=True), "all_fives is for 2 players, not True"),
        (dict(players=2), "the record has an unknown key players"),
        (dict(options=[]), "options has to be an object"),
        (dict(options={"target": True}), "option target can't be True, only one of 50, 55, ..., 500"),
        (dict(options={"target": "100"}), "option target can't be '100', only one of"),
        (dict(options={"target": 100.0}), "option target can't be 100.0, only one of"),
        (dict(options={"target": 101}), "option target can't be 101, only one of"),
        (dict(options={"lead": "loser"}), "option lead can't be 'loser', only one of winner, highest"),
        (dict(options={"blocked": None}), "option blocked can't be None, only one of points, pips"),
        (dict(options={"set": 7}), "option set can't be 7, only one of 6, 9, 12"),
        (dict(options={"ends": 4}), "all_fives has no option ends"),
        (dict(game="kurnik", options={"target": 105}), "option target can't be 105, only one of 100, 250, 500"),
        (dict(game="kurnik", options={"set": 9}), "kurnik has no option set"),
        (dict(rounds={}), "rounds has to be a list"),
        (dict(rounds=[[]]), "round 1 has to be an object"),
        (dict(rounds=[{}]), "round 1 has no hands"),
    ],
)
def test_keys_and_options(run, changes, why):
    assert why in refused(run(a_record(**changes)))


@pytest.mark.parametrize("key", ["game", "seats", "rounds"])
def test_a_missing_key(run, key):
    broken = a_record()
    del broken[key]
    assert "the record has no %s" % key in refused(run(broken))


@pytest.mark.parametrize("key", ["hands", "boneyard", "moves"])
def test_a_missing_key_of_a_round(run, key):
    broken = a_round([])
    del broken[key]
    assert "round 2 has no %s" % key in refused(run(a_record(*DOMINO["rounds"], broken)))


# Refused: deals.


@pytest.mark.parametrize(
    "changes, why",
    [
        (dict(first=FIRST[:6], boneyard=REST + FIRST[6:]), "the hand of seat 0 has 6 tiles, not 7"),
        (dict(second=SECOND + REST[:1], boneyard=REST[1:]), "the hand of seat 1 has 8 tiles, not 7"),
        (dict(second=[]), "the hand of seat 1 has 0 tiles, not 7"),
        (dict(boneyard=REST[:-1]), "6-4 is missing"),
        (dict(boneyard=[]), "1-0, 3-1, 3-2, "),
        (dict(boneyard=REST[:-1] + ["6-6"]), "6-6 is there twice"),
        (dict(boneyard=REST + ["6-6"]), "6-6 is there twice"),
        (dict(boneyard=REST + ["7-0"]), "7-0 is not in the set"),
        (dict(boneyard=REST[:-1] + ["4-6"]), "'4-6' is not a tile; a tile is written larger half first, such as 6-1"),
        (dict(first=["1-6"] + FIRST[1:]), "'1-6' is not a tile"),
        (dict(first=["6-6" * 14] + FIRST[1:]), "a tile can't be longer than 40 letters"),
        (dict(leader=[0]), "leader can't be a list or an object"),
        (dict(first=["6_6"] + FIRST[1:]), "'6_6' is not a tile"),
        (dict(first=[66] + FIRST[1:]), 'a tile is a string such as "6-1"'),
        (dict(first=[[6, 6]] + FIRST[1:]), 'a tile is a string such as "6-1"'),
    ],
)
def test_impossible_deals(run, changes, why):
    line = refused(run(a_record(a_round(["6-6"], **changes))))
    assert "round 1, before move 1: " in line and why in line


@pytest.mark.parametrize(
    "hands, why",
    [
        ([], "there are 0 hands for 2 seats"),
        ([FIRST], "there are 1 hands for 2 seats"),
        ([FIRST, SECOND, []], "there are 3 hands for 2 seats"),
        ({"0": FIRST, "1": SECOND}, "hands has to be a list"),
        ([" ".join(FIRST), SECOND], "each hand and the boneyard has to be a list"),
        (None, "hands has to be a list"),
    ],
)
def test_impossible_hands(run, hands, why):
    broken = a_round(["6-6"])
    broken["hands"] = hands
    assert "round 1, before move 1: " + why in refused(run(a_record(broken)))


def test_an_unknown_key_of_a_round(run):
    assert "round 1 has an unknown key banker" in refused(run(a_record(a_round([], banker=0))))


@pytest.mark.parametrize("leader", [None, 2, -1, True, "0", 0.5])
def test_the_lot_has_to_name_a_seat(run, leader):
    line = refused(run(a_record(a_round([], leader=leader), game="kurnik")))
    assert "round 1, before move 1: the leader is left to chance here, so it has to be named: a seat" in line


# Refused: moves. DOMINO is a whole round, which seat 1 wins.


def load(name):
    return json.loads((FIXTURES / (name + ".json")).read_text(encoding="utf-8"))


DOMINO = a_record(
    a_round(
        "5-5, 5-1 left, 5-3 right, 1-0 left, 5-4 down, 4-0 left, 3-1 right, 4-2 down, 2-1 right, 5-0 up,"
        " 3-2 right, 6-0 up, 5-2 down".split(", "),
        first="6-3 6-0 5-1 5-0 4-2 4-0 1-0".split(),
        second="5-5 5-4 5-3 5-2 3-2 3-1 2-1".split(),
        boneyard="0-0 1-1 2-0 2-2 3-0 3-3 4-1 4-3 4-4 6-1 6-2 6-4 6-5 6-6".split(),
    )
)


@pytest.mark.parametrize(
    "moves, number, why",
    [
        (["6-6 left"], 1, '"6-6 left" is illegal: the first tile of the line has no arm; legal: 6-6'),
        (["5-4"], 1, '"5-4" is illegal: seat 0 has to lead 6-6; legal: 6-6'),
        (["6-5"], 1, '"6-5" is illegal: seat 0 doesn\'t hold that tile; legal: 6-6'),
        (["draw"], 1, '"draw" is illegal: seat 0 can play a tile; legal: 6-6'),
        (
            ["6-6", "6-5"],
            2,
            '"6-5" is illegal: the line has begun, so the move has to name an arm; legal: 6-5 left, 6-5 right',
        ),
        (["6-6", "6-1 left"], 2, '"6-1 left" is illegal: seat 1 doesn\'t hold that tile; legal: 6-5 left, 6-5 right'),
        (["6-6", "6-5 up"], 2, '"6-5 up" is illegal: the arm up isn\'t open; legal: 6-5 left, 6-5 right'),
        (["6-6", "4-4 left"], 2, '"4-4 left" is illegal: 4-4 doesn\'t fit left, where a 6 is open; legal: '),
        (["6-6", "draw"], 2, '"draw" is illegal: seat 1 can play a tile; legal: 6-5 left, 6-5 right'),
        (["6-6", "pass"], 2, '"pass" is illegal: seat 1 can play a tile; legal: 6-5 left, 6-5 right'),
        (["6-6", "done"], 2, '"done" is illegal: seat 1 can play a tile; legal: '),
        (["6-6", "5-6 left"], 2, "\"5-6 left\" is illegal: '5-6' is not a tile; a tile is written larger half first"),
        (["6-6", "6-5 north"], 2, "\"6-5 north\" is illegal: '6-5 north' is not a move; a tile is played left, right"),
        (["6-6", ""], 2, "\"\" is illegal: '' is not a tile"),
        (["6-6", None], 2, "null is illegal: a move is a string; legal: 6-5 left, 6-5 right"),
        (["6-6", ["6-5", "left"]], 2, '["6-5", "left"] is illegal: a move is a string; legal: '),
        (["6-6", "6-5 left\n"], 2, r'"6-5 left\n" is illegal: '),
        (
            ["6-6", "6-5 " * 11],
            2,
            "\"6-5 6-5 6-5 6-5 6-5 6-5 6-5 6-5 6-5 6-5... is illegal: a move can't be longer than"
            " 40 letters; legal: 6-5 left, 6-5 right",
        ),
    ],
)
def test_illegal_moves(run, moves, number, why):
    result = run(a_record(a_round(moves)))
    assert "round 1, move %d: %s" % (number, why) in refused(result)
    assert len(result[1].splitlines()) == number - 1


def test_a_draw_where_a_tile_was_drawn_that_fits(run):
    moves = ["6-6", "draw", "draw"]
    broken = a_round(moves, second=SECOND[1:] + ["1-0"], boneyard=["6-5"] + REST[1:])
    line = refused(run(a_record(broken)))
    assert 'round 1, move 3: "draw" is illegal: seat 1 can play a tile; legal: 6-5 left, 6-5 right' in line


def test_a_pass_where_one_has_to_draw(run):
    broken = a_round(["6-6", "pass"], second=SECOND[1:] + ["1-0"], boneyard=["6-5"] + REST[1:])
    line = refused(run(a_record(broken)))
    assert 'round 1, move 2: "pass" is illegal: seat 1 has to draw; legal: draw' in line


def test_a_play_that_misses_the_draws_before_it(run):
    broken = a_round(["6-6", "6-5 left"], second=SECOND[1:] + ["1-0"], boneyard=["6-5"] + REST[1:])
    line = refused(run(a_record(broken)))
    assert 'round 1, move 2: "6-5 left" is illegal: seat 1 doesn\'t hold that tile; legal: draw' in line


def test_a_move_out_of_turn(run):
    line = refused(run(a_record(a_round(["6-6", "6-5 left", "6-1 right", "5-4 left"]))))
    assert 'round 1, move 4: "5-4 left" is illegal: seat 1 doesn\'t hold that tile; legal: 1-1 r' in line


def test_the_last_rounds_loser_can_not_lead(run):
    # Seat 1 has won, and leads any tile of its hand.
    second = a_round(["6-6"], first=FIRST, second=SECOND)
    line = refused(run(a_record(*DOMINO["rounds"], second)))
    assert 'round 2, move 1: "6-6" is illegal: seat 1 doesn\'t hold that tile; legal: 6-5, 4-4, 3-3' in line


def test_a_move_after_the_rounds_end(run):
    broken = a_record(dict(DOMINO["rounds"][0], moves=DOMINO["rounds"][0]["moves"] + ["draw"]))
    result = run(broken)
    assert 'round 1, move 14: "draw" is illegal: the round is over; legal: nothing' in refused(result)
    assert len(result[1].splitlines()) == 13


def test_a_second_round_before_the_first_has_ended(run):
    line = refused(run(a_record(a_round(["6-6"]), a_round(["6-6"]))))
    assert ("round 1, move 2: the round isn't over, but round 2 follows; legal: 6-5 left, 6-5 right") in line


def test_a_move_after_the_matchs_end(run):
    broken = load("all_fives_won_in_mid_round")
    broken["rounds"][-1]["moves"].append("draw")
    line = refused(run(broken))
    assert (
        'round 2, move %d: "draw" is illegal: the match is over; legal: nothing' % len(broken["rounds"][-1]["moves"])
        in line
    )


@pytest.mark.parametrize("name", ["all_fives_won_in_mid_round", "all_fives_match"])
def test_a_round_after_the_matchs_end(run, name):
    broken = load(name)
    broken["rounds"].append(a_round([]))
    line = refused(run(broken))
    assert "round %d, before move 1: the match is over" % len(broken["rounds"]) in line


# The command itself.


def test_standard_input(run):
    whole = subprocess.run([sys.executable, TOOL, "-"], input=json.dumps(DOMINO), capture_output=True, text=True)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert whole.stdout == run(DOMINO)[1]
    broken = subprocess.run([sys.executable, TOOL, "-"], input="{", capture_output=True, text=True)
    assert broken.returncode == 1
    assert broken.stderr.startswith("replay: standard input: isn't JSON, as a record has to be: ")


def test_bad_arguments():
    for arguments in ([], ["a.json", "b.json"], ["--no-such-thing"]):
        refusal = subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True)
        assert (refusal.returncode, refusal.stdout, len(refusal.stderr.splitlines())) == (1, "", 1)


def test_it_needs_no_packages_and_runs_in_any_folder(tmp_path):
    path = FIXTURES / "kurnik_match.json"
    done = subprocess.run([sys.executable, "-S", TOOL, path], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == path.with_suffix(".jsonl").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="a closed pipe is told otherwise there")
def test_a_reader_that_has_gone_is_no_error():
    with subprocess.Popen(
        [sys.executable, TOOL, FIXTURES / "kurnik_four_ends.json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as tool:
        tool.stdout.readline()
        tool.stdout.close()
        assert tool.stderr.read() == b""
        assert tool.wait() in (0, cli.PIPE_CLOSED)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_an_output_that_is_full():
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, TOOL, FIXTURES / "kurnik_match.json"], stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 1
    assert done.stderr == "replay: the output can't be written (No space left on device)\n"


class TestDeal:
    """The number of a deal, which the pause shows."""

    @pytest.fixture
    def deal(self):
        """deal(argument, ...): the tool's exit status, its output and its errors."""

        def run_tool(*arguments):
            done = subprocess.run([sys.executable, str(TOOL), *arguments], capture_output=True, text=True)
            return done.returncode, done.stdout, done.stderr

        return run_tool

    def test_it_is_spelt_out_as_a_record_that_goes_on(self, deal):
        status, output, _ = deal("--deal", "12345", "--game", "kozel", "--seats", "4")
        played = json.loads(output)
        match = games.load("kozel")(4)
        match.deal(12345)
        names = [[tiles.name(tile) for tile in hand] for hand in match.hands]
        assert (status, played["game"], played["rounds"][0]["hands"]) == (0, "kozel", names)
        assert played["rounds"][0]["moves"] == [] == list(replay.replay(played))

    def test_a_later_round_of_the_match_has_the_deal_that_follows(self, deal):
        names = json.loads(deal("--deal", "12345", "--round", "2")[1])["rounds"][0]["hands"]
        match = games.load("all_fives")(2)
        match.deal(Rng(12345).seed())
        assert names == [[tiles.name(tile) for tile in hand] for hand in match.hands]

    def test_options_make_another_deal(self, deal):
        set_9 = json.loads(deal("--deal", "7", "--option", "set=9")[1])
        assert set_9["options"] == {"set": 9} and len(set_9["rounds"][0]["boneyard"]) == 55 - 14

    @pytest.mark.parametrize(
        "arguments, why",
        [
            ((), "give either the FILE of a record or --deal NUMBER"),
            (("--deal", "1", "record.json"), "give either the FILE of a record or --deal NUMBER"),
            (("--deal", str(1 << 30)), "takes the number of a deal, 0 to 1073741823"),
            (("--deal", "-1"), "takes the number of a deal"),
            (("--deal", "1", "--round", "0"), "--round takes a number of 1 to 1000"),
            (("--deal", "1", "--seats", "9"), "is for 2 players, not 9"),
            (("--deal", "1", "--option", "colour=3"), "has no option colour"),
        ],
    )
    def test_what_is_none_is_refused_in_a_sentence(self, deal, arguments, why):
        status, output, errors = deal(*arguments)
        assert (status, output) == (1, "") and why in errors and "Traceback" not in errors


FAIR = FIXTURES / "fair" / "kurnik.json"


def verified(run, change=None):
    """What --verify says of the record in FAIR, with a change: the exit status, and both outputs."""
    given = json.loads(FAIR.read_text(encoding="utf-8"))
    if change:
        change(given)
    return run(given, "fair.json", "--verify")


def test_fair_deals_are_told(run):
    assert verified(run) == (0, "All 4 deals are those that the code fixed before the first tile.\n", "")


def test_another_deal_is_told_with_its_round(run):
    def swap(given):
        hands = given["rounds"][-1]["hands"]
        given["rounds"][-1]["moves"] = []
        hands[0][0], hands[1][0] = hands[1][0], hands[0][0]

    status, out, err = verified(run, swap)
    assert (status, out) == (1, "")
    assert err.endswith("not the deals that the code fixed before the first tile: round 4 has another deal\n")


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("fair", "this record has neither a code nor a number, so its deals can't be checked"),
        ("salt", "the deals can't be checked without the salt, which the end of the match tells"),
    ],
)
def test_a_record_that_does_not_tell_enough_is_refused(run, key, sentence):
    status, out, err = verified(run, lambda given: (given if key == "fair" else given["fair"]).pop(key))
    assert (status, out) == (1, "") and err.endswith(sentence + "\n")


@pytest.mark.parametrize(
    ("number", "outcome"),
    [(417300655 ^ 184467, (0, "All 4 deals are those of its number, 417157180.\n")), (5, (1, ""))],
)
def test_the_deals_of_a_number_are_told(run, number, outcome):
    given = json.loads(FAIR.read_text(encoding="utf-8"))
    del given["fair"]
    status, out, err = run(given | {"deal": number}, "numbered.json", "--verify")
    assert (status, out) == outcome
    assert status == 0 or err.endswith("not the deals of its number, 5: round 1 has another deal\n")
