# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Plays the match of a keys file, and holds each scene that has ended, as the firmware may do: it takes whatever
looks like an address on its stack for one, and a finished generator keeps its locals. On the real core such words
were gone in the next call of App.step(), while no generator ran; objects that are collected then aren't held any
more.

Arguments: FILE BITS TAKEN, as of play_keys. Whenever a scene begins it prints the name of the last and its own, and
how many bytes of the last are still there.
"""

# ruff: noqa: E402
import gc
import random
import sys

import settled
from pybadge import badge


def go_on():
    """Do the steps that are due."""
    global due
    while badge.now >= due:
        step, _, what = steps.readline().strip().partition(" ")
        if not step:
            sys.exit()
        if step == "press":
            badge.press(what)
            due = badge.now + taken
        else:
            due = badge.now + int(what)


class Heap:
    """The module that the game imports as `gc`."""

    mem_free = gc.mem_free

    def collect():
        """Collect everything that isn't held."""
        if not running and not (ended and ended[0][1] == calls):
            del ended[:]
        gc.collect()


def go_through(generator):
    """Replaces `next` in the app, and knows when a generator runs."""
    running.append(generator)
    try:
        return next(generator)
    finally:
        running.pop()


def step(app):
    """Take the place of App.step, and count its calls."""
    global calls
    calls += 1
    app_step(app)


def play(app, name):
    """Take the place of App.play: tell how much is left of the last scene, and hold this one once it has ended."""
    print(app.scene, name, held())
    generator = app_play(app, name)
    following = yield from generator
    ended.append((generator, calls))
    return following


def held():
    """Return how many bytes are there only because they are held, and hold them no longer."""
    gc.collect()
    before = gc.mem_alloc()
    del ended[:]
    gc.collect()
    return before - gc.mem_alloc()


steps, random.bits, taken = open(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
due = calls = 0
running, ended = [], []
badge.slept = go_on
settled.settle()
sys.modules["gc"] = Heap
import boneyard

import app

app.next = go_through
app_play, app.App.play = app.App.play, play
app_step, app.App.step = app.App.step, step
for _ in boneyard.steps():
    pass
