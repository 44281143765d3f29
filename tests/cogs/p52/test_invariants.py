"""What must hold of every state is noticed when it does not."""

from collections.abc import Callable

import pytest

from cogs.p52.rules import invariants
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Item
from cogs.p52.state.room import Shield
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import add_foe, give_stamina, scene
from tests.support.scripts import run_script


def sound() -> Crawl:
    """Two of them fight a King; a thing lies about, one is carried, one is worn and one is gone."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), foes=[("KD", (3, 0))])
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("torch"), crawl.made("leather-shoes")]
    hero.worn = [2]
    crawl.spots[2, 0].items.append(crawl.made("torch"))
    crawl.lost(crawl.made("torch"))
    give_stamina(crawl, hero, "7H")
    return crawl


def everything(crawl: Crawl) -> None:
    """As much as may last at once."""
    ada, ben = crawl.state.heroes
    ada.aim, ada.aim_at, ada.unseen, ada.haste, ada.lost_turns, ada.mending = 3, 1, 3, 2, 1, 3
    ben.stance, ben.is_waiting, ben.free_acts = 3, True, 2
    crawl.room.shields = [Shield((0, 0), 4, 3)]
    crawl.state.ambushers = [1]
    crawl.enemies[0].health = 1


def as_it_is(crawl: Crawl) -> None:
    assert crawl.enemies


def one_is_dead(crawl: Crawl) -> None:
    run_script(die(crawl, crawl.hero(ADA), ""), {})


def nobody_aims(crawl: Crawl) -> None:
    run_script(act(crawl, crawl.hero(BEN)), {BEN: ["stance"]})


@pytest.mark.parametrize("change", [as_it_is, everything, one_is_dead, nobody_aims])
def test_what_is_sound_passes(change: Callable[[Crawl], None]) -> None:
    crawl = sound()
    change(crawl)
    invariants.check(crawl.state)


def test_before_a_room_is_laid_nobody_has_to_stand_anywhere() -> None:
    crawl = sound()
    crawl.state.phase, crawl.hero(ADA).at = "lay", (99, 99)
    invariants.check(crawl.state)


def changed(crawl: Crawl, **fields: object) -> None:
    """The first hero, otherwise."""
    for name, value in fields.items():
        setattr(crawl.hero(ADA), name, value)


def in_peace(crawl: Crawl) -> None:
    crawl.state.phase = "explore"
    changed(crawl, is_waiting=True)


def nobody_alive(crawl: Crawl) -> None:
    for hero in crawl.state.heroes:
        hero.is_dead = True


def with_all(crawl: Crawl, **fields: object) -> None:
    everything(crawl)
    changed(crawl, **fields)


BROKEN: dict[str, Callable[[Crawl], object]] = {
    "an Action card twice": lambda crawl: crawl.state.decks.action.append("7H"),
    "an Action card gone": lambda crawl: crawl.state.decks.action.pop(),
    "an Enemy card gone": lambda crawl: crawl.state.decks.enemy.pop(),
    "a Room card gone": lambda crawl: crawl.state.decks.room.pop(),
    "a card in use in the deck": lambda crawl: crawl.state.decks.in_use.append(crawl.state.decks.action[0]),
    "a thing twice": lambda crawl: crawl.hero(BEN).bag.append(crawl.hero(ADA).bag[0]),
    "a thing gone": lambda crawl: crawl.spots[2, 0].items.clear(),
    "a lost thing found": lambda crawl: crawl.hero(BEN).bag.append(Item(4, "torch")),
    "a hero on a gap": lambda crawl: changed(crawl, at=(9, 9)),
    "a hero in the dark": lambda crawl: setattr(crawl.spots[0, 0], "is_up", False),
    "an enemy on a gap": lambda crawl: setattr(crawl.enemies[0], "at", (9, 9)),
    "an enemy without HP": lambda crawl: setattr(crawl.enemies[0], "health", 0),
    "an enemy with too many HP": lambda crawl: setattr(crawl.enemies[0], "health", 16),
    "an enemy nobody has seen": lambda crawl: setattr(crawl.room, "seen", 0),
    "an ambusher who is gone": lambda crawl: crawl.state.ambushers.append(7),
    "two enemies of one number": lambda crawl: setattr(add_foe(crawl, "JD", (2, 0)), "id", 1),
    "a held turn in peace": in_peace,
    "nobody alive": nobody_alive,
    "a shield for ever": lambda crawl: crawl.room.shields.append(Shield((0, 0), 4, 4)),
    "a shield that is over": lambda crawl: crawl.room.shields.append(Shield((0, 0), 4, 0)),
    "aim and guard": lambda crawl: with_all(crawl, stance=1),
    "aim at nobody": lambda crawl: changed(crawl, aim=1),
    "an aim of nothing": lambda crawl: changed(crawl, aim_at=1),
    "aim at somebody who is gone": lambda crawl: changed(crawl, aim=1, aim_at=5),
    "too much aim": lambda crawl: with_all(crawl, aim=4),
    "too much guard": lambda crawl: changed(crawl, stance=4),
    "a turn less than none": lambda crawl: changed(crawl, lost_turns=-1),
    "unseen for too long": lambda crawl: changed(crawl, unseen=4),
    "the dead with a bag": lambda crawl: changed(crawl, is_dead=True),
    "a stranger's race": lambda crawl: setattr(crawl.hero(ADA).sheet, "race", "giant"),
    "a stranger's class": lambda crawl: setattr(crawl.hero(ADA).sheet, "calling", "bard"),
    "points from nowhere": lambda crawl: setattr(crawl.hero(ADA).sheet, "raised", 6),
    "experience owed": lambda crawl: setattr(crawl.hero(ADA).sheet, "experience", -1),
    "an ability of level 0": lambda crawl: crawl.hero(ADA).sheet.abilities.update(dodge=0),
    "worn twice": lambda crawl: crawl.hero(ADA).worn.append(2),
    "worn and not owned": lambda crawl: crawl.hero(ADA).worn.append(3),
    "too many HP": lambda crawl: changed(crawl, health=34),
    "fewer HP than none": lambda crawl: changed(crawl, health=-1),
}

SAID = {
    "an Action card twice": "the Action cards are not all there, once: lost [], too many ['7H']",
    "an Action card gone": "the Action cards are not all there, once: lost ['8D'], too many []",
    "an Enemy card gone": "the Enemy cards are not all there, once: lost ['QD'], too many []",
    "a Room card gone": "the Room cards are not all there, once: lost ['10D'], too many []",
    "a card in use in the deck": "a card that is still in use has been shuffled back (R146)",
    "a thing twice": "the things are not all there, once: lost [], too many [1]",
    "a thing gone": "the things are not all there, once: lost [3], too many []",
    "a lost thing found": "the things are not all there, once: lost [], too many [4]",
    "a hero on a gap": "Brakka stands on a gap",
    "a hero in the dark": "Brakka stands on a spot that is face down",
    "an enemy on a gap": "gate-duellist stands on a gap",
    "an enemy without HP": "gate-duellist has 0 HP",
    "an enemy with too many HP": "gate-duellist has 16 HP",
    "an enemy nobody has seen": "gate-duellist has come unseen",
    "an ambusher who is gone": "somebody who is gone would ambush",
    "two enemies of one number": "two enemies have one number",
    "a held turn in peace": "a turn is held in peace",
    "nobody alive": "R142",
    "a shield for ever": "a shield lasts too long",
    "a shield that is over": "a shield lasts too long",
    "aim and guard": "Brakka aims and stands guard at once",
    "aim at nobody": "Brakka aims at nobody",
    "an aim of nothing": "Brakka aims at nobody",
    "aim at somebody who is gone": "Brakka aims at somebody who is gone",
    "too much aim": "4",
    "too much guard": "4",
    "a turn less than none": "Brakka",
    "unseen for too long": "Brakka is unseen for too long",
    "the dead with a bag": (
        "Brakka is dead and ([Item(id=1, key='torch', part=''), Item(id=2, key='leather-shoes', part='')], [2], "
        "0, 0, 0, 0, 0, [], 0, {}, False)"
    ),
    "a stranger's race": "giant",
    "a stranger's class": "bard",
    "points from nowhere": "Brakka's core abilities do not add up",
    "experience owed": "Brakka owes experience",
    "an ability of level 0": "{'sword-play': 1, 'block': 1, 'counter-spell': 1, 'dodge': 0}",
    "worn twice": "something is worn twice",
    "worn and not owned": "what is worn is not owned",
    "too many HP": "Brakka has 34 HP",
    "fewer HP than none": "Brakka has -1 HP",
}


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_broken_is_noticed_and_said(fault: str) -> None:
    crawl = sound()
    BROKEN[fault](crawl)
    with pytest.raises(AssertionError) as found:
        invariants.check(crawl.state)
    assert str(found.value) == SAID[fault]
