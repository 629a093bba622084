# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The badge's drive: its contents, where it is, and how they get there.

The contents of a drive are a dict: the bytes of each file by its path, a str with forward slashes.
"""


class Fault(Exception):
    """An error that a tool expects; its text is a sentence that says what to do. `cli.run` prints it. It is here
    because a badge and the page have this module, too."""
