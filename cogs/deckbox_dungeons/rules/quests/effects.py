"""Encounter deeds: what passing a check brings (6.7, 6.9, R19, R88)."""

from bot.engine import Script
from cogs.deckbox_dungeons.content.quest_kinds import Effect
from cogs.deckbox_dungeons.events.combat import EnemyStunned
from cogs.deckbox_dungeons.events.goods import Forged, ItemTaken
from cogs.deckbox_dungeons.events.quests import AllStunned, SealBroken
from cogs.deckbox_dungeons.rules.combat.attack import stun
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.heroes.counters import energised, enriched, healed
from cogs.deckbox_dungeons.rules.quests.doom import lower_doom
from cogs.deckbox_dungeons.rules.quests.revealing import take_for_free
from cogs.deckbox_dungeons.rules.quests.tongues import take_tongue
from cogs.deckbox_dungeons.state.pieces import Hero


def effect(delve: Delve, tile: int, hero: Hero, what: Effect) -> Script[None]:  # noqa: C901, PLR0912 - one way each
    """R88: it goes to the hero who did it unless it says each."""
    state = delve.state
    if what.what == "treasure":
        yield enriched(hero, what.amount)
    elif what.what == "tongue":
        state.has_boss_tongue |= state.tiles[tile].face == delve.quest.goal
        yield from take_tongue(delve, tile)
    elif what.what == "doom":
        yield from lower_doom(delve, what.amount)
    elif what.what == "market":
        yield from take_for_free(delve, hero)
    elif what.what == "energy":
        for other in delve.heroes:
            yield energised(other, what.amount)
    elif what.what == "heal":
        for other in delve.heroes:
            if tile in delve.ground.homes[other.at]:
                yield healed(other, what.amount)
    elif what.what == "stun":
        yield from _stun_all(delve, hero)
    elif what.what == "flask":
        yield from _flask(delve, hero)
    elif what.what == "forge":
        hero.forged, state.has_forged = 1, True
        yield Forged(seat=hero.seat, hero=hero.key)
    else:
        state.seals += 1
        yield SealBroken(seat=hero.seat, hero=hero.key, count=state.seals)


def _stun_all(delve: Delve, hero: Hero) -> Script[None]:
    """Every enemy on the map but the red ones."""
    stunned = 0
    for enemy in delve.state.enemies:
        for told in stun(enemy):
            stunned += isinstance(told, EnemyStunned)
    yield AllStunned(seat=hero.seat, hero=hero.key, count=stunned)


def _flask(delve: Delve, hero: Hero) -> Script[None]:
    """Q4g: the Fire Flask from deck or discards, if it is there."""
    for pile in (delve.state.item_deck, delve.state.discards):
        for item in [one for one in pile if one.kind.effect == "fire"][:1]:
            pile.remove(item)
            hero.items.append(item)
            yield ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, follows=None)
