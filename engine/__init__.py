# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The games: rules, records and opponents. Imports nothing outside itself; runs on PC and badge alike."""

__version__ = "1.0.0"
