"""R95, R96: on one's own turn, before anything else, both on one spot. Giving is done at once, taking is asked for."""

from collections.abc import Iterator

from bot.engine import Fact, Prompt, Script, Who, ask
from cogs.p52.events.goods import Traded, TradeRefused
from cogs.p52.prompts import words
from cogs.p52.prompts.options import ACCEPT, REFUSE, term, thing
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.deed import Deed
from cogs.p52.state.people import Hero, Item


def trade_deeds(crawl: Crawl, hero: Hero) -> Iterator[Deed]:
    for friend in crawl.heroes:
        if friend is hero or friend.at != hero.at:
            continue
        for item in _different(hero):
            option = thing(f"give-{item.id}-{friend.seat}", "give", item, {"friend": friend.sheet.name})
            yield Deed(option, give, (item, friend), is_free=True)
        for item in _different(friend):
            option = thing(f"ask-{item.id}-{friend.seat}", "ask-for", item, {"friend": friend.sheet.name})
            yield Deed(option, request, (item, friend), is_free=True)


def _different(hero: Hero) -> Iterator[Item]:
    """One of each kind; what is not worn first."""
    seen: set[tuple[str, str]] = set()
    for item in sorted(hero.bag, key=lambda item: item.id in hero.worn) if hero.worn else hero.bag:
        if (item.key, item.part) not in seen:
            seen.add((item.key, item.part))
            yield item


def give(crawl: Crawl, hero: Hero, item: Item, friend: Hero) -> Script[None]:
    yield _passed(hero, item, friend, "given")


def request(crawl: Crawl, hero: Hero, item: Item, friend: Hero) -> Script[None]:
    """P10: refused if nobody answers."""
    facts: dict[str, Fact] = {
        "hero": friend.sheet.name,
        "friend": hero.sheet.name,
        "item": term("item", item.key),
        "who": Who((hero.seat,)),
    }
    prompt = Prompt(friend.seat, words.CONSENT, "R95", (ACCEPT, REFUSE), default=(REFUSE.key,), facts=facts)
    if (yield from ask(prompt)).key == ACCEPT.key:
        yield _passed(friend, item, hero, "taken")
    else:
        yield TradeRefused(
            seat=friend.seat,
            hero=friend.sheet.name,
            item=item.key,
            friend=hero.seat,
            friend_name=hero.sheet.name,
        )


def _passed(giver: Hero, item: Item, taker: Hero, way: str) -> Traded:
    giver.bag.remove(item)
    if item.id in giver.worn:
        giver.worn.remove(item.id)
    taker.bag.append(item)
    return Traded(
        seat=giver.seat,
        hero=giver.sheet.name,
        item=item.key,
        friend=taker.seat,
        friend_name=taker.sheet.name,
        way=way,
    )
