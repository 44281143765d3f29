"""One flip of an ability that is no attack: no Ace, no King, no defence (R65); success is worth experience (R115)."""

from typing import NamedTuple

from bot.engine import Script
from cogs.p52.content.kinds import AbilityKind
from cogs.p52.events.combat import AbilityUsed
from cogs.p52.rules.combat.flips import Flip, amount_of, flip_for
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place, label

MEASURED = {"heal", "regenerate", "shield", "hover", "gizmo"}  # what they do is what is over


class Use(NamedTuple):
    """Which ability, where it goes, what it needs."""

    kind: AbilityKind
    at: Place
    target: int
    has_stamina: bool


def flipped(crawl: Crawl, hero: Hero, use: Use) -> Script[Flip]:
    flip = flip_for(crawl, hero, use.target, 0, has_stamina=use.has_stamina)
    hero.tally.feats += flip.is_success
    yield AbilityUsed(
        seat=hero.seat,
        hero=hero.sheet.name,
        ability=use.kind.key,
        spot=label(use.at),
        **flip.sum,
        over=max(0, flip.over),
        outcome=_outcome(hero, use.kind, flip),
    )
    return flip


def _outcome(hero: Hero, kind: AbilityKind, flip: Flip) -> str:
    """`bare`: it has worked, but nothing is over to make anything of it."""
    if not flip.is_success:
        return "failed"
    made = flip.over if kind.effect == "gizmo" else amount_of(hero, kind, flip.over)
    return "bare" if kind.effect in MEASURED and not made else "done"
