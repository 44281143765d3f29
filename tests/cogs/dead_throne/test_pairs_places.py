"""Two rules at once: where people meet twice, where stones lie and the mage begins, and when he comes back."""

from bot.engine import Chance, Choice
from cogs.dead_throne.options import ThroneOptions
from cogs.dead_throne.rules.people.death import LOSES_A_TURN
from cogs.dead_throne.rules.people.health import wound
from cogs.dead_throne.rules.realm import Realm
from cogs.dead_throne.rules.setting.choosing import choose_all
from cogs.dead_throne.rules.setting.setup import new_state
from cogs.dead_throne.rules.turn.walk import walk
from cogs.dead_throne.state.things import Ground
from tests.cogs.dead_throne.meetings import ADA, BEN, DECLINED, realm, usual, walks
from tests.cogs.dead_throne.scenes import by_default, words
from tests.support.scripts import ScriptRun


def test_r36_whoever_is_walked_over_twice_may_start_something_twice() -> None:
    world = realm("T1.r2", "T1.r1")
    ada = world.player(ADA)
    walks(ada, left=9)
    path = ("T1.r1", "T1.r6", "T1.r5", "T1.r4", "T1.r3", "T1.r2", "T1.r1", "T1.r6")
    run = ScriptRun(walk(world, ada, path))
    run.answer(BEN, DECLINED)
    run.answer(BEN, "battle")
    assert "battle-began" in words(run.events)


def test_r172_r120_saladar_whose_last_stone_his_victor_takes_is_fallen_like_anybody() -> None:
    """He has nothing to come back to as he dies: his next turn is lost as well."""
    world = realm("W.r1", "W.r1", "P.r1", "A.r1", "O.r1")
    ada, ben, *_ = world.players
    ada.character = "saladar"
    world.state.ground["W.r3"] = Ground(stones=["green-1"])
    by_default(wound(world, ada, 20, ben))
    assert (ben.stones, ada.is_out, ada.fallen) == (["green-1"], False, LOSES_A_TURN)


def test_r3_r4_two_stones_may_lie_on_one_step_and_a_mage_without_any_may_begin_in_the_lighthouse() -> None:
    for lays in ("lay-w-r3", "keep"):
        world = begun(lays)
        ground = world.state.ground.get("W.r3", Ground())
        mage = next(player for player in world.players if player.is_saladar)
        assert (ground.stones or mage.stones) == ["green-1", "green-2"]
        assert (mage.at == "G.light") == (lays == "keep")


def begun(lays: str) -> Realm:
    """Two Heroes and the mage, who takes both green stones."""
    chance = Chance(b"any")
    world = Realm(new_state(3, ThroneOptions(), chance), chance)
    wanted: dict[str, Choice] = {"which-stones": ("choose-green-1", "choose-green-2"), "stones": (lays,)}
    wanted["start"] = ("start-g-light",)
    run = ScriptRun(choose_all(world))
    while run.prompts:
        prompt = run.prompts[0]
        said = wanted.get(prompt.word, prompt.default or (prompt.options[0].key,))
        run.answer(prompt.seat, said if prompt.is_legal(said) else usual(prompt), prompt.word)
    return world
