# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""English: the help on Pai Gow."""

PAGES = {
    "goal": ("The goal", "Split your four tiles into a high and a low hand. Both have to beat the banker's. The "
             "low one must not rank above the high one."),
    "stake": ("The stake", "You and the banker begin with 100 points. Choose a stake of 5, 10 or 25, but no "
                           "more than either of you has. The match ends when one of you has nothing left."),
    "pairs": ("Pairs", "Highest is the supreme pair, 4-2 with 2-1. Next come two of a kind, from 6-6 and 1-1 "
                       "down, then two of equal value: nines, eights, sevens, fives."),
    "wong": ("Wong, Gong, sums", "Below pairs, Wong is 6-6 or 1-1 with a nine, Gong with an eight. Else the "
                                   "last digit of all pips counts; 9 is best. 4-2 and 2-1 count 3 or 6, "
                                   "whichever is better."),
    "level": ("Level hands", "If hands are level, the higher single tile decides, in the order of the pairs. "
                             "If those are level too, or both hands count 0, the banker's is better."),
    "domino": ("Winning", "If both your hands are better, you win the stake. If both are worse, you lose it. If "
               "you win one and lose one, it's a push: nobody pays."),
    "banker": ("The banker's way", "The banker rates each hand by how many of all hands it beats, and splits so "
               "that both ratings add up to the most. If level, it takes the better low hand."),
}
