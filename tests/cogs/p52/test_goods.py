"""T37 to T39, T51, and what things do (R84 to R94)."""

import pytest

from cogs.p52.content.cards import Card
from cogs.p52.events.goods import ChestTried, Found, ItemUsed
from cogs.p52.events.map import AmbushFlipped
from cogs.p52.options import P52Options
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import Item
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import able, scene
from tests.support.scripts import ScriptRun, run_script


def test_t37_a_lock_is_picked() -> None:
    crawl = scene(("sable", (0, 0)), rows=("C.",), flips=("QS", "4S", "7S"))
    hero = crawl.hero(0)
    run = run_script(act(crawl, hero), {0: ["pick-0"]}, otherwise="think-knife-use")
    found = next(event for event in run.events if isinstance(event, Found))
    assert (found.total, found.item, found.is_paired) == (14, "magic-tome", True)
    assert [item.key for item in hero.bag] == ["magic-tome", "lock-pick"]
    assert hero.tally.picked == 1


@pytest.mark.parametrize(
    ("flip", "outcome"), [("9S", "open"), ("8S", "nothing"), ("2S", "destroyed"), ("AS", "exploded")]
)
def test_t38_a_chest_is_hit(flip: Card, outcome: str) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.",), flips=(flip, "3S", "5H"), level=2)
    run = run_script(act(crawl, crawl.hero(0)), {0: ["smash"]})
    assert next(event.outcome for event in run.events if isinstance(event, ChestTried)) == outcome
    assert crawl.hero(0).health == 33 - (4 if outcome == "exploded" else 0)
    assert crawl.spots[0, 0].chest == ("closed" if outcome == "nothing" else "empty")


@pytest.mark.parametrize(("flip", "is_open"), [("7S", False), ("8S", True)])
def test_t39_untrained_with_two_picks(flip: Card, is_open: bool) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.",), flips=(flip, "3S", "5H"))
    hero = crawl.hero(0)
    hero.bag += [crawl.made("lock-pick"), crawl.made("lock-pick")]
    run = run_script(act(crawl, hero), {0: ["pick-2"]})
    told = next(event for event in run.events if isinstance(event, ChestTried))
    assert (told.target, told.outcome) == (8, "open" if is_open else "nothing")
    assert sum(item.key == "lock-pick" for item in hero.bag) == (2 if is_open else 0)


def test_r90_an_ace_breaks_the_lock() -> None:
    crawl = scene(("sable", (0, 0)), rows=("C.",), flips=("AS",))
    run_script(act(crawl, crawl.hero(0)), {0: ["pick-0"]})
    assert crawl.spots[0, 0].chest == "broken"
    run = ScriptRun(act(crawl, crawl.hero(0)))
    assert {option.key for option in run.open[0].options if option.key.startswith(("pick-", "smash"))} == {"smash"}


def test_r86_an_elixir_is_thrown() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (3, 0)), ("JD", (3, 0))], flips=("4S", "KH"))
    hero = crawl.hero(0)
    able(hero, lift=6)
    hero.bag.append(crawl.made("fire-elixir"))
    run_script(act(crawl, hero), {0: ["use-1-d1"]})
    assert [(enemy.card, enemy.health) for enemy in crawl.enemies] == [("KC", 6)]
    assert crawl.spots[3, 0].drops == 1
    assert crawl.state.gone == [1]


def test_ice_holds_until_it_is_attacked() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (0, 0))], flips=("9S",))
    hero = crawl.hero(0)
    hero.bag.append(crawl.made("ice-elixir"))
    run_script(act(crawl, hero), {0: ["use-1-a1"]})
    enemy = crawl.enemies[0]
    assert enemy.frozen
    run_script(act(crawl, hero), {0: ["hit-sword-play-1"]})
    assert not enemy.frozen
    assert enemy.health == 15 - 11


def test_r93_gear_is_free_and_fits_once() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    hero = crawl.hero(0)
    hero.bag += [crawl.made("decent-armour"), crawl.made("fine-bow"), crawl.made("sharp-dagger")]
    run = ScriptRun(act(crawl, hero))
    run.answer(0, "wear-1")
    assert [option.key for option in run.open[0].options] == ["head", "body", "arms", "legs"]
    run.answer(0, "body")
    run.answer(0, "wear-2")
    assert "wear-3" not in [option.key for option in run.open[0].options]
    run.answer(0, "doff-2")
    run.answer(0, "wear-3")
    run.answer(0, "doff-1")
    run.answer(0, "wear-1")  # where it was worn first: nobody is asked
    assert hero.bag[0].part == "body"


def test_winged_shoes_move_and_act() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (1, 0))], flips=("9S", "2H"))
    hero = crawl.hero(0)
    shoes = crawl.made("winged-shoes")
    hero.bag, hero.worn = [shoes], [shoes.id]
    run_script(act(crawl, hero), {0: ["to-b1", "hit-sword-play-1"]})
    assert (hero.at, crawl.enemies[0].health) == ((1, 0), 4)


def test_the_dead_are_raised_by_a_feather() -> None:
    crawl = scene(("brakka", (0, 0)), ("orrin", (0, 0)), rows=("..",))
    hero, friend = crawl.state.heroes
    friend.is_dead, friend.health = True, 0
    hero.bag.append(crawl.made("phoenix-feather"))
    run_script(act(crawl, hero), {0: ["use-1-h1"]})
    assert (friend.is_dead, friend.health) == (False, 3)


@pytest.mark.parametrize(
    ("item", "answer", "way"), [("healing-potion", "use-99-h0", "drunk"), ("torch", "use-99", "own")]
)
def test_using_a_thing_on_oneself_is_told_so(item: str, answer: str, way: str) -> None:
    crawl = scene(("brakka", (0, 0)), ("orrin", (0, 0)), light="dark")
    hero = crawl.hero(0)
    hero.health, hero.bag = 1, [Item(99, item)]
    run = run_script(act(crawl, hero), {0: [answer]})
    assert next(event.way for event in run.events if isinstance(event, ItemUsed)) == way


def test_t51_trade_comes_first() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",))
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("torch"), crawl.made("lock-pick")]
    run_script(act(crawl, hero), {ADA: ["give-1-1", "give-2-1", "to-b1"]})
    assert [item.key for item in crawl.hero(BEN).bag] == ["torch", "lock-pick"]
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "to-a1")
    assert run.is_over


def test_t51_taking_needs_consent() -> None:
    crawl = scene(("orrin", (0, 0)), ("brakka", (0, 0)), rows=("..",))
    crawl.hero(BEN).bag += [crawl.made("torch")]
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["ask-1-1", "rest"], BEN: ["refuse"]})
    assert not crawl.hero(ADA).bag
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["ask-1-1", "rest"], BEN: ["accept"]})
    assert [item.key for item in crawl.hero(ADA).bag] == ["torch"]


def test_r139_whoever_lights_the_torch_flips_once_for_all_it_shows() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 2)), rows=("..e", "###", "..e"), is_up=False, light="dark")
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("torch"))
    run = run_script(act(crawl, hero), {ADA: ["use-1"]})
    told = [event for event in run.events if isinstance(event, AmbushFlipped)]
    assert (len(crawl.enemies), [event.seat for event in told]) == (2, [ADA])


def test_r88_the_trained_use_as_many_picks_as_they_like() -> None:
    crawl = scene(("sable", (0, 0)), rows=("C.",), flips=("2S", "3S", "4H"))
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("lock-pick") for _ in range(4)]
    run = run_script(act(crawl, hero), {ADA: ["pick-4"]})
    told = next(event for event in run.events if isinstance(event, ChestTried))
    assert (told.total, told.target, told.outcome) == (10, 9, "open")


def test_r89_without_the_art_three_picks_are_the_most() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("C.",))
    hero = crawl.hero(ADA)
    hero.bag += [crawl.made("lock-pick") for _ in range(4)]
    hero.sheet.quirk = "troll-raised"
    options = {option.key: option for option in ScriptRun(act(crawl, hero)).open[ADA].options}
    assert [key for key in options if key.startswith("pick-")] == ["pick-1", "pick-2", "pick-3"]
    assert options["pick-3"].facts["target"] == 7 + 2  # picking a lock asks for Balance


def test_r115_fire_counts_as_an_attack_on_all_it_burns() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...",), foes=[("KC", (2, 0)), ("KD", (2, 0))], flips=("2S",))
    hero = crawl.hero(ADA)
    hero.bag.append(crawl.made("fire-elixir"))
    run_script(act(crawl, hero), {ADA: ["use-1-c1"]})
    assert hero.tally.attacked == [1, 2]


def test_winged_shoes_lead_a_march_and_act() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=("....",))
    hero = crawl.hero(ADA)
    shoes = crawl.made("winged-shoes")
    hero.bag, hero.worn = [shoes], [shoes.id]
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "march-d1")
    run.answer(BEN, "hold")
    keys = [option.key for option in run.open[ADA].options]
    assert "stance" in keys
    assert not [key for key in keys if key.startswith(("to-", "march"))]


def test_winged_shoes_leave_time_for_a_free_act_between_deed_and_move() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",))
    hero = crawl.hero(ADA)
    shoes = crawl.made("winged-shoes")
    hero.bag, hero.worn = [shoes], [shoes.id]
    crawl.spots[0, 0].items.append(torch := crawl.made("torch"))
    run = ScriptRun(act(crawl, hero))
    run.answer(ADA, "stance")
    run.answer(ADA, f"take-{torch.id}")
    assert [item.key for item in hero.bag] == ["winged-shoes", "torch"]
    assert "stance" not in [option.key for option in run.open[ADA].options]
    run.answer(ADA, "to-b1")
    assert run.is_over
    assert hero.at == (1, 0)


def on_the_way(*flips: Card) -> ScriptRun[None]:
    """Sable walks two spots, over a torch that she has to be asked about."""
    crawl = scene(("sable", (0, 0)), rows=("....",), options=P52Options(finds="asked"), flips=flips)
    crawl.spots[1, 0].items.append(crawl.made("torch"))
    crawl.spots[1, 0].drops = len(flips) // 2
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    run.answer(ADA, "to-c1")
    return run


def test_r33_what_lies_on_the_way_is_picked_up_in_the_middle_of_a_walk() -> None:
    run = on_the_way()
    prompt = run.open[ADA]
    assert (prompt.word, prompt.default) == ("walk", ("to-c1",))
    assert [option.key for option in prompt.options] == ["to-a1", "to-c1", "take-1", "stop"]
    events = run.answer(ADA, "take-1")
    assert [event.word for event in events] == ["item-picked", "moved"]  # nothing is left to ask about
    assert run.is_over


def test_r33_r63_on_the_way_each_thing_is_taken_or_left() -> None:
    run = on_the_way("2S", "2H")
    run.answer(ADA, "search")
    run.answer(ADA, "take")
    assert [option.key for option in run.open[ADA].options] == ["to-a1", "to-c1", "take-1", "stop"]
    assert [event.word for event in run.answer(ADA, "to-c1")] == ["moved"]
    assert run.is_over


def test_r33_r92_whom_a_find_kills_on_the_way_walks_no_further() -> None:
    crawl = scene(("sable", (0, 0)), rows=("....",), options=P52Options(finds="asked"), flips=("AS", "AH", "KD"))
    crawl.spots[1, 0].drops, crawl.hero(ADA).health = 1, 5
    run_script(act(crawl, crawl.hero(ADA)), {ADA: ["to-c1", "search"]})
    assert (crawl.hero(ADA).is_dead, crawl.hero(ADA).at) == (True, (1, 0))
