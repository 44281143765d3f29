"""Rules in cases that no test case of the digest names: what fails, what is shut, who is dead, what is over."""

import pytest

from bot.engine import Chance
from cogs.p52.content.cards import ROOM_DECK, Card, is_red, value
from cogs.p52.content.kinds import Cores
from cogs.p52.content.tables import ENEMIES, MAJORS, MINORS
from cogs.p52.events.combat import Attacked
from cogs.p52.options import P52Options
from cogs.p52.rules.combat.reach import has_line
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import health_of, level_of, line, suit_times
from cogs.p52.rules.enemies.intents import intents
from cogs.p52.rules.enemies.moving import refuges
from cogs.p52.rules.frame.after import round_over
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.frame.holding import step_in
from cogs.p52.rules.frame.rounds import end_round, join
from cogs.p52.rules.goods.finding import obtain
from cogs.p52.rules.hidden import reshuffle
from cogs.p52.rules.quests.beginning import _begin_delve
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.quests.keys import are_both_at
from cogs.p52.rules.quests.proposals import tough
from cogs.p52.rules.quests.rewards import reward
from cogs.p52.rules.quests.rooms_left import after_room
from cogs.p52.rules.quests.special import open_special
from cogs.p52.rules.rooms.appearing import remove
from cogs.p52.rules.rooms.laying import average_level
from cogs.p52.rules.turns.attacks import attack_deeds
from cogs.p52.rules.turns.moving import Route, route_option, walk
from cogs.p52.rules.turns.turn import act, hasten
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place
from cogs.p52.state.room import Shield
from tests.cogs.p52.delves import DELVE, delve
from tests.cogs.p52.parties import ADA, BEN, CLEO, party
from tests.cogs.p52.scenes import able, scene
from tests.cogs.p52.test_abilities import knowing
from tests.support.scripts import ScriptRun, run_script


def great(crawl: Crawl, key: str, place: Place) -> Enemy:
    """A major boss stands there."""
    crawl.room.seen += 1
    health, level = health_of(crawl.state, key), level_of(crawl.state, key)
    boss = Enemy(crawl.room.seen, key, "major", "", place, health, health, level)
    crawl.room.enemies.append(boss)
    crawl.room.has_major, crawl.state.phase = True, "fight"
    return boss


def words(run: ScriptRun[None]) -> list[str]:
    return [event.word for event in run.events]


@pytest.mark.parametrize("key", MINORS)
def test_r136_a_minor_boss_is_as_tough_as_its_toughest_suit_where_there_are_three(key: str) -> None:
    rank = MINORS[key].rank
    several = [ENEMIES[rank + suit].hp for suit in "DCHS"]
    assert several.count(suit_times(key, is_few=False)) == 1
    assert several.count(suit_times(key, is_few=True)) == 3
    assert suit_times(key, is_few=False).of(100) > suit_times(key, is_few=True).of(100) == 100


def test_54_the_regent_calls_once_whom_it_cannot_reach() -> None:
    key = next(key for key, kind in MAJORS.items() if kind.special == "calls")
    crawl = scene(("brakka", (0, 0)), rows=("S.......#.",))
    boss = great(crawl, key, (9, 0))
    assert [(one.deed, one.spot) for one in intents(crawl)] == [("call", (9, 0))]
    boss.has_special = False
    assert intents(crawl)[0].deed != "call"
    boss.has_special, crawl.state.decks.enemy = True, []
    assert intents(crawl)[0].deed != "call"


def test_r112_a_round_is_not_over_while_somebody_is_still_to_act() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=(("JD", (5, 3)),))
    crawl.hero(ADA).has_acted = crawl.enemies[0].has_acted = True
    assert run_script(round_over(crawl), {}).events == []
    crawl.hero(BEN).has_acted = True
    assert words(run_script(round_over(crawl), {})) == ["round-began"]
    for phase in ("fight", "drop"):
        crawl.state.phase, crawl.state.result = phase, "fallen"
        assert run_script(round_over(crawl), {}).events == []


def test_r27_who_dies_of_a_free_act_has_no_turn_after_it() -> None:
    crawl = scene(("brakka", (0, 0)), flips=("AS", "AC", "10S"))
    hero = crawl.hero(ADA)
    hero.health, crawl.spots[0, 0].drops = 1, 1
    run = ScriptRun(explore(crawl))
    run.answer(ADA, "search")
    assert (run.is_over, hero.is_dead, hero.has_acted, crawl.state.result) == (True, True, False, "fallen")


def test_r28_whoever_comes_in_a_phase_of_the_drop_waits() -> None:
    for phase, has_acted in (("drop", True), ("fight", False)):
        crawl = scene(("brakka", (0, 0)), foes=(("JD", (5, 3)),))
        crawl.state.phase = phase  # type: ignore[assignment]
        join(crawl, crawl.enemies)
        assert crawl.enemies[0].has_acted == has_acted


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
    assert (words(run), hero.bag) == (["item-left"], [])
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


def test_r76_nobody_aims_at_who_has_left_and_its_card_is_put_by() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), foes=(("JD", (5, 3)), ("QS", (5, 2))))
    first, second = crawl.enemies
    for hero, enemy in zip(crawl.state.heroes, (first, second), strict=True):
        hero.aim, hero.aim_at = 2, enemy.id
    crawl.state.ambushers = [first.id, second.id]
    remove(crawl, first)
    assert [(hero.aim, hero.aim_at) for hero in crawl.state.heroes] == [(0, 0), (2, second.id)]
    assert (crawl.enemies, crawl.state.ambushers, crawl.state.decks.fallen) == ([second], [second.id], ["JD"])


def test_r66_a_thrust_reaches_nobody_on_another_spot() -> None:
    crawl = scene(("brakka", (0, 0)), foes=(("JD", (0, 0)), ("QS", (1, 0))))
    hero = knowing(crawl, "power-thrust")
    assert [deed.option.key for deed in attack_deeds(crawl, hero)] == ["cast-power-thrust-a1"]
    assert next(attack_deeds(crawl, hero)).option.facts["count"] == 1


def test_p5_a_walk_ends_where_rocks_shut_it_in() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("O.O",), is_up=False, light="dark")
    run = run_script(walk(crawl, crawl.hero(ADA), Route(((1, 0), (2, 0)), 2, 0, 0), 2), {})
    assert (run.asked, crawl.hero(ADA).at) == ([], (1, 0))


def test_r28_whoever_falls_to_an_ambush_has_no_extra_turn() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (5, 3)), foes=(("KS", (0, 0)),), flips=("KS",))
    hero = crawl.hero(ADA)
    hero.health, hero.haste, crawl.state.ambushers = 1, 1, [crawl.enemies[0].id]
    run = ScriptRun(hasten(crawl, hero))
    run.answer(ADA, "none")
    assert (run.is_over, hero.is_dead, hero.haste, run.asked[-1].word) == (True, True, 0, "defend")


def test_53_what_fails_does_nothing() -> None:
    crawl = scene(("brakka", (0, 0)), foes=(("JD", (0, 0)),), flips=("2S",))
    run = run_script(act(crawl, knowing(crawl, "threaten")), {ADA: ["do-threaten"]})
    assert (len(crawl.enemies), "enemy-vanished" in words(run)) == (1, False)
    crawl = scene(("brakka", (0, 0)), flips=("2S",))
    run = run_script(act(crawl, knowing(crawl, "hover")), {ADA: ["do-hover"]})
    assert (crawl.hero(ADA).at, [prompt.word for prompt in run.asked]) == ((0, 0), ["turn"])


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


def test_r98_who_flees_goes_as_far_as_its_movement_leads() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("S.......",), foes=(("QC", (1, 0)),))
    foe = crawl.enemies[0]
    steps = line(crawl.state, foe).movement
    assert steps > 1
    assert refuges(crawl, foe) == [(1 + steps, 0)]


def test_r32_whoever_steps_in_is_the_one_whose_turn_it_is() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), foes=(("JD", (5, 3)),))
    crawl.hero(BEN).is_waiting = True
    run = ScriptRun(step_in(crawl, crawl.hero(BEN)))
    assert (crawl.state.active, crawl.hero(BEN).is_waiting, list(run.open)) == (BEN, False, [BEN])
    run.answer(BEN, "rest")
    assert (run.is_over, crawl.state.active) == (True, None)


@pytest.mark.parametrize(
    ("passes", "traps", "is_up", "word"),
    [(0, 0, True, "to"), (1, 1, True, "to-passing"), (0, 1, True, "to-trap"), (1, 1, False, "to-dark")],
)
def test_r35_a_way_says_what_it_meets_and_whether_its_end_is_known(
    passes: int, traps: int, is_up: bool, word: str
) -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.spots[1, 0].is_up = is_up
    assert route_option(crawl, (1, 0), Route(((1, 0),), 1, passes, traps)).word == word


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


def test_r71_on_ones_own_spot_nothing_is_in_the_way_and_elsewhere_both_must_be_up() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.spots[1, 0].is_up = False
    assert has_line(crawl, (1, 0), (1, 0))
    assert not has_line(crawl, (0, 0), (1, 0))
    assert not has_line(crawl, (1, 0), (0, 0))
    assert has_line(crawl, (0, 0), (2, 0))


def test_53_ice_is_cast_in_a_turn_of_ones_own() -> None:
    crawl = scene(("orrin", (0, 0)), foes=(("JD", (1, 0)),), flips=("10S", "2S"))
    run = run_script(act(crawl, knowing(crawl, "ice-storm")), {ADA: ["cast-ice-storm-b1"]})
    (told,) = [event for event in run.events if isinstance(event, Attacked)]
    assert (told.way, told.ability, told.enemy) == ("turn", "ice-storm", crawl.enemies[0].key)
