"""Choosing and building characters (R6, P1), and how a session begins (R8, R9, R128, R138)."""

import pytest

from bot.engine import Form, Part, Pick, Refused, Term
from cogs.p52.content.cards import Card
from cogs.p52.content.kinds import CORES, Cores
from cogs.p52.content.tables import NAMES, PREGENS
from cogs.p52.events.frame import HeroBuilt, PointsFlipped, QuestBegan
from cogs.p52.events.goods import Found, Given, StartFlipped
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.setup import new_state
from cogs.p52.rules.heroes.building import build
from cogs.p52.rules.heroes.recruiting import Recruit, recruited
from cogs.p52.rules.heroes.sheets import learnable, sound_points
from cogs.p52.rules.quests.beginning import begin, is_grim
from tests.cogs.p52.parties import ADA, BEN, party, stack
from tests.cogs.p52.quests import by_default, of, went_home
from tests.support.scripts import ScriptRun


def newcomers(count: int, *flips: Card) -> Crawl:
    crawl = party(*["brakka"] * count)
    crawl.state.heroes[:] = new_state(count, P52Options(), crawl.chance).heroes
    stack(crawl, *flips)
    return crawl


FORM: dict[str, Part] = {
    "name": "Oda", "race": ("dwarf",), "calling": ("fighter",), "lift": 0, "think": 5, "balance": 1, "move": 3,
    "lead": 0, "quirk": ("bossy",), "note": "loud",
}  # fmt: skip


def test_p1_everybody_is_asked_at_once_and_nobody_is_offered_twice() -> None:
    run = ScriptRun(build(newcomers(2)))
    keys = [option.key for option in run.open[ADA].options]
    assert keys == [*PREGENS, "build"]
    orrin = next(option for option in run.open[ADA].options if option.key == "orrin")
    abilities = Term("ability", ("fire-ball", "counter-spell", "healing-glow"))
    assert (orrin.facts["health"], orrin.facts["movement"], orrin.facts["abilities"]) == (21, 2, abilities)
    assert (run.open[ADA].default, run.open[BEN].default) == (("brakka",), ("sable",))
    run.answer(ADA, "sable")
    assert [option.key for option in run.open[BEN].options] == [*(key for key in PREGENS if key != "sable"), "build"]
    assert run.open[BEN].default != ("sable",)
    with pytest.raises(Refused):
        run.answer(BEN, "sable")


def test_r6_the_form_says_what_race_and_class_add_to_the_points() -> None:
    """5.1: a Dwarf is +3 +1 −1 −1 0; a Thief 0 +1 +2 +1 −1, with three abilities."""
    run = ScriptRun(build(newcomers(1)))
    run.answer(ADA, "build")
    form = run.open[ADA].kind
    assert isinstance(form, Form)
    offered = {
        option.key: option.facts
        for field in form.fields
        if isinstance(field.kind, Pick)
        for option in field.kind.options
    }
    added = {key: [offered[key][core] for core in CORES] for key in ("dwarf", "thief")}
    assert added == {"dwarf": [3, 1, -1, -1, 0], "thief": [0, 1, 2, 1, -1]}
    assert offered["thief"]["abilities"] == Term("ability", ("bow-skills", "lock-pick", "dodge"))


def test_p1_a_ready_made_character_is_ready() -> None:
    crawl = newcomers(1)
    run = ScriptRun(build(crawl))
    run.answer(ADA, "orrin")
    hero = crawl.hero(ADA)
    assert run.events == [
        HeroBuilt(seat=ADA, hero="Orrin", race="human", calling="wizard", level=1, health=21, way="pregen")
    ]
    assert (hero.is_ready, hero.health, hero.sheet.pregen) == (True, 21, "orrin")


def test_r6_three_flips_a_form_and_one_ability_more() -> None:
    """The middle of 2, 9 and a King: nine points, all of them to be spent."""
    crawl = newcomers(1, "2S", "9H", "KD")
    run = ScriptRun(build(crawl))
    run.answer(ADA, "build")
    assert run.events == [PointsFlipped(seat=ADA, hero=NAMES[ADA], cards=("2S", "9H", "KD"), points=9)]
    assert run.open[ADA].facts["points"] == 9
    with pytest.raises(Refused):
        run.answer(ADA, {**FORM, "think": 4})
    run.answer(ADA, FORM)
    prompt = run.open[ADA]
    assert (prompt.word, prompt.facts["hero"], prompt.default, prompt.main) == (
        "extra", "Oda", ("counter-spell",), "counter-spell",
    )  # fmt: skip
    run.answer(ADA, "hand-to-hand")
    sheet = crawl.hero(ADA).sheet
    assert (sheet.name, sheet.race, sheet.calling, sheet.quirk, sheet.note) == (
        "Oda",
        "dwarf",
        "fighter",
        "bossy",
        "loud",
    )
    assert sheet.cores == Cores(6, 6, 2, 4, 2)
    assert sheet.abilities == {"sword-play": 1, "block": 1, "hand-to-hand": 1}
    assert run.events[-1] == HeroBuilt(
        seat=ADA, hero="Oda", race="dwarf", calling="fighter", level=1, health=39, way="built"
    )


def test_r6_who_lets_time_run_out_has_spent_every_point_and_no_quirk() -> None:
    crawl = newcomers(1, "2S", "9H", "KD")
    run = ScriptRun(build(crawl))
    run.answer(ADA, "build")
    default = run.open[ADA].default
    assert isinstance(default, dict)
    run.answer(ADA, default)
    run.answer(ADA, run.open[ADA].default or "")
    sheet = crawl.hero(ADA).sheet
    assert (sheet.name, sheet.quirk, sheet.raised, len(sheet.abilities)) == (NAMES[ADA], "", 9, 3)


def test_r133_a_name_of_spaces_is_no_name() -> None:
    crawl = newcomers(1, "2S", "9H", "KD")
    run = ScriptRun(build(crawl))
    run.answer(ADA, "build")
    run.answer(ADA, {**FORM, "name": "   "})
    assert run.open[ADA].facts["hero"] == NAMES[ADA]


def test_r130_who_has_brought_somebody_is_asked_nothing() -> None:
    crawl = party("brakka")
    run = ScriptRun(build(crawl))
    assert (run.is_over, run.asked) == (True, [])
    assert run.events == [
        HeroBuilt(seat=ADA, hero="Brakka", race="dwarf", calling="fighter", level=1, health=33, way="brought")
    ]


# How a session begins


def test_r8_r9_r138_five_cards_a_potion_and_a_thing_that_are_not_theirs_yet() -> None:
    crawl = party("brakka")
    stamina = [card for card in crawl.state.decks.action if card[:-1] in {"6", "7"}][:5]
    stack(crawl, *stamina, "3S", "AH")
    run = by_default(begin(crawl))
    hero = crawl.hero(ADA)
    assert run.events[0] == QuestBegan(adventure="lamp", difficulty="gentle", shape="boss")
    assert of(Given, run.events) == [Given(seat=ADA, hero="Brakka", item="healing-potion", count=1)]
    assert of(Found, run.events) == [
        Found(
            seat=ADA, hero="Brakka", cards=("3S", "AH"), plus=0, total=4, item="lock-pick", count=2, is_paired=False,
            way="start",
        )
    ]  # fmt: skip
    assert [item.key for item in hero.bag] == ["healing-potion", "lock-pick", "lock-pick"]
    assert sorted(hero.stamina) == sorted(stamina)
    assert (len(hero.stamina), went_home(crawl)[0].gear) == (5, [])
    assert (crawl.state.quest.shape, crawl.state.quest.rooms) == ("boss", 4)


def test_r9_23_and_more_chooses_and_draws_once_more_and_only_once() -> None:
    crawl = party("brakka")
    stamina = [card for card in crawl.state.decks.action if card[:-1] in {"6", "7"}][:5]
    stack(crawl, *stamina, "KS", "KH", "KD", "KC")
    run = by_default(begin(crawl))
    assert [prompt.word for prompt in run.asked] == ["start", "start"]
    flips = ("KS", "KH"), ("KD", "KC")
    assert of(StartFlipped, run.events) == [
        StartFlipped(seat=ADA, hero="Brakka", cards=cards, plus=0, total=26) for cards in flips
    ]
    told = [type(event) for event in run.events if isinstance(event, StartFlipped | Given)]
    assert told == [Given, StartFlipped, Given, StartFlipped, Given], "the flips before what is chosen by them"


@pytest.mark.parametrize(
    ("wanted", "levels", "grim"),
    [
        ("grim", (1, 1), True), ("gentle", (3, 3), False), ("fitting", (1, 3), False), ("fitting", (2, 2), True),
    ],
)  # fmt: skip
def test_r128_how_hard_it_is(wanted: str, levels: tuple[int, int], grim: bool) -> None:
    crawl = party("brakka", "sable", options=P52Options(difficulty=wanted))  # type: ignore[arg-type] # it is one
    for hero, level in zip(crawl.state.heroes, levels, strict=True):
        hero.sheet.level = level
    assert is_grim(crawl) is grim
    (began,) = of(QuestBegan, by_default(begin(crawl)).events)
    assert isinstance(began, QuestBegan)
    assert (began.difficulty, crawl.state.is_grim) == ("grim" if grim else "gentle", grim)


# Made outside of a match


def test_r6_a_recruit_spreads_seven_points_and_learns_what_is_wanted_most() -> None:
    sheet = recruited(Recruit("Oda", "dwarf", "fighter"))
    assert not isinstance(sheet, str)
    assert (sheet.raised, sheet.abilities) == (7, {"sword-play": 1, "block": 1, "counter-spell": 1})
    assert sheet.cores.total - sound_points("dwarf", "fighter", 7).total == sheet.cores.total - 7


@pytest.mark.parametrize(
    ("recruit", "mistake"),
    [
        (Recruit("Oda", "giant", "fighter"), "unknown"), (Recruit("Oda", "dwarf", "bard"), "unknown"),
        (Recruit("Oda", "dwarf", "fighter", quirk="tall"), "unknown"),
        (Recruit("Oda", "dwarf", "fighter", extra="sing"), "unknown"),
        (Recruit("Oda", "dwarf", "fighter", points=Cores(lift=6)), "points"),
        (Recruit("Oda", "dwarf", "fighter", points=Cores(lift=7), extra="sword-play"), "extra"),
    ],
)  # fmt: skip
def test_r6_what_is_wrong_with_a_recruit(recruit: Recruit, mistake: str) -> None:
    assert recruited(recruit) == mistake


def test_r6_what_a_recruit_asks_for_is_what_it_gets() -> None:
    sheet = recruited(Recruit("Oda", "dwarf", "fighter", Cores(think=4, move=3), "poison-tip", "bossy"))
    assert not isinstance(sheet, str)
    assert (sheet.abilities, sheet.quirk) == ({"sword-play": 1, "block": 1, "poison-tip": 1}, "bossy")
    assert "poison-tip" not in learnable(sheet)
