"""Minor actions that may be done at any time while no roll is being settled (R21, R92): heal, help, buy."""

from collections.abc import Iterator
from functools import partial

from bot.engine import Script
from bot.kit.deeds import Deed
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.goods import AbilityUsed, ItemBought, ItemUsed
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import on_sale, take_from_market, use_up
from cogs.deckbox_dungeons.rules.heroes.counters import energised, healed
from cogs.deckbox_dungeons.rules.heroes.figures import MOST_ENERGY, one_of_each
from cogs.deckbox_dungeons.state.pieces import Hero, Item

MENDED = 2  # Health


def minor_deeds(delve: Delve, hero: Hero) -> list[Deed]:
    """What is not offered would change nothing."""
    found: list[Deed] = []
    if hero.items or hero.ability == "mend":
        hurt = [other for other in delve.heroes if other.health < other.kind.health]
        found += [deed for other in hurt for deed in heal_deeds(delve, hero, other)]
        found += _helpful(delve, hero)
    if hero.treasure:
        found += [buying(delve, hero, item) for item in on_sale(delve) if item.kind.cost <= hero.treasure]
    return found


def buying(delve: Delve, hero: Hero, item: Item) -> Deed:
    return Deed(prompts.buy(item), partial(buy, delve, hero, item))


def using(delve: Delve, hero: Hero, item: Item) -> Deed:
    """Of what is for oneself, or for all."""
    return Deed(prompts.use(item), partial(_use, delve, hero, item, hero))


def heal_deeds(delve: Delve, hero: Hero, patient: Hero) -> list[Deed]:
    """How this hero could heal that one: with Mend, a draught, a ration."""
    if patient.health >= patient.kind.health or not (hero.items or hero.ability == "mend"):
        return []
    found: list[Deed] = []
    if hero.ability == "mend" and hero.energy >= hero.power.energy and delve.ground.share_tile(hero.at, patient.at):
        found.append(Deed(prompts.on_hero(hero, patient), partial(_mend, hero, patient)))
    draughts = [item for item in one_of_each(hero) if item.kind.effect == "heal"]
    if draughts and hero is not patient:
        is_near = patient in delve.friends_near(hero)
        draughts = [item for item in draughts if is_near and item.kind.is_for_friends]
    return found + [Deed(prompts.use_on(it, patient), partial(_use, delve, hero, it, patient)) for it in draughts]


def _helpful(delve: Delve, hero: Hero) -> Iterator[Deed]:
    for item in one_of_each(hero):
        effect = item.kind.effect
        if (
            (effect == "energy" and hero.energy < MOST_ENERGY)
            or (effect == "smoke" and not delve.is_smoky(hero.at))
            or (effect == "drum" and any(other.energy < MOST_ENERGY for other in delve.heroes))
        ):
            yield using(delve, hero, item)


def _mend(hero: Hero, patient: Hero) -> Script[None]:
    hero.energy -= hero.power.energy
    yield AbilityUsed(seat=hero.seat, hero=hero.key, ability=hero.ability, energy=hero.energy)
    yield healed(patient, MENDED)


def buy(delve: Delve, hero: Hero, item: Item) -> Script[None]:
    """R6: paid for with Treasure, replaced at once."""
    hero.treasure -= item.kind.cost
    follows = take_from_market(delve, hero, item)
    yield ItemBought(
        seat=hero.seat,
        hero=hero.key,
        item=item.key,
        cost=item.kind.cost,
        follows=None if follows is None else follows.key,
    )


def _use(delve: Delve, hero: Hero, item: Item, patient: Hero) -> Script[None]:
    use_up(delve, hero, item)
    yield ItemUsed(seat=hero.seat, hero=hero.key, item=item.key)
    kind = item.kind
    if kind.effect == "heal":
        yield healed(patient, kind.amount)
    elif kind.effect == "energy":
        yield energised(hero, kind.amount)
    elif kind.effect == "smoke":
        hero.is_smoking = True
        hero.smoke.append(hero.at)
    elif kind.effect == "drum":
        for other in delve.heroes:
            yield energised(other, kind.amount)
