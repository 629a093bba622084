# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""While a puzzle, a position of a judged match or a record has the place of the person's own match, nothing that
saves or fails changes that, the statistics or the deeds."""

import pytest

from openings import look_back
from saves import judged, puzzles
from saves.memory import Memory
from simulator import Simulator
from tests.person import match_of
from tests.saves.matches import make_moves, start
from tests.saves.mistakes import judging_of, misjudge, played, take

RECORD = "kozel_partners"
IN_ROUND_2 = 0  # a puzzle with a round before it


@pytest.fixture
def show(badge, monkeypatch):
    """show(what): show a match that isn't the person's own."""

    def puzzle(app):
        puzzles.begin(app, IN_ROUND_2)
        app.start("table")

    def position(app):
        misjudge(monkeypatch)
        match = played("all_fives")
        judged._set_up(app, 0, take(app, judging_of(match, (2,)), match).positions[-1])
        app.start("table")

    def record(app):
        look_back.start(app, match_of(RECORD))

    def make(what):
        own = badge.app.match
        {"puzzle": puzzle, "position": position, "record": record}[what](badge.app)
        badge.run(2)
        assert badge.app.match is not own and badge.app.own_match is own

    return make


def fail(badge):
    """What code.py does once a MemoryError has ended a frame."""
    from scenes import trouble

    app = badge.app
    app.handheld.screen.show(None)
    app.clear()
    trouble.report(app.handheld, app, MemoryError())


def save_soon(badge):
    """A save that was asked for before another picture."""
    badge.app.save_soon()
    badge.press("RIGHT")
    badge.run(1)


WAYS = {
    "a failure": fail,
    "a save": lambda badge: badge.app.save(),
    "a save to come": save_soon,
    "a note for a reset": lambda badge: badge.app.remember(),
}
SHOWN = ["puzzle", "position", "record"]


def counted(badge):
    """The statistics and the deeds that the badge keeps."""
    saved = Memory(badge.nvm).load()
    return [saved.get(key) for key in ("statistics", "charts", "deeds")]


@pytest.mark.parametrize(("what", "way"), list(zip([*SHOWN, "record"], WAYS)))
def test_the_own_match_stays_as_it_was(badge, show, what, way):
    app = badge.app
    start(app, "draw", "greedy")
    while app.match.moves:
        make_moves(app, 1)
    make_moves(app, 4)
    app.save()
    make_moves(app, 2)
    app.remember()
    scores, played_round, before = app.match.scores, app.match.pack_round(), counted(badge)
    show(what)
    WAYS[way](badge)
    assert counted(badge) == before
    badge.__exit__()
    with Simulator(seed=3, nvm=badge.nvm, sleep_memory=badge.sleep_memory) as again:
        match = again.start().match
        assert (match.game, match.scores, match.pack_round()) == ("draw", scores, played_round)
    badge.__enter__()


@pytest.mark.parametrize("what", ["puzzle", "record"])
def test_without_an_own_match_a_failure_saves_none_and_is_told_without_one(badge, show, texts, capsys, what):
    show(what)
    fail(badge)
    told = " ".join(text for text, box in texts(badge))
    assert "The memory was used up" in told and "Your match is kept." not in told
    assert "ValueError" not in capsys.readouterr().err
    assert counted(badge) == [None] * 3
    assert "match" not in Memory(badge.nvm).load() and "match" not in Memory(badge.sleep_memory, True).load()
