"""Cards on their way: used ones are discarded, the market is filled again (R6, R7)."""

from bot.kit.decks import draw
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Hero, Item


def on_sale(delve: Delve) -> list[Item]:
    """The cards face up; of two alike the first, as it is the same which one is taken."""
    cards = [item for item in delve.state.market if item]
    return list({item.key: item for item in reversed(cards)}.values())[::-1]


def receive(hero: Hero, item: Item) -> None:
    """R101: what adds movement adds to what is left of a Move under way."""
    hero.items.append(item)
    if hero.move_left:
        hero.move_left += item.kind.speed


def hand_out(hero: Hero, item: Item) -> None:
    """And what is given away takes it along."""
    hero.items.remove(item)
    hero.move_left = max(0, hero.move_left - item.kind.speed)


def use_up(delve: Delve, hero: Hero, item: Item) -> None:
    """R7."""
    hero.items.remove(item)
    delve.state.discards.append(item)


def take_from_market(delve: Delve, hero: Hero, item: Item) -> Item | None:
    """The card goes to the hero, and is replaced at once; returns the card that follows, if there is one."""
    state = delve.state
    place = state.market.index(item)
    receive(hero, item)
    state.market[place] = draw(state.item_deck, state.discards, delve.chance)
    return state.market[place]
