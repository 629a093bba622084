# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge's drive: its contents, where it is, and how they get there.

The contents of a drive are a dict: the bytes of each file by its path, a str with forward slashes.
"""


class Fault(Exception):
    """A reason why a build can't be made or copied onto the drive; its text is a sentence that says what to do."""
