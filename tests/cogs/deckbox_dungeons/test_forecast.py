"""What is said of the enemies' turn comes true, to the letter, up to the first wound (R14, section 5)."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.engine import Chance
from bot.engine.playout import mixed_policy, playout
from cogs.deckbox_dungeons.content.quest_kinds import QuestKey
from cogs.deckbox_dungeons.content.tables import QUESTS
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.acting import enemy_phase
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.pieces import Tile
from cogs.deckbox_dungeons.state.spots import Spot
from cogs.deckbox_dungeons.view.sight import sight
from tests.cogs.deckbox_dungeons.scenes import brannoc, enemy, hero, scene, tamsin
from tests.support.sampled import sampled
from tests.support.scripts import ScriptRun

Deed = tuple[int, tuple[Spot, ...], tuple[int, ...]]  # who, by which way, at whom


def promised(state: State) -> list[Deed]:
    """Of those who move or attack."""
    acting = sorted((one for one in sight(state, None).enemies if one.plan), key=lambda one: one.plan.turn)  # type: ignore[union-attr]
    return [
        (one.id, (one.at, *one.plan.path), one.plan.targets)
        for one in acting
        if one.plan and (one.plan.path or one.plan.attack)
    ]


def happens(state: State, chance: Chance) -> Iterator[tuple[Deed, bool]]:
    """The enemies' turn, nobody doing anything about it; and whether somebody was wounded by the deed."""
    run = ScriptRun(enemy_phase(Delve(state, chance)))
    while not run.is_over:
        prompt = run.prompts[0]
        assert prompt.default is not None
        run.answer(prompt.seat, prompt.default)
    for march in state.marches:
        yield (march.enemy, march.path, march.targets), bool(march.damage)


def check(state: bytes, chance: Chance) -> int:
    """Up to the first wound all came as promised; how many deeds that were."""
    said = promised(read(state))
    for number, (deed, has_hurt) in enumerate(happens(read(state), chance)):
        assert deed == said[number], f"{said[number]} was promised, {deed} came"
        if has_hurt:
            return number + 1
    return len(said)


def foreseen(quest: QuestKey, seats: int, seed: bytes) -> int:
    """In every position of a match that enemies stand in: as the dice fall, and where no enemy hits."""
    states: list[bytes] = []
    options = DeckboxOptions(quest=quest, level="dire", most_rounds=9)
    playout(GAME, seats, options, seed, (mixed_policy,), watch=lambda match: states.append(pack(match.state)))
    deeds = 0
    for one in dict.fromkeys(states):
        state = read(one)
        if state.enemies and state.phase == "heroes" and not state.result:
            check(one, Chance(seed))
            deeds += check(one, Chance.scripted(*[1] * 99))
    return deeds


def read(state: bytes) -> State:
    return msgspec.msgpack.decode(state, type=State)


pack = msgspec.msgpack.encode


@pytest.mark.parametrize("quest", sampled(["cellar", "choir", "king"], 1))
def test_a_forecast_comes_true(quest: QuestKey) -> None:
    assert foreseen(quest, 3, b"forecast") > 40


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("quest", QUESTS)
def test_forecasts_come_true_in_many_matches(quest: QuestKey, seats: int) -> None:
    assert sum(foreseen(quest, seats, b"forecast %d" % number) for number in range(10)) > 400


def test_no_space_is_promised_to_two_enemies() -> None:
    """Two Cutters of one mind: the second stands where the first leaves room."""
    foes = [enemy("goblin-cutter", (1, 2)), enemy("goblin-cutter", (1, 4))]
    delve = scene(brannoc((4, 3)), tamsin((6, 4)), enemies=foes)
    first, second = (one.plan for one in sight(delve.state, None).enemies)
    assert first is not None
    assert second is not None
    assert (first.turn, second.turn) == (1, 2)
    assert first.path[-1] != second.path[-1]


def test_r74_what_siphon_takes_is_foreseen() -> None:
    """The one Energy is gone when it chooses the brightest; so it shoots the weaker. Nobody has lost any yet."""
    one, friend = brannoc((4, 2), energy=1), tamsin((4, 4), health=2)
    delve = scene(one, friend, enemies=[enemy("hex-shaman", (0, 3))])
    (foe,) = sight(delve.state, None).enemies
    assert foe.plan is not None
    assert (foe.plan.targets, one.energy) == ((1,), 1)


def test_to_look_moves_nobody() -> None:
    delve = scene(brannoc((4, 3), energy=3), tamsin((6, 4)), enemies=[enemy("hex-shaman", (1, 3))])
    before = pack(delve.state)
    sight(delve.state, None)
    assert pack(delve.state) == before


def test_who_will_not_act_is_promised_nothing() -> None:
    foes = [enemy("goblin-cutter", (1, 2), is_stunned=True), enemy("ash-drake", (1, 4), is_asleep=True)]
    delve = scene(brannoc((4, 3)), hero("oruk", "great-maul", "rally", (6, 4)), enemies=foes, tiles=[Tile("14a", 0, 0)])
    assert [one.plan for one in sight(delve.state, None).enemies] == [None, None]
