# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""What outlives the power switch: one module for each thing that is kept, which writes and reads it; `saves` keeps
and brings back all of them, in the blocks of `memory`."""
