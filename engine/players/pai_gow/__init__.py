# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow: four Chinese tiles, split into two hands, play against the banker's."""
