# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What the app can be opened at, besides its title: a match that a link names, or the look back at a record.

For play.py and for the page alike, so it runs on MicroPython, too.
"""
