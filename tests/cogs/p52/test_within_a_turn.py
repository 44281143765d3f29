"""What one turn lets a hero do, and how often it brings what it brings (R27, R32, R33, P5)."""

import pytest

from cogs.p52.events.combat import Healed
from cogs.p52.options import P52Options
from cogs.p52.rules.combat.wounds import die, revive
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.frame.after import finish
from cogs.p52.rules.frame.exploring import explore
from cogs.p52.rules.frame.rounds import begin_round
from cogs.p52.rules.heroes.lasting import end_with_room
from cogs.p52.rules.turns.opening import open_turn
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Left
from tests.cogs.p52.parties import ADA, BEN, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import able, scene
from tests.cogs.p52.test_bosses import boss
from tests.cogs.p52.test_pairs_walks import winged
from tests.support.scripts import ScriptRun, run_script

ASKED = P52Options(finds="asked")


def test_r33_what_lies_there_is_picked_up_after_an_aimed_blow() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], flips=("9S", "2S"), options=ASKED)
    hero, bow = crawl.hero(ADA), crawl.made("fine-bow")
    crawl.spots[0, 0].items.append(bow)
    hero.aim, hero.aim_at = 2, crawl.enemies[0].id
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, f"hit-sword-play-{hero.aim_at}")
    assert {option.key for option in run.open[ADA].options} == {f"take-{bow.id}", "rest"}
    run.answer(ADA, f"take-{bow.id}")
    assert (run.is_over, hero.bag) == (True, [bow])


@pytest.mark.parametrize("deed", ["aim-1", "stance", "rest"])
def test_r74_nothing_is_offered_that_would_undo_what_was_done(deed: str) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], options=ASKED)
    crawl.spots[0, 0].items.append(crawl.made("fine-bow"))
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, deed)
    assert run.is_over


def test_r33_winged_shoes_lead_to_what_lies_elsewhere_after_an_aim() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], options=ASKED)
    hero, bow = winged(crawl, "block"), crawl.made("fine-bow")
    crawl.spots[1, 0].items.append(bow)
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "aim-1")
    run.answer(ADA, "to-b1")
    run.answer(ADA, f"take-{bow.id}")
    assert bow in hero.bag


def test_r33_what_has_just_been_found_and_left_is_not_asked_about_again() -> None:
    crawl = scene(("sable", (0, 0)), rows=("C.",), flips=("QS", "4S", "7D"), options=ASKED)
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "pick-0")
    run.answer(ADA, "leave")
    assert (run.is_over, [item.key for item in crawl.spots[0, 0].items]) == (True, ["magic-tome"])


def test_r33_what_was_left_there_is_not_asked_about_in_each_turn() -> None:
    """Only once more is it offered after a deed; what comes to lie there later is again."""
    foes, flips = [("KC", (0, 0))], ("2S", "2H", "2D", "2C")
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=foes, flips=flips, options=ASKED)
    hero, spot, asked = crawl.hero(ADA), crawl.spots[0, 0], list[bool]()
    for things in (["fine-bow", "sharp-dagger"], [], ["sharp-dagger"]):
        spot.items += [crawl.made(key) for key in things]
        run = ScriptRun(act(crawl, hero))
        run.answer(ADA, f"hit-sword-play-{crawl.enemies[0].id}")
        asked.append(not run.is_over)
        if not run.is_over:
            run.answer(ADA, "rest")
    assert asked == [True, False, True]
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-b1")
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-a1")
    assert not run.is_over, "who comes back is asked"


def test_r33_of_several_things_more_than_one_is_picked_up() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), options=ASKED)
    bow, dagger = things = crawl.made("fine-bow"), crawl.made("sharp-dagger")
    crawl.spots[1, 0].items += things
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    for key in ("to-b1", f"take-{bow.id}", f"take-{dagger.id}"):
        run.answer(ADA, key)
    assert (run.is_over, crawl.hero(ADA).bag) == (True, [bow, dagger])


def test_r40_nothing_is_offered_half_way_up_the_rocks() -> None:
    """To pick something up would lose the half that is climbed."""
    crawl = scene(("brakka", (0, 0)), rows=(".O",), options=ASKED)
    hero = able(crawl.hero(ADA), move=1)
    crawl.spots[0, 0].items.append(crawl.made("fine-bow"))
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-b1")
    assert (run.is_over, hero.climbs) == (True, (1, 0))


def test_r33_whoever_stays_where_the_way_ends_is_not_asked_again() -> None:
    crawl = scene(("brakka", (1, 0)), ("sable", (0, 0)), rows=(".X....",), options=ASKED)
    crawl.spots[1, 0].items.append(crawl.made("fine-bow"))
    crawl.state.is_heading_out = True
    assert ScriptRun(explore(crawl)).is_over


def test_r33_whoever_follows_picks_up_what_lies_at_the_end() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("....",), options=ASKED)
    bow = crawl.made("fine-bow")
    crawl.spots[2, 0].items.append(bow)
    run = ScriptRun(explore(crawl))
    run.answer(ADA, "march-c1")
    run.answer(BEN, "follow")
    run.answer(BEN, f"take-{bow.id}")
    assert crawl.hero(BEN).bag == [bow]


def test_r33_nobody_picks_up_in_the_turn_of_another_but_keys() -> None:
    crawl = scene(("brakka", (2, 0)), rows=("...",))
    hero, things, spot = crawl.hero(ADA), (crawl.made("fine-bow"), crawl.made("key")), crawl.spots[1, 0]
    boss(crawl, "tide-gaoler", (0, 0))
    spot.items, spot.drops = list(things), 1
    stack(crawl, "QS")
    run_script(enemy_turn(crawl, crawl.enemies[0]), {}, otherwise="none")
    assert (hero.at, hero.bag, spot.items, spot.drops) == ((1, 0), [things[1]], [things[0]], 1)


def test_p5_a_flight_pauses_where_somebody_comes_to_light() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".....",), flips=("KS", "9H"), light="dark", options=ASKED)
    hero, spot, bow = crawl.hero(ADA), crawl.spots[3, 0], crawl.made("fine-bow")
    hero.sheet.abilities["hover"] = 1
    crawl.spots[1, 0].items.append(bow)
    spot.mark, spot.is_up = "e", False
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "do-hover")
    run.answer(ADA, "to-e1")
    assert hero.at == (1, 0)  # R33
    run.answer(ADA, f"take-{bow.id}")
    run.answer(ADA, "to-e1")
    assert (hero.at, len(crawl.enemies), run.open[ADA].default) == ((2, 0), 1, ("to-e1",))
    run.answer(ADA, "to-a1")
    assert (run.is_over, hero.at) == (True, (0, 0))


def test_r32_a_held_turn_that_goes_on_in_peace_heals_but_once() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("..",), foes=[("JD", (0, 0))])
    hero, friend = crawl.state.heroes
    hero.health, hero.mends, hero.mending = 5, 3, 2
    hero.is_waiting = hero.has_acted = friend.has_acted = True
    known = list(crawl.enemies)
    crawl.state.decks.fallen.append(crawl.enemies.pop().card)
    run_script(finish(crawl, known, friend), {})
    run = run_script(explore(crawl), {ADA: ["stance"]})
    assert (crawl.state.phase, of(Healed, run.events), hero.mending) == ("explore", [], 2)
    stack(crawl, "KD")
    run = ScriptRun(explore(crawl))
    run.answer(ADA, "stance")
    assert [event.amount for event in run.events if isinstance(event, Healed)] == [3]


def test_r32_a_held_turn_that_a_new_fight_has_ended_is_not_the_next_one() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    hero = crawl.hero(ADA)
    hero.health, hero.mends, hero.mending, hero.has_begun = 5, 3, 2, True
    run_script(begin_round(crawl), {})
    stack(crawl, "KD")
    run = ScriptRun(explore(crawl))
    run.answer(ADA, "stance")
    assert [event.amount for event in run.events if isinstance(event, Healed)] == [3]


@pytest.mark.parametrize("flag", ["has_begun", "is_soothed"])
def test_r143_whoever_died_and_is_raised_has_a_turn_of_its_own(flag: str) -> None:
    """What its old turn had brought is over with it: Regeneration cast on it since heals (5.3)."""
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("..",))
    hero = crawl.hero(ADA)
    setattr(hero, flag, True)
    run_script(die(crawl, hero, ""), {})
    run_script(revive(crawl, hero, 1), {})
    hero.mends, hero.mending = 3, 2
    run = run_script(open_turn(crawl, hero), {})
    assert [event.amount for event in run.events if isinstance(event, Healed)] == [3]


@pytest.mark.parametrize(("has_begun", "amounts"), [(True, []), (False, [3])])
def test_r27_r32_the_stunned_are_healed_at_the_beginning_of_a_turn_and_not_where_it_goes_on(
    has_begun: bool, amounts: list[int]
) -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("..",))
    hero = crawl.hero(ADA)
    hero.health, hero.mends, hero.mending, hero.has_begun = 0, 3, 2, has_begun
    run = ScriptRun(explore(crawl))
    assert [event.amount for event in run.events if isinstance(event, Healed)] == amounts


def test_r33_what_was_left_in_one_room_is_not_taken_for_what_lies_in_the_next() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], flips=("2S",), options=ASKED)
    hero = crawl.hero(ADA)
    hero.left = Left((), drops=1)
    end_with_room(hero)
    crawl.spots[0, 0].drops = 1
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, f"hit-sword-play-{crawl.enemies[0].id}")
    assert not run.is_over
