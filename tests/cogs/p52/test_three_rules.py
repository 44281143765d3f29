"""Three rules at once, in moments that seldom come: the last enemy, the last turn, the last who waits."""

from typing import TypeVar

import pytest

from bot.engine import Event
from cogs.p52.events.combat import BossRose, EnemyHurt, EnemyPoisoned, Struck
from cogs.p52.events.frame import ExitOpened, ExitWatched, TurnBegan, TurnLost
from cogs.p52.events.map import AmbushFlipped, EnemyAppeared, EnemyVanished
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.rooms.appearing import major_comes
from cogs.p52.state.people import FOREVER, Item
from tests.cogs.p52.parties import ADA, BEN, CLEO, stack
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun, run_script

T = TypeVar("T", bound=Event)


def begun(crawl: Crawl, *, has_enemy_acted: bool = False) -> Crawl:
    run_script(begin_round(crawl), {})
    for enemy in crawl.enemies:
        enemy.has_acted = has_enemy_acted
    return crawl


def turn(crawl: Crawl, *answers: tuple[int, str]) -> ScriptRun[None]:
    """One turn of the engine; breaths last while somebody may step in."""
    run = ScriptRun(play(crawl), lasts=True)
    for seat, said in answers:
        run.answer(seat, said)
    return run


def given(crawl: Crawl, seat: int, key: str) -> Item:
    item = crawl.made(key)
    crawl.hero(seat).bag.append(item)
    return item


def keys(run: ScriptRun[None], seat: int) -> set[str]:
    return {option.key for option in run.open[seat].options}


def of(kind: type[T], run: ScriptRun[None]) -> list[T]:
    return [event for event in run.events if isinstance(event, kind)]


def poisoned(crawl: Crawl, *, by: int) -> None:
    enemy = crawl.enemies[0]
    enemy.health, enemy.venom, enemy.venomous, enemy.venom_by = 1, 2, 1, by


def test_r32_an_extra_turn_after_the_last_enemy_has_nobody_to_wait_for() -> None:
    """5.5, R27: nobody could step in any more."""
    crawl = begun(scene(("brakka", (0, 0)), foes=[("JD", (0, 0))], flips=("QS", "2S", "2D")), has_enemy_acted=True)
    crawl.hero(ADA).haste = 1
    run = turn(crawl, (ADA, "hit-sword-play-1"))
    assert "rest" in keys(run, ADA)
    assert "wait" not in keys(run, ADA)


def test_r32_a_boost_in_a_held_turn_is_played_out_before_the_other_who_waits_is_asked() -> None:
    crawl = begun(scene(("orrin", (0, 0)), ("ysolde", (0, 0)), ("brakka", (0, 0)), foes=[("KC", (3, 0))]))
    boost = given(crawl, BEN, "adrenaline-boost")
    turn(crawl, (BEN, "wait"))
    run = turn(crawl, (ADA, "wait"))
    assert set(run.open) == {BEN}  # not the one who has just waited
    for said in ("act", f"use-{boost.id}", "rest", "rest"):
        run.answer(BEN, said)
    assert (set(run.open), keys(run, ADA)) == ({ADA}, {"act"})
    assert [event.seat for event in of(TurnBegan, run)] == [ADA, BEN, BEN]
    assert not crawl.hero(CLEO).has_acted


def test_r32_r27_poison_that_fells_the_last_enemy_frees_the_held_turn() -> None:
    crawl = begun(scene(("orrin", (0, 0)), ("sable", (1, 0)), foes=[("KC", (3, 0))], flips=("2S",)))
    poisoned(crawl, by=BEN)
    turn(crawl, (ADA, "wait"))
    assert turn(crawl).is_over
    assert (crawl.state.phase, crawl.hero(BEN).tally.felled) == ("explore", ["K"])
    assert set(turn(crawl).open) == {ADA, BEN}


def test_r32_who_is_threatened_away_frees_the_held_turn_and_drops_nothing() -> None:
    foes = [("KC", (1, 0)), ("JD", (1, 0))]
    crawl = begun(scene(("orrin", (0, 0)), ("rusk", (1, 0)), foes=foes, flips=("KS",)), has_enemy_acted=True)
    turn(crawl, (ADA, "wait"))
    run = turn(crawl, (BEN, "do-threaten"))
    assert [event.way for event in of(EnemyVanished, run)] == ["threatened", "threatened"]
    assert (run.is_over, crawl.spots[1, 0].drops, crawl.hero(BEN).tally.felled) == (True, 0, [])
    assert set(turn(crawl).open) == {ADA}


def test_r44_r140_an_enemy_met_in_the_dark_again_neither_threatens_the_button_nor_ambushes() -> None:
    crawl = begun(scene(("brakka", (0, 0)), rows=(".....",), is_up=False, light="dark"))
    add_foe(crawl, "KC", (3, 0)).has_acted = True
    crawl.state.phase, crawl.spots[1, 0].is_up = "fight", True
    run = turn(crawl)
    assert next(option for option in run.open[ADA].options if option.key == "to-c1").facts["passes"] == 0
    run.answer(ADA, "to-c1")
    assert ([event.way for event in of(EnemyAppeared, run)], of(AmbushFlipped, run)) == (["again"], [])


def test_r41_r44_who_dies_in_a_trap_is_struck_by_nobody_in_passing() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=(".T..",), foes=[("KC", (1, 0))], flips=("2S",))
    begun(crawl, has_enemy_acted=True).hero(ADA).health = 1
    run = turn(crawl)
    facts = next(option for option in run.open[ADA].options if option.key == "to-c1").facts
    assert (facts["passes"], facts["traps"]) == (1, 1)
    run.answer(ADA, "to-c1")
    assert (crawl.hero(ADA).is_dead, of(Struck, run)) == (True, [])


@pytest.mark.parametrize(("answer", "is_poisoned"), [("8S", True), ("QS", False)])
def test_r54_a_tie_poisons_and_a_full_defence_leaves_the_poison_on_the_blade(answer: str, *, is_poisoned: bool) -> None:
    """5.3: half the damage is a hit. The King of hearts adds 1 to its card against a sword."""
    crawl = scene(("brakka", (0, 0)), foes=[("KH", (0, 0))], flips=("9S", answer))
    hero = begun(crawl, has_enemy_acted=True).hero(ADA)
    hero.venom, hero.venom_on = 2, "sword-play"
    run = turn(crawl, (ADA, "hit-sword-play-1"))
    assert (bool(of(EnemyPoisoned, run)), hero.venom_on) == (is_poisoned, "" if is_poisoned else "sword-play")


def test_r112_r113_who_comes_through_the_exit_acts_at_once_and_the_party_is_asked_all_the_same() -> None:
    crawl = begun(scene(("brakka", (0, 0)), ("sable", (2, 0)), rows=("S.X.",)))
    crawl.hero(BEN).has_acted, crawl.hero(BEN).health, crawl.state.decks.enemy = True, 1, ["KC"]
    stack(crawl, "3S", "KS")
    run = turn(crawl, (ADA, "to-c1"), (BEN, "none"))
    assert ([event.seat for event in of(Struck, run)], crawl.hero(BEN).is_dead) == ([BEN], True)
    assert (run.is_over, crawl.state.phase) == (True, "door")


def test_r15_r113_a_door_that_the_last_turn_of_a_round_clears_is_open_before_anybody_is_drawn_in() -> None:
    """As it is where another turn clears it; it stays open."""
    crawl = begun(scene(("brakka", (0, 0)), rows=("S.X.",)))
    crawl.room.lock, crawl.room.is_barred, crawl.spots[3, 0].is_up = "barred", True, False
    stack(crawl, "3S", "2S")
    run = turn(crawl, (ADA, "to-c1"))
    told = [type(event) for event in run.events if isinstance(event, ExitOpened | ExitWatched)]
    assert (told, len(crawl.enemies), crawl.room.lock) == ([ExitOpened, ExitWatched], 1, "open")


def test_r113_extra_turns_at_the_exit_are_one_round() -> None:
    crawl = begun(scene(("brakka", (1, 0)), rows=("S.X.",)))
    boost = given(crawl, ADA, "adrenaline-boost")
    stack(crawl, "9S")
    run = turn(crawl, (ADA, f"use-{boost.id}"), (ADA, "to-c1"), (ADA, "rest"))
    assert (len(of(ExitWatched, run)), crawl.state.phase) == (1, "door")


def test_r92_an_old_trap_takes_the_first_of_two_extra_turns() -> None:
    flips = ("10S", "AS", "2D")
    crawl = begun(scene(("brakka", (0, 0)), rows=("C...",), foes=[("JD", (3, 0))], flips=flips), has_enemy_acted=True)
    crawl.enemies[0].frozen, hero = FOREVER, crawl.hero(ADA)
    hero.haste = 2
    run = turn(crawl, (ADA, "smash"), (ADA, "rest"))
    assert (len(of(TurnLost, run)), run.is_over, hero.haste, hero.lost_turns) == (1, True, 0, 0)


def test_r97_the_sexton_rises_from_poison_and_then_has_its_turn() -> None:
    crawl = begun(scene(("brakka", (0, 0)), ("sable", (3, 3))))
    crawl.room.major, crawl.state.phase = "tallow-sexton", "fight"
    run_script(major_comes(crawl, (0, 0)), {})
    poisoned(crawl, by=ADA)
    run_script(die(crawl, crawl.hero(BEN), ""), {})
    stack(crawl, "5H", "2S")
    run = turn(crawl)
    told = [type(event) for event in run.events if isinstance(event, EnemyHurt | BossRose | Struck)]
    assert (told, crawl.enemies[0].health, crawl.state.result) == ([EnemyHurt, BossRose, Struck], 5, "")


def test_r95_r109_a_stunned_friend_is_asked_for_a_potion_and_drinks_it_in_the_same_turn() -> None:
    crawl = begun(scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=[("JD", (1, 0))]), has_enemy_acted=True)
    crawl.hero(BEN).health, potion = 0, given(crawl, BEN, "healing-potion")
    run = turn(crawl, (ADA, f"ask-{potion.id}-1"), (BEN, "accept"), (ADA, f"use-{potion.id}-h1"))
    assert (run.is_over, crawl.hero(BEN).health, crawl.hero(ADA).bag) == (True, 10, [])
