# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The page that plays the game in a browser: what web.py builds, and the pieces that it is made of.

page/       the page itself; each module of JavaScript is a part of it
stand_ins/  what the game finds on MicroPython in the page beside tools/board/
npm/        which MicroPython for WebAssembly that is, by its version and its checksum
"""


class Fault(Exception):
    """A reason why the page can't be built; its text is a sentence for the user."""
