# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""The memories of a board: one byte array survives power off, the other at least a reset."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from alarm import SleepMemory
    from nvm import ByteArray


def nvm() -> ByteArray | bytearray:
    """Return the byte array that survives power off, or an empty one if the board has none."""
    import microcontroller

    return getattr(microcontroller, "nvm", None) or bytearray()


def sleep_memory() -> SleepMemory | bytearray:
    """Return the byte array that survives a reset (on a SAMD51 the 8 KB of its backup RAM), or an empty one if the
    board has none."""
    try:
        import alarm

        return alarm.sleep_memory if len(alarm.sleep_memory) else bytearray()
    except (ImportError, AttributeError, NotImplementedError):  # the last on a chip without one, such as the RP2040
        return bytearray()
