# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""The person's choice of a move in Tien Gow: some tiles, and whether to beat with them or drop them."""

from __future__ import annotations

from drawings import GOLD
from engine import chinese
from engine.chinese_moves import BEAT, DROP, LEAD
from engine.games.tien_gow import combination
from handheld.buttons import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tables.look_up import look_up
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

    Picks = tuple[list[int], int, bool]  # the chosen tiles, the cursor, and whether to drop them


_LOOK_AT_ONLY = 1500  # ms to read why the only move is made; cut short by a press
_DEARER = 4  # the cost of playing a tile that goes together with another: so many ranks


class Input:
    """The person's turn at a Table: does the work of the buttons, and shows their meanings by Keys.

    A always makes a move, with the picked tiles. For a trick of one tile, and for a lead where the person has chosen
    none, that is the tile at the cursor. For a trick of several the tiles are completed: to the lowest that beat, or
    else with the cheapest to drop.

    chosen     the tiles that the person has chosen, by their places in the hand, a list
    face_down  whether to drop tiles that could beat
    picks      the choice so far when the pause was called up, until `choose` takes it up again; or None
    """

    _presses: Presses  # of the turn

    def __init__(self, app: App, match: Game, table: Table, keys: Keys, picks: Picks | None = None) -> None:
        self.app = app
        self.match = match
        self.table = table
        self.hand = table.hand
        self.keys = keys
        self.words = app.words
        self.chosen: list[int] = []
        self.face_down = False
        self.picks = picks

    def choose(self, presses: Presses) -> Steps[Move | None]:
        """Let the person choose by some `presses` (generator). Return their move, or None if START was pressed; then
        `picks` keeps the choice so far."""
        moves = self.match.legal_moves()
        if not self.picks:
            self.table.say(self._task(), GOLD)
            yield
        if len(moves) == 1:
            return (yield from self._play_only(moves[0]))
        self._presses = presses
        rest = presses.offer.beside(None) if presses.offer else None
        self._begin()
        while True:
            yield  # the tiles change in one frame, the words in the next, so that neither takes long to send
            move = self.candidate()
            yield from self._show(move)
            button = yield from self._presses.next(rest)
            if button == A:
                # Answer the press at once: the move takes longer.
                self.keys.show()
                self.hand.say("")
                yield
                return move
            if button == START:
                self.picks = self.chosen, self.hand.cursor, self.face_down
                return None
            yield from self._change(button, move)

    def _begin(self) -> None:
        """Pick the tiles of the choice before a pause, or else those that `aim` finds."""
        if self.picks:
            (self.chosen, cursor, self.face_down), self.picks = self.picks, None
            self.hand.move(cursor - self.hand.cursor)
            self._pick()
        else:
            self.aim()

    def _change(self, button: int, move: Move) -> Steps[None]:
        """Do the work of any button but A and START, where A would make that move (generator)."""
        if button == SELECT and self.app.settings.hints:
            yield from self._hint()
            return
        self.table.say(self._task(), GOLD)  # the reason for a hint isn't one for other tiles
        if button in (LEFT, RIGHT):
            self.hand.move(1 if button == RIGHT else -1)
            self._pick()
        elif button == UP:
            self._choose_more()
        elif button == DOWN and self.hand.cursor in self.chosen:
            self.chosen = [i for i in self.chosen if i != self.hand.cursor]
            self._pick()
        elif button == B and (self._can_beat() or self.chosen):
            self.aim(self._can_beat() and move[1] == BEAT)
        elif button == B:
            yield from look_up(self.app, self.table.group)
            self._presses.call()

    def _play_only(self, move: Move) -> Steps[Move]:
        """Show the only move, and return it after a look (generator)."""
        self._pick_move(move)
        yield
        self.hand.say(self._judge(move))
        yield from self.app.pause(_LOOK_AT_ONLY)
        self.hand.say("")
        yield
        return move

    def _pick_move(self, move: Move) -> None:
        """Pick the tiles of a move, and put the cursor on the first."""
        hand, others = self.hand, list(move[0])
        chosen = [i for i, tile in enumerate(hand.tiles) if _took(others, tile)]
        self.face_down = move[1] == DROP
        self.chosen = chosen if len(chosen) > 1 else []
        hand.move(chosen[0] - hand.cursor)
        self._pick()

    def aim(self, face_down: bool = False) -> None:
        """Put the cursor on the lowest tiles that beat, which are picked already; or else, or with `face_down`, on the
        cheapest tiles."""
        hand = self.hand
        self.chosen, self.face_down = [], face_down
        if self.match.trick:
            first = self._completed([])[0]
        else:
            first = min(range(len(hand.tiles)), key=self._cost)
        hand.move(first - hand.cursor)
        self._pick()

    def _task(self) -> str:
        """Return the sentence that tells the person their task."""
        match, words = self.match, self.words
        if not match.trick:
            return words(names.TRICKS_YOUR_LEAD)
        if match.is_barred() and self.hand.tiles[0] in self.table.trick.ladder:
            return words(names.BARRED)
        return counted(words.forms(names.BEAT_OR_DROP if self._can_beat() else names.MUST_DROP), self._wanted())

    def _wanted(self) -> int:
        """Return the number of tiles that were led, or 0 for a lead."""
        return len(self.match.trick[0][0]) if self.match.trick else 0

    def _can_beat(self) -> bool:
        return self.match.moves[0][1] == BEAT

    def _choose_more(self) -> None:
        """Choose the tile at the cursor, too: to a lead with it, or to beat or drop with it. Where it doesn't go
        with the others, it takes their place."""
        cursor, wanted, chosen = self.hand.cursor, self._wanted(), self.chosen
        if wanted == 1:
            return
        more = chosen if cursor in chosen else chosen + [cursor]
        if wanted:
            beats = self._can_beat() and not self.face_down
            if len(more) > wanted or beats and self._moves(BEAT, [cursor]) and not self._moves(BEAT, more):
                more = [cursor]
        elif not chosen or not self._moves(LEAD, more) or len(more) == len(chosen) == 1:
            more = self._pair(cursor)  # at once
        elif len(more) == len(chosen):
            more = [cursor]
        self.chosen = more
        self._pick()

    def _moves(self, how: int, chosen: list[int]) -> list[tuple[Tile, ...]]:
        """Return the tiles of each move of a kind that can be made with the chosen tiles and others, a list."""
        found = []
        for played, kind in self.match.moves:
            others = list(played)
            if kind == how and all([_took(others, self.hand.tiles[i]) for i in chosen]):
                found.append(played)
        return found

    def _pair(self, place: int) -> list[int]:
        """Return the places of a tile and of another that is a pair with it, or only its own if there is none."""
        hand = self.hand.tiles
        for i, tile in enumerate(hand):
            if i != place:
                pair = chinese.arrange((tile, hand[place]))
                if pair == chinese.SUPREME or chinese.is_pair(pair):
                    return [place, i]
        return [place]

    def _cost(self, place: int) -> int:
        """Return a number that orders tiles by how much it costs to play them: by their rank, and those that go
        together with another are dearer."""
        hand = self.hand.tiles
        tile = hand[place]
        civil = chinese.is_civil(tile)
        cost = 10 + chinese.rank(tile) if civil else (sum(tile) - 3) * 5 // 3  # 0 to 10
        others = hand[:place] + hand[place + 1 :]
        return cost + _DEARER * any([combination(chinese.arrange((tile, other))) for other in others])

    def _completed(self, chosen: list[int]) -> list[int]:
        """Return the places of the chosen tiles and of others that beat with them, or can be dropped with them."""
        hand = self.hand
        beats = [] if self.face_down else self._moves(BEAT, chosen)
        if beats:
            best = min(beats, key=_rank)
            others = list(best)
            for i in chosen:
                others.remove(hand.tiles[i])
            free = [i for i in range(len(hand.tiles)) if i not in chosen]
            return sorted(chosen + [i for i in free if _took(others, hand.tiles[i])])
        free = sorted([i for i in range(len(hand.tiles)) if i not in chosen], key=self._cost)
        return sorted(chosen + free[: self._wanted() - len(chosen)])

    def _pick(self) -> None:
        """Pick the tiles with which A makes a move. Dim those that can't be led with the chosen ones."""
        hand, wanted = self.hand, self._wanted()
        lit = hand.tiles
        if wanted > 1:
            picked = self._completed(self.chosen)
        else:
            picked = self.chosen or [hand.cursor]
            if self.chosen:
                lit = [tile for played in self._moves(LEAD, picked) for tile in played]
        hand.pick(picked, lit)

    def candidate(self) -> Move:
        """Return the move that A makes now."""
        hand = self.hand
        tiles = chinese.arrange([hand.tiles[i] for i in hand.picked])
        if not self.match.trick:
            return tiles, LEAD
        beats = not self.face_down and (tiles, BEAT) in self.match.moves
        return tiles, BEAT if beats else DROP

    def _show(self, move: Move) -> Steps[None]:
        """Show what the picked tiles are, and the meanings of the keys (generator)."""
        words, hand = self.words, self.hand
        hand.say(self._judge(move))
        other = names.CLEAR_KEY if self.chosen else names.TRICKS_HELP_KEY
        if self._can_beat():
            other = names.DROP_KEY if move[1] == BEAT else names.BEAT_KEY
        is_free = hand.cursor not in hand.picked
        up = words(names.PICK_KEY) if is_free or not self._wanted() else ""
        yield
        self.keys.show(words((names.LEAD_KEY, names.BEAT_KEY, names.DROP_KEY)[move[1]]), words(other), up)

    def _judge(self, move: Move) -> str:
        """Return what the tiles of a move are, or how many are dropped."""
        tiles, how = move
        if how == DROP and len(tiles) > 1:
            return self.words(names.DROP) % len(tiles)
        return name(self.words, tiles)

    def _hint(self) -> Steps[None]:
        """Pick the tiles that Skilled would play, and say why (generator). A press stops the search for them."""
        table, words = self.table, self.words
        table.say(words(names.THINKING), GOLD)
        yield
        found = yield from self.app.hint()
        if not found:
            table.say(self._task(), GOLD)
            return
        move, why = found
        table.say(why, GOLD)
        yield
        self._pick_move(move)


def _rank(tiles: tuple[Tile, ...]) -> int:
    """Return the rank of tiles that beat."""
    made = combination(tiles)
    return made[1] if made else 0


def _took(others: list[Tile], tile: Tile) -> bool:
    """Take a tile out of a list. Return whether it was there."""
    if tile not in others:
        return False
    others.remove(tile)
    return True
