"""What freezes is told as what freezes; a spell over several names all of them; what keeps a blow off is named."""

import pytest

from bot.conformance.checked import strict_words
from bot.engine import Event
from bot.ui.views.speech import Speaker
from cogs.p52.events.combat import Attacked, EnemyDefended, EnemyFroze, Hurt
from cogs.p52.events.map import Moved
from cogs.p52.game import GAME
from cogs.p52.rules.combat.countering import counter
from cogs.p52.rules.combat.wounds import hurt
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.turns.turn import act
from cogs.p52.state.people import FOREVER
from cogs.p52.state.room import Shield
from cogs.p52.view.telling import is_told, told_as_one
from tests.cogs.p52.blows import STRUCK
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.conformance.shown import SHOWN
from tests.support.scripts import ScriptRun, run_script

SPEAKER = Speaker(strict_words(SHOWN[GAME.key].face), ("Ada", "Ben"))


def said(events: list[Event]) -> list[str]:
    """The lines of the story, as the table has them."""
    lines: list[Event] = []
    for event in events:
        both = told_as_one(lines[-1], event) if lines else None
        if both is not None:
            lines[-1] = both
        elif is_told(event):
            lines.append(event)
    return [SPEAKER.event(line) for line in lines]


def stormed(crawl: Crawl) -> list[Event]:
    return run_script(act(crawl, knowing(crawl, "ice-storm")), {ADA: ["cast-ice-storm-b1"]}).events


@pytest.mark.parametrize(
    ("answer", "outcome", "told", "rounds"),
    [
        ("5S", "chilled", "It turns 5♠ (counts as 4), too low.", " for 3 rounds."),
        ("JS", "brief", "It turns J♠ (counts as 10), even.", " for a round."),
        ("KS", "none", "It turns K♠ (counts as 12), and comes to no harm.", ""),
    ],
)
def test_5_3_ice_has_words_of_its_own(answer: str, outcome: str, told: str, rounds: str) -> None:
    """Against a King, who is weak against magic, a 10 for 10."""
    crawl = scene(("orrin", (0, 0)), rows=("..",), foes=[("KH", (1, 0))], flips=("10D", answer))
    events = stormed(crawl)
    assert [event.outcome for event in events if isinstance(event, EnemyDefended)] == [outcome]
    blow = f"Orrin, Ice Storm on the Ox Marshal: 10♦ for 10, just enough. {told}"
    assert said(events) == [blow, *([f"The Ox Marshal freezes{rounds}"] if rounds else [])]
    assert not any("damage" in line for line in said(events))


def test_5_3_older_ice_that_lasts_as_long_is_told_to_stay() -> None:
    crawl = scene(("orrin", (0, 0)), rows=("..",), foes=[("KH", (1, 0))], flips=("QD",))
    crawl.enemies[0].frozen = FOREVER
    events = stormed(crawl)
    assert not of(EnemyFroze, events)
    assert said(events)[-1].endswith("It cannot defend, but its ice stays as it is.")


def test_5_5_an_ice_elixir_counts_and_freezes_whom_its_ice_does_not_hold_yet() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (1, 0)), ("KD", (1, 0))])
    crawl.enemies[0].frozen = FOREVER
    crawl.hero(ADA).bag.append(crawl.made("ice-elixir"))
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    assert [option.facts["count"] for option in run.open[ADA].options if option.key == "use-1-b1"] == [1]
    run.answer(ADA, "use-1-b1")
    assert [event.number for event in run.events if isinstance(event, EnemyFroze)] == [2]


@pytest.mark.parametrize(("flip", "ending"), [("AD", "A♦. An Ace: it fails."), ("2D", "2♦ for 10: missed.")])
def test_r64_a_spell_that_misses_names_all_whom_it_misses(flip: str, ending: str) -> None:
    foes = [("KH", (1, 0)), ("KS", (1, 0)), ("QH", (1, 0))]
    crawl = scene(("orrin", (0, 0)), rows=("..",), foes=foes, flips=(flip,))
    events = run_script(act(crawl, knowing(crawl, "meteor-strike")), {ADA: ["cast-meteor-strike-b1"]}).events
    (blow,) = of(Attacked, events)
    whom = "the Ox Marshal, the Cleaver Thane and the Bog Matron"
    assert SPEAKER.event(blow) == f"Orrin, Meteor Strike on {whom}: {ending}"


@pytest.mark.parametrize(
    ("has_armour", "shield", "kept", "after"),
    [
        (False, 3, "(the Magic Shield took 3): 27 HP left.", "6 damage after the Magic Shield, 27 HP left."),
        (True, 0, "(armour took 1): 25 HP left.", "8 damage after armour, 25 HP left."),
        (True, 3, "(armour took 1, the Magic Shield 3): 28 HP left.", "5 damage after armour and the Magic Shield, 28"),
        (False, 9, "(the Magic Shield took 9): 33 HP left.", "No damage after the Magic Shield."),
    ],
)
def test_r108_armour_is_not_said_to_take_what_a_shield_took(
    has_armour: bool, shield: int, kept: str, after: str
) -> None:
    crawl = scene(("brakka", (0, 0)))
    hero = crawl.hero(ADA)
    if has_armour:
        hero.bag.append(crawl.made("decent-armour", "head"))
        hero.worn.append(hero.bag[-1].id)
    crawl.room.shields += [Shield((0, 0), shield, 3)] if shield else []
    (wound,) = run_script(hurt(crawl, hero, 9, "blow"), {}).events
    assert isinstance(wound, Hurt)
    assert kept in SPEAKER.event(wound)
    assert after in said([STRUCK, wound])[0]


def test_r144_whom_the_own_spell_hits_is_not_hit_by_a_friend() -> None:
    crawl = scene(
        ("orrin", (0, 0)), ("sable", (0, 0)), rows=("..",), foes=[("KH", (0, 0))], flips=("KD", "2S", "2H", "3H")
    )
    run = ScriptRun(act(crawl, knowing(crawl, "meteor-strike")))
    run.answer(ADA, "cast-meteor-strike-a1")
    asked = run.open[ADA]
    assert SPEAKER.prompt(asked) == "The spell hits Orrin (21 HP) as well, for 6. How do you defend?"
    assert SPEAKER.waiting(asked) == "Orrin (Ada) is hit by their own spell and may defend."
    run.answer(ADA, "none")
    assert SPEAKER.prompt(run.open[BEN]) == "Orrin’s spell hits Sable (27 HP) for 6. How do you defend?"


def test_r144_a_button_says_how_many_of_you_a_spell_strikes() -> None:
    crawl = scene(("orrin", (0, 0)), ("sable", (1, 0)), rows=("..",), foes=[("KH", (1, 0)), ("KS", (1, 0))])
    hero = knowing(crawl, "meteor-strike", "fire-ball", "power-thrust")
    options = {option.key: option for option in ScriptRun(act(crawl, hero)).open[ADA].options}
    assert SPEAKER.hint(options["cast-meteor-strike-b1"]) == "2 enemies, and 1 of you"
    replies = {option.key: option for option in ScriptRun(counter(crawl, hero, crawl.enemies[0])).open[ADA].options}
    assert SPEAKER.option(replies["meteor-strike"]) == "Meteor Strike → B1, needs 10"
    assert SPEAKER.hint(replies["meteor-strike"]) == "2 enemies, and 1 of you"
    crawl.hero(BEN).at = (0, 0)
    options = {option.key: option for option in ScriptRun(act(crawl, hero)).open[ADA].options}
    assert SPEAKER.hint(options["cast-meteor-strike-b1"]) == "2 enemies"


def test_r8_a_boost_says_how_many_cards_were_drawn() -> None:
    crawl = scene(("orrin", (0, 0)), ("sable", (0, 0)), rows=("..",))
    crawl.hero(ADA).bag.append(crawl.made("stamina-boost"))
    events = run_script(act(crawl, crawl.hero(ADA)), {ADA: ["use-1-h1"]}).events
    assert said(events) == ["Orrin uses a Stamina Boost on Sable.", "Sable draws 5 stamina cards: 5 now."]


def test_a_flight_of_several_spots_is_no_walk() -> None:
    steps = [
        Moved(seat=0, hero="Orrin", origin=one, spot=other, left=0, way="hover")
        for one, other in (("A1", "A2"), ("A2", "A3"), ("A3", "A4"))
    ]
    assert said([*steps]) == ["Orrin floats from A1 to A4."]
