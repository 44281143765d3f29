"""What happens the moment an encounter is revealed (6.7, 6.9, D11)."""

from bot.engine import Option, Prompt, Script, ask
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.content.quest_kinds import Reveal
from cogs.deckbox_dungeons.events.goods import ItemTaken, NothingTaken, TreasureSpent
from cogs.deckbox_dungeons.events.quests import JarOpened
from cogs.deckbox_dungeons.rules.combat.checks import free_check
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_hero
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.keeping import on_sale, take_from_market
from cogs.deckbox_dungeons.rules.heroes.counters import enriched
from cogs.deckbox_dungeons.state.pieces import Hero, Item

BAD_JAR = 2  # a die of so much or less bursts
BEGGED = 4  # what the Beggar King's gift costs at most
LEAVE = Option("leave", "leave-it")


def reveal_effect(delve: Delve, tile: int, reveal: Reveal, hero: Hero) -> Script[None]:
    if not hero.is_up:
        return
    if reveal.what == "check":
        yield from _fall(delve, hero, reveal)
    elif reveal.what == "jar":
        yield from _jar(delve, tile, hero)
    else:
        yield from _beggar(delve, hero)


def _fall(delve: Delve, hero: Hero, reveal: Reveal) -> Script[None]:
    """A free check, once; failure hurts."""
    if not (yield from free_check(delve, hero, reveal.skill, reveal.needed)):
        yield from hurt_hero(delve, hero, reveal.damage, "barrels" if reveal.damage == 1 else "track")


def _jar(delve: Delve, tile: int, hero: Hero) -> Script[None]:
    """Q1f: to leave it is the safe way."""
    options = (LEAVE, Option("open", "open-jar"))
    answer = yield from ask(prompts.one_of(hero, "jar", "R27", options, LEAVE.key))
    if answer.key == LEAVE.key:
        return
    die = delve.chance.die()
    yield JarOpened(seat=hero.seat, hero=hero.key, die=die, is_good=die > BAD_JAR)
    ground = delve.ground
    inside = [other for other in delve.heroes if tile in ground.homes[other.at]]
    for other in inside:
        if die > BAD_JAR:
            yield enriched(other, 1)
        else:
            yield from hurt_hero(delve, other, 1, "jar")


def _beggar(delve: Delve, hero: Hero) -> Script[None]:
    """Q6f: a coin for a card of cost 4 or less."""
    if len(_beggars_choice(delve, hero).options) == 1:
        return
    answer = yield from delve.asks(lambda: _beggars_choice(delve, hero))
    if answer.key == LEAVE.key:
        return
    item = next(item for item in delve.state.market if item and _begged(item).key == answer.key)
    hero.treasure -= 1
    yield TreasureSpent(seat=hero.seat, hero=hero.key, amount=1, treasure=hero.treasure)
    yield taken(delve, hero, item)


def _beggars_choice(delve: Delve, hero: Hero) -> Prompt:
    cards = [item for item in on_sale(delve) if item.kind.cost <= BEGGED and hero.treasure]
    return prompts.one_of(hero, "beggar", "R27", (LEAVE, *map(_begged, cards)), LEAVE.key)


def _begged(item: Item) -> Option:
    return Option(f"item-{item.id}", "take-item", prompts.item_facts(item))


def taken(delve: Delve, hero: Hero, item: Item) -> ItemTaken:
    """A card of the market for nothing."""
    follows = take_from_market(delve, hero, item)
    return ItemTaken(seat=hero.seat, hero=hero.key, item=item.key, follows=None if follows is None else follows.key)


def take_for_free(delve: Delve, hero: Hero) -> Script[None]:
    """The acting hero takes one card of the market (Q4)."""
    key = (yield from delve.asks(lambda: _free_choice(delve, hero))).key if on_sale(delve) else ""
    item = next((item for item in delve.state.market if item and _begged(item).key == key), None)
    yield NothingTaken(seat=hero.seat, hero=hero.key) if item is None else taken(delve, hero, item)


def _free_choice(delve: Delve, hero: Hero) -> Prompt:
    """Somebody may buy the last card meanwhile: then there is nothing to take."""
    cards = [_begged(item) for item in on_sale(delve)] or [LEAVE]
    return prompts.one_of(hero, "gift", "R19", cards, cards[0].key)
