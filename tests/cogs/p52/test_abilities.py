"""5.3: abilities that are no plain blow, each as its line of the table says."""

from cogs.p52.events.combat import AbilityUsed, Attacked, EnemyDefended
from cogs.p52.prompts import words
from cogs.p52.rules.combat.countering import assault
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.turns.turn import act, begin
from cogs.p52.state.people import FOREVER, Hero
from tests.cogs.p52.scenes import add_foe, give_stamina, scene
from tests.support.scripts import ScriptRun, run_script

ADA, BEN = 0, 1


def knowing(crawl: Crawl, *abilities: str, level: int = 1) -> Hero:
    hero = crawl.hero(ADA)
    hero.sheet.abilities = dict.fromkeys(abilities, level)
    return hero


def test_heal_needs_more_from_afar() -> None:
    crawl = scene(("maive", (0, 0)), ("brakka", (2, 0)), flips=("9S",))
    crawl.hero(BEN).health = 10
    run = run_script(act(crawl, knowing(crawl, "heal")), {ADA: ["do-heal-h1"]})
    told = next(event for event in run.events if isinstance(event, AbilityUsed))
    assert (told.target, told.over) == (7, 2)
    assert crawl.hero(BEN).health == 13
    assert crawl.hero(ADA).tally.feats == 1


def test_an_ace_is_nothing_special_there() -> None:
    crawl = scene(("maive", (0, 0)), flips=("AS",))
    crawl.hero(ADA).health = 5
    run = run_script(act(crawl, knowing(crawl, "heal")), {ADA: ["do-heal-h0"]})
    assert next(event.outcome for event in run.events if isinstance(event, AbilityUsed)) == "failed"


def test_glow_heals_all() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (5, 3)), flips=("KS",))
    for hero in crawl.state.heroes:
        hero.health = 5
    run_script(act(crawl, knowing(crawl, "healing-glow")), {ADA: ["do-healing-glow"]})
    assert [hero.health for hero in crawl.state.heroes] == [8, 8]


def test_regeneration_on_the_next_three_turns() -> None:
    crawl = scene(("orrin", (0, 0)), flips=("QS",))
    hero = knowing(crawl, "regeneration")
    hero.health = 1
    run_script(act(crawl, hero), {ADA: ["do-regeneration-h0"]})
    for health in (4, 7, 10, 10):
        run_script(begin(crawl, hero), {})
        assert hero.health == health


def test_revive_brings_somebody_back() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (3, 0)), flips=("KS",))
    hero, friend = knowing(crawl, "revive"), crawl.hero(BEN)
    friend.is_dead, friend.health, friend.died_in = True, 0, crawl.room.number
    run_script(act(crawl, hero), {ADA: ["do-revive-h1"]})
    assert (friend.is_dead, friend.health) == (False, 3)


def test_magic_shield_takes_off_what_is_over() -> None:
    crawl = scene(("orrin", (0, 0)), foes=[("KC", (0, 0))], flips=("JS", "9H"))
    hero = knowing(crawl, "magic-shield")
    run_script(act(crawl, hero), {ADA: ["do-magic-shield-a1"]})
    assert [(one.amount, one.rounds) for one in crawl.room.shields] == [(3, 3)]
    before = hero.health
    run_script(assault(crawl, crawl.enemies[0], hero, "turn"), {}, otherwise="none")
    assert hero.health == before - (8 - 3)


def test_snatch_once_from_each_enemy() -> None:
    crawl = scene(("sable", (0, 0)), foes=[("KC", (0, 0))], flips=("9S", "3S", "4H"))
    hero = knowing(crawl, "snatch")
    run_script(act(crawl, hero), {ADA: ["do-snatch-1"]})
    assert [item.key for item in hero.bag] == ["healing-potion"]
    run = ScriptRun(act(crawl, hero))
    assert not any(option.key.startswith("do-snatch") for option in run.open[ADA].options)


def test_threaten_counts_who_is_there_and_spares_bosses() -> None:
    crawl = scene(("rusk", (0, 0)), foes=[("KC", (0, 0)), ("JD", (0, 0))], flips=("JS",))
    crawl.enemies[1].rank = "minor"
    run = run_script(act(crawl, knowing(crawl, "threaten")), {ADA: ["do-threaten"]})
    assert next(event.target for event in run.events if isinstance(event, AbilityUsed)) == 11
    assert [enemy.rank for enemy in crawl.enemies] == ["minor"]
    assert crawl.hero(ADA).kills == 0


def test_poison_works_for_three_turns() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("JS", "7S", "2H", "2D", "2C", "3D"))
    hero, enemy = knowing(crawl, "poison-tip", "sword-play"), crawl.enemies[0]
    enemy.health = enemy.most_health = 60
    run_script(act(crawl, hero), {ADA: ["do-poison-tip-sword-play"]})
    run_script(act(crawl, hero), {ADA: ["hit-sword-play-1"]})
    assert (enemy.health, enemy.venom, hero.venom) == (51, 2, 0)
    for health in (49, 47, 45, 45):
        run_script(enemy_turn(crawl, enemy), {}, otherwise="none")
        assert enemy.health == health


def test_a_gizmo_lasts_for_the_quest() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("QS", "6S", "2H"))
    hero = knowing(crawl, "gizmo", "sword-play")
    run_script(act(crawl, hero), {ADA: ["do-gizmo-sword-play-target"]})
    run = ScriptRun(act(crawl, hero))
    assert not any(option.key.startswith("do-gizmo") for option in run.open[ADA].options)
    events = run.answer(ADA, "hit-sword-play-1")
    told = next(event for event in events if isinstance(event, Attacked))
    assert (told.target, told.over) == (5, 1)


def test_hover_minds_no_rocks_traps_or_enemies() -> None:
    crawl = scene(("sable", (0, 0)), rows=(".OT.",), foes=[("KC", (1, 0))], flips=("QS",))
    hero = knowing(crawl, "hover")
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "do-hover")
    assert run.open[ADA].word == words.FLY
    run.answer(ADA, "to-d1")
    assert (hero.at, hero.health) == ((3, 0), 27)


def test_poof_goes_to_spots_that_are_face_up() -> None:
    crawl = scene(("sable", (0, 0)), rows=("....",), flips=("JS",))
    crawl.spots[3, 0].is_up = False
    hero = knowing(crawl, "poof")
    run = ScriptRun(act(crawl, hero))
    assert {option.key for option in run.open[ADA].options if option.key.startswith("do-poof")} == {
        "do-poof-b1",
        "do-poof-c1",
    }
    run.answer(ADA, "do-poof-c1")
    assert hero.at == (2, 0)


def test_ice_storm_freezes_two_spots() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("....",), foes=[("KC", (1, 0)), ("JD", (2, 0))], flips=("QS", "2H", "KH"))
    run_script(act(crawl, knowing(crawl, "ice-storm")), {ADA: ["cast-ice-storm-b1-c1"]})
    assert [enemy.frozen for enemy in crawl.enemies] == [3, 1]  # 13 less 1 is a tie


def test_a_meteor_spares_nobody() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (1, 0)), rows=("..",), foes=[("KC", (1, 0))], flips=("QS", "2H"))
    crawl.enemies[0].health = 50
    run = ScriptRun(act(crawl, knowing(crawl, "meteor-strike")))
    run.answer(ADA, "cast-meteor-strike-b1")
    assert run.open[BEN].word == words.DEFEND_FRIEND
    run.answer(BEN, "none")
    assert (crawl.enemies[0].health, crawl.hero(BEN).health) == (46, 29)
    assert crawl.hero(ADA).tally.harmed == 1


def test_double_tap_at_whom_the_first_left_low() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("9S", "2H", "KS", "2D"))
    hero = knowing(crawl, "sword-play", "double-tap")
    crawl.enemies[0].health, crawl.enemies[0].most_health = 13, 60
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "hit-sword-play-1")
    assert run.open[ADA].word == words.TAP
    events = run.answer(ADA, "tap-1")
    told = next(event for event in events if isinstance(event, EnemyDefended))
    assert (told.card, told.damage) == ("none", 24)
    assert hero.best_blow == 11  # what it had left is all there is to strike


def test_power_thrust_hits_all_on_the_spot() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0)), ("KD", (0, 0))], flips=("JS", "2H", "KH"))
    run = run_script(act(crawl, knowing(crawl, "power-thrust")), {ADA: ["cast-power-thrust-a1"]})
    assert next(event.target for event in run.events if isinstance(event, Attacked)) == 10
    assert [enemy.health for enemy in crawl.enemies] == [11, 15]


def test_a_creature_strikes_three_around() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("....",), foes=[("KC", (1, 0)), ("KD", (2, 0))], flips=("QS", "2H", "2D"))
    add_foe(crawl, "KS", (3, 0))
    run_script(act(crawl, knowing(crawl, "summon-creature")), {ADA: ["cast-summon-creature-b1"]})
    assert [enemy.health for enemy in crawl.enemies] == [9, 9, 15]


def test_r65_ice_storm_is_no_attack_and_an_ace_a_low_card() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("....",), foes=[("QD", (1, 0))], flips=("AS", "2H"))
    hero, enemy = knowing(crawl, "ice-storm"), crawl.enemies[0]
    give_stamina(crawl, hero, "KS")
    enemy.frozen = FOREVER
    run = run_script(act(crawl, hero), {ADA: ["cast-ice-storm-b1-s"]})
    assert next(event.outcome for event in run.events if isinstance(event, Attacked)) == "hit"
    assert (enemy.frozen, hero.tally.attacked, hero.tally.feats) == (FOREVER, [], 1)


def test_r103_a_counter_with_a_spell_that_strikes_two_spots() -> None:
    crawl = scene(
        ("orrin", (0, 0)), ("brakka", (1, 0)), rows=("...",), foes=[("QD", (1, 0)), ("KC", (2, 0))], flips=("AS", "KS")
    )
    hero = knowing(crawl, "meteor-strike", "ice-storm")
    run = ScriptRun(assault(crawl, crawl.enemies[0], hero, "turn"))
    assert [option.key for option in run.open[ADA].options] == ["meteor-strike", "meteor-strike-c1", "decline"]
    run.answer(ADA, "meteor-strike-c1")
    assert run.open[BEN].word == words.DEFEND_FRIEND
    assert hero.tally.attacked == [1, 2]


def test_whoever_poisoned_it_is_credited_with_its_fall() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=[("KC", (0, 0))], flips=("2S",))
    enemy = crawl.enemies[0]
    enemy.health, enemy.first_by = 1, ADA
    enemy.venom, enemy.venomous, enemy.venom_by = 2, 1, BEN
    run_script(enemy_turn(crawl, enemy), {})
    assert (crawl.hero(ADA).kills, crawl.hero(BEN).kills) == (0, 1)


def test_poison_that_leaves_it_something_does_not_fell_it() -> None:
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))], flips=("2S",))
    (enemy,) = crawl.enemies
    enemy.health, enemy.venom, enemy.venomous, enemy.venom_by = 3, 2, 1, ADA
    run = ScriptRun(enemy_turn(crawl, enemy))
    assert run.open[ADA].facts["health"] == 1  # it flees
    assert (crawl.enemies, crawl.hero(ADA).kills) == ([enemy], 0)


def test_poison_is_for_weapons() -> None:
    crawl = scene(("brakka", (0, 0)))
    run = ScriptRun(act(crawl, knowing(crawl, "poison-tip", "hand-to-hand", "sword-play")))
    keys = [option.key for option in run.open[ADA].options if option.key.startswith("do-poison")]
    assert keys == ["do-poison-tip-sword-play"]


def test_poison_on_a_blow_that_fells_is_spent_and_nobody_is_said_to_be_poisoned() -> None:
    crawl = scene(("sable", (0, 0)), foes=[("JD", (0, 0))], flips=("KS", "2S", "3D"))
    hero = knowing(crawl, "knife-use")
    hero.venom, hero.venom_on = 4, "knife-use"
    run = run_script(act(crawl, hero), {ADA: ["hit-knife-use-1"]})
    assert [event.word for event in run.events][-1] == "enemy-fell"
    assert "enemy-poisoned" not in {event.word for event in run.events}
    assert hero.venom == 0
