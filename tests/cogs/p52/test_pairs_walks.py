"""Where rules of ways meet: flight, passing attacks, extra shoes, keys that are dropped, doors."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.combat import Struck
from cogs.p52.options import P52Options
from cogs.p52.prompts import words
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.rules.goods.lying import gather, pick_up
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.keys import KEY_ITEM
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.turns.turn import play_turn
from cogs.p52.state.people import Hero
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import in_room, of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script

GAOL = P52Options(adventure="gaol")


def winged(crawl: Crawl, *abilities: str) -> Hero:
    hero = crawl.hero(ADA)
    hero.sheet.abilities = dict.fromkeys(abilities, 1)
    shoes = crawl.made("winged-shoes")
    hero.bag.append(shoes)
    hero.worn.append(shoes.id)
    return hero


@pytest.mark.parametrize("card", ["8S", "KS"])
def test_r44_whoever_hovers_onto_an_enemy_is_struck_on_walking_off(card: Card) -> None:
    """Winged Shoes: one deed, and a move. The flight costs nothing, the walk away does."""
    crawl = scene(("brakka", (0, 0)), rows=(".....",), foes=[("KC", (2, 0))], flips=("KD", card))
    hero = winged(crawl, "hover")
    run = ScriptRun(play_turn(crawl, hero))
    run.answer(ADA, "do-hover")
    run.answer(ADA, "to-c1")
    assert (hero.at, of(Struck, run.events)) == ((2, 0), [])
    (way,) = [option for option in run.open[ADA].options if option.key == "to-d1"]
    assert (way.word, way.facts["passes"]) == ("to-passing", 1)
    run.answer(ADA, "to-d1")
    (struck,) = of(Struck, run.events)
    assert isinstance(struck, Struck)
    assert struck.way == "passing"
    if run.open:
        run.answer(ADA, "none")
    assert hero.at == ((2, 0) if card == "KS" else (3, 0))


def test_r43_the_next_turn_walks_off_freely() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".....",), foes=[("KC", (1, 0))])
    hero = crawl.hero(ADA)
    run_script(play_turn(crawl, hero), {ADA: ["to-b1"]})
    run = run_script(play_turn(crawl, hero), {ADA: ["to-c1"]})
    assert (hero.at, of(Struck, run.events)) == ((2, 0), [])


def test_r44_an_extra_turn_is_another_turn() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".....",), foes=[("KC", (1, 0))])
    hero = crawl.hero(ADA)
    hero.haste = 1
    run = run_script(play_turn(crawl, hero), {ADA: ["to-b1", "to-c1"]})
    assert (hero.at, of(Struck, run.events)) == ((2, 0), [])


def test_r48_who_strikes_back_in_passing_flies_nowhere_in_that_turn() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".....",), foes=[("KC", (1, 0))], flips=("AS", "2S"))
    hero = winged(crawl, "hover", "poof", "hand-to-hand")
    run = ScriptRun(play_turn(crawl, hero))
    run.answer(ADA, "to-c1")
    run.answer(ADA, "hand-to-hand")
    assert run.open[ADA].word == words.TURN
    keys = [option.key for option in run.open[ADA].options]
    assert "hit-hand-to-hand-1" in keys
    assert not [key for key in keys if key.startswith(("do-hover", "do-poof", "to-"))]


def test_r41_a_flight_springs_no_trap_and_pays_for_no_rocks() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".OT.",), flips=("KD",))
    hero = crawl.hero(ADA)
    hero.sheet.abilities = {"hover": 1}
    run_script(play_turn(crawl, hero), {ADA: ["do-hover", "to-c1"]})
    assert (hero.at, hero.health) == ((2, 0), 33)


def cell() -> Crawl:
    """The Drowned Cells with everybody on the key's spot."""
    crawl = in_room(scene(("brakka", (0, 0)), ("sable", (0, 0)), options=GAOL), 2)
    spot = next(spot for spot in crawl.room.spots if spot.mark == "K")
    spot.is_up = True
    spot.items.append(crawl.made(KEY_ITEM))
    for hero in crawl.state.heroes:
        hero.at = spot.at
    return crawl


def test_a_key_dropped_where_it_was_found_locks_nothing_again() -> None:
    """5.9: it has been picked up, and whoever had it died on the spot before anybody could look."""
    crawl = cell()
    hero = crawl.hero(ADA)
    run_script(gather(crawl, hero), {})
    run_script(die(crawl, hero, ""), {})
    assert [item.key for item in crawl.spots[hero.at].items] == [KEY_ITEM]
    run_script(look(crawl), {})
    assert crawl.room.lock == "open"


def test_nor_does_what_is_picked_up_after_the_key() -> None:
    """5.9: a torch that lies on the same spot is no key, and takes back nothing."""
    crawl = cell()
    hero = crawl.hero(ADA)
    run_script(gather(crawl, hero), {})
    torch = crawl.made("torch")
    crawl.spots[hero.at].items.append(torch)
    run_script(pick_up(crawl, hero, torch), {})
    run_script(die(crawl, hero, ""), {})
    assert KEY_ITEM in [item.key for item in crawl.spots[hero.at].items]
    run_script(look(crawl), {})
    assert crawl.room.lock == "open"


def test_a_key_that_nobody_has_touched_keeps_the_door_shut() -> None:
    crawl = cell()
    run_script(look(crawl), {})
    assert crawl.room.lock == "locked"


def test_r145_keys_that_lie_open_go_along() -> None:
    crawl = cell()
    hero = crawl.hero(ADA)
    run_script(gather(crawl, hero), {})
    run_script(die(crawl, hero, ""), {})
    run_script(after_room(crawl), {}, otherwise=("later", "done"))
    assert [item.key for item in crawl.hero(BEN).bag] == [KEY_ITEM]


def test_r143_a_round_later_the_dead_key_bearer_is_not_waited_for() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=[("KD", (5, 3))])
    run_script(die(crawl, crawl.hero(ADA), ""), {})
    run_script(begin_round(crawl), {})
    assert crawl.heroes == [crawl.hero(BEN)]
