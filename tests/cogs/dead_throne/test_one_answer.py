"""Nobody is asked where one answer is left, unless not to be asked would tell what they hold (R158)."""

import pytest

from bot.engine import Chance, PickSome
from bot.kit.deeds import by_key
from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.defender.boards import board_of
from cogs.dead_throne.rules.fight.enemy import fight_enemy
from cogs.dead_throne.rules.land.cards import draw_card
from cogs.dead_throne.rules.land.effects import apply
from cogs.dead_throne.rules.meeting.deeds import scroll_deeds
from cogs.dead_throne.rules.meeting.traps import caught
from cogs.dead_throne.rules.people.tools import tool_deeds
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.setup import new_state
from cogs.dead_throne.rules.turn.frame import play
from cogs.dead_throne.rules.turn.settling import interact
from cogs.dead_throne.state.people import Player, Turn
from tests.cogs.dead_throne.meetings import ADA, BEN, carries, holds, realm, sets, walks
from tests.cogs.dead_throne.scenes import by_default, realm_of, stack
from tests.cogs.dead_throne.test_defender import land
from tests.support.scripts import ScriptRun


def pointless(run: ScriptRun[None]) -> list[str]:
    """What was asked though there was one answer."""
    return [
        prompt.word
        for prompt in run.asked
        if (prompt.kind.least if isinstance(prompt.kind, PickSome) else 1) == len(prompt.options)
    ]


def drawn(step: str, card: str, coin: int = 5, *carried: str) -> tuple[Player, list[str]]:
    """Ada draws this card; what she was asked."""
    world = realm(step, "S.r1", print="wide")
    ada = walks(world.player(ADA))
    ada.coin = coin
    carries(world, ada, *carried)
    stack(world, "rocks" if step[0] == "P" else "woods" if step[0] == "W" else "field", card)
    run = by_default(draw_card(world, ada))
    return ada, [prompt.word for prompt in run.asked]


@pytest.mark.parametrize("seats", [2, 7])
def test_r4_r1_the_last_character_and_the_only_stone_are_no_questions(seats: int) -> None:
    """Saladar stands on his one active stone; of seven the last takes the character that is left."""
    world = Realm(new_state(seats, ThroneOptions(), Chance(b"x")), Chance(b"y"))
    run = ScriptRun(play(world))
    while not run.is_over:
        prompt = run.prompts[0]
        run.answer(prompt.seat, prompt.default or (prompt.options[0].key,), prompt.word)
    assert pointless(run) == []
    assert all(player.at and player.character for player in world.players)


@pytest.mark.parametrize("scroll", ["swap-places", "far-voice"])
def test_r104_a_scroll_that_can_reach_one_player_reaches_that_one(scroll: str) -> None:
    world = realm("T1.r1", "P.r1")
    holds(world, world.player(ADA), scroll)
    run = ScriptRun(by_key(scroll_deeds(world, world.player(ADA)))[scroll].play())
    assert scroll not in [prompt.word for prompt in run.asked]
    assert world.player(ADA).spent == [scroll]


def test_r97_a_spyglass_looks_at_the_only_one_there_is_to_look_at() -> None:
    world = realm("T1.r1", "P.r1")
    ada, ben = world.players
    carries(world, ada, "spyglass")
    holds(world, ben, "mend")
    assert by_default(tool_deeds(world, ada)[0].play()).asked == []


def test_r116_the_only_thing_that_is_cheap_enough_is_given() -> None:
    world = realm("P.r1", "P.r3")
    world.state.market = {"axe": 1, "plate": 0}
    assert by_default(apply(world, world.player(ADA), [Effect("market-item", amount=14)], "ring")).asked == []
    assert [thing.key for thing in world.player(ADA).pack] == ["axe"]


def test_r159_who_cannot_pay_the_riders_stays_and_who_holds_no_scroll_is_hurt() -> None:
    ada, asked = drawn("T1.r2", "event:tax-riders", 2)
    assert (asked, ada.remains) == ([], 1)
    ada, asked = drawn("W.r2", "event:snapped-branch")
    assert (asked, ada.health) == ([], 8)


def test_r115_r158_whoever_can_only_walk_on_is_asked_where_their_pack_might_hold_what_is_wanted() -> None:
    assert drawn("P.r1", "lone:lq7", 3)[1] == []  # 4 coin are wanted, and all can see that they are not there
    assert drawn("T1.r1", "lone:lq2", 1)[1] == []
    assert drawn("T1.r1", "lone:lq2", 1, "torch")[1] == ["lone"]  # it might be a Healing Herb


def test_r111_a_curse_takes_the_only_scroll() -> None:
    world = realm("P.r3", "P.r1", print="wide")
    ada, ben = world.players
    holds(world, ada, "mend")
    world.state.decks["traps"].append("cairn-curse")
    run = by_default(caught(world, ben, sets(world, ben, "cairn-curse"), ada))
    assert (run.asked, ada.spent) == ([], ["mend"])


def test_r158_alone_or_among_friends_alone_nobody_is_asked_for_what_they_do_not_hold() -> None:
    """A guard in Defender, for one hero and for a group of all; a Lockpick at the Lighthouse in Solo."""
    for seats in (1, 2):
        world = land(seats=seats)
        board_of(world).groups = [[ADA, BEN]] * (seats - 1)
        world.player(ADA).scrolls = ["read-the-land"] * 3
        assert [one.word for one in by_default(fight_enemy(world, world.player(ADA), "f7", "field")).asked] == ["blow"]
    world = land(seats=2)
    world.player(ADA).scrolls = ["read-the-land"] * 3
    assert by_default(fight_enemy(world, world.player(ADA), "f7", "field")).asked[0].word == "guard"
    world = realm_of(seats=1, mode="solo")
    ada = world.player(ADA)
    ada.at, ada.scrolls, ada.turn = "G.light", ["mend"], Turn(is_on=True, has_rolled=True, path=["G.r2", "G.light"])
    world.state.decks["loot"] = ["coin:loot"]
    assert by_default(interact(world, ada)).asked == []
