# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""play.py: the unmodified code.py, here with a small app in the place of the game's own."""

import json
import os
import subprocess
import sys
from datetime import date

import pytest
from PIL import Image

import environment
import play as tool
from cli import version
from keys import files
from simulator.badge import ROOT

# A dot that the arrows move; B fails, and A prints the content of the memory and the seed.
APP = """
import displayio
import microcontroller
import vectorio

from handheld import buttons, chance


class App:
    puzzle = None

    def __init__(self, handheld):
        self.handheld = handheld
        palette = displayio.Palette(1)
        palette[0] = 0xFF0000
        self.dot = vectorio.Rectangle(pixel_shader=palette, width=4, height=4, x=0, y=0)
        group = displayio.Group()
        group.append(self.dot)
        handheld.screen.show(group)

    def step(self):
        button = self.handheld.buttons.next()
        if button == buttons.RIGHT:
            self.dot.x += 10
        if button == buttons.B:
            raise ValueError("the dog ate it")
        if button == buttons.A:
            self.dot.y = chance.seed() % 100
            print("A at", self.handheld.elapsed(0), microcontroller.nvm[0])
            microcontroller.nvm[0] = 1
        if button == buttons.START:
            raise SystemExit
        self.handheld.screen.refresh()
        self.handheld.rest()
"""


@pytest.fixture
def play(tmp_path):
    """play(*arguments, keys=None, **variables): the finished process of play.py, run in tmp_path, with these keys,
    and with more variables of the environment."""
    (tmp_path / "apps").mkdir()
    (tmp_path / "apps" / "app.py").write_text(APP, encoding="utf-8")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    variables = {name: value for name, value in os.environ.items() if name not in screens}

    def run(*arguments, keys=None, **more):
        if keys is not None:
            (tmp_path / "keys").write_text(keys, encoding="utf-8")
            arguments = ("--headless", "--keys", "keys", *arguments)
        return subprocess.run(
            [sys.executable, ROOT / "tools" / "play.py", *arguments],
            cwd=tmp_path,
            env=variables | {"PYTHONPATH": str(tmp_path / "apps")} | more,
            capture_output=True,
            text=True,
        )

    return run


@pytest.fixture
def real(play, tmp_path):
    """The same with the game's own app."""
    (tmp_path / "apps" / "app.py").unlink()
    return play


@pytest.fixture
def refusal(monkeypatch, tmp_path, capsys):
    """refusal(*arguments, keys=None): the one line with which play.py refuses these, run in tmp_path, with these
    keys, before it plays: in this process, which takes much less time than one of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["play.py"])
    monkeypatch.setattr(environment, "ensure", lambda name: None)

    def run(*arguments, keys=None):
        if keys is not None:
            (tmp_path / "keys").write_text(keys, encoding="utf-8")
            arguments = ("--headless", "--keys", "keys", *arguments)
        with pytest.raises(SystemExit) as ended:
            tool.main(arguments)
        told, sentence = capsys.readouterr()
        assert (ended.value.code, told, sentence.count("\n")) == (1, "", 1) and sentence.startswith("play: ")
        return sentence

    return run


def refused(result):
    """The one line that a refusal is."""
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1 and result.stderr.startswith("play: "), result.stderr
    return result.stderr


def dot(path):
    image = Image.open(path)
    assert (image.size, image.mode) == ((160, 128), "RGB")
    return image.getbbox()[:2]


def test_keys_are_pressed_and_shots_are_taken(play, tmp_path):
    keys = "# two steps\n\nshot start\nRIGHT  # one\nRIGHT\nshot moved.2\n"
    result = play("--shots", "new/shots", keys=keys)
    assert (result.returncode, result.stderr) == (0, "")
    assert dot(tmp_path / "new/shots/start.png") == (0, 0)
    assert dot(tmp_path / "new/shots/moved.2.png") == (20, 0)
    assert len(list((tmp_path / "new/shots").iterdir())) == 2


def test_the_same_seed_gives_the_same_frames_and_another_does_not(play, tmp_path):
    for seed in ("7", "7", "8"):
        folder = f"shots{len(list(tmp_path.iterdir()))}"
        assert play("--shots", folder, "--seed", seed, keys="A\nwait 0.2\nshot a\n").returncode == 0
    first, again, other = (path.read_bytes() for path in sorted(tmp_path.glob("shots*/a.png")))
    assert first == again != other


def test_the_game_may_print_what_the_output_can_not_encode(play, tmp_path):
    """As it does of a damaged save, in Bulgarian, say."""
    (tmp_path / "apps" / "app.py").write_text(APP.replace('"A at"', '"\u0447"'), encoding="utf-8")
    result = play(keys="A\n", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("\\u0447 ")


def test_no_shot_is_overwritten_unless_it_is_wanted(play, tmp_path):
    (tmp_path / "one.png").write_text("mine", encoding="utf-8")
    told = refused(play("--shots", ".", keys="shot two\nshot one\n"))
    assert "one.png is there already: choose another place for --shots, or overwrite it with --force." in told
    assert (tmp_path / "one.png").read_text(encoding="utf-8") == "mine" and not (tmp_path / "two.png").exists()
    assert play("--shots", ".", "--force", keys="shot one\n").returncode == 0
    assert dot(tmp_path / "one.png") == (0, 0)


def test_shots_can_be_larger(play, tmp_path):
    for scale in ("1", "3"):
        assert play("--shots", scale, "--scale", scale, keys="RIGHT\nshot one\n").returncode == 0
    small, large = (Image.open(tmp_path / scale / "one.png") for scale in ("1", "3"))
    assert large.size == (480, 384)
    assert large.resize(small.size, Image.Resampling.NEAREST).tobytes() == small.tobytes()


def test_a_board_has_its_own_screen_and_buttons(play, tmp_path):
    keys = "RIGHT\nshot right\n"
    assert play("--board", "pimoroni_picosystem", "--shots", ".", keys=keys).returncode == 0
    assert play("--board", "pygamer", "--shots", "pygamer", keys=keys).returncode == 0
    with Image.open(tmp_path / "right.png") as image:
        assert image.size == (240, 240)
        place = image.getbbox()[:2]
    x, y = dot(tmp_path / "pygamer" / "right.png")
    assert place == (2 * x, 2 * y)  # a large screen shows everything twice as large


def test_an_unknown_board_is_told_with_those_that_there_are(refusal):
    told = refusal("--board", "toaster", keys="A\n")
    assert told.startswith("play: --board can't be toaster, only one of pybadge, edgebadge, pygamer, ")


def test_waiting_is_game_time_and_nothing_is_remembered(play):
    results = [play("--first-start", keys=f"wait {seconds}\nA\n") for seconds in ("0", "70", "0")]
    ticks = [int(result.stdout.split()[2]) for result in results]
    assert ticks[0] == ticks[2]
    assert (ticks[1] - ticks[0]) % 2**29 in range(70_000 - 33, 70_000 + 33 + 1)  # the clock wraps after 65 s
    assert all(result.stdout.endswith("255\n") for result in results)


@pytest.mark.parametrize(
    "line, told",
    [
        ("JUMP", "'JUMP' is no step"),
        ("a", "'a' is no step"),
        ("A B", "'A B' is no step"),
        ("wait", "'wait' is no step"),
        ("wait long", "not 'long'"),
        ("wait -1", "not '-1'"),
        ("wait inf", "not 'inf'"),
        ("wait nan", "not 'nan'"),
        ("shot", "'shot' is no step"),
        ("shot ../up", "not '../up'"),
        ("shot .hidden", "not '.hidden'"),
    ],
)
def test_a_bad_line_is_told_with_its_number(line, told):
    with pytest.raises(files.KeysError) as refusal:
        files.read_keys(f"A\n# x\n{line}\nB\n")
    assert str(refusal.value).startswith("line 3: ") and told in str(refusal.value)


def test_a_bad_line_is_told_in_a_sentence(play):
    assert "keys, line 3: 'JUMP' is no step" in refused(play("--shots", "shots", keys="A\n# x\nJUMP\nB\n"))


def test_a_shot_needs_a_folder(refusal):
    assert "--shots DIR" in refusal(keys="shot a")


def test_a_folder_that_can_not_be_made_is_told(refusal, tmp_path):
    (tmp_path / "file").touch()
    told = refusal("--shots", "file/shots", keys="shot a")
    assert "file/shots can't be written (Not a directory): choose another place for --shots." in told


def test_a_shot_that_can_not_be_written_is_told(play, tmp_path):
    (tmp_path / "shots" / "a.png").mkdir(parents=True)
    assert "a.png can't be written" in refused(play("--shots", "shots", keys="shot a"))


def test_a_missing_keys_file_is_told(refusal):
    assert "nothing.txt can't be read" in refusal("--headless", "--keys", "nothing.txt")


def test_a_keys_file_that_is_no_text_is_told(refusal, tmp_path):
    (tmp_path / "keys").write_bytes(b"\xff\xfe\x00")
    assert "is not a text file" in refusal("--headless", "--keys", "keys")


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["--headless"], "needs --keys"),
        (["--keys", "keys"], "need --headless"),
        (["--shots", "shots"], "need --headless"),
        (["--scale", "9"], "from 1 to 8"),
        (["--scale", "0"], "from 1 to 8"),
        (["--seed", "x"], "--seed: takes a whole number, not x"),
        (["--jump"], "unrecognized arguments: --jump"),
    ],
)
def test_bad_arguments_are_told(refusal, arguments, told):
    assert told in refusal(*arguments)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a display")
def test_without_a_display_it_says_how_to_go_on(play):
    sentence = refused(play())
    assert "no display" in sentence and "--headless --keys FILE --shots DIR" in sentence


@pytest.mark.parametrize("keys", ["B\n", "B\nwait 5\nA\nA\n"], ids=["while it is told", "after a press"])
def test_a_failing_program_is_told_in_a_sentence(play, keys):
    assert "code.py failed: ValueError: the dog ate it" in refused(play(keys=keys))


def test_debug_shows_where_a_program_failed(play):
    result = play("--debug", keys="B\n")
    assert result.returncode == 1
    assert result.stderr.startswith("Traceback") and 'raise ValueError("the dog ate it")' in result.stderr


def test_a_program_that_ends_is_told(play):
    assert "code.py failed: RuntimeError: it ended by itself" in refused(play(keys="START\nwait 1\n"))


class TestAnotherProgram:
    """--program FILE: another program than the game."""

    def test_it_runs_on_the_badge_until_it_ends(self, real, tmp_path):
        text = "import board, time\ntime.sleep(0.1)\nprint(board.board_id)\n"
        (tmp_path / "mine.py").write_text(text, encoding="utf-8")
        done = real("--program", "mine.py", "--board", "pygamer", keys="wait 1\n")
        assert (done.returncode, done.stdout, done.stderr) == (0, "pygamer\n", "")

    def test_it_takes_presses_and_shows_pictures(self, real, tmp_path):
        table = str(ROOT / "examples" / "first_table" / "code.py")
        done = real("--program", table, "--shots", ".", keys="wait 1\nshot a\nRIGHT\nshot b\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()

    def test_one_that_fails_is_told(self, real, tmp_path):
        (tmp_path / "mine.py").write_text("1 / 0\n", encoding="utf-8")
        done = real("--program", "mine.py", keys="wait 1\n")
        assert "mine.py failed: ZeroDivisionError: division by zero (--debug shows where)" in refused(done)

    def test_one_that_is_not_there_is_told(self, refusal):
        assert "nowhere.py isn't a file: give the path of a program to --program." in refusal(
            "--program", "nowhere.py", keys="A\n"
        )

    @pytest.mark.parametrize("more", [("--game", "draw"), ("--puzzle", "3"), ("--look-back", "x"), ("--record", "x")])
    def test_it_knows_nothing_of_the_games_matches(self, refusal, more):
        told = refusal("--program", "x", *more, keys="A\n")
        assert "takes none of --game, --puzzle, --look-back and --record" in told


class TestRecord:
    """--record FILE: the match that was played, as replay.py reads it."""

    @pytest.fixture
    def recorded(self, tmp_path):
        """A function that plays the game's own app with some keys; the record that it then wrote, as text."""

        def run(keys, name="record.json"):
            (tmp_path / "keys").write_text(keys, encoding="utf-8")
            command = [sys.executable, ROOT / "tools" / "play.py", "--headless", "--keys", "keys", "--seed", "8"]
            subprocess.run([*command, "--record", name, "--force"], cwd=tmp_path, check=True)
            return (tmp_path / name).read_text(encoding="utf-8")

        return run

    def test_a_match_is_recorded_where_the_badge_is_switched_off(self, recorded, tmp_path):
        text = recorded("wait 0.5\nA\nA\nwait 1\n" + 6 * "A\nwait 5\n")
        played = json.loads(text)
        assert played["game"] == "all_fives" and len(played["rounds"][0]["moves"]) > 2
        assert played["version"].partition("+")[0] == version.of(ROOT).partition("+")[0]  # of any commit
        replayed = subprocess.run(
            [sys.executable, ROOT / "tools" / "replay.py", "record.json"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert len(replayed.stdout.splitlines()) == len(played["rounds"][0]["moves"])

    def test_of_several_matches_the_last_is_recorded(self, recorded):
        first = "wait 0.5\nA\nA\nwait 5\n"
        another = "START\nwait 0.5\nDOWN\nDOWN\nA\nwait 0.5\nA\nwait 5\n"
        one, other = (json.loads(recorded(keys)) for keys in (first, first + another))
        assert one["rounds"][0]["hands"] != other["rounds"][0]["hands"]

    def test_where_no_match_was_begun_it_is_told(self, play, tmp_path):
        (tmp_path / "apps" / "app.py").write_text(APP + "    match = None\n", encoding="utf-8")
        (tmp_path / "old").write_text("{}", encoding="utf-8")
        assert "no match was begun" in refused(play("--record", "old", "--force", keys="A\n"))
        assert (tmp_path / "old").read_text(encoding="utf-8") == "{}"
        refused(play("--record", "new", keys="A\n"))
        assert not (tmp_path / "new").exists()

    def test_where_the_match_goes_on_from_an_earlier_time_it_is_told(self, play, tmp_path):
        match = "    from engine.games.kurnik import Game\n    match = Game()\n    match.rounds = 2\n"
        (tmp_path / "apps" / "app.py").write_text(APP + match, encoding="utf-8")
        (tmp_path / "old").write_text("{}", encoding="utf-8")
        told = refused(play("--record", "old", "--force", keys="A\n"))
        assert "its first 2 rounds can't be told any more, so there is no record to write to " in told
        assert (tmp_path / "old").read_text(encoding="utf-8") == "{}"

    def test_a_path_that_can_not_be_written_is_told_before_play(self, refusal):
        told = refusal("--record", "nowhere/record", keys="A\n")
        assert "nowhere/record can't be written (No such file or directory): choose another place for" in told

    def test_nothing_is_overwritten_unless_it_is_wanted(self, play, refusal, tmp_path):
        (tmp_path / "old").write_text("{}", encoding="utf-8")
        told = refusal("--record", "old", keys="A\n")
        assert "old is there already: choose another place for --record, or overwrite it with --force." in told
        told = refusal("--record", "keys", "--force", keys="A\n")
        assert "keys is read, so it can't be written, too: choose another place for --record." in told
        assert (tmp_path / "keys").read_text(encoding="utf-8") == "A\n"

    def test_a_match_is_recorded_where_the_program_fails(self, play, tmp_path):
        match = "    from engine.games.kurnik import Game\n    match = Game()\n    match.deal(5)\n"
        match += "    number = 5\n    fair = b''\n"
        (tmp_path / "apps" / "app.py").write_text(APP + match, encoding="utf-8")
        assert "the dog ate it" in refused(play("--record", "record", keys="B\n"))
        assert json.loads((tmp_path / "record").read_text(encoding="utf-8"))["game"] == "kurnik"


def test_help_tells_keys_and_steps(play):
    result = play("--help")
    assert result.returncode == 0
    assert "A, Z, Space, Enter" in result.stdout and "shot NAME" in result.stdout


def test_it_begins_with_the_match_that_is_named(real, tmp_path):
    named = ("--game", "draw", "--players", "3", "--level", "expert", "--deal", "12345", "--option", "set=9")
    assert real(*named, "--record", "match.json", keys="wait 1\n").returncode == 0
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert (record["game"], record["seats"], record["options"]) == ("draw", 3, {"set": 9})
    assert real(*named, "--record", "again.json", "--seed", "9", keys="wait 1\n").returncode == 0
    again = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))
    assert again["rounds"][0]["hands"] == record["rounds"][0]["hands"] and again["deal"] == 12345


def test_it_begins_with_the_days_deal(real, tmp_path):
    before = date.today()
    named = ("--game", "kozel", "--deal", "today", "--record", "match.json")
    assert real(*named, keys="wait 1\n").returncode == 0
    number = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))["deal"]
    assert number in [int(f"{day:%Y%m%d}") for day in (before, date.today())]


def test_the_record_of_a_random_match_carries_its_code_from_the_beginning(real, tmp_path):
    assert real("--record", "match.json", keys="wait 0.5\nA\nwait 0.5\nA\nwait 3\n").returncode == 0
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert len(record["fair"]["code"]) == 32 and list(record["fair"]) == ["code"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--game", "chess"), "the match can't be begun: game can't be \"chess\", only one of all_fives, "),
        (("--game", "kozel", "--players", "9"), "the match can't be begun: kozel is for 2 to 4 players, not 9."),
        (("--deal", "0"), "--deal needs --game NAME"),
        (("--deal", "tomorrow"), "argument --deal: invalid deal value: 'tomorrow'"),
        (("--game", "kozel", "--deal", "-1"), "deal is a number of 0 to 1073741823, or today, and not"),
        (("--option", "set=9"), "--option needs --game NAME"),
        (("--look-back", "keys", "--game", "draw"), "takes the match from its record, without --game and --puzzle"),
        (("--puzzle", "900"), 'the puzzle can\'t be begun: puzzle is a number of 1 to 132, not "900".'),
        (("--puzzle", "3", "--game", "draw"), "the puzzle can't be begun: beside a puzzle it can't name \"game\"."),
        (("--game", "draw", "--option", "set=8"), "the match can't be begun: option set can't be 8, only one of 6, "),
        (("--look-back", "nowhere.json"), "nowhere.json: can't be read (No such file or directory)"),
        (("--look-back", "keys"), "keys: isn't JSON, as a record has to be: "),
    ],
)
def test_a_match_that_there_is_not_is_told(refusal, arguments, sentence):
    assert sentence in refusal(*arguments, keys="wait 1\n")


def test_it_begins_with_the_puzzle_that_is_named(real, tmp_path):
    for name, *named in (("one", "17"), ("other", "18"), ("russian", "17", "--lang", "ru")):
        keys = f"wait 1\nshot {name}\n"
        assert real("--puzzle", *named, "--shots", ".", keys=keys).returncode == 0
    assert len({path.read_bytes() for path in tmp_path.glob("*.png")}) == 3


def test_it_looks_back_at_a_record(real, tmp_path):
    record = ROOT / "tests" / "fixtures" / "kozel_match.json"
    assert real("--look-back", record, "--shots", ".", keys="wait 1\nshot back\n").returncode == 0
    assert real("--shots", ".", keys="wait 1\nshot title\n").returncode == 0
    assert (tmp_path / "back.png").read_bytes() != (tmp_path / "title.png").read_bytes()
