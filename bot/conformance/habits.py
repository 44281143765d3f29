"""What only playing shows: a seat that must answer without end, questions that are none, an automaton going to and fro.

Nothing of it breaks a rule, and no single answer is wrong. Where a limit is passed the match counts as broken.
"""

from collections import Counter
from typing import Any, NamedTuple

import msgspec

from bot.engine import Answer, Match, Prompt
from bot.engine.kinds import Amount, Kind, Pick, PickSome

MOST_OF_A_ROUND = 60  # answers of a seat
MOST_WITHOUT_A_CHOICE = 50  # times a seat is asked on purpose, in a match, what has one legal answer
ROUND = ("rooms", "turn", "round")  # the fields of a state that say where in a match it is; a game has some of them


class Tedious(Exception):
    """The message is one sentence."""


class _Draft(NamedTuple):
    """What a seat answered, as it was asked."""

    prompt: Prompt
    kind: str
    told: int  # events of this turn so far


class Habits:
    """Hears the answers of one match, and raises Tedious at the first that is one too many.

    `is_advised`: all seats follow the adviser, who has a reason for what it does and so none to take it back.
    `is_lawyer`: they do whatever they have done least. What is free, such as dropping a thing and taking it up, they do
    without end, where people do not.
    """

    def __init__(self, *, is_advised: bool, is_lawyer: bool = False) -> None:
        self._is_advised = is_advised
        self._is_lawyer = is_lawyer
        self._answers: Counter[tuple[object, ...]] = Counter()
        self._forced: Counter[tuple[str, int]] = Counter()
        self._drafts: dict[int, _Draft] = {}
        self._stood: dict[tuple[object, ...], int] = {}  # where a seat was asked this, and how often all had changed
        self._changes = 0
        self._state = b""

    def hear(self, match: Match[Any], answer: Answer) -> None:
        """Of prompts alone: offers and pauses ask nobody."""
        prompt = match.prompt(answer.prompt)
        if prompt is None or prompt.is_standing:
            return
        if not (self._fills_in(match, prompt) or self._is_lawyer):
            self._count(match, prompt)
        self._count_forced(match, prompt)
        if self._is_advised:
            self._look_back(match, prompt)

    def _fills_in(self, match: Match[Any], prompt: Prompt) -> bool:
        """The seat answers the question it answered last, which stands as other answers have been left to it since.

        Nothing has been told of that: several presses fill in a form, and count as one answer.
        """
        before, now = self._drafts.get(prompt.seat), _Draft(prompt, repr(prompt.kind), len(match.told))
        self._drafts[prompt.seat] = now
        return before is not None and (
            before.prompt is now.prompt and before.told == now.told and before.kind != now.kind
        )

    def _count(self, match: Match[Any], prompt: Prompt) -> None:
        has_rounds = hasattr(match.state, "round")
        round_ = tuple(getattr(match.state, name, 0) for name in ROUND) if has_rounds else (match.turn,)
        self._answers[(*round_, prompt.seat)] += 1
        if self._answers[(*round_, prompt.seat)] > MOST_OF_A_ROUND:
            raise Tedious(
                f"{match.game.key}: seat {prompt.seat + 1} answers more than {MOST_OF_A_ROUND} times in one round, "
                f"at last {prompt.word!r} ({prompt.rule})."
            )

    def _count_forced(self, match: Match[Any], prompt: Prompt) -> None:
        """What is asked in secret may have one answer: that somebody is asked shall not tell what they hold."""
        if prompt.is_secret or has_choice(prompt.kind):
            return
        asked = f"{match.game.key} asks seat {prompt.seat + 1} {prompt.word!r} ({prompt.rule})"
        if prompt.word not in match.game.asked_anyway:
            raise Tedious(f"{asked} with one legal answer, and does not name it among those `asked_anyway`.")
        self._forced[prompt.word, prompt.seat] += 1
        if self._forced[prompt.word, prompt.seat] > MOST_WITHOUT_A_CHOICE:
            raise Tedious(f"{asked} more than {MOST_WITHOUT_A_CHOICE} times with one legal answer.")

    def _look_back(self, match: Match[Any], prompt: Prompt) -> None:
        """The same question in the same state, and meanwhile the state was another: what was done is undone."""
        state = msgspec.msgpack.encode(match.state)
        self._changes += state != self._state
        self._state = state
        before = self._stood.setdefault((state, prompt.seat, prompt.word, repr(prompt.kind)), self._changes)
        if before < self._changes:
            raise Tedious(
                f"{match.game.key}: the automaton of seat {prompt.seat + 1} has undone what it did "
                f"and is asked {prompt.word!r} ({prompt.rule}) again."
            )


def has_choice(kind: Kind) -> bool:
    match kind:
        case Pick():
            return len(kind.options) > 1
        case PickSome():
            return kind.most > 0 and (len(kind.options) > 1 or kind.least == 0)
        case Amount():
            return kind.least < kind.most
    return True
