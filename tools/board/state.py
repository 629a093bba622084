# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Attributes that are numbers in the array which a thing keeps as its `_state`, as the core does in a struct: see
sizes for why. What is set goes to a method, `change(thing, place, value)`; without one it can't be set."""


def number(place, change=None):
    """Such a number."""
    def get(thing):
        return thing._state[place]

    return property(get, change and (lambda thing, value: change(thing, place, value)))


def flag(place, change):
    """Such a number that is True or False."""
    def get(thing):
        return bool(thing._state[place])

    return property(get, lambda thing, value: change(thing, place, bool(value)))
