# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A first table: Draw dominoes against one opponent, on a PyBadge. LEFT and RIGHT move the cursor along your hand;
A plays the tile, draws or passes. docs/learning.md explains it, and has exercises."""

import random
import time

import board
import displayio
import keypad

from engine import games, players

SIDE = 12  # px of half a tile
BACK = 7  # the cell of the sheet without pips
PIPS = ("", "4", "08", "048", "0268", "02468", "023568", "")  # their places in a square of three by three
A, RIGHT, LEFT = 1, 4, 7  # the buttons' places in the PyBadge's shift register

display = board.DISPLAY
display.auto_refresh = False  # so that nobody sees a table that is half drawn
display.root_group = table = displayio.Group()
keys = keypad.ShiftRegisterKeys(
    clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH, key_count=8, value_when_pressed=True
)
match = games.load("draw")()
opponent = players.load("greedy")

palette = displayio.Palette(4)
for i, colour in enumerate((0x000000, 0xF0E8D0, 0x202020, 0x905030)):  # the table, ivory, ink, the back of a tile
    palette[i] = colour
sheet = displayio.Bitmap(8 * SIDE, SIDE, 4)  # half a tile for each number, and a back
for number, places in enumerate(PIPS):
    for x in range(1, SIDE):
        for y in range(SIDE - 1):
            sheet[number * SIDE + x, y] = 3 if number == BACK else 1
    for place in places:
        row, column = divmod(int(place), 3)
        for i in range(4):
            sheet[number * SIDE + 2 + 3 * column + i % 2, 1 + 3 * row + i // 2] = 2


def put(tile, x, y):
    """Put the picture of a tile on the table."""
    grid = displayio.TileGrid(
        sheet, pixel_shader=palette, width=1, height=2, tile_width=SIDE, tile_height=SIDE, x=x, y=y
    )
    grid[0, 0], grid[0, 1] = tile
    table.append(grid)


def show(cursor=None):
    """Draw it all again: the opponent's tiles, the ends of the line, and the hand with the chosen tile raised."""
    while len(table):
        table.pop()
    for i in range(len(match.hands[1])):
        put((BACK, BACK), 2 + i * SIDE, 2)
    for arm, end in enumerate(match.line.ends):
        if end >= 0:  # the open half is above
            put((end, sum(match.line.end_tile(arm)) - end), 60 + 28 * arm, 50)
    for i, tile in enumerate(match.hands[0]):
        put(tile, 2 + i * SIDE, 94 if i == cursor else 102)
    display.refresh()


def choose():
    """Wait until the person has chosen a move, and return it."""
    cursor = 0
    while True:
        hand = match.hands[0]
        show(cursor)
        while not (event := keys.events.get()) or not event.pressed:
            time.sleep(0.02)
        cursor = (cursor + (event.key_number == RIGHT) - (event.key_number == LEFT)) % len(hand)
        fitting = [move for move in match.legal_moves() if move[0] in (hand[cursor], None)]
        if event.key_number == A and fitting:
            return fitting[0]


while match.result is None:
    match.deal(random.getrandbits(30))
    while match.legal_moves():
        if match.turn == 0:
            move = choose()
        else:
            show()
            time.sleep(0.5)
            move = opponent.move(match.view(1))
        match.play(move)
    print(match.ended, "- scores:", match.scores)
print("You have won." if match.winner == 0 else "You have lost.")
