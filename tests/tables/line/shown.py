# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of a line game as its tests read it."""

import random

from drawings import ABOVE, HIGH
from engine import games
from figures.pixels import has_moved, line_of
from tests.reading import ghost_on, sign_on, text_of

CURSOR_BUDGET = 1500
MINE = "6-5 5-4 4-3 3-2 2-1 1-0 0-0"
THEIRS = "6-6 5-5 4-4 3-3 2-2 1-1 6-0"


def sit_at_long_line(person, seed, game, **options):
    """Seat a person at a random match for two whose line has 50 tiles or more, with a tile to play."""
    chance = random.Random(seed)
    match = games.load(game)(2, options)
    while len(match.line.tiles) < 50 or match.turn or len(match.moves) < 2:
        if match.moves:
            match.play(chance.choice(match.moves))
        else:
            if match.result is not None:
                match = match.another()
            match.deal(chance.getrandbits(30))
    person.sit_down(match)
    person.wait_until_still()


class Lying:
    """How the line of a Person's table lies."""

    def __init__(self, person):
        self._badge = person.badge
        self._seen = line_of(person.badge)

    def has_moved(self):
        """Whether tiles that lay there at the last call lie elsewhere now. That takes a single frame."""
        before, self._seen = self._seen, line_of(self._badge)
        return has_moved(before, self._seen)


BAR = 13  # px of the bar for two, with the tails of its letters


def row(person, top, bottom):
    """The texts between two heights, from left to right, each as its left edge and the text."""
    return sorted((box[0], text) for text, box in person.texts if top <= box[1] and box[3] <= bottom)


def scores_shown(person):
    """The texts at the left and at the right of the bar."""
    texts = [text for _, text in row(person, 0, BAR)]
    return [texts[0], texts[-1]]


SENTENCE = 110  # px of the row below the board; the rest is for counts


def said(person):
    return " ".join(text for left, text in status_row(person) if left < SENTENCE)


def status_row(person):
    """The texts in the row below the board, as `row`."""
    top = person.scene.table.status.pile[1]
    return row(person, top - ABOVE, top + HIGH)


def counts_shown(person):
    """How many tiles the opponent holds, and how many can be drawn."""
    return [text for left, text in status_row(person) if left >= SENTENCE]


def keys_shown(person):
    keys = person.scene.keys
    *words, last = [label.text for _, sign, label in keys.rows]
    return [*words, last or keys.gain.text]


def sprite(person, tile):
    """The cells of a tile that stands upright."""
    grid = person.app.art.tile(9)
    person.app.art.show_tile(grid, tile, True)
    return grid[0], grid[1]


def ghost(person):
    return ghost_on(person.scene.table.board)


def chooses_end(person):
    """Whether one chooses among several ends: a tile that fits one shows its ghost without that."""
    return "back" in keys_shown(person)


def points_at_ghost(person):
    return text_of(sign_on(person.scene.table.board))
