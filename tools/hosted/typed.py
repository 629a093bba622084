# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Moves that are typed in notation, such as "6-4 right", and made by pressing the badge's buttons. Only hosts with
a keyboard load this module; it knows the scenes, and they don't know it."""

from __future__ import annotations

from drawings import EMPTY
from engine import games
from engine.chinese_moves import BEAT, DROP
from handheld.buttons import DOWN, LEFT, RIGHT, UP, A, B
from places import way
from tables import room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from app import App
    from engine.games.pai_gow import Game as PaiGow
    from engine.kinds import ChineseMove, LineMove, Move, Tile
    from engine.line_match import LineMatch
    from engine.match import Match
    from pointer import PointedApp
    from scenes.new_game import Scene as NewGame
    from tables.line.scene import Scene as LineScene
    from tables.pai_gow.scene import Scene as PaiGowScene
    from tables.tricks.scene import Scene as TricksScene

_MOST = 64  # presses for one move
_SOON = 150  # ms in which the app takes a press
_DIGITS = "0123456789"
_APART = ":|"  # in place of "-" between the halves of a tile


def find(match: Match, text: str) -> Sequence[Any]:
    """Return the legal moves of a Match that a text can mean, a list: each is left out that is the same for the
    player. Between two rounds of Pai Gow, a number means that stake."""
    if not match.moves:
        stakes = match.stakes() if match.result is None else ()
        return [stake for stake in stakes if text.strip() == str(stake)]
    words, groups = _parts(text)
    if match.game == "pai_gow" and len(groups) == 1 and len(groups[0]) == 4:
        groups = [groups[0][:2], groups[0][2:]]
    groups = list(map(sorted, groups))
    found: list[Move | int] = []
    for move in match.legal_moves():
        own, tiles = _parts(match.name(move))
        if move not in found and list(map(sorted, tiles)) == groups and all([word in own for word in words]):
            found.append(move)
    if found and not words and room_of(match.game) == "tricks":
        return found[:1]  # tiles that beat are dropped only if the text says so
    return found


def _parts(text: str) -> tuple[list[str], list[list[Tile]]]:
    """Return the words of a text, and its tiles, in a list for each part between slashes that stand alone."""
    words: list[str]
    groups: list[list[Tile]]
    words, groups = [], [[]]
    for part in text.lower().replace(",", " ").split():
        tile = _tile(part)
        if part == "/":
            groups.append([])
        elif tile:
            groups[-1].append(tile)
        else:
            words.append(part)
    return words, groups


def _tile(text: str) -> Tile | None:
    """Return the tile of a text such as "6-4", "4:6" or "64", or None."""
    for sign in _APART:
        text = text.replace(sign, "-")
    halves = text.split("-") if "-" in text else [text[:1], text[1:]] if len(text) == 2 else []
    if len(halves) != 2 or not all([half and len(half) < 3 and not half.strip(_DIGITS) for half in halves]):
        return None
    one, other = map(int, halves)
    return max(one, other), min(one, other)


class Finger:
    """Presses the buttons of an App one after another. `press(button)` is the host's function that presses a
    button, by its number."""

    def __init__(self, app: App, press: Callable[[int], object]) -> None:
        self.app = app
        self._press = press
        # The time of the app's last press when another was sent, and when that was; or None.
        self._sent: tuple[int, int] | None = None

    def press(self, button: int) -> None:
        """Press a button. The app has to be free."""
        buttons = self.app.handheld.buttons
        self._sent = buttons.since, self.app.handheld.ticks()
        self._press(1 - button if buttons.swap and button <= A else button)

    def is_free(self) -> bool:
        """Return whether the app has taken the last press, or never will."""
        if self._sent:
            before, when = self._sent
            handheld = self.app.handheld
            if handheld.buttons.since == before and handheld.elapsed(when) < _SOON:
                return False
            self._sent = None
        return True


class Typist:
    """Makes the moves of a PointedApp by pressing buttons, as a Pointer does, with the same `finger`."""

    def __init__(self, app: PointedApp, press: Callable[[int], object]) -> None:
        self.app = app
        self.finger = Finger(app, press)
        self._move: Move | int | str | None = None  # the move that is being made
        # When it was typed, see `_now`.
        self._since: object = None
        self._count = 0  # the presses for it

    def type(self, text: str) -> list[str]:
        """Make the move of a text, if it means just one. Return the moves that it can mean, a list of names. Where a
        new match is chosen, it can be the name of a game."""
        app = self.app
        if app.scene == "new_game" and app.waits:
            return self._choose(text)
        if app.scene != "table" or not app.waits:
            return []
        found = find(app.match, text)
        if len(found) == 1:
            self.make(found[0])
        match = app.match
        return [match.name(move) if match.moves else str(move) for move in found]

    def _choose(self, text: str) -> list[str]:
        words = self.app.words
        found = [game for game in games.NAMES if words(names.GAMES, game) == text]
        for game in found:
            self.make(game)
        return found

    def make(self, move: Move | int | str) -> None:
        """Make a move, or choose a stake or a game, in the frames that follow."""
        self._move, self._since, self._count = move, self._now(), 0

    def is_busy(self) -> bool:
        """Return whether a move is still being made."""
        return self._move is not None and self._now() == self._since

    def _now(self) -> object:
        """Return the scene, the round, the number of its moves, and in a puzzle that of the wrong ones, which aren't
        made."""
        app, match = self.app, self.app.match
        moves = match and (match.rounds, len(match.played_by), bool(match.moves))
        return app.scene, moves, app.failed

    def step(self) -> None:
        """Press the next button if the app waits for one; call this before each frame."""
        app = self.app
        if self._move is None or not self.finger.is_free():
            return
        if self._now() != self._since or self._count >= _MOST:
            self._move = None
        elif app.waits and app.pressed() is None:
            button = self._button()
            self._count += 1
            if button is not None:
                self.finger.press(button)

    def _button(self) -> int | None:
        """Return the next button, or None if there is none to press now."""
        app, shown = self.app, self.app.shown
        if app.scene == "new_game":
            if shown.choice.game == self._move:
                self._move = None
                return None
            return _new_game(shown, self._move)  # type: ignore[arg-type]  # it is a game
        return A if shown.note else _OF_ROOMS[room_of(app.match.game)](app.match, shown, self._move)


def _new_game(scene: NewGame, game: str) -> int | None:
    """Return the next button on the way to a game."""
    at = scene.keys.index("game")
    if scene.row != at:
        return way(min(scene.row, scene.keys.index(None)), at, scene.keys.index(None) + 1)
    return way(games.NAMES.index(scene.choice.game), games.NAMES.index(game), len(games.NAMES), (LEFT, RIGHT))


# The next button on the way to a move, or None if there is no choice.


def _line(match: LineMatch, scene: LineScene, move: LineMove) -> int | None:
    choice, (tile, arm) = scene.input, move
    if not choice:
        return None
    if tile is None:
        from engine.moves import DONE

        return B if move == DONE else A
    hand = scene.table.hand
    legal = match.legal_moves()
    if choice.arm is not None:
        if hand.tiles[hand.cursor] != tile:
            return B
        arms = [how for other, how in legal if other == tile]
        step = way(arms.index(choice.arm), arms.index(arm), len(arms), (LEFT, RIGHT))
    else:
        able = [i for i, other in enumerate(hand.tiles) if other in [each for each, _ in legal]]
        step = way(able.index(hand.cursor), able.index(hand.tiles.index(tile)), len(able), (LEFT, RIGHT))
    return A if step is None else step


def _tricks(match: Match, scene: TricksScene, move: ChineseMove) -> int | None:
    hand, tiles, chosen, now = scene.table.hand, move[0], scene.input.chosen, scene.input.candidate()
    if now == move:
        return A
    if match.moves[0][1] == BEAT and scene.input.face_down != (move[1] == DROP):
        return B  # to beat, or to drop
    wanted, found = list(tiles), []
    for i in chosen + [i for i in range(len(hand.tiles)) if i not in chosen]:
        if hand.tiles[i] in wanted:
            wanted.remove(hand.tiles[i])
            found.append(i)
    # What is chosen besides goes first, and then the next tile that is missing is chosen.
    others = [i for i in chosen if i not in found]
    missing = [i for i in found if i not in chosen]
    step = way(hand.cursor, (others or missing)[0], len(hand.tiles), (LEFT, RIGHT))
    return (DOWN if others else UP) if step is None else step


def _pai_gow(match: PaiGow, scene: PaiGowScene, move: Any) -> int | None:
    if not match.moves:
        if scene.keys.signs[0][0] == EMPTY:
            return A  # the hands of the last round are still shown
        stakes = match.stakes()
        step = way(stakes.index(match.stake), stakes.index(move), len(stakes), (LEFT, RIGHT))
        return A if step is None else step
    tiles, how = move
    wanted = [sorted(tiles[:2]), sorted(tiles[2:])]
    shown = [sorted(hand.tiles) for hand in scene.table.mine]
    if shown[0] == wanted[1] and (tiles[2:] + tiles[:2], how) in match.legal_moves():
        return A  # both hands rank alike, so either may be the high one
    return A if shown == wanted else RIGHT


_OF_ROOMS: dict[str, Callable[[Any, Any, Any], int | None]] = {"line": _line, "tricks": _tricks, "pai_gow": _pai_gow}
