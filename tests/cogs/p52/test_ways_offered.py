"""What a way costs and meets stands on its button; what comes to light is told with its card (R18, R35 to R44)."""

import pytest

from bot.engine import Fact
from cogs.p52.content.cards import Card
from cogs.p52.content.tables import MAJORS
from cogs.p52.events.kinds import NO_CARD
from cogs.p52.events.map import EnemyAppeared, HeroDragged, Revealed
from cogs.p52.prompts.words import DOOR
from cogs.p52.rules.combat.striking import strike
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.figures import line
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.rooms.appearing import appear, appear_boss, major_comes
from cogs.p52.rules.rooms.turning import turn_up
from cogs.p52.rules.turns.turn import act
from tests.cogs.p52.knowing import knowing
from tests.cogs.p52.parties import ADA, BEN, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import able, scene
from tests.support.scripts import ScriptRun, run_script


def offered(crawl: Crawl) -> dict[str, tuple[str, dict[str, Fact]]]:
    options = ScriptRun(act(crawl, crawl.hero(ADA))).open[ADA].options
    return {option.key: (option.word, dict(option.facts)) for option in options}


def way(spot: str, cost: int, passes: int = 0, traps: int = 0) -> dict[str, Fact]:
    return {"spot": spot, "cost": cost, "passes": passes, "traps": traps}


def test_a_path_a_trap_rocks_and_what_is_face_down() -> None:
    crawl = scene(("brakka", (1, 1)), rows=(".TO", "....", "..."))
    able(crawl.hero(ADA), move=11)  # Movement 3
    crawl.spots[3, 1].is_up = False
    found = offered(crawl)
    assert found["to-a2"] == ("to", way("A2", 1))
    assert found["to-b1"] == ("to-trap", way("B1", 1, traps=1))
    assert found["to-c1"] == ("to", way("C1", 3))  # round the trap, and 2 for the rocks
    assert found["to-c3"] == ("to", way("C3", 2))
    down = found["to-d2"]
    assert (down[0], down[1]["cost"], down[1]["spot"]) == ("way", 2, "D2")


def test_a_way_to_what_is_face_down_says_so_where_it_has_no_name() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("....",), is_up=False)
    crawl.spots[1, 0].is_up = True
    crawl.spots[0, 0].items.append(crawl.made("torch"))
    able(crawl.hero(ADA), move=11)
    found = offered(crawl)
    assert (found["to-c1"][0], found["to-d1"][0]) == ("way", "to-dark")


def test_with_movement_one_rocks_take_two_turns_and_say_so() -> None:
    crawl = scene(("ysolde", (0, 0)), rows=(".O",))
    assert offered(crawl)["to-b1"] == ("climb", {"spot": "B1"})
    crawl.hero(ADA).climbs = (1, 0)
    assert offered(crawl)["to-b1"] == ("to-top", {"spot": "B1"})


def test_to_a_chest_to_the_exit_and_past_somebody() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..C.X",))
    crawl.spots[4, 0].is_up = True
    chest, exit_ = offered(crawl)["to-c1"], offered(crawl)["exit"]
    assert (chest[0], chest[1]["goal"].keys, chest[1]["is_there"]) == ("way", ("chest",), 1)  # type: ignore[union-attr] # a term
    assert exit_ == ("all-to-exit", {"spot": "E1"})
    crawl = scene(("brakka", (0, 0)), rows=("....",), foes=[("KC", (1, 0))])
    able(crawl.hero(ADA), move=11)
    assert offered(crawl)["to-d1"] == ("to-passing", way("D1", 3, passes=1))
    towards = offered(crawl)["to-b1"]
    assert (towards[0], towards[1]["goal"].keys, towards[1]["is_there"]) == ("way", ("hound-captain",), 1)  # type: ignore[union-attr] # a term


def test_a_throw_says_how_many_it_meets() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), foes=[("KC", (1, 0)), ("KD", (1, 0))])
    crawl.hero(ADA).bag.append(crawl.made("fire-elixir"))
    word, facts = offered(crawl)["use-1-b1"]
    assert (word, facts["spot"], facts["count"], facts["item"].keys) == ("throw", "B1", 2, ("fire-elixir",))  # type: ignore[union-attr] # a term


# What comes to light


@pytest.mark.parametrize("card", ["JC", "QH", "KS"])
def test_r18_an_enemy_comes_with_its_card_and_its_hp(card: Card) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    crawl.state.decks.enemy.remove(card)
    crawl.state.decks.enemy.append(card)
    run = run_script(appear(crawl, (1, 0), "here"), {})
    (told,) = of(EnemyAppeared, run.events)
    assert isinstance(told, EnemyAppeared)
    enemy = run.result
    assert enemy is not None
    assert told == EnemyAppeared(
        enemy=enemy.key, number=1, spot="B1", health=enemy.health, card=card, way="here", is_first=True
    )
    assert (enemy.card, enemy.rank, enemy.health, crawl.room.seen) == (card, card[0], enemy.most_health, 1)


def test_r18_the_second_of_a_kind_is_no_first_sight_and_an_empty_deck_brings_nobody() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    crawl.state.met = ["ox-marshal"]
    crawl.state.decks.enemy[:] = ["KH"]
    (told,) = run_script(appear(crawl, (1, 0), "exit"), {}).events
    assert isinstance(told, EnemyAppeared)
    assert (told.is_first, told.way) == (False, "exit")
    run = run_script(appear(crawl, (1, 0), "here"), {})
    assert (run.result, run.events) == (None, [])


def test_5_4_after_a_great_boss_spots_are_empty_and_minor_ones_too() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    crawl.room.has_major = True
    assert run_script(appear(crawl, (1, 0), "here"), {}).result is None
    assert run_script(appear(crawl, (1, 0), "called"), {}).result is not None
    assert run_script(appear_boss(crawl, (1, 0)), {}).result == []


def test_the_rooms_own_minor_boss_has_no_card() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",))
    crawl.room.minor = "cork-sniper"
    run = run_script(appear_boss(crawl, (1, 0)), {})
    (foe,) = run.result or []
    assert (foe.key, foe.card, foe.rank, foe.level) == ("cork-sniper", "", "minor", 2)
    (told,) = of(EnemyAppeared, run.events)
    assert isinstance(told, EnemyAppeared)
    assert (told.way, told.spot, told.card, told.health) == ("here", "B1", NO_CARD, 10)


@pytest.mark.parametrize(
    ("mark", "told", "chest"),
    [(".", "path", ""), ("O", "obstructed", ""), ("H", "hidden", ""), ("T", "trap", ""), ("C", "chest", "closed")],
)
def test_r16_a_spot_that_is_turned_up_is_told(mark: str, told: str, chest: str) -> None:
    crawl = scene(("brakka", (0, 0)), rows=("..",), is_up=False)
    crawl.spots[1, 0].mark, crawl.spots[1, 0].card = mark, "7S"  # type: ignore[assignment] # it is one
    events = run_script(turn_up(crawl, (0, 0)), {}).events
    assert events == [Revealed(spot="B1", mark=told, card="7S")]
    assert crawl.spots[1, 0].chest == chest


def test_only_the_chain_drags() -> None:
    """5.4: damage of the anchor, of wax or of talons leaves its victim where it is."""
    for key in MAJORS:
        crawl = scene(("brakka", (2, 0)), rows=("....",), level=2)
        crawl.room.major = key
        (boss,) = run_script(major_comes(crawl, (0, 0)), {}).result or []
        assert [blow.key for blow in line(crawl.state, boss).blows if blow.drags] == (
            ["chain"] if key == "tide-gaoler" else []
        )
        stack(crawl, "KS")
        run = run_script(strike(crawl, boss, crawl.hero(ADA), "turn"), {ADA: ["none"]})
        assert len(of(HeroDragged, run.events)) == (key == "tide-gaoler")


def test_9_7_all_go_to_the_exit_only_if_somebody_is_not_there() -> None:
    """Where all are there already the round goes on, and P13 asks at its end."""
    crawl = scene(("brakka", (0, 0)), ("sable", (1, 0)), rows=("X.",))
    assert "exit" in offered(crawl)
    crawl.hero(BEN).at = (0, 0)
    assert "exit" not in offered(crawl)
    crawl.hero(ADA).at = (1, 0)
    assert "exit" in offered(crawl)
    crawl.hero(ADA).at = (0, 0)
    run = ScriptRun(play(crawl))
    run.answer(ADA, "rest")
    run = ScriptRun(play(crawl))
    run.answer(BEN, "rest")
    assert ScriptRun(play(crawl)).open[ADA].word == DOOR


def test_5_3_a_gizmo_betters_all_but_itself() -> None:
    crawl = scene(("orrin", (0, 0)))
    knowing(crawl, "fire-ball", "gizmo")
    found = [key for key in offered(crawl) if key.startswith("do-gizmo")]
    assert found == ["do-gizmo-fire-ball-damage", "do-gizmo-fire-ball-target"]
