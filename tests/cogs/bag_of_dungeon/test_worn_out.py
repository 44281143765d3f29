"""R138: what a fight wears out."""

from cogs.bag_of_dungeon.rules import figures
from cogs.bag_of_dungeon.rules.fight.duel import duel
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from tests.cogs.bag_of_dungeon.maps import (
    adventure,
    fight_at,
    give,
    is_sound,
    lay,
    worn,
)
from tests.support.scripts import run_script


def test_r138_armour_worn_in_a_round_is_spent_though_put_off_before_the_last() -> None:
    quest = adventure("duric", dice=[1, 2, 2, 6, 5, 1])
    hero = quest.hero(0)
    hero.at = lay(quest, "d01", 0, -1, monster="zombie").key
    (armour,) = give(quest, hero, "rusty-armour")
    run_script(
        fight_on_tile(quest, hero),
        {0: ["fight", "arrange", f"item-{armour.id}", "pack-1", "fight", "item", "leave"]},
        otherwise="keep",
    )
    assert armour not in figures.carried(hero)
    assert armour in quest.stock("dungeon").spent_items


def test_r138_armour_put_on_after_the_last_round_is_kept() -> None:
    quest = adventure("sirrus", dice=[1, 2, 2])
    hero = quest.hero(0)
    hero.used = 1
    hero.at = lay(quest, "d34", 0, -1, monster="zombie").key
    (armour,) = give(quest, hero, "rusty-armour")
    hero.spaces[2].item, hero.spaces[4].item = None, armour
    run_script(
        fight_on_tile(quest, hero),
        {0: ["fight", "arrange", f"item-{armour.id}", "armour", "escape-dstart"]},
    )
    assert worn(hero, "armour") == "rusty-armour"


def test_r138_a_partner_who_never_stood_in_front_keeps_it() -> None:
    quest = adventure("sirrus", "duric", dice=[6, 5, 4, 1])
    front, partner = quest.state.heroes
    front.used = 1
    den = lay(quest, "d34", 0, -1, monster="goblin")
    front.at = partner.at = den.key
    give(quest, partner, "rusty-armour")
    run_script(run(quest, fight_at(den, front, partner)), {0: ["fight"]})
    assert worn(partner, "armour") == "rusty-armour"


def test_r138_it_is_spent_with_who_died_in_it() -> None:
    """On the tile it would be as good as new."""
    quest = adventure("duric", dice=[1, 2, 6])
    hero = quest.hero(0)
    hero.hp, hero.used = 1, 1
    den = lay(quest, "d34", 0, -1, monster="mummy")
    hero.at = den.key
    give(quest, hero, "rusty-armour", "torch")
    run_script(fight_on_tile(quest, hero), {0: ["fight"]})
    assert hero.lives == 2
    assert [item.key for item in den.items] == ["torch"]
    assert is_sound(quest)


def test_r138_a_duel_is_a_fight_for_both() -> None:
    quest = adventure("duric", "sirrus", pvp=True, dice=[4, 3, 4, 5])
    one, other = quest.state.heroes
    one.used = other.used = 1
    one.at = other.at = lay(quest, "d34", 0, -1).key
    (armour,) = give(quest, one, "rusty-armour")
    run_script(duel(quest, one, "attack-1"), {})
    assert worn(one, "armour") is None
    assert armour in quest.stock("dungeon").spent_items


def test_r138_who_is_attacked_wears_it_out_as_well() -> None:
    quest = adventure("duric", "sirrus", pvp=True, dice=[4, 3, 4, 5])
    one, other = quest.state.heroes
    one.used = other.used = 1
    one.at = other.at = lay(quest, "d34", 0, -1).key
    give(quest, other, "rusty-armour")
    run_script(duel(quest, one, "attack-1"), {})
    assert worn(other, "armour") is None
