# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Stands in for the badge's `displayio`: the tree of layers, and which areas of the screen have to be sent again
when it changes, exactly as CircuitPython's core finds that out, its oddities included. Who paints is for Display to
say.

Oddities of the core, all of them kept:
- A shape in a Group that is removed stays on the screen, since only the TileGrids in the Group are looked at.
- A TileGrid that has moved is sent as one area, of where it was and is, unless that is more than twice its pixels;
  but these aren't multiplied by the scale of its Group, so that a scaled one is always sent as two areas.
- Of a Bitmap that is a single tile only the part that changed is sent; and that once, even where the TileGrid
  shows the tile several times.
- A layer that is taken out and put back remembers where it was last seen, and is sent there, too.
- A shape remembers where it would be outside of any Group, and is sent there when it gets into one.
"""

from bitmap import Bitmap
from group import Group
from palette import Palette
from tilegrid import TileGrid

__all__ = ["CIRCUITPYTHON_TERMINAL", "Bitmap", "Group", "Palette", "TileGrid"]


class _Terminal(Group):
    """The firmware's console, which no program owns. Its picture isn't imitated."""

    def enter(self):
        """See Group."""

    def leave(self):
        """See Group."""


CIRCUITPYTHON_TERMINAL = _Terminal()
