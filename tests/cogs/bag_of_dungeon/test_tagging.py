"""Tag partners, by the book and by the house rule (R50-R57)."""

from bot.engine import Prompt, Term
from bot.ui.views.speech import Speaker
from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import Tile
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay
from tests.cogs.bag_of_dungeon.saying import words
from tests.support.scripts import ScriptRun


def _fight(dice: list[int], monster: str = "troll") -> tuple[Quest, Tile]:
    """The Fighter two tiles north of the Start with a monster; the Healer on the Start's east neighbour: 3 away."""
    quest = adventure("sirrus", "rill", dice=dice)
    lay(quest, "d06", 0, -1)
    tile = lay(quest, "d01", 0, -2, monster=monster)
    lay(quest, "d34", 1, 0)
    quest.hero(0).at, quest.hero(0).used, quest.hero(1).at = tile.key, 1, "d34"
    return quest, tile


def test_t19_the_partner_comes_on_credit_and_adds_a_die() -> None:
    quest, tile = _fight([1, 2, 3, 6, 5])
    fighter, healer = quest.state.heroes
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    assert run.open[1].word == "tagged"
    run.answer(1, "join")
    assert (fighter.ap, healer.at, healer.debt) == (4, tile.key, 3)
    run.answer(0, "fight")
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert rolled.dice == "1, 2, 3"
    quest.state.active = None
    ScriptRun(play_hero(quest, healer))
    assert healer.ap == 2


def test_all_who_could_come_are_asked_at_once() -> None:
    quest = adventure("sirrus", "rill", "duric", "ivo", dice=[1])
    tile = lay(quest, "d06", 0, -1, monster="troll")
    fighter = quest.hero(0)
    fighter.at, fighter.used = tile.key, 1
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-all")
    assert set(run.open) == {1, 2, 3}
    run.answer(3, "join")
    run.answer(1, "decline")
    run.answer(2, "join")
    assert quest.state.fight is not None
    assert quest.state.fight.fighters == [0, 2, 3]
    assert fighter.ap == 3, "1 AP for each who comes (R50, R51)"
    assert not [option for option in run.open[0].options if option.word in {"tag", "tag-all"}]


def test_nobody_is_called_with_the_others_whom_the_ap_do_not_pay() -> None:
    quest = adventure("sirrus", "rill", "duric")
    tile = lay(quest, "d06", 0, -1, monster="troll")
    quest.hero(0).at, quest.hero(0).ap = tile.key, 1
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    words = [option.word for option in run.open[0].options]
    assert (words.count("tag"), words.count("tag-all")) == (2, 0)


def test_t20_the_partner_takes_half_of_what_was_taken() -> None:
    quest, _ = _fight([1, 2, 3, 6, 5])  # 8 against 15: the fighter takes 7
    fighter, healer = quest.state.heroes
    give(quest, fighter, "steel-armour", "steel-shield")
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    run.answer(1, "join")
    run.answer(0, "fight")
    assert (fighter.hp, healer.hp) == (5, 7)


def test_t20_one_wound_is_not_shared() -> None:
    quest, _ = _fight([1, 2, 3, 3, 2])  # 8 against 9
    fighter, healer = quest.state.heroes
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    run.answer(1, "join")
    run.answer(0, "fight")
    assert (fighter.hp, healer.hp) == (9, 9)


def test_t21_the_partner_takes_over_and_t22_both_may_die() -> None:
    quest, tile = _fight([1, 2, 3, 6, 5, 2, 2, 1, 1])
    fighter, healer = quest.state.heroes
    assert tile.monster is not None
    tile.monster.hp, fighter.hp = 4, 7
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    run.answer(1, "join")
    run.answer(0, "fight")
    assert (fighter.lives, fighter.at) == (2, "dstart")
    assert run.open[1].word == "encounter"
    assert tile.monster.hp == 4
    run.answer(1, "fight")  # 2+2 doubled is 8 against 2+4: two off, then on
    assert tile.monster is not None
    assert tile.monster.hp == 2
    assert healer.hp == 6


def test_t21_who_takes_over_and_strikes_has_the_kill() -> None:
    quest, tile = _fight([1, 2, 3, 6, 5, 6, 6, 1, 1])
    fighter, healer = quest.state.heroes
    assert tile.monster is not None
    tile.monster.hp, fighter.hp = 4, 7
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    run.answer(1, "join")
    run.answer(0, "fight")
    run.answer(1, "fight")
    assert healer.kills == ["troll"]
    assert fighter.kills == []


def test_t22_when_both_fall_the_monster_is_whole_again() -> None:
    quest, tile = _fight([1, 2, 3, 6, 5, 1, 2, 6, 6])
    fighter, healer = quest.state.heroes
    assert tile.monster is not None
    tile.monster.hp, fighter.hp = 4, 7
    run = ScriptRun(fight_on_tile(quest, fighter))
    for seat, key in ((0, "tag-1"), (1, "join"), (0, "fight"), (1, "fight")):
        run.answer(seat, key)
    assert run.is_over
    assert tile.monster.hp == 10
    assert [(hero.lives, hero.at) for hero in (fighter, healer)] == [(2, "dstart"), (2, "dstart")]
    assert (fighter.hp, healer.hp) == (10, 9)
    assert is_sound(quest)


def test_r51_refused_costs_nothing_and_is_not_asked_again() -> None:
    quest, _ = _fight([])
    fighter, healer = quest.state.heroes
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    run.answer(1, "decline")
    assert (fighter.ap, healer.debt, healer.at) == (5, 0, "d34")
    assert "tag-1" not in {option.key for option in run.open[0].options}


def test_r52_a_way_past_monsters_or_too_far_is_no_way() -> None:
    quest, _ = _fight([])
    fighter, healer = quest.state.heroes
    healer.debt = 3
    run = ScriptRun(fight_on_tile(quest, fighter))
    assert "tag-1" not in {option.key for option in run.open[0].options}
    quest, _ = _fight([])
    quest.state.tiles["d06"].is_hidden = True
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    assert "tag-1" not in {option.key for option in run.open[0].options}


def test_r56_partners_who_see_the_end_have_a_token_each() -> None:
    quest, tile = _fight([6, 6, 6, 1, 1])
    fighter, healer = quest.state.heroes
    run = ScriptRun(fight_on_tile(quest, fighter))
    for seat, key in ((0, "tag-1"), (1, "join"), (0, "fight")):
        run.answer(seat, key)
    assert tile.monster is None
    assert (healer.tokens, fighter.kills) == (1, ["troll"])
    assert run.open[0].word == "reward"


def test_t23_by_the_house_rule_they_take_turns() -> None:
    quest = adventure("sirrus", "alendra", dice=[3, 4, 2, 2, 4, 1, 2, 6, 6], house_tagging=True)
    fighter, elf = quest.state.heroes
    give(quest, elf, "bow")
    fighter.used = 1
    lay(quest, "d06", 1, 0, 1)
    tile = lay(quest, "d34", 2, 0, monster="minotaur")
    fighter.at = tile.key
    run = ScriptRun(fight_on_tile(quest, fighter))
    run.answer(0, "tag-1")
    run.answer(1, "join-range")
    assert (elf.at, elf.debt) == ("dstart", 0)
    assert tile.monster is not None
    run.answer(0, "fight")  # 9 against 9
    assert tile.monster.hp == 11
    assert run.open[1].word == "encounter"
    run.answer(1, "fight")  # the bow's die: 4, and nothing comes back
    assert (tile.monster.hp, elf.hp) == (7, 9)
    run.answer(0, "fight")  # two dice again, no die for the partner: 5 against 17
    rolls = [e for e in run.events if isinstance(e, RoundRolled)]
    assert [e.dice for e in rolls] == ["3, 4", "1, 2"]
    assert elf.hp == 9


def test_r50_whom_all_wait_for_is_named_with_whose_it_is() -> None:
    caller = Term("adventurer", ("sirrus",))
    asked = [
        Prompt(seat, "tagged", "R51", facts={"partner": Term("adventurer", (key,)), "adventurer": caller})
        for seat, key in ((1, "duric"), (2, "rill"))
    ]
    said = Speaker(words(), ("Ada", "Ben", "Cleo"), ("Sirrus", "Duric", "Rill")).waiting(*asked)
    assert said == "Will Duric (Ben) and Rill (Cleo) come to help Sirrus?"
