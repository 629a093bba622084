# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The keys of the window: which keys press which button, and the user's file that changes that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import platformdirs
import pygame

from cli import texts

if TYPE_CHECKING:
    from pathlib import Path

# For each button the names of its keys, as a file has them and the help tells them.
USUAL = {
    "UP": "Up",
    "DOWN": "Down",
    "LEFT": "Left",
    "RIGHT": "Right",
    "A": "A, Z, Space, Enter",
    "B": "B, X, Backspace",
    "START": "P",
    "SELECT": "Tab, Shift",
}
# Names that pygame lacks, some for two keys.
_TWINS = {
    "enter": (pygame.K_RETURN, pygame.K_KP_ENTER),
    "shift": (pygame.K_LSHIFT, pygame.K_RSHIFT),
    "esc": (pygame.K_ESCAPE,),
}


class KeyFileError(Exception):
    """The file of the keys can't be used; the text is the reason, with the number of the line if one is wrong."""


def users_file() -> Path:
    """Return the path of the user's file of the keys."""
    return platformdirs.user_data_path("boneyard", appauthor=False) / "keys.txt"


def read(path: Path) -> dict[str, str]:
    """Return the names of each button's keys, like USUAL, changed by the lines of a file, such as `A = Z, Space`;
    USUAL if there is no file. A key that has another button there is taken from its usual one. pygame's display has
    to be open. Raises KeyFileError."""
    if not path.exists():
        return USUAL
    text = texts.read(path)
    own: dict[str, str]
    taken: set[int]
    own, taken = {}, set()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        button, _, listed = [part.strip() for part in line.partition("=")]
        if button.upper() not in USUAL or not listed:
            raise KeyFileError(f"line {number}: {line!r} isn't like A = Z, Space, with one of {', '.join(USUAL)}")
        for name in listed.split(","):
            codes = _codes(name, number)
            if taken & codes:
                raise KeyFileError(f"line {number}: {name.strip()} is there twice")
            taken |= codes
        own[button.upper()] = ", ".join(name.strip().title() for name in listed.split(","))
    return {button: own.get(button) or _without(usual, taken) for button, usual in USUAL.items()}


def by_code(named: dict[str, str]) -> dict[int, str]:
    """Return the button of each key, by pygame's code, where `named` is what `read` returns."""
    return {
        code: button
        for button, listed in named.items()
        if listed
        for name in listed.split(",")
        for code in _codes(name)
    }


def _without(listed: str, taken: set[int]) -> str:
    """Return the names in a list but those of taken keys."""
    return ", ".join(name for name in listed.split(", ") if not taken & _codes(name))


def _codes(name: str, number: int = 0) -> set[int]:
    """Return the codes of the key of that name, a set. Raises KeyFileError, with the number of the line."""
    name = name.strip().lower()
    try:
        codes = set(_TWINS.get(name) or [pygame.key.key_code(name)])
    except ValueError:
        raise KeyFileError(f"line {number}: there is no key {name!r}") from None
    if pygame.K_ESCAPE in codes:
        raise KeyFileError(f"line {number}: Esc ends the game, so it can be no button")
    return codes
