"""What a viewer cannot know, moved about: decks, other people's hands, packs and traps."""

from bot.engine import Chance
from cogs.dead_throne.state.match import State


def reshuffle(state: State, viewer: int | None, chance: Chance) -> None:
    """Another world that looks the same to this viewer."""
