"""R27 and 9.7, 9.8: all in any order, one after the other to the exit, and what stops that."""

import pytest

from bot.engine import Term
from cogs.p52.content.cards import Card
from cogs.p52.events.combat import Struck
from cogs.p52.events.frame import ExitWatched, RoomLeft, RoundBegan, Stayed, TurnBegan, TurnLost
from cogs.p52.events.map import Climbed, EnemyAppeared, Moved, TrapSprung
from cogs.p52.options import P52Options
from cogs.p52.prompts import words
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.frame.entering import enter_room
from cogs.p52.rules.frame.turn import play
from cogs.p52.rules.quests.ends import look
from cogs.p52.rules.turns.marching import march, walk_towards
from cogs.p52.rules.turns.routes import routes
from tests.cogs.p52.parties import ADA, BEN, CLEO, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script

PASSAGE = ("....X",)


def heading_out(*flips: Card) -> Crawl:
    """Brakka, who speaks for them, and Sable; the exit is in sight, four spots away."""
    return scene(("brakka", (0, 0)), ("sable", (0, 0)), rows=PASSAGE, flips=flips)


def test_all_walk_to_the_exit_by_themselves_and_leave_unasked() -> None:
    crawl = heading_out("9S", "9H", "9D")
    run = ScriptRun(play(crawl))
    assert "exit" not in [option.key for option in run.open[BEN].options]  # the leader says
    run.answer(ADA, "exit")
    assert (crawl.state.is_heading_out, crawl.hero(ADA).at) == (True, (2, 0))
    for _ in range(4):
        assert run_script(play(crawl), {}).asked == []
    assert crawl.state.phase == "level"
    assert [hero.at for hero in crawl.state.heroes] == [(4, 0), (4, 0)]


def test_who_is_told_to_has_a_turn_of_its_own_and_ends_it() -> None:
    crawl = heading_out()
    ScriptRun(play(crawl)).answer(ADA, "exit")
    sable = crawl.hero(BEN)
    sable.free_acts = 1
    run = run_script(play(crawl), {})
    assert of(TurnBegan, run.events) == [TurnBegan(seat=BEN, hero="Sable")]
    assert (sable.free_acts, sable.at, crawl.state.is_heading_out) == (0, (2, 0), True)


def test_somebody_at_the_door_ends_the_walk_out() -> None:
    """R113: the exit's flip brings an enemy, which acts at once."""
    crawl = heading_out("2S", "2H")
    ScriptRun(play(crawl)).answer(ADA, "exit")
    run = run_script(play(crawl), {}, otherwise="none")
    (watched,) = of(ExitWatched, run.events)
    assert watched == ExitWatched(card="2S", comes=True, is_spent=False)
    (appeared,) = of(EnemyAppeared, run.events)
    assert isinstance(appeared, EnemyAppeared)
    assert (appeared.way, appeared.spot, crawl.state.is_heading_out, crawl.state.phase) == (
        "exit", "E1", False, "fight",
    )  # fmt: skip


def test_where_no_way_leads_on_everybody_decides_again() -> None:
    crawl = heading_out()
    crawl.state.is_heading_out = True
    crawl.hero(ADA).bag += [crawl.made("good-armour", part) for part in ("head", "body", "arms", "legs")]
    crawl.hero(ADA).worn = [1, 2, 3, 4]  # Movement 0
    run_script(play(crawl), {})
    assert (crawl.state.is_heading_out, crawl.hero(ADA).at) == (False, (0, 0))


def test_half_up_the_rocks_they_go_on_heading_out() -> None:
    crawl = scene(("ysolde", (0, 0)), ("brakka", (2, 0)), rows=(".OX",))
    crawl.state.is_heading_out = True
    run = run_script(play(crawl), {})
    assert of(Climbed, run.events) == [Climbed(seat=ADA, hero="Ysolde", spot="B1")]
    assert crawl.state.is_heading_out is True


def test_who_is_there_already_stays_and_the_others_go_on() -> None:
    crawl = heading_out()
    crawl.state.is_heading_out = True
    crawl.hero(ADA).at = (4, 0)
    run_script(play(crawl), {})
    assert (crawl.state.is_heading_out, crawl.hero(ADA).at) == (True, (4, 0))


def test_a_walk_led_goes_round_a_trap_and_over_it_where_there_is_no_other_way() -> None:
    crawl = scene(("brakka", (0, 1)), rows=("..", ".T", ".."))
    run = run_script(walk_towards(crawl, crawl.hero(ADA), (1, 2)), {})
    assert (crawl.hero(ADA).at, of(TrapSprung, run.events)) == ((1, 2), [])
    crawl = scene(("brakka", (0, 0)), rows=(".T.",), flips=("KS",))
    run = run_script(walk_towards(crawl, crawl.hero(ADA), (2, 0)), {})
    assert (crawl.hero(ADA).at, len(of(TrapSprung, run.events))) == ((2, 0), 1)


# The door


@pytest.mark.parametrize(("answer", "phase"), [("depart", "level"), ("stay", "explore")])
def test_r112_the_leader_says(answer: str, phase: str) -> None:
    crawl = heading_out()
    crawl.state.phase = "door"
    for hero in crawl.state.heroes:
        hero.at, hero.has_acted = (4, 0), True
    run = ScriptRun(play(crawl))
    prompt = run.open[ADA]
    assert (prompt.word, prompt.default, prompt.main, prompt.facts["hero"]) == (
        words.DOOR, ("depart",), "depart", "Brakka",
    )  # fmt: skip
    run.answer(ADA, answer)
    assert crawl.state.phase == phase
    told: list[object] = [RoomLeft(room="m1", number=1)]
    if answer == "stay":
        told = [Stayed(), RoundBegan(round=2, mode="explore")]
    assert run.events == told


def test_p13_whose_player_has_left_leads_nobody() -> None:
    crawl = heading_out()
    crawl.hero(ADA).is_gone = True
    run = ScriptRun(play(crawl))
    assert "exit" in [option.key for option in run.open[BEN].options]
    assert "exit" not in [option.key for option in run.open[ADA].options]


# Marching


def test_march_everybody_who_has_not_acted_is_asked_and_walks_in_a_turn_of_its_own() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), ("orrin", (0, 0)), rows=(".....",))
    ada, ben, cleo = crawl.state.heroes
    cleo.has_acted = True
    run = ScriptRun(march(crawl, ada, routes(crawl, ada, 2)[2, 0], 2))
    prompt = run.open[BEN]
    assert (list(run.open), prompt.word, prompt.default, prompt.main) == ([BEN], words.MARCH, ("follow",), "follow")
    assert prompt.within == 20
    assert (prompt.facts["leader"], prompt.facts["spot"], prompt.facts["hero"]) == ("Brakka", "C1", "Sable")
    run.answer(BEN, "follow")
    assert (ben.at, ben.has_acted, cleo.at, crawl.state.active) == ((2, 0), True, (0, 0), BEN)


def test_march_who_is_caught_is_not_asked() -> None:
    crawl = heading_out()
    ada, ben = crawl.state.heroes
    ben.lost_turns = 1
    run = run_script(march(crawl, ada, routes(crawl, ada, 2)[2, 0], 2), {})
    assert (run.asked, ben.lost_turns) == ([], 1)
    ada.has_acted = True
    run = run_script(play(crawl), {})
    assert of(TurnLost, run.events) == [TurnLost(seat=BEN, hero="Sable")]


def test_march_nobody_follows_into_a_fight() -> None:
    """R28: the first who follows turns somebody up; the next stays where they are."""
    crawl = scene(
        ("brakka", (0, 0)), ("sable", (0, 0)), ("orrin", (0, 0)), rows=("..e..",), is_up=False, light="dark",
        flips=("9S",),
    )  # fmt: skip
    ada, ben, cleo = crawl.state.heroes
    crawl.spots[1, 0].is_up = True
    ada.has_acted = True
    run = ScriptRun(march(crawl, ada, routes(crawl, ada, 2)[1, 0], 2))
    run.answer(ADA, "stop")
    assert (run.is_over, len(crawl.enemies), ben.has_acted, cleo.has_acted) == (True, 1, False, False)


# A fresh room, and a limit of rounds


def test_r21_all_stand_on_the_start_and_what_ended_with_the_last_room_is_gone() -> None:
    crawl = heading_out()
    ada, ben = crawl.state.heroes
    crawl.state.ambushers, crawl.state.targets, crawl.state.is_heading_out = [3], [(1, 0)], True
    ada.tally.attacked, ben.is_dead, ben.died_in = [4], True, 1
    crawl.room.number, crawl.room.start, crawl.room.level = 2, (1, 0), 3
    run = run_script(enter_room(crawl), {})
    entered = run.events[0]
    assert type(entered).__name__ == "RoomEntered"
    assert (ada.at, ben.at in crawl.spots, ada.tally.attacked) == ((1, 0), False, [])
    assert (crawl.state.ambushers, crawl.state.targets, crawl.state.is_heading_out) == ([], [], False)


@pytest.mark.parametrize(("most", "round_", "result"), [(0, 999, ""), (6, 6, ""), (6, 7, "off")])
def test_r141_a_limit_of_rounds_calls_it_off(most: int, round_: int, result: str) -> None:
    crawl = scene(("brakka", (0, 0)), options=P52Options(most_rounds=most))
    crawl.room.round = round_
    run_script(look(crawl), {})
    assert crawl.state.result == result


def test_r29_three_explorers_make_one_round() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)), ("orrin", (0, 0)))
    for number, seat in enumerate((CLEO, ADA, BEN), start=1):
        run = ScriptRun(play(crawl))
        assert (crawl.room.round, len(run.open)) == (1, 4 - number)
        run.answer(seat, "stance")
    assert (crawl.room.round, crawl.state.round) == (2, 1)


def test_r27_a_free_act_leaves_it_open_who_goes_first() -> None:
    crawl = scene(("brakka", (0, 0)), ("sable", (0, 0)))
    crawl.spots[0, 0].items.append(crawl.made("torch"))
    run = ScriptRun(play(crawl))
    taken = next(option for option in run.open[ADA].options if option.key == "take-1")
    assert taken.facts == {"item": Term("item", ("torch",))}
    run.answer(ADA, "take-1")
    assert list(run.open) == [ADA, BEN]
    run.answer(BEN, "stance")
    assert [hero.has_acted for hero in crawl.state.heroes] == [False, True]


def test_r33_after_a_free_act_one_may_do_no_more() -> None:
    crawl = scene(("brakka", (0, 0)))
    crawl.spots[0, 0].items.append(crawl.made("torch"))
    run = ScriptRun(play(crawl))
    run.answer(ADA, "take-1")
    stamina = len(crawl.hero(ADA).stamina)
    run.answer(ADA, "rest")
    assert run.is_over
    assert len(crawl.hero(ADA).stamina) == stamina


def test_r27_who_finds_an_ambusher_while_exploring_is_struck_before_the_round_begins() -> None:
    crawl = scene(("sable", (0, 0)), rows=("..e",), is_up=False, light="dark", flips=("2S", "KS", "2H"))
    crawl.spots[1, 0].is_up = True
    stack(crawl)
    crawl.state.decks.enemy.append(crawl.state.decks.enemy.pop(crawl.state.decks.enemy.index("JS")))
    run = ScriptRun(play(crawl))
    run.answer(ADA, "to-b1")
    if run.open:
        run.answer(ADA, "stop")
    run = ScriptRun(play(crawl))
    assert len(of(Struck, run.events)) == 1
    assert len(of(Moved, run.events)) == 0
