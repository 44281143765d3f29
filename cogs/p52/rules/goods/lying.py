"""What lies on a spot, and is picked up free in passing (R33, R63, 9.7)."""

from collections.abc import Iterator

from bot.engine import Fact, Option, Prompt, Script, ask
from cogs.p52.content.places import KEY
from cogs.p52.content.tables import ITEMS
from cogs.p52.events.goods import ItemPicked
from cogs.p52.events.map import KeyTaken
from cogs.p52.prompts import words
from cogs.p52.prompts.options import LEAVE_LYING, thing
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.rules.goods.finding import find
from cogs.p52.rules.quests.ends import judge
from cogs.p52.rules.quests.keys import KEY_ITEM
from cogs.p52.state.people import Hero, Item, Left
from cogs.p52.state.places import label


def lying_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    """R33: what lies here, free at any time of the turn; the stunned pick nothing up (R109)."""
    spot = crawl.spots[hero.at]
    if hero.is_stunned:
        return
    seen: set[tuple[str, str]] = set()
    for item in spot.items:
        if (item.key, item.part) not in seen:
            seen.add((item.key, item.part))
            yield Deed(thing(f"take-{item.id}", "pick-up", item), pick_up, (item,), is_free=True)
    if spot.drops:
        yield Deed(Option("search", "search", group="things"), search, is_free=True)


def gather(crawl: Crawl, hero: Hero, *, is_in_turn: bool = True) -> Script[None]:
    """Keys and relics come along in any case, the rest where finds are taken by themselves and one can (R33, R109)."""
    spot = crawl.spots[hero.at]
    for item in list(spot.items):
        if ITEMS[item.key].is_relic or (is_in_turn and _takes(crawl, hero)):
            yield from pick_up(crawl, hero, item)
    while spot.drops and is_in_turn and _takes(crawl, hero):
        yield from search(crawl, hero)


def _takes(crawl: Crawl, hero: Hero) -> bool:
    return crawl.options.finds == "taken" and hero.is_up and not hero.is_stunned


def pick_up(crawl: Crawl, hero: Hero, item: Item) -> Script[None]:
    spot = crawl.spots[hero.at]
    spot.items.remove(item)
    hero.bag.append(item)
    crawl.room.is_key_taken |= spot.mark == KEY and item.key == KEY_ITEM
    told = KeyTaken if ITEMS[item.key].is_relic else ItemPicked
    yield told(seat=hero.seat, hero=hero.sheet.name, item=item.key, spot=label(hero.at))
    judge(crawl)


def search(crawl: Crawl, hero: Hero) -> Script[None]:
    """R63: what an enemy has dropped is found out by whoever collects it."""
    crawl.spots[hero.at].drops -= 1
    yield from find(crawl, hero, "drop")


def look_down(crawl: Crawl, hero: Hero, made: int) -> Script[None]:
    """R33: what lies there can be picked up where a walk or the turn's deed has ended, as well as before it.

    Not what the hero has left there before, nor what it has just found and left: things with a number above `made`.
    A victory takes nothing away: what the boss has dropped there can still be picked up.
    """
    while _is_tempted(crawl, hero, made):
        deeds = {deed.option.key: deed for deed in lying_deeds(crawl, hero)}
        facts: dict[str, Fact] = {"hero": hero.sheet.name, "spot": label(hero.at)}
        options, default = (*(deed.option for deed in deeds.values()), LEAVE_LYING), (LEAVE_LYING.key,)
        prompt = Prompt(hero.seat, words.STOOP, "R33", options, default=default, facts=facts, main=options[0].key)
        answer = yield from ask(prompt)
        if answer.key not in deeds:
            leave_rest(crawl, hero)
            return
        yield from deeds[answer.key].play(crawl, hero, *deeds[answer.key].args)


def _is_tempted(crawl: Crawl, hero: Hero, made: int) -> bool:
    spot, left = crawl.spots[hero.at], hero.left
    is_new = any(item.id <= made and item.id not in left.items for item in spot.items) or spot.drops > left.drops
    return is_new and hero.is_up and not hero.is_stunned and crawl.state.result in {"", "won"}


def leave_rest(crawl: Crawl, hero: Hero) -> None:
    """Whoever wants nothing of what lies there is not asked about it again until they come back."""
    spot = crawl.spots[hero.at]
    hero.left = Left(tuple(item.id for item in spot.items), spot.drops)
