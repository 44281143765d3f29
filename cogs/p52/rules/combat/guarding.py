"""R53 to R55: an enemy that is hit defends with a flip of its own, unless it is frozen."""

from typing import NamedTuple

from cogs.p52.content.cards import Card, value
from cogs.p52.content.kinds import AbilityKind, Way
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.rules.combat.flips import Flip
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import line
from cogs.p52.state.people import Enemy


class Guard(NamedTuple):
    """What it flipped, and how much it lets through: none, half, full."""

    card: Card
    trait: int
    total: int
    share: str


def guard(crawl: Crawl, kind: AbilityKind, enemy: Enemy, flip: Flip) -> Guard:
    trait = line(crawl.state, enemy).traits.against(way_of(kind))
    if enemy.frozen:
        return Guard(NO_CARD, trait, 0, "full")
    card = crawl.flip()
    total = value(card) + trait
    return Guard(card, trait, total, "none" if total > flip.total else "half" if total == flip.total else "full")


def way_of(kind: AbilityKind) -> Way:
    assert kind.kind in {"melee", "ranged", "magic"}
    return kind.kind
