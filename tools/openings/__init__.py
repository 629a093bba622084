# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Other openings of the app than its title: the match that a link names, and the look back at a record; and the
record and the result that a match leaves.

play.py and the page share them, so they run on MicroPython, too.
"""
