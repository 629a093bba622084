# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Runs basic operations between two marks, each a small and a large number of times; for figures.counting."""

import gc

from marks import mark


class Thing:
    """Something with a method."""

    def method(self, i):
        """Return the argument."""
        return i


def function(i):
    """Return the argument."""
    return i


def loop(times):
    """An empty loop."""
    i = 0
    while i < times:
        i += 1


def arithmetic(times):
    """A loop with a sum of small ints."""
    i = s = 0
    while i < times:
        s = (s + i * 3) & 0xFFFF
        i += 1


def call(times):
    """A loop with a call of a function."""
    i = 0
    while i < times:
        function(i)
        i += 1


def call_method(times):
    """A loop with a call of a method."""
    i = 0
    thing = Thing()
    while i < times:
        thing.method(i)
        i += 1


def use_dict(times):
    """A loop that gets a value of a dict, and sets one."""
    i = 0
    values = {"a": 1, "b": 2, "c": 3}
    while i < times:
        values["b"] = values["c"]
        i += 1


def use_tuple(times):
    """A loop that packs and unpacks three values."""
    i = 0
    while i < times:
        packed = (i, times, 3)
        a, b, c = packed
        i += 1


def use_list(times):
    """A loop that gets a value of a list."""
    i = 0
    values = [1, 2, 3, 4]
    while i < times:
        values[2]
        i += 1


def count(basic, times):
    """Run something `count` times between two marks, the second of which is "end"."""
    mark()
    basic(times)
    mark("end")


gc.disable()
for basic in (loop, arithmetic, call, call_method, use_dict, use_tuple, use_list):
    basic(1)
    count(basic, 1)
    count(basic, 101)
