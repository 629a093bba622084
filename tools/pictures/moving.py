# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT

"""Moving pictures: frames of the badge's screen as a GIF."""

from PIL import Image

MOST_COLOURS = 256


def save(path, frames, scale):
    """Save frames, a list of (PIL image in RGB, ms), as a GIF in which every pixel is `scale` pixels wide, and that
    begins again when it is over. Its colours are those of the screen, up to the 256 most frequent."""
    palette = common_palette([frame for frame, _ in frames])
    pictures = []
    for frame, _ in frames:
        picture = frame.quantize(palette=palette, dither=Image.Dither.NONE)
        pictures.append(picture.resize((frame.width * scale, frame.height * scale), Image.Resampling.NEAREST))
    # All have the same palette, which optimizing would make anew for each.
    pictures[0].save(path, "GIF", save_all=True, append_images=pictures[1:], duration=[ms for _, ms in frames],
                     loop=0, optimize=True)


def common_palette(frames):
    """An image with the palette of all colours in some frames."""
    counts = {}
    for frame in frames:
        for count, colour in frame.getcolors(frame.width * frame.height):
            counts[colour] = counts.get(colour, 0) + count
    colours = sorted(counts, key=lambda colour: (-counts[colour], colour))[:MOST_COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in colours for part in colour])
    return palette
