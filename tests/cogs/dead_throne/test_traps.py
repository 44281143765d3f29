"""TC15, TC31 and what else traps do (R50, R108 to R113)."""

from cogs.dead_throne.events.traps import TrapGrew, TrapSprang
from cogs.dead_throne.rules.meeting.traps import caught, spring, spring_here, trap_deeds
from cogs.dead_throne.rules.meeting.windows import meeting_deeds, pass_by
from cogs.dead_throne.rules.turn.game_turn import game_turn
from cogs.dead_throne.state.people import Due
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, carries, holds, realm, sets, usual, walks, wears
from tests.support.scripts import ScriptRun, run_script

BRIDGE, TREE, POST = "T1.r2", "W.r3", "W.r4"


def test_tc31_a_feature_trap_catches_whoever_passes_but_its_owner() -> None:
    world = realm(BRIDGE, BRIDGE)
    ada, ben = world.players
    trap = sets(world, ben, "bridge-saw")
    assert run_script(spring(world, walks(ben)), {}).result is False
    run = run_script(spring(world, walks(ada, left=3)), {})
    assert run.result is True
    assert run.events[0] == TrapSprang(seat=ADA, owner=BEN, trap=trap.key, level=1, step=BRIDGE)
    assert ada.health == 8
    assert not ben.traps
    assert world.state.decks["traps"][-1] == "bridge-saw"


def test_tc15_whoever_is_trapped_may_be_met() -> None:
    world = realm(TREE, TREE)
    ada, ben = world.players
    sets(world, ben, "rope-snare")
    run_script(spring(world, walks(ada)), {})
    assert (ada.remains, ada.is_trapped, ada.held) == (1, True, None)
    assert {deed.option.key for deed in meeting_deeds(world, walks(ben), has_landed=False)} == {"battle-0", "trade-0"}


def test_r109_levels_add_up_and_their_cards_go_back() -> None:
    world = realm(BRIDGE, BRIDGE)
    ada, ben = world.players
    sets(world, ben, "bridge-saw")
    carries(world, ben, "rope", "axe")
    (deed,) = trap_deeds(world, ben)
    assert deed.option.key.endswith("axe")  # levels are unlocked in order
    grown = run_script(deed.play(), {})
    assert grown.events == [TrapGrew(seat=BEN, trap="bridge-saw", level=2, to=(BEN,))]
    run_script(trap_deeds(world, ben)[0].play(), {})
    assert not trap_deeds(world, ben)
    assert not ben.pack
    axes = world.state.market["axe"]
    run_script(spring(world, walks(ada)), {})
    assert (ada.health, ada.remains) == (6, 1)
    assert world.state.market["axe"] == axes + 1


def test_r109_a_scroll_that_builds_a_trap_leaves_the_hand() -> None:
    world = realm(BRIDGE)
    (ada,) = world.players
    trap = sets(world, ada, "poisoned-gift", 2)
    holds(world, ada, "mend", "nullify")
    deeds = {deed.option.key: deed for deed in trap_deeds(world, ada)}
    run_script(deeds[f"arm-{trap.id}-mend"].play(), {})
    assert ada.scrolls == ["nullify"]
    assert [(thing.kind, thing.key) for thing in trap.added] == [("scroll", "mend")]
    assert trap.level == 3


def test_r102_what_is_broken_builds_nothing() -> None:
    world = realm(BRIDGE)
    (ada,) = world.players
    sets(world, ada, "bridge-saw")
    carries(world, ada, "axe")
    ada.pack[0].is_broken = True
    assert not trap_deeds(world, ada)


def test_r111_r158_who_has_a_trap_of_the_land_may_hold_on_and_spring_it() -> None:
    world = realm("P.r1", "T1.r1", "T1.r2", "T1.r3")
    ada, ben, cleo, _ = world.players
    trap = sets(world, ben, "rockfall")
    sets(world, cleo, "bridge-saw")
    run = ScriptRun(spring_here(world, ada), lasts=True)
    assert [(prompt.seat, prompt.is_secret) for prompt in run.prompts] == [(BEN, True)]
    run.answer(BEN, "hold-on")
    assert [(prompt.seat, prompt.word, prompt.public_options) for prompt in run.prompts] == [(BEN, "set-off", ())]
    run.answer(BEN, f"spring-{trap.id}")
    assert run.result is True
    assert ada.health == 8
    field = ScriptRun(spring_here(world, world.player(BEN)), lasts=True)
    assert (field.is_over, field.asked) == (True, [])  # a field has no region trap


def test_r111_a_trap_that_is_left_set_springs_on_nobody() -> None:
    world = realm("P.r1", "T1.r1")
    ada, ben = world.players
    sets(world, ben, "rockfall")
    for held_on in (True, False):
        run = ScriptRun(spring_here(world, ada))
        if held_on:
            run.answer(BEN, "hold-on")
            run.answer(BEN, "leave")
        else:
            run.wait()
        assert (run.is_over, run.result, ada.health) == (True, False, 10)


def test_r50_a_contact_trap_is_the_interaction() -> None:
    world = realm(BRIDGE, BRIDGE)
    ada, ben = world.players
    trap = sets(world, ben, "poisoned-gift")
    walks(ben)
    gift = next(d for d in meeting_deeds(world, ben, has_landed=True) if d.option.key == f"trap-{trap.id}-0")
    assert gift.option.is_secret
    run_script(gift.play(), {})
    assert ada.health == 7
    assert ben.turn.has_interacted


def test_r51_a_trap_may_be_the_answer_to_being_walked_over() -> None:
    world = realm(BRIDGE, BRIDGE)
    ada, ben = world.players
    trap = sets(world, ben, "poisoned-gift")
    run = run_script(pass_by(world, walks(ada, left=2)), {BEN: [f"trap-{trap.id}-0"]})
    assert run.result is True
    assert ada.health == 7


def test_a_signpost_lets_its_owner_lead() -> None:
    world = realm(POST, "P.r1")
    ada, ben = world.players
    trap = sets(world, ben, "false-signpost", level=2)
    run_script(caught(world, ben, trap, ada), {})
    assert ada.due == Due("owner", 7, by=BEN, cause="trap")


def test_what_traps_take() -> None:
    world = realm("T1.r6", "T1.r5")
    ada, ben = world.players
    trap = sets(world, ben, "jetty-net", level=3)
    run_script(caught(world, ben, trap, ada), {})
    assert (ada.coin, ben.coin, ada.health) == (2, 8, 7)
    snare = sets(world, ben, "rope-snare", level=3)
    carries(world, ada, "torch")
    world.chance = type(world.chance).scripted(1)
    run = run_script(caught(world, ben, snare, ada), {})
    assert [thing.key for thing in ben.pack] == ["torch"]
    assert all(event.to == (ADA, BEN) for event in run.events if event.word == "dealt-thing")
    wears(world, ada, "kite-shield")
    rocks = sets(world, ben, "rockfall", level=3)
    ada.health = 10
    run_script(caught(world, ben, rocks, ada), {})
    assert ada.worn["shield"].is_broken


def test_wide_traps() -> None:
    world = realm("T1.r6", "T1.r5", "T1.r4")
    ada, ben, _ = world.players
    world.state.decks["traps"] += ["dead-mans-well", "cairn-curse"]
    run_script(caught(world, ben, sets(world, ben, "dead-mans-well", level=2), ada), {})
    assert ada.skips == 1
    holds(world, ada, "mend", "firebolt", "nullify")
    run = ScriptRun(caught(world, ben, sets(world, ben, "cairn-curse"), ada))
    run.answer(ADA, (run.open[ADA].options[1].key,))
    assert ada.spent == ["firebolt"]
    assert CLEO not in run.open


def test_r111_whoever_is_trapped_on_rocks_faces_each_owner_of_a_trap_once() -> None:
    """R34: remaining, the step is interacted with; before that each may spring one."""
    world = realm("P.r1", "A.r1")
    ada, ben = world.players
    sets(world, ben, "rockfall")
    ada.remains, ada.is_trapped = 1, True
    world.state.decks["rocks"].insert(0, "coin:rocks")
    run = ScriptRun(game_turn(world, ada))
    while not run.is_over:
        if run.pauses:
            run.wait()
        else:
            run.answer(run.prompts[0].seat, usual(run.prompts[0]))
    assert [prompt.word for prompt in run.asked if prompt.seat == BEN] == ["spring"]
    assert (ada.coin, ada.remains, ada.is_trapped) == (5 + 6, 0, False)
