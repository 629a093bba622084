# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Records: a match as a JSON object, and back (docs/record-format.md)."""

from __future__ import annotations

from . import games, parsing, tiles
from .history import unpack
from .rng import SEEDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any

    from .kinds import Hand, Move, Tile
    from .match import Happened, Match

# The limits of a record: the bytes of its file, and the letters of a text in it. A match of a hundred rounds takes
# 100,000 bytes. They are in a dict because the page reads them too, and the build for the badge and the page removes
# the names of constants.
MOST = {"bytes": 1 << 18, "letters": parsing.LETTERS}
_KEYS = ("version", "game", "seats", "options", "rounds", "deal", "fair", "judged")
_OF_FAIR = ("code", "seed", "salt", "own")  # see engine/fairness.py
_DIGITS = {"code": 32, "salt": 16}  # hexadecimal ones
_OF_JUDGED = ("judge", "decisions", "luck", "luck_squares")  # see engine/judge/kept.py
_OF_DECISION = ("best", "loss", "error", "points", "chance", "exact")


class RecordError(ValueError):
    """A record isn't that of a match. The text names the round and the move, the reason and the legal moves."""


def from_match(match: Match) -> dict[str, Any]:
    """Return the record of a match, finished or not, as a dict for json.

    Raises ValueError for a match that was restored from a save, so that its first rounds are unknown.
    """
    unnamed = match.unnamed(match.seats)
    options = {key: value for key, value in match.options.items() if value != unnamed[key]}
    pieces = match.past_rounds + ([match.pack_round()] if match.moves else [])
    rounds = [_round(match, *played) for piece in pieces for played in unpack(match, piece)]
    missing = match.rounds + bool(match.moves) - len(rounds)
    if missing:
        raise ValueError(
            "the match was begun at an earlier time, and its first %d round%s can't be told any more"
            % (missing, "" if missing == 1 else "s")
        )
    return {"game": match.game, "seats": match.seats, "options": options, "rounds": rounds}


def _round(
    match: Match, leader: int, stake: int, hands: list[Hand], boneyard: Hand, moves: list[Move]
) -> dict[str, Any]:
    record: dict[str, Any] = {"hands": [_names(hand) for hand in hands]}
    if match.has_boneyard:
        record["boneyard"] = _names(boneyard)
    if stake:
        record["stake"] = stake
    else:
        record["leader"] = leader
    record["moves"] = list(map(match.name, moves))
    return record


def new_match(record: dict[str, Any]) -> Match:
    """Return the match of a record (a dict), before its first deal.

    Raises RecordError, saying why, for anything but a record, and for an unknown game, option or key.
    """
    _check_keys(record, "the record", _KEYS, ("game", "seats", "rounds"))
    options = record.get("options", {})
    if type(options) is not dict:
        raise RecordError("options has to be an object")
    if type(record["rounds"]) is not list:
        raise RecordError("rounds has to be a list")
    if type(record.get("version", "")) is not str:
        raise RecordError('version has to be a text such as "1.0.0"')
    if "deal" in record:
        _check_number(record["deal"], "deal", SEEDS)
    if "fair" in record:
        _check_fair(record["fair"])
    if "judged" in record:
        _check_judged(record["judged"])
    try:
        for key in options:
            _check_size(key, "the name of an option")
            _check_size(options[key], "option " + key)
        for key in "version", "game", "seats":
            _check_size(record.get(key), key)
        return games.load(record["game"])(record["seats"], options)
    except ValueError as error:
        raise RecordError(str(error))


def _check_fair(told: dict[str, Any]) -> None:
    _check_keys(told, "fair", _OF_FAIR, ("code",))
    for key in told:
        if key not in _DIGITS:
            _check_number(told[key], key, SEEDS)
        elif type(told[key]) is not str or len(told[key]) != _DIGITS[key] or told[key].strip("0123456789abcdef"):
            raise RecordError("%s has to be a text of %d hexadecimal digits" % (key, _DIGITS[key]))


def _check_judged(told: dict[str, Any]) -> None:
    """Check what the judgements are made of. Whether they are those of this match is checked where they are
    taken."""
    _check_keys(told, "judged", _OF_JUDGED, _OF_JUDGED)
    if type(told["judge"]) is not int:
        raise RecordError("judge has to be a whole number")
    for key in _OF_JUDGED[1:]:
        if type(told[key]) is not list:
            raise RecordError("%s has to be a list" % key)
    for made in told["decisions"]:
        if made is not None:
            _check_keys(made, "a decision", _OF_DECISION, _OF_DECISION)
            _check_numbers([made[key] for key in _OF_DECISION[1:-1]], "the numbers of a decision")
            if type(made["exact"]) is not bool or type(made["best"]) is not list:
                raise RecordError("exact has to be true or false, and best a list of moves")
    _check_numbers(told["luck"] + told["luck_squares"], "luck and luck_squares")


def _check_numbers(numbers: list[Any], what: str) -> None:
    for number in numbers:
        if type(number) not in (int, float):
            raise RecordError("%s have to be numbers" % what)


def _check_number(number: object, what: str, end: int) -> None:
    if type(number) is not int or not 0 <= number < end:
        raise RecordError("%s has to be a number of 0 to %d" % (what, end - 1))


def replay(match: Match, record: dict[str, Any]) -> Iterator[Happened]:
    """Play the rounds of a record (a dict) on its `new_match`. Yields the Happened of each move.

    Raises RecordError, which names the round and the move, at the first breach of the rules.
    """
    for number, played in enumerate(record["rounds"], 1):
        where = "round %d" % number
        if match.moves:
            raise RecordError(
                "round %d, move %d: the round isn't over, but %s follows; legal: %s"
                % (number - 1, len(match.played) + 1, where, parsing.legal(match))
            )
        try:
            _start_round(match, played, where)
            texts = _list(played["moves"], "moves")
        except RecordError:
            raise
        except ValueError as error:
            raise RecordError("%s, before move 1: %s" % (where, error))
        for count, text in enumerate(texts, 1):
            yield _play(match, text, "%s, move %d" % (where, count))


def _start_round(match: Match, played: dict[str, Any], where: str) -> None:
    needed: tuple[str, ...] = ("hands", "moves") + (("boneyard",) if match.has_boneyard else ())
    needed += ("stake",) if match.stake else ()
    _check_keys(played, where, needed + ("boneyard", "leader"), needed)
    _check_number(played.get("leader", 0), where + ", before move 1: the leader", match.seats)
    _check_size(played.get("stake"), "stake")
    hands = [_tiles(hand) for hand in _list(played["hands"], "hands")]
    match.start_round(hands, _tiles(played.get("boneyard", [])), played.get("leader"), played.get("stake"))


def _play(match: Match, text: Any, where: str) -> Happened:
    try:
        return match.play(match.parse(text))
    except ValueError as error:
        raise RecordError("%s: %s" % (where, error))


def _check_keys(thing: object, what: str, known: Sequence[str], needed: Sequence[str]) -> None:
    if type(thing) is not dict:
        raise RecordError("%s has to be an object" % what)
    for key in thing:
        if key not in known:
            raise RecordError("%s has an unknown key %s" % (what, parsing.cut(key)))
    for key in needed:
        if key not in thing:
            raise RecordError("%s has no %s" % (what, key))


def _check_size(value: object, what: str) -> None:
    """Raise ValueError for a value that is too long, or too deep, to be quoted in a sentence."""
    if type(value) in (list, dict):
        raise ValueError("%s can't be a list or an object" % what)
    if len(str(value)) > MOST["letters"]:
        raise ValueError("%s can't be longer than %d letters" % (what, MOST["letters"]))


def _list(thing: object, what: str) -> list[Any]:
    if type(thing) is not list:
        raise ValueError("%s has to be a list" % what)
    return thing


def _names(stock: Iterable[Tile]) -> list[str]:
    return list(map(tiles.name, stock))


def _tiles(names: list[str]) -> Hand:
    for name in _list(names, "each hand and the boneyard"):
        if type(name) is not str:
            raise ValueError('a tile is a string such as "6-1"')
        _check_size(name, "a tile")
    return [parsing.tile(name) for name in names]
