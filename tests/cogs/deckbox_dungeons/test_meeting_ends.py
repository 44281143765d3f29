"""Victory and defeat where another rule meets them: falls, songs, treasure, Doom, the enemies' turn (R83, R91, R95)."""

import pytest

from bot.engine import Chance
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.quests.ends import judge
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Hero, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B, C = 0, 1, 2
CELLAR = {"has_goal_come": True}
CHOIR = DeckboxOptions(quest="choir")
TOLL = DeckboxOptions(quest="toll")


def given(delve: Delve, **more: object) -> State:
    for name, value in more.items():
        setattr(delve.state, name, value)
    return delve.state


def test_r91_r53_the_last_one_outside_falls_and_the_tongues_are_out() -> None:
    """Q2: only the living have to stand on a start square, whoever's turn it is."""
    inside, outside = brannoc((5, 3)), tamsin((3, 5), health=1)
    foe = enemy("bone-walker", (3, 4), is_chained=True)
    delve = scene(inside, outside, enemies=[foe], dice=[6, 1, 1, 1], options=DeckboxOptions(quest="chapel"))
    state = given(delve, tongues=2)
    run_script(enemy_phase(delve), {})
    assert (outside.is_downed, state.result) == (True, "won")


def test_r91_r24_a_revival_completes_the_toll() -> None:
    """T57: what the fallen held counts again at once."""
    one, fallen = brannoc((5, 3), treasure=9), tamsin((5, 4), treasure=3, health=0, is_downed=True)
    delve = scene(one, fallen, options=TOLL)
    delve.state.has_goal_come = True
    run_script(activate(delve, one), {A: ["revive-1"]})
    assert delve.state.result == "won"


def test_r91_r22_the_toll_is_held_together() -> None:
    """Whose purse it lies in does not matter; that of the fallen does not count."""
    for downed, result in ((False, "won"), (True, "")):
        one, friend = brannoc((5, 3), treasure=2), tamsin((5, 4), treasure=10, is_downed=downed)
        delve = scene(one, friend, options=TOLL)
        delve.state.has_goal_come = True
        judge(delve)
        assert delve.state.result == result


def test_r95_r55_one_flask_fells_the_boss_and_the_last_hero() -> None:
    """Both at once is a win."""
    one = brannoc((3, 3), health=1, items=cards("fire-flask"))
    delve = scene(one, tamsin(health=0, is_downed=True), enemies=[enemy("old-mawgrim", (3, 4), 1)], dice=[3])
    state = given(delve, **CELLAR)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100", "menu")
    both = next(option for option in run.open[A].options if option.facts.get("friends"))
    run.answer(A, both.key, "flask")
    assert (one.is_downed, state.enemies, state.result) == (True, [], "won")


def test_r95_q3_the_last_blow_against_vess_while_doom_is_full() -> None:
    """A flask that fells Vess and a hero: Doom comes to its limit by the fall. Both at once is a win."""
    one, friend = brannoc((3, 3), items=cards("fire-flask")), tamsin((3, 5), health=1)
    delve = scene(one, friend, enemies=[enemy("cantor-vess", (3, 4), 1)], dice=[3], options=CHOIR)
    state = given(delve, doom=17, **CELLAR)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "use-100", "menu")
    both = next(option for option in run.open[A].options if option.facts.get("downed") == 1)
    run.answer(A, both.key, "flask")
    assert (friend.is_downed, state.doom, state.result) == (True, 18, "won")


@pytest.mark.parametrize(("doom", "result"), [(20, ""), (21, "doom")])
def test_q3_r53_a_fall_may_bring_doom_to_its_limit(doom: int, result: str) -> None:
    """At once, in the enemies' turn, though somebody still stands."""
    delve = scene(
        brannoc((6, 3)),
        tamsin((3, 5), health=1),
        enemies=[enemy("choir-zealot", (3, 4), is_chained=True), enemy("choir-zealot", (0, 3), is_chained=True)],
        dice=[6, 1, 1, 1],
        options=CHOIR,
    )
    state = given(delve, doom=doom)
    run_script(enemy_phase(delve), {})
    assert state.result == result


def test_q7_doom_does_not_rise_with_falls() -> None:
    """Only the Red Choir's does."""
    foe = enemy("bone-walker", (3, 4), is_chained=True)
    delve = scene(brannoc((6, 3)), tamsin((3, 5), health=1), enemies=[foe], dice=[6, 1, 1], options=CHOIR)
    king = scene(
        brannoc((6, 3)), tamsin((3, 5), health=1), enemies=[enemy("bone-walker", (3, 4), is_chained=True)],
        dice=[6, 1, 1], options=DeckboxOptions(quest="king"),
    )  # fmt: skip
    for one, doom in ((delve, 1), (king, 0)):
        run_script(enemy_phase(one), {})
        assert one.state.doom == doom


def test_r83_r95_a_step_into_a_pit_may_be_the_last_of_the_party() -> None:
    """R35: lost at that step, before the way goes on."""
    one = tamsin((2, 1), health=1)
    delve = scene(one, brannoc(health=0, is_downed=True), tiles=[Tile("6a", 0, 0)])
    one.actions = 0
    delve.state.phase = "heroes"
    run = ScriptRun(activate(delve, one))
    run.answer(A, "move", "menu")
    fall = next(option.key for option in run.open[A].options if option.word == "to-fall")
    run.answer(A, fall, "move")
    assert run.is_over
    assert delve.state.result == "fallen"


def test_r83_r75_a_quest_is_over_before_later_steps_of_refresh() -> None:
    """R95: Doom ends it; no bell tolls after that."""
    foe = enemy("cantor-vess", (1, 3), 3)
    delve = scene(brannoc((6, 3)), tamsin((6, 4)), enemies=[foe], options=CHOIR)
    state = given(delve, doom=21, tolls_left=2, tongue_tile=0)
    run_script(refresh(delve), {})
    assert (state.result, state.tolls_left, len(state.enemies)) == ("doom", 2, 1)


def test_q5_r53_the_night_is_won_by_who_still_stands_when_its_last_wave_comes() -> None:
    """R91: the wave of the last Refresh still stands up; a quest out of rounds at the same time is won."""
    one = brannoc((3, 3))
    delve = Delve(
        scene(one, tamsin(health=0, is_downed=True), options=DeckboxOptions(quest="night", most_rounds=10)).state,
        Chance(b"dawn"),
    )
    night = [Tile("15a", 0, 0), Tile("3a", 0, -1), Tile("8b", 1, 0, 1), Tile("10b", -1, 0, 3)]
    state = given(delve, round=10, tiles=night)
    delve.relaid()
    run_script(refresh(delve), {})
    assert (state.result, len(state.enemies)) == ("won", 3)


def test_r91_r17_to_walk_through_a_friend_on_the_last_square_is_no_victory() -> None:
    """Two on one space do not both stand there."""
    one: Hero = tamsin((3, 4))
    friend = brannoc((5, 4))
    delve = scene(one, friend, options=DeckboxOptions(quest="chapel"))
    given(delve, tongues=2)
    run = ScriptRun(activate(delve, one))
    run.answer(A, "to-m65", "menu")
    assert delve.state.result == "won"
    assert one.at == (5, 3)


def test_q6_r42_the_toll_brings_no_more_than_the_box_holds() -> None:
    """Five blue dice on the map: the sixth is not placed, and the round goes on."""
    foes = [enemy("gale-harrier", (0, 0)) for _ in range(5)]
    for number, foe in enumerate(foes):
        foe.at = (2, number)
    delve = scene(brannoc((6, 3)), hero("oruk", "great-maul", "rally", (5, 4)), enemies=foes, options=TOLL)
    state = given(delve, round=14)
    run_script(refresh(delve), {})
    assert (len(state.enemies), state.round) == (5, 15)
