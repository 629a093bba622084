# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A person who plays a whole match with the buttons of a simulated badge, as Greedy would."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.games.tien_gow import Game as TienGow
    from engine.kinds import Move
    from engine.line_match import LineMatch
    from engine.match import Match
    from simulator import Simulator

JUST_BEGUN = 6  # moves of a round that has just begun, at most
FRAMES = 0.33  # s: ten frames, to the ms, so merged waits are as long as single ones


def play(badge: Simulator, wanted: dict[str, object], tour: bool = False) -> Iterator[str]:
    """Play a match on a simulated badge, yielding each step, a line of a keys file, once it is done.

    `wanted` are the choices for the new game, by their keys; a `tour` leads through all other screens on the way.
    """
    for line in once_each(script(badge, wanted, tour)):
        do(badge, line)
        yield line


def do(badge: Simulator, line: str) -> None:
    """Do a step, a line of a keys file, but for shots."""
    from simulator.headless import TAKEN

    step, _, what = line.partition(" ")
    if step == "wait":
        badge.run(float(what))
    elif step not in ("shot", "#"):
        badge.press(step)
        badge.run(TAKEN + badge.least(step) / 1000)


def once_each(lines: Iterable[str]) -> Iterator[str]:
    """Leave out the lines that take a shot once more."""
    taken = set()
    for line in lines:
        if not line.startswith("shot") or line not in taken:
            taken.add(line)
            yield line


def script(badge: Simulator, wanted: dict[str, object], tour: bool) -> Iterator[str]:
    """The steps from the title to the result, each found when the one before it is done."""
    yield from ("wait 0.5", "shot title", "A", "wait 0.2", "shot new-game")
    if tour:
        yield from ("SELECT", "wait 0.5", "RIGHT", "B", "wait 0.2")
    for key, value in wanted.items():
        yield from choose(badge, key, value)
    yield from enter(badge, badge.seed or 0)
    yield from ("wait 0.2", "shot new-game-option", "START", "wait 1")
    if tour:
        yield from until_asked(badge)
    yield from ("START", "wait 0.5", "shot pause", "B")
    waits = tour
    from tables import room_of

    room = room_of(badge.app.match.game)
    while badge.app.scene != "result":
        if badge.doing == "press" and (badge.app.scene == "summary" or "lead_on" in badge.flow):
            number = badge.app.match.rounds + 1
            yield from ("shot summary", "A", f"wait {FRAMES}", f"# round {number}")
        elif badge.doing != "press":
            if "_think" in badge.flow:
                yield "shot thinking"
            yield f"wait {FRAMES}"
        else:
            yield f"wait {FRAMES}"  # to see the choices
            if badge.doing != "press":
                continue  # the last press was taken only now
            if waits and is_under_way(badge.app.match):
                waits = False
                yield from other_screens(badge)
            else:
                yield from TURNS[room](badge)
    yield from ("wait 0.6", "shot result")
    if tour:
        yield from look_back(badge)


def until_asked(badge: Simulator) -> Iterator[str]:
    """Wait until the person is asked for a move, and a little longer: in MicroPython a press comes some 30 ms
    earlier than here, and a player that the pause interrupts may then choose another move."""
    while badge.doing != "press":
        yield f"wait {FRAMES}"
    yield f"wait {FRAMES}"


def is_under_way(match: Match) -> list[Move] | bool:
    """Whether a round of a match is being played, and not just begun."""
    return match.moves and (match.solo or len(match.played_by) > JUST_BEGUN)


def other_screens(badge: Simulator) -> Iterator[str]:
    """Yield the buttons that lead from the table through the help, the statistics and the options, and back to a
    table with another language and theme."""
    yield from ("START", "wait 0.5", "DOWN", "A", "wait 0.5")
    yield from ["RIGHT"] * len(badge.scene.pages)
    yield from ("B", "wait 0.5", "DOWN", "DOWN", "DOWN", "A", "wait 0.5")  # the deals
    yield from ("B", "wait 0.5", "UP", "UP", "A", "wait 0.5", "LEFT", "wait 0.5", "RIGHT", "wait 0.5")  # languages
    yield from ("B", "wait 0.5", "A", "wait 1", "START", "wait 0.5", "UP", "A", "wait 0.5")
    yield from ("DOWN", "DOWN", "A", "wait 0.5", "DOWN", "RIGHT", "LEFT", "A", "B", "B", "wait 0.5")
    yield from ("DOWN", "DOWN", "DOWN", "A", "wait 0.5", "LEFT", "wait 0.5")
    yield from ("UP", "A", "wait 0.5")  # the house rules
    yield from ("DOWN", "UP", "B", "wait 0.5")
    yield from ("B", "wait 0.5", "DOWN", "DOWN", "DOWN", "A", "wait 0.5")
    yield from ("UP", "UP", "RIGHT", "wait 0.2", "UP", "RIGHT", "wait 0.2", "B", "wait 0.5", "A", "wait 1")


def look_back(badge: Simulator) -> Iterator[str]:
    """The buttons that look back at the match from its result, and return there."""
    while badge.doing != "press":
        yield f"wait {FRAMES}"
    yield from ("DOWN", "A", "wait 0.5")
    while badge.doing != "press":
        yield f"wait {FRAMES}"
    yield from ["LEFT"] * 5 + ["UP", "UP"] + ["RIGHT"] * 9 + ["A"] * 3 + ["DOWN", "B", "wait 0.5"]


def choose(badge: Simulator, key: str, value: object) -> Iterator[str]:
    """The buttons that choose a value in the scene of a new game."""
    scene = badge.scene
    is_rule = key in scene.choice.house_rules()
    if is_rule:
        yield from open_rules(badge)
    yield from down_to(badge, key)
    while badge.scene.choice.value(key) != value:
        yield "RIGHT"
    if is_rule:
        yield from ("B", "wait 0.5")


def enter(badge: Simulator, number: int) -> Iterator[str]:
    """Yield the buttons that enter the number of a new match. The number of a random one would depend on the time of
    each press."""
    yield from open_rules(badge)
    yield from down_to(badge, "deal")
    yield from ("A", "wait 0.5")
    yield from ["LEFT"] * (badge.scene.chosen + 1)  # to the last digit
    for digit in reversed(str(number)):
        yield from ["UP"] * int(digit) + ["LEFT"]
    yield from ("A", "wait 0.5")


def open_rules(badge: Simulator) -> Iterator[str]:
    """The presses that lead from the scene of a new game to its rules."""
    if not badge.scene.in_rules:
        yield from down_to(badge, None)
        yield from ("RIGHT", "A", "wait 0.5")


def down_to(badge: Simulator, key: str | None) -> Iterator[str]:
    """The presses that lead down to a row in the scene of a new game, or in that of its rules."""
    while badge.scene.key != key:
        yield "DOWN"


def turn(badge: Simulator) -> Iterator[str]:
    """The buttons of the person's turn in a line game, as Greedy would play."""
    from engine import players

    match: LineMatch = badge.app.match  # type: ignore[assignment]  # in a line's room
    if match.legal_moves()[0][0] is None:
        yield from ("shot stuck", "A")
        return
    if not match.rounds and len(match.hands[0]) >= match.tiles_each() - 1:
        yield from ("SELECT", "wait 0.2", "shot hint")
        if "_choose_end" in badge.flow:
            yield "B"
    move = players.load("greedy").move(match.view(0))
    if match.laid:
        yield "shot go-on"
    if move[0] is None:
        yield "B"
        return
    while match.hands[0][badge.scene.table.hand.cursor] != move[0]:
        yield "RIGHT"
    if len(match.line.tiles) > 9:
        yield "shot table"
    if goes_beyond(badge):
        yield from ("UP", "UP", "UP", "shot long-line-top", "DOWN", "shot long-line")
        yield from ("DOWN", "DOWN", "shot long-line-end")
    fits = [other for other in match.legal_moves() if other[0] == move[0]]
    yield "A"
    if len(fits) > 1:
        yield from ["RIGHT"] * fits.index(move)
        if len(match.line.tiles) > 7 and shows_ghost(badge):
            yield "shot ghost"
        yield from (f"wait {FRAMES}", "A")  # to see the ghost


def goes_beyond(badge: Simulator) -> bool:
    """Whether the line goes on beyond the table."""
    board = badge.scene.table.board
    return any(y < 0 or y + high > board.height for _, y, _, high in map(board.box, board.spots))


def shows_ghost(badge: Simulator) -> bool:
    """Whether the table shows where a tile would lie; if the line has to be laid again for it, it doesn't."""
    board = badge.scene.table.board
    return any(getattr(layer, "pixel_shader", None) is board.art.ghost for layer in board.ahead)


def trick(badge: Simulator) -> Iterator[str]:
    """The buttons of the person's turn in Tien Gow."""
    match: TienGow = badge.app.match  # type: ignore[assignment]  # in the tricks' room
    yield "shot " + ("follow" if match.trick else "lead")
    if not match.rounds and not match.trick:
        yield from ("B", "wait 0.2", "shot help", "B", "wait 0.2")
    yield from ("SELECT", "wait 0.2")
    if len(badge.scene.table.hand.picked) > 1:
        yield "shot set"
    if len(match.trick) > 1:
        yield "shot trick"
    yield "A"


def split(badge: Simulator) -> Iterator[str]:
    """The buttons of a round of Pai Gow: the highest stake, and the house way."""
    if "choose_stake" in badge.flow and not badge.app.match.ended:
        yield from ([] if badge.app.match.rounds else ["RIGHT"]) + ["shot stake", "A"]
    elif "choose" in badge.flow:
        yield from ("shot split", "UP", "wait 0.2", "shot ranking", "B", "wait 0.2", "SELECT", "wait 0.2", "A")
    else:
        yield from ("shot compared", "A")


# The buttons of the person's turn in each kind of table's room.
TURNS = {"line": turn, "tricks": trick, "pai_gow": split}
