"""What counts towards quests, how many ways are offered, and what may lie elsewhere in another world."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine import ACCEPT, Bundle, Chance, Offer
from cogs.dead_throne.content.land import STEPS
from cogs.dead_throne.rules.fight.blows import Blow, still_held
from cogs.dead_throne.rules.hidden import reshuffle
from cogs.dead_throne.rules.land.quests import settle_quests
from cogs.dead_throne.rules.turn.acting import act
from cogs.dead_throne.rules.turn.frame import _talk
from cogs.dead_throne.rules.turn.routes import MOST_WAYS, ways
from cogs.dead_throne.state.battle import Parley
from cogs.dead_throne.state.match import Deed, OpenQuest
from cogs.dead_throne.state.things import Thing, Trap
from tests.cogs.dead_throne.battling import GATE
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, holds, realm, to_the_end
from tests.cogs.dead_throne.scenes import words
from tests.cogs.dead_throne.turns_begun import walked
from tests.support.scripts import ScriptRun

SEVERAL = {
    "q5": [("tavern", "T1.tavern"), ("tavern", "T1.tavern"), ("tavern", "T2.tavern"), ("tavern", "T3.tavern")],
    "q11": [("step", "T1.r1"), ("step", "C.r1"), ("step", "T1.r2"), ("step", "T2.r1"), ("step", "T3.r1")],
    "q15": [("enemy", "w5"), ("enemy", "w3"), ("enemy", "f4"), ("enemy", "k2")],
    "q18": [("quick", "deer-run"), ("quick", "ferry"), ("quick", "ferry"), ("quick", "causeway")],
}


@pytest.mark.parametrize("quest", SEVERAL)
def test_r114_different_ones_are_counted_each_once_and_nothing_else(quest: str) -> None:
    world = realm(GATE, GATE)
    world.state.decks["quests"] = []
    world.state.quests = [OpenQuest(quest)]
    others = [deed for key, deeds in SEVERAL.items() if key != quest for deed in deeds]
    told = []
    for what, key in (*others, *SEVERAL[quest]):
        assert world.player(ADA).tally.quests == 0
        world.note(Deed(ADA, what, key))  # type: ignore[arg-type]
        told += words(to_the_end(ScriptRun(settle_quests(world))).events)
    assert (told.count("quest-progress"), told.count("quest-done"), world.player(ADA).tally.quests) == (2, 1, 1)


@pytest.mark.parametrize(
    ("quest", "deed", "is_done"),
    [
        ("q6", Deed(ADA, "enemy", "f4"), False),
        ("q10", Deed(ADA, "enemy", "k6"), True),
        ("q10", Deed(ADA, "enemy", "w5"), False),
        ("q12", Deed(ADA, "player", other=BEN), True),
        ("q12", Deed(ADA, "player", other=BEN, is_in_battle=False), False),
        ("q12", Deed(ADA, "trade", other=BEN), False),
        ("q13", Deed(ADA, "inside", "S.r6"), True),
        ("q13", Deed(ADA, "inside", "W.r5"), False),
        ("q13", Deed(ADA, "step", "S.r6"), False),
        ("q17", Deed(BEN, "trade", other=ADA), True),
        ("q17", Deed(ADA, "trade", other=-1), False),
        ("q20", Deed(ADA, "trap", "rockfall", other=BEN), True),
        ("q20", Deed(ADA, "quick", "ferry"), False),
    ],
)
def test_r114_what_one_deed_fulfils_and_what_does_not(quest: str, deed: Deed, *, is_done: bool) -> None:
    world = realm(GATE, GATE)
    world.state.decks["quests"], world.state.quests = [], [OpenQuest(quest)]
    world.note(deed)
    to_the_end(ScriptRun(settle_quests(world)))
    assert sum(player.tally.quests for player in world.players) == is_done


AT_ONCE = {  # a quest of each sort, and a deed that fulfils it
    "q4": Deed(ADA, "inside", "W.r5"),
    "q6": Deed(ADA, "enemy", "f3"),
    "q10": Deed(ADA, "enemy", "k6"),
    "q12": Deed(ADA, "player", other=BEN),
    "q16": Deed(ADA, "tavern", "T1.tavern", number=20),
    "q17": Deed(ADA, "trade", other=BEN),
    "q20": Deed(ADA, "trap", "rockfall", other=BEN),
}


@pytest.mark.parametrize("quest", AT_ONCE)
def test_r114_each_sort_of_quest_is_fulfilled_by_its_own_sort_of_deed(quest: str) -> None:
    for other, deed in AT_ONCE.items():
        world = realm(GATE, GATE)
        world.state.decks["quests"], world.state.quests = [], [OpenQuest(quest)]
        world.note(replace(deed))
        to_the_end(ScriptRun(settle_quests(world)))
        assert (world.player(ADA).tally.quests > 0) == (other == quest), other


@pytest.mark.parametrize(("coin", "is_done"), [(19, False), (20, True)])
def test_r114_a_purse_must_hold_as_much_as_is_asked(coin: int, *, is_done: bool) -> None:
    world = realm(GATE, GATE)
    world.player(ADA).coin = coin
    world.state.decks["quests"], world.state.quests = [], [OpenQuest("q16")]
    for what, key in (("step", "T1.r1"), ("tavern", "T1.tavern")):
        assert world.player(ADA).tally.quests == 0
        world.note(Deed(ADA, what, key))  # type: ignore[arg-type]
        to_the_end(ScriptRun(settle_quests(world)))
    assert world.player(ADA).tally.quests == is_done


def test_r114_a_trade_beside_the_round_is_settled_at_once() -> None:
    world = realm(GATE, GATE, "P.r1", "P.r2")
    world.state.decks["quests"], world.state.quests = [], [OpenQuest("q17")]
    world.state.parleys = [Parley(7, GATE, [ADA, BEN], (BEN, ADA), Offer(take=Bundle(amounts={"coin": 1})), 1)]
    run = ScriptRun(_talk(world, 7))
    run.answer(BEN, ACCEPT)
    assert "quest-done" in words(run.events)
    assert ([player.coin for player in world.players[:2]], world.state.deeds) == ([9, 11], [])


def test_r86_a_creature_that_was_given_away_meanwhile_stands_in_no_blow() -> None:
    world = realm(GATE)
    ada = world.player(ADA)
    creature = world.made("essence", "w5", "woods")
    ada.pack, ada.scrolls = [creature], ["firebolt", "blood-dart"]
    blow = Blow("hand", "firebolt", creature, has_dart=True)
    assert still_held([ada], blow) == blow
    ada.pack, ada.scrolls = [], []
    assert still_held([ada], blow) == Blow("hand")


def test_r12_there_are_at_most_three_ways_to_one_step_and_each_longer_one_passes_less() -> None:
    everything = frozenset(STEPS)
    most = 0
    for start in ("T1.r4", "W.g2", "C.r1"):
        for paths in ways(start, "", 9, frozenset(), everything).values():
            most = max(most, len(paths))
            assert sorted(map(len, paths)) == [len(path) for path in paths]
            passed = [set(path[:-1]) for path in paths]
            assert not any(before <= after for number, after in enumerate(passed) for before in passed[:number])
    assert most == MOST_WAYS == 3


def test_r104_swift_feet_at_the_choice_of_a_stop_are_for_their_owners_eyes() -> None:
    world = realm("T1.r4", "P.r1", dice=[2, 2])
    ada = walked(world.player(ADA))
    holds(world, ada, "swift-feet")
    run = ScriptRun(act(world, ada))
    run.answer(ADA, "roll")
    quick = [option for option in run.open[ADA].options if option.word == "quicken"]
    assert [(option.key, option.is_secret) for option in quick] == [("scroll-swift-feet", True)]
    run.answer(ADA, "scroll-swift-feet")
    assert run.open[ADA].facts["left"] == 8


def test_r158_what_others_carry_may_as_well_lie_in_its_deck() -> None:
    found: dict[str, set[str]] = {"item": set(), "essence": set(), "relic": set()}
    for seed in range(40):
        world = realm(GATE, GATE, GATE)
        ben, cleo, decks = world.player(BEN), world.player(CLEO), world.state.decks
        decks["woods"] = ["item:axe", "enemy:w3", "relic:mouse-crown", "coin:woods"]
        ben.pack = [Thing(901, "item", "torch", "woods", is_broken=True), Thing(902, "essence", "w5", "woods")]
        cleo.pack = [Thing(903, "relic", "black-idol", "woods"), Thing(904, "item", "rope", "market")]
        before = _all(world.state.decks["woods"], [*ben.pack, *cleo.pack])
        reshuffle(world.state, ADA, Chance(b"%d" % seed))
        assert _all(world.state.decks["woods"], [*ben.pack, *cleo.pack]) == before
        for thing in (*ben.pack, *cleo.pack):
            found[thing.kind].add(thing.key)
            assert not thing.is_broken or thing.key == "torch"
    assert found == {
        "item": {"torch", "axe", "rope"},
        "essence": {"w5", "w3"},
        "relic": {"black-idol", "mouse-crown"},
    }


def _all(deck: list[str], things: list[Thing]) -> Counter[str]:
    marks = {"item": "item", "essence": "enemy", "relic": "relic"}
    return Counter([*deck, *(f"{marks[thing.kind]}:{thing.key}" for thing in things)])


def test_r158_scrolls_may_be_others_of_their_deck_and_traps_that_have_not_grown_any() -> None:
    hands, traps = set(), set()
    for seed in range(40):
        world = realm(GATE, GATE, GATE)
        ben, cleo, decks = world.player(BEN), world.player(CLEO), world.state.decks
        decks["war"], decks["ward"], decks["traps"] = ["sunder"], ["nullify"], ["bridge-saw"]
        ben.scrolls, cleo.scrolls = ["firebolt"], ["mend"]
        ben.traps, cleo.traps = [Trap(1, "rockfall")], [Trap(2, "false-signpost", 2)]
        reshuffle(world.state, ADA, Chance(b"%d" % seed))
        hands.add((*ben.scrolls, *cleo.scrolls))
        traps.add(tuple((trap.key, trap.level) for trap in (*ben.traps, *cleo.traps)))
        assert sorted([*ben.scrolls, *cleo.scrolls, *decks["war"], *decks["ward"]]) == [
            "firebolt",
            "mend",
            "nullify",
            "sunder",
        ]
    pairs = {(war, ward) for war in ("firebolt", "sunder") for ward in ("mend", "nullify")}
    assert hands == pairs | {(ward, war) for war, ward in pairs}
    grown = ("false-signpost", 2)
    assert traps == {pair for key in ("rockfall", "bridge-saw") for pair in (((key, 1), grown), (grown, (key, 1)))}
