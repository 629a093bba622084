# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays the match of a number, and prints its deals and its moves as JSON. It runs on CPython, too.

Arguments: the game, how many play, its options as JSON, the level, and the number.
"""

import json
import sys


def played(app, game, seats, options, level, number):
    """Begin a match as the screen for a new game does, and play it to its end; the person makes the last legal
    move. Return its rounds, packed, in hexadecimal digits."""
    from saves.choice import Choice

    choice = Choice()
    choice.set_game(game)
    choice.seats, choice.level, choice.number = seats, level, number
    choice.options.update(options)
    choice.start(app)
    match = app.match
    while match.result is None:
        if match.stakes():
            match.bet(match.stakes()[-1])
        app.next_deal()
        while match.moves:
            match.play(_move(app, match))
    return "".join(["%02x" % byte for piece in match.past_rounds for byte in piece])


def _move(app, match):
    seat = match.turn
    if match.solo or not app.chances[seat]:
        return match.moves[-1]
    player = app.player(seat)
    move = player.move(match.view(seat))
    app.chances[seat] = player.rng
    return move


def main():
    """Play the match that the arguments name."""
    import pybadge  # noqa: F401 (the stand-in for the badge)
    import settled

    from app import App
    from handheld import Handheld

    game, seats, options, level, number = sys.argv[1:]
    settled.settle()
    print(played(App(Handheld()), game, int(seats), json.loads(options), level, int(number)))


if __name__ == "__main__":
    main()
