# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Sentences of the game in other words, from the language's sections [fingers] and [heard]: the first for players who
tap what they see and press no buttons, the second for those who don't see it."""

from __future__ import annotations

import json

from handheld.buttons import SELECT, START, B
from words.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Name = tuple[int, str | int | None]  # and its key, see Words

_PATH = "lib/words/%s.json"
_BUTTONS = {B: "B", SELECT: "SELECT", START: "START"}


def read(language: str) -> dict[str, Any]:
    """Return the other words of a language; empty where a host has none."""
    try:
        with open(_PATH % language) as file:
            return json.load(file)
    except OSError:
        return {}


class Wording(Words):
    """Words that can be those for fingers.

    fingers  whether the player taps what they see
    """

    fingers = False

    def speak(self, language: str) -> None:
        """See Words."""
        super().speak(language)
        found = read(language)
        self._tapped = _by_name(found.get("fingers", {}))
        self._told = _by_name(found.get("heard", {}))
        self._buttons: dict[str, str] = found.get("buttons", {})
        self._heard: dict[str, str] | None = None

    def __call__(self, name: int, key: str | int | None = None) -> str:
        """See Words."""
        tapped = self._tapped.get((name, key)) if self.fingers else None
        return tapped or super().__call__(name, key)

    def button(self, button: int) -> str:
        """Return the word on what stands for a button of the badge beside the picture, "" if nothing does."""
        return self._buttons.get(_BUTTONS.get(button, ""), "") if self.fingers else ""

    def heard(self, text: str) -> str:
        """Return a text that the screen shows in words for players who don't see it."""
        if self._heard is None:
            self._heard = {}
            for (name, key), told in self._told.items():
                for shown in (super().__call__(name, key), self._tapped.get((name, key), "")):
                    for form, other in zip(shown.split("|"), told.split("|")):
                        if form:
                            self._heard[form] = other
        return self._heard.get(text, text)


def _by_name(texts: dict[str, str]) -> dict[Name, str]:
    """Return texts by their names, which are numbers, and their keys."""
    found: dict[Name, str] = {}
    for called, text in texts.items():
        name, _, key = called.partition(".")
        found[int(name), key or None] = text
    return found
