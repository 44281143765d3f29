"""Two rules at once: a trap of the region, and whatever somebody begins with a player on its land."""

from typing import Any

import pytest

from bot.engine import ACCEPT, Bundle, Offer
from bot.kit.deeds import by_key
from cogs.dead_throne.rules.meeting.windows import attack_announced, meeting_deeds, pass_by
from cogs.dead_throne.rules.realm import Realm
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, DECLINED, holds, realm, sets, to_the_end, walks
from tests.support.scripts import ScriptRun

PLACE = "P.r1"


def met() -> Realm:
    """Ada and Ben on the rocks, where Cleo has a Rockfall."""
    world = realm(PLACE, PLACE, "T1.inn")
    sets(world, world.player(CLEO), "rockfall")
    return world


def sprung(run: ScriptRun[Any]) -> None:
    run.answer(CLEO, "hold-on")
    run.answer(CLEO, next(option.key for option in run.open[CLEO].options if option.key.startswith("spring-")))


def test_r111_r45_a_battle_announced_on_its_land_may_be_cut_short_by_a_trap() -> None:
    """To attack is to interact: the trap is that interaction, and there is no battle."""
    world = met()
    ada, ben, _ = world.players
    walks(ada)
    run = ScriptRun(attack_announced(world, ada, ben))
    sprung(run)
    assert run.is_over
    assert (ada.health, ben.health, world.state.battles, ada.turn.has_interacted) == (8, 10, [], True)


def test_r111_r158_where_nobody_springs_it_the_battle_begins() -> None:
    world = met()
    ada, ben, _ = world.players
    walks(ada)
    run = ScriptRun(attack_announced(world, ada, ben))
    run.wait()
    to_the_end(run)
    assert (ada.health, len(world.state.battles)) == (10, 1)


def test_r111_r40_a_trade_agreed_on_its_land_is_cut_short_as_well_and_one_refused_springs_nothing() -> None:
    world = met()
    ada, ben, _ = world.players
    holds(world, ada, "mend")
    walks(ada)
    run = ScriptRun(by_key(meeting_deeds(world, ada, has_landed=True))[f"trade-{BEN}"].play())
    run.answer(ADA, Offer(Bundle(amounts={"coin": 2})).choice)
    assert not run.pauses
    run.answer(BEN, ACCEPT)
    sprung(run)
    assert run.is_over
    assert (ada.health, ada.coin, ben.coin, ada.turn.has_interacted) == (8, 5, 5, True)


def test_r111_r49_and_a_scroll_used_on_somebody_there() -> None:
    world = met()
    ada, ben, _ = world.players
    holds(world, ada, "blood-dart")
    walks(ada)
    run = ScriptRun(by_key(meeting_deeds(world, ada, has_landed=True))[f"blood-dart-{BEN}"].play())
    sprung(run)
    assert run.is_over
    assert (ada.health, ben.health, ada.scrolls) == (8, 10, ["blood-dart"])


@pytest.mark.parametrize("deed", ["battle", f"blood-dart-{ADA}"])
def test_r111_r43_whoever_starts_something_with_a_walker_there_may_be_caught_instead(deed: str) -> None:
    """They interact in that land: the trap is what comes of it (R112), and the walker goes on."""
    world = met()
    ada, ben, _ = world.players
    holds(world, ben, "blood-dart")
    walks(ada, left=2)
    run = ScriptRun(pass_by(world, ada))
    run.answer(BEN, deed)
    sprung(run)
    assert run.is_over
    assert (run.result, ada.turn.has_interacted, world.state.battles) == (False, False, [])
    assert (ada.health, ben.health, ben.scrolls) == (10, 8, ["blood-dart"])


def test_r111_r43_where_nobody_springs_it_a_host_begins_as_ever() -> None:
    world = met()
    ada = walks(world.player(ADA))
    run = ScriptRun(pass_by(world, ada))
    run.answer(BEN, "battle")
    run.wait()
    to_the_end(run)
    assert (run.result, len(world.state.battles)) == (True, 1)


def test_r111_r157_to_let_somebody_pass_is_no_interaction() -> None:
    world = met()
    run = ScriptRun(pass_by(world, walks(world.player(ADA))))
    run.answer(BEN, DECLINED)
    assert (run.is_over, run.result) == (True, False)
