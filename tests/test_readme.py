# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The README and the pages of docs/ are right: commands, files, and the figures that a test can hold."""

import ast
import re
import shlex

from drive import badges, boot_out
from engine import games
from environment import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCS = README + "".join(page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").glob("*.md")))
COMMANDS = [shlex.split(line) for line in re.findall(r"^ +(python3 tools/.*)$", DOCS, re.MULTILINE)]


def test_their_commands_are_there():
    tools = {command[1] for command in COMMANDS}
    assert tools == {
        f"tools/{name}.py"
        for name in (
            "play",
            "flash",
            "build",
            "test",
            "replay",
            "soak",
            "bench",
            "arena",
            "train",
            "judge_check",
            "match_chances",
            "make_pictures",
            "make_fonts",
            "environment",
            "web",
            "read_traceback",
            "new_game",
            "translations",
            "puzzles",
        )
    }
    assert all((ROOT / tool).is_file() for tool in tools)


def test_ci_runs_its_command_for_all_tests_and_nothing_else():
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    lines = [line for line in script.splitlines() if line and not line.startswith(("#", "set ", "cd "))]
    assert lines == ["python3 tools/test.py --all"]
    assert ["python3", "tools/test.py"] in COMMANDS and ["python3", "tools/test.py", "--all"] in COMMANDS


def test_the_files_that_it_names_are_there():
    named = re.findall(r"\]\(([^)#:]+)\)", README)
    named += re.findall(r"--keys (tests/\S+)", DOCS) + re.findall(r"replay\.py (\S+\.json)", DOCS)
    assert named and all((ROOT / path).exists() for path in named)


def test_its_map_of_the_house_is_complete():
    """What its own commands make, and a reader's files beside it such as heavy.py, aren't on the map."""
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    made = re.findall(r"^/?(\w+)/$", (ROOT / ".gitignore").read_text(encoding="utf-8"), re.MULTILINE)
    mapped = set(re.findall(r"^\| `([\w.]+)/?` \|", README, re.MULTILINE))
    assert mapped == folders - {"LICENSES", *made} | {"code.py"}


def test_it_shows_each_of_its_pictures_once_and_says_what_is_seen():
    shown = re.findall(r"!\[([^]]+)\]\(tests/fixtures/readme/([^)]+)\)", README)
    there = {path.name for path in (ROOT / "tests" / "fixtures" / "readme").iterdir()}
    assert sorted(name for _, name in shown) == sorted(there), "README.md shows each picture once"
    assert all(len(said) > 20 for said, _ in shown)


def test_its_table_says_of_each_board_and_version_whether_a_person_has_confirmed_it():
    table = re.search(r"^\| board \|.*?(?=\n\n)", README, re.DOTALL | re.MULTILINE)[0]
    header, _, *rows = [line.strip("|").split("|") for line in table.splitlines()]
    assert [cell.split()[-1] for cell in header[2:]] == list(map(str, boot_out.VERSIONS))
    assert [row[1].strip(" `") for row in rows] == list(badges.known())
    assert {cell.strip() for row in rows for cell in row[2:]} <= {"simulated", "confirmed"}
    form = (ROOT / ".github" / "ISSUE_TEMPLATE" / "confirm_board.yml").read_text(encoding="utf-8")
    assert re.search("^name: (.*)$", form, re.MULTILINE)[1] in README


def test_it_shows_every_game():
    pictures = [path.name for path in (ROOT / "tests" / "fixtures" / "readme").iterdir()]
    assert all(any(picture.startswith(game) for picture in pictures) for game in games.NAMES)


def test_what_it_says_of_draw_dominoes_is_all_of_it():
    """The example of docs/adding-a-game.md, against the module."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    example = ast.parse(
        "from engine import tiles\nfrom engine.line_match import LineMatch\n"
        + re.search(r"```python\n(.*?)```", page, re.DOTALL)[1]
    )
    module = ast.parse((ROOT / "engine" / "games" / "draw.py").read_text(encoding="utf-8"))
    # What its type hints need is left out.
    module.body = [node for node in module.body if "TYPE_CHECKING" not in ast.unparse(node).partition("\n")[0]]
    for tree in (example, module):
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node):
                del node.body[0]
    assert ast.dump(example) == ast.dump(module)
