"""What stands out: the one answer most people want; and whose consent is not asked."""

from bot.engine import Fact, Option, Term
from cogs.bag_of_dungeon import prompts
from cogs.bag_of_dungeon.content import ALL_TILES
from cogs.bag_of_dungeon.rules.fight.tagging import tag
from cogs.bag_of_dungeon.rules.frame.turn import play_hero
from cogs.bag_of_dungeon.rules.goods.trade import trade
from cogs.bag_of_dungeon.state import Tile
from tests.cogs.bag_of_dungeon.maps import adventure, fight_at, give, is_sound, lay
from tests.support.scripts import ScriptRun, run_script


def test_what_lies_here_comes_before_the_unknown() -> None:
    quest = adventure("sirrus")
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    assert run.open[0].main == "explore-on"
    lay(quest, "d38", 0, -1, has_token=False)
    quest.state.tiles["d38"].seeds = 1
    quest.hero(0).at = "d38"
    run = ScriptRun(play_hero(quest, quest.hero(0)))
    assert run.open[0].main == "seeds"


def test_with_no_ap_and_nothing_to_take_it_is_to_end_the_turn() -> None:
    hero = adventure("sirrus").hero(0)
    hero.ap = 0
    assert prompts.menu(hero, Tile("d34", 0, 0), [prompts.verb("pool", left=1)]).main == "end"
    hero.ap = 1
    assert prompts.menu(hero, Tile("d34", 0, 0), [prompts.verb("pool", left=1)]).main == ""


def test_deeds_stand_before_ways_and_these_before_what_one_carries_and_the_end() -> None:
    hero = adventure("sirrus").hero(0)
    offers = [prompts.verb("arrange"), prompts.explore(0, 2), prompts.verb("pool", left=1), prompts.verb("trade")]
    prompt = prompts.menu(hero, Tile("d34", 0, 0), offers)
    assert [option.key for option in prompt.options] == ["pool", "explore-north", "arrange", "trade", "end"]
    assert prompt.main == "explore-north"


def test_where_nothing_is_new_the_goal_comes_before_any_other_way() -> None:
    hero = adventure("sirrus").hero(0)
    (goal,) = (tile.key for tile in ALL_TILES.values() if tile.icon == "exit")
    ways = [prompts.move(Tile("d38", 0, -1), 0, None), prompts.move(Tile(goal, 1, 0), 1, None)]
    assert prompts.menu(hero, Tile("d34", 0, 0), ways).main == "move-east"
    assert prompts.menu(hero, Tile("d34", 0, 0), ways[:1]).main == "move-north"


def test_an_answer_that_is_taken_out_is_not_the_usual_one_any_more() -> None:
    prompt = prompts.choose_adventurer(0, dict.fromkeys(("sirrus", "duric", "grumm"), 0))
    assert prompt.main == "sirrus"
    prompts.without(prompt, "sirrus")
    assert [option.key for option in prompt.options] == ["duric", "grumm"]
    assert prompt.main == "duric"


def test_damage_is_taken_unless_it_kills_and_dice_are_kept_by_who_is_ahead() -> None:
    hero = adventure("sirrus").hero(0)
    duck = [Option("duck", "duck", {"tokens": 1})]
    for due, main in ((hero.hp - 1, "take"), (hero.hp, "duck")):
        facts: dict[str, Fact] = {"damage": due, "cause": Term("cause", ("combat",))}
        assert prompts.damage(hero, "R76", facts, duck).main == main
    lethal = [Option("lethal", "lethal")]
    for total, main in ((9, "lethal"), (10, "lethal"), (11, "keep")):
        assert prompts.dice(hero, {"total": total, "foe_total": 10}, lethal).main == main


def test_nobody_is_asked_for_their_own_consent() -> None:
    """R51, R61: who leads two adventurers has said so by asking."""
    quest = adventure("sirrus", "duric")
    one, other = quest.state.heroes
    other.seat = 0
    (axe,) = give(quest, one, "iron-axe")
    run = run_script(trade(quest, one, "trade"), {0: [f"item-{axe.id}", "nothing", "hand-1"]})
    assert [prompt.word for prompt in run.asked] == ["give", "want", "receive"]
    assert other.spaces[0].item == axe
    den = lay(quest, "d34", 0, -1, monster="troll")
    one.at = den.key
    fight = fight_at(den, one)
    run = run_script(tag(quest, fight, one, other), {})
    assert fight.fighters == [0, 1]
    assert is_sound(quest)
