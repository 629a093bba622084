# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What a seat can infer about the tiles that it doesn't see, in a line game."""
from engine import tiles
from engine.line import CLOSED, Line
from engine.moves import DONE, DRAW

_AT_A_TIME = 6  # moves of the round that are gone through before it gives way

SURE = 1024  # a chance of 1


class Unseen:
    """The tiles that neither lie on the line nor in the hand of the seat that a LineView belongs to. All is known
    once `prepare()` is through.

    shifts    for each tile of the set, by its index, by how much 1 is shifted for the bit that stands for it in all
              masks here; bytes
    suits     for each number the mask of the tiles that show it
    tiles     the indexes of the unseen tiles, a bytearray
    lacks     for each seat a list of [mask, most]: it holds at most so many tiles of the mask. The first mask
              holds all that the later ones do; what the seat surely lacks is the last one where its most is 0
    """

    def __init__(self, view, shifts=None):
        """`shifts`, a bytearray, says in which order bits stand for tiles: by their indexes if it isn't given."""
        self.shifts = shifts or bytes(range(len(view.tiles)))
        self.suits = [0] * (view.tiles[-1][0] + 1)
        self.tiles = bytearray()
        self.lacks = [[] for _ in view.counts]
        self._view = view

    def prepare(self):
        """Infer all that can be known; a generator that gives way."""
        view = self._view
        for shift, (high, low) in zip(self.shifts, view.tiles):
            bit = 1 << shift
            self.suits[high] |= bit
            self.suits[low] |= bit
        yield None
        yield from self._find_lacks(view)
        gone = bytearray(len(view.tiles))
        for tile in view.hand:
            gone[tiles.index(tile)] = 1
        for tile, arm in view.line.tiles:
            gone[tiles.index(tile)] = 1
        for i in range(len(gone)):
            if not gone[i]:
                self.tiles.append(i)

    def _find_lacks(self, view):
        """Go through the round: who drew or passed held nothing for the ends then open, and neither did who
        didn't go on in a game of long turns."""
        long_turns = view.rules.long_turns
        lacks = self.lacks
        outranking = self._outranking(view)
        if outranking:
            for of_seat in lacks:
                of_seat.append([outranking, 0])
        line = Line(view.line.has_spinner)
        drew = False
        fitting = 0  # found once for all the draws of a turn
        for at, (seat, (tile, how)) in enumerate(view.history()):
            if tile:
                fitting = 0
                _loses(lacks[seat], 0 if drew else 1 << self.shifts[tiles.index(tile)])
                line.add(tile, how)
                line.tiles.clear()  # the ends are enough here
                mover = view.by[at + 1] if at + 1 < len(view.by) else view.turn
                if long_turns and not drew and mover != seat:
                    _note(lacks[seat], self._fitting(line), False)
            elif how != DONE[1]:
                fitting = fitting or self._fitting(line)
                _note(lacks[seat], fitting, how == DRAW[1])
            drew = how == DRAW[1]
            if at % _AT_A_TIME == 0:
                yield None

    def _outranking(self, view):
        """The mask of the tiles that would have led in place of the one that did, so that nobody held one."""
        key = view.rules.lead_key(view)
        if not key or not view.by:
            return 0
        led = key(view.line.tiles[0][0])
        mask = 0
        for shift, tile in zip(self.shifts, view.tiles):
            if key(tile) > led:
                mask |= 1 << shift
        return mask

    def _fitting(self, line):
        mask = 0
        for end in line.ends:
            if end != CLOSED:
                mask |= self.suits[end]
        return mask


def likelihood(doubt):
    """By how much so many half bits of doubt make something less likely; of SURE."""
    return (SURE * 7 // 10 if doubt & 1 else SURE) >> (doubt >> 1)


def _note(lacks, mask, draws):
    """A seat holds nothing of a mask, so neither did it where it was found to lack something before; what was
    found then is of no more use unless it lacked more."""
    others = ~mask
    while lacks and not lacks[-1][0] & others:
        lacks.pop()
    for lack in lacks:
        lack[0] |= mask
    if not lacks or lacks[-1][1]:
        lacks.append([mask, 0])
    for lack in lacks:
        lack[1] += draws


def _loses(lacks, bit):
    """A seat has played a tile that it must have drawn since it lacked that; 0 for one that it just drew."""
    for lack in lacks:
        lack[1] -= not bit or lack[0] & bit != 0
