# SPDX-FileCopyrightText: 2026 The Boneyard authors
# SPDX-License-Identifier: MIT
"""Notes a judged match in the saves: the luck, what the person's mistakes have cost, and some of their positions to
play again. For hosts with memory for it, see judged."""

from __future__ import annotations

from engine import history
from engine.judge import decision, families
from engine.judge.decisions import rounds
from engine.judge.losses import losses_of
from engine.judge.reasons import reason
from saves import judged
from seats import PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from app import App
    from engine.judge.decision import Judgement
    from engine.judge.decisions import Decision
    from engine.judge.review import Judging
    from engine.match import Match
    from saves.judged import Judged

    Mistake = tuple[Decision, Judgement, tuple[str, int, int]]  # with the reason, see reasons.why

# By the reason of a mistake what it is one of (saves.judged.COSTS).
_COSTS = {
    "points": "points",
    "wins": "points",
    "doubles": "doubles",
    "pips": "heavy",
    "danger": "heavy",
    "reply": "replies",
    "cover": "replies",
    "stuck": "replies",
    "second": "replies",
    "third": "replies",
    "choice": "options",
    "ends": "options",
    "hold": "options",
    "numbers": "options",
    "orphans": "options",
    "next": "plans",
    "last": "plans",
    "block": "block",
}
_FAMILIES = "points", "ends"  # of the games whose positions can be played again: a move there is a single tile
_SEED = 4  # bytes of a deal that was made from a seed


def note(app: App, judging: Judging, match: Match, number: int | None) -> Iterator[None]:
    """Note a match that is judged as a whole (generator, yields None as a pause). A match that isn't over isn't
    noted, nor is one without a number, which is a record's, nor the last one of that number once more."""
    kept = judged.load()
    if match.result is None or number is None or number == kept.last:
        return
    kept.last = number
    kept.add_luck(match.game, judging.changed())
    if match.family in _FAMILIES:
        yield from _note_costs(kept, judging, match)
    judged.save(app, kept)


def _note_costs(kept: Judged, judging: Judging, match: Match) -> Iterator[None]:
    """Add the mistakes of a match (generator)."""
    kept.matches += 1
    worst: dict[str, Mistake] = {}
    for place, judgement in judging.real():
        made = judging.decisions[place]
        why = reason(made, judgement) if decision.is_mistake(judgement) else None
        if why:
            cost = _cost(match, why[0])
            kept.add(cost, judgement.loss)
            if cost not in worst or worst[cost][1].loss < judgement.loss:
                worst[cost] = made, judgement, why
    for cost in sorted(worst):
        for position in _position(match, cost, *worst[cost]):
            if position:
                kept.keep(position)
            yield


def _cost(match: Match, why: str) -> str:
    """Return what a mistake with this reason is one of. The second seat after the person's may be a partner's."""
    return "partner" if why == "second" and match.side(PERSON + 2) == match.side(PERSON) else _COSTS[why]


def _position(
    match: Match, cost: str, made: Decision, judgement: Judgement, why: tuple[str, int, int]
) -> Iterator[bytes | None]:
    """Find the position of a mistake (generator). Yields None as a pause, and at the end the position as bytes, if
    it can be played again."""
    view = made.view
    module = families.of(view)
    losses: dict[object, float] = {}
    for losses in losses_of(view, judgement.key, made.move + 1):
        yield None
    for number, (other, moves) in enumerate(rounds(match)):
        if number == made.round:
            break
        for move in moves:
            other.play(move)
    _, _, deal, _ = next(history.split(other.pack_round()))
    if not losses or len(deal) != _SEED:
        return
    losses[module.key(view, made.played)] = judgement.loss
    begun, choices = other.copy(), []
    for _, move in zip(range(made.move), moves):
        if len(other.moves) > 1:
            choices.append(other.moves.index(move))
        other.play(move)
    lost = [_percent(losses[module.key(view, (move,))]) for move in other.moves]
    yield judged.position(cost, begun, deal, why[1], (bytes(lost), why[0].encode(), bytes(choices)))


def _percent(loss: float) -> int:
    """Return a loss in percent, at least 1 if there is any."""
    return max(1, int(100 * loss + 0.5)) if loss else 0
