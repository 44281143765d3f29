"""Where three rules meet: one die, an empty box, a die beneath another, and what is told of them (R41 to R43, R102)."""

import re
from functools import partial

import pytest

from bot.engine import Event, Field, Form
from bot.ui.views.speech import Speaker
from cogs.deckbox_dungeons.describe.board import describe
from cogs.deckbox_dungeons.describe.moments import describe_moments
from cogs.deckbox_dungeons.events.combat import EnemyDefeated, EnemyHurt, Regenerated, RitualHeld
from cogs.deckbox_dungeons.events.goods import Checked
from cogs.deckbox_dungeons.events.map import EnemiesCame, NobodyCame
from cogs.deckbox_dungeons.events.quests import BellTolled, TollDue, WaveCame
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.prompts import explore, react, share, spread
from cogs.deckbox_dungeons.rules.combat.wounds import hurt_enemy
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.frame.refresh import refresh
from cogs.deckbox_dungeons.rules.map.exploring import reveal
from cogs.deckbox_dungeons.state.pieces import Enemy, Tile
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.activations import options_of
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
NAMES = ("Ada", "Ben")
WORDS = DeckboxFace().catalogue.words()
SPEAKER = Speaker(WORDS, NAMES)
NIGHT = [Tile("15a", 0, 0), Tile("3a", 0, -1), Tile("8b", 1, 0, 1), Tile("10b", -1, 0, 3)]


@pytest.mark.parametrize(("weapon", "is_dealt"), [("long-bow", False), ("great-maul", True), ("boar-spear", True)])
def test_r102_r84_r66_a_single_die_is_not_dealt_among_several(weapon: str, *, is_dealt: bool) -> None:
    """A bow strikes with one die: Cleave with it has a target, and nothing to deal."""
    foes = [enemy("goblin-cutter", (3, 4)), enemy("goblin-cutter", (2, 3))]
    delve = scene(hero("oruk", weapon, "cleave", (3, 3), energy=3), tamsin((6, 3)), enemies=foes)
    offered = options_of(delve)
    assert {"cleave-1", "cleave-2"} <= set(offered)
    assert ("spread-cleave" in offered) is is_dealt


def crowd(key: str, count: int) -> list[Enemy]:
    """So many in the start tile, none of whom acts."""
    spots = [(row, column) for row in (2, 4) for column in range(1, 6)]
    return [enemy(key, spot, is_stunned=True) for spot in spots[:count]]


def alone(delve: Delve) -> list[Event]:
    return run_script(refresh(delve), {}).events[:-1]


def test_q5_r42_no_wave_comes_out_of_an_empty_box() -> None:
    """Six green dice are on the map: it is told that nobody comes, not that they come."""
    night = DeckboxOptions(quest="night")
    delve = scene(
        brannoc((6, 3)), tamsin((5, 4)), enemies=crowd("cave-stalker", 6), tiles=NIGHT, dice=[5], options=night
    )
    assert alone(delve) == [NobodyCame(face="10b")]
    delve = scene(
        brannoc((6, 3)), tamsin((5, 4)), enemies=crowd("cave-stalker", 5), tiles=NIGHT, dice=[5, 1], options=night
    )
    wave, came = alone(delve)
    assert wave == WaveCame(die=5, side="w")
    assert isinstance(came, EnemiesCame)
    assert came.count == 1


def test_q2_q6_r42_the_bell_and_the_ferryman_may_call_in_vain() -> None:
    bell = scene(
        brannoc((6, 3)), tamsin((5, 4)), enemies=crowd("bone-walker", 6), options=DeckboxOptions(quest="chapel")
    )
    bell.state.tolls_left, bell.state.tongue_tile = 2, 0
    assert alone(bell) == [BellTolled(left=1), NobodyCame(face="14a")]
    toll = scene(
        brannoc((6, 3)), tamsin((5, 4)), enemies=crowd("gale-harrier", 5), options=DeckboxOptions(quest="toll")
    )
    toll.state.round = 14
    assert alone(toll) == [TollDue(round=14), NobodyCame(face="14a")]


def test_r27_r42_an_encounter_that_nobody_is_left_for_says_so() -> None:
    delve = scene(brannoc((6, 3)), tamsin((5, 4)), enemies=crowd("goblin-cutter", 6))
    told = run_script(reveal(delve, 0, "q1a", delve.hero(A)), {}).events
    assert told[1:] == [NobodyCame(face="14a")]
    assert SPEAKER.event(told[1]).startswith("In the Gatehouse: nobody")


def boss(key: str, health: int, stacked: int) -> Enemy:
    return enemy(key, (3, 4), health, stacked=stacked)


def test_r43_r39_what_is_told_of_a_boss_counts_the_die_beneath() -> None:
    """The board says 9; so do the fire, the choice of a target and the field of a form."""
    foe = boss("old-mawgrim", 6, 4)
    delve = scene(brannoc((3, 3)), oruk(at=(4, 4)), enemies=[foe, enemy("goblin-cutter", (2, 3), 2)])
    (hurt,) = run_script(hurt_enemy(delve, foe, 1, "fire", delve.hero(A)), {}).events
    assert isinstance(hurt, EnemyHurt)
    assert hurt.health == 9
    assert "Old Mawgrim #1 is on N63 with 9 health" in describe(sight(delve.state, None), NAMES, WORDS)
    option = next(iter(spread(delve.hero(B), "melee", 4, delve.state.enemies).options))
    assert SPEAKER.option(option) == "Old Mawgrim #1 · 9 health"
    kind = share(delve.hero(B), "melee", 4, delve.state.enemies).kind
    assert isinstance(kind, Form)
    field = kind.fields[0]
    assert isinstance(field, Field)
    assert SPEAKER.field(field) == "Old Mawgrim #1 on N63, 9 health"


def test_r43_a_wound_that_uses_the_first_die_up_leaves_the_second() -> None:
    foe = boss("old-mawgrim", 1, 4)
    delve = scene(brannoc((3, 3)), tamsin(), enemies=[foe], dice=[1])
    hurt = run_script(hurt_enemy(delve, foe, 1, "fire", delve.hero(A)), {}).events[0]
    assert isinstance(hurt, EnemyHurt)
    assert hurt.health == foe.health == 4


@pytest.mark.parametrize(("beneath", "default"), [(4, "enemy-2"), (0, "enemy-1")])
def test_d7_r43_r77_the_weakest_has_the_least_in_all(beneath: int, default: str) -> None:
    """When time is up, all dice go to the weakest: not to a boss whose first die is low."""
    foes = [boss("old-mawgrim", 1, beneath), enemy("goblin-cutter", (2, 3), 2)]
    delve = scene(oruk(at=(3, 3)), tamsin(), enemies=foes)
    assert spread(delve.hero(A), "melee", 4, foes).default == (default,)
    dealt = share(delve.hero(A), "melee", 4, foes).default
    assert isinstance(dealt, dict)
    assert [key for key, count in dealt.items() if count] == [default]


def test_r75_r76_r43_who_knits_together_or_is_lent_strength_is_told_with_both_dice() -> None:
    mire = boss("mother-mire", 5, 2)
    delve = scene(brannoc((6, 3)), tamsin((5, 4)), enemies=[mire], options=DeckboxOptions(quest="toll"))
    assert alone(delve) == [Regenerated(enemy="mother-mire", number=1, health=8)]
    vess = enemy("cantor-vess", (0, 3), 2, stacked=4)
    choir = scene(
        brannoc((3, 3)), tamsin(), enemies=[vess], dice=[6, 1, 1, 1, 1, 1], options=DeckboxOptions(quest="choir")
    )
    held = [event for event in run_script(act(choir, vess), {}).events if isinstance(event, RitualHeld)]
    assert [event.health for event in held] == [7]


@pytest.mark.parametrize("locale", ["en", "de", "fr", "es", "pt-BR"])
def test_r76_whoever_strengthens_itself_is_named_once(locale: str) -> None:
    """A Grave Chanter below its most, beside one that is not; then beside one that is weaker."""
    speaker = Speaker(DeckboxFace().catalogue.words(locale), NAMES)
    for others, names in ((3, ["#1"]), (1, ["#1", "#2"])):
        foes = [enemy("grave-chanter", (0, 3), 2), enemy("grave-chanter", (1, 3), others)]
        delve = scene(brannoc((3, 3)), tamsin(), enemies=foes, dice=[6, 1, 1, 1, 1, 1])
        (held,) = (event for event in run_script(act(delve, foes[0]), {}).events if isinstance(event, RitualHeld))
        assert re.findall(r"#\d", speaker.event(held)) == names
        assert held.health == min(others, 2) + 1


def test_r71_d18_whoever_is_hit_is_told_what_a_hit_of_crush_deals() -> None:
    """Two hits are four wounds, and the question says so; it does not where each is one."""
    one = brannoc((3, 3), health=4)
    said = {key: SPEAKER.prompt(react(one, enemy(key, (3, 4)), 2, [])) for key in ("old-mawgrim", "hobgoblin-bruiser")}
    assert "A hit that is not blocked deals 2 wounds. Brannoc has 4 Health." in said["old-mawgrim"]
    assert "2 wounds" not in said["hobgoblin-bruiser"]


def test_r43_r52_who_stands_again_has_not_been_ended() -> None:
    """The line of a fallen die suits a boss that goes on with the next."""
    event = partial(EnemyDefeated, seat=A, hero="brannoc", enemy="old-mawgrim", number=1)
    said = {SPEAKER.event(event(treasure=treasure)) for treasure in range(7)}
    assert any("brings down" in line for line in said)
    assert not any(" ends " in line for line in said)


def test_q1f_r27_d11_whoever_may_open_the_jar_is_told_what_is_at_stake_and_for_whom() -> None:
    delve = scene(tamsin((4, 3)), brannoc(), dice=[1] * 9)
    run = ScriptRun(reveal(delve, 0, "q1f", delve.hero(A)))
    said = SPEAKER.prompt(run.open[A])
    assert "everybody in the room loses 1 Health" in said
    assert "everybody there gains 1 Treasure" in said


@pytest.mark.parametrize(("pits", "said"), [(1, "a pit on the way"), (2, "2 pits on the way")])
def test_r35_d6_r25_whoever_explores_through_pits_is_told_how_many(pits: int, said: str) -> None:
    assert said in (SPEAKER.hint(explore((-1, 3), "n", 7, pits)) or "")


def test_i17_r5_what_a_picture_says_of_a_card_that_helped_and_of_a_full_purse() -> None:
    checked = partial(
        Checked, seat=A, hero="tamsin", skill="dexterity", dice="6 1 1 1", plus=0, needed=2, is_passed=True
    )
    view = sight(scene(brannoc(), tamsin()).state, None)
    helped = describe_moments(view, [checked(successes=2, helped=1)], WORDS)
    assert "Tamsin rolls 6 1 1 1 (+0), a card adds 1: 2 successes" in helped
    assert "a card" not in describe_moments(view, [checked(successes=1, helped=0)], WORDS)
    full = EnemyDefeated(seat=A, hero="brannoc", enemy="goblin-cutter", number=1, treasure=0)
    assert "Brannoc can carry no more Treasure" in describe_moments(view, [full], WORDS)
