"""The Random Delve (R122): how far it has come."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.rooms import TreasureSought
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.quests.delving import flee
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.special import open_special
from cogs.p52.state.people import Enemy
from cogs.p52.state.room import Spot
from tests.cogs.p52.delves import delve
from tests.cogs.p52.parties import ADA, stack
from tests.cogs.p52.quests import by_default
from tests.support.scripts import run_script


def left(crawl: Crawl) -> Crawl:
    by_default(after_room(crawl))
    return crawl


@pytest.mark.parametrize(("number", "result"), [(2, ""), (3, "won")])
def test_r122_a_survival_is_won_behind_its_last_room(number: int, result: str) -> None:
    crawl = delve("survival", number=number)
    crawl.state.quest.rooms = 3
    assert (left(crawl).state.result, crawl.state.quest.is_done) == (result, bool(result))


@pytest.mark.parametrize(("found_in", "more"), [(1, 0), (2, 1), (4, 3)])
def test_r122_the_treasure_is_carried_back_through_as_many_rooms_less_one(found_in: int, more: int) -> None:
    crawl = delve("treasure", number=found_in)
    crawl.state.quest.is_found = True
    for _ in range(more):
        assert not left(crawl).state.result
        crawl.room.number += 1
    assert left(crawl).state.result == "won"


def test_r122_without_the_treasure_they_go_on() -> None:
    assert not left(delve("treasure", number=9)).state.result


@pytest.mark.parametrize("keys", [1, 2])
def test_r122_with_two_keys_the_next_room_is_the_last(keys: int) -> None:
    crawl = delve("trapped")
    crawl.hero(ADA).bag += [crawl.made("key") for _ in range(keys)]
    assert (left(crawl).state.result, crawl.state.quest.is_found) == ("", keys == 2)


def test_r122_behind_the_last_room_the_trapped_are_out() -> None:
    crawl = delve("trapped", number=3)
    crawl.state.quest.is_found = True
    crawl.hero(ADA).bag += [crawl.made("key"), crawl.made("key")]
    assert left(crawl).state.result == "won"


@pytest.mark.parametrize(("card", "is_found"), [("6S", False), ("7S", True)])
def test_r122_a_special_chest_holds_the_treasure_on_seven_or_more(card: Card, is_found: bool) -> None:
    crawl = delve("treasure")
    crawl.spots[0, 0].mark = "Q"
    stack(crawl, card)
    run = run_script(open_special(crawl, crawl.hero(ADA), crawl.spots[0, 0], is_whole=True), {})
    assert run.events == [TreasureSought(seat=ADA, hero="Brakka", card=card, is_found=is_found)]
    assert crawl.state.quest.is_found is is_found


def test_r122_what_lies_in_pieces_held_no_treasure_and_no_second_one_is_sought() -> None:
    crawl = delve("treasure")
    spot = crawl.spots[0, 0]
    spot.mark = "Q"
    assert run_script(open_special(crawl, crawl.hero(ADA), spot, is_whole=False), {}).events == []
    crawl.state.quest.is_found = True
    assert run_script(open_special(crawl, crawl.hero(ADA), spot, is_whole=True), {}).events == []
    assert run_script(open_special(crawl, crawl.hero(ADA), Spot((0, 0), "C"), is_whole=True), {}).events == []


def test_5_9_who_flees_from_a_common_enemy_leaves_no_mark() -> None:
    crawl = delve("boss")
    crawl.state.quest.bosses = 1
    flee(crawl, Enemy(1, "ox-marshal", "K", "KH", (1, 0), 9, 22, 1))
    assert (crawl.state.quest.bosses, crawl.state.quest.minor_card, crawl.state.quest.boss) == (1, "", "")
