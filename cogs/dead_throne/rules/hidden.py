"""What a viewer cannot know, moved about: decks, other people's hands, packs and traps."""

from bot.engine import Chance
from cogs.dead_throne.content.tables import SCROLLS
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Player


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """Another world that looks the same to this viewer."""
    others = [player for player in state.players if player.seat != viewer]
    _shuffle_scrolls(state, others, chance)
    _shuffle_traps(state, others, chance)
    for cards in state.decks.values():
        chance.shuffle(cards)


def _shuffle_scrolls(state: State, others: list[Player], chance: Chance) -> None:
    """Any scroll of the decks may be in any hand."""
    scrolls = [scroll for player in others for scroll in player.scrolls]
    chance.shuffle(scrolls)
    for hand in (player.scrolls for player in others):
        hand[:] = [_exchanged(scrolls.pop(), state, chance) for _ in hand]


def _exchanged(scroll: str, state: State, chance: Chance) -> str:
    """It, or another of its deck in its place."""
    pile = state.decks[SCROLLS[scroll].school]
    place = chance.below(len(pile) + 1)
    if place == len(pile):
        return scroll
    pile[place], scroll = scroll, pile[place]
    return scroll


def _shuffle_traps(state: State, others: list[Player], chance: Chance) -> None:
    """Those nothing has been added to might be any."""
    traps = [trap for player in others for trap in player.traps if trap.level == 1]
    keys = [*(trap.key for trap in traps), *state.decks["traps"]]
    chance.shuffle(keys)
    for trap in traps:
        trap.key = keys.pop()
    state.decks["traps"][:] = keys
