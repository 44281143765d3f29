"""The types of quests, Ring Rocks, relics and events (R114 to R116)."""

from typing import Literal

from msgspec import Struct

from cogs.dead_throne.content.card_kinds import Effect
from cogs.dead_throne.content.land_kinds import Step, Terrain

QuestTask = Literal[
    "hand-in",  # `needs`, at a Tavern
    "inside",  # interact inside a structure
    "defeat",  # an enemy: human, of at least `level`
    "taverns",  # all three after the quest opened
    "fields",  # path steps on `count` field tiles
    "opponent",  # defeat a player in battle
    "terrains",  # enemies of `count` terrains
    "purse",  # show coin at a Tavern
    "trade",  # with somebody on one's step
    "quick-paths",  # on `count` tiles
    "trap",  # one of one's own springs
]


class Need(Struct, frozen=True):
    """What is given: so many of an item, or of a kind of thing.

    What: an item's key, or several with | between them, any of which will do; weapon, broken-weapon; essence-woods and
    so on; scroll; coin.
    """

    what: str
    count: int = 1


class QuestKind(Struct, frozen=True):
    """A Tavern quest (R114). `at`: the only step where it can be handed in; empty: any Tavern."""

    key: str
    task: QuestTask
    reward: tuple[Effect, ...]
    modes: str = ""  # S Solo, C Co-op
    needs: tuple[Need, ...] = ()
    at: Step = ""
    count: int = 0
    level: int = 0
    is_human: bool = False
    is_wide: bool = False


class Outcome(Struct, frozen=True):
    """What one or several faces of the die bring."""

    faces: tuple[int, ...]
    effects: tuple[Effect, ...] = ()


class Branch(Struct, frozen=True):
    """A way to go on with a Lone Quest: what it costs, whom one fights, what the die says, what one gets.

    `hours` of its hourglass pass before the reward.
    """

    key: str
    needs: tuple[Need, ...] = ()
    first: tuple[Effect, ...] = ()  # before anything else
    fight: str = ""  # an enemy with the figures of this one
    roll: tuple[Outcome, ...] = ()
    reward: tuple[Effect, ...] = ()
    hours: int = 0
    goal: Literal["", "tavern"] = ""  # reached before the hourglass has run


class LoneKind(Struct, frozen=True):
    """R115: only the finder's; they may always walk on instead."""

    key: str
    terrain: Terrain
    branches: tuple[Branch, ...]
    is_wide: bool = False


class RollKind(Struct, frozen=True):
    """A Ring Rock or a relic: the die says what happens (R116)."""

    key: str
    outcomes: tuple[Outcome, ...]

    def on(self, die: int) -> tuple[Effect, ...]:
        return next((one.effects for one in self.outcomes if die in one.faces), ())


class EventKind(Struct, frozen=True):
    """What happens at once, what the die says, or the choices there are."""

    key: str
    terrain: Terrain
    effects: tuple[Effect, ...] = ()
    roll: tuple[Outcome, ...] = ()
    choices: tuple[Branch, ...] = ()
    is_wide: bool = False
