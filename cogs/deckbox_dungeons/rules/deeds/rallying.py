"""Rally (R86): another hero at once makes one Move or one Attack; it is no activation of its own."""

from bot.engine import Prompt, Script
from bot.kit.deeds import Deed, by_key, options_of
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.rules.deeds.attacking import attack_deeds
from cogs.deckbox_dungeons.rules.deeds.moving import destinations, move_deeds, walks_on
from cogs.deckbox_dungeons.rules.deeds.usual import usual
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.state.pieces import Hero


def rallied(delve: Delve, by: Hero, friend: Hero) -> Script[None]:
    """Whoever is not active has no actions; for this one it has."""
    friend.actions = 1
    while friend.is_up and not delve.is_over and (friend.actions or walks_on(delve, friend)):
        answer = yield from delve.asks(lambda: _asked(delve, by, friend))
        if answer.key == prompts.END.key:
            break
        yield from by_key(_deeds(delve, friend))[answer.key].play()
    friend.actions = friend.move_left = 0


def _asked(delve: Delve, by: Hero, friend: Hero) -> Prompt:
    options = options_of(_deeds(delve, friend))
    return prompts.rally(friend, by, options, usual(delve, friend, options))


def _deeds(delve: Delve, friend: Hero) -> list[Deed]:
    return [*attack_deeds(delve, friend), *move_deeds(delve, friend, destinations(delve, friend))]
