"""Melee (R27-R41): rounds, escapes, deaths."""

from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.events.frame import Eliminated, TurnEnded
from cogs.bag_of_dungeon.events.wounds import HeroHurt
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.fight.fight import run as run_fight
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.state import Fight
from cogs.bag_of_dungeon.view.sight import sight
from tests.cogs.bag_of_dungeon.maps import adventure, drop, give, is_sound, lay, next_monster, set_dragon, set_monster
from tests.support.scripts import ScriptRun, run_script


def test_t8_a_goblin_dies_without_reward() -> None:
    quest = adventure("sirrus", dice=[4, 3, 2])
    lay(quest, "d01", 0, -1, is_hidden=True)
    next_monster(quest, "goblin")
    run = run_script(play_hero(quest, quest.hero(0)), {0: ["move-north", "fight"]})
    hero = quest.hero(0)
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert (rolled.total, rolled.foe_total) == (9, 3)
    assert hero.kills == ["goblin"]
    assert hero.tokens == 0
    assert not any(prompt.word == "reward" for prompt in run.asked)
    assert isinstance(run.events[-1], TurnEnded)
    assert is_sound(quest)


def test_t9_a_critical_hit_doubles_the_dice() -> None:
    quest = adventure("sirrus", dice=[5, 5, 6, 5])
    tile = lay(quest, "d01", 0, -1, monster="troll")
    quest.hero(0).at = tile.key
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, "fight")
    run.answer(0, "keep")
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert (rolled.total, rolled.foe_total, rolled.is_critical) == (22, 15, True)
    assert tile.monster is not None
    assert tile.monster.hp == 3
    assert run.open[0].word == "encounter"
    fight = sight(quest.state, None).fight
    assert fight is not None
    assert (fight.rolls, fight.foe_rolls) == ((5, 5), (6, 5))


def test_t10_a_tie_hurts_nobody() -> None:
    quest = adventure("rill", dice=[3, 4, 3])
    tile = lay(quest, "d01", 0, -1, monster="mummy")
    quest.hero(0).at = tile.key
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    run.answer(0, "fight")
    assert tile.monster is not None
    assert (quest.hero(0).hp, tile.monster.hp) == (9, 7)
    assert {"fight", "escape-dstart"} <= {option.key for option in run.open[0].options}


def test_t11_armour_is_taken_off() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 4])
    hero = quest.hero(0)
    give(quest, hero, "steel-shield", "magic-armour")
    hero.at = lay(quest, "d01", 0, -1, monster="minotaur").key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    run.answer(0, "keep")
    assert hero.hp == 3
    (hurt,) = [e for e in run.events if isinstance(e, HeroHurt)]
    assert (hurt.damage, hurt.absorbed) == (7, 3)


def test_t12_an_escape_costs_what_armour_does_not_save() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "magic-armour")
    tile = lay(quest, "d01", 0, -1)
    troll = set_monster(quest, tile, "troll")
    troll.hp, hero.at, hero.hp = 3, tile.key, 3
    run = ScriptRun(fight_on_tile(quest, hero))
    hero.ap = 2
    run.answer(0, "escape-dstart")
    assert (hero.ap, hero.hp, hero.at, troll.hp) == (1, 2, "dstart", 10)
    assert quest.is_turn_over


def test_t13_a_new_tile_costs_two_and_may_kill() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    tile = lay(quest, "d01", 0, -1, monster="troll")
    hero.at, hero.ap = tile.key, 1
    run = ScriptRun(fight_on_tile(quest, hero))
    assert "flee-north" not in {option.key for option in run.open[0].options}

    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "torch")
    tile = lay(quest, "d01", 0, -1, monster="troll")
    hero.at, hero.ap, hero.hp = tile.key, 2, 2
    run_script(fight_on_tile(quest, hero), {0: ["flee-north"]})
    assert (hero.lives, hero.at, hero.hp) == (2, "dstart", 10)
    assert [item.key for item in tile.items] == ["torch"]
    assert "d02" not in quest.state.tiles
    assert is_sound(quest)


def test_t14_without_ap_there_is_no_escape() -> None:
    quest = adventure("alendra")
    hero = quest.hero(0)
    give(quest, hero, "health-potion")
    hero.at, hero.ap, hero.hp = lay(quest, "d01", 0, -1, monster="troll").key, 0, 5
    run = ScriptRun(fight_on_tile(quest, hero))
    assert [option.word for option in run.open[0].options] == ["fight", "fight-item"]


def test_the_rogue_slips_away_unhurt() -> None:
    quest = adventure("sable")
    hero = quest.hero(0)
    hero.at = lay(quest, "d01", 0, -1, monster="troll").key
    run_script(fight_on_tile(quest, hero), {0: ["escape-dstart"]})
    assert (hero.hp, hero.ap) == (8, 5)


def test_r31_a_known_monster_is_met_again() -> None:
    quest = adventure("sirrus")
    lay(quest, "d01", 0, -1, monster="troll")
    run = ScriptRun(move(quest, quest.hero(0), "move-north"))
    assert run.open[0].word == "encounter"


def test_r30_a_tile_with_a_token_is_no_refuge() -> None:
    quest = adventure("sirrus")
    tile = lay(quest, "d32", 0, -1, monster="troll")
    lay(quest, "d04", 0, -2, is_hidden=True)
    quest.hero(0).at = tile.key
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    keys = {option.key for option in run.open[0].options}
    assert "escape-dstart" in keys
    assert "escape-d04" not in keys


def test_t24_in_the_dragon_fight_things_fall_to_the_pool() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 6, 6, 6], skill_tokens=False)
    hero = quest.hero(0)
    hero.used = 1
    give(quest, hero, "iron-axe")
    quest.state.ring_with = 0
    pool = lay(quest, "d38", 0, -1)
    exit_ = lay(quest, "dexit", 0, -2)
    set_dragon(quest, exit_)
    hero.at = exit_.key
    hero.ap = 0
    run_script(fight_on_tile(quest, hero), {0: ["fight"]}, otherwise="fight")
    assert [item.key for item in pool.items] == ["iron-axe"]
    assert quest.state.ring_at == pool.key
    assert hero.lives == 2


def test_r41_without_a_pool_they_fall_to_the_start() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 6, 6, 6], skill_tokens=False)
    hero = quest.hero(0)
    hero.used = 1
    give(quest, hero, "iron-axe")
    exit_ = lay(quest, "dexit", 0, -1)
    set_dragon(quest, exit_)
    hero.at, hero.ap = exit_.key, 0
    run_script(fight_on_tile(quest, hero), {0: ["fight"]}, otherwise="fight")
    assert [item.key for item in quest.state.tiles["dstart"].items] == ["iron-axe"]


def test_r42_the_third_death_is_the_last() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 6], skill_tokens=False)
    hero = quest.hero(0)
    hero.at, hero.ap, hero.hp, hero.lives, hero.used = lay(quest, "d01", 0, -1, monster="troll").key, 0, 3, 1, 1
    run = run_script(fight_on_tile(quest, hero), {})
    assert (hero.status, hero.at, hero.lives) == ("out", "", 0)
    assert any(isinstance(e, Eliminated) for e in run.events)
    assert is_sound(quest)


def test_insurance_keeps_the_items_once() -> None:
    quest = adventure("sirrus", "duric", dice=[1, 2, 6, 6], skill_tokens=False)
    hero = quest.hero(0)
    hero.at, hero.ap, hero.hp, hero.used = lay(quest, "d01", 0, -1, monster="troll").key, 0, 3, 1
    give(quest, hero, "acme-insurance", "steel-armour")
    run_script(fight_on_tile(quest, hero), {}, otherwise="fight")
    assert [space.item.key for space in hero.spaces if space.item] == ["steel-armour"]
    assert hero.lives == 2


def test_the_reacher_stings_bystanders_in_sight() -> None:
    """5.2: half of what the opponent took, within four tiles in line."""
    quest = adventure("sirrus", "duric", "rill", dice=[1, 2, 4, 4])
    hero, dwarf, healer = quest.state.heroes
    tile = lay(quest, "d01", 0, -1, monster="reacher")
    lay(quest, "d06", 0, -2)
    lay(quest, "d20", 1, 0, 2)
    hero.at, dwarf.at, healer.at, hero.ap = tile.key, "dstart", "d20", 0
    hero.used = 1
    run = ScriptRun(fight_on_tile(quest, hero))
    assert hero.hp == 0 or hero.lives == 2 or run.open
    assert dwarf.hp == 12 - (15 - 5) // 2
    assert healer.hp == 9


def test_a_mirror_monster_copies_who_reveals_it() -> None:
    """R73: HP, dice and modifiers, equipment included."""
    quest = adventure("sirrus")
    hero = quest.hero(0)
    hero.hp = 7
    give(quest, hero, "iron-axe", "loyal-bear")
    lay(quest, "d01", 0, -1, is_hidden=True)
    next_monster(quest, "mirror-monster")
    ScriptRun(move(quest, hero, "move-north"))
    mirror = quest.state.tiles["d01"].monster
    assert mirror is not None
    assert (mirror.hp, mirror.most, mirror.dice, mirror.plus) == (7, 7, 3, 4)


def test_lethal_blow_doubles_the_total_once() -> None:
    quest = adventure("sirrus", dice=[4, 3, 6, 6])
    tile = lay(quest, "d01", 0, -1, monster="troll")
    hero = quest.hero(0)
    hero.at = tile.key
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    run.answer(0, "lethal")
    assert tile.monster is not None
    assert tile.monster.hp == 10 - (18 - 16)
    assert hero.used == 1


def test_items_on_the_tile_lie_there_for_anyone() -> None:
    quest = adventure("sirrus")
    start = quest.state.tiles["dstart"]
    drop(quest, start, "iron-axe")
    run = run_script(play_hero(quest, quest.hero(0)), {0: ["take", "hand-1", "end"]})
    assert quest.hero(0).spaces[0].item is not None
    assert [prompt.word for prompt in run.asked] == ["menu", "receive", "menu"], "of one thing nobody asks which"


def test_a_fight_says_whether_the_monster_is_dead() -> None:
    """One hit point is enough for it to live."""
    for hp, is_dead in ((0, True), (1, False)):
        quest = adventure("sirrus")
        tile = lay(quest, "d01", 0, -1, monster="troll")
        assert tile.monster is not None
        tile.monster.hp = hp
        fight = Fight(tile.key, [0], bowmen={0: 0})  # an archer alone holds nobody
        assert run_script(run_fight(quest, fight), {}).result is is_dead
