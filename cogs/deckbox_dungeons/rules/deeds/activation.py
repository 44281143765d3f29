"""A hero's activation (R12, R13, R20, R94, D5, D13): two actions, and minor ones as it likes."""

from collections.abc import Sequence

from bot.engine import Answer, Prompt, Script
from bot.kit.deeds import Deed, by_key, options_of
from cogs.deckbox_dungeons import prompts
from cogs.deckbox_dungeons.events.frame import Activated, ActivationEnded
from cogs.deckbox_dungeons.rules.deeds.attacking import attack_deeds, go_deeds
from cogs.deckbox_dungeons.rules.deeds.encounters import encounter_deeds
from cogs.deckbox_dungeons.rules.deeds.moving import destinations, move_deeds, walks_on
from cogs.deckbox_dungeons.rules.deeds.own import own_deeds
from cogs.deckbox_dungeons.rules.deeds.usual import usual
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.pieces import Hero

ACTIONS = 2


def first_deed(delve: Delve, waiting: Sequence[Hero]) -> Script[tuple[Hero, str]]:
    """D4: who goes next, and with what. The others may go first as long as the first of them has done nothing.

    Minor actions are nothing of an activation (R21): they are done, and all may still choose.
    """
    hero, others = waiting[0], waiting[1:]
    while True:
        _stand_ready(delve, hero)
        answer = yield from _asked(delve, hero, [prompts.activate(other) for other in others])
        if answer.seat != hero.seat:
            hero.actions = 0
            return delve.hero(answer.seat), ""
        if (minor := by_key(minor_deeds(delve, hero)).get(answer.key)) is not None:
            yield from minor.play()
        elif answer.key != prompts.END.key or (yield from _ends(delve, hero)):
            return hero, answer.key


def activate(delve: Delve, hero: Hero, key: str = "") -> Script[None]:
    """R13: one is finished before the next begins. `key`: what it does first, if that is known."""
    _stand_ready(delve, hero)
    hero.has_acted = True
    yield Activated(seat=hero.seat, hero=hero.key)
    if key and key != prompts.END.key:
        yield from _play(delve, hero, key)
    while key != prompts.END.key and _is_open(delve, hero):
        answer = yield from _asked(delve, hero)
        if answer.key != prompts.END.key:
            yield from _play(delve, hero, answer.key)
        elif (yield from _ends(delve, hero)):
            break
    yield from _finish(delve, hero)


def _stand_ready(delve: Delve, hero: Hero) -> None:
    delve.state.active, hero.actions = hero.seat, ACTIONS


def _play(delve: Delve, hero: Hero, key: str) -> Script[None]:
    yield from by_key(menu_deeds(delve, hero))[key].play()
    judge(delve)


def _is_open(delve: Delve, hero: Hero) -> bool:
    """R94: without actions only while there is something to do that no other time allows, such as to walk on."""
    if not hero.is_up or delve.is_over:
        return False
    return bool(hero.actions) or walks_on(delve, hero) or bool(own_deeds(delve, hero))


def _asked(delve: Delve, hero: Hero, offers: Sequence[Prompt] = ()) -> Script[Answer]:
    delve.own_minors = hero.seat
    answer = yield from delve.asks(lambda: _menu(delve, hero), offers)
    delve.own_minors = None
    return answer


def _menu(delve: Delve, hero: Hero) -> Prompt:
    options = options_of(menu_deeds(delve, hero))
    return prompts.menu(hero, options, usual(delve, hero, options))


def menu_deeds(delve: Delve, hero: Hero) -> list[Deed]:
    """Section 9: attacks first, then go-and-attack, deeds, exploring and other ways, what costs no action."""
    reached = destinations(delve, hero)
    return [
        *attack_deeds(delve, hero),
        *go_deeds(delve, hero, reached),
        *encounter_deeds(delve, hero),
        *move_deeds(delve, hero, reached),
        *own_deeds(delve, hero),
        *minor_deeds(delve, hero),
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
