# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Images of the NVM with a match of each game, as each version of the saves has written them.

    PYTHONPATH=tools .venv/bin/python -m tests.saves.images tests/fixtures/saves/5

makes those of today's version: each the bytes of the NVM, without the unused ones behind, and beside it the data
that have to be found in it.
"""

import json
import sys
from pathlib import Path

import simulator
from saves import notes, statistics
from saves.choice import last_choice
from saves.writing import generators
from tests.saves.matches import GAMES, make_moves, start


def told(app):
    """Everything that an App has brought back from its saves, as JSON has it."""
    match, choice = app.match, last_choice(app)
    found = {
        "settings": {name: value for name, value in vars(app.settings).items() if name != "packed"}
        | {"guide": [name for name in notes.NAMES.split() if app.settings.guide & notes.bit(name)]},
        "choice": [choice.game, choice.level, choice.seats, choice.options],
        "statistics": sorted([*key, *row[:6]] for key, row in statistics.load().items()),
        "match": [match.game, app.level, match.seats, match.options],
        "between rounds": [match.rounds, match.scores, match.next_leader],
        "round": [match.stake, match.hands, match.boneyard, list(map(match.name, match.played))],
        "deal": app.deal_seed,
        "number": app.number,
        "fair": app.fair.hex(),
        "chances": [[rng.a, rng.b] for rng in generators(app)],
    }
    return json.loads(json.dumps(found))


def make(folder, game):
    """Write the image of a match of a game in mid-round, and its content."""
    with simulator.Simulator(seed=1) as badge:
        app = badge.start()
        app.settings.theme, app.settings.speed, app.settings.hints = "contrast", 1, False
        start(app, game, "greedy")
        make_moves(app, 5 if app.match.solo else 40)
        if not app.match.moves and app.match.result is None:
            app.next_deal()
        app.save()
        image, found = bytes(badge.nvm[:]), told(app)
    (folder / f"{game}.bin").write_bytes(image.rstrip(b"\xff"))
    (folder / f"{game}.json").write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for name in GAMES:
        make(Path(sys.argv[1]).resolve(), name)
