"""Two rules that meet: cards and questions, purposes and places, the fallen and the once-a-round."""

import pytest

from bot.engine import Chance, with_offers
from cogs.deckbox_dungeons.events.combat import Struck
from cogs.deckbox_dungeons.events.goods import Checked, ItemTaken
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.checks import check
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.deeds.encounters import standing_spot
from cogs.deckbox_dungeons.rules.deeds.moving import step_options
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes.building import CARDS, build, own
from cogs.deckbox_dungeons.rules.map.exploring import reveal
from cogs.deckbox_dungeons.rules.quests.revealing import take_for_free
from cogs.deckbox_dungeons.state.pieces import Hero, Item, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B, C = 0, 1, 2


@pytest.mark.parametrize(("encounter", "needed"), [("q1c", 1), ("q4h", 2)])
def test_i17_a_skeleton_key_helps_when_a_tile_is_revealed(encounter: str, needed: int) -> None:
    """R67, R93: at every Dexterity check, also one that nobody chose."""
    one = tamsin((4, 3), items=cards("skeleton-key"))
    dice = [1, 1, 1, 6] if needed == 2 else [1, 1, 1, 1]
    delve = scene(one, brannoc(), dice=[*[1] * (3 if encounter == "q1c" else 2), *dice])
    run = ScriptRun(reveal(delve, 0, encounter, one))
    assert [prompt.word for prompt in run.prompts] == ["helper"]
    run.answer(A, "use-100", "helper")
    (checked,) = (event for event in run.events if isinstance(event, Checked))
    assert (checked.successes, checked.is_passed, one.health, one.items) == (needed, True, 8, [])


def test_i17_the_key_is_kept_by_who_rolls_without_it() -> None:
    one = tamsin((4, 3), items=cards("skeleton-key"))
    delve = scene(one, brannoc(), dice=[1, 1, 1, 1, 1, 1, 1])
    run_script(reveal(delve, 0, "q1c", one), {A: ["alone"]})
    assert (one.health, len(one.items)) == (7, 1)


def test_r93_an_owl_tincture_is_no_help_with_dexterity() -> None:
    one = tamsin((4, 3), items=cards("owl-tincture"))
    delve = scene(one, brannoc(), dice=[1, 1, 1, 6, 1, 1, 1])
    assert run_script(reveal(delve, 0, "q1c", one), {}).is_over


def test_r22_the_key_may_be_handed_on_while_the_question_is_open() -> None:
    one, friend = tamsin((4, 3), items=cards("skeleton-key")), brannoc((4, 2))
    delve = scene(one, friend, dice=[1, 1, 1, 6, 1, 1, 1])
    run = ScriptRun(with_offers(reveal(delve, 0, "q1c", one), lambda: standing(delve)))
    run.answer(A, {"give": ("item-100",)}, "trade")
    assert [option.key for option in run.open[A].options] == ["alone"]
    run.answer(A, "alone", "helper")
    assert len(friend.items) == 1


def test_r6_the_last_card_may_be_bought_while_one_is_chosen_for_nothing() -> None:
    """Q4: then there is nothing left to take, and the quest goes on."""
    one, friend = brannoc((3, 3)), tamsin((6, 3), treasure=9)
    delve = scene(one, friend)
    delve.state.market[:] = [Item(90, "oak-shield"), None, None]
    delve.state.item_deck.clear()
    run = ScriptRun(with_offers(take_for_free(delve, one), lambda: standing(delve)))
    run.answer(B, "buy-90", "minor")
    run.answer(A, "leave", "gift")
    assert run.is_over
    assert not one.items
    assert not any(isinstance(event, ItemTaken) for event in run.events)


def test_d2_surprise_me_surprises_whoever_has_chosen_all() -> None:
    """Three other cards than those that lie there."""
    for seed in range(8):
        delve = Delve(new_state(2, DeckboxOptions(), Chance(b"build")), Chance(b"surprise %d" % seed))
        run = ScriptRun(build(delve))
        run.answer(A, "ready-brannoc")
        before = [own(delve.hero(A), kind) for kind in CARDS]
        run.answer(A, "random")
        after = [own(delve.hero(A), kind) for kind in CARDS]
        assert all(before)
        assert not set(before) & set(after)
        assert delve.hero(A).is_ready


def test_d2_surprise_me_keeps_what_has_been_chosen_so_far() -> None:
    delve = Delve(new_state(2, DeckboxOptions(), Chance(b"build")), Chance(b"build"))
    run = ScriptRun(build(delve))
    run.answer(A, "hero-maud")
    run.answer(A, "random")
    assert delve.hero(A).key == "maud"


CAGE = Tile("14a", 0, 0, encounters=["q1b"])


@pytest.mark.parametrize("at", [(3, 3), (2, 3), (3, 2)])
def test_d6_who_is_at_the_star_is_not_sent_there(at: tuple[int, int]) -> None:
    assert "to-deed" not in offered(brannoc(at), tamsin((6, 4)), tiles=[CAGE])
    assert "to-deed" in offered(brannoc((1, 1)), tamsin((6, 4)), tiles=[CAGE])


def test_d6_who_is_beside_an_enemy_or_a_friend_is_not_sent_there() -> None:
    """Beside one of two enemies: only the other is a purpose."""
    near, far = enemy("goblin-cutter", (2, 3)), enemy("goblin-slinger", (1, 5))
    one = brannoc((3, 3))
    delve = scene(one, tamsin((3, 4)), enemies=[near, far])
    one.actions = 2
    named = [(option.word, option.facts.get("number")) for option in step_options(delve, one)]
    assert ("to-enemy", 2) in named
    assert ("to-enemy", 1) not in named
    assert "to-friend" not in [word for word, _ in named]


def test_d6_who_is_beside_the_fallen_or_on_a_start_square_is_not_sent_there() -> None:
    fallen = tamsin((5, 4), health=0, is_downed=True)
    words = offered(brannoc((5, 3)), fallen, options=DeckboxOptions(quest="toll"))
    assert not {"to-fallen", "to-exit"} & set(words)
    words = offered(brannoc((2, 1)), fallen, options=DeckboxOptions(quest="toll"))
    assert {"to-fallen", "to-exit"} <= set(words)


def offered(*heroes: Hero, **more: object) -> list[str]:
    delve = scene(*heroes, **more)  # type: ignore[arg-type]
    heroes[0].actions = 2
    return [option.word for option in step_options(delve, heroes[0])]


@pytest.mark.parametrize(
    ("health", "items", "word"), [(2, (), "to-pits"), (1, (), "to-fall"), (1, ("phoenix-feather",), "to-pits")]
)
def test_r35_a_pit_says_that_one_goes_down(health: int, items: tuple[str, ...], word: str) -> None:
    one = tamsin((2, 3), health=health, items=cards(*items))
    delve = scene(one, brannoc((0, 3)), tiles=[Tile("6a", 0, 0)])
    one.actions = 1
    assert {option.key: option.word for option in step_options(delve, one)}["to-l62"] == word


def test_r35_nothing_good_is_promised_where_one_goes_down() -> None:
    """Beside the enemy, but in a pit, and at 1 Health."""
    for health, word in ((1, "to-fall"), (2, "to-enemy")):
        one = tamsin((2, 3), health=health, move_left=1)
        delve = scene(one, brannoc((0, 3)), enemies=[enemy("goblin-cutter", (2, 5))], tiles=[Tile("6a", 0, 0)])
        assert {option.key: option.word for option in step_options(delve, one)}["to-n62"] == word


def test_i07_a_flask_says_whom_it_brings_down() -> None:
    one, friend = brannoc((6, 3), items=cards("fire-flask")), tamsin((3, 4), health=1)
    delve = scene(one, friend, enemies=[enemy("goblin-cutter", (3, 3))])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100", "menu")
    downed = {option.facts["friends"]: option.facts["downed"] for option in run.open[A].options if option.facts}
    assert downed == {0: 0, 1: 1}


def test_r104_a_pit_is_no_free_space_while_another_is_free() -> None:
    """R97: on 6A pits lie diagonally round the middle."""
    fallen = tamsin((2, 3), health=0, is_downed=True)
    foes = [enemy("goblin-cutter", at) for at in ((2, 3), (1, 3), (3, 3))]
    delve = scene(brannoc((6, 3)), fallen, enemies=foes, tiles=[Tile("6a", 0, 0)])
    spot = standing_spot(delve, fallen)
    assert delve.ground.marks[spot] != "o"
    free = [at for at, mark in delve.ground.marks.items() if mark != "o"]
    delve.state.enemies = [enemy("goblin-cutter", at) for at in free]
    assert delve.ground.marks[standing_spot(delve, fallen)] == "o"


def test_r104_a_steel_cap_is_used_once_a_round_in_whosever_hands() -> None:
    """It goes to the friend who is hit next, and rolls nothing again."""
    one, friend = tamsin((3, 2), items=cards("steel-cap")), hero("oruk", "boar-spear", "cleave", (3, 3))
    foes = [enemy("goblin-cutter", (2, 2), is_chained=True), enemy("goblin-cutter", (2, 3), is_chained=True)]
    delve = scene(one, friend, enemies=foes, dice=[6, 1, 1, 1, 6, 1, 1, 1, 1])
    delve.state.market[:] = [None, None, None]
    run = ScriptRun(with_offers(enemy_phase(delve), lambda: standing(delve)))
    run.wait()
    run.answer(A, "die-0", "cap")
    assert one.has_used_cap
    run.answer(A, {"give": ("item-100",)}, "trade") if not run.is_over else None
    assert friend.items
    assert friend.has_used_cap
    while not run.is_over and not run.prompts:
        run.wait()
    assert "cap" not in [prompt.word for prompt in run.asked if prompt.seat == B]
    run_script(refresh(delve), {})
    assert not friend.has_used_cap


def test_r97_who_is_revived_before_acting_may_still_act() -> None:
    """R13, R24: once a round, and not twice."""
    one, friend = brannoc((3, 4)), tamsin((3, 3), health=0, is_downed=True)
    delve = scene(one, friend)
    run = ScriptRun(play(delve))
    run.answer(A, "revive-1", "menu")
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit")
    assert run.is_over
    again = ScriptRun(play(delve))
    assert [(prompt.seat, prompt.word) for prompt in again.prompts if not prompt.is_standing] == [(B, "menu")]


def test_r97_who_has_acted_and_is_revived_acts_again_next_round() -> None:
    one, friend = brannoc((3, 4)), tamsin((3, 3), health=0, is_downed=True, has_acted=True)
    third = hero("oruk", "boar-spear", "cleave", (6, 3))
    delve = scene(one, friend, third)
    run = ScriptRun(play(delve))
    run.answer(A, "revive-1", "menu")
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit")
    again = ScriptRun(play(delve))
    assert [prompt.seat for prompt in again.prompts if not prompt.is_standing] == [C]


def test_r84_cleave_once_though_one_is_rallied_in_between() -> None:
    """Rally is no activation of its own: it gives nothing back."""
    one = hero("oruk", "twin-knives", "cleave", (3, 3), energy=10)
    delve = scene(one, tamsin((6, 3)), enemies=[enemy("old-mawgrim", (3, 4))], dice=[1] * 4)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "cleave-1", "menu")
    assert not [option.key for option in run.open[A].options if "cleave" in option.key]


def test_r85_what_is_handed_over_while_one_aims_counts_at_the_roll() -> None:
    """D7 is open: the gauntlet comes, or goes; what counts is what is worn when the dice fall."""
    for owner, plus in ((A, 2), (B, 3)):
        one, friend = hero("oruk", "twin-knives", "cleave", (3, 3)), tamsin((3, 2))
        (one if owner == A else friend).items = cards("spiked-gauntlet")
        foes = [enemy("old-mawgrim", (3, 4)), enemy("hobgoblin-bruiser", (2, 3))]
        delve = scene(one, friend, enemies=foes, dice=[1, 1, 1, 1])
        run = ScriptRun(with_offers(activate(delve, one), lambda d=delve: standing(d)))  # type: ignore[misc]
        run.answer(A, "spread-melee", "menu")
        run.answer(owner, {"give": ("item-100",)}, "trade")
        run.answer(A, ("enemy-1",), "spread")
        assert [event.plus for event in run.events if isinstance(event, Struck)] == [plus]


def test_r67_what_is_handed_over_before_the_roll_counts_for_a_check() -> None:
    one, friend = tamsin((3, 3)), brannoc((3, 2), items=cards("climbers-belt"))
    delve = scene(one, friend, dice=[5, 1, 1, 1], options=DeckboxOptions(hand_dice=True))
    run = ScriptRun(with_offers(check(delve, one, "strength", 1), lambda: standing(delve)))
    run.answer(B, {"give": ("item-100",)}, "trade")
    run.answer(A, "roll", "roll-check")
    assert run.result
