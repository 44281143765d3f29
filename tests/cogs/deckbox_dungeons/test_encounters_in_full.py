"""R19, R27, R67 to R69, R88, 6.7, 6.9: what encounters do, at once and by a deed, is told in full."""

from typing import Any

import pytest

from bot.engine import Chance, Event
from cogs.deckbox_dungeons.content.quest_kinds import Effect, Reveal
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.events.combat import HeroHurt
from cogs.deckbox_dungeons.events.goods import (
    Checked,
    EnergyGained,
    Forged,
    Healed,
    ItemTaken,
    NothingTaken,
    TreasureGained,
    TreasureSpent,
)
from cogs.deckbox_dungeons.events.quests import AllStunned, DoomFell, JarOpened, SealBroken, TongueTaken
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.deeds.activation import activate
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.frame.setup import encounter_deck, tile_deck
from cogs.deckbox_dungeons.rules.heroes import counters, figures
from cogs.deckbox_dungeons.rules.quests.effects import EFFECTS, effect
from cogs.deckbox_dungeons.rules.quests.revealing import reveal_effect
from cogs.deckbox_dungeons.state.pieces import Item, Tile
from tests.cogs.deckbox_dungeons.scenes import brannoc, cards, enemy, hero, scene, tamsin
from tests.support.scripts import ScriptRun, run_script

A, B = 0, 1
MINE: dict[str, Any] = {"seat": A, "hero": "brannoc"}
HERS: dict[str, Any] = {"seat": B, "hero": "tamsin"}


def two(at: tuple[int, int] = (6, 4), quest: str = "cellar", dice: tuple[int, ...] = (), **fields: Any) -> Delve:
    """Both are hurt and poor; a second tile lies north."""
    delve = scene(
        brannoc((3, 3), health=5, **fields), tamsin(at, health=5), dice=dice,
        tiles=[Tile("14a", 0, 0), Tile("8b", 0, -1)], options=DeckboxOptions(quest=quest),  # type: ignore[arg-type]
    )  # fmt: skip
    delve.state.market[:] = [Item(90, "war-drum"), Item(92, "war-drum"), Item(91, "oak-shield")]
    delve.state.item_deck = [Item(93, "fire-flask"), Item(94, "lucky-coin")]
    return delve


def done(delve: Delve, what: str, amount: int = 0, tile: int = 0) -> list[Event]:
    return run_script(effect(delve, tile, delve.hero(A), Effect(what, amount)), {}).events  # type: ignore[arg-type]


FOLLOWS: dict[str, tuple[int, list[Event]]] = {
    "treasure": (3, [TreasureGained(**MINE, amount=3, treasure=3)]),
    "energy": (2, [EnergyGained(**MINE, amount=2, energy=2), EnergyGained(**HERS, amount=2, energy=2)]),
    "heal": (2, [Healed(**MINE, amount=2, health=7), Healed(**HERS, amount=2, health=7)]),
    "forge": (0, [Forged(**MINE)]),
    "seal": (1, [SealBroken(**MINE, count=1)]),
    "tongue": (1, [TongueTaken(count=1)]),
    "doom": (3, [DoomFell(doom=0, limit=22, amount=0)]),
    "flask": (0, [ItemTaken(**MINE, item="fire-flask", follows=None)]),
    "stun": (0, [AllStunned(**MINE, count=0)]),
}


@pytest.mark.parametrize("what", FOLLOWS)
def test_r88_what_a_deed_brings(what: str) -> None:
    amount, told = FOLLOWS[what]
    assert done(two(quest="choir" if what == "doom" else "cellar"), what, amount) == told


def test_every_effect_is_looked_at() -> None:
    assert set(FOLLOWS) | {"market"} == set(EFFECTS)


def test_r88_only_those_in_the_tile_are_healed() -> None:
    assert done(two((-3, 3)), "heal", 2) == [Healed(**MINE, amount=2, health=7)]
    assert done(two((-3, 3)), "heal", 2, tile=1) == [Healed(**HERS, amount=2, health=7)]


def test_q2g_all_are_stunned_but_the_red_and_who_is_already() -> None:
    delve = two()
    delve.state.enemies = [
        enemy("goblin-cutter", (0, 2)), enemy("old-mawgrim", (0, 3)), enemy("goblin-cutter", (0, 4), is_stunned=True),
        enemy("hobgoblin-bruiser", (1, 2)),
    ]  # fmt: skip
    assert done(delve, "stun") == [AllStunned(**MINE, count=2)]
    assert [one.is_stunned for one in delve.state.enemies] == [True, False, True, True]


def test_q4g_the_flask_lies_in_the_deck_or_among_the_used_or_is_gone() -> None:
    delve = two()
    delve.state.item_deck.pop(0)
    delve.state.discards = [Item(95, "oak-shield"), Item(96, "fire-flask")]
    assert done(delve, "flask") == [ItemTaken(**MINE, item="fire-flask", follows=None)]
    assert ([one.id for one in delve.hero(A).items], [one.id for one in delve.state.discards]) == ([96], [95])
    assert done(delve, "flask") == [NothingTaken(**MINE)]


@pytest.mark.parametrize(("doom", "fallen"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_q3_doom_falls_by_what_there_is_of_it(doom: int, fallen: int) -> None:
    """Never below 0; in the first round there is none yet, and nobody is told that it falls."""
    delve = two(quest="choir")
    delve.state.doom = doom
    assert done(delve, "doom", 2) == [DoomFell(doom=doom - fallen, limit=22, amount=fallen)]


def test_q7_seals_are_counted() -> None:
    delve = two(quest="king")
    assert [done(delve, "seal") for _ in (1, 2)] == [[SealBroken(**MINE, count=1)], [SealBroken(**MINE, count=2)]]


def test_q4i_what_is_forged_lasts_and_is_noted() -> None:
    delve = two()
    done(delve, "forge")
    assert (delve.hero(A).forged, delve.state.has_forged) == (1, True)
    assert figures.attack_plus(delve.hero(A), "melee") == 3


def test_q4_a_card_for_nothing() -> None:
    """Of two alike the first; what follows is told."""
    delve = two()
    run = ScriptRun(effect(delve, 0, delve.hero(A), Effect("market", 0)))
    asked = run.open[A]
    assert (asked.word, asked.rule, asked.default, [one.key for one in asked.options]) == (
        "gift", "R19", ("item-90",), ["item-90", "item-91"],
    )  # fmt: skip
    assert run.answer(A, "item-91") == [ItemTaken(**MINE, item="oak-shield", follows="lucky-coin")]
    delve.state.market[:] = [None, None, None]
    assert done(delve, "market") == [NothingTaken(**MINE)]


@pytest.mark.parametrize(
    ("die", "mine", "hers"),
    [
        (3, TreasureGained(**MINE, amount=1, treasure=1), TreasureGained(**HERS, amount=1, treasure=1)),
        (2, HeroHurt(**MINE, damage=1, health=4, cause="jar"), HeroHurt(**HERS, damage=1, health=4, cause="jar")),
    ],
)
def test_q1f_a_jar_is_good_or_bad_for_all_in_the_tile(die: int, mine: Event, hers: Event) -> None:
    for at, told in (((6, 4), [mine, hers]), ((-3, 3), [mine])):
        delve = two(at, dice=(die,))
        run = ScriptRun(reveal_effect(delve, 0, Reveal("jar"), delve.hero(A)))
        asked = run.open[A]
        assert (asked.word, asked.rule, asked.default, [(one.key, one.word) for one in asked.options]) == (
            "jar", "R27", ("leave",), [("leave", "leave-it"), ("open", "open-jar")],
        )  # fmt: skip
        assert run.answer(A, "open") == [JarOpened(**MINE, die=die, is_good=die == 3), *told]


def test_q1f_a_jar_may_be_left() -> None:
    delve = two()
    assert run_script(reveal_effect(delve, 0, Reveal("jar"), delve.hero(A)), {A: ["leave"]}).events == []


@pytest.mark.parametrize(("damage", "cause"), [(1, "barrels"), (2, "track")])
@pytest.mark.parametrize("die", [5, 6])
def test_a_check_at_the_reveal_hurts_who_fails(die: int, damage: int, cause: str) -> None:
    """Brannoc's Dexterity adds nothing."""
    delve = two(dice=(die, 1, 1, 1))
    reveal = Reveal("check", "dexterity", 1, damage)
    told = run_script(reveal_effect(delve, 0, reveal, delve.hero(A)), {}).events
    is_passed = die == 6
    checked = Checked(
        **MINE, skill="dexterity", dice=f"{die} 1 1 1", plus=0, successes=int(is_passed), helped=0, needed=1,
        is_passed=is_passed,
    )  # fmt: skip
    hurt = HeroHurt(**MINE, damage=damage, health=5 - damage, cause=cause)
    assert told == ([checked] if is_passed else [checked, hurt])


def test_whom_nothing_can_befall() -> None:
    delve = two()
    delve.hero(A).is_downed = True
    for reveal in (Reveal("jar"), Reveal("beggar"), Reveal("check", "dexterity", 1, 1)):
        assert run_script(reveal_effect(delve, 0, reveal, delve.hero(A)), {}).events == []


@pytest.mark.parametrize(("treasure", "keys"), [(0, None), (1, ["leave", "item-90"])])
def test_q6f_the_beggar_gives_what_costs_four_at_most(treasure: int, keys: list[str] | None) -> None:
    delve = two(treasure=treasure)
    run = ScriptRun(reveal_effect(delve, 0, Reveal("beggar"), delve.hero(A)))
    assert (None if run.is_over else [one.key for one in run.open[A].options]) == keys
    if keys:
        assert (run.open[A].word, run.open[A].rule, run.open[A].default) == ("beggar", "R27", ("leave",))
        assert run.answer(A, "item-90") == [
            TreasureSpent(**MINE, amount=1, treasure=0),
            ItemTaken(**MINE, item="war-drum", follows="lucky-coin"),
        ]


@pytest.mark.parametrize(("helped", "is_passed"), [(False, False), (True, True)])
def test_r19_r69_a_deed_with_and_without_help(*, helped: bool, is_passed: bool) -> None:
    """An action; what is failed may be tried again."""
    one = hero("kestrel", "sling-dirk", "rally", (3, 3), move_left=4, items=cards("skeleton-key"))
    delve = scene(one, tamsin((6, 4)), dice=[6, 1, 1, 1], tiles=[Tile("14a", 0, 0, encounters=["q1b"])])
    run = ScriptRun(activate(delve, one))
    option = next(one for one in run.open[A].options if one.key == ("deed-q1b-helped" if helped else "deed-q1b"))
    assert (option.facts["plus"], option.facts["needed"]) == (2, 2)
    told = run.answer(A, option.key)
    checked = next(event for event in told if isinstance(event, Checked))
    assert (checked.successes, checked.helped, checked.needed, checked.is_passed) == (1 + helped, helped, 2, is_passed)
    assert (one.actions, one.move_left, delve.state.tiles[0].done) == (1, 0, ["q1b"] if is_passed else [])
    assert ("deed-q1b" in [option.key for option in run.open[A].options]) is not is_passed
    assert one.treasure == (3 if is_passed else 0)


@pytest.mark.parametrize(
    ("gain", "field", "at", "most"),
    [
        (counters.energised, "energy", 8, 10),
        (counters.enriched, "treasure", 18, 20),
        (counters.healed, "health", 8, 10),
    ],
)
def test_r5_gains_beyond_the_limit_are_lost(gain: Any, field: str, at: int, most: int) -> None:
    for amount, gained in ((1, 1), (2, 2), (3, 2)):
        one = brannoc()
        setattr(one, field, at)
        told = gain(one, amount)
        assert (told.seat, told.hero, told.amount, getattr(told, field)) == (A, "brannoc", gained, at + gained)
        assert getattr(one, field) == min(most, at + amount)
        assert one.gained == (gained if field == "treasure" else 0)


def test_r32_r33_decks_are_shuffled() -> None:
    """Body, the bottom with the goal, and what is dealt."""
    quest, options = QUESTS["cellar"], DeckboxOptions()
    decks = [tile_deck(quest, Chance(b"%d" % seed)) for seed in range(40)]
    assert {deck[0] for deck in decks} == set(quest.body)
    assert {deck.index(quest.goal) for deck in decks} == {3, 4, 5}
    dealt = [encounter_deck(quest, options, Chance(b"%d" % seed)) for seed in range(40)]
    assert {deck[0] for deck in dealt} == {one.key for one in quest.encounter if not one.is_goal}
    always = [encounter_deck(QUESTS["king"], options, Chance(b"%d" % seed))[0] for seed in range(40)]
    assert set(always) - {"q7a", "q7b", "q7c"}, "what is always dealt does not always come first"


def test_q5_a_quest_without_a_goal_has_its_body_only() -> None:
    night = QUESTS["night"]
    assert not night.goal
    assert sorted(tile_deck(night, Chance(b"night"))) == sorted(night.body)
