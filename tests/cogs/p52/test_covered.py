"""R140: an enemy on a spot that is face down is neither drawn, told, listed nor named to anybody (A35)."""

from bot.engine import Chance
from cogs.p52.events.combat import AimLost, EnemyFell, EnemyHealed, EnemyHurt
from cogs.p52.events.frame import EnemyTurnLost
from cogs.p52.events.map import EnemyAppeared, EnemyMoved, EnemyVanished
from cogs.p52.game import GAME
from cogs.p52.prompts import words
from cogs.p52.rules.combat.ambush import look_around
from cogs.p52.rules.combat.defence import defend
from cogs.p52.rules.crawl import Crawl
from cogs.p52.rules.enemies.turn import enemy_turn
from cogs.p52.rules.hidden import reshuffle
from cogs.p52.rules.rooms.appearing import appear, major_comes
from cogs.p52.rules.turns.turn import act
from cogs.p52.view.sight import sight
from tests.cogs.p52.parties import ADA, stack
from tests.cogs.p52.quests import of
from tests.cogs.p52.scenes import scene
from tests.support.scripts import ScriptRun, run_script

KING = (3, 0)


def lurking(*up: int, health: int = 15) -> Crawl:
    """A King on D1; of the six spots of the row only these are up, and Brakka's own, A1."""
    crawl = scene(("brakka", (0, 0)), rows=("......",), foes=[("KD", KING)], is_up=False)
    for column in up:
        crawl.spots[column, 0].is_up = True
    crawl.enemies[0].health = health
    return crawl


def test_it_is_not_in_the_view() -> None:
    crawl = lurking()
    crawl.hero(ADA).aim, crawl.hero(ADA).aim_at = 2, 1
    view = sight(crawl.state, None)
    assert (view.room.enemies, [turn.enemy for turn in view.order], view.heroes[ADA].aim_at) == ((), [0], 0)
    crawl.spots[KING].is_up = True
    view = sight(crawl.state, None)
    assert (len(view.room.enemies), [turn.enemy for turn in view.order], view.heroes[ADA].aim_at) == (1, [1, 0], 1)


def test_it_walks_out_of_sight_and_back() -> None:
    crawl = lurking(3)
    run = run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert of(EnemyMoved, run.events) == [EnemyMoved(enemy="gate-duellist", number=1, origin="D1", spot="", way="away")]
    assert run_script(enemy_turn(crawl, crawl.enemies[0]), {}).events == []
    assert crawl.enemies[0].at == (1, 0)
    run = run_script(enemy_turn(crawl, crawl.enemies[0]), {})
    assert of(EnemyMoved, run.events) == [EnemyMoved(enemy="gate-duellist", number=1, origin="", spot="A1", way="back")]


def test_nobody_says_where_it_flees_whom_nobody_sees() -> None:
    crawl = scene(("brakka", (0, 0)), rows=("...", "...", "..."), foes=[("KD", (1, 1))], is_up=False)
    crawl.enemies[0].health = 2
    assert run_script(enemy_turn(crawl, crawl.enemies[0]), {}).events == []
    assert crawl.enemies[0].at != (1, 1)


def test_what_happens_to_it_is_not_told() -> None:
    crawl = lurking(health=3)
    stack(crawl, "KS")
    enemy = crawl.enemies[0]
    enemy.frozen = 1
    enemy.venom, enemy.venomous, enemy.venom_by = 4, 3, ADA
    assert of(EnemyTurnLost, run_script(enemy_turn(crawl, enemy), {}).events) == []
    run = run_script(enemy_turn(crawl, enemy), {})
    assert of(EnemyHurt, run.events) + of(EnemyFell, run.events) == []
    assert (crawl.enemies, crawl.hero(ADA).kills) == ([], 1)
    assert crawl.spots[enemy.at].drops == 1
    assert sum(spot.drops for spot in sight(crawl.state, None).room.spots) == 0


def test_it_gathers_itself_unseen() -> None:
    crawl = lurking(health=10)
    crawl.hero(ADA).unseen = 2
    assert of(EnemyHealed, run_script(enemy_turn(crawl, crawl.enemies[0]), {}).events) == []
    assert crawl.enemies[0].health == 11


def test_it_comes_to_light_with_its_spot_and_is_no_newcomer() -> None:
    crawl = lurking(1, 2)
    crawl.room.light = "dark"
    crawl.hero(ADA).at = (2, 0)
    flips = len(crawl.state.decks.discard)
    run = run_script(look_around(crawl, crawl.hero(ADA)), {})
    (told,) = of(EnemyAppeared, run.events)
    assert isinstance(told, EnemyAppeared)
    assert (told.way, told.spot, told.number, run.result) == ("again", "D1", 1, [])
    assert len(crawl.state.decks.discard) == flips  # R28 is for those who are revealed


def test_whoever_is_called_to_such_a_spot_is_not_told_of_either() -> None:
    crawl = lurking()
    run = run_script(appear(crawl, KING, "called"), {})
    assert (run.events, len(crawl.enemies), crawl.state.met) == ([], 2, [])


def test_who_leaves_unseen_before_a_boss_leaves_in_silence() -> None:
    crawl = lurking(5)
    crawl.room.major = "tallow-sexton"
    run = run_script(major_comes(crawl, (5, 0)), {})
    assert of(EnemyVanished, run.events) == []
    assert [enemy.key for enemy in crawl.enemies] == ["tallow-sexton"]


def test_an_aim_at_it_is_lost_without_its_name() -> None:
    crawl = lurking()
    hero = crawl.hero(ADA)
    hero.aim, hero.aim_at = 2, 1
    run = run_script(defend(crawl, hero, "melee", 4, {}), {ADA: ["none"]})
    assert (of(AimLost, run.events), hero.aim) == ([], 0)


def test_wherever_it_stands_everybody_sees_and_is_asked_the_same() -> None:
    crawl = lurking(1)
    ours = ScriptRun(act(crawl, crawl.hero(ADA)))
    seen, places = sight(crawl.state, ADA), set()
    for seed in range(12):
        reshuffle(crawl.state, Chance(bytes([seed])))
        places.add(crawl.enemies[0].at)
        assert sight(crawl.state, ADA) == seen
        theirs = ScriptRun(act(Crawl(crawl.state, Chance(b"")), crawl.hero(ADA)))
        assert repr(theirs.open[ADA].options) == repr(ours.open[ADA].options)
    assert len(places) > 2


def test_the_adviser_goes_on_where_nobody_is_to_be_seen() -> None:
    crawl = lurking(1)
    run = ScriptRun(act(crawl, crawl.hero(ADA)))
    prompt = run.open[ADA]
    assert prompt.word == words.TURN
    advice = GAME.advise(sight(crawl.state, ADA), prompt, Chance(b"x"))
    assert prompt.is_legal(advice.choice)
    assert isinstance(advice.choice, tuple)
    assert advice.choice[0].startswith("to-")
