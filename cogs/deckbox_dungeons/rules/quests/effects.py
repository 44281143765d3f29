"""Encounter deeds: what passing a check brings (6.7, 6.9, R19, R88)."""

from collections.abc import Callable

from bot.engine import Script
from cogs.deckbox_dungeons.content.quest_kinds import Effect
from cogs.deckbox_dungeons.events.combat import EnemyStunned
from cogs.deckbox_dungeons.events.goods import Forged, ItemTaken, NothingTaken
from cogs.deckbox_dungeons.events.quests import AllStunned, SealBroken
from cogs.deckbox_dungeons.rules.combat.attack import stun
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import receive
from cogs.deckbox_dungeons.rules.heroes.counters import energised, enriched, healed
from cogs.deckbox_dungeons.rules.quests.doom import lower_doom
from cogs.deckbox_dungeons.rules.quests.revealing import take_for_free
from cogs.deckbox_dungeons.rules.quests.tongues import take_tongue
from cogs.deckbox_dungeons.state.pieces import Hero


def effect(delve: Delve, tile: int, hero: Hero, what: Effect) -> Script[None]:
    """R88: it goes to the hero who did it unless it says each."""
    yield from EFFECTS[what.what](delve, tile, hero, what.amount)


def _treasure(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    yield enriched(hero, amount)


def _tongue(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    yield from take_tongue(delve, tile)


def _doom(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    yield from lower_doom(delve, amount)


def _market(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    yield from take_for_free(delve, hero)


def _energy(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    """Each living hero."""
    for other in delve.heroes:
        yield energised(other, amount)


def _heal(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    """Each hero in the tile."""
    for other in delve.heroes:
        if tile in delve.ground.homes[other.at]:
            yield healed(other, amount)


def _forge(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    hero.forged, delve.state.has_forged = 1, True
    yield Forged(seat=hero.seat, hero=hero.key)


def _seal(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    delve.state.seals += 1
    yield SealBroken(seat=hero.seat, hero=hero.key, count=delve.state.seals)


def _stun_all(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    """Every enemy on the map but the red ones."""
    stunned = 0
    for enemy in delve.state.enemies:
        for told in stun(enemy):
            stunned += isinstance(told, EnemyStunned)
    yield AllStunned(seat=hero.seat, hero=hero.key, count=stunned)


def _flask(delve: Delve, tile: int, hero: Hero, amount: int) -> Script[None]:
    """Q4g: the Fire Flask from deck or discards, if it is there."""
    for pile in (delve.state.item_deck, delve.state.discards):
        for item in [one for one in pile if one.kind.effect == "fire"][:1]:
            pile.remove(item)
            receive(hero, item)
            yield ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, follows=None)
            return
    yield NothingTaken(seat=hero.seat, hero=hero.key)


EFFECTS: dict[str, Callable[[Delve, int, Hero, int], Script[None]]] = {
    "treasure": _treasure,
    "tongue": _tongue,
    "doom": _doom,
    "market": _market,
    "energy": _energy,
    "heal": _heal,
    "stun": _stun_all,
    "flask": _flask,
    "forge": _forge,
    "seal": _seal,
}
