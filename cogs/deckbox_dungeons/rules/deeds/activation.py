"""A hero's activation (R12, R13, R20, R94, D5, D13): two actions, and minor ones as it likes."""

from collections.abc import Callable

from bot.engine import Option, Prompt, Script
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.frame import Activated, ActivationEnded
from cogs.deckbox_dungeons.rules.deeds.attacking import attack_options, go_options, play_attack, play_go
from cogs.deckbox_dungeons.rules.deeds.encounters import deed_options, play_deed, play_revive
from cogs.deckbox_dungeons.rules.deeds.moving import destinations, move_options, play_move, walk_to, walks_on
from cogs.deckbox_dungeons.rules.deeds.own import (
    own_options,
    play_ability,
    play_cleave,
    play_item,
    play_spark,
    play_throw,
)
from cogs.deckbox_dungeons.rules.deeds.usual import usual
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.minors import minor_options, play_minor
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Hero

ACTIONS = 2


def activate(delve: Delve, hero: Hero) -> Script[None]:
    """R13: one is finished before the next begins."""
    delve.state.active = hero.seat
    hero.actions, hero.has_acted = ACTIONS, True
    yield Activated(seat=hero.seat, hero=hero.key)
    while _is_open(delve, hero):
        key = yield from _asked(delve, hero)
        if key == prompts.END.key:
            if (yield from _ends(delve, hero)):
                break
            continue
        yield from play_deed_of(delve, hero, key)
        judge(delve)
    yield from _finish(delve, hero)


def _is_open(delve: Delve, hero: Hero) -> bool:
    """R94: without actions only while there is something to do that no other time allows, such as to walk on."""
    if not hero.is_up or delve.is_over:
        return False
    return bool(hero.actions) or walks_on(delve, hero) or bool(own_options(delve, hero))


def _asked(delve: Delve, hero: Hero) -> Script[str]:
    delve.own_minors = hero.seat
    answer = yield from delve.asks(lambda: _menu(delve, hero))
    delve.own_minors = None
    return answer.key


def _menu(delve: Delve, hero: Hero) -> Prompt:
    options = menu_options(delve, hero)
    return prompts.menu(hero, options, usual(delve, hero, options))


def menu_options(delve: Delve, hero: Hero) -> list[Option]:
    """Section 9: attacks first, then go-and-attack, deeds, exploring and other ways, what costs no action."""
    reached = destinations(delve, hero)
    return [
        *attack_options(delve, hero),
        *go_options(delve, hero, reached),
        *deed_options(delve, hero),
        *move_options(delve, hero, reached),
        *own_options(delve, hero),
        *minor_options(delve, hero),
    ]


def _ends(delve: Delve, hero: Hero) -> Script[bool]:
    """D13: actions that are left are forfeited."""
    if not hero.actions:
        return True
    return (yield from delve.asks(lambda: prompts.confirm_end(hero))).key != prompts.BACK.key


def _finish(delve: Delve, hero: Hero) -> Script[None]:
    left, hero.actions, hero.move_left = hero.actions, 0, 0
    hero.has_cleaved = hero.is_roped = False
    delve.state.active = None
    if hero.is_up and not delve.is_over:
        yield ActivationEnded(seat=hero.seat, hero=hero.key, left=left)


def play_deed_of(delve: Delve, hero: Hero, key: str) -> Script[None]:
    """Whatever the menu offers, by the first word of its key; `spread-melee` and `share-melee` are ways of `melee`."""
    verb = key.removeprefix("spread-").removeprefix("share-").partition("-")[0].rstrip("0123456789")
    play = play_minor if _is_any(hero, verb, key) else PLAYS[verb]
    yield from play(delve, hero, key)


def _is_any(hero: Hero, verb: str, key: str) -> bool:
    """Is it a minor action that is free at any time?"""
    if verb == "ability":
        return hero.power.timing == "any"
    return verb == "use" and any(item.kind.timing == "any" and item.id == int(key.split("-")[1]) for item in hero.items)


PLAYS: dict[str, Callable[[Delve, Hero, str], Script[None]]] = {
    "melee": play_attack,
    "ranged": play_attack,
    "go": play_go,
    "move": play_move,
    "explore": walk_to,
    "to": walk_to,
    "deed": play_deed,
    "revive": play_revive,
    "ability": play_ability,
    "cleave": play_cleave,
    "spark": play_spark,
    "throw": play_throw,
    "use": play_item,
    "buy": play_minor,
}
