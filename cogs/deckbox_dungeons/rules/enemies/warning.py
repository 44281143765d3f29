"""A short pause before a blow that somebody could change (R103): what lies open meanwhile are the offers of R92."""

from typing import Final

from bot.engine import Pause, Script
from cogs.deckbox_dungeons.content.kinds import ItemKind
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import Plan
from cogs.deckbox_dungeons.rules.enemies.figures import Blow
from cogs.deckbox_dungeons.rules.goods.keeping import on_sale
from cogs.deckbox_dungeons.rules.goods.minors import heal_options
from cogs.deckbox_dungeons.state.pieces import Hero

SECONDS = 5
GUARDS: Final = {"charm", "feather", "coin"}  # what helps whoever is hit and holds it


def warn(delve: Delve, coming: Plan) -> Script[None]:
    if coming.blow is not None and can_be_changed(delve, coming.blow, coming.targets):
        yield Pause(SECONDS, "blow")


def can_be_changed(delve: Delve, blow: Blow, seats: tuple[int, ...]) -> bool:
    """Does anybody hold, or can anybody afford, what could change it?"""
    targets = [delve.hero(seat) for seat in seats]
    return any(_can_help(delve, one, target, blow) for target in targets for one in delve.heroes)


def _can_help(delve: Delve, one: Hero, target: Hero, blow: Blow) -> bool:
    """By an ability, a card in hand, or one that can be bought."""
    if one is target and _is_stony(target) and target.energy >= target.power.energy:
        return True
    if one.ability == "mend" and heal_options(delve, one, target):
        return True
    cards = [item.kind for item in one.items]
    cards += [item.kind for item in on_sale(delve) if item.kind.cost <= one.treasure]
    return any(_helps(delve, card, one, target, blow) for card in cards)


def _helps(delve: Delve, card: ItemKind, one: Hero, target: Hero, blow: Blow) -> bool:
    """Whoever stands beside the target may hand the card over (R22), where it cannot be used from there."""
    if card.effect == "smoke":
        is_shot = blow.mode == "ranged" and not delve.is_smoky(target.at)
        return is_shot and delve.ground.share_tile(one.at, target.at)
    if card.effect == "drum":
        return _would_pay(target, card.amount)
    if one is not target and one not in delve.friends_near(target):
        return False
    if card.effect == "heal":
        return target.health < target.kind.health
    if card.effect == "energy":
        return _would_pay(target, card.amount)
    if card.effect == "cap":
        return not target.has_used_cap
    is_new = all(item.kind is not card for item in target.items)
    return card.effect in GUARDS or bool(card.defence and is_new)


def _is_stony(hero: Hero) -> bool:
    return hero.ability == "stone-skin"


def _would_pay(hero: Hero, energy: int) -> bool:
    """For Stone Skin, which the hero cannot pay for as yet."""
    return _is_stony(hero) and hero.energy < hero.power.energy <= hero.energy + energy
