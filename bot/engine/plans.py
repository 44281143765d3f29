"""Plans: the orders that a seat has set aside for its next turn, and what becomes of them when it comes.

A plan is given as an order is, and as hidden. It is held against what it rests on when its turn begins, and from then
on against what is asked: whatever it did not foresee is asked, and the rest of it is dropped. Nothing is dropped
before that, as nothing is asked.
"""

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine.choice import Choice, Part
from bot.engine.game import Game
from bot.engine.orders import Fate, Given, Orders
from bot.engine.prompt import Prompt


class Plan(Struct, frozen=True):
    """`parts` by the order's word. `holds`: would it be carried out now? `is_dropped`: it was, in this turn."""

    parts: dict[str, Part]
    holds: bool = True
    is_dropped: bool = False


class Step(NamedTuple):
    """The word of the order that a question is held against, and what it answers. No word: it is none of the plan's."""

    word: str
    choice: Choice | None


def has_plan(orders: Orders, seat: int) -> bool:
    return any(given.plan in {"set", "begun"} for given in orders.get(seat, {}).values())


def plan_of(mine: Mapping[str, Given], game: Game[Any, Any], view: Any) -> Plan | None:
    """None: nothing is set aside, and nothing was dropped."""
    planned = [given for given in mine.values() if given.plan]
    if not planned:
        return None
    is_dropped = any(given.plan == "dropped" for given in planned)
    return Plan(_parts(mine), not is_dropped and _holds(mine, game, view), is_dropped)


def founded(orders: Orders, seat: int, game: Game[Any, Any], view: Any) -> Orders:
    """The seat has settled something: its plan rests on what it sees now, and takes the place of a dropped one."""
    mine = orders.get(seat, {})
    if not any(given.plan == "set" for given in mine.values()):
        return orders
    kept = {word: given for word, given in mine.items() if given.plan != "dropped"}
    seen = _digest(kept, game, view)
    return {**orders, seat: {word: _set(given, seen) for word, given in kept.items()}}


def step_of(mine: Mapping[str, Given], game: Game[Any, Any], view: Any, asked: Prompt) -> Step:
    """What the plan answers. A word without a choice: it comes to nothing, and is to be dropped."""
    meant = {word: given for word, given in mine.items() if given.plan in {"set", "begun"}}
    word = next((word for word, given in meant.items() if asked.word in given.settles), "")
    has_begun = any(given.plan == "begun" for given in meant.values())
    if not word:
        return Step(next(iter(meant)) if has_begun else "", None)
    if not has_begun and not _holds(meant, game, view):
        return Step(word, None)
    choice = game.ordered(view, asked, word, meant[word].value)
    return Step(word, choice if choice is not None and asked.is_legal(choice) else None)


def carried_out(orders: Orders, seat: int, word: str) -> Orders:
    """One part of it; the rest has begun."""
    rest = {other: _as(given, "begun") for other, given in orders[seat].items() if other != word}
    return {other: given for other, given in {**orders, seat: rest}.items() if given}


def dropped(orders: Orders, seat: int) -> Orders:
    """All of it. That it was stays to be told until the turn is over."""
    return {**orders, seat: {word: _as(given, "dropped") for word, given in orders[seat].items()}}


def _as(given: Given, fate: Fate) -> Given:
    return replace(given, plan=fate) if given.plan else given


def _set(given: Given, seen: str) -> Given:
    return replace(given, rests_on=seen) if given.plan == "set" else given


def _holds(mine: Mapping[str, Given], game: Game[Any, Any], view: Any) -> bool:
    """Once it has begun it is held against what is asked alone."""
    planned = [given for given in mine.values() if given.plan == "set"]
    return not planned or planned[0].rests_on == _digest(mine, game, view)


def _parts(mine: Mapping[str, Given]) -> dict[str, Part]:
    return {word: given.value for word, given in mine.items() if given.plan}


def _digest(mine: Mapping[str, Given], game: Game[Any, Any], view: Any) -> str:
    seen = msgspec.msgpack.encode(game.rests_on(view, _parts(mine)))
    return hashlib.sha256(seen).hexdigest()[:16]
