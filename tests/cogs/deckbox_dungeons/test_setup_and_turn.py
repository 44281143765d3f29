"""R3 to R22: building, activations, actions, market and trade (T1 to T8)."""

import pytest
from msgspec.structs import replace

from bot.engine import ACCEPT, Chance, Match, Refused, with_offers
from bot.kit.deeds import by_key
from bot.ui.views.speech import Speaker
from cogs.deckbox_dungeons.events.frame import Activated, ActivationEnded, HeroBuilt, QuestBegan
from cogs.deckbox_dungeons.face import DeckboxFace
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.dice import hits_of
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.minors import minor_deeds
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes import figures
from cogs.deckbox_dungeons.rules.heroes.building import _take, build
from cogs.deckbox_dungeons.rules.heroes.counters import gain_energy
from cogs.deckbox_dungeons.state.pieces import Item
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, oruk, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1


def test_t1_what_brannoc_comes_to() -> None:
    """R4, R9."""
    hero = brannoc()
    delve = scene(hero, tamsin(at=(4, 3)))
    melee, ranged = figures.strike(delve, hero, "melee"), figures.strike(delve, hero, "ranged")
    assert melee is not None
    assert ranged is not None
    assert (melee.dice, melee.plus, ranged.dice, ranged.plus) == (3, 2, 1, 0)
    assert (figures.defence(hero), figures.speed(hero), hero.health) == (2, 5, 10)
    skills = [figures.skill_plus(hero, skill) for skill in ("strength", "dexterity", "wisdom", "charisma")]
    assert skills == [3, 0, 0, 1]


def test_t2_a_modifier_is_clamped() -> None:
    """R10."""
    hero = oruk("sword-buckler", "battle-hymn", is_singing=True, items=cards("spiked-gauntlet"))
    strike = figures.strike(scene(hero, tamsin(at=(4, 3))), hero, "melee")
    assert strike is not None
    assert strike.plus == 4
    assert hits_of([1, 2], strike.plus) == (1, 0)
    assert figures.attack_plus(hero, "melee") + 1 == 5


def test_t3_the_market() -> None:
    """R6."""
    delve = scene(brannoc(treasure=3), tamsin(at=(4, 3)))
    state = delve.state
    assert (len(state.item_deck), len(state.market)) == (30, 3)
    state.market = [Item(90, "healing-draught"), Item(91, "swift-tonic"), Item(92, "oak-shield")]
    assert [deed.option.key for deed in minor_deeds(delve, state.heroes[A])] == ["buy-90", "buy-91"]
    top = state.item_deck[-1]
    run_script(by_key(minor_deeds(delve, state.heroes[A]))["buy-90"].play(), {})
    assert (state.heroes[A].treasure, len(state.item_deck)) == (1, 29)
    assert state.market == [top, Item(91, "swift-tonic"), Item(92, "oak-shield")]
    state.market = [None, Item(91, "swift-tonic"), Item(92, "oak-shield")]
    assert not minor_deeds(delve, state.heroes[A])


def test_r6_of_two_cards_alike_one_is_offered() -> None:
    delve = scene(brannoc(treasure=9), tamsin(at=(4, 3)))
    delve.state.market = [Item(90, "oak-shield"), Item(91, "lucky-coin"), Item(92, "lucky-coin")]
    assert [deed.option.key for deed in minor_deeds(delve, delve.hero(A))] == ["buy-90", "buy-91"]


def test_t4_energy_has_a_limit() -> None:
    """R5."""
    hero = brannoc(energy=9)
    assert gain_energy(hero, 3) == 1
    assert hero.energy == 10


def test_t5_one_is_finished_before_the_next_begins() -> None:
    """R13."""
    delve = scene(brannoc((3, 3)), tamsin((3, 4)))
    run = ScriptRun(play(delve))
    run.answer(A, "move")
    with pytest.raises(Refused):
        run.answer(B, "go", "activate")
    run.answer(A, "to-m62")
    run.answer(A, "end")
    run.answer(A, "forfeit")
    assert run.events[-1] == ActivationEnded(seat=A, hero="brannoc", left=1)
    assert run.is_over
    again = ScriptRun(play(delve))
    assert [prompt.seat for prompt in again.prompts if prompt.word == "menu"] == [B]


def test_r13_another_may_go_first_as_long_as_nothing_has_been_done() -> None:
    """D4: nobody waits for who may; whoever is asked has lost nothing."""
    one, friend = brannoc((3, 3)), tamsin((3, 4))
    run = ScriptRun(play(scene(one, friend)))
    assert [(prompt.seat, prompt.word, prompt.is_standing) for prompt in run.prompts if prompt.word != "minor"] == [
        (A, "menu", False),
        (B, "activate", True),
    ]
    run.answer(B, "go", "activate")
    assert (run.open[B].word, friend.actions, friend.has_acted) == ("menu", 2, True)
    assert (one.actions, one.has_acted) == (0, False)
    assert [event.seat for event in run.events if isinstance(event, Activated)] == [B]


def test_r13_r94_to_end_at_once_is_an_activation_and_back_is_none() -> None:
    one, friend = brannoc((3, 3)), tamsin((3, 4))
    run = ScriptRun(play(scene(one, friend)))
    run.answer(A, "end", "menu")
    run.answer(A, "back", "forfeit")
    assert any(prompt.word == "activate" for prompt in run.prompts)
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit", "forfeit")
    assert run.is_over
    assert (one.has_acted, friend.has_acted, run.events[-1]) == (
        True,
        False,
        ActivationEnded(seat=A, hero="brannoc", left=2),
    )


def test_t6_two_actions() -> None:
    """R12, R20: the same twice, and no third."""
    hero, foe = brannoc((3, 3)), enemy("hobgoblin-bruiser", (3, 4))
    delve = scene(hero, tamsin((5, 3)), enemies=[foe], dice=[1, 1, 1, 1, 1, 1])
    run = ScriptRun(activate(delve, hero))
    run.answer(A, "melee-1")
    run.answer(A, "melee-1")
    assert run.is_over
    assert hero.actions == 0


def test_t7_minor_actions_without_actions() -> None:
    """R21, R94: without actions the turn stays open for what only it allows, and then all minor actions are there."""
    hero = brannoc((3, 3), treasure=2, health=5, items=cards("swift-tonic", "healing-draught"))
    delve = scene(hero, tamsin((3, 4)), enemies=[enemy("hobgoblin-bruiser", (2, 3))], dice=[1] * 6)
    delve.state.market = [Item(90, "healing-draught"), None, None]
    run = ScriptRun(with_offers(activate(delve, hero), lambda: standing(delve)))
    run.answer(A, "melee-1", "menu")
    run.answer(A, "melee-1", "menu")
    assert hero.actions == 0
    run.answer(A, "buy-90", "menu")
    run.answer(A, "use-101-h0", "menu")
    run.answer(A, {"give": ("item-90",)}, "trade")
    assert [item.key for item in delve.state.heroes[B].items] == ["healing-draught"]
    run.answer(A, "use-100", "menu")
    assert hero.move_left == 4
    run.answer(A, "end", "menu")
    assert run.is_over


def test_t7_else_the_turn_ends_by_itself() -> None:
    hero = brannoc((3, 3), items=cards("iron-ration"), health=5)
    delve = scene(hero, tamsin((3, 4)), enemies=[enemy("hobgoblin-bruiser", (2, 3))], dice=[1] * 6)
    assert run_script(activate(delve, hero), {A: ["melee-1", "melee-1"]}).is_over


def test_t8_trade_is_for_neighbours() -> None:
    """R22."""
    hero, friend = brannoc((3, 3), treasure=3), tamsin((4, 4), treasure=5)
    delve = scene(hero, friend)
    assert not [offer for offer in standing(delve) if offer.prompt.word == "trade"]
    friend.at = (4, 3)
    run = ScriptRun(play(delve))
    run.answer(A, {"give.treasure": 2}, "trade")
    assert (hero.treasure, friend.treasure) == (1, 7)
    run.answer(A, {"take.treasure": 2}, "trade")
    assert (hero.treasure, friend.treasure) == (1, 7)
    run.answer(B, ACCEPT, "consent")
    assert (hero.treasure, friend.treasure) == (3, 5)


def test_a_refused_request_changes_nothing() -> None:
    hero, friend = brannoc((3, 3), treasure=3), tamsin((4, 3), treasure=5)
    run = ScriptRun(play(scene(hero, friend)))
    run.answer(A, {"take.treasure": 2, "give.treasure": 1}, "trade")
    run.answer(B, "refuse", "consent")
    assert (hero.treasure, friend.treasure) == (3, 5)


def test_a_card_goes_to_whoever_takes_it_first() -> None:
    """R3, D2: what one takes is gone for the others, whose question stays the same one."""
    delve = Delve(new_state(2, DeckboxOptions(), Chance(b"build")), Chance(b"build"))
    run = ScriptRun(build(delve))
    asked = run.open[B]
    run.answer(A, "hero-oruk")
    assert run.open[B] is asked
    assert asked.main == next(option.key for option in asked.options if option.word == "ready-made")
    assert "hero-oruk" not in [option.key for option in asked.options]
    with pytest.raises(Refused):
        run.answer(B, "hero-oruk")
    run.answer(A, "hero-maud")
    run.answer(B, "hero-oruk")
    run.answer(A, "ready-brannoc")
    assert run.open[A].main == "done"
    run.answer(A, "done")
    run.answer(B, "random")
    built = [event for event in run.events if isinstance(event, HeroBuilt)]
    assert [(event.seat, event.hero) for event in built] == [(A, "brannoc"), (B, "oruk")]
    assert [hero.at for hero in delve.state.heroes] == [(5, 3), (5, 4)]
    assert [event.heroes for event in run.events if isinstance(event, QuestBegan)] == [("brannoc", "oruk")]


def test_nobody_is_asked_who_goes_last() -> None:
    delve = scene(brannoc((3, 3), has_acted=True), tamsin((3, 4)))
    assert [prompt.word for prompt in ScriptRun(play(delve)).prompts] == ["menu"]


def test_a_match_of_two_begins() -> None:
    match = Match.start(GAME, 2, DeckboxOptions(), Chance(b"begin"))
    assert [prompt.word for prompt in match.prompts] == ["build", "build"]


@pytest.mark.parametrize(("kind", "field"), [("hero", "key"), ("equipment", "equipment"), ("ability", "ability")])
def test_r4_a_card_that_is_taken_lies_in_its_own_place(kind: str, field: str) -> None:
    one = replace(brannoc(), key="", equipment="", ability="")
    _take(one, kind, "taken")
    assert {name: getattr(one, name) for name in ("key", "equipment", "ability")} == {
        "key": "", "equipment": "", "ability": "", field: "taken",
    }  # fmt: skip


def test_r85_a_cleave_counts_anew_what_has_changed_since_it_was_declared() -> None:
    hero = oruk("sword-buckler", "cleave")
    delve = scene(hero, tamsin(at=(4, 3)))
    declared = figures.cleave(delve, hero)
    assert declared is not None
    hero.items += cards("spiked-gauntlet")
    now = figures.anew(delve, hero, declared)
    assert (now.weapon, now.plus) == ("cleave", declared.plus + 1)
    assert "barrage" in now.keywords


def test_d2_whoever_builds_reads_what_has_been_chosen() -> None:
    """Of each kind, and what is missing; the panel is not needed for it."""
    speaker = Speaker(DeckboxFace().catalogue.words(), ("Ada", "Ben"))
    run = ScriptRun(build(Delve(new_state(2, DeckboxOptions(), Chance(b"x")), Chance(b"x"))))
    said = [speaker.prompt(run.open[0])]
    for key in ("equipment-long-bow", "hero-ysolde", "ability-mend"):
        run.answer(0, key)
        said.append(speaker.prompt(run.open[0]))
    assert said[0].startswith("Build your hero")
    assert said[1:] == [
        "No hero yet: Long Bow, no Ability yet. Choose what is missing.",
        "Ysolde: Long Bow, no Ability yet. Choose what is missing.",
        "Ysolde: Long Bow, Mend. Press Ready, or change a card.",
    ]
