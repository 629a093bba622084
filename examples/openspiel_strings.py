# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Strings for the line games in the form of OpenSpiel's dominoes, to feed programs that were written for them.

An action is "p0 tile:(0.0, 2.0) pip:2.0": the seat, the tile with its smaller half first, and the number that it is
joined to, None for the first tile. OpenSpiel's players neither draw nor pass; here they do: "p0 draw", "p0 pass",
and "p0 done" at the end of a turn of Blitz. Two ends with the same number give the same string.
"""

from boneyard_dominoes import games, moves, players
from boneyard_dominoes.line import FIRST, Line


def action_string(seat, move, line):
    """Return the string of a move that a seat makes at a Line."""
    tile, how = move
    if tile is None:
        return f"p{seat} {moves.name(move)}"
    return f"p{seat} tile:{tile_string(tile)} pip:{None if how == FIRST else float(line.ends[how])}"


def tile_string(tile):
    """Return the string of a tile."""
    high, low = tile
    return f"({float(low)}, {float(high)})"


def observation_string(view):
    """Return what the seat of a View sees now: its hand, and the last action."""
    last = history(view)[-1:]
    return hand_string(view) + "".join(f" last_action:{action}" for action in last)


def information_state_string(view):
    """Return everything that the seat of a View knows: its hand, and all actions of the round."""
    return f"{hand_string(view)} history:[{', '.join(history(view))}]"


def hand_string(view):
    """Return the beginning of both: the seat and its hand."""
    hand = sorted((low, high) for high, low in view.hand)
    return f"p{view.seat} hand:[{', '.join(tile_string((high, low)) for low, high in hand)}]"


def history(view):
    """Return the strings of all actions of the round, a list."""
    line, found = Line(view.line.has_spinner), []
    for seat, move in view.history():
        found.append(action_string(seat, move, line))
        if move[0] is not None:
            line.add(*move)
    return found


def main():
    """Print a round of Draw dominoes, as the seat whose turn it is sees it."""
    match = games.load("draw")()
    match.deal(seed=1)
    while match.legal_moves():
        view = match.view(match.turn)
        print(observation_string(view))
        move = players.load("greedy").move(view)
        print("   ", action_string(view.seat, move, view.line))
        match.play(move)


if __name__ == "__main__":
    main()
