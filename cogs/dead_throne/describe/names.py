"""What players are called in texts: their character first, whose it is second."""

from collections.abc import Sequence

from bot.words import Words
from cogs.dead_throne.view.view import ThroneView


def all_named(view: ThroneView, names: Sequence[str], words: Words) -> list[str]:
    """By seat: Oda (Ada)."""
    return [_named(view, names, words, seat) for seat in range(len(view.players))]


def _named(view: ThroneView, names: Sequence[str], words: Words, seat: int) -> str:
    character = view.players[seat].character
    if not character:
        return names[seat]
    return words.say("name-hero", hero=words.say(f"character-{character}"), person=names[seat])
