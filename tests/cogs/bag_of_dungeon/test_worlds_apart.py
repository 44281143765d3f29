"""Both worlds in one match: what stays on its side, who comes over, and where what comes is from (R109 to R135)."""

from cogs.bag_of_dungeon.rules.fight import items as fight_items
from cogs.bag_of_dungeon.rules.fight.death import die
from cogs.bag_of_dungeon.rules.fight.ranged import charge
from cogs.bag_of_dungeon.rules.fight.tagging import call, tag_offers
from cogs.bag_of_dungeon.rules.frame.setup import DUNGEON_BELOW
from cogs.bag_of_dungeon.rules.goods.magic import reachable, robbable, steal
from cogs.bag_of_dungeon.rules.map.moving import move_offers
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Hero
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, give, is_sound, lay, set_monster
from tests.support.scripts import run_script


def _both(*adventurers: str, **options: object) -> tuple[Quest, list[Hero]]:
    """The Gateway north of the forest's Start, and the dungeon behind it; everybody at the forest's Start."""
    quest = adventure(*adventurers, mode="combined", **options)  # type: ignore[arg-type]
    lay(quest, "f01", 0, -1)
    lay(quest, "dstart", 0, DUNGEON_BELOW)
    return quest, quest.state.heroes


def test_r135_a_claw_does_not_carry_the_ring_out_of_the_dungeon() -> None:
    quest, (thief, bearer) = _both("sirrus", "duric", style="competitive")
    (claw,) = give(quest, thief, "witchs-claw")
    (axe,) = give(quest, bearer, "iron-axe")
    quest.state.ring_with, bearer.at = bearer.index, "dstart"
    run = run_script(steal(quest, thief, claw), {0: [f"hero-{bearer.index}", f"item-{axe.id}", "hand-1"]})
    assert {option.key for option in run.asked[1].options} == {f"item-{axe.id}", "back"}
    (claw,) = [item for item in quest.stock("dungeon").gone_items if item.key == "witchs-claw"]
    assert robbable(quest, thief, claw) == []
    bearer.at = thief.at
    assert robbable(quest, thief, claw) == [bearer]


def test_r135_the_bearer_cannot_walk_out_by_the_start_the_others_can() -> None:
    quest, (bearer, other) = _both("sirrus", "duric")
    bearer.at = other.at = "dstart"
    quest.state.ring_with = bearer.index
    assert "pass-f01" not in {option.key for option in move_offers(quest, bearer)}
    quest.state.active = other.index
    assert "pass-f01" in {option.key for option in move_offers(quest, other)}


def test_r52_r111_a_partner_comes_through_the_gateway_for_an_ap_a_step_and_the_bearer_does_not() -> None:
    """From the dungeon's Start to the Gateway, and on to the den."""
    quest, (front, partner) = _both("sirrus", "duric")
    den = lay(quest, "f05", 1, -1, monster="fen-wolf")
    front.at, partner.at = den.key, "dstart"
    fight = fight_at(den, front)
    quest.state.ring_with = partner.index
    assert tag_offers(quest, fight, front) == []  # R135
    quest.state.ring_with = None
    quest.state.fight = fight
    run_script(call(quest, fight, front, f"tag-{partner.index}"), {1: ["join"]})
    assert (partner.at, partner.debt, fight.fighters) == (den.key, 2, [front.index, partner.index])


def test_r52_nobody_is_called_down_behind_the_ring() -> None:
    """R135: the dungeon is closed then; out of it the way is open."""
    quest, (front, partner) = _both("sirrus", "duric")
    den = lay(quest, "d32", 0, DUNGEON_BELOW - 1, monster="goblin")
    front.at = den.key
    assert [option.key for option in tag_offers(quest, fight_at(den, front), front)] == [f"tag-{partner.index}"]
    quest.state.ring_left = True
    assert tag_offers(quest, fight_at(den, front), front) == []


def test_r57_r111_an_archer_comes_through_the_gateway_into_range() -> None:
    """Not to shoot from one world into the other: the Gateway is the nearest tile in sight of the den."""
    quest, (front, archer) = _both("sirrus", "alendra", house_tagging=True)
    give(quest, archer, "bow")
    den = lay(quest, "f05", 1, -1, monster="fen-wolf")
    front.at, archer.at = den.key, "dstart"
    fight = fight_at(den, front)
    quest.state.fight = fight
    run_script(call(quest, fight, front, f"tag-{archer.index}"), {1: ["join-range"]})
    assert (archer.at, archer.debt) == ("f01", 1)


def test_5_4_r111_the_crystal_leads_through_the_gateway_but_not_with_the_ring() -> None:
    quest, (hero,) = _both("sirrus")
    (crystal,) = give(quest, hero, "teleport-crystal")
    assert reachable(quest, hero, crystal) == {"f01": 1, "dstart": 2}
    quest.state.ring_with, hero.at = hero.index, "dstart"
    assert reachable(quest, hero, crystal) == {}  # R135


def test_r46_a_charge_stays_in_its_world() -> None:
    """The short way leads through the dungeon: out by the Start, in by the ladder. It is not taken."""
    quest, (hero,) = _both("sirrus")
    lay(quest, "f02", 5, -1)
    wolf = set_monster(quest, quest.state.tiles["f02"], "fen-wolf")
    lay(quest, "d34", 0, DUNGEON_BELOW - 1)
    quest.state.ladder_at = "d34"
    run = run_script(charge(quest, hero, wolf, quest.state.tiles["f02"]), {})
    assert run.events == []
    assert quest.state.tiles["f02"].monster is wolf


def test_r133_one_wakes_in_the_world_one_died_in() -> None:
    quest, (one, other) = _both("sirrus", "duric")
    one.at, one.hp, other.at, other.hp = "dstart", 0, "f01", 0
    run_script(die(quest, one, None), {})
    run_script(die(quest, other, None), {})
    assert (one.at, other.at) == ("dstart", "fstart")


def test_a_tamed_monster_adds_nothing_and_the_view_says_so() -> None:
    quest, (hero,) = _both("sirrus")
    (claw,) = give(quest, hero, "witchs-claw")
    den = lay(quest, "f05", 1, 0, monster="moss-ogre")
    hero.at = den.key
    quest.state.fight = fight_at(den, hero)
    run_script(fight_items.use_in_fight(quest, quest.state.fight, hero, claw), {})
    shown = sight(quest.state, None).fight
    assert shown is not None
    assert (shown.monster.dice, shown.monster.plus) == (2, 0)
    quest.state.fight = None
    assert is_sound(quest)
