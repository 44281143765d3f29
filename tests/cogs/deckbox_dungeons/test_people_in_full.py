"""R3, R4, R13, R22, R92, R103: building, trades and the turn between people are told in full."""

from typing import Any

import pytest

from bot.engine import ACCEPT, REFUSE, Chance, Pause, with_offers
from cogs.deckbox_dungeons.content.tables import READY
from cogs.deckbox_dungeons.events.frame import EnemyPhaseBegan, HeroBuilt, QuestBegan, RoundBegan
from cogs.deckbox_dungeons.events.goods import Given, TradeRefused
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import activate as act
from cogs.deckbox_dungeons.rules.frame.setup import new_state
from cogs.deckbox_dungeons.rules.frame.turn import play
from cogs.deckbox_dungeons.rules.goods.offers import standing
from cogs.deckbox_dungeons.rules.heroes.building import build
from cogs.deckbox_dungeons.state.pieces import Hero, Item
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, oruk, scene, tamsin
from tests.support.scripts import ScriptRun

A, B, C = 0, 1, 2
GIVEN: dict[str, Any] = {"seat": A, "hero": "brannoc", "partner": B, "friend": "tamsin"}
TAKEN: dict[str, Any] = {"seat": B, "hero": "tamsin", "partner": A, "friend": "brannoc"}


def trading(one: Hero, friend: Hero) -> tuple[Delve, ScriptRun[None]]:
    delve = scene(one, friend)
    return delve, ScriptRun(play(delve))


def test_r22_what_is_given_needs_no_consent() -> None:
    one, friend = brannoc((3, 3), treasure=3, items=cards("oak-shield", "steel-cap")), tamsin((3, 4))
    one.has_used_cap = True
    _, run = trading(one, friend)
    told = run.answer(A, {"give": ("item-100", "item-101"), "give.treasure": 2}, "trade")
    assert told == [Given(**GIVEN, items=("oak-shield", "steel-cap"), treasure=2)]
    assert ([item.key for item in friend.items], friend.treasure, friend.has_used_cap) == (
        ["oak-shield", "steel-cap"], 2, True,
    )  # fmt: skip
    assert (one.items, one.treasure) == ([], 1)


def test_r22_what_is_swapped_does() -> None:
    one, friend = brannoc((3, 3), treasure=3), tamsin((3, 4), items=cards("oak-shield"))
    delve, run = trading(one, friend)
    run.answer(A, {"give.treasure": 2, "take": ("item-100",)}, "trade")
    asked = next(prompt for prompt in run.prompts if prompt.word == "consent")
    assert (asked.seat, asked.rule, asked.default) == (B, "R22", REFUSE)
    assert delve.requests == {(A, B)}
    assert not [p for p in run.prompts if p.word == "trade" and p.seat == A], "who waits asks nothing more"
    assert run.answer(B, ACCEPT, "consent") == [
        Given(**GIVEN, items=None, treasure=2),
        Given(**TAKEN, items=("oak-shield",), treasure=0),
    ]
    assert delve.requests == set()
    assert [p for p in run.prompts if p.word == "trade" and p.seat == A]


def test_r22_what_is_refused_is_told() -> None:
    delve, run = trading(brannoc((3, 3)), tamsin((3, 4), items=cards("oak-shield")))
    run.answer(A, {"take": ("item-100",)}, "trade")
    assert run.answer(B, REFUSE, "consent") == [TradeRefused(**GIVEN)]
    assert delve.requests == set()


def test_r22_what_has_become_impossible_meanwhile_is_not_done() -> None:
    """Hers is gone by the time she agrees."""
    one, friend = brannoc((3, 3)), tamsin((3, 4), items=cards("oak-shield"))
    delve, run = trading(one, friend)
    run.answer(A, {"take": ("item-100",)}, "trade")
    delve.hero(B).items.clear()
    assert run.answer(B, ACCEPT, "consent") == [TradeRefused(**GIVEN)]


def test_r5_nobody_is_given_more_treasure_than_can_be_held() -> None:
    one, friend = brannoc((3, 3), treasure=9), tamsin((3, 4), treasure=18)
    _, run = trading(one, friend)
    deal = next(prompt.kind for prompt in run.prompts if prompt.word == "trade" and prompt.seat == A)
    assert [stock.most for stock in deal.mine.stocks] == [2]  # type: ignore[union-attr]
    assert [stock.most for stock in deal.theirs.stocks] == [11]  # type: ignore[union-attr]


@pytest.mark.parametrize("at", [(3, 4), (2, 4)])
def test_r22_of_several_neighbours_each_is_offered(at: tuple[int, int]) -> None:
    """While one is waited for, the others still are."""
    one = brannoc((3, 3), treasure=3)
    delve = scene(one, tamsin(at), oruk(at=(4, 3)))
    delve.requests.add((A, B))
    offers = [offer.prompt for offer in standing(delve) if offer.prompt.word == "trade" and offer.prompt.seat == A]
    assert [str(prompt.facts["friend"].keys) for prompt in offers] == ["('oruk',)"]  # type: ignore[union-attr]


def test_r101_boots_that_change_hands_take_their_step_along() -> None:
    one, friend = brannoc((3, 3), items=cards("trail-boots"), move_left=3), tamsin((3, 4), move_left=2)
    delve = scene(one, friend)
    run = ScriptRun(with_offers(activate(delve, one), lambda: standing(delve)))
    run.answer(A, {"give": ("item-100",)}, "trade")
    assert (one.move_left, friend.move_left) == (2, 3)


def test_r3_r4_whoever_is_built_is_told_and_enters() -> None:
    delve = Delve(new_state(2, DeckboxOptions(level="hard"), Chance(b"build")), Chance(b"build"))
    run = ScriptRun(build(delve))
    asked = run.open[A]
    assert (asked.rule, asked.default, asked.main) == ("R3", ("random",), f"ready-{READY[0].hero}")
    run.answer(A, f"ready-{READY[0].hero}")
    assert (run.open[A].default, run.open[A].main) == (("done",), "done")
    one = delve.hero(A)
    assert run.answer(A, "done") == [
        HeroBuilt(seat=A, hero=one.key, equipment=one.equipment, ability=one.ability, health=one.kind.health)
    ]
    run.answer(B, "hero-tamsin" if one.key != "tamsin" else "hero-oruk")
    chosen = delve.hero(B).key
    built, began = run.answer(B, "random")
    assert isinstance(built, HeroBuilt)
    assert (built.seat, built.hero) == (B, chosen)
    assert began == QuestBegan(quest="cellar", level="hard", heroes=(one.key, chosen))
    assert [hero.health for hero in delve.state.heroes] == [hero.kind.health for hero in delve.state.heroes]
    assert (delve.state.phase, [hero.at for hero in delve.state.heroes]) == ("heroes", [(5, 3), (5, 4)])


def test_d2_by_chance_only_what_is_missing_is_drawn_and_else_three_others() -> None:
    for first in (["hero-oruk"], ["ready-oruk"]):
        delve = Delve(new_state(2, DeckboxOptions(), Chance(b"build")), Chance(b"build"))
        run = ScriptRun(build(delve))
        for key in first:
            run.answer(A, key)
        before = (delve.hero(A).key, delve.hero(A).equipment, delve.hero(A).ability)
        run.answer(A, "random")
        now = (delve.hero(A).key, delve.hero(A).equipment, delve.hero(A).ability)
        if first == ["hero-oruk"]:
            assert now[0] == "oruk"
            assert all(now)
        else:
            assert all(one != other for one, other in zip(before, now, strict=True))


def test_r11_after_the_last_activation_come_the_enemies_and_a_new_round() -> None:
    one, friend = brannoc((5, 3), has_acted=True), tamsin((5, 4))
    delve = scene(one, friend, enemies=[enemy("goblin-cutter", (0, 3), is_stunned=True)])
    run = ScriptRun(play(delve))
    run.answer(B, "end", "menu")
    told = run.answer(B, "forfeit", "forfeit")
    assert EnemyPhaseBegan(round=1) in told
    assert told[-1] == RoundBegan(round=2)
    assert (delve.state.phase, delve.state.active, [hero.has_acted for hero in delve.state.heroes]) == (
        "heroes", None, [False, False],
    )  # fmt: skip


def test_r11_the_enemies_wait_until_all_have_acted() -> None:
    delve = scene(brannoc((5, 3)), tamsin((5, 4)), enemies=[enemy("goblin-cutter", (0, 3), is_stunned=True)])
    run = ScriptRun(play(delve))
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit", "forfeit")
    assert run.is_over
    assert not any(isinstance(event, EnemyPhaseBegan) for event in run.events)


def test_r14_while_the_enemies_act_it_is_their_phase() -> None:
    one = brannoc((3, 3), items=cards("guard-charm"))
    delve = scene(one, tamsin((6, 4), has_acted=True), enemies=[enemy("goblin-cutter", (3, 4))], dice=[6, 6, 1, 1])
    run = ScriptRun(play(delve))
    run.answer(A, "end", "menu")
    run.answer(A, "forfeit", "forfeit")
    assert (run.open[A].word, delve.state.phase) == ("react", "enemies")


def test_r103_a_blow_that_could_be_changed_waits_five_seconds() -> None:
    delve = scene(tamsin((3, 3), health=5, items=cards("healing-draught")), brannoc((6, 4)),
                  enemies=[enemy("goblin-cutter", (2, 3))])  # fmt: skip
    first = next(act(delve, delve.enemy(1)))
    assert isinstance(first, Pause)
    assert first == Pause(5, "blow")


def test_r92_r21_who_has_nothing_to_do_is_offered_nothing() -> None:
    """Nor while a roll is settled, nor once all is over."""
    one = brannoc((3, 3), health=5, items=cards("healing-draught"))
    delve = scene(one, hero("oruk", "great-maul", "rally", (6, 4)))
    delve.state.market[:] = [Item(90, "oak-shield"), None, None]
    assert [(offer.prompt.seat, offer.prompt.word) for offer in standing(delve)] == [(A, "minor")]
    delve.own_minors = A
    assert standing(delve) == []
    delve.own_minors, delve.is_rolling = None, True
    assert standing(delve) == []
    delve.is_rolling, delve.state.result = False, "won"
    assert standing(delve) == []
