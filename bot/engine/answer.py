"""What a seat chose: the only thing that changes a match, and all the journal holds."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.engine.choice import Choice, Part
from bot.engine.kinds.deal import Offer

By = Literal["person", "automaton", "timeout", "order"]  # "order": settled in advance, and never journalled
Reason = Literal["stale", "not-yours", "illegal", "finished", "nothing-to-undo"]
NOBODY = -1  # stands where a seat is expected and there is none
NO_PROMPT = 0  # prompts count from 1; such an answer says something of its seat instead: see `leave` and `order`


class Refused(Exception):
    """An answer was not taken; nothing has changed. `reason` names the sentence the person is shown."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a seat chose at an open prompt."""

    prompt: int
    seat: int
    choice: Choice
    by: By = "person"

    @property
    def is_leave(self) -> bool:
        """Does it say that the seat has left, instead of answering a prompt? See `leave`."""
        return self.prompt == NO_PROMPT and isinstance(self.choice, tuple)

    @property
    def is_order(self) -> bool:
        """Does it settle something in advance? See `order`."""
        return self.prompt == NO_PROMPT and isinstance(self.choice, dict)

    @property
    def key(self) -> str:
        """The one key chosen."""
        (key,) = self.keys
        return key

    @property
    def keys(self) -> tuple[str, ...]:
        assert isinstance(self.choice, tuple)
        return self.choice

    @property
    def amount(self) -> int:
        assert isinstance(self.choice, int)
        return self.choice

    @property
    def text(self) -> str:
        assert isinstance(self.choice, str)
        return self.choice

    @property
    def parts(self) -> Mapping[str, Part]:
        """The fields of a form, filled in."""
        assert isinstance(self.choice, dict)
        return self.choice

    def field(self, key: str) -> "Answer":
        """One field of a form, as an answer of its own: `answer.field("name").text`."""
        return replace(self, choice=self.parts[key])

    @property
    def offer(self) -> Offer | None:
        """The deal it proposes, as its seat sees it; None where it accepts or refuses."""
        return Offer.of(self.choice) if isinstance(self.choice, dict) else None


def leave(seat: int) -> Answer:
    """The seat has left for good: where the turn ends, the game's own rule says what becomes of it."""
    return Answer(NO_PROMPT, seat, ("leave",))
