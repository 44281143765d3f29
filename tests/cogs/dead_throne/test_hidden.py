"""Other worlds: what others hold in secret lies otherwise there, and whoever looks on sees the same."""

from collections.abc import Callable

import pytest

from bot.engine import Chance
from cogs.dead_throne.game import GAME
from cogs.dead_throne.state.match import State
from cogs.dead_throne.state.people import Lone
from cogs.dead_throne.state.things import Thing, Trap
from cogs.dead_throne.view.sight import sight
from tests.cogs.dead_throne.meetings import ADA, BEN, CLEO, realm

TRIES = 20
Secret = Callable[[State], object]


def held() -> State:
    """Ben and Cleo carry things, have set traps, and Ben is on a Lone Quest."""
    state = realm("T1.inn", "T1.inn", "T1.inn").state
    ben, cleo = state.players[BEN], state.players[CLEO]
    ben.pack, cleo.pack = [Thing(901, "item", "torch", "market")], [Thing(902, "essence", "f4", "field")]
    cleo.sack = [Thing(903, "item", "crown-of-the-king", "loot")]
    spear = Thing(904, "item", "spear", "market")
    ben.traps, cleo.traps = [Trap(905, "rockfall")], [Trap(906, "bridge-saw", 2, [spear])]
    ben.lone = Lone("lq1", "field", "push", 1)
    return state


SECRETS: dict[str, Secret] = {
    "what is in a pack": lambda state: [(thing.kind, thing.key) for thing in state.players[BEN].pack],
    "which trap": lambda state: state.players[BEN].traps[0].key,
    "how strong a trap is": lambda state: state.players[BEN].traps[0].level,
    "what was added to it": lambda state: [thing.key for thing in state.players[CLEO].traps[0].added],
    "which way through a Lone Quest": lambda state: [
        player.lone.branch for player in state.players if player.lone is not None
    ],
}


@pytest.mark.parametrize("secret", SECRETS.values(), ids=SECRETS)
@pytest.mark.parametrize("viewer", [None, ADA])
def test_what_others_hold_lies_otherwise(secret: Secret, viewer: int | None) -> None:
    """R158."""
    chance, found = Chance(b"worlds"), set[str]()
    for _ in range(TRIES):
        state = held()
        before = sight(state, viewer)
        GAME.reshuffle_hidden(state, viewer, chance)
        assert sight(state, viewer) == before
        found.add(repr(secret(state)))
    assert len(found) > 1


@pytest.mark.parametrize("secret", [SECRETS["what is in a pack"], SECRETS["which trap"]])
def test_ones_own_stays(secret: Secret) -> None:
    state, chance = held(), Chance(b"worlds")
    before = secret(state)
    for _ in range(TRIES):
        GAME.reshuffle_hidden(state, BEN, chance)
    assert secret(state) == before


def test_who_has_the_crown_stays() -> None:
    """R121: everybody sees it."""
    state, chance = held(), Chance(b"worlds")
    for _ in range(TRIES):
        GAME.reshuffle_hidden(state, ADA, chance)
    assert [thing.key for thing in state.players[CLEO].sack] == ["crown-of-the-king"]
