# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A judgement of the person's move in words."""

from drawings import GOLD_LIGHT, RED_LIGHT, WHITE
from engine import tiles
from engine.judge import decision
from engine.judge.reasons import reason
from tables import hint, room_of
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.kinds import LineMove
    from engine.view import LineView
    from words.words import Words

COLOURS = WHITE, WHITE, GOLD_LIGHT, RED_LIGHT  # of the bands
_SURE = 4  # a loss of so many standard errors is told without its error
_EXACT = 10  # %, from which on a loss has no decimal


def colour(judgement: "Judgement") -> int:
    """Return the colour of a judgement's band."""
    return COLOURS[decision.BANDS.index(judgement.band)]


def percent(words: "Words", share: float) -> str:
    """Return a share of 1 in percent as a text, without a sign: below 10 % with a decimal."""
    tenths = int(abs(share) * 1000 + 0.5)
    if tenths >= 10 * _EXACT:
        return str((tenths + 5) // 10)
    return "%d%s%d" % (tenths // 10, words(names.POINT), tenths % 10)


def verdict(words: "Words", judgement: "Judgement", fits: "Callable[[str], bool]") -> str:
    """Return the band of a move and what it lost as a text, with the points if that `fits`."""
    text = words.forms(names.BANDS)[decision.BANDS.index(judgement.band)]
    if not decision.is_mistake(judgement):
        return text
    lost = percent(words, judgement.loss)
    if judgement.loss < _SURE * judgement.error:
        text = words(names.LOSS_ABOUT) % (text, lost, percent(words, judgement.error))
    else:
        text = words(names.LOSS) % (text, lost)
    points = int(judgement.points + 0.5)
    longer = "%s, %s" % (text, words.counted(points, names.LOST_POINTS) % points) if points > 0 else text
    return longer if fits(longer) else text


def why(app: "App", made: "Decision", judgement: "Judgement") -> str:
    """Return in the words of the hints why the better move is better; "" if it isn't, or nothing tells."""
    found = reason(made, judgement) if decision.is_mistake(judgement) else None
    return hint.sentence(app, *found[:2]) if found else ""


def better(words: "Words", made: "Decision", judgement: "Judgement") -> str:
    """Return the better move in short: its tiles, and where a tile fits two ends, the number of the better one.
    Return "" if no other move is better."""
    if not decision.is_mistake(judgement):
        return ""
    room = room_of(made.view.rules.name)
    if room == "line":
        return ", ".join([_in_line(words, made.view, move) for move in judgement.best])
    names_of = [tiles.name(tile) for tile in judgement.best[0][0]]
    if room == "pai_gow":
        names_of.insert(2, "/")
    return " ".join(names_of)


def _in_line(words: "Words", view: "LineView", move: "LineMove") -> str:
    """Return a move of a line game in short."""
    tile, how = move
    if tile is None:  # the end of a turn of Blitz: a draw or a pass is no choice
        return words(names.STOP_KEY)
    text = tiles.name(tile)
    if len([other for other, _ in view.moves if other == tile]) > 1:
        text += " →%d" % view.line.ends[how]
    return text
