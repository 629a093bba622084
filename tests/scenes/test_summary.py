# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The summary of a round: everything on it can be read, however the round ended."""
import random

import pytest

from engine import games
from engine.match import BLOCKED, DOMINO

ROUNDS = 2000  # played for those that end in an unusual way


def rounds(game, how, **options):
    """Matches between rounds, the last of which ended so, played with any moves."""
    chance = random.Random(1)
    for seed in range(ROUNDS):
        match = games.load(game)(2, options)
        match.deal(seed)
        while match.moves:
            match.play(chance.choice(match.moves))
        if match.round and match.round.how == how:
            yield match


def show(person, match):
    """Show the summary of a match's last round, and return its scene."""
    app = person.app
    app.new_match()
    app.match = match
    app._flow = app.play("summary")
    person.wait(0.5)
    return person.scene


def texts(scene):
    """Each text on the screen with the box that its letters' cells cover."""
    fonts = {id(font.sheet): font for font in (scene.art.tiny, scene.art.small, scene.art.large)}
    for grid in scene.group:
        font = fonts.get(id(getattr(grid, "bitmap", None)))
        if font:
            text = "".join(font.characters[grid[i]] for i in range(grid.width))
            if text.strip():
                left = grid.x + (len(text) - len(text.lstrip())) * font.width
                yield text.strip(), (left, grid.y, left + len(text.strip()) * font.width, grid.y + font.height)


def tiles_shown(scene):
    """The box of each tile on the screen."""
    sheets = {id(sheet): half for half, sheet in scene.art._tiles.items()}
    for grid in scene.group:
        half = sheets.get(id(getattr(grid, "bitmap", None)))
        if half:
            yield grid.x, grid.y, grid.x + half, grid.y + 2 * half


def assert_apart(boxes):
    for i, (left, top, right, bottom) in enumerate(boxes):
        assert 0 <= left and 0 <= top and right <= 160 and bottom <= 128
        for x1, y1, x2, y2 in boxes[:i]:
            assert right <= x1 or x2 <= left or bottom <= y1 or y2 <= top


@pytest.mark.parametrize("game, options", [
    ("all_fives", {}), ("all_fives", {"blocked": "pips"}), ("kurnik", {}), ("kurnik", {"ends": 4})])
def test_the_texts_of_a_blocked_round_stay_apart(person, game, options):
    ended = sorted(rounds(game, BLOCKED, **options), key=lambda match: sum(map(len, match.hands)))
    assert len(ended) > 40
    reasons = 0
    for match in ended[:20] + ended[-20:]:
        scene = show(person, match)
        shown = dict(texts(scene))
        assert_apart(list(shown.values()))
        reasons += any("win, then" in text or "if level" in text for text in shown)
    assert reasons > 20


def test_the_tiles_of_a_large_hand_stay_apart(person):
    large = [match for match in rounds("kurnik", DOMINO) if 12 < max(map(len, match.hands)) <= 16]
    assert large
    for match in large[:10]:
        boxes = list(tiles_shown(show(person, match)))
        assert len(boxes) == max(map(len, match.hands))
        assert_apart(boxes)


def test_what_comes_next_is_said(person, begin, play):
    for scores, following in (((0, 0), "next round"), ((95, 0), "result")):
        match = begin("kurnik", "1-0 2-0 6-6", "5-5 5-4 3-3", scores=scores)
        for hand, keep in zip(match.hands, (1, 3)):
            del hand[keep:]
        match.moves = match.find_moves()
        play(match, "1-0")
        assert match.round.points == 25
        assert following in dict(texts(show(person, match)))
