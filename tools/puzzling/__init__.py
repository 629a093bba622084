# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Finds puzzles, proves them, and packs them for the badge (docs/puzzles.md)."""
