# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, Kozel and Bergen: line games with two ends, in which each seat wants to shed its tiles."""
