# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The Set: 28 goals, each a tile of the double-six set, in the order of the tiles' indexes.

The tiles without a double are the deeds, which are saved when they are done (saves.deeds). The doubles follow from
the statistics (saves.doubles), from the solved puzzles and from an evening.
"""

from __future__ import annotations

from engine import games, players, tiles
from handheld import Damaged
from saves import deeds, doubles, evening, puzzles, statistics
from saves.memory import Memory, nvm
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from words.words import Words

# The key of each goal's name and sentence, or the level of the opponent to beat; behind that of a deed the games in
# which it can be done, by number.
_GOALS = (  # by rows, since a badge reads each into one piece of its memory
    "first_match without_drawing:01234 beginner out_on_a_double:012345 winning_a_block:01245 greedy",
    "caught_loaded:012345 last_of_a_number:012345 seventy_in_a_round:012 skilled all_four_arms:01",
    "four_in_a_row:01 scoring_the_last:01 twenty_five_at_once:0 expert with_a_partner:3 without_penalty:3",
    "double_at_an_end:4 three_in_a_round:4 seven_in_a_turn:5 puzzles_solved holding_back:5 far_ahead:67",
    "first_trick_last:6 gong_or_wong:7 splitting_a_pair:7 beating_the_expert:0123456 whole_evening",
)
COUNT = 28
EACH = 4  # tiles for each new cloth and back
CLOTHS = 6  # and as many backs
_UNREAD = 999


class TheSet:
    """The goals as they are now, by the index of their tile.

    keys     the key of each goal, a list
    steps    for each how far it is, and how far it has to get, a list of (steps, all steps)
    evening  the Evening
    """

    def __init__(self) -> None:
        entries = Memory(nvm()).load()
        found = doubles.steps(statistics.unpack(entries))
        solved = int.from_bytes(entries.get("puzzles", b""), "little")
        found[doubles.PUZZLES] = tiles.count(solved), _puzzles()
        self.evening = evening.Evening(entries.get(evening.KEY, b""))
        found[doubles.EVENING] = int(self.evening.is_won), 1
        done = deeds.done(entries)
        self.keys: list[str] = []
        self.steps: list[tuple[int, int]] = []
        self._games: list[str] = []
        for goal in [goal for row in _GOALS for goal in row.split()]:
            key, _, where = goal.partition(":")
            self.keys.append(key)
            self._games.append(where)
            self.steps.append((int(key in done), 1) if where else found.pop(0))

    def is_reached(self, goal: int) -> bool:
        """Return whether a goal is reached."""
        done, every = self.steps[goal]
        return done >= every

    def count(self) -> int:
        """Return the number of goals that are reached."""
        return sum(map(self.is_reached, range(COUNT)))

    def cloths(self) -> int:
        """Return the number of new cloths that are won, and of new backs."""
        return min(self.count() // EACH, CLOTHS)

    def next_goal(self, game: str | None = None) -> int | None:
        """Return the first goal that isn't reached, of those for a game if one is given; None if all are."""
        number = str(games.NAMES.index(game)) if game else ""
        for goal, where in enumerate(self._games):
            if number in where and not self.is_reached(goal):
                return goal
        return None

    def told(self, words: Words, goal: int) -> list[str]:
        """Return the name of a goal, and the sentence on how it is reached."""
        key = self.keys[goal]
        if key in players.LEVELS:
            return [words.forms(names.LEVELS, key)[1], words(names.GOALS, "beaten")]
        return words.forms(names.GOALS, key)

    def new(self, app: App) -> list[int]:
        """Return the goals that were reached for the first time in the App's match, a list."""
        found = deeds.keys(app.new_deeds)
        for i in range(doubles.COUNT):
            if app.new_doubles >> i & 1:
                found.append(self.keys[i * (i + 3) >> 1])
        return [goal for goal, key in enumerate(self.keys) if key in found]


def next_goals(words: Words) -> tuple[dict[str, str], str]:
    """Return what is told of the next goal of each game by its name, a dict; and how many goals are reached, of how
    many."""
    goals, told = TheSet(), {}
    for game in games.NAMES:
        goal = goals.next_goal(game)
        if goal is not None:
            told[game] = words(names.NEXT_GOAL) % goals.told(words, goal)[0]
    return told, "%d/%d" % (goals.count(), COUNT)


def next_puzzle() -> int | None:
    """Return the number of the next puzzle, from 0. None if all are solved, or if they can't be read."""
    try:
        puzzle = puzzles.unsolved()
        return None if puzzles.is_solved(puzzles.load(), puzzle) else puzzle
    except Damaged:
        return None


def _puzzles() -> int:
    """Return the number of puzzles; if they can't be read, one that nobody can solve. Their own screen tells that."""
    try:
        return puzzles.count()
    except Damaged:
        return _UNREAD
