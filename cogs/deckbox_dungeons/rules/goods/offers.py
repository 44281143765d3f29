"""Standing offers (R92): minor actions of heroes beside what is asked. They are withdrawn while a roll is settled."""

from bot.engine import Answer, Script, Standing
from bot.kit.deeds import by_key, options_of
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.rules.goods.trade import trades
from cogs.deckbox_dungeons.state.pieces import Hero


def standing(delve: Delve) -> list[Standing]:
    """What lies open now, after every answer; and what is open already is offered as things stand."""
    delve.renew()
    if delve.is_rolling or delve.is_over:
        return []
    found: list[Standing] = []
    heroes = delve.heroes
    has_goods = any(hero.treasure or hero.items for hero in heroes)
    for hero in heroes:
        if hero.seat != delve.own_minors and (deeds := minor_deeds(delve, hero)):
            found.append(Standing(prompts.minor(hero, options_of(deeds)), _Minor(delve, hero)))
        found += trades(delve, hero) if has_goods else ()
    return found


class _Minor:
    """What follows when an offer is taken."""

    def __init__(self, delve: Delve, hero: Hero) -> None:
        self.delve, self.hero = delve, hero

    def __call__(self, answer: Answer) -> Script[None]:
        self.delve.is_stale = True
        yield from by_key(minor_deeds(self.delve, self.hero))[answer.key].play()
