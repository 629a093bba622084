# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Shared by all tests: the simulator, a person at it, and rounds spelt out in tiles."""

import copy
import gc
import signal
import sys

import pytest
from hypothesis import settings

import loader
from engine import games, history, parsing
from engine.judge import decision, luck
from engine.line import Line
from engine.line_match import LineMatch
from simulator import Simulator
from teller import Teller  # noqa: F401 (whose judge is the one above, and not another one that an app has loaded)
from tests.person import check, hint, new_person, nothing_left, person, slow, texts, undrawn  # noqa: F401 (fixtures)

# The same cases in every run, and no deadline, since how fast the machine is proves nothing. Before every commit a
# few of them: see tools/test.py.
settings.register_profile("boneyard", derandomize=True, deadline=None)
settings.register_profile("quick", settings.get_profile("boneyard"), max_examples=10)
settings.load_profile("boneyard")


# A shell's background ignores Ctrl-C, and so would all programs that tests start: they get the usual handler.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The folders and files of tests that need a build of the game.
OF_BUILDS = {"micropython", "browser", "drive", "firmware", "test_bench.py", "test_build.py", "test_flash.py"}


def pytest_collection_modifyitems(items):
    """Tests that need a build of the game come first: so one of the processes that share the tests has all of it,
    and the others needn't spend 4 s on a build of their own."""
    items.sort(key=lambda item: OF_BUILDS.isdisjoint(item.path.parts))


def pytest_collection_finish(session):
    """The objects of the tests stay until the end: no collection of garbage has to look through it, and there
    needn't be many. And pytest, which changes tests when they are imported, isn't asked about each module any more
    that the app imports again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
    sys.meta_path.sort(key=lambda finder: type(finder).__module__.startswith("_pytest"))


@pytest.hookimpl(trylast=True)  # after the letter F or E
def pytest_configure(config):
    """A test that fails is named at once, not only after half an hour."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Named(config.pluginmanager.getplugin("terminalreporter")))


class Named:
    """Names on the terminal the tests that fail, even those that pass at a second try."""

    def __init__(self, terminal):
        self.terminal = terminal

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report):
        if report.outcome in ("failed", "rerun"):
            self.terminal.write_line(f" {report.nodeid}: {report.longreprtext.splitlines()[-1]}")


def pytest_runtest_setup(item):
    """A slow test has to say why it is slow."""
    marked = item.get_closest_marker("slow")
    if marked and not marked.args:
        pytest.fail('It is marked as slow: say why, as in @pytest.mark.slow("a match takes 5 s").', pytrace=False)


@pytest.fixture(scope="session")
def cases():
    """cases(100): how many cases a test makes up where a hundred are to be tried: before every commit fewer, as
    Hypothesis does."""
    return lambda count: -(-count * settings().max_examples // 100)


@pytest.fixture(scope="session")
def modules_before():
    """All modules that were loaded before the first test, by their names."""
    return dict(sys.modules)


@pytest.fixture(scope="session")
def engine_before(modules_before):
    """Those of the engine."""
    return {name: module for name, module in modules_before.items() if name.startswith("engine.")}


@pytest.fixture(autouse=True)
def engine_as_it_was(modules_before, engine_before):
    """After each test the engine's modules are those of the start, whichever the app has unloaded or loaded since,
    so that all tests see the same classes."""
    yield
    loader.unload([name for name in sys.modules.keys() - modules_before.keys() if name.startswith("engine.")])
    before = {name: module for name, module in engine_before.items() if sys.modules.get(name) is not module}
    sys.modules.update(before)
    for name, module in before.items():
        package, _, own_name = name.rpartition(".")
        setattr(sys.modules[package], own_name, module)


@pytest.fixture
def judged_roughly(monkeypatch):
    """Moves are judged roughly, which takes a tenth of the time."""
    monkeypatch.setattr(decision, "_CHOOSING", 80)
    monkeypatch.setattr(decision, "_MEASURING", 100)
    monkeypatch.setattr(luck, "_WAYS", 4)
    monkeypatch.setattr(luck, "_TIMES", 5)
    monkeypatch.setattr(luck, "_TIMES_WITHOUT_BONEYARD", {"tien_gow": 4, "pai_gow": 2})


@pytest.fixture
def simulator():
    """A simulated badge that is switched on, with seed 0, for one test."""
    with Simulator(seed=0) as badge:
        yield badge


def parse(names):
    """The list of tiles that a text such as "6-6 5-4" names."""
    return [parsing.tile(name) for name in names.split()]


def start(game, *hands, boneyard="", leader=0, stake=None, scores=None, **options):
    match = games.load(game)(len(hands), options)
    match.scores = list(scores or match.scores)
    hands = [parse(hand) for hand in hands]
    boneyard = parse(boneyard)
    rest = list(match.tiles)
    for tile in sum(hands, boneyard):
        rest.remove(tile)
    for hand in hands:
        while len(hand) < match.tiles_each():
            hand.append(rest.pop(0))
    match.start_round(hands, boneyard + rest if match.has_boneyard else (), leader, stake)
    return match


def start_midway(game, line, *hands, boneyard="", turn=0, **options):
    match = start(game, *[""] * len(hands), **options)
    match.line = make_line(line, match.line.has_spinner)
    match.hands = [parse(hand) for hand in hands]
    match.boneyard = parse(boneyard)
    match.turn = turn
    match.moves = match.find_moves()
    there = sum(match.hands, match.boneyard) + match.line.tiles
    assert len(there) == len(set(there)), "a tile is there twice"
    return match


def make_moves(match, text):
    happened = []
    for part in text.split(", "):
        name, _, times = part.partition("*")
        happened += [match.play(match.parse(name)) for _ in range(int(times or 1))]
    return happened


def make_line(text, has_spinner=True):
    line = Line(has_spinner)
    for name in text.split(", "):
        line.add(*parsing.move(name))
    return line


@pytest.fixture
def begin():
    """begin("kurnik", "6-6 5-4", "3-3", boneyard="1-0", leader=1, scores=(95, 0), ends=4): a match whose
    first round starts with these tiles, with a seat for each hand. Hands are filled up, seat 0's first, with the
    tiles that are not named, in the order of their indexes; the rest of them lie at the back of the boneyard."""
    return start


@pytest.fixture
def midway():
    """midway("draw", "6-6, 6-1 left", "6-5 5-4", "3-3", boneyard="1-0", turn=1, scores=(95, 0)): a match
    in its first round, with these tiles in the line, in the hands and in the boneyard, and no others."""
    return start_midway


@pytest.fixture
def play():
    """play(match, "5-5, 5-0 left, draw*3, pass"): the Happened of each of these moves."""
    return make_moves


@pytest.fixture
def lay():
    """lay("6-6, 6-1 left", has_spinner=True): a Line of these tiles."""
    return make_line


@pytest.fixture
def legal():
    """legal(match): the names of the legal moves, sorted."""
    return lambda match: sorted(map(match.name, match.legal_moves()))


def state_of(match):
    past_rounds = [played for piece in match.past_rounds for played in history.unpack(match, piece)]
    # How the deal is packed is left open; nobody may ask for it except through the match's own data.
    dealt = match._dealt and history.deal_of(match, match._dealt)
    line = {"line": vars(match.line)} if isinstance(match, LineMatch) else {}
    return copy.deepcopy(dict(vars(match), past_rounds=past_rounds, _dealt=dealt, **line))


@pytest.fixture
def state():
    """state(match): everything that a match is made of, as values that can be compared and don't change. A deal
    that a seed names is spelt out in tiles."""
    return state_of
