# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Bulgarian: the Chinese tiles that have a name."""

NAMES = {(6, 6): "Небе", (1, 1): "Земя", (4, 4): "Човек", (3, 1): "Мир"}
