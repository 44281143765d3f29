"""Standing orders: what a seat has settled in advance, so that neither a question nor a wait tells what it holds.

Orders are part of the match's truth: an answer gives them, undo takes them back, exports and snapshots hold them. Only
the seat itself may see its own. An order is obeyed when a prompt is asked that it settles; what it answers follows from
the seat's own view, so it is not journalled: a replay comes to the same.

A plan is an order for one's next turn: it is carried out once. It holds as long as what it rests on is as it was, what
it names is offered, and nothing else is asked; else the seat is told so and is asked (`plans`).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.engine.answer import NO_PROMPT, Answer
from bot.engine.choice import Part
from bot.engine.facts import Fact
from bot.engine.kinds import PickSome, Plain

# Of a plan: it waits for the turn, a part of it has been carried out, or something came between. Empty: it is none.
Fate: TypeAlias = Literal["", "set", "begun", "dropped"]
WITHDRAWN = ()  # given in the place of an order's value


class Order(Struct, frozen=True):
    """An order a seat may give: `order-<word>` in the catalogue.

    A value whose being legal hangs on what others may not know would tell it: where it is not legal, the seat is asked.
    So let the values be such as can always be obeyed: not to react, the best there is, so many of each.
    """

    word: str
    rule: str
    kind: Plain  # what may be settled, such as one of several habits; at least one key where it is of several
    settles: tuple[str, ...] = ()  # the words of the prompts it answers; empty: its own word
    is_for_turn: bool = False  # it lapses where the turn ends
    facts: dict[str, Fact] = {}
    is_plan: bool = False  # it is for the seat's next turn, and is carried out once

    def takes(self, value: Part) -> bool:
        """Can it be given this value, or be withdrawn?"""
        return value == WITHDRAWN or self.kind.is_legal(value)

    def mistake(self) -> str:
        if isinstance(self.kind, PickSome) and self.kind.least < 1:
            return "to choose none cannot be told from withdrawing it"
        return self.kind.mistake()


class Given(Struct, frozen=True, omit_defaults=True):
    """An order as a seat has given it."""

    value: Part
    settles: tuple[str, ...]
    is_for_turn: bool = False
    plan: Fate = ""
    rests_on: str = ""  # a digest of what the plan rests on, as it was


# By seat, by the order's word.
Orders: TypeAlias = Mapping[int, dict[str, Given]]
NO_ORDERS: Orders = MappingProxyType({})


def order(seat: int, values: Mapping[str, Part]) -> Answer:
    """The seat settles something in advance, by the order's word, or (`WITHDRAWN`) wants to be asked again."""
    return Answer(NO_PROMPT, seat, dict(values))


def with_given(orders: Orders, seat: int, kinds: Mapping[str, Order], values: Mapping[str, Part]) -> Orders:
    """The orders, after the seat has given these.

    Of two that settle one question the one that the game names first goes before, whichever was given first.
    """
    mine = dict(orders.get(seat, {}))
    for word, value in values.items():
        mine.pop(word, None)
        if value != WITHDRAWN:
            kind = kinds[word]
            mine[word] = Given(value, kind.settles or (word,), kind.is_for_turn, "set" if kind.is_plan else "")
    ranks = {word: place for place, word in enumerate(kinds)}
    ranked = dict(sorted(mine.items(), key=lambda one: ranks.get(one[0], len(ranks))))
    return _cleared({**orders, seat: ranked})


def without_seat(orders: Orders, seat: int) -> Orders:
    """A seat that is left has no orders."""
    return _cleared({other: given for other, given in orders.items() if other != seat})


def at_turns_end(orders: Orders) -> Orders:
    """What was settled for one turn lapses, and so does what is left of a plan once that turn has come."""
    return _cleared({seat: {word: one for word, one in given.items() if _lasts(one)} for seat, given in orders.items()})


def _lasts(given: Given) -> bool:
    return not given.is_for_turn and given.plan in {"", "set"}


def _cleared(orders: Orders) -> Orders:
    return {seat: given for seat, given in orders.items() if given} or NO_ORDERS
