# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pictures of the help, the lesson and the guide to each game, with questions for a reader of nothing else; and a
first match of each game in words."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from pictures import first_match
from pictures.screens import GUIDED, LESSON, Look

if TYPE_CHECKING:
    from PIL.Image import Image

QUESTIONS = Path(__file__).with_name("questions.txt")
TIMES = 3  # as large as on the screen
ASKED, ANSWERS, MATCH = "questions.txt", "answers.txt", "first-match.txt"


def questions() -> dict[str, list[tuple[str, str]]]:
    """The questions on each game, with their answers."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in QUESTIONS.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            asked = found[line.strip("[]")] = []
        elif line and not line.startswith("#"):
            question, answer = line.split(" | ")
            asked.append((question, answer))
    return found


def save(out: Path, languages: Iterable[str]) -> int:
    """Save the pictures in folders of languages and games, and the texts beside them. Return how many pictures there
    are."""
    count = 0
    for language in languages:
        with Look(language, "felt", "pybadge") as look:
            for game, asked in questions().items():
                folder = out / language / game
                folder.mkdir(parents=True, exist_ok=True)
                for wanted in f"help-{game}-", f"{LESSON}{game}-", f"{GUIDED}{game}-":
                    count += _keep(folder, look.pictures(wanted))
                for name, at in (ASKED, 0), (ANSWERS, 1):
                    _write(folder / name, [f"{i}. {pair[at]}" for i, pair in enumerate(asked, 1)])
        for game in questions():
            told: list[str] = []
            folder = out / language / game
            count += _keep(folder, first_match.pictures(language, game, told))
            _write(folder / MATCH, told)
    return count


def _keep(folder: Path, pictures: Iterable[tuple[str, Image]]) -> int:
    """Save pictures in a folder. Return how many there are."""
    count = 0
    for name, picture in pictures:
        picture.resize((picture.width * TIMES, picture.height * TIMES), 0).save(folder / f"{name}.png")
        count += 1
    return count


def _write(path: Path, lines: list[str]) -> None:
    path.write_text("\n".join([*lines, ""]), encoding="utf-8", newline="\n")
