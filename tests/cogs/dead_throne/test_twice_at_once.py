"""R156: two things that happen side by side ask one player the same: what it is about is settled once."""

from bot.engine import interleave
from cogs.dead_throne.rules.people.death import die
from cogs.dead_throne.rules.people.gear import rearm
from cogs.dead_throne.rules.people.limits import keep_limits
from tests.cogs.dead_throne.meetings import ADA, carries, holds, realm, wears
from tests.support.scripts import ScriptRun


def test_r119_whoever_slays_two_at_once_chooses_from_each() -> None:
    world = realm("W.r1", "W.r1", "W.r1", "P.r1")
    ada, ben, cleo, _ = world.players
    for victim, thing in ((ben, "torch"), (cleo, "rope")):
        carries(world, victim, thing)
    run = ScriptRun(interleave([die(world, ben, ada), die(world, cleo, ada)]))
    for _ in (ben, cleo):
        (prompt,) = run.prompts
        run.answer(ADA, prompt.options[0].key)
    assert sorted(thing.key for thing in ada.pack) == ["rope", "torch"]


def test_r60_whoever_slays_two_at_once_changes_arms_one_time_after_the_other() -> None:
    world = realm("W.r1", "W.r1", "W.r1")
    ada, ben, cleo = world.players
    wears(world, ada, "dagger")
    carries(world, ada, "long-sword")
    ben.is_dead = cleo.is_dead = True
    run = ScriptRun(interleave([rearm(world, ada, ben), rearm(world, ada, cleo)]))
    assert [prompt.word for prompt in run.prompts] == ["gear"]
    run.answer(ADA, (f"wear-{ada.pack[0].id}",))
    assert [prompt.word for prompt in run.prompts] == ["gear"]
    run.answer(ADA, ())
    assert run.is_over
    assert ada.worn["weapon"].key == "long-sword"


def test_r99_what_there_is_no_room_for_is_left_behind_once() -> None:
    world = realm("W.r1", "W.r1")
    ada = world.player(ADA)
    carries(world, ada, "torch", "rope", "lockpick")
    ada.pack.append(world.made("item", "spear", "woods"))
    run = ScriptRun(interleave([keep_limits(world, ada), keep_limits(world, ada)]))
    run.answer(ADA, f"leave-{ada.pack[0].id}")
    while not run.is_over:
        run.answer(ADA, run.prompts[0].options[-1].key)
    assert len(ada.pack) == 3


def test_r104_a_hand_that_is_too_large_is_made_smaller_once() -> None:
    world = realm("W.r1", "W.r1")
    ada = world.player(ADA)
    holds(world, ada, "firebolt", "mend", "nullify", "stone-skin", "war-cry")
    run = ScriptRun(interleave([keep_limits(world, ada), keep_limits(world, ada)]))
    first, last = (tuple(one.key for one in run.prompts[0].options[place]) for place in (slice(3, 5), slice(2)))
    run.answer(ADA, first)
    while not run.is_over:
        run.answer(ADA, last)
    assert len(ada.scrolls) == 3
