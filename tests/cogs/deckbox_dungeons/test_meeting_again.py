"""More rules that meet: cards while a roll or a reveal is settled, songs and tolls, requests when the quest ends."""

from collections.abc import Sequence

import pytest

from bot.engine import ACCEPT, Script, with_offers
from bot.ui.views.speech import Speaker
from cogs.deckbox_dungeons.content.quest_kinds import Effect
from cogs.deckbox_dungeons.events.frame import QuestWon
from cogs.deckbox_dungeons.events.goods import NothingTaken
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.checks import check
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.map.exploring import reveal
from cogs.deckbox_dungeons.rules.quests.effects import effect
from cogs.deckbox_dungeons.rules.quests.tongues import take_tongue
from cogs.deckbox_dungeons.state.pieces import Hero, Item, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
CHAPEL, TOLL = DeckboxOptions(quest="chapel"), DeckboxOptions(quest="toll")
SPEAKER = Speaker(DeckboxFace().catalogue.words(), ("Ada", "Ben"))
NOTHING: list[Item | None] = [None, None, None]


def offered(delve: Delve, script: Script[None], market: Sequence[Item | None] = NOTHING) -> ScriptRun[None]:
    """A script with the offers of R92 beside it, its pauses over."""
    delve.state.market[:] = market
    run = ScriptRun(with_offers(script, lambda: standing(delve)))
    while run.pauses:
        run.wait()
    return run


def words(run: ScriptRun[None]) -> list[str]:
    return [prompt.word for prompt in run.prompts]


def keys(run: ScriptRun[None], word: str) -> list[str]:
    return [option.key for prompt in run.prompts if prompt.word == word for option in prompt.options]


def coined(at: tuple[int, int] = (3, 3)) -> Hero:
    return brannoc(at, items=cards("lucky-coin", "lucky-coin"))


def test_r84_d8_two_lucky_coins_at_one_attack() -> None:
    one, foe = coined(), enemy("goblin-cutter", (3, 4))
    run = ScriptRun(activate(scene(one, tamsin(), enemies=[foe], dice=[1, 1, 1, 1, 1, 1, 6, 6, 6, 3]), one))
    run.answer(A, "melee-1")
    for _ in "ab":
        run.answer(A, ("die-0", "die-1", "die-2"), "coin")
    assert (one.items, one.kills, one.energy) == ([], 1, 3)


def test_r84_d19_two_lucky_coins_at_one_defence() -> None:
    """The second is asked for only where something is left to block."""
    one, foe = coined(), enemy("goblin-cutter", (3, 4))
    run = ScriptRun(act(scene(one, tamsin(), enemies=[foe], dice=[6, 6, 1, 1, 6, 1, 6]), foe))
    run.answer(A, ("die-0", "die-1"), "coin")
    run.answer(A, ("die-1",), "coin")
    assert run.is_over
    assert (one.items, one.health) == ([], 10)


def test_r84_r69_a_second_coin_only_where_the_check_still_fails() -> None:
    one = coined()
    delve = scene(one, tamsin(), dice=[1, 1, 1, 1, 1, 1, 1, 1, 6, 6])
    run = ScriptRun(check(delve, one, "strength", 2))
    run.answer(A, ("die-0", "die-1", "die-2", "die-3"), "coin")
    run.answer(A, ("die-0", "die-1"), "coin")
    assert (run.is_over, run.result, one.items) == (True, True, [])


def test_r86_d8_the_coin_of_who_is_rallied() -> None:
    one, friend = hero("perrin", "sword-buckler", "rally", (3, 1), energy=4), coined()
    delve = scene(one, friend, enemies=[enemy("goblin-cutter", (3, 4))], dice=[1, 1, 1, 6, 6, 6, 2])
    run = ScriptRun(activate(delve, one))
    run.answer(A, "ability-h1")
    run.answer(B, "melee-1", "rally")
    run.answer(B, ("die-0", "die-1", "die-2"), "coin")
    assert (len(friend.items), friend.treasure, one.actions, words(run)) == (1, 1, 2, ["menu"])


def test_r83_d17_the_quest_is_won_while_a_request_is_open() -> None:
    """R83: the moment the goal is true; nobody waits for a consent that no longer matters."""
    one, friend = brannoc((3, 3)), tamsin((2, 3), items=cards("healing-draught"), has_acted=True)
    boss = enemy("old-mawgrim", (3, 4), health=1)
    delve = scene(one, friend, enemies=[boss], dice=[6, 6, 6, 1])
    delve.state.has_goal_come, delve.state.market[:] = True, NOTHING
    run = ScriptRun(play(delve))
    run.answer(A, {"take": ("item-100",)}, "trade")
    run.answer(A, "melee-1", "menu")
    assert run.is_over
    assert isinstance(run.events[-1], QuestWon)


def test_d13_d17_a_request_outlives_the_turn_of_who_made_it() -> None:
    one, friend = brannoc((3, 3)), tamsin((2, 3), items=cards("healing-draught"))
    delve = scene(one, friend)
    delve.state.market[:] = NOTHING
    run = ScriptRun(play(delve))
    run.answer(A, {"take": ("item-100",)}, "trade")
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit", "forfeit")
    assert words(run) == ["consent"]
    run.answer(B, ACCEPT, "consent")
    assert (run.is_over, len(one.items)) == (True, 1)


def test_d18_r92_a_friends_drum_pays_for_stone_skin_while_it_is_asked() -> None:
    one, friend = brannoc((3, 3), health=1, energy=1, items=cards("iron-ration")), tamsin((6, 3))
    friend.items = [Item(200, "war-drum")]
    foe = enemy("goblin-cutter", (3, 4))
    delve = scene(one, friend, enemies=[foe], dice=[6, 6, 1, 1])
    run = offered(delve, act(delve, foe))
    assert "ability" not in keys(run, "react")
    run.answer(B, "use-200", "minor")
    assert "ability" in keys(run, "react")


def test_d18_r98_who_can_do_nothing_is_asked_where_a_friend_may_heal_and_told_so() -> None:
    """Tamsin's Mend would keep Brannoc on his feet: he rolls when he says so."""
    one, friend = brannoc((3, 3), health=1), tamsin((2, 2), energy=3)
    foe = enemy("goblin-cutter", (3, 4))
    delve = scene(one, friend, enemies=[foe], dice=[6, 6, 1, 1])
    run = offered(delve, act(delve, foe))
    assert keys(run, "react") == ["take"]
    assert "react" in GAME.asked_anyway
    asked = next(prompt for prompt in run.prompts if prompt.word == "react")
    assert SPEAKER.prompt(asked).endswith("Friends may help until you roll.")
    run.answer(B, "ability-h0", "minor")
    run.answer(A, "take", "react")
    assert one.health == 1


def test_d18_r22_what_is_handed_over_while_it_is_asked_counts_at_the_roll() -> None:
    """A shield comes and blocks; the charm that goes is no longer offered."""
    one, friend = tamsin((3, 3), items=cards("guard-charm")), brannoc((2, 3), items=[Item(200, "oak-shield")])
    foe = enemy("goblin-cutter", (3, 4))
    delve = scene(one, friend, enemies=[foe], dice=[6, 6, 5, 5])
    run = offered(delve, act(delve, foe))
    run.answer(B, {"give": ("item-200",)}, "trade")
    run.answer(A, {"give": ("item-100",)}, "trade")
    assert keys(run, "react") == ["take"]
    run.answer(A, "take", "react")
    assert one.health == 8


def test_q6f_r22_the_beggars_coin_comes_and_goes_while_he_asks() -> None:
    one, friend = brannoc((3, 3), treasure=1), tamsin((3, 4))
    delve = scene(one, friend, dice=[1, 1], options=TOLL)
    run = offered(delve, reveal(delve, 0, "q6f", one), [Item(90, "iron-ration"), None, None])
    run.answer(A, {"give.treasure": 1}, "trade")
    assert keys(run, "beggar") == ["leave"]
    run.answer(B, {"give.treasure": 1}, "trade")
    run.answer(A, "item-90", "beggar")
    assert (len(one.items), one.treasure) == (1, 0)


def test_q4h_r23_who_burns_a_feather_at_a_reveal_goes_on() -> None:
    """R27: the Move is only interrupted."""
    one = hero("ysolde", "sling-dirk", "shadowstep", (1, 3), health=2, items=cards("phoenix-feather"))
    delve = scene(one, tamsin(), dice=[1] * 6, options=DeckboxOptions(quest="hill"))
    delve.state.tile_deck, delve.state.encounter_deck = ["8b", "1b"], ["q4h"]
    delve.relaid()
    run = ScriptRun(activate(delve, one))
    run.answer(A, next(key for key in keys(run, "menu") if key.startswith("explore")), "menu")
    run.answer(A, "burn", "feather")
    assert (one.health, one.move_left, one.actions) == (3, 5, 1)


@pytest.mark.parametrize("what", ["flask", "market"])
def test_r19_a_deed_for_what_is_not_there_says_so(what: str) -> None:
    """Q4: the Fire Flask lies in neither pile, the market is empty."""
    one = brannoc((3, 3))
    delve = scene(one, tamsin())
    delve.state.item_deck, delve.state.market[:] = [], NOTHING
    gain = Effect("flask", 1) if what == "flask" else Effect("market", 1)
    run = run_script(effect(delve, 0, one, gain), {})
    assert [type(event) for event in run.events] == [NothingTaken]


def test_q2_r88_the_third_tongue_does_not_wind_the_bell_again() -> None:
    """The Refresh of the same round is the first of four."""
    delve = scene(brannoc((2, 3)), tamsin((1, 3)), dice=[1] * 4, options=CHAPEL, tiles=[Tile("15a", 0, 0)])
    for _ in range(2):
        list(take_tongue(delve, 0))
    run_script(refresh(delve), {})
    list(take_tongue(delve, 0))
    for _ in range(5):
        run_script(refresh(delve), {})
    assert delve.state.spawned == 4


def test_q3_r100_two_fall_to_one_barrage_and_doom_rises_twice() -> None:
    """R95: all its damage is dealt before anybody looks."""
    one, two, three = brannoc((5, 3), health=1), tamsin((5, 4), health=1), oruk(at=(6, 3))
    vess = enemy("cantor-vess", (2, 3))
    options = DeckboxOptions(quest="choir")
    delve = scene(one, two, three, enemies=[vess], dice=[6, 6, 6, 1, 1, 1], options=options)
    delve.state.doom, delve.state.has_goal_come = 20, True
    run_script(enemy_phase(delve), {})
    assert (one.is_downed, two.is_downed, delve.state.doom, delve.state.result) == (True, True, 22, "doom")


def test_r76_r28_a_ritual_in_a_doorway_is_in_both_tiles() -> None:
    caller, far = enemy("choir-caller", (-1, 3)), enemy("choir-zealot", (-4, 0), health=1)
    road = [Tile("14a", 0, 0), Tile("8b", 0, -1)]
    delve = scene(brannoc((1, 3)), tamsin((6, 3)), tiles=road, enemies=[far, caller], dice=[6, 6, 1, 1])
    run_script(act(delve, caller), {})
    assert (caller.at, far.health) == ((-1, 3), 2)


def test_r85_r53_the_song_of_the_fallen_is_not_heard() -> None:
    singer = hero("perrin", "sword-buckler", "battle-hymn", (3, 1), health=0, is_downed=True, is_singing=True)
    friend = oruk(at=(3, 3))
    assert figures.sung(scene(singer, friend), friend) == 0


def test_q7_most_rounds_and_doom_at_once_are_doom() -> None:
    """R15b comes before the guard of R99."""
    delve = scene(brannoc((2, 3)), tamsin((1, 3)), options=DeckboxOptions(quest="king", most_rounds=1))
    delve.state.doom = 29
    run_script(refresh(delve), {})
    assert delve.state.result == "doom"
