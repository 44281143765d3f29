"""Partners in odd places: whom one may call, whose line is blocked, who is thanked, whose strength is spent."""

from typing import Any

from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile, run
from cogs.bag_of_dungeon.rules.fight.tagging import call, tag_offers
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, give, is_sound, lay, set_morna
from tests.support.scripts import ScriptRun, run_script


def _keys(script: ScriptRun[Any], seat: int) -> set[str]:
    return {option.key for option in script.open[seat].options}


def test_r57_r44_an_archer_does_not_shoot_through_another_monster() -> None:
    quest = adventure("sirrus", "alendra", house_tagging=True)
    front, archer = quest.state.heroes
    give(quest, archer, "bow")
    between = lay(quest, "d34", 0, -1)
    den = lay(quest, "d35", 0, -2, monster="troll")
    front.at = den.key
    assert [option.key for option in tag_offers(quest, fight_at(den, front), front)] == ["tag-1"]
    between.is_hidden = True
    assert tag_offers(quest, fight_at(den, front), front) == []


def test_r57_any_weapon_in_hand_may_bring_a_partner_into_range_and_the_strongest_that_bears_is_shot() -> None:
    """Ice Staff 1-2 and awakened Ember Staff 1-3: three tiles off the one bears, two tiles off both."""
    quest = adventure("sirrus", "alendra", house_tagging=True)
    front, archer = quest.state.heroes
    ice, ember = give(quest, archer, "ice-staff", "ember-staff")
    lay(quest, "d06", 0, -1)
    near = lay(quest, "d07", 0, -2)
    den = lay(quest, "d08", 0, -3, monster="troll")
    front.at, ember.is_awake = den.key, True
    fight = quest.state.fight = fight_at(den, front)
    run_script(call(quest, fight, front, "tag-1"), {1: ["join-range"]})
    assert (archer.at, archer.debt, fight.bowmen) == ("dstart", 0, {1: ember.id})
    archer.at, ember.is_awake = near.key, False
    fight = quest.state.fight = fight_at(den, front)
    run_script(call(quest, fight, front, "tag-1"), {1: ["join-range"]})
    assert fight.bowmen == {1: ice.id}  # two dice to one


def test_r38_r44_no_sting_past_another_monster() -> None:
    quest = adventure("rill", "duric", dice=[1, 2, 3, 4])
    front, bystander = quest.state.heroes
    between = lay(quest, "d34", 0, -1)
    den = lay(quest, "d35", 0, -2, monster="reacher")
    front.at, between.is_hidden = den.key, True
    script = ScriptRun(fight_on_tile(quest, front))
    script.answer(0, "fight")
    assert front.lives == 2  # 3 against 14
    assert bystander.hp == bystander.most_hp


def test_r40_who_has_fallen_in_a_fight_is_not_called_back_to_it() -> None:
    quest = adventure("rill", "duric", dice=[1, 2, 1, 6, 5])
    front, partner = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    front.at = partner.at = den.key
    script = ScriptRun(run(quest, fight_at(den, front, partner)))
    script.answer(0, "fight")  # 4 against 15: dead, and the partner takes five
    assert (front.lives, front.at, front.ap) == (2, "dstart", 5)
    assert script.open[1].word == "encounter"
    assert "tag-0" not in _keys(script, 1)


def test_r10_who_has_escaped_is_out_of_the_fight() -> None:
    quest = adventure("rill", "duric")
    front, partner = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="troll")
    front.at = partner.at = den.key
    script = ScriptRun(run(quest, fight_at(den, front, partner)))
    script.answer(0, "escape-dstart")
    assert "tag-0" not in _keys(script, 1)


def test_r56_by_the_house_rule_the_archer_is_the_partner_who_is_thanked() -> None:
    quest = adventure("sirrus", "alendra", dice=[1, 2, 6, 6, 6], house_tagging=True)
    fighter, elf = quest.state.heroes
    give(quest, elf, "bow")
    give(quest, fighter, "magic-armour", "magic-shield")
    den = lay(quest, "d34", 0, -1, monster="minotaur")
    fighter.at, fighter.used = den.key, 1
    script = ScriptRun(fight_on_tile(quest, fighter))
    script.answer(0, "tag-1")
    script.answer(1, "join-range")
    script.answer(0, "fight")
    script.answer(1, "fight")  # a six: dead at once
    assert elf.kills == ["minotaur"]
    assert (elf.tokens, fighter.tokens) == (1, 0)


def test_r56_a_partner_who_took_over_was_still_in_the_fight() -> None:
    quest = adventure("rill", "duric", "marria", dice=[1, 2, 1, 2, 6, 6, 6, 5, 1])
    front, second, third = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="goblin")
    for hero in (front, second, third):
        hero.at = den.key
    front.hp, second.used = 1, 1
    den.monster.plus = 9  # type: ignore[union-attr]
    give(quest, front, "rusty-armour")
    script = ScriptRun(run(quest, fight_at(den, front, second, third)))
    script.answer(0, "fight")
    script.answer(1, "fight")
    assert second.kills == ["goblin"]
    assert (second.tokens, third.tokens, front.tokens) == (1, 1, 0)


def test_r32_a_clobber_that_was_not_struck_helps_nobody_else() -> None:
    quest = adventure("grumm", "rill", dice=[1, 2, 6])
    ogre, healer = quest.state.heroes
    den = lay(quest, "d34", 0, -1, monster="goblin")
    ogre.at = healer.at = den.key
    script = ScriptRun(run(quest, fight_at(den, ogre, healer)))
    script.answer(0, "clobber")
    script.answer(0, "escape-dstart")
    script.answer(1, "fight")  # two dice, no more
    assert ogre.used == 1
    assert is_sound(quest)


def test_r142_who_begins_the_turn_beside_him_may_run_past() -> None:
    quest = adventure("duric", mode="forest")
    hero = quest.hero(0)
    lay(quest, "f36", 0, 1)
    give(quest, hero, "rope")
    set_morna(quest, quest.state.tiles["fstart"])
    script = ScriptRun(play_hero(quest, hero))
    script.answer(0, "past-f36")
    assert (hero.at, hero.hp, hero.ap) == ("f36", hero.most_hp - 2, 3)
    assert script.open[0].word == "menu"
