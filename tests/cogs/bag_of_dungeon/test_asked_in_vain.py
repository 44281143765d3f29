"""Nobody is asked what can change nothing, or what they have just said: rolls, upgrades, spaces, the Maiden Tree."""

import re

import pytest

from bot.engine import Chance
from cogs.bag_of_dungeon.describe.party import read_hand
from cogs.bag_of_dungeon.events.combat import RoundRolled, TookOver
from cogs.bag_of_dungeon.events.frame import AdventurerChosen
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.frame.choosing import choose_party
from cogs.bag_of_dungeon.rules.frame.setup import new_state
from cogs.bag_of_dungeon.rules.goods.arranging import arrange, arrange_offers
from cogs.bag_of_dungeon.rules.goods.inventory import receive
from cogs.bag_of_dungeon.rules.goods.using import upgrade_offers, use, use_offers
from cogs.bag_of_dungeon.rules.places.poison import poison
from cogs.bag_of_dungeon.rules.quest import Quest
from cogs.bag_of_dungeon.state import SPACES
from cogs.bag_of_dungeon.view.sight import sight
from cogs.bag_of_dungeon.view.sight_hero import hero_view
from tests.cogs.bag_of_dungeon.maps import LoadedDice, adventure, from_bag, give, is_sound, lay, set_morna
from tests.cogs.bag_of_dungeon.saying import speaker, words
from tests.support.scripts import ScriptRun, run_script


@pytest.mark.parametrize(("hp", "is_asked"), [(10, False), (11, True)])
def test_r38_whoever_kills_with_a_roll_is_not_asked_to_better_it(hp: int, is_asked: bool) -> None:
    """13 against 3 are ten damage: enough, or one too few."""
    quest = adventure("sirrus", dice=[6, 5, 1])
    hero, lair = quest.hero(0), lay(quest, "d01", 0, -1, monster="zombie")
    assert lair.monster is not None
    hero.at, lair.monster.hp = lair.key, hp
    give(quest, hero, "imps-teeth")
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert [event.total for event in run.events if isinstance(event, RoundRolled)] == [13]
    assert ("dice" in {prompt.word for prompt in run.asked}) == is_asked


def test_r38_r96_nor_is_the_bearer_whose_critical_hit_kills() -> None:
    quest = adventure("sirrus", mode="combined", dice=[1, 1, 6, 6])
    hero, lair = quest.hero(0), lay(quest, "f05", 0, -1, monster="moss-ogre")
    hero.at, quest.state.ring_with = lair.key, 0
    run = ScriptRun(fight_on_tile(quest, hero))
    run.answer(0, "fight")
    assert "dice" not in {prompt.word for prompt in run.asked}
    assert hero.kills == ["moss-ogre"]


@pytest.mark.parametrize(
    ("key", "mode", "seats", "sides"),
    [
        ("ivo", "dungeon", 2, ("b",)),  # no vine grows in the dungeon
        ("ivo", "dungeon", 1, ()),  # and alone nobody is called: neither does anything
        ("ivo", "forest", 1, ("a",)),
        ("ivo", "combined", 2, ("a", "b")),
        ("nettle", "dungeon", 2, ("a",)),  # there is no poison, but whoever is hurt can be soothed
        ("nettle", "forest", 2, ("a", "b")),
        ("sirrus", "dungeon", 1, ("a", "b")),
    ],
)
def test_r75_of_two_upgrades_one_chooses_only_where_both_do_something(
    key: str, mode: str, seats: int, sides: tuple[str, ...]
) -> None:
    options = BagOptions(mode=mode, first=1)  # type: ignore[arg-type]
    quest = Quest(new_state(seats, options, Chance(b"sides")), LoadedDice([]))
    run = ScriptRun(choose_party(quest))
    run.answer(0, key)
    asked = [option.key for option in run.open[0].options] if 0 in run.open else []
    assert asked == ([f"side-{side}" for side in sides] if len(sides) > 1 else [])
    if not asked:
        chosen = [event.upgrade for event in run.events if isinstance(event, AdventurerChosen)]
        assert chosen == [f"{quest.hero(0).kind.kind}-{sides[0]}" if sides else None]


@pytest.mark.parametrize(("party", "is_offered"), [(("ivo",), False), (("ivo", "rill"), True)])
def test_r75_what_does_nothing_in_this_match_is_neither_promised_nor_sold(
    party: tuple[str, ...], *, is_offered: bool
) -> None:
    """A lone Warden of the dungeon keeps the tokens for other plays; called by a friend, one pays less."""
    quest = adventure(*party)
    warden = quest.hero(0)
    warden.side, warden.tokens = "b", 2
    assert bool(upgrade_offers(quest, warden)) == is_offered
    assert hero_view(quest.state, warden).side == ("b" if is_offered else "")


def test_r75_without_skill_tokens_no_upgrade_is_shown() -> None:
    quest = adventure("sirrus", skill_tokens=False)
    assert hero_view(quest.state, quest.hero(0)).side == ""
    assert "Two skill tokens will buy" not in read_hand(sight(quest.state, 0), ("Ada",), words())


@pytest.mark.parametrize(
    ("mode", "skill_tokens", "said"),
    [
        ("forest", True, "Antivenom: 2 AP: remove all poison from one adventurer on your tile; three times a game"),
        (
            "dungeon",
            True,
            "Antivenom: No poison here. Upgraded, it heals 1d6 for 2 AP, three times a game",
        ),
        ("dungeon", False, "Antivenom: Cures poison. This match has none: the skill does nothing"),
    ],
)
def test_5_1_the_choice_says_what_a_skill_will_do_in_this_match(mode: str, said: str, *, skill_tokens: bool) -> None:
    options = BagOptions(mode=mode, skill_tokens=skill_tokens)  # type: ignore[arg-type]
    run = ScriptRun(choose_party(Quest(new_state(1, options, Chance(b"skill")), LoadedDice([]))))
    (witch,) = [option for option in run.open[0].options if option.key == "nettle"]
    assert speaker().hint(witch) == said
    quest = adventure("nettle", mode=mode, skill_tokens=skill_tokens)
    name, _, does = said.partition(": ")
    hand = read_hand(sight(quest.state, 0), ("Ada",), words())
    assert re.search(rf"{name}( \(\d left\))?[.:] {re.escape(does)}", hand), "and so does the hand"


def test_5_4_the_only_thing_to_use_is_named_and_used_at_once() -> None:
    quest = adventure("sirrus", dice=[2, 3])
    hero = quest.hero(0)
    give(quest, hero, "health-potion", "imps-teeth")  # the teeth are for a fight
    hero.hp = 4
    (option,) = use_offers(quest, hero)
    assert (option.word, "health-potion" in repr(option.facts)) == ("use-it", True)
    run = run_script(use(quest, hero, "use"), {})
    assert (hero.hp, run.asked) == (9, [])
    give(quest, hero, "health-potion", "teleport-crystal")
    lay(quest, "d34", 0, -1)
    assert [option.word for option in use_offers(quest, hero)] == ["use"]


def test_5_4_a_crystal_that_reaches_but_one_distance_asks_only_where_to() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "teleport-crystal")
    tile = lay(quest, "d34", 0, -1)
    run = run_script(use(quest, hero, "use"), {0: [f"tile-{tile.key}"]})
    assert [prompt.word for prompt in run.asked] == ["teleport"]
    assert is_sound(quest)


def test_r122_a_partner_who_would_rather_fight_on_stands_in_without_another_question() -> None:
    """The Dwarf is lifted out; the Fighter, hurt as well, has said that he fights on."""
    quest = adventure("duric", "ivo", mode="forest", skill_tokens=False, dice=[6, 6, 5, 2, 1, 6, 6])
    dwarf, warden = quest.state.heroes
    glade = lay(quest, "f08", 0, -1)
    set_morna(quest, glade)
    dwarf.at = warden.at = glade.key
    dwarf.used = 1
    give(quest, warden, "healing-moss")
    run = ScriptRun(fight_on_tile(quest, dwarf))
    for seat, said in ((0, "tag-1"), (1, "join"), (0, "tile-fstart"), (1, "stay")):
        run.answer(seat, said)
    assert [prompt.word for prompt in run.asked if prompt.seat == 1] == ["tagged", "tree", "encounter"]
    assert [event.hero for event in run.events if isinstance(event, TookOver)] == ["ivo"]


def test_r59_of_empty_spaces_of_a_sort_one_is_offered_and_what_can_be_worn_is_best_worn() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    shield, potion = from_bag(quest, "steel-shield"), from_bag(quest, "health-potion")
    run = ScriptRun(receive(quest, hero, shield))
    assert [option.key for option in run.open[0].options] == ["hand-1", "pack-1", "leave"]
    assert (run.open[0].main, run.open[0].default) == ("hand-1", ("pack-1",))
    run.answer(0, "hand-1")
    run = ScriptRun(receive(quest, hero, potion))
    assert ([option.key for option in run.open[0].options], run.open[0].main) == (["pack-1", "leave"], "pack-1")
    run.answer(0, "pack-1")
    run = ScriptRun(receive(quest, hero, from_bag(quest, "iron-axe")))  # what lies somewhere differs from all else
    assert [option.key for option in run.open[0].options] == ["hand-1", "hand-2", "pack-1", "pack-2", "leave"]


def test_r60_what_can_only_change_places_with_its_like_is_not_arranged() -> None:
    quest = adventure("sirrus")
    hero = quest.hero(0)
    give(quest, hero, "health-potion")
    assert arrange_offers(quest, hero) == []
    (axe,) = give(quest, hero, "iron-axe")
    run = ScriptRun(arrange(quest, hero))
    assert [option.key for option in run.open[0].options] == [f"item-{axe.id}", "back"]
    run.answer(0, f"item-{axe.id}")
    assert [option.key for option in run.open[0].options] == ["pack-2", "back"]


def test_r99_r100_poison_goes_into_one_space_of_a_sort_and_moves_to_another_sort() -> None:
    """By itself into the first that is empty, as P13 says; what is proposed leaves the hands free."""
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    run = ScriptRun(poison(quest, hero))
    asked = run.open[0]
    assert [option.key for option in asked.options] == ["hand-1", "armour", "attire", "pack-1"]
    assert (asked.default, asked.main) == (("hand-1",), "pack-1")
    run.answer(0, "pack-1")
    run = ScriptRun(arrange(quest, hero))
    run.answer(0, "poison-pack-1")
    assert [option.key for option in run.open[0].options] == ["hand-1", "armour", "attire", "back"]


def test_r100_of_poisoned_spaces_of_a_sort_one_is_offered() -> None:
    """To move the poison of one pack space or of another comes to the same."""
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    for name, space in zip(SPACES, hero.spaces, strict=True):
        space.is_poisoned = name in {"hand-2", "pack-2", "pack-3", "pack-4"}
    run = ScriptRun(arrange(quest, hero))
    assert [option.key for option in run.open[0].options] == ["poison-hand-2", "poison-pack-2", "back"]


def test_r99_poison_that_only_a_two_handed_thing_can_make_room_for_asks_nobody_which_hand() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    hero.spaces[0].item = axe = from_bag(quest, "woodcutters-axe")
    for space in hero.spaces[2:]:
        space.is_poisoned = True
    run = run_script(poison(quest, hero), {})
    assert (run.asked, hero.spaces[0].is_poisoned, quest.tile(hero).items) == ([], True, [axe])


def test_r99_among_spaces_that_are_alike_nobody_is_asked() -> None:
    quest = adventure("sirrus", mode="forest")
    hero = quest.hero(0)
    for name, space in zip(SPACES, hero.spaces, strict=True):
        space.is_poisoned = not name.startswith("pack")
    run = ScriptRun(poison(quest, hero))
    assert run.is_over
    assert [name for name, space in zip(SPACES, hero.spaces, strict=True) if space.is_poisoned][-1] == "pack-1"
    assert is_sound(quest)
