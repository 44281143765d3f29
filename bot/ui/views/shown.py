"""What a picture, and the same in words, is made of: one viewer's part of a match and no more."""

from collections.abc import Iterable
from typing import Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Pick, PickSome, Prompt

V = TypeVar("V", bound=Struct)


class Shown(Struct, Generic[V], frozen=True):
    """`prompts` are the open ones the viewer may see: a picture can light what is within reach, and letter it.

    `names` are clean, by seat.
    """

    view: V
    names: tuple[str, ...]
    prompts: tuple[Prompt, ...] = ()


def prompts_for(viewer: int | None, prompts: Iterable[Prompt]) -> tuple[Prompt, ...]:
    """Those of a seat as they are; to the public (None) what is not secret, without secret options."""
    if viewer is not None:
        return tuple(prompt for prompt in prompts if prompt.seat == viewer)
    return tuple(shown for prompt in prompts if (shown := as_public(prompt)) is not None)


def as_public(prompt: Prompt) -> Prompt | None:
    """Without secret options and without what a time-out answers, which may be one of them.

    None where nothing can be taken out.
    """
    kind = prompt.kind
    if prompt.is_secret:
        return None
    if prompt.public_options != prompt.options:
        if not isinstance(kind, Pick | PickSome):
            return None
        kind = replace(kind, options=prompt.public_options)
    return replace(prompt, kind=kind, default=None)
