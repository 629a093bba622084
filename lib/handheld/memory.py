# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Where a board keeps bytes: one array outlives the power switch, the other at least a reset."""


def nvm():
    """The byte array that outlives the power switch; an empty one where there is none."""
    import microcontroller

    return getattr(microcontroller, "nvm", None) or bytearray()


def sleep_memory():
    """The byte array that outlives a reset (on a SAMD51 the 8 KB of its backup RAM); an empty one where there is
    none."""
    try:
        import alarm
        return alarm.sleep_memory if len(alarm.sleep_memory) else bytearray()
    except (ImportError, AttributeError, NotImplementedError):  # the last where the chip can't, as the RP2040
        return bytearray()
