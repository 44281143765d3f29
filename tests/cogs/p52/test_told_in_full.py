"""What is told of blows says all there is to say of it: cards, sums, targets, and what is left."""

from typing import Any

import pytest

from bot.conformance.checked import strict_words
from bot.ui.views.speech import Speaker
from cogs.p52.events.combat import (
    AimLost,
    Attacked,
    Defended,
    Died,
    EnemyDefended,
    EnemyFell,
    EnemyHealed,
    EnemyHurt,
    EnemyThawed,
    Hurt,
    StanceLost,
    Struck,
    Stunned,
)
from cogs.p52.events.frame import EnemyTurnLost
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import EnemyMoved
from cogs.p52.game import GAME
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.turns.turn import act
from cogs.p52.view.telling import told_as_one
from tests.cogs.p52.knowing import MARSHAL, knowing
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import give_stamina, scene
from tests.conformance.shown import SHOWN
from tests.support.scripts import run_script


def test_a_blow_with_stamina_and_aim_and_the_defence_against_it() -> None:
    """3 of stamina, 6 flipped, 1 of aim: 10 for 7; a King's melee trait makes 8 a 9: too low. 1 + 3 + 8."""
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=("6S", "8H"))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 1, 1
    give_stamina(crawl, hero, "3D")
    run = run_script(act(crawl, hero), {ADA: ["hit-sword-play-1-s"]})
    assert run.events == [
        Attacked(
            seat=ADA, hero="Brakka", ability="sword-play", enemy="ox-marshal", number=1, struck=("ox-marshal",),
            spot="A1", card="6S", stamina="3D", bonus=1, total=10, target=7, over=3, outcome="hit", way="turn",
        ),
        EnemyDefended(
            enemy="ox-marshal", number=1, card="8H", trait=1, total=9, against=10, damage=12, health=10, outcome="full"
        ),
    ]  # fmt: skip
    assert (hero.best_blow, hero.tally.attacks_with, crawl.enemies[0].first_by) == (12, {"sword-play": [1]}, ADA)


@pytest.mark.parametrize(
    ("flips", "outcome", "share", "damage"),
    [
        (("2S",), "miss", "", 0), (("KS", "2H"), "king", "doubled", 30), (("9S", "8H"), "hit", "half", 5),
        (("9S", "QH"), "hit", "none", 0),
    ],
)  # fmt: skip
def test_how_a_blow_comes_out(flips: tuple[str, ...], outcome: str, share: str, damage: int) -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=flips)
    crawl.enemies[0].health = crawl.enemies[0].most_health = 99
    events = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["hit-sword-play-1"]}).events
    assert [event.outcome for event in events if isinstance(event, Attacked)] == [outcome]
    assert [(event.outcome, event.damage) for event in events if isinstance(event, EnemyDefended)] == (
        [(share, damage)] if share else []
    )
    assert crawl.enemies[0].health == 99 - damage


def test_r134_of_several_the_highest_who_is_able_strikes_back() -> None:
    """A Power Thrust on a King of 9 and a Queen of 10: an Ace, and she does."""
    crawl = scene(("brakka", (0, 0)), foes=[("KD", (0, 0)), ("QD", (0, 0)), ("KC", (0, 0))], flips=("AS", "2H"))
    run = run_script(act(crawl, knowing(crawl, "power-thrust")), {ADA: ["cast-power-thrust-a1"]})
    struck = [event for event in run.events if isinstance(event, Struck)]
    assert struck == [
        Struck(
            enemy="glint-hexer", number=2, blow="magic", seat=ADA, hero="Brakka", spot="A1", card="2H", total=2,
            target=7, over=0, damage=0, outcome="miss", way="counter",
        )
    ]  # fmt: skip
    crawl.enemies[1].frozen = 2
    crawl.state.decks.action += ["2D", "AH"]
    crawl.state.decks.discard = [card for card in crawl.state.decks.discard if card not in {"2D", "AH"}]
    run = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["cast-power-thrust-a1"]})
    assert [event.number for event in run.events if isinstance(event, Struck)] == [1]


def test_an_enemys_blow_a_defence_armour_and_what_is_left() -> None:
    """Above 7 by 3: 2 + 3 + 4; Block flips 7 and 2 of stamina for 6 and takes 1 + 3, the armour 1."""
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=("10S", "7H"))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("decent-armour", "body"))
    hero.worn = [1]
    give_stamina(crawl, hero, "2D")
    run = run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["block-s"]})
    assert run.events == [
        Struck(
            enemy="ox-marshal", number=1, blow="melee", seat=ADA, hero="Brakka", spot="A1", card="10S", total=10,
            target=7, over=3, damage=9, outcome="hit", way="turn",
        ),
        Defended(
            seat=ADA, hero="Brakka", ability="block", is_trained=True, card="7H", stamina="2D", bonus=0, total=9,
            target=6, over=3, left=5, outcome="part",
        ),
        Hurt(seat=ADA, hero="Brakka", damage=4, armour=1, health=29, way="blow"),
    ]  # fmt: skip


def test_what_a_failed_untrained_defence_costs() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=("10S", "7H"))
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 2, 1
    run = run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["dodge"]})
    assert run.events[1:] == [
        Defended(
            seat=ADA, hero="Brakka", ability="dodge", is_trained=False, card="7H", stamina=NO_CARD, bonus=0, total=7,
            target=12, over=0, left=9, outcome="failed",
        ),
        AimLost(seat=ADA, hero="Brakka", enemy="ox-marshal", number=1),
        Hurt(seat=ADA, hero="Brakka", damage=9, armour=0, health=24, way="blow"),
    ]  # fmt: skip


def test_stunned_and_dead_and_a_broken_guard() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=("10S", "8C"))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("torch"))
    hero.health, hero.stance = 9, 1
    first = run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["none"]}).events
    assert first[1:] == [
        StanceLost(seat=ADA, hero="Brakka"),
        Hurt(seat=ADA, hero="Brakka", damage=9, armour=0, health=0, way="blow"),
        Stunned(seat=ADA, hero="Brakka"),
    ]
    second = run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {ADA: ["none"]}).events
    assert second[-1] == Died(seat=ADA, hero="Brakka", items=("torch",), spot="A1")
    assert (hero.slain_by, hero.died_in, crawl.state.result) == ("ox-marshal", 1, "fallen")


def test_poison_frost_flight_and_healing_of_an_enemy() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (5, 0)), rows=("......",), foes=[("KH", (2, 0))])
    enemy = crawl.enemies[0]
    enemy.venom, enemy.venomous, enemy.frozen = 3, 2, 2
    known: dict[str, Any] = {"enemy": "ox-marshal", "number": 1}
    assert run_script(enemy_turn(crawl, enemy), {}).events == [EnemyTurnLost(**known, left=1)]
    assert run_script(enemy_turn(crawl, enemy), {}).events == [EnemyTurnLost(**known, left=0), EnemyThawed(**known)]
    assert run_script(enemy_turn(crawl, enemy), {}).events == [
        EnemyHurt(**known, damage=3, health=19, way="venom"),
        EnemyMoved(**known, origin="C1", spot="B1", way="walk"),
    ]
    enemy.venomous, enemy.health, crawl.hero(BEN).at = 0, 5, (0, 0)
    assert run_script(enemy_turn(crawl, enemy), {}).events == [EnemyMoved(**known, origin="B1", spot="C1", way="flee")]
    for hero in crawl.state.heroes:
        hero.unseen = 3
    assert run_script(enemy_turn(crawl, enemy), {}).events == [EnemyHealed(**known, health=6)]


def test_r101_who_idles_in_full_health_says_nothing() -> None:
    crawl = scene(("brakka", (5, 0)), rows=("...#..",), foes=[("JD", (0, 0))])
    assert run_script(enemy_turn(crawl, crawl.enemies[0]), {}).events == []
    assert crawl.enemies[0].health == 5


def test_who_is_killed_by_poison_falls_to_whoever_mixed_it() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (5, 0)), foes=[("KH", (2, 2))], flips=("QS",))
    enemy = crawl.enemies[0]
    enemy.venom, enemy.venomous, enemy.venom_by, enemy.health = 4, 1, BEN, 4
    assert run_script(enemy_turn(crawl, enemy), {}).events == [
        EnemyHurt(enemy="ox-marshal", number=1, damage=4, health=0, way="venom"),
        EnemyFell(seat=BEN, hero="Sable", enemy="ox-marshal", number=1, spot="C3", card="QS", drops=True),
    ]
    assert (crawl.hero(BEN).tally.felled, crawl.hero(BEN).kills, crawl.spots[2, 2].drops) == (["K"], 1, 1)


@pytest.mark.parametrize("flip", ["9S", "KS"])
def test_r135_whoever_cannot_defend_has_turned_nothing_that_was_too_low(flip: str) -> None:
    crawl = scene(("brakka", (0, 0)), foes=[MARSHAL], flips=(flip,))
    crawl.enemies[0].frozen, crawl.enemies[0].health = 2, 60
    blow, answer = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["hit-sword-play-1"]}).events
    speaker = Speaker(strict_words(SHOWN[GAME.key].face), ("Ada",))
    for event in (answer, told_as_one(blow, answer)):
        assert event is not None
        said = speaker.event(event)
        assert "cannot defend" in said
        assert "too low" not in said
