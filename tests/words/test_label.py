# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The labels."""

import pytest

from words.label import AT_LEFT, AT_RIGHT, CENTRE, Label


@pytest.fixture
def label(simulator):
    """label(width, align): a new Label; its method `seen()` returns which of its columns have ink."""
    art = simulator.start().art

    class Seen(Label):
        def seen(self):
            picture = self.grid.bitmap
            return [x for x in range(picture.width) if any(picture[x, y] for y in range(picture.height))]

        def sent(self):
            """The columns that changed since the last call, the first and the one after the last, or None."""
            picture = self.grid.bitmap
            first, _, last, _ = picture.changed()
            picture.finish()
            return (first, last) if first < last else None

    return lambda width, align=AT_LEFT: Seen(art.font, art.ink(1), width, 0, 0, align)


@pytest.mark.parametrize("align, first", [(AT_LEFT, 0), (CENTRE, 20), (AT_RIGHT, 40)])
def test_a_text_stands_at_the_left_in_the_middle_or_at_the_right(label, align, first):
    one = label(50, align)
    one.show("88")
    assert one.seen()[0] in (first - 2, first - 1, first, first + 1)
    one.show("8")
    shorter = one.seen()
    one.show("88")
    one.show("8")
    assert one.seen() == shorter, "nothing of a longer text is left"


def test_what_does_not_fit_is_left_out_letter_by_letter(label):
    one, other = label(20), label(20)
    one.show("MMMMMM")
    other.show("MM")
    assert one.seen() == other.seen() and not one.fits("MMM") and one.fits("MM")


def test_letters_that_stay_are_not_sent_again(label, simulator):
    one = label(60)
    one.show("Gus 35")
    start = one.font.width("Gus ")
    one.sent()
    one.show("Gus 40")
    assert one.sent()[0] >= start
    one.show("Gus 40")
    assert one.sent() is None


def test_a_text_whose_last_gap_is_cut_off_can_be_changed(label):
    """The gap after its last letter would end 1 px beyond the label, where the firmware fills nothing."""
    art = label(1).font
    one = label(art.width("88") - 1)
    one.show("88")
    assert len(one.seen()) > 0
    one.show("")
    assert one.seen() == []
