# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The rules for plurals. A language's file names its rule; several languages may share one."""


def form(rule: str, count: int) -> int:
    """Return the number of the form that goes with a count, from 0 on, by the rule of that name."""
    if rule == "english":  # 1, or any other count
        return int(count != 1)
    if rule == "czech":  # 1; 2 to 4; or any other
        return 0 if count == 1 else 1 if 2 <= count <= 4 else 2
    few = 2 <= count % 10 <= 4 and count % 100 // 10 != 1
    if rule == "polish":  # 1; 2 to 4, 22 to 24...; or any other
        return 0 if count == 1 else 1 if few else 2
    if rule == "russian":  # 1, 21, 31...; 2 to 4, 22 to 24...; or any other
        return 0 if count % 10 == 1 and count % 100 != 11 else 1 if few else 2
    return 0  # "hungarian": one form for all
