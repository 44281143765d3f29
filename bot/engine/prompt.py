"""An open decision of a seat, its legal choices, and what was chosen. Legality is checked here and nowhere else."""

from typing import Literal

from msgspec import Struct

from bot.engine.facts import Fact

Kind = Literal["one", "some", "amount", "text"]
By = Literal["person", "automaton", "timeout"]
Reason = Literal["stale", "not-yours", "illegal", "finished", "nothing-to-undo"]

# The keys chosen, or the amount named, or the text written.
Choice = tuple[str, ...] | int | str


class Refused(Exception):
    """An answer was not taken; nothing has changed. `reason` names the sentence the person is shown."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Option(Struct, frozen=True):
    """One legal choice; `key` is stable, `word` and `facts` name it in the catalogue."""

    key: str
    word: str = ""  # the catalogue's `option-<word>`; empty: the key itself
    facts: dict[str, Fact] = {}
    is_secret: bool = False  # shown only in the seat's own panel, as its presence would tell


class Prompt(Struct):
    """Who must decide, among what.

    `least` and `most` bound the number of keys (kind "some"), the amount, or the length of the text.
    `default` is what a time-out answers; None lets chance choose among what is legal.
    """

    seat: int
    word: str
    rule: str
    options: tuple[Option, ...] = ()
    kind: Kind = "one"
    least: int = 1
    most: int = 1
    default: Choice | None = None
    is_secret: bool = False  # only the seat itself may see what it is asked
    facts: dict[str, Fact] = {}
    within: int | None = None  # seconds; where others wait for it, less time may be given than the pace allows
    number: int = 0  # given by the match; never used twice in it

    @property
    def public_options(self) -> tuple[Option, ...]:
        """What everybody may see on offer."""
        return () if self.is_secret else tuple(o for o in self.options if not o.is_secret)

    def is_legal(self, choice: Choice) -> bool:
        if self.kind == "amount":
            return isinstance(choice, int) and self.least <= choice <= self.most
        if self.kind == "text":
            return isinstance(choice, str) and self.least <= len(choice) <= self.most
        if not isinstance(choice, tuple):
            return False
        keys = [option.key for option in self.options]
        if self.kind == "one":
            return len(choice) == 1 and choice[0] in keys
        return self.least <= len(choice) <= self.most and len(set(choice)) == len(choice) and set(choice) <= set(keys)


class Together(Struct):
    """Several seats are asked at once: until all have answered, or (`first`) until one has."""

    prompts: tuple[Prompt, ...]
    first: bool = False


LEAVING = 0  # the number of no prompt: an answer to it says that its seat has left the match


class Answer(Struct, frozen=True, omit_defaults=True):
    """What a seat chose at an open prompt: the only thing that changes a match, and all the journal holds."""

    prompt: int
    seat: int
    choice: Choice
    by: By = "person"

    @property
    def is_leave(self) -> bool:
        """Does it say that the seat has left, instead of answering a prompt? See `leave`."""
        return self.prompt == LEAVING

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


def leave(seat: int) -> Answer:
    """The seat has left for good: where the turn ends, the game's own rule says what becomes of it."""
    return Answer(LEAVING, seat, ("leave",))
