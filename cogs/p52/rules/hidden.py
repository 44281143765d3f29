"""What nobody may know: the decks, stamina piles, and what lies face down (section 4)."""

from bot.engine import Chance
from cogs.p52.state.match import State
from cogs.p52.state.places import NOWHERE
from cogs.p52.state.room import Spot


def reshuffle(state: State, chance: Chance) -> None:
    """Another world that looks the same: Action cards in deck and piles, Enemy cards, spots that are face down."""
    _shuffle_action(state, chance)
    chance.shuffle(state.decks.enemy)
    chance.shuffle(state.decks.room)
    _shuffle_spots(state, chance)
    _shuffle_lurkers(state, chance)


def _shuffle_lurkers(state: State, chance: Chance) -> None:
    """R140: whoever stands on a spot that is face down may stand on any of them."""
    down = [spot.at for spot in state.room.spots if not spot.is_up]
    covered = set(down)
    for enemy in state.room.enemies:
        if enemy.at in covered:
            enemy.at, enemy.climbs = chance.pick(down), NOWHERE


def _shuffle_action(state: State, chance: Chance) -> None:
    piles = [state.decks.action, *(hero.stamina for hero in state.heroes)]
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def _shuffle_spots(state: State, chance: Chance) -> None:
    """In a random room cards lie anywhere, those left in the deck as well; in one of ours their content does."""
    down = [spot for spot in state.room.spots if not spot.is_up]
    if any(spot.card for spot in down):
        _shuffle_cards(down, chance)
        return
    marks = [spot.mark for spot in down]
    chance.shuffle(marks)
    for spot, mark in zip(down, marks, strict=True):
        spot.mark = mark


def _shuffle_cards(down: list[Spot], chance: Chance) -> None:
    laid = [(spot.card, spot.mark) for spot in down]
    chance.shuffle(laid)
    for spot, (card, mark) in zip(down, laid, strict=True):
        spot.card, spot.mark = card, mark
