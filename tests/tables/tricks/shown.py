# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Tien Gow as its tests read it."""

from chinese_tiles import DIM, palette
from drawings import CROWN
from engine.games import tien_gow
from engine.players.player import Player

MINE = "6-6 6-6 1-1 2-2 6-3 5-4 6-2 4-2"


def said(person):
    """The sentence that stands on top of the tray."""
    tray = person.scene.table.tray
    return " ".join(person.read(tray - 2, tray + 12))


def verdict(person):
    """What is written below the hand: what the picked tiles are."""
    return person.scene.table.hand.words.text


def best(person):
    """Whose tiles win the trick, and what they are."""
    trick = person.scene.table.trick
    return trick.owner.text, trick.name.text


def ladder(person):
    """The kinds that are shown to beat them, and the words beside these."""
    trick = person.scene.table.trick
    assert len(trick.group[2]) == len(trick.ladder)
    return trick.word.text, trick.ladder


def keys(person):
    """The words beside A, B and UP."""
    return [label.text for _, sign, label in person.scene.keys.rows]


def sprites(hand):
    """The sprites of a hand's tiles, as they lie: they are below all else there."""
    return hand.group[0]


def plays(person):
    """The pictures of the tiles that win the trick, and of those that are on their way to it, two Groups."""
    return list(person.scene.table.trick.group)[:2]


def picked(person):
    """The tiles that stand out of the hand, as they lie."""
    hand = person.scene.table.hand
    usual = max(grid.y for grid in sprites(hand))
    return [tile for tile, grid in zip(hand.tiles, sprites(hand)) if grid.y < usual]


def looking(art, look):
    """The palettes of a civil and of a military tile that look PLAIN, DIM or CHOSEN."""
    return [palette(art, tile, look) for tile in ((6, 6), (6, 3))]


def lit(person):
    """The tiles of the hand that aren't dim, as they lie."""
    hand, art = person.scene.table.hand, person.app.art
    dim = looking(art, DIM)
    return [tile for tile, grid in zip(hand.tiles, sprites(hand)) if grid.pixel_shader not in dim]


def crowned(person):
    """The box of the crown, or None if there is none."""
    return (person.icons(CROWN) or [None])[0]


def go(person, tile):
    """Bring the cursor to a tile with the buttons."""
    hand = person.scene.table.hand
    while hand.tiles[hand.cursor] != tile:
        person.press("RIGHT")


def pick(person, *tiles):
    """Choose tiles with the buttons, and take back what is picked besides: a pair is picked at once."""
    hand = person.scene.table.hand
    if person.scene.input.chosen:
        person.press("B")
    for _ in range(2):
        missing = list(tiles)
        for place, tile in enumerate(hand.tiles):
            if (tile in missing) != (place in person.scene.input.chosen):
                while hand.cursor != place:
                    person.press("RIGHT")
                person.press("UP" if tile in missing else "DOWN")
            if tile in missing:
                missing.remove(tile)


def sit(person, match):
    """Put the match before a person at a table of players that take the first move that they find."""
    person.sit_down(match)
    person.app.player = lambda seat: Player()


def start(person, rounds=4):
    """Sit down to a match of some rounds against the machine."""
    match = tien_gow.Game(4, {"rounds": rounds})
    person.sit_down(match)
    return match
