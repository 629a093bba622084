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

import cli
import environment
import play as tool
from cli import version
from keys import files
from simulator import Simulator
from simulator.badge import ROOT
from tests.tools import here

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
            cli.run(tool.main, list(arguments))
        told, sentence = capsys.readouterr()
        assert (ended.value.code, told, sentence.count("\n")) == (1, "", 1) and sentence.startswith("play: ")
        return sentence

    return run


def refused(result):
    """The one line that a refusal is, after the traceback of a program, if it has failed."""
    assert result.returncode == 1
    line = result.stderr.splitlines()[-1]
    assert line.startswith("play: "), result.stderr
    return line


def dot(path):
    image = Image.open(path)
    assert (image.size, image.mode) == ((160, 128), "RGB")
    return image.getbbox()[:2]


def test_keys_are_pressed_and_shots_are_taken(play, tmp_path):
    keys = "# two steps\n\nshot start\nRIGHT  # one\nRIGHT\nshot moved.2\nA\nwait 0.2\nshot random\n"
    for seed in ("7", "8"):
        result = play("--shots", "new/shots", "--force", "--seed", seed, keys=keys)
        assert (result.returncode, result.stderr) == (0, "")
        (tmp_path / "new/shots/random.png").rename(tmp_path / f"{seed}.png")
    assert (tmp_path / "7.png").read_bytes() != (tmp_path / "8.png").read_bytes()
    assert dot(tmp_path / "new/shots/start.png") == (0, 0)
    assert dot(tmp_path / "new/shots/moved.2.png") == (20, 0)
    assert len(list((tmp_path / "new/shots").iterdir())) == 2


def test_a_board_has_its_own_screen(play, tmp_path):
    assert play("--board", "pimoroni_picosystem", "--shots", ".", keys="RIGHT\nshot right\n").returncode == 0
    with Image.open(tmp_path / "right.png") as image:
        assert (image.size, image.getbbox()[:2]) == ((240, 240), (20, 0))  # it shows everything twice as large


def test_waiting_is_game_time_and_the_memory_is_fresh(play):
    first, last = (line.split() for line in play("--first-start", keys="A\nwait 70\nA\n").stdout.splitlines())
    assert (int(last[2]) - int(first[2])) % 2**29 in range(70_000, 70_201)  # the clock wraps after 65 s
    assert (first[3], last[3]) == ("255", "1")


@pytest.mark.parametrize(
    "line, told",
    [
        ("JUMP", "'JUMP' is no step"),
        ("wait long", "not 'long'"),
        ("wait -1", "not '-1'"),
        ("wait nan", "not 'nan'"),
        ("shot ../up", "not '../up'"),
    ],
)
def test_a_bad_line_is_told_with_its_number(line, told):
    with pytest.raises(files.KeysError) as refusal:
        files.read_keys(f"A\n# x\n{line}\nB\n")
    assert str(refusal.value).startswith("line 3: ") and told in str(refusal.value)


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("B\nwait 5\nA\nA\n", "code.py failed."),
        ("START\nwait 1\n", "code.py ended by itself"),
    ],
)
def test_a_failing_program_is_told_in_a_sentence(play, keys, told):
    assert told in refused(play(keys=keys))


def test_another_program_runs_on_the_badge_until_it_ends(real, tmp_path):
    text = "import board, time\ntime.sleep(0.1)\nprint(board.board_id)\n"
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    done = real("--program", "mine.py", "--board", "pygamer", keys="wait 1\n")
    assert (done.returncode, done.stdout, done.stderr) == (0, "pygamer\n", "")


class TestRecord:
    """--record FILE: the match that was played, as replay.py reads it."""

    def test_a_match_is_recorded_where_the_badge_is_switched_off(self, real, tmp_path):
        keys = "wait 0.5\nA\nA\nwait 1\n" + 6 * "A\nwait 5\n"
        assert real("--seed", "8", "--record", "record.json", keys=keys).returncode == 0
        played = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
        assert played["game"] == "all_fives" and len(played["rounds"][0]["moves"]) > 2
        assert len(played["fair"]["code"]) == 32 and list(played["fair"]) == ["code"], "the match isn't over"
        assert played["version"].partition("+")[0] == version.of(ROOT).partition("+")[0]  # of any commit
        replayed = here.run("replay", tmp_path / "record.json")
        assert len(replayed.stdout.splitlines()) == len(played["rounds"][0]["moves"])

    def test_where_no_match_was_begun_it_is_told(self, play, tmp_path):
        (tmp_path / "apps" / "app.py").write_text(APP + "    match = None\n", encoding="utf-8")
        (tmp_path / "old").write_text("{}", encoding="utf-8")
        assert "no match was begun" in refused(play("--record", "old", "--force", keys="A\n"))
        assert (tmp_path / "old").read_text(encoding="utf-8") == "{}"


def test_it_begins_with_the_match_that_is_named(real, tmp_path):
    named = ("--game", "draw", "--seats", "3", "--level", "expert", "--deal", "12345", "--option", "set=9")
    assert real(*named, "--record", "match.json", keys="wait 1\n").returncode == 0
    record = json.loads((tmp_path / "match.json").read_text(encoding="utf-8"))
    assert (record["game"], record["seats"], record["options"]) == ("draw", 3, {"set": 9})
    assert record["deal"] == 12345


def test_the_days_deal_has_its_date_for_a_number():
    before = date.today()
    assert tool.deal("today") in [int(f"{day:%Y%m%d}") for day in (before, date.today())]


def test_a_language_alone_opens_the_title_in_it(tmp_path):
    (tmp_path / "keys").touch()
    begin = tool.beginning(tool.parse(["--headless", "--keys", str(tmp_path / "keys"), "--lang", "ru"]))
    with Simulator(first_start=True) as badge:
        begin(badge.start())
        badge.run(0.5)
        assert (badge.app.scene, badge.app.settings.language) == ("title", "ru")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--scale", "9"), "--scale: invalid choice: 9"),
        (("--deal", "0"), "the match can't be begun: it has to name a game"),
        (("--seed", "x"), "--seed: takes a whole number, not x"),
        (("--program", "nowhere.py"), "nowhere.py isn't a file: give the path of a program to --program"),
        (("--shots", "keys/shots"), "keys/shots can't be written (Not a directory): choose another place for --shots."),
        (("--game", "chess"), "the match can't be begun: game can't be \"chess\", only one of all_fives, "),
        (("--deal", "tomorrow"), "argument --deal: invalid deal value: 'tomorrow'"),
    ],
)
def test_what_there_is_not_is_told(refusal, arguments, sentence):
    assert sentence in refusal(*arguments, keys="wait 1\n")
