"""Pairs of heroes, things and states in one scene, and laws that hold whatever their texts say."""

from itertools import combinations, product

import pytest

from cogs.dead_throne.content.tables import CHARACTERS, ITEMS
from cogs.dead_throne.rules.fight.support import support
from cogs.dead_throne.rules.people.figures import attack_of, defence_of, most_health_in
from cogs.dead_throne.rules.people.gear import dress, fitting
from cogs.dead_throne.rules.people.tools import CAN_USE, use
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.state.boards import Defender
from cogs.dead_throne.state.people import Player
from cogs.dead_throne.state.things import MARKET
from tests.cogs.dead_throne.meetings import ADA, BEN, realm
from tests.cogs.dead_throne.meetings import thing as made
from tests.support.scripts import ScriptRun

TOWN, ROAD = "T1.inn", "P.r1"
HEROES = [key for key in CHARACTERS if key != "saladar"]
HEALING = ("healing-herb", "elixir")
ARMS = [key for key, kind in ITEMS.items() if kind.slot in {"weapon", "shield"}]


def defended(at: str, *groups: list[int]) -> Realm:
    world = realm(at, at)
    world.state.defender = Defender(groups=list(groups))
    return world


def blows(world: Realm, player: Player) -> tuple[int, int]:
    more = support(world, player)
    return attack_of(player) + more.attack, defence_of(player) + more.defence


@pytest.mark.parametrize("at", [TOWN, ROAD], ids=["town", "road"])
def test_two_together_strike_as_hard_as_both_alone(at: str) -> None:
    """R141, R142: whatever a hero has alone, such as a town's +2, the group has of each."""
    for one, other in combinations(HEROES, 2):
        must_strike_as_hard_as_both(one, other, at)


def must_strike_as_hard_as_both(one: str, other: str, at: str) -> None:
    alone, together = defended(at), defended(at, [ADA, BEN])
    for world in (alone, together):
        world.player(ADA).character, world.player(BEN).character = one, other
    single = [blows(alone, alone.player(seat)) for seat in (ADA, BEN)]
    wanted = tuple(map(sum, zip(*single, strict=True)))
    assert [blows(together, together.player(seat)) for seat in (ADA, BEN)] == [wanted, wanted]


def tried(world: Realm, player: Player, key: str) -> None:
    tool = made(world, key)
    player.pack.append(tool)
    run = ScriptRun(use(world, player, tool))
    while not run.is_over:
        prompt = run.prompts[0]
        run.answer(prompt.seat, prompt.options[0].key, prompt.word)


@pytest.mark.parametrize(("first", "second"), list(product(HEALING, repeat=2)))
def test_healing_never_harms_and_never_goes_too_far(first: str, second: str) -> None:
    """R103: two of them one after the other; where somebody is wounded the first heals something."""
    for health in range(1, 11):
        world = realm(TOWN)
        player = world.player(ADA)
        most = most_health_in(world.state, player)
        player.health = min(health, most)
        for key in (first, second):
            before = player.health
            tried(world, player, key)
            assert before <= player.health <= most
            assert player.health > before or before == most
            assert player.pack == []


def test_an_elixir_heals_whatever_is_lacking() -> None:
    """R103: all of it, not a part."""
    world = realm(TOWN)
    player = world.player(ADA)
    player.health = 1
    tried(world, player, "elixir")
    assert player.health == most_health_in(world.state, player) > 1


@pytest.mark.parametrize(("first", "second"), [(a, b) for a, b in product(CAN_USE, repeat=2) if "rope" not in (a, b)])
def test_a_tool_is_used_up_once_and_harms_nobody(first: str, second: str) -> None:
    """R101, R103: used one after the other, in whatever order."""
    world = realm(TOWN, TOWN)
    ada, ben = world.player(ADA), world.player(BEN)
    ada.health, ada.remains = 4, 1
    broken = world.made("item", "dagger", MARKET)
    broken.is_broken = True
    ada.worn["weapon"] = broken
    ben.scrolls = ["mend"]
    for key in (first, second):
        if not CAN_USE[key](world, ada):
            continue
        before = (ada.health, ada.coin, ben.health, list(ben.scrolls), ada.remains)
        tried(world, ada, key)
        assert ada.pack == []
        assert ada.health >= before[0]
        assert ada.coin == before[1]
        assert (ben.health, ben.scrolls) == before[2:4]
        assert ada.remains <= before[4]


@pytest.mark.parametrize("one", ARMS)
def test_arms_are_worn_or_carried_whatever_is_put_on(one: str) -> None:
    """R92, R94: nothing is lost or doubled, and no shield stands beside a combo or a weapon for both hands."""
    for other in ARMS:
        must_be_worn_or_carried(one, other)


def must_be_worn_or_carried(one: str, other: str) -> None:
    world = realm(TOWN)
    player = world.player(ADA)
    things = [made(world, one), made(world, other)]
    player.pack += things
    dress(player, fitting(things, player.worn, has_armour=True))
    assert sorted(thing.id for thing in player.things) == sorted(thing.id for thing in things)
    weapon = player.worn.get("weapon")
    if "shield" in player.worn:
        assert "partner" not in player.worn
        assert weapon is None or not ITEMS[weapon.key].is_two_handed
