# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Lists everything that a game needs besides its rules in the engine (docs/adding-a-game.md), and what it still
lacks."""

import re
from pathlib import Path

# For each thing: the file, or a pattern for several, in which it has to stand; the regular expression of it there,
# or None; and the sentence if it isn't there. {name} is the game's.
NEEDED = (
    ("engine/games/{name}.py", r"^class Game\(", "engine/games/{name}.py has no class Game with its rules."),
    ("engine/games/__init__.py", r'^NAMES = .*"{name}"', "NAMES of engine/games/__init__.py doesn't list it."),
    (
        "docs/rules.md",
        r"^`{name}`",
        "docs/rules.md has no section that begins with `{name}` and has its rules, numbered.",
    ),
    (
        "tests/engine/games/test_{name}.py",
        r"^ *def test_rule_|^ *def test_\d",
        "tests/engine/games/test_{name}.py has no test that is named for a rule, such as test_rule_1_…",
    ),
    (
        "tests/fixtures/perft.jsonl",
        r'"game": "{name}"',
        "tests/fixtures/perft.jsonl doesn't count its moves from a deal.",
    ),
    (
        "tests/fixtures/{name}_*.jsonl",
        r"",
        "tests/fixtures/ has no record of a match, {name}_match.json, and beside it the lines that replay.py prints.",
    ),
    (
        "tests/micropython/test_micropython.py",
        r'\("{name}", ',
        "tests/micropython/test_micropython.py doesn't play it.",
    ),
    (
        "engine/players/weights/{name}.py",
        r"^WEIGHTS = {",
        "engine/players/weights/{name}.py has no weights of its own: python3 tools/train.py {name}",
    ),
    (
        "engine/judge/tables.py",
        r'^    "{name} ',
        "engine/judge/tables.py has no chances of its matches: python3 tools/match_chances.py {name}",
    ),
    (
        "tests/fixtures/moves_of_levels.txt",
        r"\b{name}\b",
        "tests/fixtures/moves_of_levels.txt has no moves of its players: tests/engine/players/test_same_moves.py"
        " prints them.",
    ),
    ("lib/words/en.txt", r"^GAMES\.{name} = ", "lib/words/en.txt has no GAMES.{name}, the game's name."),
    (
        "lib/words/en.txt",
        r"^ABOUT\.game\.{name} = ",
        "lib/words/en.txt has no ABOUT.game.{name}, the two lines on the choice of a game.",
    ),
    (
        "lib/words/en.txt",
        r"^\[help\.{name}\]$",
        "lib/words/en.txt has no section [help.{name}] with its rules for the help.",
    ),
    (
        "lib/scenes/help_pages.py",
        r'^    "{name}": \(',
        "PAGES of lib/scenes/help_pages.py doesn't have the topics of its help.",
    ),
    (
        "tests/fixtures/keys/{name}*.txt",
        r"",
        "tests/fixtures/keys/ has no match played by buttons: python3 tools/record_keys.py --game {name} prints one.",
    ),
    (
        "tests/fixtures/frames/{name}*/*.png",
        None,
        "tests/fixtures/frames/ has no pictures of that match: docs/testing.md tells how they are made.",
    ),
    (
        "tests/scenes/test_pictures.py",
        r'^    "{name}(_\w+)?": ',
        "SCENES of tests/scenes/test_pictures.py doesn't name the pictures of that match.",
    ),
    ("tests/saves/matches.py", r'"{name}": ', "tests/saves/matches.py doesn't save a match of it."),
    (
        "tests/fixtures/readme/{name}*.png",
        None,
        "tests/fixtures/readme/ has no picture of it for the README: FRAMES of tools/pictures/readme.py names them,"
        " and make_pictures.py --readme makes them.",
    ),
    (
        "README.md",
        r"\]\(tests/fixtures/readme/{name}[-_.]",
        "README.md shows no such picture, with a sentence on what is seen.",
    ),
)


def lacks(name: str, root: Path) -> list[str]:
    """Return a sentence for each thing that a game lacks in the project in a folder; empty if it is complete."""
    return [
        sentence.format(name=name)
        for place, text, sentence in NEEDED
        if not _is_there(root, place.format(name=name), text and text.replace("{name}", re.escape(name)))
    ]


def _is_there(root: Path, place: str, text: str | None) -> bool:
    """Whether a file that `place` names has a text, or, without one, whether there is one."""
    found = root.glob(place)
    if text is None:
        return any(found)
    return any(re.search(text, path.read_text(encoding="utf-8"), re.MULTILINE) for path in found)
