# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Pai Gow: four Chinese tiles are split into two hands, against the banker's."""
