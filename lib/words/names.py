# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""A number for each sentence; its text is in the languages' files.

In the order of these files, where each section has its sentences together. The build replaces the names with the
numbers themselves, so that the badge keeps no name for a sentence.
"""

(
    # language
    LANGUAGE, PLURAL,
    # shared
    YOU, GOES_ON, OUT, WON, BLOCKED, NEXT_ROUND, RESULT, UNDO_KEY, HOLD, GAIN, THINKING, OPTIONS, BACK_KEY,
    HAD_TO_STOP,
    # menus
    OTHER_NAMES, LEVELS, GAMES, CONTINUE, NEW_GAME, STATISTICS, PLAYERS, PAUSE, GO_ON, HELP, NEW_MATCH, QUIT, LEAVE,
    HINT_KEY, CHART, CHART_KEY, HINT_AND_CHART, DEAL, PUZZLES,
    # new_game
    START, NEW_GAME_KEYS, HELP_KEY, DONE, HOUSE_RULES, NONE, CHOICES, PARTNERS, CHOICE_VALUES,
    # new_game.about
    ABOUT,
    # new_game.rules
    ABOUT_RULES,
    # deal
    NEXT_CODE, CODE_FIXES, CODE, SEED, SALT, OWN, CHECKED, VERDICTS, SAME_DEALS,
    # options
    SETTINGS, SWITCH, SETTING_VALUES, OPTIONS_KEYS, ONE_HAND_KEYS,
    # chart
    CHART_TILES, CHART_LACKS, CHART_ENDS,
    # statistics
    STATISTICS_NUMBERS, STATISTICS_KEYS, CLEAR, ANSWERS, DEEDS_DONE,
    # deeds
    DEEDS,
    # judged
    JUDGED_MATCHES, COSTS, PLAY_AGAIN, LUCKS,
    # puzzles
    GRADES, SOLVED, PUZZLES_KEYS, TASKS, WRONG, RIGHT,
    # result
    GOAT, GOATS, NEW_DEED, BEST_PLAY, BEST_ROUND, WORST_ROUND, LONGEST_RUN, AVERAGE, POINT, REMATCH, LOOK_BACK,
    TITLE,
    # review
    REVIEW_ROUND, EARLIER, REVIEW_KEYS, JUDGE_KEY,
    # judgement
    BANDS, LOSS, LOSS_ABOUT, LOST_POINTS, BETTER_MOVE, JUDGED_KEYS, TOO_LONG, WIN_CHANCE, JUDGED, ONLY_KNOWN,
    SKILL, LUCK, AT_MOVE,
    # match_point
    NEAR, SEVERAL,
    # line.input
    DRAW_KEY, PASS_KEY, PLAY_KEY, STOP_KEY, YOUR_LEAD, MUST_LEAD, MUST_DRAW, MUST_PASS, DREW_IN_VAIN, MAY_STOP,
    HINT_STOP,
    # line.events
    TAKEN_BACK, DREW, PASSED, STOPPED, PLAYED, DREW_PLAYED, LED, WENT_ON, REASONS,
    # line.hint
    LINE_HINTS,
    # line.guide
    NOTES,
    # line.guide.keys
    ON_KEY, NEVER_KEY,
    # line.summary
    WON_BLOCKED, TIED, ROUNDED, NOTHING_SCORED, TO, TO_GOAT, SCORING,
    # chinese
    TILE_NAMES,
    # tricks.input
    LEAD_KEY, BEAT_KEY, DROP_KEY, PICK_KEY, CLEAR_KEY, TRICKS_HELP_KEY, TRICKS_YOUR_LEAD, BEAT_OR_DROP, MUST_DROP,
    BARRED, LEADS, BEATS, DROP, NO_LEAD, PICK, PICK_MORE, TOO_MANY,
    # tricks.table
    CIVIL, MILITARY, MILITARY_NUMBERS, CIVIL_TILE, MILITARY_TILE, PAIR, SUPREME, SET, TWO, TRICKS_BANKER,
    LAST_ROUND, TRICKS_LED, BEAT, DROPPED, WON_TRICK, WON_TRICKS, WINNING,
    # tricks.hint
    TRICKS_HINTS,
    # tricks.ranking
    TRICKS_RANKING, CIVIL_TILES, MILITARY_TILES, GOES_TOGETHER,
    # tricks.summary
    WON_ROUND, TRICKS_ROUND, EXTRA_ROUND, NEXT_BANKER, NOTE,
    # pai_gow.table
    BANKER, STAKE, PAI_GOW_RULES, MAKE, GOAL, REVEAL, HANDS, STAKE_KEY, SPLIT_KEY, DEAL_KEY, PAI_GOW_PLAY_KEY,
    NEXT_KEY, RESULT_KEY, PAI_GOW_HINT_KEY, RANKING_KEY, PAI_GOW_SUPREME, PAI_GOW_PAIR, PAIR_OF, PAI_GOW_MILITARY,
    WONG, GONG, BETTER, LEVEL, BOTH_NOTHING, STAKE_WON, STAKE_LOST, PUSH,
    # pai_gow.hint
    PAI_GOW_HINTS,
    # pai_gow.ranking
    RANKING, SUPREME_PAIR, CIVIL_PAIRS, REST,
    # help
    PAGES_KEY,
    # help.line
    HELP_LINE,
    # help.all_fives
    HELP_ALL_FIVES,
    # help.kurnik
    HELP_KURNIK,
    # help.draw
    HELP_DRAW,
    # help.kozel
    HELP_KOZEL,
    # help.bergen
    HELP_BERGEN,
    # help.blitz
    HELP_BLITZ,
    # help.tien_gow
    HELP_TIEN_GOW,
    # help.pai_gow
    HELP_PAI_GOW,
    # saves
    FAULTS, NO_ROOM,
    # trouble
    FILE, MEMORY, OTHER, AGAIN, KEPT, PRESS,
) = range(236)
