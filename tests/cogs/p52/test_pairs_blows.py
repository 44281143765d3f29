"""Where rules of blows meet: hits of nothing, aim, stance, areas, friends, counters, the deck that runs short."""

import pytest

from cogs.p52.content.cards import ACTION_DECK, Card
from cogs.p52.events.combat import AimLost, Defended, EnemyDefended, StanceLost, Struck
from cogs.p52.prompts import words
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.crawl import SHUFFLE_AT, Crawl
from cogs.p52.rules.enemies.turn import victim_of
from cogs.p52.rules.goods.chests import smash
from cogs.p52.rules.quests.experience import HARMED, gain
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Hero
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import give_stamina, scene
from tests.support.scripts import ScriptRun, run_script


def knowing(crawl: Crawl, *abilities: str, seat: int = ADA) -> Hero:
    hero = crawl.hero(seat)
    hero.sheet.abilities = dict.fromkeys(abilities, 1)
    return hero


def shot_at(*flips: Card) -> Crawl:
    """A Jack of clubs three spots off: above 9 it hits, and the first over does nothing."""
    crawl = scene(("brakka", (3, 0)), rows=("....",), foes=[("JC", (0, 0))], flips=flips)
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 2, 1
    return crawl


@pytest.mark.parametrize(
    ("answer", "flip", "stance", "defences"), [("block", "9S", 2, 1), ("block", "3S", 0, 0), ("none", "9S", 0, 0)]
)
def test_r106_r115_a_hit_of_nothing_can_be_defended(answer: str, flip: Card, stance: int, defences: int) -> None:
    crawl = shot_at("10S", flip)
    hero = crawl.hero(ADA)
    hero.stance = 2
    run = ScriptRun(assault(crawl, crawl.enemies[0], hero, "turn"))
    (struck,) = of(Struck, run.events)
    assert isinstance(struck, Struck)
    assert (struck.outcome, struck.damage, run.open[ADA].word) == ("hit", 0, words.DEFEND)
    run.answer(ADA, answer)
    assert (hero.stance, hero.aim, hero.health) == (stance, 0, 33)  # R75, R76, R82, R83
    assert (hero.tally.defences, hero.tally.defences_with.get("block", 0)) == (defences, defences)
    assert (len(of(AimLost, run.events)), len(of(StanceLost, run.events))) == (1, int(not stance))


def test_r76_r83_a_miss_takes_nothing() -> None:
    crawl = shot_at("9S")
    hero = crawl.hero(ADA)
    hero.stance = 2
    run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {})
    assert (hero.aim, hero.stance) == (2, 2)


def beside_a_friend(*flips: Card) -> Crawl:
    """An enemy with a friend on B1, another enemy alone on C1; the caster on A1."""
    return scene(
        ("orrin", (0, 0)), ("brakka", (2, 0)), rows=("....",), foes=[("KC", (1, 0)), ("QD", (2, 0))], flips=flips
    )


@pytest.mark.parametrize("spell", ["meteor-strike", "ice-storm"])
def test_r144_the_second_spot_is_a_choice(spell: str) -> None:
    crawl = beside_a_friend()
    run = ScriptRun(act(crawl, knowing(crawl, spell)))
    offered = {option.key for option in run.open[ADA].options if option.key.startswith(f"cast-{spell}")}
    assert offered == {f"cast-{spell}-b1", f"cast-{spell}-b1-c1", f"cast-{spell}-c1", f"cast-{spell}-c1-b1"}


def test_r144_a_friend_is_spared_where_the_caster_spares_him() -> None:
    crawl = beside_a_friend("QS", "2H")
    run = run_script(act(crawl, knowing(crawl, "meteor-strike")), {ADA: ["cast-meteor-strike-b1"]})
    assert [event for event in run.events if isinstance(event, Defended)] == []
    assert (crawl.hero(ADA).tally.harmed, crawl.hero(ADA).tally.attacked) == (0, [1])


def test_r144_a_counter_is_not_forced_on_a_friend_either() -> None:
    crawl = beside_a_friend("AS", "KS", "2H")
    run = ScriptRun(assault(crawl, crawl.enemies[1], knowing(crawl, "meteor-strike"), "turn"))
    assert [option.key for option in run.open[ADA].options] == ["meteor-strike", "meteor-strike-b1", "decline"]


def test_r144_ones_own_wound_costs_no_experience_a_friends_does() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], flips=("QS", "2H"))
    hero = knowing(crawl, "meteor-strike")
    run_script(act(crawl, hero), {ADA: ["cast-meteor-strike-a1"]}, otherwise="none")
    assert (hero.health, crawl.hero(BEN).health) == (21 - 5, 33 - 5)
    assert hero.tally.harmed == 1
    before = hero.sheet.experience
    run_script(gain(hero), {})
    assert hero.sheet.experience - before == 5 + 1 - HARMED


def running_short(crawl: Crawl, *first: Card, left: int = SHUFFLE_AT + 1) -> None:
    """So many cards are left to flip, these first; all others are discarded."""
    cards = [card for card in ACTION_DECK if card not in first and card not in crawl.hero(ADA).stamina]
    crawl.state.decks.action = [*cards[: left - len(first)], *reversed(first)]
    crawl.state.decks.discard = cards[left - len(first) :]


@pytest.mark.parametrize("seed", range(8))
def test_r146_a_card_in_use_is_not_shuffled_back(seed: int) -> None:
    """The attack is the last card before the deck is shuffled: its defence never turns it, nor its stamina."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))])
    crawl.chance = crawl.chance.__class__(bytes([seed]))
    hero = knowing(crawl, "sword-play")
    give_stamina(crawl, hero, "3H")
    running_short(crawl, "QS")
    run = run_script(act(crawl, hero), {ADA: ["hit-sword-play-1-s"]}, otherwise="rest")
    (answer,) = of(EnemyDefended, run.events)
    assert isinstance(answer, EnemyDefended)
    assert answer.card not in {"QS", "3H"}
    decks = crawl.state.decks
    assert {"QS", "3H"} <= set(decks.discard)
    assert decks.in_use == []
    assert sorted([*decks.action, *decks.discard, *hero.stamina]) == sorted(ACTION_DECK)


def test_r146_what_is_settled_is_shuffled_again() -> None:
    """Two defend against one flip: the first one's card goes back, the attack's does not."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0)), ("KD", (0, 0))])
    running_short(crawl, "QS", "2H", left=SHUFFLE_AT + 2)
    run_script(act(crawl, knowing(crawl, "power-thrust")), {ADA: ["cast-power-thrust-a1"]}, otherwise="rest")
    assert "QS" in crawl.state.decks.discard
    assert "2H" not in crawl.state.decks.discard or crawl.state.decks.discard[-1] == "2H"


def test_r146_an_enemys_card_stays_out_until_the_defence_is_settled() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))])
    running_short(crawl, "QS")
    run = ScriptRun(strike(crawl, crawl.enemies[0], crawl.hero(ADA), "turn"))
    run.answer(ADA, "block")
    (told,) = of(Defended, run.events)
    assert isinstance(told, Defended)
    assert told.card != "QS"
    assert "QS" in crawl.state.decks.discard
    assert crawl.state.decks.in_use == []


def test_r146_where_all_else_is_stamina_something_is_turned_all_the_same() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))])
    hero = knowing(crawl, "sword-play")
    running_short(crawl, "KS", left=1)
    hero.stamina, crawl.state.decks.discard = crawl.state.decks.discard, []
    run_script(act(crawl, hero), {ADA: ["hit-sword-play-1"]})
    assert len(crawl.state.decks.action) + len(crawl.state.decks.discard) == 1


def test_r42_r103_whoever_is_unseen_is_neither_struck_nor_countered() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("AS",))
    hero = crawl.hero(ADA)
    hero.unseen = 2
    run = run_script(act(crawl, hero), {ADA: ["hit-sword-play-1"]})
    assert of(Struck, run.events) == []
    assert victim_of(crawl, crawl.enemies[0]) is None


def test_r77_r81_a_counter_uses_up_aim_and_stance() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("AS", "6H", "2H"))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at, hero.stance = 2, 1, 1
    run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["sword-play"]})
    assert (hero.aim, hero.stance, crawl.enemies[0].health) == (0, 0, 15 - 1 - 1 - 8)


def test_r106_a_defence_of_a_friends_spell_counts_and_ends_aim() -> None:
    crawl = scene(("orrin", (0, 0)), foes=[("KC", (1, 0))], flips=("QS",))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at, hero.stance = 1, 1, 1
    run = run_script(
        defend(crawl, hero, "magic", 4, {"friend": "Sable", "is_own": 0}, words.DEFEND_FRIEND), {ADA: ["counter-spell"]}
    )
    assert (run.result, hero.aim, hero.stance, hero.tally.defences) == (0, 0, 1, 1)


def test_r90_r92_who_dies_of_the_first_thing_leaves_the_second() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("C.",), flips=("KS", "AS", "AH", "KH"))
    hero = crawl.hero(ADA)
    hero.health = 1
    run_script(smash(crawl, hero, 0), {})
    assert (hero.is_dead, crawl.spots[0, 0].drops) == (True, 1)


def test_r95_a_cloak_that_is_passed_on_hides_nobody_else_in_this_room() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    ada, ben = crawl.state.heroes
    cloak = crawl.made("invisibility-cloak")
    ada.bag.append(cloak)
    run_script(act(crawl, ada), {ADA: [f"use-{cloak.id}"]})
    run = ScriptRun(act(crawl, ada))
    run.answer(ADA, f"give-{cloak.id}-1")
    run.answer(ADA, "rest")
    run = ScriptRun(act(crawl, ben))
    assert (ada.unseen, [option.key for option in run.open[BEN].options if option.key.startswith("use-")]) == (3, [])
