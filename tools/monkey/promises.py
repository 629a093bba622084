# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Checks the promises of docs/playing.md: that resets and power cuts don't lose the match and the settings.

A match is written to the flash after each round and when the player pauses, the settings when the options are
left; a reset in the middle of a round loses nothing either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monkey import Broken

if TYPE_CHECKING:
    from app import App
    from engine.kinds import MaybeNone, Move, Options
    from engine.match import Match
    from monkey.life import Flash

    _Position = tuple[int, int]
    _About = tuple[str, int, Options, str]
    _Result = tuple[_About, int, list[int]]
    _Round = tuple[int, bytes, int, list[Move]]

PERSON = 0  # the seat
CHOOSING = "language", "options"  # the scenes in which settings are chosen
STARTS = {
    "reset": "a reset",
    "off": "a power cut",
    "torn": "a power cut in the middle of a write to the flash",
}


class Promises:
    """Follows the matches that are played on a badge, and knows which state must be there after a restart."""

    _match: Match | MaybeNone
    _rounds: dict[int, _Round]
    _taken_back: _Round | None
    _position: _Position | None
    _scores: dict[_Position, list[int]]
    _about: _About | None
    _over: _Result | None
    _over_before: _Result | None
    _kept: dict[str, _Position | None]
    _in_flash: tuple[_Position, list[int]] | None
    _torn: int | None
    _settings: list[dict[str, object]]

    def __init__(self) -> None:
        self._match = None  # the one that is being played
        self._rounds = {}  # its rounds by number: each as far as it was played, as _round
        self._taken_back = None  # the round as it was before its last move was taken back
        self._table = ""  # the scene in which the match is played
        self._position = None  # how far the match has come
        self._scores = {}  # the scores of the match at each position
        self._about = None  # the part of the match that stays the same
        self._over = None  # the _result of the last match that was over
        self._over_before = None  # that of the match before it, which counts again if a restart undoes the end
        self._kept = {"reset": None, "off": None}  # by kind of restart: the position that must be there after it
        self._in_flash = None  # the position and the scores that were written last
        self._torn = None  # the number of the write that was torn, as long as the flash holds its remains
        self._settings = []  # the settings of which one must be there; none as long as none was chosen

    def look(self, app: App, asking: bool) -> None:
        """Look at an App after a frame; `asking` is whether it waits for a press. Raises Broken."""
        if app.scene not in CHOOSING:
            # They are written once the picture after the choice is shown; until then the old ones may be there.
            now, before = _settings(app), [] if asking else self._settings
            self._settings = [now] + [other for other in before if other != now]
        match = app.match
        if app.own:
            return  # the match is put aside, so it must still be there after a restart
        if match is not self._match:
            self._begin(app)
        if match is None:
            return
        if match.result is not None and _result(app) != self._over:
            self._over_before, self._over = self._over, _result(app)
        position = _position(match)
        if self._position and position < self._position:
            self._take_back(position)
        self._position = position
        if position not in self._scores:
            self._check_match(match)
            self._note(app, position)
        if asking:
            self._promise(app, position)

    def tear(self, app: App) -> None:
        """Look at an App whose write to the flash was cut by a loss of power: its data may be there or not."""
        self.look(app, False)
        self._settings.append(_settings(app))
        match = app.own_match
        if match and self._kept["off"] and _position(match) < self._kept["off"]:
            self._kept["off"] = _position(match)  # to which a move was taken back since

    def check(self, app: App, how: str, flash: Flash) -> None:
        """Check an App that has just been started again: `how` is a key of STARTS, and `flash` the badge's. Raises
        Broken."""
        torn = self._torn if how != "torn" else flash.writes
        self._torn = None
        if torn == flash.writes and (app.note or flash.is_empty()):
            # It was told that something is lost, or nothing is left to tell it from.
            self._torn = torn
            self._settings = []
            self._begin(app)
            return
        if self._settings and _settings(app) not in self._settings:
            raise Broken(
                "after %s the settings are %s, but %s were chosen" % (STARTS[how], _settings(app), self._settings[0])
            )
        self._settings = self._settings and [_settings(app)]
        if app.note:
            raise Broken("after %s the title says: %s" % (STARTS[how], app.note))
        self._check_kept(app, STARTS[how], "reset" if how == "reset" else "off")

    def _check_kept(self, app: App, start: str, memory: str) -> None:
        """Check the match that was brought back after `start`, one of the texts of STARTS. Raises Broken."""
        kept = self._kept[memory]
        match, before = app.match, self._match
        if match is None:
            if kept and before is not None and before.result is None:
                raise Broken("after %s the match is gone, which had come to %s" % (start, _told(kept)))
            self._begin(app)
            return
        if memory == "off" and kept is None and _result(app) == self._over is not None:
            self._begin(app)  # of a rematch the flash holds nothing before its first round is over
            return
        if before is None or _about(app) != self._about:
            raise Broken("after %s another match is there: %s, not %s" % (start, _about(app), self._about))
        position = _position(match)
        if kept and position < kept:
            raise Broken("after %s the match is back at %s, but had come to %s" % (start, _told(position), _told(kept)))
        if self._scores.get(position) != match.scores and (position, match.scores) != self._in_flash:
            raise Broken(
                "after %s the match stands at %s with %s points, where it never was"
                % (start, _told(position), match.scores)
            )
        known = self._rounds.get(match.rounds), self._taken_back
        if match.moves and not any(_is_begun_as(_round(match), other) for other in known if other):
            raise Broken("after %s the round isn't the one that was played, at %s" % (start, _told(position)))
        self._go_on(match, position, memory)

    def _go_on(self, match: Match, position: _Position, memory: str) -> None:
        """Follow a restored match at a position from the `memory`, a key of self._kept."""
        if self._match.result is not None and match.result is None:
            self._over = self._over_before
        self._match = match
        self._position = position
        self._scores = {other: scores for other, scores in self._scores.items() if other <= position}
        self._rounds = {number: known for number, known in self._rounds.items() if number < match.rounds}
        if match.moves:
            self._rounds[match.rounds] = _round(match)
        self._kept["reset"] = position
        if memory == "off":  # a reset brings back data that the flash doesn't hold
            self._kept["off"] = position
            self._in_flash = position, list(match.scores)

    def _begin(self, app: App) -> None:
        self._match = app.match
        self._about = _about(app) if app.match else None
        self._position = self._taken_back = None
        self._rounds = {}
        self._scores = {}
        self._in_flash = None
        self._kept = dict.fromkeys(self._kept)

    def _take_back(self, position: _Position) -> None:
        """Note that the person took their last move back, and the match is at this position again. Later moves are
        no longer promised, unless the flash holds them."""
        self._taken_back = self._rounds.pop(position[0], None)
        self._scores = {other: scores for other, scores in self._scores.items() if other < position}
        self._kept["reset"] = None

    def _check_match(self, match: Match) -> None:
        """Raise Broken if the match breaks an invariant."""
        is_dealt = match.moves or match.played_by
        broken = is_dealt and match.status()
        if broken:
            raise Broken("%s: %s" % (_told(_position(match)), "; ".join(broken)))

    def _note(self, app: App, position: _Position) -> None:
        match = app.match
        self._scores[position] = list(match.scores)
        if not match.moves:
            return
        self._table = app.scene
        known = self._rounds.get(match.rounds)
        now = _round(match)
        if known and now[:2] != known[:2]:
            raise Broken("round %d was dealt otherwise than before a restart" % (match.rounds + 1))
        self._rounds[match.rounds] = now

    def _promise(self, app: App, position: _Position) -> None:
        match = app.match
        if match.moves or not match.played_by:
            is_written: tuple[int, ...] | bool = app.scene == "pause"
        else:
            is_written = match.stakes() or app.scene != self._table
        persons = _persons(match)
        self._kept["reset"] = position if is_written else max(self._kept["reset"] or persons, persons)
        if is_written:
            self._kept["off"] = position
            self._in_flash = position, list(match.scores)


def _about(app: App) -> _About:
    """The part of a match that stays the same."""
    match = app.match
    return match.game, match.seats, match.options, app.level


def _result(app: App) -> _Result | None:
    """The match that is over, and its end; None if none is."""
    match = app.match
    return None if match.result is None else (_about(app), match.rounds, list(match.scores))


def _settings(app: App) -> dict[str, object]:
    """The settings, without the guide's, which the guide itself changes."""
    return {name: value for name, value in vars(app.settings).items() if name not in ("guide", "kept", "packed")}


def _position(match: Match) -> _Position:
    """Return how far a match has come: the number of finished rounds, and of the next one 0 before the deal, 1 after
    it, and one more for each move."""
    return match.rounds, 1 + len(match.played_by) if match.moves else 0


def _persons(match: Match) -> _Position:
    """Return how far the match had come with the person's last move in the round. (The machine makes its moves
    again.)"""
    by = match.played_by
    persons = match.rounds - (not match.moves and len(by) > 0), 2 + by.rfind(bytes((PERSON,)))
    return min(persons, _position(match))


def _round(match: Match) -> _Round:
    """The round that is being played: its leader, deal, stake and moves."""
    leader, stake, count = (packed := match.pack_round())[:3]
    return leader, bytes(packed[3 : 3 + count]), stake, match.played


def _is_begun_as(now: _Round, known: _Round) -> bool:
    """Whether a _round is the beginning of another."""
    return now[:3] == known[:3] and now[3] == known[3][: len(now[3])]


def _told(position: _Position) -> str:
    rounds, moves = position
    return "round %d, %s" % (rounds + 1, "after %d moves" % (moves - 1) if moves else "before the deal")
