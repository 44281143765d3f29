"""Standing offers: what may be answered while others decide, and nobody waits for.

An offer has no deadline and calls nobody; time-outs and defaults never answer it, and automata only in a `breath` that
a game heeds. The rules withdraw it by not offering it again. One that is offered again just as it stood keeps its
number.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from bot.engine.answer import Answer
from bot.engine.prompt import Prompt
from bot.engine.script import Script
from bot.engine.strands import Strand, opened, take
from bot.engine.waits import Together

T = TypeVar("T")


class Standing(Struct, frozen=True):
    """An offer, and the script that is played when it is taken: it may tell and ask as it likes."""

    prompt: Prompt
    taken: Callable[[Answer], Script[None]]


def ask_any(prompts: Sequence[Prompt], offers: Sequence[Prompt] = ()) -> Script[tuple[Prompt, Answer]]:
    """Ask, with offers beside it; whichever is answered first, and the answer. The others are withdrawn.

    For a menu that has to be made anew when an offer was taken: `asked, answer = yield from ask_any([menu], offers)`.
    Without prompts it is for a script beside others, see `interleave`: nobody waits for it.
    """
    asked = (*prompts, *map(_standing, offers))
    answer: Answer = yield Together(asked, first=True)
    return next(prompt for prompt in asked if prompt.is_answered_by(answer)), answer


def with_offers(
    script: Script[T], offers: Callable[[], Sequence[Standing]], is_over: Callable[[], bool] = lambda: False
) -> Script[T]:
    """Run a script to its end, with offers beside all it asks. What is asked stays open while an offer is taken.

    `offers` says after every answer what is on offer now; while a roll is being settled it may say nothing.
    What an offer has begun is brought to its end as well, unless `is_over` says that it no longer matters.
    """
    main, beside = Strand(script), list[Strand[None]]()
    yield from main.run(None)
    while main.is_waited_for or (beside and not is_over()):
        standing = offers() if main.is_waited_for else ()
        strands: list[Strand[Any]] = [main, *beside]
        asked = (*opened(strands), *[_standing(one.prompt) for one in standing])
        answer: Answer = yield Together(asked, first=True)
        for one in standing:
            if one.prompt.is_answered_by(answer):
                strands.append(Strand(one.taken(answer)))
                yield from strands[-1].run(None)
                break
        else:
            yield from take(strands, answer)
        beside = [strand for strand in strands[1:] if strand.is_waited_for]
    for strand in beside:
        strand.close()
    return main.result


def _standing(prompt: Prompt) -> Prompt:
    prompt.is_standing = True
    return prompt
