# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pixels that are repainted and sent to the badge's screen, counted by the simulator's display.

It finds out what has changed with the same code as the badge; areas that overlap count twice, as there.
Whole matches of All Fives are played, with the cursor moved once in each turn.
"""

from figures import Figure

CURSOR = 1_500
ANIMATION = 3_000


def measure(quick):
    """Yield the pixels of moving the cursor, of playing a tile and of a frame of an animation."""
    matches = 1 if quick else 5
    cursor, plays, animation, repaints = [], [], [], 0
    for seed in range(matches):
        counts = Counts()
        counts.play_match(seed)
        cursor += counts.cursor
        plays += counts.plays
        animation += counts.animation
        repaints += counts.repaints
    how = f"in {matches} matches"
    yield Figure("moving the cursor in the hand, most", max(cursor), "pixels",
                 f"from the press until nothing changes, {len(cursor)} presses {how}", at_most=CURSOR)
    yield Figure("playing a tile, most", max(plays), "pixels",
                 f"from the press until nothing changes, the tile on its way and the points included,"
                 f" {len(plays)} plays {how}")
    yield Figure("one frame of an animation, most", max(animation), "pixels",
                 f"{len(animation)} frames {how}", at_most=ANIMATION)
    yield Figure("the whole screen, while a round is played", repaints, "repaints", how, at_most=0)


class Counts:
    """The pixels of a match: of each move of the cursor, each play and each frame of an animation."""

    def __init__(self):
        self.cursor, self.plays, self.animation = [], [], []
        self.repaints = 0

    def play_match(self, seed):
        """Play a match whose chances all come from `seed`."""
        from figures.badge import Watched
        from simulator import Simulator

        with Simulator(seed=seed) as simulator:
            watched = Watched(simulator, self.look)
            watched.start()
            while watched.app.match.result is None:
                cursor, play = watched.take_turn()
                self.cursor += cursor
                self.plays += play

    def look(self, watched):
        """Count a frame."""
        if watched.animating and not watched.new_scene:
            self.animation.append(watched.pixels)
        match = watched.app.match
        whole = watched.display.width * watched.display.height
        if match and match.moves and match.played and watched.pixels >= whole:
            self.repaints += 1
