"""Give and take between two seats: what each may give, what is on the table, and how it is answered."""

from collections.abc import Iterator, Mapping
from typing import Self

from msgspec import Struct

from bot.engine.chance import Chance
from bot.engine.choice import Choice, Part
from bot.engine.facts import Fact
from bot.engine.kinds.base import BaseKind, mistake_in_bounds, mistake_in_keys
from bot.engine.kinds.pick import PickSome
from bot.engine.option import Option

GIVE, TAKE = "give", "take"  # the fields of a proposal; an amount stands in `give.<key>`
ACCEPT, REFUSE = ("accept",), ("refuse",)


class Stock(Struct, frozen=True):
    """A thing that is counted, and how much of it may be given. `word` and `facts` name it (`stock-<word>`)."""

    key: str
    most: int
    word: str = ""  # empty: the key itself
    facts: dict[str, Fact] = {}


class Side(Struct, frozen=True):
    """What one side may give: things, and amounts."""

    items: tuple[Option, ...] = ()
    stocks: tuple[Stock, ...] = ()


class Bundle(Struct, frozen=True, omit_defaults=True):
    """What one side gives: keys of things, and amounts above zero by key."""

    items: tuple[str, ...] = ()
    amounts: dict[str, int] = {}

    def __bool__(self) -> bool:
        return bool(self.items or self.amounts)


class Offer(Struct, frozen=True, omit_defaults=True):
    """What is offered, as one of the two sees it. States may keep it."""

    give: Bundle = Bundle()
    take: Bundle = Bundle()

    @property
    def reversed(self) -> "Offer":
        """The same, as the other side sees it."""
        return Offer(self.take, self.give)

    @property
    def choice(self) -> dict[str, Part]:
        """The answer that proposes it."""
        parts: dict[str, Part] = {}
        for name, bundle in ((GIVE, self.give), (TAKE, self.take)):
            if bundle.items:
                parts[name] = bundle.items
            parts |= {f"{name}.{key}": amount for key, amount in bundle.amounts.items()}
        return parts

    @classmethod
    def of(cls, choice: Mapping[str, Part]) -> Self:
        """The proposal that was made by such an answer. Raises ValueError where it is none."""
        if not _is_formed(choice):
            raise ValueError(f"this is no proposal: {dict(choice)!r}")
        return cls(_bundle(choice, GIVE), _bundle(choice, TAKE))


class Deal(BaseKind, frozen=True, tag="deal"):
    """A deal with another seat. The choice is ("accept",), ("refuse",), or a mapping: a proposal or a counter-offer.

    With nothing on the table there is nothing to accept; `can_propose` is False where it is take it or leave it.
    Gifts are deals, too: one of the sides may be empty. Who proposes has agreed, who accepts agrees: both have.
    """

    partner: int  # the other seat
    mine: Side
    theirs: Side
    offer: Offer | None = None  # on the table, as the seat that is asked sees it
    can_propose: bool = True

    @property
    def options(self) -> tuple[Option, ...]:
        return self.mine.items + self.theirs.items

    def parts(self) -> Iterator[Mapping[str, Fact]]:
        return (stock.facts for side in (self.mine, self.theirs) for stock in side.stocks)

    def is_legal(self, choice: Choice) -> bool:
        if isinstance(choice, dict):
            return self.can_propose and _is_formed(choice) and self.is_possible(Offer.of(choice))
        return choice == REFUSE or (choice == ACCEPT and self.offer is not None)

    def is_possible(self, offer: Offer) -> bool:
        """Can both sides give that? An offer of nothing for nothing is none."""
        return (
            bool(offer.give or offer.take) and _can_give(self.mine, offer.give) and _can_give(self.theirs, offer.take)
        )

    def random(self, chance: Chance) -> Choice:
        ways: list[Choice] = [REFUSE, *([ACCEPT] if self.offer is not None else [])]
        if self.can_propose:
            offer = Offer(_any_bundle(self.mine, chance), _any_bundle(self.theirs, chance))
            ways += [offer.choice] if offer.give or offer.take else []
        return chance.pick(ways)

    def mistake(self) -> str:
        for side in (self.mine, self.theirs):
            keys = [item.key for item in side.items] + [stock.key for stock in side.stocks]
            wrong = mistake_in_keys(keys, "the thing") or next(filter(None, map(_mistake, side.stocks)), "")
            if wrong:
                return wrong
        if self.offer is not None and not self.is_possible(self.offer):
            return "what is on the table cannot be given"
        return "" if self.offer is not None or self.can_propose else "there is nothing to accept and nothing to propose"


def _mistake(stock: Stock) -> str:
    return mistake_in_bounds(0, stock.most)


def _can_give(side: Side, bundle: Bundle) -> bool:
    most = {stock.key: stock.most for stock in side.stocks}
    has_items = set(bundle.items) <= {item.key for item in side.items} and len(set(bundle.items)) == len(bundle.items)
    return has_items and all(0 < amount <= most.get(key, 0) for key, amount in bundle.amounts.items())


def _any_bundle(side: Side, chance: Chance) -> Bundle:
    items = PickSome(side.items, 0, len(side.items)).random(chance)
    amounts = {stock.key: chance.below(stock.most + 1) for stock in side.stocks}
    return Bundle(items, {key: amount for key, amount in amounts.items() if amount})


def _is_formed(choice: Mapping[str, Part]) -> bool:
    """Is it a proposal at all: keys under the two names, whole numbers under a name and a key?"""
    amounts = (f"{GIVE}.", f"{TAKE}.")
    return all(
        isinstance(part, tuple) if name in {GIVE, TAKE} else type(part) is int and name.startswith(amounts)
        for name, part in choice.items()
    )


def _bundle(choice: Mapping[str, Part], name: str) -> Bundle:
    items = choice.get(name, ())
    counted = {key.removeprefix(f"{name}."): part for key, part in choice.items() if key.startswith(f"{name}.")}
    assert isinstance(items, tuple)
    return Bundle(items, {key: amount for key, amount in counted.items() if isinstance(amount, int)})
