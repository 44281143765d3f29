"""An open decision of a seat, and what it is decided among."""

from typing import TYPE_CHECKING, Self

from msgspec import Struct

from bot.engine.answer import Answer
from bot.engine.choice import Choice
from bot.engine.facts import Fact
from bot.engine.kinds import Kind, Pick
from bot.engine.option import Option


class Prompt(Struct):
    """Who must decide, among what.

    `kind` says how it is answered; plain options, one of which is to be chosen, may stand in its place.
    `default` is what a time-out answers; None lets chance choose among what is legal. `main` is the key of the one
    option most people want, which then stands out from the others; empty where they are equals.
    `is_contested`: what one seat answers may end or narrow what the others are asked, as in a race for a turn or for
    the last of a kind. Automata leave it to the people who are there first, and then answer one after the other.
    """

    seat: int
    word: str
    rule: str
    kind: Kind = Pick()
    default: Choice | None = None
    is_secret: bool = False  # only the seat itself may see what it is asked
    facts: dict[str, Fact] = {}
    within: int | None = None  # seconds; where others wait for it, less time may be given than the pace allows
    is_standing: bool = False  # an offer: it may be answered while others decide, and nobody waits for it
    number: int = 0  # given by the match; never used twice in it
    main: str = ""
    is_contested: bool = False

    if TYPE_CHECKING:

        def __init__(
            self,
            seat: int,
            word: str,
            rule: str,
            kind: Kind | tuple[Option, ...] = (),
            *,
            default: Choice | None = None,
            is_secret: bool = False,
            facts: dict[str, Fact] = ...,
            within: int | None = None,
            is_standing: bool = False,
            number: int = 0,
            main: str = "",
            is_contested: bool = False,
        ) -> None: ...

    @classmethod
    def usual(
        cls,
        seat: int,
        word: str,
        rule: str,
        kind: Kind | tuple[Option, ...],
        key: str,
        *,
        is_secret: bool = False,
        facts: dict[str, Fact] | None = None,
        within: int | None = None,
        is_contested: bool = False,
    ) -> Self:
        """One whose option of this key is both what most people want and what a time-out answers."""
        prompt = cls(seat, word, rule, kind, default=(key,), main=key, is_secret=is_secret, facts=facts or {})
        prompt.within, prompt.is_contested = within, is_contested
        return prompt

    def __post_init__(self) -> None:
        kind: object = self.kind
        if isinstance(kind, tuple):
            self.kind = Pick(kind)

    @property
    def options(self) -> tuple[Option, ...]:
        """Every option it names."""
        return self.kind.options

    @property
    def public_options(self) -> tuple[Option, ...]:
        """What everybody may see on offer."""
        return () if self.is_secret else tuple(option for option in self.options if not option.is_secret)

    @property
    def is_bare(self) -> bool:
        """Can nothing be chosen? So stands an offer that is there for its seat's orders alone: see `breath`."""
        return isinstance(self.kind, Pick) and not self.kind.options

    def is_legal(self, choice: Choice) -> bool:
        return self.kind.is_legal(choice)

    def is_answered_by(self, answer: Answer) -> bool:
        return answer.prompt == self.number
