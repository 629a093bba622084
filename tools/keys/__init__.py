# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Who presses the buttons where nobody sits in front of the badge."""
