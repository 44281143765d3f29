"""A player leaves the match (R132): the adventurer drops everything and is out, and the others go on."""

from bot.engine import Chance, Match, Outcome, leave
from bot.engine.answer import Answer
from bot.engine.playout import default_choice
from cogs.bag_of_dungeon.events.frame import WentHome
from cogs.bag_of_dungeon.game import GAME
from cogs.bag_of_dungeon.options import BagOptions
from cogs.bag_of_dungeon.rules.frame.departure import depart
from cogs.bag_of_dungeon.rules.frame.outcome import outcome
from cogs.bag_of_dungeon.rules.quest import Quest
from tests.cogs.bag_of_dungeon.maps import adventure, give, is_sound, lay
from tests.support.scripts import run_script


def _between_turns(quest: Quest, **fields: object) -> None:
    for name, value in {"active": None, **fields}.items():
        setattr(quest.state, name, value)


def test_r132_everything_falls_and_the_adventurer_is_out() -> None:
    quest = adventure("sirrus", "duric", mode="combined")
    leaver, other = quest.state.heroes
    den = lay(quest, "f05", 0, -1)
    give(quest, leaver, "iron-axe", "acme-insurance", "loyal-bear")
    leaver.at, leaver.seeds, leaver.lives = den.key, 2, 3
    _between_turns(quest, ring_with=leaver.index)
    told = run_script(depart(quest, 0), {})
    assert isinstance(told.events[0], WentHome)
    assert sorted(item.key for item in den.items) == ["acme-insurance", "iron-axe"]
    assert (den.seeds, quest.state.ring_at, quest.state.ring_with) == (2, den.key, None)
    assert (leaver.status, leaver.at, leaver.companions) == ("out", "", [])
    assert quest.hero(quest.state.order[quest.state.turn]) is other


def test_r132_r113_nobody_waits_for_the_seeds_of_who_has_left() -> None:
    quest = adventure("sirrus", "duric", mode="forest")
    leaver, bearer = quest.state.heroes
    tree = lay(quest, "ftree", 0, -1)
    for key in ("f10", "f11", "f20", "f29"):
        lay(quest, key, 9, int(key[1:]))
    leaver.seeds, bearer.seeds, bearer.at = 2, 2, tree.key
    _between_turns(quest, phase="gather")
    run_script(depart(quest, 0), {})
    assert quest.state.phase == "hunt"


def test_r132_the_last_one_to_leave_ends_it() -> None:
    quest = adventure("sirrus", "duric")
    run_script(depart(quest, 0), {})
    assert outcome(quest.state) is None
    run_script(depart(quest, 1), {})
    assert outcome(quest.state) == Outcome((), (0, 0))
    assert is_sound(quest)


def test_r132_who_has_left_does_not_win_with_the_others() -> None:
    quest = adventure("sirrus", "duric")
    run_script(depart(quest, 0), {})
    quest.hero(1).status, quest.hero(1).at, quest.state.result = "left", "", "ring"
    assert outcome(quest.state) == Outcome((1,), (0, 0))


def test_r132_in_the_middle_of_a_turn_it_waits_for_the_turns_end() -> None:
    match = Match.start(GAME, 2, BagOptions(first=1), Chance(b"leaver"))

    def by_default() -> int:
        """The seat that was asked."""
        prompt = match.prompts[0]
        match.answer(Answer(prompt.number, prompt.seat, default_choice(prompt, Chance(b"any"))))
        return prompt.seat

    while match.prompts[0].word != "menu":
        by_default()
    before = match.prompts
    assert match.answer(leave(0)) == []
    assert match.prompts == before
    assert match.view(None).heroes[0].status == "in"
    assert by_default() == 0
    assert match.view(None).heroes[0].status == "out"
    assert [by_default(), by_default()] == [1, 1]
