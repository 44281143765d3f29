"""Parties for the tests: ready-made characters in a room, and an Action deck whose top is known."""

from bot.engine import Chance
from cogs.p52.content.cards import ACTION_DECK, Card
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.heroes.figures import most_health
from cogs.p52.rules.heroes.sheets import pregen
from cogs.p52.state.decks import Decks
from cogs.p52.state.match import State
from cogs.p52.state.people import Hero

ADA, BEN, CLEO, DAN = range(4)


def party(*pregens: str, options: P52Options | None = None, seed: bytes = b"p52") -> Crawl:
    """Everybody is ready and in full health; no room has been laid."""
    heroes = [Hero(seat, pregen(key), is_ready=True) for seat, key in enumerate(pregens)]
    for hero in heroes:
        hero.health = most_health(hero)
    crawl = Crawl(State(options or P52Options(), heroes, Decks(list(ACTION_DECK))), Chance(seed))
    crawl.chance.shuffle(crawl.state.decks.action)
    return crawl


def stack(crawl: Crawl, *cards: Card) -> None:
    """The next flips, in this order."""
    pile = crawl.state.decks.action
    for card in cards:
        pile.remove(card)
    pile += reversed(cards)
