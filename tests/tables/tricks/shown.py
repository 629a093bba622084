# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The table of Tien Gow as its tests read it."""

from chinese_tiles import CHOSEN, DIM, palette
from drawings import CROWN
from engine.games import tien_gow
from engine.players.player import Player

MINE = "6-6 6-6 1-1 2-2 6-3 5-4 6-2 4-2"


def said(person):
    """The sentence that stands on top of the tray."""
    tray = person.scene.table.tray
    return " ".join(person.read(tray - 2, tray + 12))


def verdict(person):
    return person.scene.table.verdict.text


def best(person):
    return person.scene.table.best.text


def keys(person):
    """The words beside A, B and UP."""
    return [label.text for _, sign, label in person.scene.keys.rows]


def sprites(hand):
    """The sprites of a hand's tiles, as they lie: they are below all else there."""
    return hand.group[0]


def plays(person):
    """The picture of each seat's play, a Group."""
    return list(person.scene.table.trick.group)[:4]


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


def face_up(person):
    """How many tiles of each seat lie face up, and how many face down."""
    back = 14  # the first cell of a face-down tile
    return [(sum(grid[0] != back for grid in play), sum(grid[0] == back for grid in play)) for play in plays(person)]


def crowned(person):
    """The seats with a crown above their tiles, and those whose tiles are gold."""
    trick, art = person.scene.table.trick, person.app.art
    gold = looking(art, CHOSEN)
    return (
        [seat for seat, sign in enumerate(list(trick.group)[4:]) if sign[0] == CROWN],
        [
            seat
            for seat, play in enumerate(plays(person))
            if len(play) and all(grid.pixel_shader in gold for grid in play)
        ],
    )


def pick(person, *tiles):
    """Pick tiles with the buttons."""
    hand = person.scene.table.hand
    for tile in tiles:
        while hand.tiles[hand.cursor] != tile or hand.cursor in hand.picked:
            person.press("RIGHT")
        person.press("UP")


def sit(person, match):
    """Put the match before a person at a table of players that take the first move that they find."""
    person.sit_down(match)
    person.app.player = lambda seat: Player()


def start(person, rounds=4):
    """Sit down to a match of some rounds against the machine."""
    match = tien_gow.Game(4, {"rounds": rounds})
    person.sit_down(match)
    return match
