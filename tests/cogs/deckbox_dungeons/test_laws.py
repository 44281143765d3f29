"""Laws that need no oracle: whatever is played, a purpose is not met already, and one pot takes one die at most."""

from collections.abc import Mapping

import pytest

from bot.engine import Chance, Match
from bot.engine.playout import Policy, adviser_policy, playout, random_policy
from cogs.deckbox_dungeons.game import GAME
from cogs.deckbox_dungeons.options import DeckboxOptions
from cogs.deckbox_dungeons.rules.combat.targets import can_strike
from cogs.deckbox_dungeons.rules.delve import Delve
from cogs.deckbox_dungeons.rules.enemies.choosing import plan
from cogs.deckbox_dungeons.rules.enemies.figures import blow
from cogs.deckbox_dungeons.state.match import State
from cogs.deckbox_dungeons.state.spots import apart, key_of, label

QUESTS = ("cellar", "chapel", "choir", "hill", "night", "toll", "king")


def keeps_the_laws(match: Match[State]) -> None:
    delve = Delve(match.state, Chance(b"nothing is rolled"))
    for prompt in match.prompts:
        for option in prompt.options:
            if option.key.startswith("to-") and option.group == "move":
                _is_worth_it(delve, prompt.seat, option.word, option.key, option.facts)
    for enemy in match.state.enemies if match.state.phase != "over" and delve.heroes else ():
        found = plan(delve, enemy).blow
        usual = None if found is None else blow(delve, enemy, found.mode)
        if found is not None and usual is not None:
            assert usual.dice - 1 <= found.dice <= usual.dice, "a pot takes one die of a shot"
            assert found.dice == usual.dice or found.mode == "ranged"


def _is_worth_it(delve: Delve, seat: int, word: str, key: str, facts: Mapping[str, object]) -> None:
    """The hero is not there already, and is when it goes there."""
    hero, spots = delve.hero(seat), {key_of(spot): spot for spot in delve.ground.marks}
    to = spots[key.removeprefix("to-")]
    assert facts["spot"] == label(to) != label(hero.at)
    assert facts["pits"] < hero.health or hero.items  # type: ignore[operator]
    if word == "to-enemy":
        foe = delve.enemy(facts["number"])  # type: ignore[arg-type]
        assert can_strike(delve.ground, to, foe.at, has_reach=False)
        assert not can_strike(delve.ground, hero.at, foe.at, has_reach=False), "a purpose that is met is offered"
    if word == "to-friend":
        assert any(apart(to, friend.at) == 1 < apart(hero.at, friend.at) for friend in delve.heroes)
    if word == "to-deed":
        pois = [delve.ground.poi(number) for number, _ in enumerate(delve.state.tiles)]
        assert any(apart(poi, to) <= 1 < apart(poi, hero.at) for poi in pois)
    if word == "to-exit":
        assert hero.at not in delve.ground.starts


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("policies", [(random_policy,), (adviser_policy, random_policy)], ids=["random", "mixed"])
def test_the_laws_hold_whatever_is_played(quest: str, policies: tuple[Policy, ...]) -> None:
    options = DeckboxOptions(quest=quest, most_rounds=4)  # type: ignore[arg-type]
    playout(GAME, 2 + QUESTS.index(quest) % 3, options, b"laws", policies, keeps_the_laws)
