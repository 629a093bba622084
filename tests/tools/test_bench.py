# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""bench.py measures the figures that it names, keeps the budgets, and says so where one is broken."""

import errno
import json
import subprocess
import sys
import tempfile
from types import SimpleNamespace

import pytest

import bench
import environment
import figures
from browser import visit
from engine import games, players
from engine.line import FIRST, RIGHT_ARM
from figures import Figure, Unavailable, answer, badge, counting, expert, layout, micropython, pixels
from tables.line.layout import Layout

SECTION = "5 to 50 s: a section of bench.py counts by Valgrind, or plays whole matches"

BENCH = environment.ROOT / "tools" / "bench.py"

needs_micropython = pytest.mark.skipif(not micropython.available(), reason=micropython.MISSING)


def why_not_counted():
    """Why instructions can't be counted here, or ""."""
    try:
        counting.check()
    except Unavailable as why:
        return str(why)
    return ""


needs_valgrind = pytest.mark.skipif(bool(why_not_counted()), reason=why_not_counted())


@pytest.fixture
def run(monkeypatch, tmp_path):
    """A function that runs bench.py, quickly; returns its figures by section and name.

    Everything that it needs is in the tests' environment.
    """
    monkeypatch.setattr(environment, "ensure", lambda name: None)

    def run(*sections):
        path = tmp_path / "figures.json"
        assert bench.main([*sections, "--quick", "--json", str(path)]) == 0
        measured = json.loads(path.read_text(encoding="utf-8"))
        return {section: {figure["name"]: figure for figure in measured[section]} for section in measured}

    return run


def fake(monkeypatch, *measured):
    """Let the section `layout` consist of these figures."""
    from figures import layout

    monkeypatch.setattr(layout, "measure", lambda quick: iter(measured))


class TestFigure:
    @pytest.mark.parametrize(
        ("value", "budget", "broken"),
        [
            (10, {}, False),
            (10, {"at_most": 10}, False),
            (11, {"at_most": 10}, True),
            (20.0, {"at_least": 20}, False),
            (19.99, {"at_least": 20}, True),
            (1, {"at_most": 0}, True),
        ],
    )
    def test_broken_beyond_its_budget(self, value, budget, broken):
        assert bool(Figure("n", value, "u", "how", **budget).broken()) is broken

    def test_broken_names_figure_budget_and_value(self):
        figure = Figure("the sum", 41_000, "bytes", "how", at_most=40_960)
        assert figure.broken() == "the sum has to be at most 40,960 bytes, and is 41,000"

    @pytest.mark.parametrize(("value", "text"), [(0, "0"), (12_345, "12,345"), (12_345.6, "12,346"), (1.25, "1.25")])
    def test_number(self, value, text):
        assert figures.number(value) == text


class TestOutput:
    def test_table_has_value_unit_budget_and_how(self, run, monkeypatch, capsys):
        fake(monkeypatch, Figure("the sum", 1234, "bytes", "counted by hand", at_most=2000))
        run("layout")
        printed = capsys.readouterr().out
        assert "the sum" in printed and "1,234 bytes (at most 2,000)\n      counted by hand\n" in printed

    def test_budgets_only_a_line_each(self, monkeypatch, capsys):
        monkeypatch.setattr(environment, "ensure", lambda name: None)
        fake(
            monkeypatch,
            Figure("the sum", 1234, "bytes", "counted by hand", at_most=2000),
            Figure("the rest", 5678, "bytes", "counted by hand"),
        )
        assert bench.main(["layout", "--budgets"]) == 0
        _, *lines = capsys.readouterr().out.splitlines()
        assert [line.split() for line in lines if line] == [["the", "sum", "1,234", "bytes", "(at", "most", "2,000)"]]

    def test_json_has_all_of_a_figure(self, run, monkeypatch):
        fake(monkeypatch, Figure("the sum", 1234, "bytes", "counted by hand", at_most=2000))
        assert run("layout") == {
            "layout": {
                "the sum": {
                    "name": "the sum",
                    "value": 1234,
                    "unit": "bytes",
                    "how": "counted by hand",
                    "at_most": 2000,
                    "at_least": None,
                }
            }
        }

    def test_broken_budget_ends_with_status_1_and_names_it(self, run, monkeypatch, capsys, tmp_path):
        fake(monkeypatch, Figure("the sum", 9, "bytes", "how", at_most=8), Figure("fine", 1, "bytes", "how"))
        with pytest.raises(SystemExit) as ended:
            run("layout")
        assert ended.value.code == 1
        assert "over budget: layout: the sum has to be at most 8 bytes, and is 9." in capsys.readouterr().err
        assert len(json.loads((tmp_path / "figures.json").read_text())["layout"]) == 2

    def test_what_cannot_be_measured_is_said(self, run, monkeypatch, capsys):
        def measure(quick):
            yield Figure("one", 1, "byte", "how")
            raise Unavailable("there is no abacus")

        monkeypatch.setattr("figures.layout.measure", measure)
        assert list(run("layout")["layout"]) == ["one"]
        assert "not measured: there is no abacus" in capsys.readouterr().out

    def test_chosen_sections_only(self, run, monkeypatch):
        fake(monkeypatch)
        assert run("layout") == {"layout": {}}


def test_how_far_a_line_lies_off_the_centre_is_measured():
    """The root lies in the middle; a tile at its right moves the line's middle by a half, which is 13 px."""
    line = Layout(160, 82, (13,))
    found = []
    for tile, arm in (((6, 4), FIRST), ((4, 3), RIGHT_ARM)):
        line.add(tile, arm)
        box = layout.box_of(line)
        assert layout.is_on_table(line, box)
        found.append(layout.off_centre(line, box))
    assert found == [0.5, 13]


class TestSectionsTogether:
    @pytest.mark.parametrize("second", ["nvm", "pixels"])
    def test_one_that_imports_the_games_modules_spoils_none_that_simulates_the_badge(self, second):
        # By itself: in this process the simulator's modules are loaded already. The second only has to begin.
        program = f"""if True:
            import sys
            sys.path.insert(0, {str(BENCH.parent)!r})
            import bench
            from figures import layout, {second}
            measure = {second}.measure
            layout.of_lines = lambda: [("draw", 2, {{}})]
            {second}.measure = lambda quick: [next(iter(measure(quick)))]
            bench.main(["layout", "{second}", "--quick"])
            """
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert f"{second}: " in done.stdout


class TestBadInput:
    def refused(self, *arguments):
        done = subprocess.run([sys.executable, BENCH, *arguments], capture_output=True, text=True)
        assert done.returncode == 1 and done.stdout == "" and "Traceback" not in done.stderr
        assert len(done.stderr.splitlines()) == 1
        return done.stderr

    def test_unknown_section(self):
        message = self.refused("sped")
        assert "no section sped" in message and all(section in message for section in figures.SECTIONS)

    def test_unknown_option(self):
        assert "--fast" in self.refused("--fast")

    def test_json_without_a_file(self):
        assert "--json" in self.refused("layout", "--json")

    def test_json_that_cannot_be_written_is_told_before_measuring(self, run, monkeypatch, tmp_path, capsys):
        def measure(quick):
            raise AssertionError("it was measured")

        monkeypatch.setattr("figures.layout.measure", measure)
        with pytest.raises(SystemExit) as ended:
            bench.main(["layout", "--json", str(tmp_path / "nowhere" / "f.json")])
        assert ended.value.code == 1
        told = capsys.readouterr().err
        assert "can't be written (No such file or directory): choose another place for --json." in told

    def test_json_stays_as_it_was_where_the_measuring_is_broken_off(self, run, monkeypatch, tmp_path):
        def measure(quick):
            raise KeyboardInterrupt

        old = tmp_path / "old.json"
        old.write_text("[]", encoding="utf-8")
        monkeypatch.setattr("figures.layout.measure", measure)
        for path in (old, tmp_path / "new.json"):
            with pytest.raises(KeyboardInterrupt):
                bench.main(["layout", "--json", str(path), "--force"])
        assert old.read_text(encoding="utf-8") == "[]" and not (tmp_path / "new.json").exists()

    def test_a_full_disk_is_told_as_such(self, run, monkeypatch, capsys):
        def measure(quick):
            yield from ()
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr("figures.layout.measure", measure)
        with pytest.raises(SystemExit) as ended:
            run("layout")
        assert ended.value.code == 1
        told = capsys.readouterr().err
        assert tempfile.gettempdir() in told and "No space left on device." in told and told.count("\n") == 1


@pytest.fixture(scope="module")
def scales(tmp_path_factory):
    """The result of counting.basic_scales; it takes seconds, and is the same for all games."""
    drive = tmp_path_factory.mktemp("drive")
    micropython.make_drive(drive, figures.PROGRAMS)
    return counting.basic_scales(drive)


class TestSections:
    """Each section in earnest, if quickly: its budgets have to be kept, or `run` fails."""

    @pytest.mark.slow(SECTION)
    def test_web(self, tmp_path):
        if visit.find() is None:
            pytest.skip(visit.MISSING)
        path = tmp_path / "figures.json"
        # By itself: in this process Playwright may be at work for other tests.
        done = subprocess.run([sys.executable, BENCH, "web", "--quick", "--json", path], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        measured = json.loads(path.read_text(encoding="utf-8"))["web"]
        figures = {figure["name"]: figure["value"] for figure in measured}
        assert 300_000 < figures["loaded before the game begins"] < 1_000_000
        assert 0 < figures["a frame, mean"] < figures["a frame, 99 % take no more than"]
        assert 0 < figures["a move of Expert, mean"] < figures["a move of Expert, at most"]

    @pytest.mark.slow(SECTION)
    def test_speed(self, run):
        pytest.importorskip("dominoes", reason="dominoes is not installed here")
        ours, others, ratio = [figure["value"] for figure in run("speed")["speed"].values()]
        assert ours > others > 0 and ratio >= 1

    @pytest.mark.slow(SECTION)
    @needs_micropython
    def test_engine_heap(self, run):
        figures = run("engine_heap")["engine_heap"]
        live = {name: figure["value"] for name, figure in figures.items() if "live" in name}
        heaps = {name: figure["value"] for name, figure in figures.items() if "heap" in name}
        assert len(live) == len(heaps) == len(games.NAMES) + 3  # three of them with a variant, too
        for (_, most), (_, heap) in zip(sorted(live.items()), sorted(heaps.items())):
            assert 8_000 < most < 1024 * heap

    @pytest.mark.slow(SECTION)
    @needs_valgrind
    def test_expert(self, run, monkeypatch):
        monkeypatch.setattr("figures.expert.LEVELS", {"greedy": 18_000_000})
        monkeypatch.setattr("figures.expert.TABLES", {"kurnik": expert.TABLES["kurnik"]})
        median, worst, piece, live, stay = run("expert")["expert"].values()
        assert 10_000 < piece["value"] < median["value"] <= worst["value"] < worst["at_most"] == 18_000_000
        assert piece["at_most"] == 1_800_000
        assert 100 < live["value"] < live["at_most"] == 12 * 1024
        assert stay["name"] == "greedy, kurnik: live afterwards" and stay["value"] == stay["at_most"] == 0

    @pytest.mark.slow(SECTION)
    @needs_valgrind
    @pytest.mark.parametrize("game", expert.TABLES)
    @pytest.mark.parametrize("level", [level for level in expert.LEVELS if level in players.LEVELS])
    def test_thinking_keeps_its_budgets_at_the_largest_table(self, run, monkeypatch, scales, level, game):
        monkeypatch.setattr("figures.expert.basic_scales", lambda drive: scales)
        monkeypatch.setattr("figures.expert.LEVELS", {level: expert.LEVELS[level]})
        monkeypatch.setattr("figures.expert.TABLES", {game: expert.TABLES[game][-1:]})
        assert len(run("expert")["expert"]) == 5

    @pytest.mark.slow(SECTION)
    def test_pixels(self, run):
        cursor, ghost, play, repaints, *motions = run("pixels")["pixels"].values()
        for press in (cursor, ghost):
            assert press["at_most"] == 1500 and 0 < press["value"] < play["value"]
        assert repaints["value"] == 0
        names = {*pixels.MOTIONS.values(), pixels.MOVED}
        assert {name for figure in motions for name in names if name in figure["name"]} == names
        assert all(figure["at_most"] == (24_960 if pixels.MOVED in figure["name"] else 3000) for figure in motions)
        assert all(figure["value"] > 100 for figure in motions)

    def test_nvm(self, run):
        a_round, leaving = run("nvm")["nvm"].values()
        assert 0 < a_round["value"] <= a_round["at_most"] == 1
        assert leaving["value"] <= leaving["at_most"] == 1

    @pytest.mark.slow(SECTION)
    @needs_valgrind
    def test_answer(self, run):
        start, hand, menu, undo, *slides = run("answer")["answer"].values()
        median, code, worst, worst_code, read, collected, *screens = slides
        assert 20_000_000 < start["value"] < start["at_most"] == 150_000_000
        for press in (hand, menu):
            assert answer.BEFORE < press["value"] < press["at_most"] == 50
        assert answer.BEFORE + answer.THOUGHT < undo["value"] < undo["at_most"] == 100
        assert answer.BEFORE + answer.FRAME < median["value"] <= median["at_most"] == 100
        assert median["value"] <= worst["value"] <= worst["at_most"] == 200
        assert 0 < code["value"] <= code["at_most"] == 6_000_000
        assert code["value"] <= worst_code["value"] <= worst_code["at_most"] == 12_000_000
        assert read["value"] == read["at_most"] == collected["value"] == collected["at_most"] == 0
        held = {screen["name"].partition(": ")[2]: screen for screen in screens if screen["at_most"] == 300}
        assert {
            "title to new_game",
            "new_game to help_chosen",
            "help_chosen",
            "table to pause",
            "pause to help",
            "title to table",
            "pause to table",
            "pause to title",
            "new_game to table",
            "table to ranking",
            "ranking",
            "ranking to table",
        } <= held.keys()
        written = {screen["name"].partition(": ")[2]: screen for screen in screens if screen["at_most"] in (600, 700)}
        assert [name for name in written if written[name]["at_most"] == 700] == ["table to pause"]
        assert {
            "title to new_game",
            "new_game to help_chosen",
            "title to options",
            "title to statistics",
            "title to table",
            "table to pause",
            "pause to table",
            "pause to help",
            "table to ranking",
            "ranking to table",
        } <= written.keys()
        for screen in screens:
            assert answer.BEFORE < screen["value"] <= (screen["at_most"] or 2000)

    @pytest.mark.slow("50 rounds of each of 14 games take 14 s")
    def test_layout(self, run):
        figures = run("layout")["layout"]
        assert all(0 <= figure["value"] <= 100 for figure in figures.values())
        for game in ("All Fives", "Kozel for four", "Draw for two, double-twelve"):
            # The budget, of 3 %, is for 1,000 rounds; these are few.
            assert figures[f"{game}: wrong ghosts"]["value"] == 0
            assert figures[f"{game}: plays after which tiles lie elsewhere"]["value"] < 4


@pytest.mark.slow("up to 20 s each: Valgrind counts")
@needs_valgrind
class TestCounting:
    @pytest.fixture
    def drive(self, tmp_path):
        micropython.make_drive(tmp_path, figures.PROGRAMS)
        return tmp_path

    def run(self, drive, *lines):
        """The counts of a program with these lines, after a first mark."""
        text = "\n".join(["from marks import mark", "mark('begin')", *lines, ""])
        (drive / "counted.py").write_text(text, encoding="utf-8")
        return list(counting.count(drive, "counted", heap="1wM"))[1:]

    def test_instructions_are_counted_almost_the_same_each_time(self, drive):
        once, again = [counting.ends(drive, "count_basics", heap="8wM") for _ in range(2)]
        assert all(abs(one - other) < 500 for one, other in zip(once, again))
        assert len(once) == 2 * len(counting.THUMB)
        assert all(0 < few < more for few, more in zip(once[::2], once[1::2]))

    def test_each_stretch_has_the_line_of_the_mark_at_its_end(self, drive):
        (one, few), (other, more), (nothing, least) = self.run(
            drive, "sum(range(1000))", "mark('a few')", "sum(range(2000))", "mark()", "mark()"
        )
        assert (one, other, nothing) == ("a few", "", "")
        assert 1.9 < (more - least) / (few - least) < 2.1

    def test_a_program_that_fails_is_not_counted(self, drive):
        with pytest.raises(micropython.Failed, match="ZeroDivisionError"):
            self.run(drive, "1 / 0")

    def test_thinking_is_cut_where_it_gives_way(self, drive):
        thoughts = expert.thoughts_at(drive, "greedy", "kurnik", 2, {}, 3)
        assert len(thoughts) == 3
        assert all(len(pieces) > 2 and min(pieces) > 1_000 < allocated for pieces, allocated in thoughts)


def test_without_valgrind_it_is_said_how_to_get_it(monkeypatch):
    monkeypatch.setattr("figures.micropython.available", lambda: True)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(Unavailable, match="apt install valgrind"):
        counting.check()


def test_a_frame_and_the_nap_before_an_answer_are_those_of_the_handheld():
    import simulator  # noqa: F401 (makes the handheld importable)
    from handheld import _NAP, FRAME  # a number of its own, which takes no name on the badge

    assert (answer.FRAME, answer.NAP) == (FRAME, _NAP)


def test_a_slide_takes_its_code_and_the_frames_before_it_and_what_is_read():
    slide = answer.Slide([10, 50, 8], 1024, 0)
    assert slide.code(2) == 136
    assert slide.time(2) == pytest.approx(answer.BEFORE + answer.FRAME + 100 + 16 + 165 / 7.3)


class TestWatchedMatch:
    def test_turns_are_taken_until_the_match_is_over(self, simulator):
        counts = pixels.Counts()
        watched = badge.Watched(simulator, counts.look)
        watched.start()
        played = watched.take_turn()
        while not played[2]:
            played = watched.take_turn()
        assert all(pixels > 0 for pixels in played[0] + played[2])
        assert watched.app.match.played

    @pytest.mark.parametrize(
        ("moves", "played", "painted", "counted"),
        [
            ([1], [1], 160 * 128, 1),
            ([1], [1], 160 * 128 - 1, 0),
            ([1], [], 160 * 128, 0),  # the table comes
            ([], [1], 160 * 128, 0),  # the summary of the round comes
        ],
    )
    def test_whole_repaints_are_counted_while_a_round_is_played(self, moves, played, painted, counted):
        counts = pixels.Counts()
        counts.look(
            SimpleNamespace(
                pixels=painted,
                animating=False,
                display=SimpleNamespace(width=160, height=128),
                app=SimpleNamespace(match=SimpleNamespace(moves=moves, played=played)),
            )
        )
        assert counts.repaints == counted
