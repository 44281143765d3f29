"""Stateless ids on buttons, selects and modals: all a click needs is in them, so they outlive a restart.

`c1:<match>:<prompt>:<what>`. With a prompt's number, `what` is an option's key or an `Act`; without one it is a `Verb`,
perhaps with an argument: `c1:k3JdP0aZ::log.2`.
"""

import re
from enum import StrEnum

from msgspec import Struct

from bot.ui.wire.limits import CUSTOM_ID

# A game's key fits in the place of a match behind "learn-", and behind "settle.noise.caller.": see GAME_KEY.
_FORM = re.compile(r"c1:([\w-]{1,40}):(\d{0,9}):([~=a-z0-9.-]{1,60})")
GAME_KEY = re.compile(r"[a-z0-9]([a-z0-9-]{0,31})")


class Act(StrEnum):
    """What a component of a prompt does when it is not one option."""

    SELECT = "~select"  # the values are keys
    ASK = "~ask"  # opens a modal
    SAID = "~said"  # the modal, sent
    RANDOM = "~random"
    MORE = "~more"  # with the page of the options to be shown
    DRAFT = "~draft"  # changes what was filled in so far, and answers nothing yet
    SEND = "~send"  # what was filled in is the answer


class Verb(StrEnum):
    """What a button does that answers no prompt."""

    JOIN = "join"
    SEAT = "seat"  # one more, where a person may have several
    LEAVE = "leave"
    SEEK = "seek"  # calls a role, so that more people sit down
    RELIABILITY = "rely"  # shows the starter how reliable those are who joined
    ARRANGE = "arrange"  # opens the form that says when a lobby begins, and whom it is for
    ARRANGED = "arranged"  # the form, sent
    LEAGUE = "league"  # with what its button does; in the place of the match stands the league
    OVERSEE = "oversee"  # a select of the server's tables; with a match, that table for those who look after it
    EXTEND = "extend"  # more time for all who must decide
    GIVE = "give"  # a select of people, with the seat
    SETTLE = "settle"  # a select of the server's settings, with the section and the field
    ADD = "add"  # with the strength of the automaton: 0 is the usual one
    REMOVE = "remove"
    START = "start"
    CANCEL = "cancel"
    HAND = "hand"
    REFRESH = "refresh"
    READ = "read"
    WHOLE = "whole"
    HELP = "help"
    LOG = "log"
    QUIT = "quit"
    AWAY = "away"
    RETURN = "return"
    STOP = "stop"
    KEEP = "keep"
    REMATCH = "rematch"
    HARDER = "harder"  # the same by harder options
    EXPORT = "export"
    UNDO = "undo"
    END = "end"
    SNOOZE = "snooze"
    AGREE = "agree"  # with the number of the question
    REFUSE = "refuse"
    ORDERS = "orders"  # with the seat and the page: opens the form of standing orders
    ORDERED = "ordered"  # the same: the form, sent
    LEARN = "learn"  # a lesson, where it was left; with 1 from its beginning
    PLAY = "play"  # a first match after it
    HINT = "hint"  # what an automaton would do
    CARD = "card"  # a select of what can be looked up; in the place of the match may stand a game's key
    LOOK = "look"  # a select of one's own seats
    BRING = "bring"  # shows one's characters
    ADOPT = "adopt"  # keeps whom one played in a match that is over
    BROUGHT = "brought"  # a select of them
    WATCH = "watch"  # a match that is over, from its beginning, or at the step named
    JUMP = "jump"  # a select of its steps
    RANGE = "range"  # a select of two of them: what lies between is shown move by move
    TRY = "try"  # goes on from there with automata, with the number of answers that had been given
    SHARE = "share"  # posts its film
    PROOF = "proof"
    WHY = "why"  # the story with the reasons of automata, with the page


class UnknownId(Exception):
    """An id that says nothing we know: forged, or from another version."""


class CustomId(Struct, frozen=True):
    """A parsed id; `str()` writes it again."""

    match: str
    what: str
    prompt: int | None = None

    def __str__(self) -> str:
        text = f"c1:{self.match}:{'' if self.prompt is None else self.prompt}:{self.what}"
        assert len(text) <= CUSTOM_ID
        assert _FORM.fullmatch(text), text
        return text

    @property
    def verb(self) -> Verb:
        """Raises UnknownId."""
        try:
            return Verb(self.what.partition(".")[0])
        except ValueError as error:
            raise UnknownId(self.what) from error

    @property
    def argument(self) -> int:
        """The number after the verb; 0 if there is none."""
        text = self.what.partition(".")[2]
        return int(text) if text.isdecimal() else 0

    @property
    def arguments(self) -> tuple[int, ...]:
        """The numbers after the verb."""
        return tuple(int(text) for text in self.parts[1:] if text.isdecimal())

    @property
    def parts(self) -> tuple[str, ...]:
        """The act or the verb, and all that follows it."""
        return tuple(self.what.split("."))

    @property
    def amount(self) -> int | None:
        """The amount a button names: `=3`."""
        return int(self.what[1:]) if re.fullmatch(r"=\d{1,9}", self.what) else None


def parse(text: str) -> CustomId:
    """Read an id. Raises UnknownId."""
    found = _FORM.fullmatch(text)
    if not found:
        raise UnknownId(text)
    match, prompt, what = found.groups()
    return CustomId(match, what, int(prompt) if prompt else None)


def of_prompt(match: str, prompt: int, what: str) -> str:
    return str(CustomId(match, what, prompt))


def of_verb(match: str, verb: Verb, *arguments: int) -> str:
    return str(CustomId(match, ".".join([verb, *map(str, arguments)])))
