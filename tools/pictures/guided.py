# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Finds tables on which the guide has something to explain, in the records of tests/fixtures."""

from __future__ import annotations

import functools
import importlib
import itertools
import json
from types import SimpleNamespace
from typing import Any

from engine import parsing, record
from engine.match import Match
from environment import ROOT
from saves import notes
from seats import PERSON
from tables import room_of

FIXTURES = ROOT / "tests" / "fixtures"
MOST = 40  # tables that are tried for a note

# A record, how many of its moves are made, what the table has kept of a pause, and the presses that lead to the note.
Place = tuple[str, int, dict[str, Any] | None, list[str]]
# With it, by what the tables are in order: how many house rules the match has, and how many tiles lie.
Ranked = tuple[tuple[int, int], Place]
# What each kind of table keeps of a pause after the end of a round, so that it shows the end again.
ENDED: dict[str, dict[str, Any]] = {"line": {"line": ((0, 0, (0,)),), "language": ""}, "pai_gow": {"compared": True}}


@functools.cache
def tables(game: str) -> dict[str, list[Place]]:
    """For each note of a game the tables that show its case: with the fewest house rules, then tiles, first."""
    cases = importlib.import_module(f"tables.{room_of(game)}.cases")
    names = [named.partition(":")[0] for named in cases.NOTES.split()]
    found: dict[str, list[Ranked]] = {name: [] for name in names if notes.bit(name) & notes.of_game(game)}
    for path in sorted(FIXTURES.glob("*.json")):
        played = json.loads(path.read_text(encoding="utf-8"))
        if played.get("game") == game and "set" not in played["options"]:
            _look(path.stem, played, cases, names, found)
    return {name: [place for _, place in sorted(places, key=_size)[:MOST]] for name, places in found.items()}


def _size(place: Ranked) -> tuple[int, int]:
    return place[0]


def begun(played: dict[str, Any], number: int) -> Match:
    """The match of a record at the beginning of its round of that number."""
    match, dealt = record.new_match(played), played["rounds"][number]
    earlier = sum(len(each["moves"]) for each in played["rounds"][:number])
    for _ in itertools.islice(record.replay(match, played), earlier):
        pass
    hands = [list(map(parsing.tile, hand)) for hand in dealt["hands"]]
    match.start_round(
        hands, list(map(parsing.tile, dealt.get("boneyard", []))), dealt.get("leader"), dealt.get("stake")
    )
    return match


def _look(
    name: str,
    played: dict[str, Any],
    cases: Any,
    names: list[str],
    found: dict[str, list[Ranked]],
) -> None:
    """Add the tables of a record to those that are found."""
    room, over = room_of(played["game"]), False

    def add(place: Place, match: Match) -> None:
        scene = SimpleNamespace(match=match, compared=over)
        for note, is_due in zip(names, cases.arisen(scene), strict=True):
            if is_due and note in found:
                found[note].append(
                    ((len(set(played["options"]) - {"target", "rounds"}), len(match.laid_down())), place)
                )

    for number in range(len(played["rounds"])):
        match = begun(played, number)
        if match.turn == PERSON:
            add((f"{name}#{number}", 0, None, []), match)
    match = record.new_match(played)
    of_person = 0  # moves made before the person's last one
    for made, _ in enumerate(record.replay(match, played), 1):
        over = bool(match.ended)
        if match.moves and match.turn == PERSON:
            of_person = made
            add((name, made, None, []), match)
        elif over and match.result is None:
            add((name, of_person, None, []) if room == "tricks" else (name, made, ENDED[room], []), match)
        if match.solo and over:
            over = False
            add((name, made, None, []), match)  # the stake of the next round
