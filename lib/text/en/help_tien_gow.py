# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Tien Gow."""

PAGES = {
    "goal": ("The goal", "Four play, each for themselves, with 8 Chinese tiles each. Whoever wins the last "
                         "trick wins the round: the others pay for the tricks they lack. The most points after "
                         "all rounds win the match."),
    "civil": ("Civil tiles", "There are two of each. The highest are Heaven, Earth, Man and Harmony. Two that "
              "are alike make a civil pair."),
    "military": ("Military tiles", "There is one of each. They rank by their pips, from nine down to three. Two "
                 "of one value make a pair. 4-2 with 2-1 is the supreme pair, which can't be beaten and beats "
                 "nothing."),
    "lead": ("Leading", "Lead one tile, a pair, or a set of 1 or 2 civil and 1 or 2 military tiles of a family. "
             "Families: Heaven with nines, Earth with eights, Man with sevens, Harmony with fives."),
    "beat": ("Beating, dropping", "In turn, the others beat what is winning so far with higher tiles of the same "
             "kind and number, or drop as many face down. Nobody has to beat. The highest wins the trick and "
             "leads."),
    "last": ("The last trick", "A trick of four tiles counts as four. If you have no trick yet, you can't win "
                               "the last one with a single tile: you have to drop."),
    "domino": ("Paying", "Whoever wins the last trick is paid 4 by each of the others, less their tricks, or 5 "
                         "by those with none. The banker pays and gets double. The winner is the next banker; "
                         "the first is drawn by lot."),
}
