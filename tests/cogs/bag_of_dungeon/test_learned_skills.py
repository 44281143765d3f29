"""5.6: what a skill does once its upgrade is bought, and that the panel says so."""

import pytest

from cogs.bag_of_dungeon.describe.party import read_hand
from cogs.bag_of_dungeon.rules.goods.using import skill_offers, use_skill
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure
from tests.cogs.bag_of_dungeon.saying import words
from tests.support.scripts import run_script


@pytest.mark.parametrize("is_upgraded", [False, True])
def test_an_antivenom_that_heals_as_well_is_for_the_hurt_too(*, is_upgraded: bool) -> None:
    """Poison or none, it heals 1d6 then; without the upgrade it has nothing to do for them."""
    quest = adventure("nettle", dice=[2] if is_upgraded else [])
    witch = quest.hero(0)
    witch.hp, witch.is_upgraded = 5, is_upgraded
    assert bool(skill_offers(quest, witch)) == is_upgraded
    if is_upgraded:
        run = run_script(use_skill(quest, witch, "skill"), {})
        assert (witch.hp, witch.ap, [type(event).__name__ for event in run.events]) == (7, 3, ["SkillUsed", "Healed"])


@pytest.mark.parametrize(
    ("key", "side", "said"),
    [
        ("sirrus", "b", "Once a life, double your combat total after rolling"),
        ("rill", "a", "2 AP: you or an adventurer on your tile heals 2d6; three times a game"),
        ("rill", "b", "3 AP: you or an adventurer on your tile heals 2d6; five times a game"),
        ("nettle", "b", "2 AP: remove all poison from one adventurer on your tile; as often as you like"),
        ("sirrus", "a", "Once a game, double your combat total after rolling"),
    ],
)
def test_the_panel_says_what_a_skill_does_with_the_upgrade(key: str, side: str, said: str) -> None:
    quest = adventure(key)
    hero = quest.hero(0)
    hero.side, hero.is_upgraded = side, True  # type: ignore[assignment]
    assert f"{said}." in read_hand(sight(quest.state, 0), ("Ada",), words())
