"""A short pause before a blow that somebody could change (R103): what lies open meanwhile are the offers of R92."""

from typing import Final

from bot.engine import Pause, Script
from cogs.deckbox_dungeons.content.kinds import ItemKind
from cogs.deckbox_dungeons.rules.combat.defence import would_help
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.figures import Blow
from cogs.deckbox_dungeons.rules.enemies.foreseeing import coming
from cogs.deckbox_dungeons.rules.goods.keeping import on_sale
from cogs.deckbox_dungeons.rules.goods.minors import heal_deeds
from cogs.deckbox_dungeons.state.pieces import Enemy, Hero

SECONDS = 5
GUARDS: Final = {"charm", "feather", "coin"}  # what helps whoever is hit and holds it


def warn(delve: Delve, enemy: Enemy) -> Script[None]:
    """Looked at is the blow that will come, after what Siphon takes (R74)."""
    then = delve.likeness()
    found = coming(then, next(one for one in then.state.enemies if one.id == enemy.id))
    if found.blow is not None and can_be_changed(then, found.blow, found.targets):
        yield Pause(SECONDS, "blow")


def can_be_changed(delve: Delve, blow: Blow, seats: tuple[int, ...]) -> bool:
    """Does anybody hold, or can anybody afford, what could change it?"""
    targets = [delve.hero(seat) for seat in seats]
    return any(_can_help(delve, one, target, blow) for target in targets for one in delve.heroes)


def _can_help(delve: Delve, one: Hero, target: Hero, blow: Blow) -> bool:
    """By an ability, a card in hand, or one that can be bought."""
    if one is target and _is_stony(target, blow) and target.energy >= target.power.energy:
        return True
    if one.ability == "mend" and heal_deeds(delve, one, target):
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
        return _would_pay(target, blow, card.amount)
    if one is not target and one not in delve.friends_near(target):
        return False
    if card.effect == "heal":
        return target.health < target.kind.health
    if card.effect == "energy":
        return _would_pay(target, blow, card.amount)
    if card.effect == "cap":
        return not target.has_used_cap
    is_new = all(item.kind is not card for item in target.items)
    return card.effect in GUARDS or bool(card.defence and is_new)


def _is_stony(hero: Hero, blow: Blow) -> bool:
    """R93: nor where Defence is as good as it can be."""
    return hero.ability == "stone-skin" and would_help(hero, is_pierced="pierce" in blow.keywords)


def _would_pay(hero: Hero, blow: Blow, energy: int) -> bool:
    """For Stone Skin, which the hero cannot pay for as yet."""
    return _is_stony(hero, blow) and hero.energy < hero.power.energy <= hero.energy + energy
