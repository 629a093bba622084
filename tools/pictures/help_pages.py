# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pictures of the help, the lesson and the guide to each game, with questions for a reader of nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pictures.screens import GUIDED, LESSON, Look

QUESTIONS = Path(__file__).with_name("questions.txt")
TIMES = 3  # as large as on the screen
ASKED, ANSWERS = "questions.txt", "answers.txt"


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
    """Save the pictures in folders of languages and games, and the questions and the answers beside them. Return how
    many pictures there are."""
    count = 0
    for language in languages:
        with Look(language, "felt", "pybadge") as look:
            for game, asked in questions().items():
                folder = out / language / game
                folder.mkdir(parents=True, exist_ok=True)
                for wanted in f"help-{game}-", f"{LESSON}{game}-", f"{GUIDED}{game}-":
                    for name, picture in look.pictures(wanted):
                        picture.resize((picture.width * TIMES, picture.height * TIMES), 0).save(folder / f"{name}.png")
                        count += 1
                for name, at in (ASKED, 0), (ANSWERS, 1):
                    lines = [f"{i}. {pair[at]}\n" for i, pair in enumerate(asked, 1)]
                    (folder / name).write_text("".join(lines), encoding="utf-8", newline="\n")
    return count
