"""5.5: what each thing does when it is found, used, or worn, to the figure."""

import pytest

from bot.engine import Event
from bot.ui.views.speech import Speaker
from cogs.p52.content.cards import Card
from cogs.p52.content.tables import ITEM_BY_SUM
from cogs.p52.events.combat import EnemyFroze, EnemyThawed, Healed, Revived
from cogs.p52.events.goods import BoobyTrap, Found, Hasted, Hidden, ItemUsed, OldTrap, StaminaGained, Tuned
from cogs.p52.events.map import RoomLit
from cogs.p52.face import P52Face
from cogs.p52.rules import invariants
from cogs.p52.rules.combat.wounds import die
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.goods.finding import find
from cogs.p52.rules.heroes.figures import armour, movement
from cogs.p52.rules.turns.menu import menu_of
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import FOREVER, Hero
from tests.cogs.p52.parties import ADA, BEN, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import able, scene
from tests.support.scripts import ScriptRun, run_script

PRINTED = (
    "booby-trap old-trap leather-shoes torch lock-pick healing-potion decent-armour weapon-tuner training-manual "
    "sharp-dagger reviving-potion ice-elixir magic-tome enchanted-shoes good-armour fire-elixir fine-bow "
    "phoenix-feather enchanted-armour piercing-sword winged-shoes phoenix-blood stamina-boost adrenaline-boost "
    "invisibility-cloak"
)


def test_the_sums_as_printed() -> None:
    assert [ITEM_BY_SUM[total].key for total in range(2, 27)] == PRINTED.split(" ")
    assert {one.key: one.count for one in ITEM_BY_SUM.values() if one.count > 1} == {"torch": 2, "lock-pick": 3}


def with_thing(key: str, *, level: int = 1, light: str = "lit", flips: tuple[Card, ...] = ()) -> Crawl:
    """Brakka of that level has it, and Orrin stands with her; thing 1."""
    crawl = scene(("brakka", (0, 0)), ("orrin", (0, 0)), rows=("....",), light=light, flips=flips)
    hero = crawl.hero(ADA)
    hero.sheet.level = level
    hero.bag.append(crawl.made(key))
    return crawl


def used(crawl: Crawl, answer: str, *others: str) -> list[Event]:
    """What came of it; whatever is used up is gone, and every thing is somewhere."""
    return run_script(act(crawl, crawl.hero(ADA)), {ADA: [answer, *others]}).events


@pytest.mark.parametrize(("key", "healed"), [("healing-potion", 10), ("reviving-potion", 20)])
def test_potions_heal_by_the_level_of_their_giver(key: str, healed: int) -> None:
    crawl = with_thing(key)
    friend = able(crawl.hero(BEN), lift=20)
    friend.sheet.level, friend.health = 3, 5
    events = used(crawl, "use-1-h1")
    (told,) = of(ItemUsed, events)
    assert isinstance(told, ItemUsed)
    assert (told.seat, told.hero, told.item, told.target, told.way) == (ADA, "Brakka", key, "Orrin", "on")
    assert of(Healed, events) == [Healed(seat=BEN, hero="Orrin", amount=healed, health=5 + healed, way="potion")]
    assert (crawl.hero(ADA).bag, crawl.state.gone) == ([], [1])


def test_a_givers_second_level_is_worth_as_much_again_and_the_most_is_the_most() -> None:
    crawl = with_thing("healing-potion", level=2)
    crawl.hero(BEN).health = 5
    used(crawl, "use-1-h1")
    assert crawl.hero(BEN).health == 21


def test_r84_nobody_drinks_in_full_health_and_nobody_elsewhere_is_offered_it() -> None:
    crawl = with_thing("healing-potion")
    crawl.hero(BEN).health, crawl.hero(BEN).at = 5, (1, 0)
    keys = [option.key for option in ScriptRun(act(crawl, crawl.hero(ADA))).open[ADA].options]
    assert not [key for key in keys if key.startswith("use-")]


@pytest.mark.parametrize(
    ("key", "level", "health"), [("phoenix-feather", 2, 6), ("phoenix-blood", 2, 14)]
)  # two thirds of 21
def test_the_dead_are_raised(key: str, level: int, health: int) -> None:
    crawl = with_thing(key, level=level)
    friend = crawl.hero(BEN)
    run_script(die(crawl, friend, ""), {})
    events = used(crawl, "use-1-h1")
    assert of(Revived, events) == [Revived(seat=BEN, hero="Orrin", health=health)]
    assert (friend.is_dead, friend.died_in, crawl.hero(ADA).bag) == (False, 0, [])


def test_phoenix_blood_fills_the_living_and_a_potion_does_not_raise() -> None:
    crawl = with_thing("phoenix-blood")
    crawl.hero(BEN).health = 1
    used(crawl, "use-1-h1")
    assert crawl.hero(BEN).health == 21
    crawl = with_thing("reviving-potion")
    run_script(die(crawl, crawl.hero(BEN), ""), {})
    keys = [option.key for option in ScriptRun(act(crawl, crawl.hero(ADA))).open[ADA].options]
    assert "use-1-h1" not in keys


@pytest.mark.parametrize(("who", "seat"), [("use-1-h0", ADA), ("use-1-h1", BEN)])
def test_a_stamina_boost_goes_above_five(who: str, seat: int) -> None:
    crawl = with_thing("stamina-boost")
    crawl.draw_stamina(crawl.hero(seat), 4)
    (told,) = of(StaminaGained, used(crawl, who))
    assert isinstance(told, StaminaGained)
    assert (told.seat, told.hero, told.gained, told.stamina) == (seat, crawl.hero(seat).sheet.name, 5, 9)
    assert len(crawl.hero(seat).stamina) == 9


def test_an_adrenaline_boost_is_two_turns_more() -> None:
    crawl = with_thing("adrenaline-boost")
    assert of(Hasted, used(crawl, "use-1")) == [Hasted(seat=ADA, hero="Brakka", turns=2)]
    assert crawl.hero(ADA).haste == 2


def test_a_cloak_hides_for_three_rounds_once_a_room_whoever_wears_it() -> None:
    crawl = with_thing("invisibility-cloak")
    hero = crawl.hero(ADA)
    assert of(Hidden, used(crawl, "use-1")) == [Hidden(seat=ADA, hero="Brakka", rounds=3)]
    assert (hero.unseen, hero.has_hidden, [item.id for item in hero.bag]) == (3, True, [1])
    crawl.hero(BEN).bag, hero.bag = hero.bag, []
    keys = [option.key for option in ScriptRun(act(crawl, crawl.hero(BEN))).open[BEN].options]
    assert not [key for key in keys if key.startswith("use-")]


@pytest.mark.parametrize("light", ["dark", "night"])
def test_a_torch_lights_the_dark(light: str) -> None:
    crawl = with_thing("torch", light=light)
    assert of(RoomLit, used(crawl, "use-1")) == [RoomLit(seat=ADA, hero="Brakka")]
    assert (crawl.room.light, crawl.hero(ADA).bag) == ("lit", [])


@pytest.mark.parametrize("light", ["lit", "day"])
def test_nobody_lights_what_is_lit(light: str) -> None:
    crawl = with_thing("torch", light=light)
    keys = [option.key for option in ScriptRun(act(crawl, crawl.hero(ADA))).open[ADA].options]
    assert "use-1" not in keys


def test_a_manual_raises_lift_or_move_and_what_asks_for_it() -> None:
    crawl = with_thing("training-manual")
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "use-1")
    assert [option.key for option in run.open[ADA].options] == ["lift-sword-play", "lift-block", "move"]
    run.answer(ADA, "lift-block")
    sheet = crawl.hero(ADA).sheet
    assert (sheet.cores.lift, sheet.abilities["block"], sheet.abilities["sword-play"], sheet.raised) == (7, 2, 1, 8)
    assert crawl.hero(ADA).health == 33 + 5  # R117: HP rise with their maximum


def test_a_tome_raises_think_and_the_only_magic_there_is() -> None:
    crawl = with_thing("magic-tome")
    used(crawl, "use-1")
    sheet = crawl.hero(ADA).sheet
    assert (sheet.cores.think, sheet.abilities["counter-spell"]) == (6, 2)


def weapons(hero: Hero, *keys: str) -> Hero:
    hero.sheet.abilities = dict.fromkeys(keys, 1)
    return hero


def test_a_tuner_is_used_on_finding_it() -> None:
    crawl = scene(("sable", (0, 0)), flips=("4S", "5H"))
    hero = weapons(crawl.hero(ADA), "bow-skills", "knife-use", "dodge")
    run = ScriptRun(find(crawl, hero, "chest"))
    assert [option.key for option in run.open[ADA].options] == ["knife-use", "bow-skills"]
    run.answer(ADA, "bow-skills")
    assert of(Tuned, run.events) == [Tuned(seat=ADA, hero="Sable", ability="bow-skills", less=1, damage=0)]
    assert (hero.sheet.tuned, hero.bag) == ({"bow-skills": -1}, [])
    stack(crawl, "6S", "3H")
    again = run_script(find(crawl, hero, "chest"), {ADA: ["bow-skills"]})
    assert of(Tuned, again.events) == [Tuned(seat=ADA, hero="Sable", ability="bow-skills", less=1, damage=0)]
    assert hero.sheet.tuned == {"bow-skills": -2}
    invariants.check(crawl.state)


def test_who_has_no_weapon_keeps_the_tuner_for_one_who_has() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), flips=("4S", "5H"))
    run_script(find(crawl, crawl.hero(ADA), "chest"), {})
    assert [item.key for item in crawl.hero(ADA).bag] == ["weapon-tuner"]
    crawl.hero(BEN).bag, crawl.hero(ADA).bag = crawl.hero(ADA).bag, []
    run_script(act(crawl, crawl.hero(BEN)), {BEN: ["use-1"]})
    assert (crawl.hero(BEN).sheet.tuned, crawl.hero(BEN).bag, crawl.state.gone) == ({"sword-play": -1}, [], [1])


def test_traps_go_off_and_nobody_carries_them_away() -> None:
    crawl = scene(("brakka", (0, 0)), flips=("AS", "AH", "JS", "AC", "2H"))
    hero = crawl.hero(ADA)
    run = run_script(find(crawl, hero, "chest"), {})
    assert of(BoobyTrap, run.events) == [BoobyTrap(seat=ADA, hero="Brakka", card="JS", damage=5)]
    assert (hero.health, hero.bag) == (28, [])
    run = run_script(find(crawl, hero, "chest"), {})
    assert of(OldTrap, run.events) == [OldTrap(seat=ADA, hero="Brakka")]
    assert (hero.lost_turns, hero.bag) == (1, [])


@pytest.mark.parametrize(("plus", "total"), [(0, 25), (1, 26), (9, 26)])
def test_r92_what_is_over_betters_the_find_up_to_26(plus: int, total: int) -> None:
    crawl = scene(("brakka", (0, 0)), flips=("QS", "KH"))
    (found,) = of(Found, run_script(find(crawl, crawl.hero(ADA), "chest", plus), {}).events)
    assert isinstance(found, Found)
    assert (found.cards, found.plus, found.total, found.way, found.count) == (("QS", "KH"), plus, total, "chest", 1)


@pytest.mark.parametrize(
    ("things", "quick", "tough"),
    [
        (["leather-shoes"], 3, 0), (["enchanted-shoes"], 4, 0), (["winged-shoes"], 3, 0),
        (["decent-armour"], 2, 2), (["decent-armour", "good-armour"], 1, 6), (["enchanted-armour"], 2, 4),
        (["good-armour", "enchanted-armour", "decent-armour", "good-armour"], 1, 14),
    ],
)  # fmt: skip
def test_what_is_worn_counts_while_it_is_worn(things: list[str], quick: int, tough: int) -> None:
    """R94: at level 2; two heavy pieces cost 1 Movement, three no more."""
    crawl = scene(("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    hero.sheet.level = 2
    hero.bag = [crawl.made(key) for key in things]
    assert (movement(hero, is_dark=False), armour(hero)) == (2, 0)
    hero.worn = [item.id for item in hero.bag]
    assert (movement(hero, is_dark=False), armour(hero)) == (quick, tough)


@pytest.mark.parametrize(("lift", "is_near"), [(3, 2), (5, 2), (6, 3), (9, 4)])
def test_r86_how_far_a_thing_is_thrown(lift: int, is_near: int) -> None:
    for reach in (is_near, is_near + 1):
        crawl = scene(("brakka", (0, 0)), rows=("......",), foes=[("KC", (reach, 0))])
        hero = able(crawl.hero(ADA), lift=lift)
        hero.bag.append(crawl.made("fire-elixir"))
        keys = [option.key for option in ScriptRun(act(crawl, hero)).open[ADA].options]
        assert any(key.startswith("use-1-") for key in keys) == (reach == is_near)


def test_fire_melts_the_ice_and_says_so() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], flips=("3S",))
    hero, enemy = crawl.hero(ADA), crawl.enemies[0]
    hero.bag += [crawl.made("ice-elixir"), crawl.made("fire-elixir")]
    events = used(crawl, "use-1-a1")
    assert of(EnemyFroze, events) == [EnemyFroze(enemy="hound-captain", number=1, rounds=FOREVER)]
    events = used(crawl, "use-2-a1")
    assert (enemy.health, enemy.frozen, of(EnemyThawed, events)) == (
        15 - 8, 0, [EnemyThawed(enemy="hound-captain", number=1)]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("key", "hint"), [("healing-potion", "5 of 21 HP"), ("adrenaline-boost", "2 turns more after this one; used up")]
)
def test_a_thing_for_a_friend_says_what_it_does_and_a_draught_how_much_the_friend_needs_it(key: str, hint: str) -> None:
    """R84: a friend's HP say nothing for a boost."""
    crawl = with_thing(key)
    crawl.hero(BEN).health, speaker = 5, Speaker(P52Face().catalogue.words(), ("Ada", "Ben"))
    option = next(one for one in menu_of(crawl, crawl.hero(ADA)).prompt.options if one.key == "use-1-h1")
    assert speaker.hint(option) == hint
