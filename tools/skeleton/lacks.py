# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lists everything that a game needs besides its rules in the engine (docs/adding-a-game.md), and what it still
lacks."""

import re
from pathlib import Path

# For each thing: the file, or a pattern for several, in which it has to stand, the regular expression of it there, ""
# for any text or picture, and what it is. {name} is the game's.
NEEDED = (
    ("engine/games/{name}.py", r"^class Game\(", "a class Game with its rules"),
    ("engine/games/__init__.py", r'^NAMES = .*"{name}"', "its name in NAMES"),
    ("docs/rules.md", r"^`{name}`", "a section that begins with `{name}` and has its rules, numbered"),
    (
        "tests/engine/games/test_{name}.py",
        r"^ *def test_(rule_|\d)",
        "a test that is named for a rule, such as test_rule_1_…",
    ),
    ("tests/fixtures/perft.jsonl", r'"game": "{name}"', "how many moves it has from a deal"),
    ("tests/fixtures/{name}_*.jsonl", "", "the lines that replay.py prints of a record {name}_match.json beside it"),
    ("tests/micropython/test_micropython.py", r'\("{name}", ', "a match of it"),
    ("engine/players/weights/{name}.py", r"^WEIGHTS = {", "weights of its own: python3 tools/train.py {name}"),
    ("engine/judge/tables.py", r'^    "{name} ', "the chances of its matches: python3 tools/match_chances.py {name}"),
    ("tests/fixtures/moves_of_levels.txt", r"\b{name}\b", "moves of its players, which test_same_moves.py prints"),
    ("lib/words/en.txt", r"^GAMES\.{name} = ", "GAMES.{name}, the game's name"),
    ("lib/words/en.txt", r"^ABOUT\.game\.{name} = ", "ABOUT.game.{name}, the two lines on the choice of a game"),
    ("lib/words/en.txt", r"^\[help\.{name}\]$", "a section [help.{name}] with its rules for the help"),
    ("lib/scenes/help_pages.py", r'^    "{name}": \(', "the topics of its help in PAGES"),
    (
        "tests/fixtures/keys/{name}*.txt",
        "",
        "a match played by buttons: python3 tools/record_keys.py --game {name} prints one",
    ),
    ("tests/fixtures/frames/{name}*/*.png", "", "pictures of that match: docs/testing.md tells how they are made"),
    ("tests/scenes/test_pictures.py", r'^    "{name}(_\w+)?": ', "the pictures of that match in SCENES"),
    ("tests/saves/matches.py", r'"{name}": ', "a saved match of it"),
    (
        "tests/fixtures/readme/{name}*.png",
        "",
        "a picture of it, named in tools/pictures/readme.py: make_pictures.py --readme",
    ),
    ("README.md", r"\]\(tests/fixtures/readme/{name}[-_.]", "such a picture, with a sentence on what is seen"),
)


def lacks(name: str, root: Path) -> list[str]:
    """Return a sentence for each thing that a game lacks in the project in a folder; empty if it is complete."""
    return [
        f"{place} lacks {what}.".replace("{name}", name)
        for place, text, what in NEEDED
        if not any(
            re.search(text.replace("{name}", re.escape(name)), path.read_text("utf-8", "replace"), re.MULTILINE)
            for path in root.glob(place.format(name=name))
        )
    ]
