"""A breath: a moment in which whoever can answer what has just happened may hold on, and nobody can tell who could.

Everybody concerned has a secret offer beside the pause, alike in all but its options; it is bare where they can do
nothing. So no number, no wait and no order that stands tells who has a choice. Orders settle such an offer, and where
they settle all of them nobody waits.
"""

from collections.abc import Iterable, Mapping

from bot.engine.answer import NOBODY, Answer
from bot.engine.kinds import Pick
from bot.engine.option import Option
from bot.engine.prompt import Prompt
from bot.engine.script import Script
from bot.engine.waits import Pause, Together, Wait


def breath(pause: Pause, rule: str, options: Mapping[int, tuple[Option, ...]]) -> Script[Answer | None]:
    """What somebody does in it, of their `options`, by seat; None: it has passed.

    The offers bear the pause's word and facts.
    """
    offers = [
        Prompt(seat, pause.word, rule, Pick(mine), is_secret=True, facts=pause.facts, is_standing=True)
        for seat, mine in options.items()
    ]
    answer: Answer = yield Together((pause, *offers), first=True)
    return None if answer.seat == NOBODY else answer


def offers_in(pause: Pause, waits: Iterable[Wait]) -> list[Prompt]:
    """The offers that belong to this breath, the bare ones too; none where the pause is no breath."""
    return [wait for wait in waits if isinstance(wait, Prompt) and _belongs(wait, pause)]


def is_in_breath(offer: Prompt, waits: Iterable[Wait]) -> bool:
    return any(isinstance(wait, Pause) and _belongs(offer, wait) for wait in waits)


def _belongs(offer: Prompt, pause: Pause) -> bool:
    return offer.is_standing and offer.is_secret and (offer.word, offer.facts) == (pause.word, pause.facts)
