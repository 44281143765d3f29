"""Quests, growth and what is hidden, in cases that no test case of the digest names."""

import pytest

from bot.engine import Chance
from cogs.p52.content.cards import ROOM_DECK, Card, is_red, value
from cogs.p52.content.kinds import Cores
from cogs.p52.events.goods import ItemLeft
from cogs.p52.options import P52Options
from cogs.p52.rules.frame.rounds import end_round
from cogs.p52.rules.goods.finding import obtain
from cogs.p52.rules.hidden import reshuffle
from cogs.p52.rules.quests.beginning import _begin_delve
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.keys import are_both_at
from cogs.p52.rules.quests.proposals import tough
from cogs.p52.rules.quests.rewards import reward
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.special import open_special
from cogs.p52.rules.rooms.laying import average_level
from cogs.p52.state.places import Place
from cogs.p52.state.room import Shield
from tests.cogs.p52.delves import DELVE, delve
from tests.cogs.p52.parties import ADA, BEN, CLEO, party
from tests.cogs.p52.scenes import able, scene
from tests.support.scripts import ScriptRun, run_script


def words(run: ScriptRun[None]) -> list[str]:
    return [event.word for event in run.events]


def test_r29_a_magic_shield_and_a_cloak_last_so_many_rounds() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.room.shields, crawl.hero(ADA).unseen = [Shield((0, 0), 4, 2), Shield((1, 0), 3, 1)], 2
    run_script(end_round(crawl), {})
    assert (crawl.room.shields, crawl.hero(ADA).unseen) == ([Shield((0, 0), 4, 1)], 1)
    run_script(end_round(crawl), {})
    run_script(end_round(crawl), {})
    assert (crawl.room.shields, crawl.hero(ADA).unseen) == ([], 0)


def test_p11_what_its_finder_leaves_lies_on_the_spot() -> None:
    crawl = scene(("brakka", (0, 0)), options=P52Options(finds="asked"))
    hero = crawl.hero(ADA)
    run = ScriptRun(obtain(crawl, hero, "torch", 2))
    run.answer(ADA, "leave")
    assert run.events == [ItemLeft(seat=ADA, hero="Brakka", item="torch", count=2, spot="A1")]
    assert hero.bag == []
    assert [item.key for item in crawl.spots[0, 0].items] == ["torch", "torch"]
    run = ScriptRun(obtain(crawl, hero, "torch", 1))
    run.answer(ADA, "take")
    assert ([item.key for item in hero.bag], len(crawl.spots[0, 0].items)) == (["torch"], 2)


def test_cards_that_lie_face_down_may_lie_on_any_spot_with_what_they_are() -> None:
    orders = set()
    for seed in range(12):
        crawl = scene(("brakka", (0, 0)), rows=("....",), is_up=False)
        laid: dict[Place, tuple[Card, str]] = {(1, 0): ("AS", "M"), (2, 0): ("2S", "."), (3, 0): ("7H", "T")}
        for place, (card, mark) in laid.items():
            crawl.spots[place].card, crawl.spots[place].mark = card, mark  # type: ignore[assignment]
        reshuffle(crawl.state, Chance(b"%d" % seed))
        found = [(crawl.spots[place].card, crawl.spots[place].mark) for place in laid]
        assert sorted(found) == sorted(laid.values())
        orders.add(tuple(found))
        assert (crawl.spots[0, 0].card, crawl.spots[0, 0].mark) == ("", ".")
    assert len(orders) > 2


@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
def test_r123_a_survival_lasts_as_many_rooms_as_a_card_says(seed: bytes) -> None:
    crawl = scene(("brakka", (0, 0)), flips=("5S",), options=DELVE)
    crawl.chance, cards = Chance(seed), list(ROOM_DECK)
    Chance(seed).shuffle(cards)
    is_outside, rooms = is_red(cards.pop()), (14 - value(cards.pop())) // 2
    run_script(_begin_delve(crawl), {})
    quest = crawl.state.quest
    assert (quest.shape, quest.is_outside, quest.rooms) == ("survival", is_outside, rooms)


def test_what_is_over_is_not_looked_at_again() -> None:
    crawl = scene(("brakka", (0, 0)), options=P52Options(most_rounds=1))
    crawl.room.round, crawl.state.result = 2, "fallen"
    assert run_script(look(crawl), {}).events == []
    assert crawl.state.result == "fallen"
    fresh = scene(("brakka", (0, 0)), options=P52Options(most_rounds=1))
    fresh.room.round = 2
    run_script(look(fresh), {})
    assert fresh.state.result == "off"


@pytest.mark.parametrize(("move", "given"), [(3, "move"), (7, "move"), (11, "lift"), (4, "lift")])
def test_r117_the_last_point_of_a_step_comes_before_hp(move: int, given: str) -> None:
    hero = able(party("brakka").hero(ADA), lift=5, think=5, move=move)
    assert tough(hero.sheet, 1) == Cores(**{given: 1})


def test_r117_hp_are_raised_where_they_grow_most() -> None:
    hero = able(party("brakka").hero(ADA), lift=5, think=3, move=4)
    assert tough(hero.sheet, 4) == Cores(lift=1, think=3)


def test_r122_a_boss_quest_raises_no_defence_for_whoever_has_none() -> None:
    crawl = party("brakka")
    hero = crawl.hero(ADA)
    hero.sheet.abilities, crawl.state.quest.shape = {"sword-play": 1}, "boss"
    run = ScriptRun(reward(crawl, hero))
    while not run.is_over:
        run.answer(ADA, run.prompts[0].default)  # type: ignore[arg-type]
    assert hero.sheet.abilities == {"sword-play": 2}


def test_r122_a_relic_outlasts_whoever_has_opened_its_chest() -> None:
    for is_dead in (False, True):
        crawl = scene(("brakka", (0, 0)), rows=("Q.",), options=P52Options(adventure="winds"))
        hero = crawl.hero(ADA)
        hero.is_dead = is_dead
        run_script(open_special(crawl, hero, crawl.spots[0, 0], is_whole=False), {})
        found = [[item.key for item in pile] for pile in (hero.bag, crawl.spots[0, 0].items)]
        assert found == ([[], ["wind-relic"]] if is_dead else [["wind-relic"], []])


def test_r7_the_level_of_a_party_is_the_mean_of_those_who_live() -> None:
    crawl = delve("boss", "brakka", "sable", "orrin")
    for seat, level in ((ADA, 4), (BEN, 1), (CLEO, 9)):
        crawl.hero(seat).sheet.level = level
    crawl.hero(CLEO).is_dead = True
    assert average_level(crawl) == 2


@pytest.mark.parametrize(
    ("lying", "carried", "are_there"),
    [(2, 0, True), (1, 1, True), (0, 2, True), (1, 0, False), (0, 1, False), (0, 0, False)],
)
def test_r122_both_keys_must_be_at_the_door_lying_or_in_a_hand(lying: int, carried: int, *, are_there: bool) -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)))
    hero, friend = crawl.state.heroes
    crawl.spots[0, 0].items = [crawl.made("torch"), crawl.made("torch"), *(crawl.made("key") for _ in range(lying))]
    hero.bag = [crawl.made("key") for _ in range(carried)]
    friend.bag = [crawl.made("key")]
    assert are_both_at(crawl, (0, 0)) == are_there
    assert not are_both_at(crawl, (1, 0))


def test_r145_what_ends_with_a_room_ends_as_it_is_left() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("X.",))
    hero = crawl.hero(ADA)
    hero.stance, hero.unseen, hero.has_hidden, hero.venom = 2, 1, True, 3
    run = ScriptRun(after_room(crawl))
    assert (hero.stance, hero.unseen, hero.has_hidden, hero.venom) == (0, 0, False, 3)
    assert [event.word for event in run.events][:1] == ["experience-gained"]


def test_what_lies_in_deck_and_piles_may_lie_otherwise() -> None:
    tops, piles = set(), set()
    for seed in range(12):
        crawl = scene(("brakka", (0, 0)))
        crawl.hero(ADA).stamina = [crawl.state.decks.action.pop()]
        cards = sorted([*crawl.state.decks.action, *crawl.hero(ADA).stamina])
        reshuffle(crawl.state, Chance(b"%d" % seed))
        assert sorted([*crawl.state.decks.action, *crawl.hero(ADA).stamina]) == cards
        tops.add(crawl.state.decks.action[-1])
        piles.add(tuple(crawl.hero(ADA).stamina))
    assert min(len(tops), len(piles)) > 2
