"""What is told of abilities, walking, poise and things says all there is to say of it."""

from typing import Any

import pytest

from cogs.p52.events.combat import (
    AbilityUsed,
    Aimed,
    Attacked,
    EnemyFroze,
    EnemyPoisoned,
    Hurt,
    Shielded,
    StanceTaken,
    Struck,
)
from cogs.p52.events.frame import Rested, TurnBegan, Waited
from cogs.p52.events.goods import ChestTried, Envenomed, Equipped, Traded, TradeRefused, Tuned, Unequipped
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import AmbushFlipped, EnemyVanished, Moved, Revealed, Stopped, TrapSprung
from cogs.p52.rules.turns.turn import act, play_turn
from tests.cogs.p52.knowing import MARSHAL, knowing
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import able, add_foe, give_stamina, scene
from tests.support.scripts import ScriptRun, run_script


def test_magic_that_helps() -> None:
    crawl = scene(("maive", (0, 0)), flips=("KS", "2H"))
    hero = knowing(crawl, "magic-shield")
    run = run_script(act(crawl, hero), {ADA: ["do-magic-shield-a1"]})
    assert run.events == [
        AbilityUsed(
            seat=ADA, hero="Maive", ability="magic-shield", spot="A1", card="KS", stamina=NO_CARD, bonus=0, total=13,
            target=8, over=5, outcome="done",
        ),
        Shielded(spot="A1", amount=5, rounds=3),
    ]  # fmt: skip
    (failed,) = run_script(act(crawl, hero), {ADA: ["do-magic-shield-a1"]}).events
    assert isinstance(failed, AbilityUsed)
    assert (failed.outcome, failed.total, failed.over) == ("failed", 2, 0)
    assert hero.tally.feats == 1


def test_poison_and_gizmos() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=("QS", "KH", "9S", "2H"))
    hero = knowing(crawl, "sword-play", "poison-tip", "gizmo")
    poisoned = run_script(act(crawl, hero), {ADA: ["do-poison-tip-sword-play"]}).events[-1]
    assert poisoned == Envenomed(seat=ADA, hero="Brakka", ability="sword-play", damage=2)
    tuned = run_script(act(crawl, hero), {ADA: ["do-gizmo-sword-play-target"]}).events[-1]
    assert tuned == Tuned(seat=ADA, hero="Brakka", ability="sword-play", less=3, damage=0)
    crawl.enemies[0].health = crawl.enemies[0].most_health = 99
    told = run_script(act(crawl, hero), {ADA: ["hit-sword-play-1"]}).events
    assert told[-1] == EnemyPoisoned(enemy="ox-marshal", number=1, damage=2, turns=3)
    assert [event.target for event in told if isinstance(event, Attacked)] == [4]
    assert (hero.venom, hero.venom_on, crawl.enemies[0].venom_by) == (0, "", ADA)


def test_threats_and_ice() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("..",), foes=[("KD", (0, 0)), ("KC", (1, 0))], flips=("KS", "2H", "QS"))
    hero = knowing(crawl, "ice-storm", "threaten")
    told = run_script(act(crawl, hero), {ADA: ["cast-ice-storm-b1"]}).events
    assert told[-1] == EnemyFroze(enemy="hound-captain", number=2, rounds=3)
    assert [event.outcome for event in told if isinstance(event, Attacked)] == ["hit"]  # no King where no attack is
    told = run_script(act(crawl, hero), {ADA: ["do-threaten"]}).events
    assert told[-1] == EnemyVanished(enemy="gate-duellist", number=1, way="threatened")
    assert (len(crawl.enemies), crawl.state.decks.fallen) == (1, ["KD"])


@pytest.mark.parametrize(("flip", "rounds"), [("QH", 0), ("QC", 1), ("2H", 3)])
def test_ice_storm_by_the_defence(flip: str, rounds: int) -> None:
    """Its total is a King's 13 less nothing; the enemy's trait against magic is −1."""
    crawl = scene(("orrin", (0, 0)), rows=("..",), foes=[("KC", (1, 0))], flips=("JS", flip))
    if rounds == 0:
        crawl.enemies[0].key = "glint-hexer"  # +1 against magic
    run_script(act(crawl, knowing(crawl, "ice-storm")), {ADA: ["cast-ice-storm-b1"]})
    assert crawl.enemies[0].frozen == rounds


def test_steps_traps_and_what_turns_up() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".T.",), light="dark", is_up=False, flips=("7S",))
    crawl.spots[1, 0].is_up = True
    run = ScriptRun(play_turn(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-b1")
    assert run.events == [
        TurnBegan(seat=ADA, hero="Brakka"),
        Moved(seat=ADA, hero="Brakka", origin="A1", spot="B1", left=1, way="walk"),
        Revealed(spot="C1", mark="path", card=NO_CARD),
        TrapSprung(seat=ADA, hero="Brakka", spot="B1", card="7S", target=8, damage=2, health=31),
        Hurt(seat=ADA, hero="Brakka", damage=2, armour=0, health=31, way="trap"),
    ]


def test_a_king_in_passing_holds() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",), foes=[("KC", (1, 0))], flips=("KS",))
    run = run_script(play_turn(crawl, crawl.hero(ADA)), {ADA: ["to-c1", "none"]})
    assert run.events[-1] == Stopped(seat=ADA, hero="Brakka", spot="B1", way="king")
    struck = next(event for event in run.events if isinstance(event, Struck))
    assert (struck.target, struck.damage, struck.outcome, struck.way) == (8, 22, "king", "passing")


def test_an_ambush_says_whose_flip_it_was() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..e",), light="dark", is_up=False, flips=("3S",))
    crawl.spots[1, 0].is_up = True
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-b1")
    assert [event for event in run.events if isinstance(event, AmbushFlipped)] == [
        AmbushFlipped(seat=ADA, hero="Brakka", card="3S", is_ambush=True)
    ]


def test_aim_guard_rest_and_waiting() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL])
    hero = crawl.hero(ADA)
    answers = ["aim-1", "aim-1", "aim-1", "aim-1", "stance", "stance", "stance", "stance", "rest", "wait"]
    told = [run_script(act(crawl, hero), {ADA: [answer]}).events[0] for answer in answers]
    aims = [Aimed(seat=ADA, hero="Brakka", enemy="ox-marshal", number=1, bonus=bonus) for bonus in (1, 2, 3, 3)]
    stances = [StanceTaken(seat=ADA, hero="Brakka", bonus=bonus) for bonus in (1, 2, 3, 3)]
    rest = Rested(seat=ADA, hero="Brakka", gained=1, stamina=1)
    assert told == [*aims, *stances, rest, Waited(seat=ADA, hero="Brakka")]
    assert (hero.aim, hero.stance, hero.is_waiting) == (0, 0, True)


def test_gear_and_trade() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    ada, _ = crawl.state.heroes
    ada.bag.append(crawl.made("leather-shoes"))
    run = ScriptRun(act(crawl, ada))
    run.answer(ADA, "wear-1")
    run.answer(ADA, "doff-1")
    run.answer(ADA, "give-1-1")
    run.answer(ADA, "ask-1-1")
    run.answer(BEN, "refuse")
    run.answer(ADA, "ask-1-1")
    run.answer(BEN, "accept")
    shoes: dict[str, Any] = {"item": "leather-shoes"}
    assert run.events == [
        Equipped(seat=ADA, hero="Brakka", **shoes, part="feet"),
        Unequipped(seat=ADA, hero="Brakka", **shoes),
        Traded(seat=ADA, hero="Brakka", **shoes, friend=BEN, friend_name="Sable", way="given"),
        TradeRefused(seat=BEN, hero="Sable", **shoes, friend=ADA, friend_name="Brakka"),
        Traded(seat=BEN, hero="Sable", **shoes, friend=ADA, friend_name="Brakka", way="taken"),
    ]
    assert ada.free_acts == 5


def test_r95_what_is_given_away_is_no_longer_worn() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    ada, ben = crawl.state.heroes
    ada.bag.append(crawl.made("leather-shoes"))
    ada.worn = [1]
    run_script(act(crawl, ada), {ADA: ["give-1-1", "rest"]})
    assert (ada.worn, ben.worn, [item.id for item in ben.bag]) == ([], [], [1])


def test_a_chest_tells_what_was_tried() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.",), flips=("KS", "2S", "3H", "2D", "4H"))
    hero = crawl.hero(ADA)
    give_stamina(crawl, hero, "5D")
    hero.sheet.quirk = "collector"
    tried = run_script(act(crawl, able(hero, think=6)), {ADA: ["smash-s"]}).events[0]
    assert tried == ChestTried(
        seat=ADA, hero="Brakka", spot="A1", card="KS", stamina="5D", bonus=2, total=20, target=11, picks=0, things=2,
        outcome="open", way="hit",
    )  # fmt: skip
    assert len(hero.bag) >= 2


def test_r77_another_enemy_begins_at_one() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL])
    add_foe(crawl, "KD", (0, 0))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 3, 1
    run_script(act(crawl, hero), {ADA: ["aim-2"]})
    assert (hero.aim, hero.aim_at) == (1, 2)
