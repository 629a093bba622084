# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""All Fives and Kurnik: line games for two in which the count of the open ends scores."""
