"""Section 9: a turn is one select to do things, one to move, and a few buttons; the usual thing stands first."""

import pytest

from bot.conformance.played import played
from bot.conformance.tables import Table, ways_of
from bot.engine import Pick, Prompt, Term
from bot.engine.playout import random_policy
from bot.ui.views.kinds.arranging import arranged
from bot.ui.wire.limits import ROW_ON_A_PHONE
from cogs.p52.game import GAME
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.state.people import Hero
from cogs.p52.state.places import Place
from tests.cogs.p52.scenes import give_stamina, scene

WAY = ways_of(GAME)[0]


def test_whatever_is_done_stands_in_one_select_and_every_way_in_another() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",), foes=(("KC", (0, 0)),))
    prompt = menu_of(crawl, crawl.hero(0)).prompt
    assert isinstance(prompt.kind, Pick)
    assert prompt.kind.gathers
    assert {option.group for option in prompt.options} == {"do", "move", "end"}
    assert [option.key for option in prompt.options if option.group == "end"] == ["rest"]


def groups(crawl: Crawl) -> dict[str, str]:
    return {option.key: option.group for option in menu_of(crawl, crawl.hero(0)).prompt.options}


def test_one_thing_to_wear_stands_with_what_is_done_and_several_for_themselves() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",))
    hero = crawl.hero(0)
    hero.bag.append(crawl.made("sharp-dagger"))
    assert groups(crawl)["wear-1"] == "do"
    hero.bag.append(crawl.made("leather-shoes"))
    assert (groups(crawl)["wear-1"], groups(crawl)["wear-2"]) == ("things", "things")


@pytest.mark.parametrize("foes", [[], [("KC", (3, 0))], [("KC", (0, 0)), ("JD", (5, 0))]])
def test_beside_the_selects_there_is_one_row_on_a_phone(foes: list[tuple[str, Place]]) -> None:
    """The usual deed, the ways that have a name, and the end of the turn."""
    crawl = scene(("brakka", (0, 0)), ("sable", (2, 0)), rows=("......", ".C..X."), foes=foes)
    crawl.hero(0).bag.append(crawl.made("sharp-dagger"))
    prompt = menu_of(crawl, crawl.hero(0)).prompt
    found = arranged(prompt.options, prompt.main, gathers=True)
    assert (len(found.buttons) <= ROW_ON_A_PHONE, len(found.selects) <= 3) == (True, True)


def test_a_blow_is_what_a_turn_in_a_fight_is_for() -> None:
    """Not the dagger that could be put on, though it stands alone in its group."""
    crawl = scene(("brakka", (0, 0)), foes=[("KC", (0, 0))])
    crawl.hero(0).bag.append(crawl.made("sharp-dagger"))
    assert menu_of(crawl, crawl.hero(0)).prompt.main == "hit-sword-play-1"


def prompt_of(crawl: Crawl, hero: Hero) -> Prompt:
    return menu_of(crawl, hero).prompt


def ways(prompt: Prompt) -> list[tuple[str, object]]:
    """The named ones, with what they lead to."""
    return [(option.key, option.facts["goal"]) for option in prompt.options if option.word == "way"]


def test_the_likeliest_blow_stands_first() -> None:
    """Whatever its place in the list of abilities, and never with a stamina card."""
    crawl = scene(("sable", (1, 1)), foes=[("KH", (1, 1)), ("JD", (1, 1))])
    give_stamina(crawl, crawl.heroes[0], "KS")
    prompt = prompt_of(crawl, crawl.hero(0))
    blows = [one for one in prompt.options if one.key.startswith("hit-") and not one.key.endswith("-s")]
    main = next(one for one in blows if one.key == prompt.main)
    assert main.facts["target"] == min(int(str(one.facts["target"])) for one in blows)


def test_with_nobody_to_strike_the_way_to_the_enemy_stands_first() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".....",), foes=[("KC", (4, 0))])
    prompt = prompt_of(crawl, crawl.hero(0))
    assert ways(prompt)[0] == (prompt.main, Term("enemy", (crawl.enemies[0].key,)))


def test_in_a_fight_the_enemy_comes_before_the_way_out() -> None:
    crawl = scene(("brakka", (2, 0)), rows=("....X",), foes=[("KC", (0, 0))])
    assert [str(goal) for _, goal in ways(prompt_of(crawl, crawl.hero(0)))] == [
        str(Term("enemy", (crawl.enemies[0].key,))),
        str(Term("goal", ("exit",))),
    ]


def test_where_there_is_nothing_to_do_one_does_nothing() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("S",))
    assert prompt_of(crawl, crawl.hero(0)).main == "rest"


def test_r109_the_stunned_drink_before_all_else() -> None:
    """Not to the enemy, nor to a chest or a thing they could do nothing with."""
    crawl = scene(("brakka", (1, 0)), rows=("C...X", "....."), foes=[("KC", (1, 1))])
    hero = crawl.hero(0)
    hero.health = 0
    crawl.spots[2, 0].items.append(crawl.made("torch"))
    boost, potion = crawl.made("stamina-boost"), crawl.made("healing-potion")
    hero.bag += [boost, potion]
    prompt = prompt_of(crawl, hero)
    assert (prompt.main, ways(prompt)) == (f"use-{potion.id}-h0", [("to-d1", Term("goal", ("exit",)))])
    hero.bag.clear()
    assert prompt_of(crawl, hero).main == "to-d1"


def test_r109_the_stunned_heal_themselves_or_rest() -> None:
    crawl = scene(("maive", (0, 0)), rows=("...",), foes=[("KC", (2, 0))])
    hero = crawl.hero(0)
    hero.health = 0
    assert prompt_of(crawl, hero).main == "do-heal-h0"
    del hero.sheet.abilities["heal"]
    assert prompt_of(crawl, hero).main == "rest"


def test_r109_a_key_is_worth_a_walk_for_the_stunned() -> None:
    """It comes along with whoever steps there."""
    crawl = scene(("brakka", (0, 0)), rows=("...",))
    crawl.hero(0).health = 0
    crawl.spots[2, 0].items.append(crawl.made("key"))
    assert ways(prompt_of(crawl, crawl.hero(0))) == [("to-c1", Term("goal", ("things",)))]


def test_an_enemy_that_is_covered_names_no_way_r140() -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".....",), foes=[("KC", (4, 0))])
    crawl.spots[4, 0].is_up = False
    assert [goal for _, goal in ways(prompt_of(crawl, crawl.hero(0)))] == [Term("goal", ("down",))]


def test_ways_are_named_by_what_they_lead_to_and_spots_stand_elsewhere() -> None:
    """The fallen before a chest, a chest before the way out."""
    crawl = scene(("brakka", (1, 1)), ("sable", (1, 0)), rows=("..C", "S..", "..X"))
    fallen = crawl.heroes[1]
    fallen.is_dead, fallen.died_in = True, crawl.room.number
    prompt = prompt_of(crawl, crawl.hero(0))
    goals = [goal for _, goal in ways(prompt)]
    assert goals == [Term("goal", (what,)) for what in ("fallen", "chest")]
    assert {option.group for option in prompt.options if option.word == "to"} == {"move"}


def test_a_chest_at_hand_comes_before_the_way_out() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.X",))
    prompt = prompt_of(crawl, crawl.hero(0))
    assert {option.key for option in prompt.options} >= {"exit", "smash"}
    assert prompt.main == "smash"


def test_a_chest_at_hand_comes_after_the_enemy_next_to_it() -> None:
    """Section 9.10: locks wait until nobody is there to fight; whoever cannot get to an enemy tries the chest."""
    crawl = scene(("brakka", (0, 0)), rows=("C.X",), foes=[("KC", (1, 0))])
    prompt = prompt_of(crawl, crawl.hero(0))
    assert prompt.main == ways(prompt)[0][0] == "to-b1"
    crawl = scene(("brakka", (0, 0)), rows=("C#.",), foes=[("KC", (2, 0))])
    assert prompt_of(crawl, crawl.hero(0)).main == "smash"


def test_what_ends_a_turn_stands_last() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..X",))
    last = prompt_of(crawl, crawl.hero(0)).options[-1]
    assert (last.key, last.group) == ("rest", "end")


@pytest.mark.parametrize("heroes", [1, 4])
def test_every_question_with_three_answers_says_what_is_usual(heroes: int) -> None:
    for match in played(Table(WAY, heroes), (random_policy,), b"usual").steps():
        for prompt in match.prompts:
            if isinstance(prompt.kind, Pick) and not prompt.is_standing:
                assert len(prompt.options) > 1, f"{prompt.word} has one answer"
            if isinstance(prompt.kind, Pick) and len(prompt.options) > 2:
                assert prompt.main in {option.key for option in prompt.options}, prompt.word
