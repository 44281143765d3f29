"""Three rules that meet at an unusual moment: in Refresh, in the shadows, at the last die, card or square."""

from bot.engine import with_offers
from cogs.deckbox_dungeons.events.combat import HeroAttacked, Struck
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.state.pieces import Item, Tile
from tests.cogs.deckbox_dungeons.activations import ROAD
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun

A, B = 0, 1
BESIDE = ((3, 4), (3, 2))


def test_r84_r77_d8_one_coin_for_all_dice_of_a_cleave_among_two() -> None:
    """R47: the Energy counts what lies there after the reroll."""
    one = oruk(at=(3, 3), energy=3, items=cards("lucky-coin"))
    foes = [enemy("hobgoblin-bruiser", spot) for spot in BESIDE]
    delve = scene(one, tamsin(), enemies=foes, dice=[1, 1, 1, 1, 6, 6, 6, 6])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "spread-cleave", "menu")
    run.answer(A, ("enemy-1", "enemy-2"), "spread")
    run.answer(A, ("die-0", "die-1", "die-2", "die-3"), "coin")
    assert (one.energy, [foe.health for foe in foes]) == (4, [1, 1])
    assert [event.energy for event in run.events if isinstance(event, Struck)] == [2, 2]


def test_r72_r84_r78_a_cleave_with_a_mace_stuns_all_it_wounds() -> None:
    one = hero("maud", "mace-shield", "cleave", (3, 3), energy=3)
    foes = [enemy("hobgoblin-bruiser", spot) for spot in BESIDE]
    delve = scene(one, tamsin(), enemies=foes, dice=[6, 6])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "spread-cleave", "menu")
    run.answer(A, ("enemy-1", "enemy-2"), "spread")
    assert ([foe.is_stunned for foe in foes], one.energy) == ([True, True], 2)


def test_r33_r96_i17_a_lost_encounter_asks_for_the_key_of_the_nearest_and_may_fell_it() -> None:
    """Q4h in Refresh: two are as near, so the lower seat counts."""
    one, two = brannoc((6, 3), health=2, items=cards("skeleton-key")), tamsin((0, 3), health=2)
    delve = scene(one, two, dice=[1] * 6, options=DeckboxOptions(quest="hill"))
    delve.state.encounter_deck = ["q4h"]
    run = ScriptRun(refresh(delve))
    run.answer(A, "alone", "helper")
    assert (one.is_downed, two.is_downed, delve.state.round) == (True, False, 2)


def test_r33_q1f_r83_a_jar_opened_in_refresh_may_end_the_quest() -> None:
    one, two = brannoc((3, 2), health=1), tamsin((3, 4), health=1)
    delve = scene(one, two, dice=[1, 1, 1])
    delve.state.encounter_deck = ["q1f"]
    run = ScriptRun(refresh(delve))
    run.answer(A, "open", "jar")
    assert (run.is_over, delve.state.result, delve.state.round) == (True, "fallen", 1)


def test_d18_i13_a_charm_after_stone_skin_leaves_one_die_to_roll() -> None:
    """R48: what has been cancelled needs no die."""
    one, foe = brannoc((3, 3), energy=2, items=cards("guard-charm")), enemy("goblin-cutter", (3, 4))
    delve = scene(one, tamsin(), enemies=[foe], dice=[6, 6, 2])
    run = ScriptRun(act(delve, foe))
    run.answer(A, "ability", "react")
    run.answer(A, "use-100", "react")
    (event,) = (event for event in run.events if isinstance(event, HeroAttacked))
    assert (event.blocks_rolled, event.blocks, event.damage) == ("2", 1, 0)


def test_r32_r27_r31_behind_the_last_tile_nothing_is_left_to_explore() -> None:
    one = brannoc((1, 3))
    delve = scene(one, tamsin(), dice=[1] * 9)
    delve.state.tile_deck, delve.state.encounter_deck = ["6a"], ["q1a"]
    delve.relaid()
    run = ScriptRun(activate(delve, one))
    run.answer(A, "explore-m59", "menu")
    words = {option.word for option in run.open[A].options}
    assert not words & {"explore", "explore-pits", "to-way", "to-edge"}


def test_r6_r92_q4_whoever_buys_the_gift_away_leaves_the_next_card() -> None:
    """The question stays open, with what lies there now."""
    one, two = brannoc((3, 3)), tamsin(treasure=9)
    delve = scene(one, two, dice=[6] * 4, options=DeckboxOptions(quest="hill"))
    state = delve.state
    state.tiles[0].encounters = ["q4e"]
    state.market, state.item_deck, state.discards = [Item(200, "lucky-coin"), None, None], [Item(201, "oak-shield")], []
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    run.answer(A, "deed-q4e", "menu")
    run.answer(B, "buy-200", "minor")
    assert [option.key for option in run.open[A].options] == ["item-201"]
    run.answer(A, "item-201", "gift")
    assert [item.key for item in one.items] == ["oak-shield"]


def test_r24_r97_r11_whoever_is_revived_by_the_last_action_of_the_round_still_acts_in_it() -> None:
    for is_revived, number in ((True, 1), (False, 2)):
        one, two = brannoc((5, 3)), tamsin((5, 4), health=0, is_downed=True)
        delve = scene(one, two)
        run = ScriptRun(play(delve))
        if is_revived:
            run.answer(A, "revive-1", "menu")
        run.answer(A, "end", "menu")
        run.answer(A, "forfeit")
        assert (run.is_over, delve.state.round) == (True, number)


def test_r74_r28_r63_who_drinks_in_a_doorway_reaches_the_tiles_beside_both() -> None:
    """A24: the second of three rooms is one of its own, so the third is adjacent."""
    heroes = brannoc((3, 3), energy=2), tamsin((-5, 3), energy=1), oruk(at=(-12, 3), energy=3)
    shaman = enemy("hex-shaman", (-1, 3))
    delve = scene(*heroes, tiles=[*ROAD, Tile("6a", 0, -2)], enemies=[shaman], dice=[1] * 6)
    ScriptRun(act(delve, shaman))
    assert [one.energy for one in heroes] == [1, 0, 2]


def test_r79_r91_r95_a_step_through_the_shadows_onto_the_last_square_wins() -> None:
    one, two = hero("oruk", "twin-knives", "shadowstep", (4, 2), energy=2), tamsin((5, 4))
    delve = scene(one, two, options=DeckboxOptions(quest="chapel"))
    delve.state.tongues = 2
    run = ScriptRun(activate(delve, one))
    run.answer(A, "ability", "menu")
    run.answer(A, "to-m65", "shadowstep")
    assert (run.is_over, delve.state.result) == (True, "won")


def test_i07_q3_r53_doom_is_told_after_the_friend_whom_the_fire_fells() -> None:
    one, two = brannoc((3, 2), items=cards("fire-flask")), tamsin((3, 5), health=1)
    foes = [enemy("choir-zealot", (3, 4), 1)]
    delve = scene(one, two, enemies=foes, dice=[3], options=DeckboxOptions(quest="choir"))
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100", "menu")
    told = run.answer(A, "to-n63", "flask")
    assert [type(event).__name__ for event in told] == [
        "ItemUsed", "EnemyHurt", "EnemyDefeated", "HeroHurt", "HeroDowned", "DoomRose",
    ]  # fmt: skip
