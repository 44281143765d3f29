"""What a viewer cannot know, moved about: decks, other people's hands, packs and traps."""

from bot.engine import Chance
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Player


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """Another world that looks the same to this viewer."""
    others = [player for player in state.players if player.seat != viewer]
    _shuffle_scrolls(state, others, chance)
    for cards in state.decks.values():
        chance.shuffle(cards)


def _shuffle_scrolls(state: State, others: list[Player], chance: Chance) -> None:
    """Hands change with the rest of their own decks only in number: any scroll may be in any hand."""
    hands = [player.scrolls for player in others]
    scrolls = [scroll for hand in hands for scroll in hand]
    chance.shuffle(scrolls)
    for hand in hands:
        hand[:] = [scrolls.pop() for _ in hand]
