# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Deals that can be checked: a code fixes them before the first tile, and afterwards anybody can see that they were
those (docs/fairness.md)."""
from engine.rng import Rng

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from engine.match import Match

SEEDS = 1 << 30
SALT = 16  # hexadecimal digits: 64 bits
CODE = 32  # 128 bits


class Deals:
    """All deals of a match, in order. They follow from the machine's seed, which the code fixes, and from a number
    of the person's, which the machine doesn't know when it shows the code.

    code  the code
    """

    def __init__(self, seed: int, salt: str, own: int) -> None:
        """Begin with the first deal.

        seed  the machine's number, 0 to 2**30 - 1
        salt  SALT hexadecimal digits
        own   the person's number, 0 to 2**30 - 1

        Raises ValueError for anything else.
        """
        self.code = code(seed, salt)
        _check_number(own, "the person's number")
        self._rng = Rng(seed ^ own)

    def next(self) -> int:
        """Return the seed of the next deal, for Match.deal."""
        return self._rng.seed()


def code(seed: int, salt: str) -> str:
    """Return the code that fixes a seed: the first CODE hexadecimal digits of the SHA-256 of a text such as
    "123456 0123456789abcdef". Without the salt one could try all seeds. Raises ValueError, saying why, for a wrong
    seed or salt."""
    _check_number(seed, "the seed")
    if type(salt) is not str or len(salt) != SALT or not all([digit in "0123456789abcdef" for digit in salt]):
        raise ValueError("the salt has to be %d hexadecimal digits" % SALT)
    return sha256(("%d %s" % (seed, salt)).encode())[:CODE]


def difference(match: "Match", told: "dict[str, Any]") -> "str | None":
    """Return a clause that says what is wrong with the deals of a match, or None if they are those of the code.

    told  the `fair` of the match's record (docs/record-format.md)

    Raises ValueError, saying why, if that can't be checked.
    """
    from engine import history

    for key in ("code", "seed", "salt", "own"):
        if key not in told:
            raise ValueError("the deals can't be checked without the %s, which the end of the match tells" % key)
    deals = Deals(told["seed"], told["salt"], told["own"])
    if deals.code != told["code"]:
        return "the code is not that of the seed and the salt"
    number = 0
    packed = b"".join(match.past_rounds) + (match.pack_round() if match.moves else b"")
    for leader, stake, dealt, moves in history.split(packed):
        number += 1
        other = match.another()
        other.rounds = number - 1
        by_lot = other.leader_by_lot()
        other.deal(deals.next())
        hands, boneyard = history.deal_of(match, dealt)  # type: ignore[attr-defined]  # of engine.setup
        same = hands == other.hands and (boneyard == other.boneyard or not match.has_boneyard)
        if not same or by_lot and leader != other.leader:
            return "round %d has another deal" % number
    return None


def _check_number(number: int, name: str) -> None:
    if type(number) is not int or not 0 <= number < SEEDS:
        raise ValueError("%s has to be a number of 0 to %d" % (name, SEEDS - 1))


_WORD = (1 << 32) - 1


def sha256(message: bytes) -> str:
    """Return the SHA-256 (FIPS 180-4) of some bytes, in hexadecimal digits. The badge has no hashlib."""
    primes = [number for number in range(2, 312) if all([number % other for other in range(2, number)])]
    constants = [_root(prime << 96, 3) & _WORD for prime in primes]
    state = [_root(prime << 64, 2) & _WORD for prime in primes[:8]]
    padded = message + b"\x80" + bytes((55 - len(message)) % 64) + (8 * len(message)).to_bytes(8, "big")
    for start in range(0, len(padded), 64):
        words = [int.from_bytes(padded[at:at + 4], "big") for at in range(start, start + 64, 4)]
        for i in range(16, 64):
            one, other = words[i - 15], words[i - 2]
            words.append(words[i - 16] + (_turn(one, 7) ^ _turn(one, 18) ^ one >> 3)
                         + words[i - 7] + (_turn(other, 17) ^ _turn(other, 19) ^ other >> 10) & _WORD)
        a, b, c, d, e, f, g, h = state
        for word, constant in zip(words, constants):
            first = h + (_turn(e, 6) ^ _turn(e, 11) ^ _turn(e, 25)) + (e & f ^ ~e & g) + constant + word
            second = (_turn(a, 2) ^ _turn(a, 13) ^ _turn(a, 22)) + (a & b ^ a & c ^ b & c)
            a, b, c, d, e, f, g, h = first + second & _WORD, a, b, c, d + first & _WORD, e, f, g
        state = [old + new & _WORD for old, new in zip(state, (a, b, c, d, e, f, g, h))]
    return "".join(["%08x" % word for word in state])


def _turn(word: int, places: int) -> int:
    """Return a word of 32 bits, turned to the right."""
    return (word >> places | word << 32 - places) & _WORD


def _root(number: int, power: int) -> int:
    """Return the greatest int below 2**40 whose power is at most a number."""
    root = 0
    for place in range(39, -1, -1):
        if (root | 1 << place) ** power <= number:
            root |= 1 << place
    return root
