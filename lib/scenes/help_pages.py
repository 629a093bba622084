# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pages of each game's help: their topics and their pictures."""

from __future__ import annotations

import loader
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from app import App
    from engine.match import Match
    from words.prose import Prose

# For each game: the name of its texts; the end of the name of the module that draws its pictures,
# scenes.picture_...; then for each page its topic and its picture. The language has a heading and a text for each
# topic. If the game has no text of its own, the page shows the one for all line games, names.HELP_LINE. A picture
# is a line of play, see picture_line, or after HAND tiles that stand side by side, see picture_tiles; so are all
# Chinese tiles. After " | " comes another one for the parts after the first, or for the same page. On the keys there is
# no picture.
HAND = "hand "
_LEADS = HAND + "6-6 > 5-5 ... 0-0 > 6-5 ... 6-3 > 5-4"
_ANY = HAND + "6-4 5-2 3-1 2-2 1-0"
_NO_FIT = HAND + "[6-4 4-1] / 5-5 3-2"
_DRAWS = _NO_FIT + ", ? ? 6-3 | " + _NO_FIT
_LEVEL = " | " + HAND + "5-0, 4-1; 5 = 5 → 0"
_SEVEN = HAND + "? ? ? ? ? ? ?; "
_THINKS = HAND + "6-4 5-2 3-1 1-0 > 6-6 6-5 6-3 6-2"
_HABITS = HAND + "6-6 3-3 1-1, 6-5 6-4"
_TILES = (
    "6-6 > 1-1 > 4-4 > 3-1 > 5-5 > 3-3 / 2-2 > 6-5 > 6-4 > 6-1 > 5-1 / 6-3 5-4 > 6-2 5-3 > 5-2 4-3 > 4-1 3-2 > 4-2 2-1"
)
PAGES: dict[str, tuple[int, str, tuple[tuple[str, str], ...]]] = {
    "all_fives": (
        names.HELP_ALL_FIVES,
        "sum",
        (
            ("goal", "5-0, 5-5 left"),
            ("players", _SEVEN + "2 × 7 + 14 = 28"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("points", "6-4, 6-6 left, 4-3 right"),
            ("spinner", "4-4, 4-1 left, 6-4 right, 4-3 up"),
            ("lead", _LEADS + " | " + _ANY),
            ("draw", _DRAWS),
            ("domino", HAND + "5-3 4-1; 8 + 5 = 13 → 10"),
            ("blocked", HAND + "? ? > ? ?; 60 : 45 | " + HAND + "5-3 4-1, 2-1; 13 → 10, 10 - 3 = 7"),
            ("think_fives", _THINKS),
            ("keys", ""),
        ),
    ),
    "kurnik": (
        names.HELP_KURNIK,
        "sum",
        (
            ("goal", "5-0, 5-5 left"),
            ("players", _SEVEN + "2 × 7 + 14 = 28"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("points", "6-4, 6-6 left, 4-3 right"),
            ("spinner", "4-4, 4-1 left, 6-4 right | 4-4, 4-1 left, 6-4 right, 4-3 up"),
            ("lead", _ANY),
            ("draw", _DRAWS),
            ("domino", HAND + "5-3 4-0; 8 + 4 = 12 → 10"),
            ("blocked", HAND + "1-0 > 5-3 4-1; 13 - 1 = 12 → 10" + _LEVEL),
            ("think_fives", _THINKS),
            ("keys", ""),
        ),
    ),
    "draw": (
        names.HELP_DRAW,
        "line",
        (
            ("goal", "5-3, 5-5 left, 3-0 right"),
            ("players", _SEVEN + "2 × 7, 3 × 5, 4 × 5"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", _LEADS),
            ("draw", _DRAWS),
            ("domino", HAND + "5-3 4-1, 6-2; 8 + 5 + 8 = 21"),
            ("blocked", HAND + "1-0 > 5-3 4-1; 13 - 1 = 12" + _LEVEL),
            ("think", _THINKS),
            ("friends", _HABITS),
            ("keys", ""),
        ),
    ),
    "kozel": (
        names.HELP_KOZEL,
        "line",
        (
            ("goal", HAND + "5-3 4-1; 8 + 5 = 13"),
            ("players", _SEVEN + "2 × 7, 3 × 7, 4 × 7"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", HAND + "1-1 > 2-2 ... 6-6 > 0-0 > 6-5 ... 6-3 > 5-4 | " + _ANY),
            ("draw", _DRAWS),
            ("domino", HAND + "5-3 4-1, 6-2; 13 + 8 = 21"),
            ("think", _THINKS),
            ("friends", _HABITS),
            ("keys", ""),
        ),
    ),
    "bergen": (
        names.HELP_BERGEN,
        "line",
        (
            ("goal", "6-4, 6-2 left, 4-2 right; 2 : 2 → +2"),
            ("players", HAND + "? ? ? ? ? ?; 2 × 6, 3 × 6, 4 × 5"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", HAND + "0-0 > 1-1 ... 6-6 > 1-0 > 2-0 > 2-1 > 3-0"),
            ("points", "6-4, 6-2 left, 4-2 right, 2-2 right; 2 : 2 → +3"),
            ("draw", _NO_FIT + ", 6-3 | " + _NO_FIT + ", ? ?"),
            ("domino", "6-4, 6-3 left, 4-1 right; +2"),
            ("blocked", HAND + "3-1 > 5-3 6-1 > 4-4 | " + HAND + "1-1 6-5 > 4-4 1-0"),
            ("think", "6-2, 2-2 right, 6-5 left, 5-2 left; 2 : 2 → +3"),
            ("friends", _HABITS),
            ("keys", ""),
        ),
    ),
    "blitz": (
        names.HELP_BLITZ,
        "line",
        (
            ("goal", "5-3, 5-5 left, 3-0 right"),
            ("players", _SEVEN + "4×7, 5×5, 6×4, 7×4, 8×3"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", HAND + "0-0 > 1-0 > 1-1 > 2-0 > 2-1 > 3-0"),
            ("turn", "4-3, 4-2 left, 2-2 left, 3-1 right"),
            ("draw", _DRAWS),
            ("domino", HAND + "5-3, 4-1, 6-2; 8 + 5 + 8 = 21"),
            ("blocked", HAND + "1-0 > 5-3, 4-1, 6-2; 21 - 1 = 20" + _LEVEL),
            ("think", _THINKS),
            ("friends", _HABITS),
            ("others", HAND + "6-5 4-3 2-1"),
            ("keys", ""),
        ),
    ),
    "tien_gow": (
        names.HELP_TIEN_GOW,
        "tiles",
        (
            ("goal", "6-6 > 1-1 > 4-4 > 3-1 *"),
            ("trick", "3-3, 4-4, 6-6, ?"),
            ("civil", "6-6 > 1-1 > 4-4 > 3-1 * / 5-5 > 3-3 > 2-2 > 6-5 > 6-4 > 6-1 > 5-1"),
            ("military", "6-3 5-4 > 6-2 5-3 > 5-2 4-3 > 4-2 > 4-1 3-2 > 2-1"),
            ("lead", "6-6 6-3 > 1-1 6-2 > 4-4 5-2 > 3-1 4-1 *"),
            ("beat", "6-3 > 6-2, 1-1 1-1 > 4-4 4-4, 6-6 6-3 > 1-1 6-2"),
            ("drop", "6-6 > ?, ?, ?"),
            ("count", "6-6 6-3 5-4; 1 + 1 + 1 = 3"),
            ("last", "6-4 > ?"),
            ("domino", "?, ? ? ? ? ? ?; 4 - 1 = 3, 4 - 6 = -2"),
            ("think", "6-6 1-1 > 5-1 3-2"),
            ("friends", "6-6 6-6, 6-3 5-4"),
            ("keys", ""),
        ),
    ),
    "pai_gow": (
        names.HELP_PAI_GOW,
        "tiles",
        (
            ("goal", "6-6 6-6, 4-4 5-1"),
            ("stake", "? ? ? ?; 5, 10, 25"),
            ("match", "? ? ? ?, ? ? ? ?; 105 : 95"),
            ("tiles", _TILES),
            ("pairs", "4-2 2-1 > 6-6 6-6 ... 5-1 5-1 > 6-3 5-4"),
            ("wong", "6-6 6-3 > 1-1 5-4 > 6-6 5-3 > 1-1 4-4"),
            ("digit", "4-4 6-2, 6-5 2-1; 16 → 6, 17 → 7"),
            ("level", "6-5 5-3 > 6-4 5-4; 19 → 9, 19 → 9"),
            ("domino", "5-5 5-5 > 6-3 5-4, 6-6 6-1 > 2-2 5-1"),
            ("banker", "6-6 3-1, 4-4 6-1; 292 + 236 = 528"),
            ("think", "4-4 4-4, 6-1 1-1"),
            ("keys", ""),
        ),
    ),
}

# The topic that explains a move, by the move's word in a record.
_TOPICS = {"": "lead", "pass": "draw", "split": "pairs"}
_ARMS = ("left", "right", "up", "down")


def find(match: Match) -> int:
    """Return the number of the page that explains the legal moves of a Match, or the end of its round."""
    if match.moves:
        word = match.notation.WORDS[match.moves[0][1]]
        wanted = [_TOPICS.get(word, word), "points", "turn", "line"]
        if word in _ARMS and match.line.spinner:  # type: ignore[attr-defined]  # only a LineMatch has arms
            wanted.insert(0, "spinner")
    else:
        wanted = [match.ended.how, "domino"] if match.ended else ["stake"]
    topics = [topic for topic, picture in PAGES[match.game][2]]
    return [topics.index(topic) for topic in wanted + ["goal"] if topic in topics][0]


def reader(app: App) -> Prose:
    """Return a new Prose for the sentences of a page, in large letters if they are wanted and there is memory for
    them. Beside a match there is none."""
    if app.settings.large and not app.match:
        try:
            with loader.guest():
                return app.writer(_sheets().load_font("large"))
        except MemoryError:
            pass  # the usual ones can be read, too
    return app.writer()


def _sheets() -> ModuleType:
    import sheets

    return sheets
