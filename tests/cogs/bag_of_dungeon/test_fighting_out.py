"""Fighting to the end in one press: all comes out as round by round (R27, R37), and stops where there is a choice."""

from typing import Any

import msgspec
import pytest

from bot.engine import Answer, Chance, Match
from bot.engine.playout import mixed_policy, playout
from cogs.bag_of_dungeon.events.combat import RoundRolled
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.fight.fight import fight_on_tile
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, lay
from tests.support.sampled import sampled
from tests.support.scripts import ScriptRun

REACTIONS = {"dice", "damage"}
TRIED = 8  # fights of one match


def _twin(match: Match[Any]) -> Match[Any]:
    return Match.load(GAME, Chance(match.chance.seed), match.snapshot, list(match.answers), match.leaps)


def _press(match: Match[Any], key: str) -> list[Any]:
    """One press, and what comes of it where nobody reacts."""
    (prompt,) = match.prompts
    told = list(match.answer(Answer(prompt.number, prompt.seat, (key,))))
    while len(match.prompts) == 1 and (prompt := match.prompts[0]).word in REACTIONS:
        assert prompt.default is not None
        told += match.answer(Answer(prompt.number, prompt.seat, prompt.default))
    return told


def _rounds(told: list[Any]) -> int:
    return sum(isinstance(event, RoundRolled) for event in told)


def _standing(match: Match[Any]) -> Any:
    """All that counts: the state, what is asked, and the dice thrown."""
    asked = [msgspec.structs.replace(prompt, number=0) for prompt in match.prompts]
    return msgspec.to_builtins((match.state, asked)), match.chance.drawn, match.outcome


def _unworded(events: list[Any]) -> list[Any]:
    return [msgspec.structs.replace(event, wording=0) if hasattr(event, "wording") else event for event in events]


def _compare(match: Match[Any]) -> int:
    """Both ways from here; how many rounds were fought."""
    at_once, singly = _twin(match), _twin(match)
    told = _press(at_once, "fight-out")
    again = _press(singly, "fight")
    while _rounds(again) < _rounds(told):
        again += _press(singly, "fight")
    assert _unworded(told) == _unworded(again)
    assert _standing(at_once) == _standing(singly)
    return _rounds(told)


@pytest.mark.parametrize(
    "options", sampled([{"mode": "dungeon"}, {"mode": "forest"}, {"mode": "combined"}, {"house_tagging": True}], 1)
)
def test_one_press_or_many_come_to_the_same(options: dict[str, Any]) -> None:
    choosing, fought = Chance(b"fights").aside(str(options)), list[int]()

    def watch(match: Match[Any]) -> None:
        prompt = match.prompts[0] if match.prompts else None
        is_offered = prompt is not None and any(option.key == "fight-out" for option in prompt.options)
        if is_offered and len(fought) < TRIED and choosing.below(3):
            fought.append(_compare(match))

    for seed in (b"one", b"two", b"three"):
        playout(GAME, 3, BagOptions(most_rounds=15, **options), seed, (mixed_policy,), watch)
    assert len(fought) >= 3
    assert max(fought) > 1


def _faced(monster: str, dice: list[int], **hero: int) -> tuple[Quest, ScriptRun[Any]]:
    """A Fighter, 10 HP and 2d6+2, before a monster north of the Start, where there is a way back."""
    quest = adventure("sirrus", dice=dice)
    fighter = quest.hero(0)
    fighter.at, fighter.used = lay(quest, "d06", 0, -1, monster=monster).key, 1
    for name, value in hero.items():
        setattr(fighter, name, value)
    return quest, ScriptRun(fight_on_tile(quest, fighter))


def _offered(run: ScriptRun[Any]) -> set[str]:
    return {option.word for option in run.open[0].options}


def test_it_asks_again_as_soon_as_the_next_blow_could_fell() -> None:
    """A Mud Monster costs 9 HP at worst: 14 against 5."""
    quest, run = _faced("mud-monster", [1, 2, 1, 2, 1, 2, 6, 1])  # even at first, then 5 against 9
    assert run.open[0].main == "fight-out"
    run.answer(0, "fight-out")
    assert quest.hero(0).hp == 6
    assert quest.state.fight is not None
    assert quest.state.fight.round == 2
    assert _offered(run) == {"fight", "escape", "escape-new"}


def test_in_danger_it_is_not_offered_to_who_could_flee() -> None:
    _, run = _faced("mud-monster", [], hp=9)
    assert "fight-out" not in _offered(run)
    assert run.open[0].main == "fight"


def test_where_there_is_no_way_out_it_goes_on_to_the_end() -> None:
    quest = adventure("sirrus", dice=[1, 2, 6, 5, 1, 2, 6, 5])  # twice 5 against 15
    fighter = quest.hero(0)
    fighter.at, fighter.used, fighter.ap = lay(quest, "d06", 0, -1, monster="troll").key, 1, 0
    give(quest, fighter, "torch")
    run = ScriptRun(fight_on_tile(quest, fighter))
    assert _offered(run) == {"fight", "fight-out", "arrange"}
    run.answer(0, "fight-out")
    assert fighter.lives == 2
    assert run.is_over


def test_it_asks_again_where_one_may_flee_only_now() -> None:
    """R46: a round must be fought first."""
    quest = adventure("sirrus", dice=[1, 2, 1, 3])
    fighter = quest.hero(0)
    fighter.at, fighter.used = lay(quest, "d06", 0, -1, monster="goblin").key, 1
    give(quest, fighter, "torch")
    run = ScriptRun(fight_on_tile(quest, fighter, least_rounds=1))
    assert "fight-out" not in _offered(run)
    run.answer(0, "fight")
    assert {"escape", "fight-out"} <= _offered(run)
