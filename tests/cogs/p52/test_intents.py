"""A forecast comes true: what an enemy would do is what it does, as far as nothing comes between (R97 to R101)."""

from copy import deepcopy

import pytest

from bot.engine import Chance, Event
from cogs.p52.events.combat import EnemyFell, EnemyHealed, EnemyHurt, Struck
from cogs.p52.events.frame import EnemyTurnLost
from cogs.p52.events.map import EnemyClimbed, EnemyMoved
from cogs.p52.game import GAME
from cogs.p52.options import P52Options
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.intents import FIGHTING, Intent, intents
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.frame.rounds import next_up
from cogs.p52.rules.frame.turn import play
from cogs.p52.state.people import Enemy
from cogs.p52.state.places import Place, label
from tests.cogs.p52.parties import ADA, BEN
from tests.cogs.p52.scenes import add_foe, scene
from tests.support.scripts import ScriptRun, run_script

MOST_TURNS = 400  # of a match; it need not end


def said(crawl: Crawl) -> list[tuple[int, str, str, tuple[int, ...], bool]]:
    return [(one.enemy, one.deed, label(one.spot), one.seats, one.is_sure) for one in intents(crawl)]


def test_each_that_can_be_seen_in_the_order_in_which_they_act() -> None:
    """A Jack of 11 shoots the weaker of two, a King of 9 walks up; both before Brakka (8), whose turn it is."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("......",), foes=[("KC", (5, 0)), ("JD", (4, 0))])
    crawl.state.active, crawl.hero(ADA).has_acted, crawl.hero(BEN).has_acted = ADA, True, True
    assert said(crawl) == [(2, "attack", "E1", (BEN,), True), (1, "walk", "D1", (), False)]


def test_r99_the_second_takes_somebody_else() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), foes=[("KC", (0, 0)), ("KD", (0, 0))])
    crawl.state.active = ADA
    assert [seats for _, _, _, seats, _ in said(crawl)] == [(BEN,), (ADA,)]


def test_of_equals_nobody_knows_whom() -> None:
    crawl = scene(("brakka", (0, 0)), ("rusk", (0, 0)), foes=[("KC", (0, 0))])
    assert said(crawl) == [(1, "attack", "A1", (ADA, BEN), False)]


@pytest.mark.parametrize(
    ("change", "deed"),
    [("frozen", "frozen"), ("low", "flee"), ("cornered", "rest"), ("poisoned", "falls"), ("unseen", "rest")],
)
def test_what_else_it_may_do(change: str, deed: str) -> None:
    crawl = scene(("brakka", (1, 0)), rows=("....",), foes=[("KC", (2, 0))])
    enemy = crawl.enemies[0]
    enemy.frozen = 2 * (change == "frozen")
    enemy.health = 1 if change in {"low", "cornered", "poisoned"} else 15
    enemy.at = (3, 0) if change == "cornered" else enemy.at
    enemy.venomous, enemy.venom = (2, 3) if change == "poisoned" else (0, 0)
    crawl.hero(ADA).unseen = 2 * (change == "unseen")
    assert [one[1] for one in said(crawl)] == [deed]


def test_r40_whoever_climbs_half_way_is_not_said_to_walk_to_where_it_is() -> None:
    """With Movement 1 rocks take two turns: it stays in the first, and comes in the second."""
    crawl = scene(("brakka", (0, 0)), rows=(".O..",), foes=[("KD", (2, 0))])
    assert [one[1:3] for one in said(crawl)] == [("rest", "C1")]
    told = run_script(enemy_turn(crawl, crawl.enemies[0]), {}).events
    assert told == [EnemyClimbed(enemy="gate-duellist", number=1, spot="B1")]
    assert [one[1:3] for one in said(crawl)] == [("walk", "B1")]


@pytest.mark.parametrize("covered", [(1, 0), (2, 0)])
def test_r140_rocks_that_are_face_down_are_not_told_by_who_climbs_them(covered: Place) -> None:
    crawl = scene(("brakka", (0, 0)), rows=(".O..",), foes=[("KD", (2, 0))])
    crawl.spots[covered].is_up = False
    assert run_script(enemy_turn(crawl, crawl.enemies[0]), {}).events == []


@pytest.mark.parametrize(("health", "place", "covered"), [(15, (2, 0), (1, 0)), (1, (1, 0), (2, 0))])
def test_r140_no_forecast_tells_of_rocks_that_are_face_down(health: int, place: Place, covered: Place) -> None:
    """Neither of somebody who comes nor of somebody who flees; nor is it sure then."""
    forecasts = []
    for row in (f"{'.' * covered[0]}{mark}." for mark in ".O"):
        crawl = scene(("brakka", (0, 0)), rows=(row,), foes=[("KD", place)])
        crawl.enemies[0].health, crawl.spots[covered].is_up = health, False
        forecasts.append(intents(crawl))
    assert forecasts[0] == forecasts[1]
    assert [one.is_sure for one in forecasts[0]] == [False]


def test_r140_nobody_is_told_what_the_covered_will_do() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (3, 0))])
    crawl.spots[3, 0].is_up = False
    assert said(crawl) == []


def test_nothing_is_sure_while_somebody_may_step_in() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (3, 0))])
    crawl.hero(ADA).is_waiting = crawl.hero(ADA).has_acted = True
    assert said(crawl) == [(1, "walk", "B1", (), False)]


def test_a_forecast_moves_nobody() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (3, 0)), ("KD", (2, 0))])
    add_foe(crawl, "JD", (3, 0))
    before = GAME.view(crawl.state, ADA)
    intents(crawl)
    assert GAME.view(crawl.state, ADA) == before


# Whole matches


def comes_true(intent: Intent, events: list[Event]) -> bool:
    """Is it what has happened, to the letter, up to the first card?"""
    own = [event for event in events if getattr(event, "number", None) == intent.enemy]
    first = next((event for event in own if not isinstance(event, EnemyHurt)), None)
    match intent.deed:
        case "attack":
            return isinstance(first, Struck) and first.seat == intent.seats[0] and first.blow == intent.blows[0].blow
        case "walk" | "flee":
            return isinstance(first, EnemyMoved) and first.spot in {label(intent.spot), ""}
        case "frozen":
            return isinstance(first, EnemyTurnLost)
        case "falls":
            return isinstance(first, EnemyFell) or first is None
        case "rest":
            return first is None or isinstance(first, EnemyHealed | EnemyClimbed)
        case _:
            return True


class Reckoning:
    """Matches played by the rules alone; before each enemy's turn what was said of it is compared."""

    def __init__(self) -> None:
        self.said = self.true = 0
        self.promised: list[Intent] | None = None  # since the last turn of a character; each is for one turn

    def play(self, options: P52Options, seats: int, seed: bytes) -> None:
        chance = Chance(seed)
        crawl = Crawl(GAME.setup(seats, options, chance), chance)
        for _ in range(MOST_TURNS):
            if crawl.is_over:
                return
            self._look(crawl)
            run = ScriptRun(play(crawl))
            while not run.is_over:
                if run.prompts:
                    prompt = next((one for one in run.prompts if not one.is_standing), None)
                    if prompt is not None:
                        choice = GAME.advise(GAME.view(crawl.state, prompt.seat), prompt, chance.aside("advice")).choice
                        run.answer(prompt.seat, choice, prompt.word)
                        continue
                run.wait()

    def _look(self, crawl: Crawl) -> None:
        one = next_up(crawl) if crawl.state.phase in FIGHTING and not crawl.state.ambushers else None
        if not isinstance(one, Enemy):
            self.promised = None
            return
        now = [intent for intent in intents(crawl) if intent.is_sure]
        promised = now if self.promised is None else self.promised
        mine = [intent for intent in (*promised, *now) if intent.enemy == one.id]
        self.promised = [intent for intent in promised if intent.enemy != one.id]
        twin = Crawl(deepcopy(crawl.state), Chance(b"twin"))
        ghost = twin.enemy(one.id)
        assert ghost is not None
        events = ScriptRun(enemy_turn(twin, ghost)).events
        for intent in mine:
            self.said += 1
            assert comes_true(intent, events), (intent, events)
            self.true += 1


WAYS = [
    (P52Options(adventure="lamp"), 2), (P52Options(adventure="gaol", difficulty="grim"), 3),
    (P52Options(adventure="winds"), 4), (P52Options(adventure="delve"), 2),
]  # fmt: skip


@pytest.mark.parametrize(("options", "seats"), WAYS[:2], ids=lambda one: getattr(one, "adventure", str(one)))
def test_what_is_said_comes_true(options: P52Options, seats: int) -> None:
    reckoning = Reckoning()
    reckoning.play(options, seats, b"one")
    assert reckoning.said == reckoning.true > 5


@pytest.mark.long
@pytest.mark.parametrize(("options", "seats"), WAYS, ids=lambda one: getattr(one, "adventure", str(one)))
def test_what_is_said_comes_true_in_fifty_matches_each(options: P52Options, seats: int) -> None:
    reckoning = Reckoning()
    for number in range(50):
        reckoning.play(options, seats, b"%d" % number)
    assert reckoning.said == reckoning.true > 500
