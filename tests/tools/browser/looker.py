# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The answers of the game to the tests of the page; it runs in the page, beside the game."""

from __future__ import annotations

import sys

import host

import places as pointed
from engine.line_match import LineMatch
from engine.match import Match
from pointer import PointedApp


def app() -> PointedApp:
    """The game's App."""
    return host.current_app()


def scene() -> str:
    """The name of the scene that is shown."""
    return app().scene


def loaded() -> list[str]:
    """The names of the modules of the game that are loaded."""
    return list(sys.modules)


def moves() -> list[int | list[int]] | None:
    """How many moves and rounds the match has had, and its scores; None without a match."""
    match: Match = app().match
    return [len(match.played_by), match.rounds, list(match.scores)] if match else None


def line() -> list[tuple[tuple[int, int], int]]:
    """The tiles of the line with their arms, in the order of play."""
    match: LineMatch = app().match  # type: ignore[assignment]  # the test plays a line game
    return match.line.plays()


def places() -> list[list[int | None]]:
    """The places that a pointer can press, in pixels of the screen: x, y, width, height and the button."""
    scale = app().handheld.screen.scale
    return [[scale * length for length in place[:4]] + [place.press] for place in pointed.of(app())]


def chosen() -> list[int | str]:
    """The speed of animations and the theme that are set."""
    return [app().settings.speed, app().settings.theme]


def waits() -> bool:
    """Whether the game waits for a press."""
    return app().waits


def facts_top() -> int:
    """How far below the top of the result's page its facts begin, in px of the badge."""
    return app().shown.facts_top


def finish() -> None:
    """Play the match to its end, and show its result."""
    match: Match = app().match
    while match.result is None:
        if match.moves:
            match.play(match.legal_moves()[0])
        else:
            app().next_deal()
    app().start("result")
