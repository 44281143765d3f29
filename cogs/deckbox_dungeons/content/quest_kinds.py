"""The types of quests, their encounters and the map faces they are laid out with."""

from typing import Literal

from msgspec import Struct

from cogs.deckbox_dungeons.content.kinds import Level, Skill

Side = Literal["n", "e", "s", "w"]
Shape = Literal["slay", "fetch", "hold", "heist", "seals"]
QuestKey = Literal["cellar", "chapel", "choir", "hill", "night", "toll", "king"]


class FaceKind(Struct, frozen=True):
    """6.6: seven rows of seven spaces, north up; every face has its arrow on the southern exit."""

    key: str
    exits: str
    rows: tuple[str, ...]


class Effect(Struct, frozen=True):
    """What a deed brings about."""

    what: Literal["treasure", "tongue", "doom", "market", "energy", "heal", "stun", "flask", "forge", "seal"]
    amount: int = 0


class DeedKind(Struct, frozen=True):
    """R19, R69: an encounter action: so many successes with a skill, and what they bring."""

    skill: Skill
    needed: int
    effects: tuple[Effect, ...]


class Reveal(Struct, frozen=True):
    """What happens at once when an encounter is revealed (R27)."""

    what: Literal["check", "jar", "beggar"]
    skill: Skill = "dexterity"
    needed: int = 0
    damage: int = 0


class EncounterKind(Struct, frozen=True):
    """6.7, 6.9. `dice` for two heroes, `more` for each further one; `boss` by the number of heroes."""

    key: str
    dice: tuple[str, ...]
    more: tuple[str, ...] = ()
    boss: tuple[str, ...] = ()
    deed: DeedKind | None = None
    reveal: Reveal | None = None
    is_goal: bool = False
    is_wide: bool = False  # only where encounters are dealt wide (R89)
    is_always: bool = False  # dealt first (R89)


class Wave(Struct, frozen=True):
    """Q5: who stands up in the rounds from `first` on."""

    first: int
    dice: tuple[str, ...]


class Laid(Struct, frozen=True):
    """A tile that lies from the beginning."""

    face: str
    x: int
    y: int
    turns: int


class QuestKind(Struct, frozen=True):
    """6.7, 6.9. What a quest has not is empty or 0."""

    key: QuestKey
    number: int
    shape: Shape
    start: str
    body: tuple[str, ...]
    goal: str
    slots: dict[str, str]  # the enemy of each colour and icon
    encounter: tuple[EncounterKind, ...] = ()
    added: dict[Level, tuple[tuple[str, ...], ...]] = {}  # to each encounter or wave, by the number of heroes (R90)
    doom: dict[Level, int] = {}  # at which the quest is lost
    dawn: dict[Level, int] = {}  # the round at whose end it is won
    toll: tuple[int, ...] = ()  # the Treasure wanted, by the number of heroes
    must_find: tuple[Level, ...] = ()  # where the goal tile must lie before the party gets out: a level of ours (R90)
    late: int = 0  # the first round whose Refresh brings a blue die
    sleeps: int = 0  # rounds the boss sleeps after it is revealed
    is_hastened_by_downs: bool = False  # Doom rises when a hero is downed
    outer: tuple[Laid, ...] = ()
    waves: tuple[Wave, ...] = ()
    more: tuple[str, ...] = ()  # added to each wave for each hero above two


class Ready(Struct, frozen=True):
    """Three cards that go well together, for newcomers."""

    hero: str
    equipment: str
    ability: str
