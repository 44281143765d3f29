"""Rally (R86): another hero at once makes one Move or one Attack; it is no activation of its own."""

from bot.engine import Prompt, Script
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.rules.deeds.attacking import attack_options, play_attack
from cogs.deckbox_dungeons.rules.deeds.moving import destinations, move_options, play_move, walk_to, walks_on
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
        yield from _play(delve, friend, answer.key)
    friend.actions = friend.move_left = 0


def _asked(delve: Delve, by: Hero, friend: Hero) -> Prompt:
    moves = move_options(delve, friend, destinations(delve, friend))
    options = [*attack_options(delve, friend), *moves]
    return prompts.rally(friend, by, options, usual(delve, friend, options))


def _play(delve: Delve, friend: Hero, key: str) -> Script[None]:
    verb = key.partition("-")[0]
    if verb == "move":
        yield from play_move(delve, friend, key)
    elif verb in {"explore", "to"}:
        yield from walk_to(delve, friend, key)
    else:
        yield from play_attack(delve, friend, key)
