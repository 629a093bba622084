# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Deals that can be checked: a code fixes them before the first tile, and afterwards anybody can see that they were
those (docs/fairness.md).

A match has a number, from which all its deals follow. It is the exclusive or of two numbers: the machine's seed,
which the code fixes, and one of the person's, which the machine doesn't know when it shows the code.
"""

from __future__ import annotations

from .rng import SEEDS, Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from .kinds import Thoughts
    from .match import Match

_SALT = 16  # hexadecimal digits: 64 bits
_CODE = 32  # 128 bits
_OF_FAIR = ("code", "seed", "salt", "own")


def unpack(secret: bytes) -> tuple[int, str]:
    """Return the seed and the salt in a secret: 4 bytes for the seed, the others for the salt."""
    return int.from_bytes(secret[:4], "big"), "".join(["%02x" % byte for byte in secret[4:]])


def find_code(seed: int, salt: str) -> Thoughts:
    """Find the code that fixes a seed: the first 32 hexadecimal digits of the SHA-256 of a text such as
    "123456 0123456789abcdef". Without the salt one could try all seeds.

    Yields None after each small step, and the code at the end. Raises ValueError, saying why, for a wrong seed or
    salt.
    """
    _check_number(seed, "the machine's seed")
    if type(salt) is not str or len(salt) != _SALT or not all([digit in "0123456789abcdef" for digit in salt]):
        raise ValueError("the salt has to be %d hexadecimal digits" % _SALT)
    for found in sha256(("%d %s" % (seed, salt)).encode()):
        yield found and found[:_CODE]


def code(seed: int, salt: str) -> str:
    """Return the code that fixes a seed, see find_code."""
    *_, found = find_code(seed, salt)
    return found


def tell(secret: bytes, number: int) -> dict[str, Any]:
    """Return the `fair` of the record (docs/record-format.md) of a match that is over. `secret` has its seed and
    its salt, and all its deals follow from `number`."""
    seed, salt = unpack(secret)
    return {"code": code(seed, salt), "seed": seed, "salt": salt, "own": seed ^ number}


def number_of(told: dict[str, Any]) -> int:
    """Return the number of the match that has this `fair` in its record. Raises ValueError, saying why, if the code
    is that of another seed or salt, or if anything is missing or wrong."""
    for key in _OF_FAIR:
        if key not in told:
            raise ValueError("the deals can't be checked without the %s, which the end of the match tells" % key)
    _check_number(told["own"], "the person's number")
    if code(told["seed"], told["salt"]) != told["code"]:
        raise ValueError("the code is not that of the seed and the salt")
    return told["seed"] ^ told["own"]


def difference(match: Match, number: int) -> str:
    """Return a clause that names the first round of a match whose deal doesn't follow from the match's number, or
    "" if there is none. Rounds that the match doesn't know, because it was restored from a save, are left out."""
    found = ""
    for found in compare(match, number):
        pass
    return found


def compare(match: Match, number: int) -> Iterator[str]:
    """Compare the deals as `difference` does. Yield "" after each round whose deal follows from the number, and the
    clause at the first other round, which ends it."""
    from . import history

    pieces = match.past_rounds + ([match.pack_round()] if match.moves else [])
    rounds = [played for piece in pieces for played in history.split(piece)]
    first = match.rounds + bool(match.moves) - len(rounds)
    rng = Rng(number)
    for before in range(first):
        rng.deal(number, before)
    for before, (leader, _, dealt, _) in enumerate(rounds, first):
        other = match.another()
        other.rounds = before
        by_lot = other.leader_by_lot()
        other.deal(rng.deal(number, before))
        hands, boneyard = history.deal_of(match, dealt)  # type: ignore[attr-defined]  # of engine.setup
        same = hands == other.hands and (boneyard == other.boneyard or not match.has_boneyard)
        if not same or by_lot and leader != other.leader:
            yield "round %d has another deal" % (before + 1)
            return
        yield ""


def _check_number(number: int, name: str) -> None:
    if type(number) is not int or not 0 <= number < SEEDS:
        raise ValueError("%s has to be a number of 0 to %d" % (name, SEEDS - 1))


_WORD = (1 << 32) - 1
# The constants of SHA-256 in FIPS 180-4, 4 bytes each: its first state, and one for each of its rounds.
_FIRST = (
    b"\x6a\x09\xe6\x67\xbb\x67\xae\x85\x3c\x6e\xf3\x72\xa5\x4f\xf5\x3a\x51\x0e\x52\x7f\x9b\x05\x68\x8c"
    b"\x1f\x83\xd9\xab\x5b\xe0\xcd\x19"
)
_CONSTANTS = (
    b"\x42\x8a\x2f\x98\x71\x37\x44\x91\xb5\xc0\xfb\xcf\xe9\xb5\xdb\xa5\x39\x56\xc2\x5b\x59\xf1\x11\xf1"
    b"\x92\x3f\x82\xa4\xab\x1c\x5e\xd5\xd8\x07\xaa\x98\x12\x83\x5b\x01\x24\x31\x85\xbe\x55\x0c\x7d\xc3"
    b"\x72\xbe\x5d\x74\x80\xde\xb1\xfe\x9b\xdc\x06\xa7\xc1\x9b\xf1\x74\xe4\x9b\x69\xc1\xef\xbe\x47\x86"
    b"\x0f\xc1\x9d\xc6\x24\x0c\xa1\xcc\x2d\xe9\x2c\x6f\x4a\x74\x84\xaa\x5c\xb0\xa9\xdc\x76\xf9\x88\xda"
    b"\x98\x3e\x51\x52\xa8\x31\xc6\x6d\xb0\x03\x27\xc8\xbf\x59\x7f\xc7\xc6\xe0\x0b\xf3\xd5\xa7\x91\x47"
    b"\x06\xca\x63\x51\x14\x29\x29\x67\x27\xb7\x0a\x85\x2e\x1b\x21\x38\x4d\x2c\x6d\xfc\x53\x38\x0d\x13"
    b"\x65\x0a\x73\x54\x76\x6a\x0a\xbb\x81\xc2\xc9\x2e\x92\x72\x2c\x85\xa2\xbf\xe8\xa1\xa8\x1a\x66\x4b"
    b"\xc2\x4b\x8b\x70\xc7\x6c\x51\xa3\xd1\x92\xe8\x19\xd6\x99\x06\x24\xf4\x0e\x35\x85\x10\x6a\xa0\x70"
    b"\x19\xa4\xc1\x16\x1e\x37\x6c\x08\x27\x48\x77\x4c\x34\xb0\xbc\xb5\x39\x1c\x0c\xb3\x4e\xd8\xaa\x4a"
    b"\x5b\x9c\xca\x4f\x68\x2e\x6f\xf3\x74\x8f\x82\xee\x78\xa5\x63\x6f\x84\xc8\x78\x14\x8c\xc7\x02\x08"
    b"\x90\xbe\xff\xfa\xa4\x50\x6c\xeb\xbe\xf9\xa3\xf7\xc6\x71\x78\xf2"
)


def sha256(message: bytes) -> Iterator[str | None]:
    """Find the SHA-256 (FIPS 180-4) of some bytes; the badge has no hashlib. Yields None after each of its rounds,
    of which it has 64 for each 64 bytes, and the hexadecimal digits at the end."""
    constants, state = _words(_CONSTANTS), _words(_FIRST)
    padded = message + b"\x80" + bytes((55 - len(message)) % 64) + (8 * len(message)).to_bytes(8, "big")
    for start in range(0, len(padded), 64):
        words = _words(padded[start : start + 64])  # of the next 16 rounds
        a, b, c, d, e, f, g, h = state
        for constant in constants:
            word = words.pop(0)
            one, other = words[0], words[13]
            words.append(
                word
                + (_turn(one, 7) ^ _turn(one, 18) ^ one >> 3)
                + words[8]
                + (_turn(other, 17) ^ _turn(other, 19) ^ other >> 10)
                & _WORD
            )
            first = h + (_turn(e, 6) ^ _turn(e, 11) ^ _turn(e, 25)) + (e & f ^ ~e & g) + constant + word
            second = (_turn(a, 2) ^ _turn(a, 13) ^ _turn(a, 22)) + (a & b ^ a & c ^ b & c)
            a, b, c, d, e, f, g, h = first + second & _WORD, a, b, c, d + first & _WORD, e, f, g
            yield None
        state = [old + new & _WORD for old, new in zip(state, (a, b, c, d, e, f, g, h))]
    yield "".join(["%08x" % word for word in state])


def _words(data: bytes) -> list[int]:
    """Return bytes as a list of words of 32 bits."""
    return [int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)]


def _turn(word: int, places: int) -> int:
    """Return a word of 32 bits, turned to the right."""
    return (word >> places | word << 32 - places) & _WORD
