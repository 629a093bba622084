# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The machine's players know the view of their seat, and nothing else."""

import ast
import sys
from pathlib import Path
from random import Random

import pytest

import engine.judge
import engine.players
from engine import games, players
from engine.players.player import Player
from engine.rng import Rng

LEVELS = pytest.mark.parametrize("level", players.LEVELS)
TABLES = [
    ("all_fives", 2, {}),
    ("all_fives", 2, {"set": 9}),
    ("all_fives", 2, {"set": 12, "lead": "highest"}),
    ("kurnik", 2, {}),
    ("kurnik", 2, {"ends": 4}),
    ("draw", 2, {}),
    ("draw", 3, {"set": 9}),
    ("draw", 4, {}),
    ("draw", 4, {"set": 12}),
    ("kozel", 2, {}),
    ("kozel", 3, {}),
    ("kozel", 4, {}),
    ("bergen", 2, {}),
    ("bergen", 3, {}),
    ("bergen", 4, {}),
    ("blitz", 4, {}),
    ("blitz", 6, {}),
    ("blitz", 8, {}),
    ("tien_gow", 4, {}),
    ("pai_gow", 2, {}),
]
EVERY = 7  # of the positions with a choice, so that some are of every part of a round
POSITIONS = 4

SOURCES = sorted(Path(engine.players.__file__).parent.rglob("*.py"))
# The judge is fair, too, but for the modules that go through a whole match afterwards.
JUDGE = [
    path
    for path in sorted(Path(engine.judge.__file__).parent.rglob("*.py"))
    if path.name not in ("decisions.py", "luck.py", "review.py")
]
# It makes a match from a view and sampled tiles, and notes in it the moves that the view knows.
MADE = {"position.py": ["match._played"]}

# Modules that they may import: the rules, and the views of a match, but no match.
ALLOWED = {
    "array",
    "collections",
    "engine",
    "engine.chinese",
    "engine.chinese_moves",
    "engine.line",
    "engine.moves",
    "engine.rng",
    "engine.tiles",
}
ALLOWED_BELOW = ("engine.games.", "engine.judge", "engine.players")
OF_ENGINE = {"chinese", "chinese_moves", "moves", "tiles"}  # from engine import ...
ROUNDABOUT = {"__import__", "compile", "delattr", "dir", "eval", "exec", "globals", "locals", "open", "setattr", "vars"}


def named(value):
    """A table, as a test's id shows it."""
    return " ".join(f"{key}={value[key]}" for key in value) if isinstance(value, dict) else str(value)


TABLE = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=named)


def moments(game, seats, options, seed=1):
    """A match of Beginner and Greedy, and others after it, at each moment at which there is a choice."""
    while True:
        match, rng = games.load(game)(seats, options), Rng(seed)
        sitting = [players.load(players.LEVELS[seat % 2], rng.seed()) for seat in range(seats)]
        while match.result is None:
            match.deal(rng.seed())
            while match.legal_moves():
                if len(match.legal_moves()) > 1:
                    yield match
                match.play(thought(sitting[match.turn], match.view(match.turn)))
        seed += 1


def thought(player, view):
    """The move that a player makes."""
    return list(player.think(view))[-1]


def seen(view):
    """Everything that a View holds, as values that can be compared."""
    return {key: vars(value) if key == "line" else value for key, value in vars(view).items()}


@TABLE
@LEVELS
def test_the_same_move_whatever_is_hidden(shuffle_hidden, level, game, seats, options):
    random = Random(seats)
    for number, match in enumerate(moments(game, seats, options), 1):
        if number % EVERY:
            continue
        seat = match.turn
        move = thought(players.load(level, number), match.view(seat))
        assert move in match.legal_moves()
        other = shuffle_hidden(match, seat, random)
        assert seen(other.view(seat)) == seen(match.view(seat))
        assert thought(players.load(level, number), other.view(seat)) == move
        if number == EVERY * POSITIONS:
            break


def test_what_is_hidden_is_shuffled_there(shuffle_hidden, begin):
    match = begin("draw", "6-6", "5-5")
    others = {tuple(shuffle_hidden(match, 0, Random(seed)).hands[1]) for seed in range(20)}
    assert len(others) == 20
    assert all(shuffle_hidden(match, 0, Random(seed)).hands[0] == match.hands[0] for seed in range(20))


class Peeking(Player):
    """Looks at the hand of another seat, at which it was let look."""

    match = None

    def choose(self, view):
        """By the other's first tile."""
        yield view.moves[sum(self.match.hands[1 - view.seat][0]) % len(view.moves)]


def test_a_player_that_peeks_would_be_found(shuffle_hidden, begin):
    match = begin("kurnik", "6-6", "5-5", leader=0)
    moves = set()
    for seed in range(20):
        Peeking.match = shuffle_hidden(match, 0, Random(seed))
        moves.add(thought(Peeking(), Peeking.match.view(0)))
    assert len(moves) > 1


@LEVELS
@pytest.mark.parametrize("game", games.NAMES)
def test_nothing_of_a_position_is_kept(level, game):
    player = players.load(level, 3)
    before = globals_of_players()
    for number, match in enumerate(moments(game, games.load(game).SEATS[1], {}), 1):
        thought(player, match.view(match.turn))
        if number == 3:
            break
    assert set(vars(player)) == {"rng"} and type(player.rng) is Rng
    assert {name: value for name, value in globals_of_players().items() if name in before} == before


def globals_of_players():
    """Objects of the players' modules that may change, spelt out."""
    return {
        f"{module}.{name}": repr(value)
        for module, there in list(sys.modules.items())
        if module.startswith("engine.players")
        for name, value in vars(there).items()
        if not name.startswith("__") and type(value) in (list, dict, set, bytearray, tuple, int, str, bytes)
    }


HINTS = "TYPE_CHECKING = False\nif TYPE_CHECKING:\n"  # imports below it are for type hints, and never run


def offences(source):
    """Expressions of a module that could lead to more than its View: a list of texts."""
    found = []
    tree = ast.parse(source)
    if HINTS in source and source.count("TYPE_CHECKING") == 2:
        tree.body = [
            node
            for node in tree.body
            if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and not node.orelse)
        ]
    own = {node.func for node in ast.walk(tree) if isinstance(node, ast.Call) and loads_a_player(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            if node.level or not may_import(node.module) or node.module == "engine" and names - OF_ENGINE:
                found.append(f"from {node.module}")
        elif isinstance(node, ast.Name) and node.id in ROUNDABOUT and node not in own:
            found.append(node.id)
        elif isinstance(node, ast.Attribute) and is_private(node):
            found.append(ast.unparse(node))
    return found


def loads_a_player(call):
    """Whether a call imports a module of players: as its name begins, whatever the rest is."""
    name = call.args[0] if call.args else None
    beginning = name.left if isinstance(name, ast.BinOp) else name
    return (
        getattr(call.func, "id", "") == "__import__"
        and isinstance(beginning, ast.Constant)
        and str(beginning.value).startswith(("engine.judge.families.", "engine.players."))
    )


def may_import(module):
    return module in ALLOWED or module.startswith(ALLOWED_BELOW)


def is_private(node):
    """Whether an attribute isn't for others: of a frame or a generator, or one whose name begins with _ of anything
    but self."""
    own = isinstance(node.value, ast.Name) and node.value.id == "self" or ast.unparse(node.value) == "super()"
    return (
        node.attr.startswith(("gi_", "f_", "tb_"))
        or node.attr.startswith("_")
        and not (own and (not node.attr.startswith("__") or node.attr == "__init__"))
    )


def test_there_are_players():
    found = {str(path.relative_to(SOURCES[0].parent)) for path in SOURCES}
    assert {"__init__.py", "beginner.py", "greedy.py", "points/playout.py", "lines/belief.py"} <= found


def test_no_module_of_players_reaches_beyond_its_view():
    found = {path: path.read_text(encoding="utf-8") for path in SOURCES}
    reaching = {str(path.relative_to(SOURCES[0].parent)): offences(source) for path, source in found.items()}
    assert {path: beyond for path, beyond in reaching.items() if beyond} == {}


def test_no_module_that_judges_a_decision_reaches_beyond_its_view():
    assert {path.name for path in JUDGE} >= {"decision.py", "exact.py", "reasons.py", "lines.py", "blitz.py"}
    reaching = {path.name: offences(path.read_text(encoding="utf-8")) for path in JUDGE}
    assert {name: beyond for name, beyond in reaching.items() if beyond} == MADE


def test_to_load_another_module_of_players_is_no_offence():
    assert offences('__import__("engine.players.%s.worth" % view.rules.family, None, None, ("worths",))') == []


def test_what_is_imported_for_type_hints_alone_is_no_offence():
    assert offences(HINTS + "    from engine.view import View\n") == []


@pytest.mark.parametrize(
    "source",
    [
        "import sys",
        "import gc",
        "import inspect",
        "from engine import match",
        "from engine import record",
        "from engine.match import Match",
        "from engine.line_match import LineMatch",
        "from engine.record import from_match",
        "from engine.view import View",
        "from . import greedy",
        "def f():\n    from engine import status",
        "__import__('sys')",
        "__import__('engine.' + name)",
        "__import__(name + 'engine.players.')",
        "load = __import__",
        "eval('1')",
        "vars(view)",
        "view._played",
        "view.rules.__subclasses__()",
        "f.__globals__",
        "f.__closure__",
        "thinking.gi_frame",
        "frame.f_back",
        "self.__dict__",
        "type(view).__mro__",
        "TYPE_CHECKING = True\nif TYPE_CHECKING:\n    import sys",
        HINTS + "    from engine.view import View\nelse:\n    import sys",
        HINTS + "    from engine.view import View\nTYPE_CHECKING = 1",
    ],
)
def test_the_check_of_modules_finds(source):
    assert offences(source)
