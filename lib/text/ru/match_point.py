# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Russian: who is near the end of a match."""

NEAR = ("У тебя матчбол!", "Матчбол: %s!")
SEVERAL = "Матчболы!"
