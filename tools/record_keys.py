#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Play a whole match with the buttons, and print them as a keys file for `play.py --headless`.

The person plays as Greedy would, and a shot is taken of each kind of screen. This made the files in
tests/fixtures/keys, and makes them anew where a change of the screens has made them stale.
"""

import itertools
import sys

import environment

HEADER = """\
# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT"""
GAMES = ("all_fives", "kurnik")
MOST_LINES = 3000  # of a match that comes to its end
TAKEN = 0.1  # s that play.py gives the game to take a button
FRAMES = 0.33  # s: ten frames to the ms, so that waits which are merged are as long as they were


def main(arguments):
    """Run the tool; return its exit status."""
    parser = environment.Parser(prog="record_keys.py", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0], help="the game to play (all_fives)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="names the run, as for play.py (0)")
    options = parser.parse_args(arguments)
    environment.ensure("play")
    from simulator import Simulator

    with Simulator(seed=options.seed) as badge:
        badge.start()
        lines = list(itertools.islice(play(badge, options.game), MOST_LINES))
    if len(lines) == MOST_LINES:
        environment.stop(f"after {MOST_LINES} steps the match still went on; try another --seed.")
    print(HEADER)
    print(f"# A whole match of {options.game}, from the title to the result: play.py --seed {options.seed}")
    print("\n".join(merged(lines)))
    return 0


def play(badge, game):
    """Play a match on a simulated badge, yielding each step once it is done."""
    for line in once_each(script(badge, game)):
        step, _, what = line.partition(" ")
        if step == "wait":
            badge.run(float(what))
        elif step not in ("shot", "#"):
            badge.press(step)
            badge.run(TAKEN)
        yield line


def once_each(lines):
    """The lines without the shots that were taken before."""
    taken = set()
    for line in lines:
        if not line.startswith("shot") or line not in taken:
            taken.add(line)
            yield line


def script(badge, game):
    """The steps from the title to the result, each found when the one before it is done."""
    yield from ("wait 0.5", "shot title", "A", "wait 0.2", "shot new-game", "DOWN")
    if game != GAMES[0]:
        yield "RIGHT"
    yield from ("DOWN", "RIGHT", "wait 0.2", "shot new-game-option", "START", "wait 1")
    yield from ("START", "wait 0.5", "shot pause", "B")
    while scene_of(badge) != "result":
        if scene_of(badge) == "summary":
            number = len(badge.app.match.rounds) + 1
            yield from ("wait 0.6", "shot summary", "A", f"wait {FRAMES}", f"# round {number}")
        elif badge.app.match.moves and badge.app.match.turn == 0 and badge.doing == "press":
            yield from turn(badge)
        else:
            yield f"wait {FRAMES}"
    yield from ("wait 0.6", "shot result")


def scene_of(badge):
    return type(badge.scene).__module__.partition(".")[2]


def turn(badge):
    """The buttons of the person's turn."""
    match = badge.app.match
    if match.legal_moves()[0][0] is None:
        yield from ("shot stuck", "A")
        return
    view = match.view(0)
    move = max(match.legal_moves(), key=lambda move: (view.points(move), sum(move[0])))
    while match.hands[0][badge.scene.cursor] != move[0]:
        yield "RIGHT"
    if len(match.line.tiles) > 9:
        yield "shot table"
    fits = [other for other in match.legal_moves() if other[0] == move[0]]
    yield "A"
    if len(fits) > 1:
        yield from ["RIGHT"] * fits.index(move)
        if len(match.line.tiles) > 7 and view.points(move):
            yield "shot ghost"
        yield "A"


def merged(lines):
    """The lines with each run of waits as one."""
    for waits, group in itertools.groupby(lines, lambda line: line.startswith("wait")):
        if waits:
            yield f"wait {sum(float(line.split()[1]) for line in group):.2f}"
        else:
            yield from group


if __name__ == "__main__":
    environment.run(main, sys.argv[1:])
