# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The deeds of the line games. Each function returns whether the person has done one in a finished round."""

from __future__ import annotations

from engine import tiles
from engine.line import CLOSED, FIRST, Line
from engine.line_match import BLOCKED, DOMINO, LineMatch
from engine.moves import DONE, DRAW
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kinds import Move

_LOADED = 60  # pips in another's hand
_MUCH = 25  # points with a tile
_ON_AN_ARM = 15  # points
_LARGE = 70  # points for a round
_IN_A_ROW, _IN_A_ROUND = 4, 3  # tiles that score
_IN_A_TURN = 7  # tiles
_ARMS = 4
_DEAL, _HEAD = 2, 5  # in Match.pack_round: where the length of the deal is, and the bytes besides the deal


def _moves(match: LineMatch) -> Iterator[tuple[int, Move]]:
    """Yield each move of the round with its seat. A list of all would need a large block of memory."""
    packed = match.pack_round()
    return zip(match.played_by, match.notation.unpack(packed[_HEAD + packed[_DEAL] :], match.tiles))


def _plays(match: LineMatch) -> Iterator[tuple[int, Line]]:
    """Yield each play of the round as (seat, the line just made); none if plays score nothing in the game."""
    if match.points_in_play is not LineMatch.points_in_play:
        for seat, line, _ in _joined(match):
            yield seat, line


def _joined(match: LineMatch) -> Iterator[tuple[int, Line, int]]:
    """Yield each play of the round as (seat, the line just made, the number that was joined, or CLOSED for the
    first tile). The line has all tiles of the round from the start, but no arms for those that come later."""
    line = Line(match.line.has_spinner)
    line.tiles = match.line.tiles  # a list of its own would need a large block of memory
    for seat, (tile, arm) in _moves(match):
        if tile is not None:
            number = CLOSED if arm == FIRST else line.ends[arm]
            line.arms.append(arm)
            line.follow(tile, arm)
            yield seat, line, number


def _goes_out(match: LineMatch) -> bool:
    ended = match.ended
    return ended is not None and ended.how == DOMINO and match.last_player == PERSON


def _wins(match: LineMatch) -> bool:
    """Wins the round, or with points in play the match."""
    ended = match.ended
    return (ended.side if ended else match.winner) == match.side(PERSON)


def _without_drawing(match: LineMatch) -> bool:
    """Goes out without having drawn, in a game in which tiles can be drawn."""
    undealt = len(match.tiles) - match.seats * match.tiles_each()
    return (
        _goes_out(match)
        and undealt > match.reserve
        and not any(seat == PERSON and move == DRAW for seat, move in _moves(match))
    )


def _caught_loaded(match: LineMatch) -> bool:
    """Goes out while another side's player holds many pips."""
    return _goes_out(match) and any(
        [tiles.pips(hand) >= _LOADED for seat, hand in enumerate(match.hands) if match.side(seat) != match.side(PERSON)]
    )


def _winning_a_block(match: LineMatch) -> bool:
    """Closes the line, and wins the round."""
    ended = match.ended
    closes = ended is not None and ended.how == BLOCKED and match.last_player == PERSON
    return closes and _wins(match)


def _twenty_five_at_once(match: LineMatch) -> bool:
    return match.counting and any(
        seat == PERSON and match.points_in_play(line) >= _MUCH for seat, line in _plays(match)
    )


def _four_in_a_row(match: LineMatch) -> bool:
    """Scores with several of their tiles one after another, where the count scores."""
    run = 0
    for seat, line in _plays(match):
        if seat == PERSON:
            run = run + 1 if match.counting and match.points_in_play(line) else 0
            if run == _IN_A_ROW:
                return True
    return False


def _all_four_arms(match: LineMatch) -> bool:
    """Scores much with the tile after which each arm has one, in a round that is won."""
    for seat, line in _plays(match):
        if len(set(line.arms[1:])) == _ARMS:
            return seat == PERSON and match.points_in_play(line) >= _ON_AN_ARM and _wins(match)
    return False


def _without_penalty(match: LineMatch) -> bool:
    """Is through with a match without points, where these are penalties."""
    return match.penalties and match.result is not None and match.scores[match.side(PERSON)] == 0


def _double_at_an_end(match: LineMatch) -> bool:
    """Lays the last tile, and it makes both ends alike with a double at one of them, where that scores."""
    is_done = False
    for seat, line in _plays(match):
        is_done = seat == PERSON and match.reason(line) == "double"
    return is_done


def _seven_in_a_turn(match: LineMatch) -> bool:
    """Lays many tiles before another player's turn."""
    run = 0
    for seat, (tile, _) in _moves(match) if match.long_turns else ():
        run = run + 1 if seat == PERSON and tile is not None else 0
        if run == _IN_A_TURN:
            return True
    return False


def _out_on_a_double(match: LineMatch) -> bool:
    return _goes_out(match) and tiles.is_double(match.line.tiles[-1])


def _last_of_a_number(match: LineMatch) -> bool:
    """Goes out by covering an end that only this tile could cover: all others with its number lie on the table."""
    if not _goes_out(match):
        return False
    every = match.tiles[-1][0] + 1
    laid = bytearray(every)  # for each number, how many tiles with it lie on the table
    for _, line, number in _joined(match):
        for shown in set(line.tiles[len(line.arms) - 1]):
            laid[shown] += 1
    return number != CLOSED and laid[number] == every


def _seventy_in_a_round(match: LineMatch) -> bool:
    """Gets many points for a round's end, where they are the pips of one hand or a few."""
    ended = match.ended
    if ended is None or match.penalties or match.long_turns:
        return False
    return ended.side == PERSON and ended.points >= _LARGE


def _scoring_the_last(match: LineMatch) -> bool:
    """Lays the last tile, and it scores, where the count does. That may win the match before the round ends."""
    lays = match.last_player == PERSON and not match.hands[PERSON]
    return lays and match.counting and match.points_in_play(match.line) > 0


def _with_a_partner(match: LineMatch) -> bool:
    """Wins a match two against two, where the side with the most points loses."""
    return match.penalties and len(match.scores) < match.seats and match.winner == match.side(PERSON)


def _three_in_a_round(match: LineMatch) -> bool:
    """Scores with several tiles of a round that is won, where alike ends do."""
    if match.counting:
        return False
    scored = 0
    for seat, line in _plays(match):
        scored += seat == PERSON and match.points_in_play(line) > 0
    return scored >= _IN_A_ROUND and _wins(match)


def _holding_back(match: LineMatch) -> bool:
    """Ends a turn although another tile fits, and wins the round."""
    is_won = match.long_turns and _wins(match)
    return is_won and any(seat == PERSON and move == DONE for seat, move in _moves(match))


DEEDS = {
    "without_drawing": _without_drawing,
    "caught_loaded": _caught_loaded,
    "winning_a_block": _winning_a_block,
    "twenty_five_at_once": _twenty_five_at_once,
    "four_in_a_row": _four_in_a_row,
    "all_four_arms": _all_four_arms,
    "without_penalty": _without_penalty,
    "double_at_an_end": _double_at_an_end,
    "seven_in_a_turn": _seven_in_a_turn,
    "out_on_a_double": _out_on_a_double,
    "last_of_a_number": _last_of_a_number,
    "seventy_in_a_round": _seventy_in_a_round,
    "scoring_the_last": _scoring_the_last,
    "with_a_partner": _with_a_partner,
    "three_in_a_round": _three_in_a_round,
    "holding_back": _holding_back,
}
