# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Matches of all games, as the tests of saves begin them and go on with them."""

from saves.choice import Choice

GAMES = {  # to be played with these seats, options and level
    "all_fives": (2, {"set": 9, "blocked": "pips", "target": 500}, "expert"),
    "kurnik": (2, {"ends": 4}, "beginner"),
    "draw": (4, {"set": 12, "target": 500}, "skilled"),
    "kozel": (4, {}, "beginner"),
    "bergen": (3, {}, "beginner"),
    "blitz": (8, {}, "beginner"),
    "tien_gow": (4, {"rounds": 4}, "beginner"),
    "pai_gow": (2, {}, "greedy"),
}


def start(app, game, level=None, **short):
    """Begin a match as the screen for a new game does, and deal; `short` are options that make it shorter."""
    seats, options, usual = GAMES[game]
    choice = Choice()
    choice.set_game(game)
    choice.seats, choice.level = seats, level or usual
    choice.options.update(options | short)
    choice.start(app)
    app.next_deal()


def make_moves(app, count, level=None):
    """Let all make some moves in the rounds that come, the person any; returns the Happened of each."""
    match, happened = app.match, []
    while count and match.result is None:
        if not match.moves:
            app.save()
            if match.stakes():
                match.bet(match.stakes()[match.rounds % len(match.stakes())])
            app.next_deal()
        machine = app.chances[match.turn] and app.player(match.turn)
        move = machine.move(match.view(match.turn)) if machine else match.moves[-1]
        happened.append(tuple(match.play(move)))
        count -= 1
    return happened
