"""Minor actions that may be done at any time while no roll is being settled (R21, R92): heal, help, buy."""

from collections.abc import Iterator

from bot.engine import Option, Script
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.goods import AbilityUsed, ItemBought, ItemUsed
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import on_sale, take_from_market, use_up
from cogs.deckbox_dungeons.rules.heroes.counters import energised, healed
from cogs.deckbox_dungeons.rules.heroes.figures import MOST_ENERGY, one_of_each
from cogs.deckbox_dungeons.state.pieces import Hero, Item

MENDED = 2  # Health


def minor_options(delve: Delve, hero: Hero) -> list[Option]:
    """What is not offered would change nothing."""
    found: list[Option] = []
    if hero.items or hero.ability == "mend":
        hurt = [other for other in delve.heroes if other.health < other.kind.health]
        found += [option for other in hurt for option in heal_options(delve, hero, other)]
        found += _helpful(delve, hero)
    if hero.treasure:
        found += [prompts.buy(item) for item in on_sale(delve) if item.kind.cost <= hero.treasure]
    return found


def heal_options(delve: Delve, hero: Hero, patient: Hero) -> list[Option]:
    """How this hero could heal that one: with Mend, a draught, a ration."""
    if patient.health >= patient.kind.health or not (hero.items or hero.ability == "mend"):
        return []
    found: list[Option] = []
    if hero.ability == "mend" and hero.energy >= hero.power.energy and delve.ground.share_tile(hero.at, patient.at):
        found.append(prompts.mend(hero, patient))
    draughts = [item for item in one_of_each(hero) if item.kind.effect == "heal"]
    if draughts and hero is not patient:
        is_near = patient in delve.friends_near(hero)
        draughts = [item for item in draughts if is_near and item.kind.is_for_friends]
    return found + [prompts.use_on(item, patient) for item in draughts]


def _helpful(delve: Delve, hero: Hero) -> Iterator[Option]:
    for item in one_of_each(hero):
        effect = item.kind.effect
        if (
            (effect == "energy" and hero.energy < MOST_ENERGY)
            or (effect == "smoke" and not delve.is_smoky(hero.at))
            or (effect == "drum" and any(other.energy < MOST_ENERGY for other in delve.heroes))
        ):
            yield prompts.use(item)


def play_minor(delve: Delve, hero: Hero, key: str) -> Script[None]:
    verb, *parts = key.split("-")
    if verb == "buy":
        yield from buy(delve, hero, next(item for item in delve.state.market if item and item.id == int(parts[0])))
    elif verb == "ability":
        hero.energy -= hero.power.energy
        yield AbilityUsed(seat=hero.seat, hero=hero.key, ability=hero.ability, energy=hero.energy)
        yield healed(delve.hero(int(parts[0][1:])), MENDED)
    else:
        item = next(item for item in hero.items if item.id == int(parts[0]))
        patient = delve.hero(int(parts[1][1:])) if len(parts) > 1 else hero
        yield from _use(delve, hero, item, patient)


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
