# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Begins matches and rounds: checks a match's seats and options, and deals a round by a seed, with given tiles, or
from a save. Loaded only then.
"""

from __future__ import annotations

from .rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .kinds import Hand, MaybeNone, Options, Tile
    from .line_match import LineMatch
    from .match import Match


def chosen(game: type[Match], seats: int, options: Options | None) -> Options:
    """Return the value of each option of a match, a dict: from `options`, a dict or None, or else as `unnamed`.
    `game` is the class of the match.

    Raises ValueError, saying why, for a number of seats, a key or a value that the game doesn't have.
    """
    fewest, most = game.SEATS
    if type(seats) is not int or not fewest <= seats <= most:
        raise ValueError(not_seated(game, seats))
    if options is None:
        options = {}
    elif type(options) is not dict:
        raise ValueError("the options are a dict, not %r" % (options,))
    found = game.unnamed(seats)
    for key, default, allowed in game.OPTIONS:
        value = options.get(key, found[key])
        if type(value) is not type(default) or value not in allowed:
            raise ValueError(not_allowed(key, value, allowed))
        found[key] = value
    for key in options:
        if key not in found:
            raise ValueError("%s has no option %s" % (game.game, key))
    return found


def not_allowed(key: str, value: object, allowed: Iterable[object]) -> str:
    """Return a sentence that refuses a value of an option, and names the allowed ones."""
    names = [str(choice) for choice in allowed]
    if len(names) > 4:
        names[2:-1] = ["..."]
    return "option %s can't be %r, only one of %s" % (key, value, ", ".join(names))


def not_seated(game: type[Match], seats: object) -> str:
    """Return a sentence that refuses a number of players, and names the allowed ones."""
    fewest, most = game.SEATS
    wanted = "%d" % most if fewest == most else "%d to %d" % (fewest, most)
    return "%s is for %s players, not %r" % (game.game, wanted, seats)


def deal(match: Match, seed: int) -> None:
    """See Match.deal."""
    _check_between_rounds(match)
    if type(seed) is not int or not 0 <= seed < 1 << 30:
        raise ValueError("a seed is a number of 0 to %d, not %r" % ((1 << 30) - 1, seed))
    begin_round(match, seed.to_bytes(4, "big"), *_shuffled(match, seed))


def start_round(
    match: Match, hands: list[Hand], boneyard: Sequence[Tile], leader: int | None, stake: int | None
) -> None:
    """See Match.start_round."""
    from . import deal_checks

    _check_between_rounds(match)
    hands, boneyard = deal_checks.check_given(match, hands, boneyard, leader)
    if match.stakes():
        bet(match, stake)
    stock = sum(hands, []) + boneyard
    hands, boneyard = _hand_out(match, stock)
    begin_round(match, bytes([match.tiles.index(tile) for tile in stock]), hands, boneyard, leader)


def bet(match: Match, stake: int | None) -> None:
    """See Match.bet."""
    _check_between_rounds(match)
    stakes = match.stakes()
    if not stakes:
        raise ValueError("%s has no stakes" % match.game)
    if type(stake) is not int or stake not in stakes:
        raise ValueError("the stake can't be %r, only one of %s" % (stake, ", ".join(map(str, stakes))))
    match.stake = stake


def restore(
    match: Match, scores: Sequence[int], rounds: int, leader: int, stake: int | None, dealt: bytes | None
) -> None:
    """See Match.restore."""
    from . import deal_checks

    deal_checks.check_state(match, scores, rounds, leader)
    before = match.scores[:], match.rounds
    match.scores[:], match.rounds = scores, rounds
    try:
        stake, result = deal_checks.check_next(match, stake, dealt), match.find_result()
    except ValueError:
        match.scores[:], match.rounds = before
        raise
    match.next_leader, match.stake, match.result = leader, stake, result
    if dealt is not None:
        hands, boneyard = deal_of(match, dealt)
        begin_round(match, dealt, hands, boneyard, leader)


def begin_round(match: Match, dealt: bytes, hands: list[Hand], boneyard: Hand, leader: int | MaybeNone) -> None:
    """Begin a round with these tiles, without any check. `dealt` is the deal in the form of history.split."""
    match._dealt = dealt
    if not match.past_rounds:
        match.scores_before = match.scores[:]
    if match.leader_by_lot():
        match.next_leader = leader
    match.hands = hands
    match.boneyard = boneyard
    match._played = bytearray()
    match.played_by = bytearray()
    match.last_move = None
    match.ended = None
    match.open_round()
    match.moves = match.find_moves()


def opening(match: LineMatch) -> tuple[int, Tile | None]:
    """Return the seat that leads the round of a LineMatch, and the tile that it has to lead, or None for any."""
    key = match.lead_key(match)
    if not key:
        return match.next_leader, None
    tile = max(sum(match.hands, []), key=key)
    return [seat for seat, hand in enumerate(match.hands) if tile in hand][0], tile


def deal_of(match: Match, dealt: bytes) -> tuple[list[Hand], Hand]:
    """Return the hands and the boneyard of a deal. `dealt` is a seed in 4 bytes, or the tiles' indexes."""
    if len(dealt) == 4:
        return _shuffled(match, int.from_bytes(dealt, "big"))[:2]
    return _hand_out(match, [match.tiles[i] for i in dealt])


def _shuffled(match: Match, seed: int) -> tuple[list[Hand], Hand, int]:
    """Return the hands, the boneyard and the leader by lot of the deal of that seed."""
    rng = Rng(seed)
    stock = [match.tiles[0]] * len(match.tiles)  # to grow, a list needs a larger block of memory
    stock[:] = match.tiles
    rng.shuffle(stock)
    hands, boneyard = _hand_out(match, stock)
    return hands, boneyard, rng.below(match.seats)


def _hand_out(match: Match, stock: Hand) -> tuple[list[Hand], Hand]:
    """Deal a list of tiles. Return the hands and the boneyard."""
    each = match.tiles_each()
    end = match.seats * each
    hands = [stock[start : start + each] for start in range(0, end, each)]
    return hands, stock[end:] if match.has_boneyard else []


def _check_between_rounds(match: Match) -> None:
    if match.result is not None:
        raise ValueError("the match is over")
    if match.moves:
        raise ValueError("the round before isn't over")
