# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Each sentence of a language beside the English one, and what is wrong with it."""

import re
from dataclasses import dataclass, field

import languages
from cli import texts
from environment import ROOT

COUNTS = range(200)  # which have all forms of a plural, in any language


@dataclass
class Sentence:
    """A sentence, or its text for one key.

    section, name, key  what it is called in the language's file; the key is None if it has none
    note                the comment above it in the English file
    english, own        its forms in both languages, lists; `own` is empty if it is missing
    picture             the name of the screen on which it stands, or of a similar one, or ""
    cut                 the names of the boards on whose screens it is cut off
    """

    section: str
    name: str
    key: str | None
    note: str
    english: list[str]
    own: list[str]
    picture: str = ""
    cut: list[str] = field(default_factory=list)

    @property
    def called(self) -> str:
        """Its name in the file, such as GAMES.kozel."""
        return self.name if self.key is None else f"{self.name}.{self.key}"

    def faults(self, forms: int) -> list[str]:
        """Return the faults of the sentence, in a language with that number of plural forms."""
        if not self.own:
            return ["missing"]
        faults = [f"too long on {board}" for board in self.cut]
        if is_counted(self.english) and len(self.own) != forms:
            faults.append(f"{len(self.own)} plural forms of {forms}")
        return faults


def is_counted(forms: list[str]) -> bool:
    """Whether these English forms go with a count: one of 1, and one of all others."""
    return len(forms) == 2 and all(languages.VALUE.findall(form) == ["%d"] for form in forms)


def read(language: str) -> list[Sentence]:
    """All sentences of the game and of the page, in the order of the English file. Raises languages.Fault."""
    theirs, ours = [languages.Language(code).whole() for code in (languages.ENGLISH, language)]
    said = notes()
    return [
        Sentence(
            section,
            name,
            key,
            said.get((section, name), ""),
            split(text),
            split(ours.get(section, {}).get((name, key), "")),
        )
        for section, sentences in theirs.items()
        for (name, key), text in sentences.items()
    ]


def split(text: str) -> list[str]:
    """The forms of a text, a list; empty for none."""
    return text.split(languages.BETWEEN) if text else []


def notes() -> dict[tuple[str, str], str]:
    """The comments in the English file, by the section and the name of the sentence that they stand above."""
    found: dict[tuple[str, str], str] = {}
    section, comment = "", ""
    text = texts.read(ROOT / languages.FOLDER / f"{languages.ENGLISH}.txt")
    for line in text.splitlines():
        if line.startswith("["):
            section, comment = line[1:-1], ""
        elif line.startswith("#"):
            comment = f"{comment} {line[1:].strip()}".strip()
        elif name := re.match(r"[A-Z_]+", line):
            found.setdefault((section, name[0]), comment)
            comment = ""
    return found


def plural_forms(language: str) -> int:
    """How many forms a sentence with a count has in a language."""
    from words import plurals

    rule = languages.complete(language)["language"]["PLURAL", None]
    return 1 + max(plurals.form(rule, count) for count in COUNTS)
