"""Heal, Healing Glow, Regeneration, Revive, Magic Shield (5.3)."""

from bot.engine import Script
from cogs.p52.events.combat import Mending, Shielded
from cogs.p52.rules.abilities.used import Use, flipped
from cogs.p52.rules.combat.flips import amount_of
from cogs.p52.rules.combat.wounds import heal, revive
from cogs.p52.rules.crawl import Crawl
from cogs.p52.state.people import Hero, Spell
from cogs.p52.state.places import Place, label
from cogs.p52.state.room import Shield


def heal_one(crawl: Crawl, hero: Hero, use: Use, friend: Hero) -> Script[None]:
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        yield from heal(friend, amount_of(hero, use.kind, flip.over), use.kind.key)


def glow(crawl: Crawl, hero: Hero, use: Use) -> Script[None]:
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        for friend in crawl.heroes:
            yield from heal(friend, amount_of(hero, use.kind, flip.over), use.kind.key)


def regenerate(crawl: Crawl, hero: Hero, use: Use, friend: Hero) -> Script[None]:
    """On each of the next three turns of that character; what was at work before goes on beside it."""
    flip = yield from flipped(crawl, hero, use)
    amount, turns = amount_of(hero, use.kind, flip.over), use.kind.rounds
    if flip.is_success and amount:
        friend.balms += [Spell(friend.mends, friend.mending)] if friend.mending else []
        friend.mends, friend.mending = amount, turns
        yield Mending(seat=friend.seat, hero=friend.sheet.name, amount=amount, turns=turns)


def raise_dead(crawl: Crawl, hero: Hero, use: Use, friend: Hero) -> Script[None]:
    flip = yield from flipped(crawl, hero, use)
    if flip.is_success:
        yield from revive(crawl, friend, amount_of(hero, use.kind, flip.over))


def shield(crawl: Crawl, hero: Hero, use: Use, place: Place) -> Script[None]:
    """Each takes off what it takes off, however many lie over one spot."""
    flip = yield from flipped(crawl, hero, use)
    amount, rounds = amount_of(hero, use.kind, flip.over), use.kind.rounds
    if flip.is_success and amount:
        crawl.room.shields.append(Shield(place, amount, rounds))
        yield Shielded(spot=label(place), amount=amount, rounds=rounds)
