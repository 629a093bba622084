# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The translators' page of a language: what it shows of each sentence, and its HTML."""
