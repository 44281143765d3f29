"""What can be looked at of what has happened: its words, its cards, whom it is about."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from bot.engine import Event, Fact, Term
from bot.kit import beats
from cogs.p52.events.combat import Attacked, Struck
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import EnemyAppeared
from cogs.p52.events.told import Assailed, Clashed
from cogs.p52.view.joined import assailed
from cogs.p52.view.moments import is_enemys, looks_of

Cards = tuple[str, ...]  # the flip first, then a stamina card


class Clash(NamedTuple):
    """A blow: who strikes, and the cards of both sides. `answer` is empty where nobody has defended."""

    striker: Literal["hero", "enemy"]
    cards: Cards
    total: int
    target: int
    answer: Cards = ()
    answer_total: int = 0
    answer_target: int = 0
    is_down: bool = False  # who was struck


class Beat(beats.Beat, frozen=True):
    """One look. `is_enemys`: their doing, or a misfortune."""

    cards: Cards
    seat: int | None
    enemy: str
    is_enemys: bool
    clash: Clash | None = None


def beats_of(moments: Sequence[Event]) -> list[Beat]:
    """The weightiest, in the order in which they happened."""
    return [_beat(event) for event in looks_of(moments)]


def _beat(event: Event) -> Beat:
    return Beat(
        word=event.word,
        facts=event.facts,
        cards=() if isinstance(event, EnemyAppeared) else _cards(event.facts),
        seat=getattr(event, "seat", None),
        enemy=getattr(event, "enemy", ""),
        is_enemys=is_enemys(event),
        clash=_clash(event),
    )


def _cards(facts: Mapping[str, Fact]) -> Cards:
    found = (facts.get(name) for name in ("card", "cards", "stamina"))
    return _played(*(key for fact in found if isinstance(fact, Term) for key in fact.keys))


def _played(*cards: str) -> Cards:
    return tuple(card for card in cards if card != NO_CARD)


def _clash(event: Event) -> Clash | None:
    match event:
        case Attacked():
            return Clash("hero", _played(event.card, event.stamina), event.total, event.target)
        case Clashed():
            cast, answer = _played(event.card, event.stamina), _played(event.answer)
            is_down = event.has_fallen
            return Clash("hero", cast, event.total, event.target, answer, event.answer_total, event.total, is_down)
        case Struck():
            return _onset(assailed(event))
        case Assailed():
            return _onset(event)
    return None


def _onset(blow: Assailed) -> Clash:
    answer, is_down = _played(blow.answer, blow.stamina), blow.fate == "dead"
    cast = _played(blow.card)
    return Clash("enemy", cast, blow.total, blow.target, answer, blow.answer_total, blow.answer_target, is_down)
