# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a match begins with: how many seats, and its options. Loaded only then."""


def chosen(game, seats, options):
    """Return all options of a match as a dict, with those in `options`, None or a dict, in place of their defaults;
    `game` is the class of the match.

    Raises ValueError, saying why, for a number of seats, a key or a value that the game doesn't have.
    """
    fewest, most = game.SEATS
    if type(seats) is not int or not fewest <= seats <= most:
        raise ValueError(not_seated(game, seats))
    options = {} if options is None else options
    if type(options) is not dict:
        raise ValueError("the options are a dict, not %r" % (options,))
    found = {}
    for key, default, allowed in game.OPTIONS:
        value = options.get(key, default)
        if type(value) is not type(default) or value not in allowed:
            raise ValueError(not_allowed(key, value, allowed))
        found[key] = value
    for key in options:
        if key not in found:
            raise ValueError("%s has no option %s" % (game.name, key))
    return found


def not_allowed(key, value, allowed):
    """Return a sentence that says that an option can't have this value, and which it can have."""
    names = [str(choice) for choice in allowed]
    if len(names) > 4:
        names[2:-1] = ["..."]
    return "option %s can't be %r, only one of %s" % (key, value, ", ".join(names))


def not_seated(game, seats):
    """Return a sentence that says that so many players can't play, and how many can."""
    fewest, most = game.SEATS
    wanted = "%d" % most if fewest == most else "%d to %d" % (fewest, most)
    return "%s is for %s players, not %r" % (game.name, wanted, seats)
