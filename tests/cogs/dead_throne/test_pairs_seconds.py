"""A second one of a thing: a Nullify more, a Whetstone more; and what a weapon risks where nothing else is chosen."""

import pytest

from cogs.dead_throne.events.meeting import DealtThing
from cogs.dead_throne.events.people import Gained
from cogs.dead_throne.events.scrolls import HeldOn, Nullified
from cogs.dead_throne.rules.fight.blows import choose_blow
from cogs.dead_throne.rules.fight.reactions import works
from cogs.dead_throne.rules.meeting.battles import start_battle
from cogs.dead_throne.rules.meeting.traps import spring
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.people import NOWHERE
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.gate import keys
from tests.cogs.dead_throne.meetings import (
    ADA,
    BEN,
    CLEO,
    carries,
    holds,
    realm,
    sets,
    thing,
    to_the_end,
    usual,
    walks,
    wears,
)
from tests.support.scripts import ScriptRun


def darted(*nullifies: int) -> tuple[Realm, ScriptRun[bool]]:
    """Ada uses a Blood Dart on Ben; so many Nullify Ben and Cleo hold."""
    world = realm(GATE, GATE, "W.r1")
    holds(world, world.player(ADA), "blood-dart")
    for seat, count in zip((BEN, CLEO), nullifies, strict=True):
        holds(world, world.player(seat), "read-the-land", *["nullify"] * count)
    return world, ScriptRun(works(world, world.player(ADA), "blood-dart", world.player(BEN)))


def nullifies(run: ScriptRun[bool], seat: int) -> None:
    run.answer(seat, "hold-on")
    run.answer(seat, "nullify")


def test_r158_whoever_has_spent_their_nullify_on_another_holds_on_no_more() -> None:
    """Only who can answer sees Hold On."""
    _, run = darted(1, 1)
    nullifies(run, BEN)
    nullifies(run, CLEO)
    assert run.is_over
    assert (run.result, [event.seat for event in run.events if isinstance(event, HeldOn)]) == (True, [BEN, CLEO])


def test_r104_r158_a_second_nullify_cancels_what_the_first_could_not() -> None:
    world, run = darted(1, 1)
    world.player(BEN).scrolls.append("nullify")
    nullifies(run, BEN)
    nullifies(run, CLEO)
    run.wait()  # they do not fight over the first
    nullifies(run, BEN)
    assert run.result is False
    assert run.events[-1] == Nullified(seat=BEN, user=ADA, scroll="blood-dart")


def test_r158_who_lets_it_happen_is_not_asked_again() -> None:
    _, run = darted(1, 1)
    run.answer(BEN, "hold-on")
    run.answer(BEN, "no")
    assert set(run.open) == {CLEO}


def test_r97_two_whetstones_sharpen_twice() -> None:
    """Each is 2 more on the next weapon attack."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    walks(ada)
    wears(world, ada, "dagger")
    carries(world, ada, "whetstone", "whetstone")
    for _ in range(2):
        (deed,) = tool_deeds(world, ada)
        to_the_end(ScriptRun(deed.play()))
    to_the_end(ScriptRun(start_battle(world, ada, ben)))
    assert (ben.health, ada.whet) == (10 - (3 + 4 - 1), 0)


@pytest.mark.parametrize(
    ("shield", "carried", "is_asked"),
    [("tower-shield", False, True), ("buckler", False, False), ("buckler", True, True)],
)
def test_r59_r100_a_weapon_is_risked_or_spared_as_its_owner_likes(
    shield: str, *, carried: bool, is_asked: bool
) -> None:
    """Though they hold nothing else: where it would break, or what the other holds might break it."""
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, shield)
    if carried:
        carries(world, ben, "torch")
    run = ScriptRun(start_battle(world, ada, ben))
    assert ((keys(run, ADA) if ADA in run.open else []) == ["weapon", "hand"]) is is_asked


def test_tc24_whoever_wants_to_may_break_a_weapon_on_a_stronger_shield() -> None:
    world = realm(GATE, GATE)
    ada, ben = world.players
    wears(world, ada, "axe")
    wears(world, ben, "tower-shield")
    run = ScriptRun(start_battle(world, ada, ben))
    assert usual(run.open[ADA]) == ("hand",)
    run.answer(ADA, "weapon")
    assert (ben.health, ada.worn["weapon"].is_broken) == (10, True)


@pytest.mark.parametrize(("weapon", "said"), [("longbow", "weapon"), ("mace", "hand")])
def test_r96_r161_whoever_is_silent_spares_no_weapon_that_never_breaks(weapon: str, said: str) -> None:
    world = realm(GATE, GATE)
    ada = world.player(ADA)
    wears(world, ada, weapon)
    run = ScriptRun(
        choose_blow(ada, {"against": 0, "defence": 6, "defence-dice": 0, "taken": 0}, sturdiest=6, can_decline=True)
    )
    assert usual(run.open[ADA]) == (said,)


def test_r67_r109_a_snare_takes_something_for_an_owner_who_waits_to_come_back() -> None:
    """They are in the game, and keep what they have (R119)."""
    world = realm("W.r3", "W.r2", dice=[2])
    ada, ben = world.players
    ben.is_dead, ben.at = True, NOWHERE
    ada.pack = [thing(world, "torch")]
    sets(world, ben, "rope-snare", 3)
    to_the_end(ScriptRun(spring(world, ada)))
    assert ([one.key for one in ben.pack], ada.pack) == (["torch"], [])


def test_r110_what_a_snare_takes_only_these_two_learn() -> None:
    """What is carried is secret, and so it is with who has it now."""
    world = realm("W.r3", "W.r2", dice=[2])
    ada, ben = world.players
    ada.pack = [thing(world, "torch")]
    sets(world, ben, "rope-snare", 3)
    run = to_the_end(ScriptRun(spring(world, ada)))
    (dealt,) = (event for event in run.events if isinstance(event, DealtThing))
    assert dealt.to == (ADA, BEN)
    assert not [event for event in run.heard_by(None) if isinstance(event, Gained)]
