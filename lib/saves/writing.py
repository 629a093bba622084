# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Writes saves. After each of the person's moves it saves the match to the sleep memory: so what that needs
is here, and nothing else, as one module that is read quickly. Its readers are memory.py and match.py.

A save has the match's state before the round's deal, and the moves of that round. The state includes the random
generators, which determine the deal and all chances. So a match of hundreds of rounds takes no more bytes than one
of three. Earlier rounds, which `Match.past_rounds` lists, are not saved.
"""

from __future__ import annotations

import struct

from engine import games, players

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    from alarm import SleepMemory

    from app import App
    from engine.rng import Rng

    class Block(Protocol):
        def __len__(self) -> int: ...
        def __getitem__(self, __at: slice) -> bytearray: ...
        def __setitem__(self, __at: slice, __value: bytes) -> None: ...


# The keys of the entries, the most important first; later versions may only add some at the end.
KEYS = (
    "settings",
    "choice",
    "statistics",
    "match",
    "round",
    "chart",
    "charts",
    "deeds",
    "puzzles",
    "judged",
    "evening",
)

# Other programs use the same memory, so MARK shows that the data is ours. After it come a checksum of everything
# that follows (3 bytes), which reveals an interrupted write; the entries, each with the number of its key, the
# length of its data (2 bytes), a checksum of both and of the data (3 bytes), and the data; then END. Numbers are
# little-endian. If one entry is damaged, the others can still be read. A second copy wouldn't help: the NVM of a
# SAMD51 is one block of flash, and is erased as a whole.
#
# The last byte of MARK is the version of the format; increase it when the format changes. Saves of the previous
# versions are read; saves of any other version are left as they are (see Memory).
MARK = b"BY\x05"
FIRST = MARK[2]  # with which the checksum of everything begins: a changed bit can't make it that of version 4
CHECK = 3
ENTRY_HEAD = 6
END = b"\xe5"

# A match before the deal: its game, seats and level by number, the leader of the next round, the stake, and the
# number of finished rounds; then the place of each option's value, the scores, the match's number in NUMBER bytes
# and App.fair (neither of them in a match that an earlier version of the game has begun), and the states of the
# generators.
HEAD = "<BBBBBH"
STATE = "<II"
NUMBER = 4


def remember(app: App) -> None:
    """Save the match, the settings and the choice to the sleep memory: they survive a reset, and that wears nothing
    out. While another match than the person's own is shown, the saved one stays."""
    packed = _kept() if app.own else entries(app)
    packed.update(chosen(app))
    write(sleep_memory(), 0, packed)


def _kept() -> dict[str, bytes]:
    """Return the entries in the sleep memory."""
    from saves.memory import Memory

    return Memory(sleep_memory(), True).load()


def chosen(app: App) -> dict[str, bytes]:
    """Return the settings, once a language was chosen, and the choice, as entries of a Memory."""
    return {"settings": app.settings.packed if app.settings.kept else b"", "choice": app.packed_choice}


def sleep_memory() -> SleepMemory | bytearray:
    """Return the byte array that survives a reset (on a SAMD51 the 8 KB of its backup RAM), or an empty one if the
    board has none."""
    try:
        import alarm

        return alarm.sleep_memory if len(alarm.sleep_memory) else bytearray()
    except (ImportError, AttributeError, NotImplementedError):  # the last on a chip without one, such as the RP2040
        return bytearray()


def write(block: Block, start: int | None, entries: dict[str, bytes]) -> list[str]:
    """Write `entries` to a `block` from `start` on; None means that there is no space. Empty entries are left out.
    Return the keys that didn't fit, see Memory.save."""
    if start is None:
        return [key for key in KEYS if entries.get(key)]
    packed = b""
    room = len(block) - start - len(MARK) - CHECK - len(END)
    left_out: list[str] = []
    for number, key in enumerate(KEYS):
        data = entries.get(key)
        if data:
            head = bytes((number,)) + len(data).to_bytes(2, "little")
            entry = head + check(head + data) + data
            if left_out or len(packed) + len(entry) > room:
                left_out.append(key)
            else:
                packed += entry
    packed += END
    whole = MARK + check(packed, FIRST) + packed
    end = start + len(whole)
    if room >= 0 and bytes(block[start:end]) != whole:
        block[start:end] = whole
    return left_out


def check(data: bytes, number: int = 1) -> bytes:
    """Return a checksum of `data`; `number` is what it begins with."""
    for byte in data:
        number = (number * 251 + byte) & 0x3FFFFF  # a small int in MicroPython
    return number.to_bytes(CHECK, "little")


def entries(app: App) -> dict[str, bytes]:
    """Return the match of an App as entries of a Memory, a dict; it is empty if there is no match. A finished match
    keeps its last round until the player has seen the result."""
    match = app.match
    if not match:
        return {}
    packed = {"chart": b"\x01" if app.charted else b""}
    if not match.moves and match.result is None:
        packed["match"] = pack(app)
    else:
        packed["match"], packed["round"] = app.packed_match, pack_states(app) + match.pack_round()
    return packed


def pack(app: App) -> bytes:
    """Return the match of an App as bytes, between two rounds."""
    match = app.match
    return (
        struct.pack(
            HEAD,
            games.NAMES.index(match.game),
            match.seats,
            players.LEVELS.index(app.level),
            match.next_leader,
            match.stake,
            match.rounds,
        )
        + bytes([place(match.options[key], allowed) for key, default, allowed in match.OPTIONS])
        + struct.pack("<%dh" % len(match.scores), *match.scores)
        + (b"" if app.number is None else app.number.to_bytes(NUMBER, "big") + app.fair)
        + pack_states(app)
    )


def place(value: object, allowed: Iterable[object]) -> int:
    """Return the place of a value among the allowed ones. Without `index`: the list for it would take 400 bytes."""
    for i, other in enumerate(allowed):
        if other == value:
            return i
    return 0  # never: it is one of them


def generators(app: App) -> list[Rng]:
    """Return the random generators of the app's match, a list: all of its chances come from them."""
    return [app.seeds] + [rng for rng in app.chances if rng]


def pack_states(app: App) -> bytes:
    """Return the states of the generators as bytes."""
    return b"".join([struct.pack(STATE, rng.a, rng.b) for rng in generators(app)])
