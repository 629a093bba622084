# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The skeleton of a line game: a game like Draw, under its own name, that can be played at once."""

import re
from pathlib import Path

from cli import Fault

_HEAD = "# SPDX-FileCopyrightText: 2026 The Boneyard authors\n# SPDX-License-Identifier: MIT\n"
RULES = (
    _HEAD
    + '''"""{title} (docs/rules.md)."""
from .. import tiles
from ..line_match import LineMatch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..line_match import LeadKey
    from ..view import LineView


class Game(LineMatch):
    """No points in play. The seat that goes out, or has the fewest pips, gets the others' pips."""

    game = "{name}"
    family = "ends"
    SEATS = (2, 4)

    def tiles_each(self) -> int:
        """Seven for two players, five for more."""
        return 7 if self.seats == 2 else 5

    @staticmethod
    def lead_key(match: "LineMatch | LineView") -> "LeadKey":
        """The highest-ranked tile leads every round."""
        return tiles.rank
'''
)
TESTS = (
    _HEAD
    + '''"""{title} (docs/rules.md)."""
import pytest

from engine import games
from engine.rng import Rng


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 5), (4, 5)])
def test_tiles_each(seats, each):
    match = games.load("{name}")(seats)
    match.deal(1)
    assert [len(hand) for hand in match.hands] == [each] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_at_random_keeps_all_invariants(seats):
    match, chance = games.load("{name}")(seats), Rng(1)
    while match.result is None:
        match.deal(chance.seed())
        while match.legal_moves():
            match.play(match.moves[chance.below(len(match.moves))])
        assert match.status() == []
'''
)
WEIGHTS = (
    _HEAD
    + '''"""Those of Draw, until tools/train.py has made some for {name}."""
from .draw import WEIGHTS as WEIGHTS
'''
)
NEW = {
    "engine/games/{name}.py": RULES,
    "tests/engine/games/test_{name}.py": TESTS,
    "engine/players/weights/{name}.py": WEIGHTS,
}
# For each file that is there: a regular expression for the end of what the new text follows, and that text.
ADDED = (
    ("engine/games/__init__.py", r'^NAMES = \(("\w+", )*"\w+"', ', "{name}"'),
    ("lib/words/en.txt", r"(^GAMES\.\w+ = .*\n)+", "GAMES.{name} = {title}\n"),
    (
        "lib/words/en.txt",
        r"(^ABOUT\.game\.\w+ = .*\n)+",
        "ABOUT.game.{name} = {title}: say in two lines what one does, and what scores.\n",
    ),
    (
        "lib/words/en.txt",
        r"^\[help\.draw\]\n(.+\n)+",
        "\n[help.{name}]\nHELP_{NAME}.goal = The goal | Go out first. Two to four play, each for themselves.\n"
        "HELP_{NAME}.lead = Who leads | In every round the highest tile is played first.\n"
        "HELP_{NAME}.domino = The end of a round | The player who goes out scores all pips that the others hold.\n",
    ),
    ("lib/words/names.py", r"^    # help\.draw\n(    [A-Z].*\n)+", "    # help.{name}\n    HELP_{NAME},\n"),
    (
        "lib/scenes/help_pages.py",
        r'^    "\w+": \((.*\n)+?    \),\n(?=\}\n)',
        '    "{name}": (\n        names.HELP_{NAME},\n        "line",\n        (\n'
        '            ("goal", "5-3, 5-5 left, 3-0 right"),\n            ("line", "6-4, 6-6 left, 4-1 right"),\n'
        '            ("lead", "6-6"),\n            ("draw", _DRAWS),\n'
        '            ("domino", HAND + "5-3 4-1, 6-2; 8 + 5 + 8 = 21"),\n            ("keys", ""),\n'
        "        ),\n    ),\n",
    ),
)


def write(name: str, title: str, root: Path) -> list[str]:
    """Write the skeleton of a game into the project in the folder `root`. Return the paths of the files that are
    new or changed. Raises Fault, and then nothing has changed."""
    values = {"name": name, "NAME": name.upper(), "title": title}
    files = {}
    for place, text in NEW.items():
        path = place.format(**values)
        if (root / path).exists():
            raise Fault(f"{path} is there already: choose another name.")
        files[path] = text.format(**values)
    for path, after, text in ADDED:
        before = files.get(path) or (root / path).read_text(encoding="utf-8")
        found = re.search(after, before, re.MULTILINE)
        if not found:
            raise Fault(f"{path} isn't as this tool knows it: write it by hand, as docs/adding-a-game.md says.")
        files[path] = before[: found.end()] + text.format(**values) + before[found.end() :]
    names = "lib/words/names.py"  # which counts its names
    files[names] = re.sub(r"range\((\d+)\)", lambda found: f"range({int(found[1]) + 1})", files[names])
    for path, text in files.items():
        (root / path).write_text(text, encoding="utf-8", newline="\n")
    return list(files)
