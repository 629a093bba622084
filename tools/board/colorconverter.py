# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""ColorConverters: for pixels whose values are colours themselves."""


class Colorspace:
    """How colours are packed in a value."""

    RGB888 = "RGB888"
    RGB565 = "RGB565"


class ColorConverter:
    """Takes values of 16 bits for colours, one of them perhaps for none. Used like a Palette."""

    def __init__(self, *, input_colorspace=Colorspace.RGB888, dither=False):
        if input_colorspace not in (Colorspace.RGB888, Colorspace.RGB565):
            raise NotImplementedError("only RGB888 and RGB565")
        self._colorspace = input_colorspace
        self._transparent = None
        self.is_dirty = False
        self.version = 0

    def __len__(self):
        return 1 << 16

    def __getitem__(self, value):
        if not 0 <= value < len(self):
            raise IndexError("index out of range")
        if self._colorspace == Colorspace.RGB888:
            return value
        return (value >> 11) * 255 // 31 << 16 | (value >> 5 & 63) * 255 // 63 << 8 | (value & 31) * 255 // 31

    def convert(self, color):
        """The 16 bits of the screen for a colour."""
        if self._colorspace == Colorspace.RGB565:
            return color
        return color >> 8 & 0xF800 | color >> 5 & 0x07E0 | color >> 3 & 0x001F

    def make_transparent(self, color):
        """Let what lies below be seen where this colour is."""
        if self._transparent is not None:
            raise RuntimeError("Only one color can be transparent at a time")
        self._change(color)

    def make_opaque(self, color):
        """Show this colour again."""
        if self._transparent == color:
            self._change(None)

    def _change(self, transparent):
        self._transparent = transparent
        self.is_dirty = True
        self.version += 1

    def is_transparent(self, value):
        """Whether this colour isn't shown."""
        return value == self._transparent
