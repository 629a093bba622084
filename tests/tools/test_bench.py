# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""bench.py measures the figures that it names, and says so where a budget is broken; the game keeps them all."""

import subprocess
import sys

import pytest

import bench
import environment
from browser import visit
from figures import Figure, Unavailable, agency, counting, expert, layout, pixels

SECTION = "5 to 50 s: a section of bench.py counts by Valgrind, or plays whole matches"

BENCH = environment.ROOT / "tools" / "bench.py"


def why_not_counted():
    """Why instructions can't be counted here, or ""."""
    try:
        counting.check()
    except Unavailable as why:
        return str(why)
    return ""


needs_valgrind = pytest.mark.skipif(bool(why_not_counted()), reason=why_not_counted())


@pytest.fixture
def run():
    """A function that measures a section of bench.py, quickly, and returns the values by their names. Its budgets have
    to be kept."""

    def run(section):
        found = bench.measure_all([section], True)[section]
        assert [figure.broken() for figure in found if figure.broken()] == []
        return {figure.name: figure.value for figure in found}

    return run


def test_a_broken_budget_ends_with_status_1_and_is_named(monkeypatch, capsys):
    monkeypatch.setattr(environment, "ensure", lambda name: None)
    figures = Figure("the sum", 9, "bytes", "how", at_most=8), Figure("fine", 1, "bytes", "how")
    monkeypatch.setattr(layout, "measure", lambda quick: iter(figures))
    with pytest.raises(SystemExit) as ended:
        bench.main(["layout", "--quick"])
    assert ended.value.code == 1
    told = capsys.readouterr()
    assert "over budget: layout: the sum has to be at most 8 bytes, and is 9." in told.err and "fine" in told.out


def test_agency():
    found = {figure.name: figure for figure in agency.of_table("tien_gow", 4, 3, True)}
    counts = [agency.count("tien_gow", 4, number) for number in (1, 2, 3)]
    choices = found["Tien Gow: choices"]
    assert choices.value == sorted(each["choices"] for each in counts)[1] >= choices.at_least == 15
    assert found["Tien Gow: rounds without a turn"].value == 0


@pytest.mark.slow(SECTION)
def test_web():
    if visit.find() is None:
        pytest.skip(visit.MISSING)
    # By itself: in this process Playwright may be at work for other tests.
    done = subprocess.run([sys.executable, BENCH, "web", "--quick"], capture_output=True, text=True)
    assert done.returncode == 0 and "INP at a table of all_fives while a GIF is made" in done.stdout, done.stderr


@pytest.mark.slow(SECTION)
@needs_valgrind
@pytest.mark.parametrize("game", ["all_fives", "kurnik", "bergen", "tien_gow", "pai_gow"])
def test_the_expert_keeps_its_budgets_at_the_largest_table(run, monkeypatch, game):
    """In the other games tests/micropython/test_thinking.py has the worst positions."""
    monkeypatch.setattr("figures.expert.TABLES", {game: expert.TABLES[game][-1:]})
    assert len(run("expert")) == 5


@pytest.mark.slow(SECTION)
def test_pixels(run):
    found = run("pixels")
    names = {*pixels.MOTIONS.values(), pixels.MOVED}
    assert {name for figure in found for name in names if name in figure} == names
    assert all(value > 100 for name, value in found.items() if name.startswith("one frame"))


@pytest.mark.slow(SECTION)
@needs_valgrind
def test_answer(run):
    screens = [name for name in run("answer") if " screen: " in name or " page: " in name]
    assert len(screens) >= 30, "screens are left out"


@pytest.mark.slow(SECTION)
def test_rewards(run):
    assert len(run("rewards")) == 7


@pytest.mark.slow("50 rounds of each of 15 games take 14 s")
def test_layout(run):
    assert len(run("layout")) >= 15 * 6
