"""R2 to R5: what is shared out, and what becomes of whoever says nothing."""

import pytest

from bot.engine import Chance
from cogs.dead_throne.content.land import INNS, STEPS, distance
from cogs.dead_throne.game import GAME
from cogs.dead_throne.options import Mode, ThroneOptions
from cogs.dead_throne.rules.people.figures import active_stones, most_health, stone_terrain
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.choosing import choose_all
from cogs.dead_throne.rules.setting.setup import new_state
from tests.support.scripts import ScriptRun


def set_up(seats: int, stones: tuple[str, ...] = ()) -> Realm:
    """Everybody takes the first character that is left, Saladar these stones; for the rest nobody says anything."""
    realm = Realm(new_state(seats, ThroneOptions(), Chance(b"setting")), Chance(b"up"))
    run = ScriptRun(choose_all(realm))
    while not run.is_over:
        prompt = run.prompts[0]
        said = prompt.default if prompt.default is not None else prompt.options[0].key
        is_which = prompt.word == "which-stones" and stones
        run.answer(prompt.seat, tuple(f"choose-{stone}" for stone in stones) if is_which else said, prompt.word)
    return realm


@pytest.mark.parametrize(("mode", "most"), [("competitive", 1), ("solo", 1), ("defender", 2)])
def test_r153_one_person_leads_two_heroes_in_defender_alone(mode: Mode, most: int) -> None:
    assert GAME.seats_each(ThroneOptions(mode=mode)) == most


def farthest(terrain: str) -> list[str]:
    rings = [key for key, one in STEPS.items() if one.terrain == terrain and one.place == "ring" and not one.structure]
    return sorted(rings, key=lambda step: -min(distance(step, inn) for inn in INNS))


@pytest.mark.parametrize(("seats", "each", "left"), [(2, 6, 0), (3, 3, 0), (4, 2, 0), (5, 1, 2), (6, 1, 1), (7, 1, 0)])
def test_r2_r3_r87_pieces_are_shared_and_as_many_stones_lie_as_there_are_heroes(
    seats: int, each: int, left: int
) -> None:
    realm = set_up(seats)
    [mage] = [player for player in realm.players if player.is_saladar]
    assert {player.pieces for player in realm.players if player is not mage} == {each}
    assert (mage.pieces, realm.state.market_pieces) == (0, left)
    stones = active_stones(realm.state)
    assert len(stones) == realm.state.stones == seats - 1
    assert mage.at in stones.values()
    assert mage.health == most_health(realm, mage)


@pytest.mark.parametrize(
    ("stones", "ranks"),
    [(("green-2", "blue-1"), (0, 0)), (("green-1", "green-2"), (0, 1)), (("blue-2", "red-2"), (0, 0))],
)
def test_r3_where_saladar_says_nothing_each_stone_lies_as_far_from_an_inn_as_it_can(
    stones: tuple[str, str], ranks: tuple[int, int]
) -> None:
    """Two of a colour do not lie on one step."""
    places = {stone: farthest(stone_terrain(stone))[rank] for stone, rank in zip(stones, ranks, strict=True)}
    assert active_stones(set_up(3, stones).state) == places
