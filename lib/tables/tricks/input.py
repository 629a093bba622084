# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's choice of a move in Tien Gow: some tiles, and whether to beat with them or drop them."""

from drawings import GOLD
from engine import chinese
from engine.chinese_moves import BEAT, DROP, LEAD
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tables.round import Presses
from tables.tricks.phrases import counted, name
from words import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from app import App
    from engine.games.tien_gow import Game
    from engine.kinds import Move, Tile
    from kinds import Steps
    from tables.hud import Keys
    from tables.tricks.table import Table

    Picks = tuple[list[int], int, bool]  # the picked tiles, the cursor, and whether to drop them


class Input:
    """The person's turn at a Table: does the work of the buttons, and shows their meanings by Keys.

    picks  the choice so far when the pause was called up, until `choose` takes it up again; or None
    """

    def __init__(self, app: "App", match: "Game", table: "Table", keys: "Keys", picks: "Picks | None" = None) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.hand = table.hand
        self.keys = keys
        self.words = app.words
        self._face_down = False  # whether to drop tiles that could beat
        self._presses: Presses = None  # type: ignore[assignment]  # until the person chooses
        self.picks = picks

    def choose(self) -> "Steps[Move | None]":
        """Let the person choose (generator). Return their move, or None if START was pressed; then `picks` keeps
        the choice so far."""
        self._presses = Presses(self.app)
        if self.picks:
            self._pick_again()
        else:
            self.table.say(self._task(), GOLD)
            yield
            self._pick([])
            self._aim()
        while True:
            yield  # the tiles change in one frame, the words in the next, so that neither takes long to send
            move = self.candidate()
            self._show_candidate(move)
            button = yield from self._presses.next()
            if button == A and move:
                # Answer the press at once: the move takes longer.
                self.keys.show()
                self.table.verdict.show("")
                yield
                return move
            if button == START:
                self.picks = self.hand.picked, self.hand.cursor, self._face_down
                return None
            if button == A:
                self.app.play_sound("refused")
            elif button == SELECT and self.app.settings.hints:
                yield from self._hint()
            elif button in (LEFT, RIGHT):
                self.hand.move(1 if button == RIGHT else -1)
            elif button == B and self.hand.picked:
                self._pick([])
            elif button == B:
                yield from self.app.look_up("ranking", self.table.group)
                self._presses.call()
            elif button in (UP, DOWN):
                self._raise(button == UP)

    def _pick_again(self) -> None:
        """Take up the choice from before the pause."""
        picked, cursor, face_down = self.picks  # type: ignore[misc]  # it is called only if there are some
        self.picks = None
        self._pick(picked)
        self.hand.move(cursor - self.hand.cursor)
        self._face_down = face_down

    def _aim(self) -> None:
        """Put the cursor on the highest tile that can lead or beat, or else on the lowest tile."""
        hand = self.hand
        able = [i for i, tile in enumerate(hand.tiles) if tile in hand.lit]
        hand.move((able[0] if able else -1) - hand.cursor)

    def _task(self) -> str:
        """Return the sentence that tells the person their task."""
        match, words = self.match, self.words
        if not match.trick:
            return words(names.TRICKS_YOUR_LEAD)
        if match.is_barred():
            return words(names.BARRED)
        can_beat = match.legal_moves()[0][1] == BEAT
        return counted(words.forms(names.BEAT_OR_DROP if can_beat else names.MUST_DROP), self._wanted())

    def _wanted(self) -> int:
        """Return the number of tiles that were led."""
        return len(self.match.trick[0][0])

    def _raise(self, up: bool) -> None:
        """Pick or unpick the tile under the cursor. If UP finds it picked already, and the tiles can beat, switch
        between beating with them and dropping them face down."""
        hand = self.hand
        if up == (hand.cursor not in hand.picked):
            self._pick([i for i in range(len(hand.tiles)) if (i in hand.picked) != (i == hand.cursor)])
        elif up and self._can_beat():
            self._face_down = not self._face_down

    def _pick(self, indexes: list[int]) -> None:
        """Pick tiles, and light those that make a lead or a beat with them."""
        picked = [self.hand.tiles[i] for i in indexes]
        lit: "list[Tile]" = []
        for combined, how in self.match.legal_moves():
            others = list(combined)
            if how != DROP and all([_took(others, tile) for tile in picked]):
                lit += others
        self._face_down = False
        self.hand.pick(indexes, lit)

    def _in_hand(self) -> "tuple[Tile, ...]":
        """Return the picked tiles, or else the one under the cursor, arranged."""
        hand = self.hand
        return chinese.arrange([hand.tiles[i] for i in hand.picked or [hand.cursor]])

    def _can_beat(self) -> bool:
        return (self._in_hand(), BEAT) in self.match.legal_moves()

    def candidate(self) -> "Move | None":
        """Return the move that A makes now, or None."""
        chosen, legal = self._in_hand(), self.match.legal_moves()
        for how in (LEAD, DROP) if self._face_down else (LEAD, BEAT, DROP):
            if (chosen, how) in legal:
                return chosen, how
        return None

    def _show_candidate(self, move: "Move | None") -> None:
        """Show the meaning of the choice so far, a move or None, and the meanings of the keys."""
        words, hand = self.words, self.hand
        key = words((names.LEAD_KEY, names.BEAT_KEY, names.DROP_KEY)[move[1]]) if move else ""
        up = words(names.PICK_KEY)
        if hand.cursor in hand.picked:
            up = words(names.BEAT_KEY if self._face_down else names.DROP_KEY) if self._can_beat() else ""
        self.table.verdict.show(self._judge(move))
        self.keys.show(key, words(names.CLEAR_KEY if hand.picked else names.TRICKS_HELP_KEY), up)

    def _judge(self, move: "Move | None") -> str:
        """Return the sentence about the choice so far: a move, or the reason why it isn't one yet."""
        words = self.words
        if move:
            chosen, how = move
            if how == DROP:
                one, several = words.forms(names.DROP)
                return several % len(chosen) if len(chosen) > 1 else one % name(words, chosen)
            return words(names.LEADS if how == LEAD else names.BEATS) % name(words, chosen)
        if not self.match.trick:
            return words(names.NO_LEAD)
        picked, wanted = len(self.hand.picked), self._wanted()
        if picked > wanted:
            return words(names.TOO_MANY) % (picked - wanted)
        return words(names.PICK_MORE if picked else names.PICK) % (wanted - picked)

    def _hint(self) -> "Steps[None]":
        """Pick the tiles that Skilled would play, and say why (generator). A press stops the search for them."""
        table, words = self.table, self.words
        table.say(words(names.THINKING), GOLD)
        yield
        found = yield from self.app.hint()
        if not found:
            table.say(self._task(), GOLD)
            return
        (tiles, how), why = found
        table.say(why, GOLD)
        yield
        others = list(tiles)
        self._pick([i for i, tile in enumerate(self.hand.tiles) if _took(others, tile)])
        self.hand.move(self.hand.picked[0] - self.hand.cursor)
        self._face_down = how == DROP


def _took(others: "list[Tile]", tile: "Tile") -> bool:
    """Take a tile out of a list. Return whether it was there."""
    if tile not in others:
        return False
    others.remove(tile)
    return True
