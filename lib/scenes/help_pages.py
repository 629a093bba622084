# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The pages of each game's help: their topics and their pictures."""

from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.match import Match

# For each game: the name of its texts; the end of the name of the module that draws its pictures,
# scenes.picture_...; then for each page its topic and its picture. The language has a heading and a text for each
# topic. If the game has no text of its own, the page shows the one for all line games, names.HELP_LINE. A picture
# is a line of play, with its moves written as in a record, or groups of Chinese tiles.
PAGES: dict[str, tuple[int, str, tuple[tuple[str, str], ...]]] = {
    "all_fives": (
        names.HELP_ALL_FIVES,
        "sum",
        (
            ("goal", "5-0, 5-5 left"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("points", "6-4, 6-6 left, 4-3 right"),
            ("spinner", "4-4, 4-1 left, 6-4 right, 4-3 up"),
            ("lead", ""),
            ("draw", ""),
            ("domino", ""),
            ("blocked", ""),
            ("keys", ""),
        ),
    ),
    "kurnik": (
        names.HELP_KURNIK,
        "sum",
        (
            ("goal", "5-0, 5-5 left"),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("points", "6-4, 6-6 left, 4-3 right"),
            ("spinner", "4-4, 4-1 left, 6-4 right, 4-3 up"),
            ("draw", ""),
            ("domino", ""),
            ("keys", ""),
        ),
    ),
    "draw": (
        names.HELP_DRAW,
        "line",
        (
            ("goal", ""),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", "6-6"),
            ("draw", ""),
            ("domino", ""),
            ("keys", ""),
        ),
    ),
    "kozel": (
        names.HELP_KOZEL,
        "line",
        (
            ("goal", ""),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", "1-1"),
            ("draw", ""),
            ("domino", ""),
            ("keys", ""),
        ),
    ),
    "bergen": (
        names.HELP_BERGEN,
        "line",
        (
            ("goal", ""),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", "0-0"),
            ("points", "6-4, 6-2 left, 4-2 right"),
            ("draw", ""),
            ("domino", ""),
            ("keys", ""),
        ),
    ),
    "blitz": (
        names.HELP_BLITZ,
        "line",
        (
            ("goal", ""),
            ("line", "6-4, 6-6 left, 4-1 right"),
            ("lead", "0-0"),
            ("turn", "4-3, 4-2 left, 2-2 left, 3-1 right"),
            ("draw", ""),
            ("domino", ""),
            ("keys", ""),
        ),
    ),
    "tien_gow": (
        names.HELP_TIEN_GOW,
        "tiles",
        (
            ("goal", ""),
            ("civil", "6-6 1-1 4-4 3-1 5-5 3-3 2-2 6-5 6-4 6-1 5-1"),
            ("military", "6-3 5-4, 6-2 5-3, 5-2 4-3, 4-2, 4-1 3-2, 2-1"),
            ("lead", "6-6 6-3, 1-1 6-2, 4-4 5-2, 3-1 4-1"),
            ("beat", ""),
            ("last", ""),
            ("domino", ""),
        ),
    ),
    "pai_gow": (
        names.HELP_PAI_GOW,
        "tiles",
        (
            ("goal", "6-6 6-6, 4-4 5-1"),
            ("stake", ""),
            ("pairs", "4-2 2-1, 6-6 6-6, 6-3 5-4"),
            ("wong", "6-6 6-3, 1-1 6-2, 6-5 6-1"),
            ("level", "6-4 5-4, 6-5 5-3"),
            ("domino", ""),
            ("banker", ""),
        ),
    ),
}

# The topic that explains a move, by the move's word in a record.
_TOPICS = {"": "lead", "pass": "draw", "drop": "beat", "split": "pairs"}
_ARMS = ("left", "right", "up", "down")


def find(match: "Match") -> int:
    """Return the number of the page that explains the legal moves of a Match, or the end of its round."""
    if match.moves:
        word = match.notation.WORDS[match.moves[0][1]]
        wanted = [_TOPICS.get(word, word), "points", "turn", "line"]
        if word in _ARMS and match.line.spinner:  # type: ignore[attr-defined]  # only a LineMatch has arms
            wanted.insert(0, "spinner")
    else:
        wanted = [match.ended.how, "domino"] if match.ended else ["stake"]
    topics = [topic for topic, picture in PAGES[match.name][2]]
    return [topics.index(topic) for topic in wanted + ["goal"] if topic in topics][0]
