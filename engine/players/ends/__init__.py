# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Draw dominoes, Kozel and Bergen: line games with two ends, in which everybody wants to get rid of tiles."""
