"""The Maiden Tree and Morna Gul (R113-R126)."""

from cogs.bag_of_dungeon.content import MORNA
from cogs.bag_of_dungeon.events.combat import InstantKill, RoundRolled
from cogs.bag_of_dungeon.events.endgame import MornaMoved
from cogs.bag_of_dungeon.events.frame import RoundBegan
from cogs.bag_of_dungeon.rules.endgame.gathering import watch
from cogs.bag_of_dungeon.rules.endgame.morna import move_morna
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.frame.turn import play
from cogs.bag_of_dungeon.rules.map.moving import move
from cogs.bag_of_dungeon.rules.places.forest import plant, plant_offers
from cogs.bag_of_dungeon.rules.quest import Landing, Quest
from cogs.bag_of_dungeon.state import State
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay, set_monster, set_morna
from tests.support.scripts import ScriptRun, run_script


def _gather(dice: list[int] | None = None) -> Quest:
    """Two bearers; the tree two tiles north of the Start."""
    quest = adventure("sirrus", "duric", mode="forest", dice=dice or [])
    lay(quest, "f08", 0, -1)
    lay(quest, "ftree", 0, -2)
    for key in ("f10", "f11"):
        lay(quest, key, 5, 5 + int(key[1:]))
        quest.stock("forest")
    for hero in quest.state.heroes:
        hero.seeds = 1
    quest.state.phase = "gather"
    return quest


def test_t38_all_bearers_must_stand_at_the_tree() -> None:
    quest = _gather()
    fighter, dwarf = quest.state.heroes
    fighter.at, dwarf.at = "ftree", "f08"
    dwarf.spaces[7].is_poisoned = True
    lair = lay(quest, "f05", 1, -1)
    set_monster(quest, lair, "fen-wolf")
    run = run_script(watch(quest), {})
    assert run.events == []
    dwarf.at = "ftree"
    run_script(watch(quest), {})
    assert quest.is_calm
    assert lair.monster is None
    assert dwarf.poison == 0
    assert (quest.state.morna_at, quest.state.morna and quest.state.morna.hp) == ("fstart", 20)


def test_r113_without_a_seed_nothing_is_gathered() -> None:
    quest = _gather()
    for hero in quest.state.heroes:
        hero.seeds, hero.at = 0, "ftree"
    run_script(watch(quest), {})
    assert not quest.is_calm


def _hunt(dice: list[int], planted: int = 0) -> tuple[Quest, str]:
    """Morna Gul and the Dwarf on one tile."""
    quest = adventure("duric", "sirrus", mode="forest", dice=dice, skill_tokens=False)
    tile = lay(quest, "f08", 0, -1)
    for number, key in enumerate(("f07", "f15", "f16", "f25")[:planted]):
        lay(quest, key, 8, number).is_planted = True
    set_morna(quest, tile)
    quest.hero(0).at, quest.hero(0).used = tile.key, 1
    quest.hero(1).debt = 5  # cannot be tagged
    return quest, tile.key


def test_t39_planted_seeds_take_his_dice_and_the_tree_lifts() -> None:
    quest, _ = _hunt([3, 4, 5, 2], planted=2)
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))
    (rolled,) = [e for e in run.events if isinstance(e, RoundRolled)]
    assert (rolled.total, rolled.foe_total) == (10, 17)
    assert quest.hero(0).hp == 5
    assert run.open[0].word == "tree"
    run.answer(0, "tile-fstart")
    assert run.is_over
    assert quest.hero(0).at == "fstart"
    assert quest.state.morna is not None  # and he keeps his wounds


def test_t40_he_feeds_on_the_fallen() -> None:
    for before, after in ((12, 17), (18, 20)):
        quest, _ = _hunt([1, 2, 6, 6, 6, 6])
        assert quest.state.morna is not None
        quest.state.morna.hp = before
        run_script(fight_on_tile(quest, quest.hero(0)), {})
        assert quest.state.morna.hp == after
        assert quest.hero(0).lives == 2


def test_r123_he_keeps_his_wounds() -> None:
    quest, _ = _hunt([6, 6, 1, 1, 1, 1, 1, 2, 1, 1, 2, 1])
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))  # 27 against 14, then 6 against 15
    assert quest.state.morna is not None
    assert quest.state.morna.hp == 7
    assert run.open[0].word == "tree"
    run.answer(0, "tile-fstart")
    assert quest.state.morna.hp == 7


def test_t41_a_double_only_doubles_against_him() -> None:
    quest, _ = _hunt([1, 1], planted=4)
    quest.state.ring_with = 0
    run = ScriptRun(fight_on_tile(quest, quest.hero(0)))  # 2*2+3 = 7 against a flat 10
    assert not any(isinstance(e, InstantKill) for e in run.events)
    assert quest.hero(0).hp == 9


def test_r117_he_walks_to_the_closest_bearer_and_stops_at_the_first_he_meets() -> None:
    quest = adventure("duric", "sirrus", mode="forest", dice=[3, 4, 1, 2, 6, 6, 6, 6], skill_tokens=False)
    dwarf, fighter = quest.state.heroes
    for step, key in enumerate(("f08", "f18", "f09", "f01"), 1):
        lay(quest, key, 0, -step, 1 if key == "f18" else 0)
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active, quest.state.turn = None, 2
    dwarf.at, fighter.at, fighter.seeds, dwarf.used, fighter.debt = "f18", "f01", 1, 1, 5
    run = ScriptRun(move_morna(quest))
    (moved,) = [e for e in run.events if isinstance(e, MornaMoved)]
    assert moved.steps == 2
    assert quest.state.morna_at == "f18"
    assert dwarf.lives == 2


def test_r119_several_choose_who_stands_in_front() -> None:
    quest = adventure("duric", "sirrus", mode="forest", dice=[1, 1, 1, 2, 6, 6, 6, 6], skill_tokens=False)
    dwarf, fighter = quest.state.heroes
    lay(quest, "f08", 0, -1)
    set_morna(quest, quest.state.tiles["fstart"])
    quest.state.active = None
    dwarf.at = fighter.at = "f08"
    fighter.used = 1
    run = ScriptRun(move_morna(quest))
    assert [run.open[seat].word for seat in (0, 1)] == ["front", "front"]
    assert {run.open[seat].default for seat in (0, 1)} == {("hero-0",)}
    run.answer(1, "hero-1")
    run.answer(0, "hero-1")
    run.answer(1, "fight")  # or a partner might be called, on credit (R125)
    assert fighter.lives == 2


def test_r121_running_past_him_costs_two_hp_and_a_step() -> None:
    quest, _ = _hunt([])
    dwarf = quest.hero(0)
    dwarf.at = "fstart"
    lay(quest, "f09", 0, -2)
    run_script(move(quest, dwarf, "move-north"), {0: ["past-f09"]})
    assert (dwarf.hp, dwarf.ap, quest.landings) == (10, 2, [Landing(0)])
    assert dwarf.at == "f09"
    assert not quest.is_turn_over


def test_r124_planting() -> None:
    quest = adventure("duric", mode="forest")
    hero = quest.hero(0)
    vine = lay(quest, "f07", 0, -1)
    hero.at, hero.seeds, quest.state.phase = vine.key, 2, "hunt"
    run_script(plant(quest, hero, "plant"), {})
    assert (vine.is_planted, hero.seeds, hero.ap) == (True, 1, 2)
    assert plant_offers(quest, hero) == []


def test_r126_his_death_wins() -> None:
    quest, _ = _hunt([6, 5], planted=4)
    assert quest.state.morna is not None
    quest.state.morna.hp = 4
    run_script(fight_on_tile(quest, quest.hero(0)), {})
    assert quest.state.result == "morna"
    assert quest.hero(0).kills == [MORNA]


def test_morna_moves_after_everybody_had_a_turn() -> None:
    """R117: as a turn of his own, then a new round begins."""
    quest = adventure("duric", mode="forest", dice=[1, 1])
    state: State = quest.state
    lay(quest, "f08", 0, -1)
    lay(quest, "f09", 0, -2)
    lay(quest, "f01", 0, -3)
    set_morna(quest, state.tiles["fstart"])
    state.heroes[0].at, state.active = "f01", None
    run_script(play(quest), {0: ["end"]})
    assert state.turn == 1
    run = run_script(play(quest), {})
    assert state.morna_at == "f09"
    assert (state.turn, state.round) == (0, 2)
    assert any(isinstance(e, RoundBegan) for e in run.events)


def test_the_pit_is_crossed_freely_in_the_hunt() -> None:
    quest, _ = _hunt([])
    quest.hero(0).at = "fstart"
    lay(quest, "f02", 1, 0)
    run_script(move(quest, quest.hero(0), "move-east"), {})
    assert quest.hero(0).at == "f02"


def test_a_seed_falls_with_its_bearer() -> None:
    """R103."""
    quest, key = _hunt([1, 2, 6, 6, 6, 6])
    quest.hero(0).seeds = 2
    give(quest, quest.hero(0), "swamp-lantern")
    run_script(fight_on_tile(quest, quest.hero(0)), {0: ["fight"]}, otherwise="fight")
    assert quest.state.tiles[key].seeds == 2
