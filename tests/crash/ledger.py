"""What people pressed and what they were promised; compared with what is on disk."""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from bot.engine import Choice
from bot.local.protocol.interaction_types import DEFER_UPDATE, REPLY, UPDATE
from bot.ui.wire.custom_id import Act
from bot.ui.wire.limits import ACKNOWLEDGE_SECONDS
from tests.crash.promises import Promise, is_yes
from tests.e2e.player import ANSWER

Json = dict[str, Any]
ACCEPTED, SLOW, DOUBTED = "answers acknowledged", "acknowledged late", "answers of which nobody could tell at once"
IN_DOUBT = "I do not know yet whether it counts"


class Press(Struct, frozen=True):
    """One person's answer to one prompt of one match."""

    match: str
    prompt: int
    person: int
    choice: Choice | None  # None: whatever the bot picks


class Refusal(Struct, frozen=True):
    """A person was told no, at the latest at this moment."""

    press: Press
    at: datetime
    said: str


class Ledger:
    """`times` says how often each answer was pressed; `accepted` holds those that the person saw taken, `refused` the
    others. `promised`: how often somebody heard yes to something that is no answer.
    """

    def __init__(self) -> None:
        self.times: Counter[Press] = Counter()
        self.accepted: set[Press] = set()
        self.refused: list[Refusal] = []
        self.promised: Counter[Promise] = Counter()
        self.counts: Counter[str] = Counter()
        self.on_click: Callable[[], None] = lambda: None

    @property
    def taken(self) -> int:
        return self.counts[ACCEPTED] + self.counts[SLOW]

    def sends(self, press: Press | None) -> None:
        self.counts["clicks"] += 1
        self.on_click()
        if press:
            self.times[press] += 1

    def hears(self, press: Press | None, kind: int, seconds: float, said: str) -> None:
        """A callback came: a deferred update says yes without a word, any other type shows something."""
        if IN_DOUBT in said:
            self.counts[DOUBTED] += 1
            return
        if kind != DEFER_UPDATE or press is None:
            self.counts["shown something"] += 1
            if press is not None and kind in {REPLY, UPDATE}:
                self.refused.append(Refusal(press, datetime.now(UTC), said))
        elif seconds > ACKNOWLEDGE_SECONDS:
            self.counts[SLOW] += 1  # perhaps the bot's "wait", sent before it has decided
        else:
            self.counts[ACCEPTED] += 1
            self.accepted.add(press)

    def hears_promise(self, promise: Promise, kind: int, seconds: float, said: str) -> None:
        """A late callback may be the bot's "wait", sent before it has decided."""
        if seconds <= ACKNOWLEDGE_SECONDS and is_yes(kind, said):
            self.promised[promise] += 1
            self.counts[f"heard yes to {promise.verb}"] += 1


def press_of(component: Json, values: list[str], person: str) -> Press | None:
    """The answer that pressing a component gives; None where it answers no prompt."""
    found = ANSWER.fullmatch(component["custom_id"])
    if found is None:
        return None
    match, keys = component["custom_id"].split(":")[1], values or [found[2]]
    if keys[0].startswith("~") and keys[0].partition(".")[0] not in {Act.RANDOM, Act.SEND}:
        return None  # another page of what is offered, or something filled in
    return Press(match, int(found[1]), int(person), _choice(keys))


def told(choice: Choice) -> Choice:
    """As a press has it: what was written into a form is one text."""
    return repr(sorted(choice.items())) if isinstance(choice, dict) else choice


def _choice(keys: list[str]) -> Choice | None:
    """A key with `=` before it names an amount. What was filled in before it was sent is the bot's to know."""
    if keys[0].startswith("~"):
        return None
    return int(keys[0][1:]) if keys[0].startswith("=") else tuple(keys)
